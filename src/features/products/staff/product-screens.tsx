import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newProduct, productKind } from "./product-kind.ts"
import { productSections } from "./product-sections.tsx"

export const productScreens = contentScreens({
  kind: productKind,
  sections: productSections,
  defaults: newProduct,
  list: () => <CatalogueList kind={productKind} />,
})
