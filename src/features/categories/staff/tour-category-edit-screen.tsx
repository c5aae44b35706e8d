import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { tourCategorySections } from "./category-inputs.tsx"
import { tourCategoryKind } from "./category-kinds.ts"

/** Edits a theme of tours. */
export default function TourCategoryEditScreen() {
  return <ContentEdit kind={tourCategoryKind} sections={tourCategorySections} />
}
