import { Alert } from "@mui/material"
import { ArrayInput, NumberInput, SimpleFormIterator, TextInput } from "react-admin"
import { useWatch } from "react-hook-form"
import { callApi } from "#staff/http.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { AddItemButton } from "#staff/ui/content/add-item-button.tsx"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import { FieldMessage } from "#staff/ui/content/field-message.tsx"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { useSaving } from "#staff/ui/forms/use-saving.ts"
import type { ListedVehicle } from "./use-vehicles.ts"

type Props = { vehicle?: ListedVehicle; onClose: () => void }
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
export function VehicleDialog({ vehicle, onClose }: Props) {
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
      <BilingualInput source="name" label="content.fields.name" isRequired />
      <NumberInput source="seats" label="content.fields.seats" isRequired />
      <LoadInputs />
    </FormDialog>
  )
}

/** What a vehicle takes: rows of people and large bags. */
function LoadInputs() {
  const loads = useWatch({ name: "loads" }) as Load[]
  return (
    <>
      <ArrayInput source="loads" label="vehicles.takes" helperText="vehicles.takesHint">
        <SimpleFormIterator
          resource="transfers"
          inline
          fullWidth
          disableClear
          disableReordering
          disableRemove={loads.length === 1}
          disableAdd={loads.length === MAX_LOADS}
          addButton={<AddItemButton label="vehicles.addLoad" item={NEW_LOAD} />}
        >
          <NumberInput source="people" label="vehicles.people" isRequired />
          <NumberInput source="largeBags" label="vehicles.largeBags" isRequired />
        </SimpleFormIterator>
      </ArrayInput>
      <FieldMessage source="loads" />
    </>
  )
}
