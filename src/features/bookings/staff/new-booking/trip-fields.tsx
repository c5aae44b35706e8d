import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useTranslate } from "react-admin"
import type { Departure } from "#features/departures/departure.ts"
import { servesDoor } from "#features/transfers/transfer.ts"
import { formatDate } from "#i18n/format.ts"
import { hanoiDate } from "#lib/today.ts"
import { callApi } from "#staff/http.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { ChoiceInputs } from "../choice-inputs.tsx"
import type { NewOrder } from "./new-order.ts"

type Props = {
  order: NewOrder
  change: (part: Partial<NewOrder>) => void
  /** The error of a field of the API, as a text field shows it. */
  field: (name: string) => { error: boolean; helperText: string }
}

/** When, how many, and where from: the fields that this kind of product needs. */
export function TripFields({ order, change, field }: Props) {
  const translate = useTranslate()
  const { product } = order
  const isTransfer = product?.productType === "transfer"
  const vehicleType = product?.category?.vehicleType
  return (
    <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {product?.productType === "tour" && product.hasDepartures ? (
        <DepartureField order={order} change={change} field={field} />
      ) : (
        <TextField
          type="date"
          label={translate("bookings.fields.travelDate")}
          value={order.travelDate}
          onChange={(event) => change({ travelDate: event.target.value })}
          required
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: hanoiDate() } }}
          {...field("travelDate")}
        />
      )}
      {isTransfer && (
        <TextField
          type="time"
          label={translate("bookings.moving.pickupTime")}
          value={order.pickupTime}
          onChange={(event) => change({ pickupTime: event.target.value })}
          slotProps={{ inputLabel: { shrink: true } }}
          {...field("pickupTime")}
        />
      )}
      <TextField
        type="number"
        label={translate("bookings.moving.adults")}
        value={order.adults}
        onChange={(event) => change({ adults: Math.max(1, Number(event.target.value)) })}
        {...field("travelers")}
      />
      <TextField
        type="number"
        label={translate("bookings.moving.children")}
        value={order.children}
        onChange={(event) => change({ children: Math.max(0, Number(event.target.value)) })}
        {...field("party")}
      />
      {product && product.productType !== "product" && (
        <ChoiceInputs
          productType={product.productType}
          productId={product._id}
          chosen={order.choices}
          onChange={(choices) => change({ choices })}
        />
      )}
      {product?.productType !== "product" && vehicleType !== "train" && (
        <TextField
          label={translate("bookings.page.pickup")}
          value={order.pickupPlace}
          onChange={(event) => change({ pickupPlace: event.target.value })}
          {...field("pickup.place")}
        />
      )}
      {isTransfer && (
        <>
          {(vehicleType === undefined || servesDoor(vehicleType)) && (
            <TextField
              label={translate("bookings.page.dropoff")}
              value={order.dropoffPlace}
              onChange={(event) => change({ dropoffPlace: event.target.value })}
              {...field("dropoff.place")}
            />
          )}
          <TextField
            label={translate("bookings.page.flight")}
            value={order.flightNumber}
            onChange={(event) => change({ flightNumber: event.target.value })}
            {...field("flightNumber")}
          />
          <TextField
            type="time"
            label={translate("bookings.page.flightTime")}
            value={order.flightTime}
            onChange={(event) => change({ flightTime: event.target.value })}
            slotProps={{ inputLabel: { shrink: true } }}
            {...field("flightTime")}
          />
          <FormControlLabel
            label={translate("bookings.page.timeLater")}
            control={
              <Checkbox checked={order.timeLater} onChange={(event) => change({ timeLater: event.target.checked })} />
            }
          />
        </>
      )}
    </Box>
  )
}

function DepartureField({ order, change, field }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const tourId = order.product?._id
  const { data = [] } = useQuery<Departure[]>({
    queryKey: ["tours", tourId, "departures"],
    queryFn: async () => (await callApi(`/tours/${tourId}/departures`)).data,
  })
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
      {...field("travelDate")}
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
