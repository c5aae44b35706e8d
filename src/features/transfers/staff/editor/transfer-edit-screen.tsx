import { ContentEdit } from "#staff/ui/content/content-form.tsx"
import { transferKind } from "./transfer-kind.ts"
import { transferSections } from "./transfer-sections.tsx"

/** Edits a transfer. */
export default function TransferEditScreen() {
  return <ContentEdit kind={transferKind} sections={transferSections} />
}
