import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { tourKind } from "./tour-kind.ts"
import { tourSections } from "./tour-sections.tsx"

/** Edits a tour. */
export default function TourEditScreen() {
  return <ContentEdit kind={tourKind} sections={tourSections} />
}
