import { Stack } from "@mui/material"
import { useState } from "react"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { useCall } from "#office/frame/hooks/use-call.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { useTourCurrency } from "#office/ui/fields/tour-picker.tsx"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { CallOffDialog } from "../call-off-dialog.tsx"
import { TermsFields } from "../departure-fields.tsx"
import { MessageDialog } from "../message/message-dialog.tsx"
import { MoveDepartureDialog } from "../move-departure-dialog.tsx"

type Dialog = "edit" | "move" | "callOff" | "message"

/** Buttons for a departure in its current state, the next step first. */
export function DepartureActions({ departure }: { departure: StaffDeparture }) {
  const { call, isSending } = useCall()
  const [dialog, setDialog] = useState<Dialog>()
  const { _id, status, version, minimum } = departure
  const isOnSale = status === "open" || status === "guaranteed"
  const close = () => setDialog(undefined)
  const guarantee = () => call({ path: `/departures/${_id}/guarantee`, done: "departures.actions.guaranteed" })
  const sell = (isOpen: boolean) =>
    call({
      path: `/departures/${_id}`,
      method: "PUT",
      body: { isOpen, version },
      done: isOpen ? "departures.actions.saleOpened" : "departures.actions.saleClosed",
    })
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      {status !== "called-off" && (
        <>
          {status !== "guaranteed" && minimum !== null && (
            <ActionButton
              label="departures.actions.guarantee"
              variant="contained"
              disabled={isSending}
              onClick={guarantee}
            />
          )}
          <ActionButton label="departures.actions.edit" variant="outlined" onClick={() => setDialog("edit")} />
          <ActionButton label="departures.actions.move" variant="outlined" onClick={() => setDialog("move")} />
          <ActionButton
            label={isOnSale ? "departures.actions.closeSale" : "departures.actions.openSale"}
            variant="outlined"
            disabled={isSending}
            onClick={() => sell(!isOnSale)}
          />
          <ActionButton label="departures.actions.callOff" color="error" onClick={() => setDialog("callOff")} />
        </>
      )}
      {departure.booked > 0 && (
        <ActionButton label="departures.message.open" variant="outlined" onClick={() => setDialog("message")} />
      )}
      {dialog === "message" && <MessageDialog departure={departure} onClose={close} />}
      {dialog === "edit" && <EditDepartureDialog departure={departure} onClose={close} />}
      {dialog === "move" && <MoveDepartureDialog departure={departure} onClose={close} />}
      {/* Stays open after the departure is cancelled, to list the guests to call. */}
      {dialog === "callOff" && <CallOffDialog departure={departure} onClose={close} />}
    </Stack>
  )
}

type EditProps = { departure: StaffDeparture; onClose: () => void }

const FIELDS = ["capacity", "minimum", "price"] as const

/** Changes places and price of a departure. Only changes are sent, so that those of colleagues survive. */
function EditDepartureDialog({ departure, onClose }: EditProps) {
  // Kept from the moment of opening: a colleague's change meanwhile must be noticed.
  const [{ version, ...opened }] = useState(departure)
  const save = (values: Record<string, unknown>) => {
    const terms = Object.fromEntries(FIELDS.map((name) => [name, values[name] ?? EMPTY[name]]))
    const changed = pick(terms, ...changedFields(terms, opened))
    return callApi(`/departures/${opened._id}`, { method: "PUT", body: { ...changed, version } })
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
    </FormDialog>
  )
}

/** The values of emptied fields. */
const EMPTY = { capacity: undefined, minimum: null, price: null }
