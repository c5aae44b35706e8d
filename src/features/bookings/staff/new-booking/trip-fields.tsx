import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import type { Departure } from "#features/departures/departure.ts"
import { servesDoor } from "#features/transfers/transfer.ts"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { ChoiceInputs } from "../choice-inputs.tsx"
import { OrderField, type OrderProps } from "./order-field.tsx"

const TIME = { type: "time", slotProps: { inputLabel: { shrink: true } } } as const

/** When, how many, and where from: the fields that this kind of product needs. */
export function TripFields(props: OrderProps) {
  const { order, change } = props
  const { product } = order
  const isTransfer = product?.productType === "transfer"
  return (
    <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {product?.productType === "tour" && product.hasDepartures ? (
        <DepartureField {...props} />
      ) : (
        <OrderField
          {...props}
          name="travelDate"
          label="bookings.fields.travelDate"
          type="date"
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: hanoiDate() } }}
        />
      )}
      {isTransfer && <OrderField {...props} {...TIME} name="pickupTime" label="bookings.moving.pickupTime" />}
      <PeopleField {...props} name="adults" path="travelers" min={1} />
      <PeopleField {...props} name="children" path="party" min={0} />
      {product && product.productType !== "product" && (
        <ChoiceInputs
          productType={product.productType}
          productId={product._id}
          chosen={order.choices}
          onChange={(choices) => change({ choices })}
        />
      )}
      {product?.productType !== "product" && product?.category?.vehicleType !== "train" && (
        <OrderField {...props} name="pickupPlace" path="pickup.place" label="bookings.page.pickup" />
      )}
      {isTransfer && <TransferFields {...props} />}
    </Box>
  )
}

function PeopleField({
  order,
  change,
  errors,
  name,
  path,
  min,
}: OrderProps & { name: "adults" | "children"; path: string; min: number }) {
  const translate = useTranslate()
  return (
    <TextField
      type="number"
      label={translate(`bookings.moving.${name}`)}
      value={order[name]}
      onChange={(event) => change({ [name]: Math.max(min, Number(event.target.value)) })}
      error={path in errors}
      helperText={errors[path] ?? ""}
    />
  )
}

function TransferFields(props: OrderProps) {
  const translate = useTranslate()
  const { order, change } = props
  const vehicleType = order.product?.category?.vehicleType
  return (
    <>
      {(vehicleType === undefined || servesDoor(vehicleType)) && (
        <OrderField {...props} name="dropoffPlace" path="dropoff.place" label="bookings.page.dropoff" />
      )}
      <OrderField {...props} name="flightNumber" label="bookings.page.flight" />
      <OrderField {...props} {...TIME} name="flightTime" label="bookings.page.flightTime" />
      <FormControlLabel
        label={translate("bookings.page.timeLater")}
        control={
          <Checkbox checked={order.timeLater} onChange={(event) => change({ timeLater: event.target.checked })} />
        }
      />
    </>
  )
}

function DepartureField({ order, change, errors }: OrderProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const tourId = order.product?._id
  const { data = [] } = useApi<Departure[]>(`/tours/${tourId}/departures`)
  return (
    <TextField
      select
      required
      label={translate("bookings.moving.departure")}
      value={data.length ? order.departureId : ""}
      onChange={(event) => {
        const chosen = data.find(({ _id }) => _id === event.target.value)
        if (chosen) change({ departureId: chosen._id, travelDate: chosen.date })
      }}
      error={"travelDate" in errors}
      helperText={errors.travelDate ?? ""}
    >
      {data.map(({ _id, date, startTime, placesLeft }) => (
        <MenuItem key={_id} value={_id} disabled={placesLeft <= 0}>
          {formatDate(date, language, "short")}, {startTime} ·{" "}
          {translate("bookings.moving.seatsLeft", { n: placesLeft })}
        </MenuItem>
      ))}
    </TextField>
  )
}
