import { BooleanInput, TextInput } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { callApi } from "#office/frame/http.ts"

/** Changes a booking of that version. @throws HttpError of react-admin, with the errors of the fields */
export function changeBooking({ _id, version }: StaffBooking, changes: object): Promise<unknown> {
  return callApi(`/bookings/${_id}`, { method: "PUT", body: { notifyGuest: false, ...changes, version } })
}

/** Asks why, for the history. Guests don't read it. */
export function ReasonInput() {
  return <TextInput source="reason" label="bookings.history.why" helperText="bookings.history.whyHint" />
}

/** Asks whether the guest gets a mail about the change. */
export function NotifyInput({ booking }: { booking: StaffBooking }) {
  if (!booking.customerInfo.email) return null
  return <BooleanInput source="notifyGuest" label="bookings.page.tellGuest" />
}
