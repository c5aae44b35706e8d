import AddIcon from "@mui/icons-material/Add"
import { Box, Typography } from "@mui/material"
import { Title, useTranslate } from "react-admin"
import { describeLoads } from "#features/transfers/transfer.ts"
import { inLanguage } from "#i18n/localized.ts"
import { DialogButton } from "#staff/ui/forms/dialog-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Section } from "#staff/ui/section.tsx"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { useVehicles } from "./use-vehicles.ts"
import { VehicleDialog } from "./vehicle-dialog.tsx"

/** The vehicles that transfers are priced for, with the people that each takes. */
export default function VehicleScreen() {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const vehicles = useVehicles()
  return (
    <Box sx={{ py: 2, maxWidth: 760 }}>
      <Title title="vehicles.name" />
      <Section
        title="vehicles.name"
        action={
          <DialogButton
            label="vehicles.new"
            variant="contained"
            startIcon={<AddIcon />}
            dialog={(onClose) => <VehicleDialog onClose={onClose} />}
          />
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
                <DialogButton
                  fullWidth
                  color="inherit"
                  label={
                    <>
                      <Typography component="span" sx={{ display: "block", fontWeight: 600 }}>
                        {inLanguage(name, language)}
                      </Typography>
                      <Hint component="span">{inLanguage(describeLoads(loads), language)}</Hint>
                    </>
                  }
                  dialog={(onClose) => <VehicleDialog vehicle={vehicle} onClose={onClose} />}
                  sx={{ display: "block", textAlign: "left", py: 1.25 }}
                />
              </Box>
            )
          })}
        </Box>
      </Section>
    </Box>
  )
}
