import DirectionsCarIcon from "@mui/icons-material/DirectionsCar"
import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { contentScreens } from "#staff/ui/content/content-screens.tsx"
import { newTransfer, transferKind } from "./transfer-kind.ts"
import { transferSections } from "./transfer-sections.tsx"

export const transferScreens = contentScreens({
  kind: transferKind,
  sections: transferSections,
  defaults: newTransfer,
  list: TransferList,
})

function TransferList() {
  return (
    <CatalogueList kind={transferKind} categories="/transfer-categories">
      <ActionButton label="transfers.toVehicles" to="/staff/vehicles" startIcon={<DirectionsCarIcon />} />
    </CatalogueList>
  )
}
