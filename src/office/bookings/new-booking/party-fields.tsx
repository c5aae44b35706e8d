import { TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { OrderCount, type OrderProps } from "./order-field.tsx"

/** Inputs for the number of travellers, and for the children's ages or heights if prices depend on them. */
export function PartyFields(props: OrderProps) {
  const { order, details, change, errors } = props
  const by = details.tour?.priceRules.children?.by
  const isByItem = details.product?.pricing.per === "item"
  return (
    <>
      <OrderCount {...props} name="adults" path="travelers" min={1} label="bookings.moving.adults" />
      <OrderCount {...props} name="children" path="party" label="bookings.moving.children" />
      {by &&
        Array.from({ length: order.children }, (_, nth) => nth).map((nth) => (
          <Measure key={nth} {...{ ...props, by, nth }} />
        ))}
      {isByItem && (
        <CountField
          label="bookings.new.quantity"
          value={order.quantity ?? order.adults + order.children}
          min={1}
          onChange={(quantity) => change({ quantity })}
          error={"quantity" in errors}
          helperText={errors.quantity ?? ""}
        />
      )}
    </>
  )
}

/** Without it the child pays the price for children. */
function Measure({ order, change, errors, by, nth }: OrderProps & { by: "age" | "height"; nth: number }) {
  const translate = useTranslate()
  const path = `party.${by === "age" ? "childAges" : "childHeights"}.${nth}`
  const set = (typed: string) => {
    const measures = Array.from({ length: order.children }, (_, place) => order.measures[place] ?? null)
    change({ measures: measures.with(nth, typed === "" ? null : Number(typed)) })
  }
  return (
    <TextField
      type="number"
      label={translate(`bookings.new.${by}`, { n: nth + 1 })}
      value={order.measures[nth] ?? ""}
      onChange={(event) => set(event.target.value)}
      error={path in errors}
      helperText={errors[path] ?? ""}
      slotProps={{ htmlInput: by === "age" ? { min: 0, max: 17 } : { min: 30, max: 220 } }}
    />
  )
}
