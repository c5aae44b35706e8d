import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { productKind } from "./product-kind.ts"

/** All products. */
export default function ProductListScreen() {
  return <CatalogueList kind={productKind} />
}
