import { TextField, type TextFieldProps } from "@mui/material"
import { useTranslate } from "react-admin"
import { CountField } from "#staff/ui/fields/count-field.tsx"
import type { Details, NewOrder } from "./new-order.ts"

/** `errors` are the API's, by field. */
export type OrderProps = {
  order: NewOrder
  details: Details
  change: (part: Partial<NewOrder>) => void
  errors: Record<string, string>
}

type Text =
  | "pickupPlace"
  | "dropoffPlace"
  | "nameSign"
  | "travelerList"
  | "name"
  | "phone"
  | "email"
  | "specialRequests"

type Props = OrderProps &
  Pick<TextFieldProps, "type" | "required" | "multiline"> & {
    name: Text
    /** The field of the API, if it is called differently there. */
    path?: string
    label: string
    help?: string
  }

/** A text of the order. */
export function OrderField({ order, change, errors, name, path = name, label, help, details: _, ...input }: Props) {
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

type Count = "adults" | "children" | "childSeats" | "extraStops" | "waitingHours"

type CountProps = OrderProps & { name: Count; path?: string; label: string; min?: number; help?: string }

/** A number input of the order. */
export function OrderCount({ order, change, errors, name, path = name, label, min = 0, help = "" }: CountProps) {
  return (
    <CountField
      label={label}
      value={order[name]}
      min={min}
      onChange={(count) => change({ [name]: count })}
      error={path in errors}
      helperText={errors[path] ?? help}
    />
  )
}
