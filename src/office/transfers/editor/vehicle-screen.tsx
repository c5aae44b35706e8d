import AddIcon from "@mui/icons-material/Add"
import { Alert, Box, Typography } from "@mui/material"
import { NumberInput, TextInput, Title } from "react-admin"
import { useWatch } from "react-hook-form"
import { describeLoads } from "#domain/transfers/vehicle.ts"
import { useWords } from "#office/frame/hooks/use-words.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { DialogButton } from "#office/ui/forms/dialog-button.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { useSaving } from "#office/ui/forms/use-saving.ts"
import { Hint } from "#office/ui/hint.tsx"
import { Section } from "#office/ui/section.tsx"
import { type ListedVehicle, useVehicles } from "../use-vehicles.ts"

/** The vehicles that transfers are priced for, with the people that each takes. */
export default function VehicleScreen() {
  const { translate, localized } = useWords()
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
                        {localized(name)}
                      </Typography>
                      <Hint component="span">{localized(describeLoads(loads))}</Hint>
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

type DialogProps = { vehicle?: ListedVehicle; onClose: () => void }
type Load = { people: number | null; largeBags: number | null }
type Values = {
  code: string
  name: { en: string | null; vi?: string | null | undefined }
  seats: number | null
  loads: Load[]
}

const MAX_LOADS = 6
const NEW_LOAD: Load = { people: null, largeBags: null }
const NEW: Values = { code: "", name: { en: "", vi: "" }, seats: null, loads: [NEW_LOAD] }

/** Adds or changes a vehicle. */
function VehicleDialog({ vehicle, onClose }: DialogProps) {
  const path = `/transfers/vehicles/${vehicle?.code}`
  const removing = useSaving({
    save: () => callApi(path, { method: "DELETE" }),
    done: "vehicles.removed",
    onDone: onClose,
  })
  return (
    <FormDialog<Values>
      title={vehicle ? "vehicles.edit" : "vehicles.new"}
      values={vehicle ?? NEW}
      save={({ code, name, seats, loads }) => {
        const body = { name: { en: name?.en ?? "", ...(name?.vi && { vi: name.vi }) }, seats, loads }
        return vehicle
          ? callApi(path, { method: "PUT", body: { ...body, version: vehicle.version } })
          : callApi("/transfers/vehicles", { method: "POST", body: { code: code ?? "", ...body } })
      }}
      done="vehicles.saved"
      submit="vehicles.save"
      onClose={onClose}
      actions={
        vehicle && (
          <ActionButton label="vehicles.remove" color="error" sx={{ mr: "auto" }} onClick={() => removing.send({})} />
        )
      }
    >
      {removing.problem && (
        <Alert severity="error" role="alert">
          {removing.problem}
        </Alert>
      )}
      {!vehicle && <TextInput source="code" label="vehicles.code" isRequired autoFocus />}
      <BilingualInput source="name" isRequired />
      <NumberInput source="seats" isRequired />
      <LoadInputs />
    </FormDialog>
  )
}

/** Inputs for a vehicle's capacity: rows of people and large bags. */
function LoadInputs() {
  const loads: Load[] = useWatch({ name: "loads" })
  return (
    <>
      <ItemsInput
        resource="transfers"
        source="loads"
        label="vehicles.takes"
        helperText="vehicles.takesHint"
        inline
        disableReordering
        disableRemove={loads.length === 1}
        disableAdd={loads.length === MAX_LOADS}
        add="vehicles.addLoad"
        item={NEW_LOAD}
      >
        <NumberInput source="people" label="vehicles.people" isRequired />
        <NumberInput source="largeBags" label="vehicles.largeBags" isRequired />
      </ItemsInput>
      <FieldMessage source="loads" />
    </>
  )
}
