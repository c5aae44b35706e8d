import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { transferCategorySections } from "./category-inputs.tsx"
import { transferCategoryKind } from "./category-kinds.ts"

/** Edits a group of transfers. */
export default function TransferCategoryEditScreen() {
  return <ContentEdit kind={transferCategoryKind} sections={transferCategorySections} />
}
