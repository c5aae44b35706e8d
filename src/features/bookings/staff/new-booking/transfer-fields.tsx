import { Box, Checkbox, FormControlLabel, TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import {
  airportEnd,
  askedAddresses,
  candidateNights,
  type LegDraft,
} from "#features/bookings/checkout/fields/transfer-order.ts"
import type { Quoted } from "#features/bookings/quote/types.ts"
import { departuresOf } from "#features/transfers/timetable.ts"
import type { PricedVehicle, Transfer, TransferDeparture } from "#features/transfers/transfer.ts"
import { cheapestVehicleFor, describeLoads } from "#features/transfers/vehicle.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { DateField } from "#staff/ui/dates/date-field.tsx"
import { TimeField } from "#staff/ui/dates/time-field.tsx"
import { CountField } from "#staff/ui/fields/count-field.tsx"
import { SelectField } from "#staff/ui/fields/select-field.tsx"
import { useDepartureChoices, WRAPPED } from "../timed-departures.ts"
import { emptyLeg } from "./new-order.ts"
import { OrderCount, OrderField, type OrderProps } from "./order-field.tsx"
import { ZoneField } from "./zone-field.tsx"

type Props = OrderProps & { transfer: Transfer }
type Timetable = { departures: Quoted["departures"] | undefined }

/** Inputs for a transfer's times and places, vehicle, bags and services. */
export function TransferFields({ departures, ...props }: Props & Timetable) {
  const translate = useTranslate()
  const { order, change, errors, transfer } = props
  const asked = askedAddresses(transfer)
  return (
    <>
      <LegFields
        leg={order}
        path=""
        end={airportEnd(transfer)}
        departures={departures?.outbound ?? departuresOf(transfer)}
        errors={errors}
        onChange={(part) => change({ ...part, overbook: false })}
      />
      <ZoneField {...props} zones={transfer.pickupZones} currency={transfer.pricing.currency} />
      {asked.pickup && <OrderField {...props} name="pickupPlace" path="pickup.place" label="bookings.page.pickup" />}
      {asked.dropoff && (
        <OrderField {...props} name="dropoffPlace" path="dropoff.place" label="bookings.page.dropoff" />
      )}
      {transfer.pricing.perTrip && <VehicleFields {...props} />}
      <ServiceFields {...props} />
      {transfer.priceRules.returnPercent !== null && (
        <FormControlLabel
          sx={{ gridColumn: "1 / -1" }}
          label={translate("bookings.new.return")}
          control={
            <Checkbox
              checked={order.returnLeg !== null}
              onChange={(event) => change({ returnLeg: event.target.checked ? emptyLeg : null })}
            />
          }
        />
      )}
      {order.returnLeg && (
        <LegFields
          leg={order.returnLeg}
          path="returnTrip."
          end={airportEnd(transfer, true)}
          departures={departures?.returnLeg ?? departuresOf(transfer, true)}
          errors={errors}
          onChange={(part) =>
            order.returnLeg && change({ returnLeg: { ...order.returnLeg, ...part }, overbook: false })
          }
        />
      )}
    </>
  )
}

type LegProps = {
  leg: LegDraft
  /** Prefix of the API's fields. */
  path: "" | "returnTrip."
  end: "from" | "to" | null
  /** Of a timetable; none where guests name their time. */
  departures: TransferDeparture[]
  errors: Record<string, string>
  onChange: (part: Partial<LegDraft>) => void
}

function LegFields(props: LegProps) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { leg, path, end, departures, errors, onChange } = props
  const isTimed = departures.length > 0
  const nights = isTimed ? [] : candidateNights(leg, end)
  const named = (evening: string) =>
    translate("bookings.new.nightFromTo", {
      from: formatDate(evening, language, "short"),
      to: formatDate(addDays(evening, 1), language, "short"),
    })
  return (
    <>
      <DateField
        required
        label={path ? "bookings.new.returnDate" : "bookings.fields.travelDate"}
        value={leg.travelDate}
        onChange={(travelDate) => onChange({ travelDate })}
        error={errors[`${path}travelDate`]}
        min={hanoiDate()}
      />
      {isTimed && <DepartureTime {...props} />}
      {end !== "from" && !isTimed && <LegTime {...props} name="pickupTime" label="bookings.moving.pickupTime" />}
      {end && (
        <TextField
          label={translate("bookings.page.flight")}
          value={leg.flightNumber}
          onChange={(event) => onChange({ flightNumber: event.target.value })}
          error={`${path}flightNumber` in errors}
          helperText={errors[`${path}flightNumber`] ?? ""}
        />
      )}
      {end && <LegTime {...props} name="flightTime" label={`bookings.new.flightTime.${end}`} />}
      {nights.length > 0 && (
        <SelectField
          label="bookings.new.night"
          choices={nights.map((id) => ({ id, name: named(id) }))}
          value={leg.nightOf}
          onChange={(nightOf) => onChange({ nightOf })}
        />
      )}
      <FormControlLabel
        label={translate("bookings.page.timeLater")}
        control={
          <Checkbox checked={leg.timeLater} onChange={(event) => onChange({ timeLater: event.target.checked })} />
        }
      />
      {errors[`${path}nightOf`] && <Box sx={{ color: "error.main" }}>{errors[`${path}nightOf`]}</Box>}
    </>
  )
}

type TimeProps = LegProps & { name: "pickupTime" | "flightTime"; label: string }

function LegTime({ leg, path, errors, onChange, name, label }: TimeProps) {
  return (
    <TimeField
      label={label}
      value={leg[name]}
      onChange={(time) => onChange({ [name]: time })}
      error={errors[path + name]}
    />
  )
}

function DepartureTime({ leg, path, departures, errors, onChange }: LegProps) {
  return (
    <SelectField
      label={path ? "bookings.new.returnTime" : "bookings.new.departureTime"}
      choices={useDepartureChoices(departures, leg.pickupTime)}
      value={leg.pickupTime}
      onChange={(pickupTime) => onChange({ pickupTime })}
      error={errors[`${path}pickupTime`]}
      none="bookings.new.noDepartureTime"
      sx={WRAPPED}
    />
  )
}

/** The cheapest vehicle with enough room is proposed. */
function VehicleFields({ order, change, errors, transfer: { vehicles, pricing } }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const people = order.adults + order.children
  const bags = order.largeBags ?? people
  const proposed = cheapestVehicleFor(vehicles, people, bags)
  const named = ({ name, loads, price }: PricedVehicle) =>
    [
      inLanguage(name, language),
      inLanguage(describeLoads(loads), language),
      price && formatPrice(price, pricing.currency, language),
    ]
      .filter(Boolean)
      .join(" · ")
  return (
    <>
      <CountField
        label="bookings.page.bags"
        value={bags}
        onChange={(largeBags) => change({ largeBags })}
        error={"largeBags" in errors}
        helperText={errors.largeBags ?? ""}
      />
      <SelectField
        label="bookings.page.vehicle"
        choices={vehicles.map((vehicle) => ({ id: vehicle.code, name: named(vehicle) }))}
        value={order.vehicle}
        onChange={(vehicle) => change({ vehicle })}
        none={translate("bookings.new.proposed", { name: proposed ? named(proposed) : "–" })}
      />
    </>
  )
}

const SERVICES = [
  ["childSeats", "childSeat"],
  ["extraStops", "extraStop"],
  ["waitingHours", "waitingHour"],
] as const

function ServiceFields(props: Props) {
  const { priceRules } = props.transfer
  return (
    <>
      {SERVICES.filter(([, rule]) => priceRules[rule] !== null).map(([name]) => (
        <OrderCount key={name} {...props} name={name} label={`bookings.new.${name}`} />
      ))}
      {priceRules.nameSign !== null && <OrderField {...props} name="nameSign" label="bookings.page.sign" />}
    </>
  )
}
