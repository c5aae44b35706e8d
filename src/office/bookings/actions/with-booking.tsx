import { Alert } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import type { ReactNode } from "react"
import type { HttpError } from "react-admin"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { callApi } from "#office/frame/http.ts"
import { FormDialog } from "#office/ui/forms/form-dialog.tsx"

type Props = {
  bookingId: string
  /** The title of the dialog that says why the booking can't be loaded. */
  title: string
  onClose: () => void
  children: (booking: StaffBooking) => ReactNode
}

/** Loads a whole booking for a dialog. */
export function WithBooking({ bookingId, title, onClose, children }: Props) {
  const { data, error } = useQuery<StaffBooking, HttpError>({
    queryKey: ["bookings", bookingId, "for a dialog"],
    queryFn: async () => (await callApi(`/bookings/${bookingId}`)).booking,
    staleTime: 0,
    gcTime: 0,
  })
  if (data) return children(data)
  if (!error) return null
  return (
    <FormDialog title={title} onClose={onClose}>
      <Alert severity="error">{error.message}</Alert>
    </FormDialog>
  )
}
