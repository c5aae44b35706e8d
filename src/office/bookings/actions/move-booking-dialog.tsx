import { Alert } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import type { HttpError } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"
import { MoveDialog } from "./move-dialog.tsx"

type Props = {
  bookingId: string
  /** The day that it was dragged to. */
  date?: string | undefined
  onClose: () => void
}

/** Loads a booking and asks before it moves to another day, with the new price. */
export function MoveBookingDialog({ bookingId, date, onClose }: Props) {
  const { data, error } = useQuery<StaffBooking, HttpError>({
    queryKey: ["bookings", bookingId, "to move"],
    queryFn: async () => (await callApi(`/bookings/${bookingId}`)).booking,
    staleTime: 0,
    gcTime: 0,
  })
  if (data) return <MoveDialog booking={data} date={date} onClose={onClose} />
  if (!error) return null
  return (
    <FormDialog title="bookings.actions.move" onClose={onClose}>
      <Alert severity="error">{error.message}</Alert>
    </FormDialog>
  )
}
