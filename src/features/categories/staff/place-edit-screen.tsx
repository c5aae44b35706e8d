import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { placeSections } from "./category-inputs.tsx"
import { placeKind } from "./category-kinds.ts"

/** Edits a destination. */
export default function PlaceEditScreen() {
  return <ContentEdit kind={placeKind} sections={placeSections} />
}
