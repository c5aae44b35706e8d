import AddIcon from "@mui/icons-material/Add"
import { useState } from "react"
import { useNavigate } from "react-admin"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import type { FoundProduct, NewOrder } from "./new-order.ts"

type Props = { label: string; tourId?: string | undefined; order: Partial<NewOrder> }

/** Opens the phone booking form with the enquiry's details filled in. Leaves out a tour that no longer exists. */
export function NewBookingButton({ label, tourId, order }: Props) {
  const navigate = useNavigate()
  const [isLoading, setLoading] = useState(false)
  const open = async () => {
    setLoading(true)
    const tour = tourId && (await callApi(`/tours/${tourId}`).catch(() => undefined))
    const product: FoundProduct | null = tour ? { ...tour.data, productType: "tour" } : null
    navigate("/staff/bookings/create", { state: { record: { ...order, product } } })
  }
  return <ActionButton label={label} variant="outlined" startIcon={<AddIcon />} disabled={isLoading} onClick={open} />
}
