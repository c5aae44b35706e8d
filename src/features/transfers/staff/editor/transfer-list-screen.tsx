import DirectionsCarIcon from "@mui/icons-material/DirectionsCar"
import { Button } from "@mui/material"
import { LinkBase, SelectInput, useTranslate } from "react-admin"
import { CatalogueList } from "#features/catalogue/staff/catalogue-list.tsx"
import { useChoices } from "#features/catalogue/staff/use-choices.ts"
import { transferKind } from "./transfer-kind.ts"

/** All transfers. */
export function TransferListScreen() {
  const translate = useTranslate()
  const categories = useChoices("/transfer-categories?active=all")
  return (
    <CatalogueList
      kind={transferKind}
      filters={[
        <SelectInput
          key="category"
          source="category"
          label="content.fields.category"
          choices={categories}
          translateChoice={false}
          alwaysOn
        />,
      ]}
    >
      <Button component={LinkBase} to="/staff/vehicles" startIcon={<DirectionsCarIcon />} sx={{ mb: 1 }}>
        {translate("transfers.toVehicles")}
      </Button>
    </CatalogueList>
  )
}
