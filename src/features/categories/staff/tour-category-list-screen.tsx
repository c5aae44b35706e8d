import { tourCategoryKind } from "./category-kinds.ts"
import { CategoryList } from "./category-list.tsx"

/** Every theme of tours. */
export default function TourCategoryListScreen() {
  return <CategoryList kind={tourCategoryKind} />
}
