import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { placeSections, tourCategorySections, transferCategorySections } from "./category-inputs.tsx"
import {
  newPlace,
  newTourCategory,
  newTransferCategory,
  placeKind,
  tourCategoryKind,
  transferCategoryKind,
} from "./category-kinds.ts"
import { CategoryList } from "./category-list.tsx"

export const placeScreens = contentScreens({
  kind: placeKind,
  sections: placeSections,
  defaults: newPlace,
  list: () => <CategoryList kind={placeKind} />,
})

export const tourCategoryScreens = contentScreens({
  kind: tourCategoryKind,
  sections: tourCategorySections,
  defaults: newTourCategory,
  list: () => <CategoryList kind={tourCategoryKind} />,
})

export const transferCategoryScreens = contentScreens({
  kind: transferCategoryKind,
  sections: transferCategorySections,
  defaults: newTransferCategory,
  list: () => <CategoryList kind={transferCategoryKind} />,
})
