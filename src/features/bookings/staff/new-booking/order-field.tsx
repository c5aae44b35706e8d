import { TextField, type TextFieldProps } from "@mui/material"
import { useTranslate } from "react-admin"
import type { NewOrder } from "./new-order.ts"

/** `errors` are the API's, by field. */
export type OrderProps = {
  order: NewOrder
  change: (part: Partial<NewOrder>) => void
  errors: Record<string, string>
}

type Text =
  | "travelDate"
  | "pickupTime"
  | "flightNumber"
  | "flightTime"
  | "pickupPlace"
  | "dropoffPlace"
  | "name"
  | "phone"
  | "email"
  | "specialRequests"

type Props = OrderProps &
  Pick<TextFieldProps, "type" | "required" | "multiline" | "slotProps"> & {
    name: Text
    /** The field of the API, if it is called differently there. */
    path?: string
    label: string
    help?: string
  }

/** A text, date or time of the order. */
export function OrderField({ order, change, errors, name, path = name, label, help, ...input }: Props) {
  const translate = useTranslate()
  return (
    <TextField
      label={translate(label)}
      value={order[name]}
      onChange={(event) => change({ [name]: event.target.value })}
      error={path in errors}
      helperText={errors[path] ?? help ?? ""}
      {...input}
    />
  )
}
