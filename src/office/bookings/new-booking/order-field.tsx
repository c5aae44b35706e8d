import { TextField, type TextFieldProps } from "@mui/material"
import { useTranslate } from "react-admin"
import type { PickupZone } from "#domain/catalogue/content.ts"
import { inLanguage } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { usePriceText } from "#office/ui/money.tsx"
import type { Details, NewOrder } from "./new-order.ts"

/** `errors` are the API's, by field. */
export type OrderProps = {
  order: NewOrder
  details: Details
  change: (part: Partial<NewOrder>) => void
  errors: Record<string, string>
}

/** The names of the order's parts that are texts, or numbers. */
type NamesOf<T> = { [Name in keyof NewOrder]: NewOrder[Name] extends T ? Name : never }[keyof NewOrder]

type Props = OrderProps &
  Pick<TextFieldProps, "type" | "required" | "multiline"> & {
    name: NamesOf<string>
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

type CountProps = OrderProps & { name: NamesOf<number>; path?: string; label: string; min?: number; help?: string }

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

type ZoneProps = OrderProps & { zones: PickupZone[]; currency: Currency }

/** The area of the pick-up, with what it costs. Nothing if the product has none. */
export function ZoneField({ order, change, zones, currency }: ZoneProps) {
  const language = useStaffLanguage()
  const priceText = usePriceText()
  if (zones.length === 0) return null
  const named = ({ name, surcharge }: PickupZone) =>
    withCommas(inLanguage(name, language), surcharge && `+${priceText(surcharge, currency)}`)
  return (
    <SelectField
      label="bookings.new.zone"
      choices={zones.map((zone) => ({ id: zone.code, name: named(zone) }))}
      value={order.zone}
      onChange={(zone) => change({ zone })}
      none="bookings.new.noZone"
    />
  )
}
