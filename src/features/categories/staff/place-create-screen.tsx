import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { placeSections } from "./category-inputs.tsx"
import { newPlace, placeKind } from "./category-kinds.ts"

/** Adds a destination. */
export default function PlaceCreateScreen() {
  return <ContentCreate kind={placeKind} sections={placeSections} defaults={newPlace} />
}
