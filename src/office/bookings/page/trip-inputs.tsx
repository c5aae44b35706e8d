import { Alert } from "@mui/material"
import { NumberInput, SelectInput, TextInput, useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { servesDoor } from "#domain/transfers/vehicle.ts"
import { inLanguage } from "#i18n/localized.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { useVehicles } from "#office/transfers/use-vehicles.ts"
import { TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { changedValues } from "#office/ui/forms/editable-section.tsx"
import type { Values } from "#office/ui/forms/use-saving.ts"
import { priceText, useMoveQuote } from "../actions/move-quote.ts"
import { readTravelerLines, writeTravelerLines } from "../traveler-lines.ts"
import { NotifyInput, ReasonInput } from "./change-booking.tsx"

/** Returns what can be edited of a trip, as the fields show it. */
export function tripValues({ tourDetails, transferDetails: transfer, startTime }: StaffBooking): Values {
  const pickup = { place: (tourDetails ?? transfer)?.pickup?.place ?? "" }
  const travelerList = writeTravelerLines((tourDetails ?? transfer)?.travelerList ?? [])
  if (!transfer) return { pickup, travelerList, notifyGuest: true }
  const { flight, dropoff, vehicleCode, largeBags, nameSign, returnTrip: back } = transfer
  return {
    pickup,
    dropoff: { place: dropoff?.place ?? "" },
    flightNumber: flight?.number ?? "",
    flightTime: flight?.time ?? "",
    pickupTime: startTime ?? "",
    vehicle: vehicleCode ?? "",
    largeBags,
    nameSign,
    travelerList,
    ...(back && {
      returnTrip: {
        flightNumber: back.flight?.number ?? "",
        flightTime: back.flight?.time ?? "",
        pickupTime: back.startTime ?? "",
      },
    }),
    notifyGuest: true,
  }
}

/** Returns the change as the API takes it: null removes a field, and an address goes as a whole. */
export function toOrder(changes: Values): Values {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => {
      if (name === "travelerList" && value) return [name, readTravelerLines(String(value))]
      if (typeof value !== "object" || value === null) return [name, value === "" ? null : value]
      const parts = toOrder(value as Values)
      return [name, name === "dropoff" && parts.place === null ? null : parts]
    }),
  )
}

export function TripInputs({ booking }: { booking: StaffBooking }) {
  const language = useStaffLanguage()
  const vehicles = useVehicles()
  const { transferDetails: transfer } = booking
  const text = (source: string, label: string) => (
    <TextInput autoFocus={source === "pickup.place"} source={source} label={`bookings.${label}`} />
  )
  return (
    <>
      {text("pickup.place", "facts.pickup")}
      {transfer && (
        <>
          {servesDoor(transfer.vehicleType) && text("dropoff.place", "facts.dropoff")}
          {transfer.airportEnd && text("flightNumber", "facts.flight")}
          {transfer.airportEnd && <TimeInput source="flightTime" label="bookings.page.flightTime" />}
          {transfer.airportEnd !== "from" && <TimeInput source="pickupTime" label="bookings.moving.pickupTime" />}
          {transfer.vehicleCode && (
            <SelectInput
              source="vehicle"
              label="bookings.facts.vehicle"
              choices={vehicles.map(({ code, name }) => ({ id: code, name: inLanguage(name, language) }))}
              translateChoice={false}
            />
          )}
          {transfer.vehicleCode && <NumberInput source="largeBags" label="bookings.facts.largeBags" min={0} />}
          {text("nameSign", "facts.nameSign")}
          {transfer.returnTrip && transfer.airportEnd && text("returnTrip.flightNumber", "page.returnFlight")}
          {transfer.returnTrip && transfer.airportEnd && (
            <TimeInput source="returnTrip.flightTime" label="bookings.page.returnFlightTime" />
          )}
          {transfer.returnTrip && transfer.airportEnd !== "to" && (
            <TimeInput source="returnTrip.pickupTime" label="bookings.page.returnTime" />
          )}
        </>
      )}
      <TextInput
        source="travelerList"
        label="bookings.facts.travelerList"
        helperText="bookings.page.travelerListHint"
        multiline
      />
      <PriceAfter booking={booking} />
      <ReasonInput />
      <NotifyInput booking={booking} />
    </>
  )
}

/** Shows the price with the current inputs. */
function PriceAfter({ booking }: { booking: StaffBooking }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { notifyGuest: _told, reason: _why, ...typed } = useWatch() as Values
  const { notifyGuest: _before, ...before } = tripValues(booking)
  const order = toOrder(changedValues(before, typed))
  const isChanged = Object.keys(order).length > 0
  const { data: quote, error } = useMoveQuote(booking._id, order, isChanged)
  if (!isChanged || (!quote && !error)) return null
  return (
    <Alert severity={error ? "error" : "info"} sx={{ mb: 1 }}>
      {error ? error.message : quote && priceText(quote, booking.pricing, translate, language)}
    </Alert>
  )
}
