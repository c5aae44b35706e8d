import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { tourCategorySections } from "./category-inputs.tsx"
import { newTourCategory, tourCategoryKind } from "./category-kinds.ts"

/** Adds a theme of tours. */
export default function TourCategoryCreateScreen() {
  return <ContentCreate kind={tourCategoryKind} sections={tourCategorySections} defaults={newTourCategory} />
}
