import DirectionsCarIcon from "@mui/icons-material/DirectionsCar"
import { Button } from "@mui/material"
import { LinkBase, useTranslate } from "react-admin"
import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
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
  const translate = useTranslate()
  return (
    <CatalogueList kind={transferKind} categories="/transfer-categories">
      <Button component={LinkBase} to="/staff/vehicles" startIcon={<DirectionsCarIcon />}>
        {translate("transfers.toVehicles")}
      </Button>
    </CatalogueList>
  )
}
