import { useTranslate } from "react-admin"
import { airportEnd, askedAddresses, emptyLeg } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { isReversible } from "#domain/transfers/reversed.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { PricedVehicle, Transfer } from "#domain/transfers/transfer.ts"
import { cheapestVehicleFor, describeLoads } from "#domain/transfers/vehicle.ts"
import { inLanguage } from "#i18n/localized.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { CheckField } from "#office/ui/fields/check-field.tsx"
import { CountField } from "#office/ui/fields/count-field.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { usePriceText } from "#office/ui/money.tsx"
import { LegFields } from "../leg-fields.tsx"
import { OrderCount, OrderField, type OrderProps, ZoneField } from "./order-field.tsx"

type Props = OrderProps & { transfer: Transfer }
type Timetable = { departures: Quoted["departures"] | undefined }

/** Inputs for a transfer's times and places, vehicle, bags and services. */
export function TransferFields({ departures, ...props }: Props & Timetable) {
  const { order, change, errors, transfer } = props
  const asked = askedAddresses(transfer)
  return (
    <>
      {isReversible(transfer) && <DirectionField {...props} />}
      <LegFields
        leg={order}
        path=""
        end={airportEnd(transfer)}
        departures={departures?.outbound ?? departuresOf(transfer)}
        errors={errors}
        onChange={(part) => change({ ...part, overbook: false })}
      />
      <ZoneField {...props} zones={transfer.pickupZones} currency={transfer.pricing.currency} />
      {asked.pickup && <OrderField {...props} name="pickupPlace" path="pickup.place" label="bookings.facts.pickup" />}
      {asked.dropoff && (
        <OrderField {...props} name="dropoffPlace" path="dropoff.place" label="bookings.facts.dropoff" />
      )}
      {transfer.pricing.perTrip && <VehicleFields {...props} />}
      <ServiceFields {...props} />
      {transfer.priceRules.returnPercent !== null && (
        <CheckField
          sx={{ gridColumn: "1 / -1" }}
          label="bookings.new.return"
          value={order.returnLeg !== null}
          onChange={(hasReturn) => change({ returnLeg: hasReturn ? emptyLeg : null })}
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

/** Chooses which end it starts from. Times and addresses belong to a direction, so they are cleared. */
function DirectionField({ order, change, transfer }: Props) {
  const language = useStaffLanguage()
  const ends = [transfer.from, transfer.to].map((end) => inLanguage(end, language))
  const [start, end] = order.isReversed ? ends.toReversed() : ends
  return (
    <SelectField
      sx={{ gridColumn: "1 / -1" }}
      label="bookings.new.direction"
      choices={[
        { id: "there", name: `${start} → ${end}` },
        { id: "back", name: `${end} → ${start}` },
      ]}
      value={order.isReversed ? "back" : "there"}
      onChange={(direction) => {
        const { travelDate } = order
        const isReversed = direction === "back"
        const places = { zone: "", pickupPlace: "", dropoffPlace: "" }
        change({ ...emptyLeg, ...places, travelDate, isReversed, returnLeg: null, overbook: false })
      }}
    />
  )
}

/** The cheapest vehicle with enough room is proposed. */
function VehicleFields({ order, change, errors, transfer: { vehicles, pricing } }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const priceText = usePriceText()
  const people = order.adults + order.children
  const bags = order.largeBags ?? people
  const proposed = cheapestVehicleFor(vehicles, people, bags)
  const named = ({ name, loads, price }: PricedVehicle) =>
    withDots(
      inLanguage(name, language),
      inLanguage(describeLoads(loads), language),
      price && priceText(price, pricing.currency),
    )
  return (
    <>
      <CountField
        label="bookings.facts.largeBags"
        value={bags}
        onChange={(largeBags) => change({ largeBags })}
        error={"largeBags" in errors}
        helperText={errors.largeBags ?? ""}
      />
      <SelectField
        label="bookings.facts.vehicle"
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
      {priceRules.nameSign !== null && <OrderField {...props} name="nameSign" label="bookings.facts.nameSign" />}
    </>
  )
}
