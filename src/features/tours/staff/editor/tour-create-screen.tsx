import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { newTour, tourKind } from "./tour-kind.ts"
import { tourSections } from "./tour-sections.tsx"

/** Adds a tour. */
export default function TourCreateScreen() {
  return <ContentCreate kind={tourKind} sections={tourSections} defaults={newTour} />
}
