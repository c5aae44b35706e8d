import { placeKind } from "./category-kinds.ts"
import { CategoryList } from "./category-list.tsx"

/** Every destination. */
export default function PlaceListScreen() {
  return <CategoryList kind={placeKind} />
}
