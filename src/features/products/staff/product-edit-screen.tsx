import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { productKind } from "./product-kind.ts"
import { productSections } from "./product-sections.tsx"

/** Edits a product. */
export default function ProductEditScreen() {
  return <ContentEdit kind={productKind} sections={productSections} />
}
