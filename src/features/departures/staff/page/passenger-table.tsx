import { useTranslate } from "react-admin"
import { stateOf } from "#features/bookings/booking.ts"
import type { RidePassenger, StaffPassenger } from "#features/departures/departure.ts"
import { useWords } from "#staff/hooks/use-words.ts"
import { listsTravelers, paymentText, refundText, travelersText, wishesText } from "./manifest-texts.ts"

const COLUMNS = ["pickup", "guest", "people", "travelers", "dropoff", "phone", "wishes", "payment"] as const
type Column = (typeof COLUMNS)[number]

type Props<One> = {
  passengers: One[]
  calledOff?: boolean
  pickup: (one: One) => { time: string; place: string }
}

/** The bookings of a departure on paper. Names and drop-off have columns where they are known. */
export function PassengerTable<One extends StaffPassenger | RidePassenger>({
  passengers,
  calledOff = false,
  pickup,
}: Props<One>) {
  const translate = useTranslate()
  const hidden: Partial<Record<Column, boolean>> = {
    travelers: !listsTravelers({ passengers }),
    dropoff: !passengers.some((one) => "dropoffPlace" in one),
  }
  const columns = COLUMNS.filter((column) => !hidden[column])
  return (
    <table>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {translate(`departures.manifest.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {passengers.map((one) => (
          <Line key={one._id} one={one} columns={columns} calledOff={calledOff} pickup={pickup(one)} />
        ))}
      </tbody>
    </table>
  )
}

type LineProps = {
  one: StaffPassenger | RidePassenger
  columns: Column[]
  calledOff: boolean
  pickup: { time: string; place: string }
}

function Line({ one, columns, calledOff, pickup }: LineProps) {
  const words = useWords()
  const { translate, localized, party } = words
  return (
    <tr>
      <td>
        <strong>{pickup.time}</strong>
        <br />
        {pickup.place}
      </td>
      <td>
        <strong>{one.name}</strong>
        <br />
        {one.reference} · {translate(`bookings.status.${stateOf({ ...one, calledOff })}`)} ·{" "}
        {translate(`bookings.languages.${one.language}`)}
      </td>
      <td>{party(one)}</td>
      {columns.includes("travelers") && <td style={{ whiteSpace: "pre-wrap" }}>{travelersText(one, words)}</td>}
      {columns.includes("dropoff") && (
        <td>{"dropoffPlace" in one && one.dropoffPlace && localized(one.dropoffPlace)}</td>
      )}
      <td style={{ whiteSpace: "nowrap" }}>{one.phone}</td>
      <td style={{ whiteSpace: "pre-wrap" }}>{wishesText(one, words)}</td>
      <td>{(calledOff ? refundText : paymentText)(one, words)}</td>
    </tr>
  )
}
