import { transferCategoryKind } from "./category-kinds.ts"
import { CategoryList } from "./category-list.tsx"

/** Every group of transfers. */
export default function TransferCategoryListScreen() {
  return <CategoryList kind={transferCategoryKind} />
}
