import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { newProduct, productKind } from "./product-kind.ts"
import { productSections } from "./product-sections.tsx"

/** Adds a product. */
export default function ProductCreateScreen() {
  return <ContentCreate kind={productKind} sections={productSections} defaults={newProduct} />
}
