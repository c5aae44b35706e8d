import { Box, FormHelperText } from "@mui/material"
import { useTranslate } from "react-admin"
import { DAYS_BACK, firstTravelDate } from "#domain/bookings/quote/order-limits.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { MonthCalendar } from "#office/departures/calendar/month-calendar.tsx"
import { DateField } from "#office/ui/dates/date-field.tsx"
import { CheckField } from "#office/ui/fields/check-field.tsx"
import { useBookableDepartures } from "../actions/places-question.tsx"
import { ChoiceInputs } from "../choice-inputs.tsx"
import { ExtrasFields } from "./extras-fields.tsx"
import { asksTravelers, needsDeparture } from "./new-order.ts"
import { OrderField, type OrderProps, ZoneField } from "./order-field.tsx"
import { PartyFields } from "./party-fields.tsx"
import { TransferFields } from "./transfer-fields.tsx"

/** Inputs for date, party and pick-up, as the kind of product needs them. */
export function TripFields({ departures, ...props }: OrderProps & { departures: Quoted["departures"] | undefined }) {
  const { order, details, change } = props
  const { product } = order
  return (
    <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
      {details.transfer ? (
        <TransferFields {...props} transfer={details.transfer} departures={departures} />
      ) : (
        <DateFields {...props} />
      )}
      <PartyFields {...props} />
      {asksTravelers(details) && <TravelersField {...props} />}
      {product && product.productType !== "product" && (
        <ChoiceInputs
          productType={product.productType}
          productId={product._id}
          chosen={order.choices}
          onChange={(choices) => change({ choices })}
        />
      )}
      {details.tour && (
        <ZoneField {...props} zones={details.tour.pickupZones} currency={details.tour.pricing.currency} />
      )}
      {details.tour && <OrderField {...props} name="pickupPlace" path="pickup.place" label="bookings.facts.pickup" />}
      <ExtrasFields {...props} />
    </Box>
  )
}

function TravelersField(props: OrderProps) {
  const translate = useTranslate()
  const refused = Object.keys(props.errors).find((field) => field.startsWith("travelerList"))
  return (
    <Box sx={{ gridColumn: "1 / -1", display: "grid" }}>
      <OrderField
        {...props}
        name="travelerList"
        path={refused ?? "travelerList"}
        label="bookings.facts.travelerList"
        help={translate("bookings.page.travelerListHint")}
        multiline
      />
    </Box>
  )
}

function DateFields(props: OrderProps) {
  const { order, details, change, errors } = props
  const hasPrivate = order.product?.hasDepartures || Boolean(details.tour?.priceRules.privateGroups.length)
  return (
    <>
      {needsDeparture(order) ? (
        <DepartureField {...props} />
      ) : (
        <DateField
          required
          label="bookings.fields.travelDate"
          value={order.travelDate}
          onChange={(travelDate) => change({ travelDate, afterClosing: false })}
          error={errors.travelDate}
          min={firstTravelDate(DAYS_BACK)}
        />
      )}
      {details.tour && hasPrivate && (
        <CheckField
          label="bookings.new.private"
          value={order.privateGroup}
          onChange={(privateGroup) => change({ privateGroup, departureId: "", travelDate: "" })}
        />
      )}
    </>
  )
}

/** Full departures can be chosen, too, and those that are closed to guests: staff decide whether they take more people. */
function DepartureField({ order, change, errors }: OrderProps) {
  const departures = useBookableDepartures(order.product?._id, firstTravelDate(DAYS_BACK))
  return (
    <Box sx={{ gridColumn: "1 / -1" }}>
      <MonthCalendar
        departures={departures}
        chosenId={order.departureId}
        onChoose={(departureId) => {
          const chosen = departures.find(({ _id }) => _id === departureId)
          if (chosen) change({ departureId, travelDate: chosen.date, overbook: false, afterClosing: false })
        }}
      />
      {errors.travelDate && <FormHelperText error>{errors.travelDate}</FormHelperText>}
    </Box>
  )
}
