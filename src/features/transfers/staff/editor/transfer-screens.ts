import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newTransfer, transferKind } from "./transfer-kind.ts"
import { TransferListScreen } from "./transfer-list-screen.tsx"
import { transferSections } from "./transfer-sections.tsx"

export const transferScreens = contentScreens({
  kind: transferKind,
  sections: transferSections,
  defaults: newTransfer,
  list: TransferListScreen,
})
