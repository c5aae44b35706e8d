import { useState } from "react"
import type { StaffDeparture } from "#features/departures/departure.ts"
import { callApi } from "#staff/http.ts"
import { FormDialog } from "#staff/ui/forms/form-dialog.tsx"
import { useTourCurrency } from "#staff/ui/tour-picker.tsx"
import { CrewFields, TermsFields } from "../departure-fields.tsx"

type Props = { departure: StaffDeparture; onClose: () => void }

const FIELDS = ["capacity", "minimum", "price", "guide", "vehicle"] as const

/** Changes seats, price and crew of a departure. Only what was changed is sent, so that colleagues' changes survive. */
export function EditDepartureDialog({ departure, onClose }: Props) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [{ version, ...opened }] = useState(departure)
  const save = (values: Record<string, unknown>) => {
    const changed = FIELDS.filter((name) => (values[name] ?? EMPTY[name]) !== opened[name])
    const body = Object.fromEntries(changed.map((name) => [name, values[name] ?? EMPTY[name]]))
    return callApi(`/departures/${opened._id}`, { method: "PUT", body: { ...body, version } })
  }
  return (
    <FormDialog
      title="departures.actions.edit"
      values={opened}
      save={save}
      done="departures.actions.saved"
      submit="departures.actions.save"
      onClose={onClose}
    >
      <TermsFields currency={useTourCurrency(departure.tour._id)} />
      <CrewFields />
    </FormDialog>
  )
}

/** What an emptied field means. */
const EMPTY = { capacity: undefined, minimum: null, price: null, guide: "", vehicle: "" }
