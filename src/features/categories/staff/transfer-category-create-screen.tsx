import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { transferCategorySections } from "./category-inputs.tsx"
import { newTransferCategory, transferCategoryKind } from "./category-kinds.ts"

/** Adds a group of transfers. */
export default function TransferCategoryCreateScreen() {
  return (
    <ContentCreate kind={transferCategoryKind} sections={transferCategorySections} defaults={newTransferCategory} />
  )
}
