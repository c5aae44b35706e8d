import { ContentCreate } from "#staff/ui/content/content-form.tsx"
import { newTransfer, transferKind } from "./transfer-kind.ts"
import { transferSections } from "./transfer-sections.tsx"

/** Adds a transfer. */
export default function TransferCreateScreen() {
  return <ContentCreate kind={transferKind} sections={transferSections} defaults={newTransfer} />
}
