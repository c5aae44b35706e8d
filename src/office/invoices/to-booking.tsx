import { useEffect } from "react"
import { useGetRecordId, useRedirect } from "react-admin"

/** Leads from an invoice to its booking, which has the same id. */
export default function ToBooking() {
  const id = useGetRecordId()
  const redirect = useRedirect()
  useEffect(() => redirect("show", "bookings", id), [id, redirect])
  return null
}
