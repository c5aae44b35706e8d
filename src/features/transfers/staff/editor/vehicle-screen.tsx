import AddIcon from "@mui/icons-material/Add"
import { Box, Button, Typography } from "@mui/material"
import { useQueryClient } from "@tanstack/react-query"
import { useState } from "react"
import { Title, useTranslate } from "react-admin"
import { describeLoads } from "#features/transfers/transfer.ts"
import { inLanguage } from "#i18n/localized.ts"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { type ListedVehicle, useVehicles } from "./use-vehicles.ts"
import { VehicleDialog } from "./vehicle-dialog.tsx"

/** The vehicles that transfers are priced for, with the people that each takes. */
export default function VehicleScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const vehicles = useVehicles()
  const queryClient = useQueryClient()
  const [edited, setEdited] = useState<ListedVehicle | "new">()
  const close = async () => {
    setEdited(undefined)
    await queryClient.invalidateQueries({ queryKey: ["vehicles"] })
  }
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Title title="vehicles.name" />
      <Section
        title={translate("vehicles.name")}
        action={
          <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited("new")}>
            {translate("vehicles.new")}
          </Button>
        }
      >
        <Typography color="text.secondary" sx={{ mb: 1 }}>
          {translate("vehicles.hint")}
        </Typography>
        <Box component="ul" sx={{ listStyle: "none", m: 0, p: 0 }}>
          {vehicles.map((vehicle) => {
            const { code, name, loads } = vehicle
            return (
              <Box key={code} component="li" sx={{ borderTop: 1, borderColor: "divider" }}>
                <Button
                  fullWidth
                  color="inherit"
                  onClick={() => setEdited(vehicle)}
                  sx={{ display: "block", textAlign: "left", py: 1.25 }}
                >
                  <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
                    {inLanguage(name, language)}
                  </Typography>
                  <Typography component="span" variant="body2" color="text.secondary">
                    {inLanguage(describeLoads(loads), language)}
                  </Typography>
                </Button>
              </Box>
            )
          })}
        </Box>
      </Section>
      {edited && <VehicleDialog vehicle={edited === "new" ? undefined : edited} close={close} />}
    </Box>
  )
}
