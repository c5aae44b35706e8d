import { useFormContext } from "react-hook-form"
import { emptyLeg } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import type { Departure } from "#domain/departures/departure.ts"
import { departuresOf, isTimed } from "#domain/transfers/timetable.ts"
import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { MonthCalendar } from "#office/departures/calendar/month-calendar.tsx"
import { DateInput } from "#office/ui/dates/date-inputs.tsx"
import { useTyped } from "#office/ui/forms/use-typed.ts"
import { LegFields } from "../leg-fields.tsx"
import { timedPlacesLeft } from "../timed-departures.ts"
import { bookedReturn, changeLeg, legEnd, type Moved, type MoveValues, readLeg } from "./move-order.ts"
import { PlacesQuestions } from "./places-question.tsx"

type Props = Moved & {
  /** Of a transfer's timetable, on the chosen days. */
  timed: Quoted["departures"] | undefined
}

/** Inputs for the day and time of a booking, with the question that goes beyond the places left. */
export function MoveTripInputs(props: Props) {
  const { booking } = props
  if (booking.departure) return <DepartureInputs {...props} />
  if (booking.productType === "transfer") return <TransferInputs {...props} />
  return <DateInput source="travelDate" label="bookings.moving.date" />
}

/** Forgets the yes to too many people on another departure. */
function useForgetAnswers() {
  const { setValue } = useFormContext()
  return () => {
    setValue("overbook", false)
    setValue("afterClosing", false)
  }
}

function DepartureInputs({ booking, departures }: Props) {
  const { setValue } = useFormContext()
  const forgetAnswers = useForgetAnswers()
  const { departureId, adults, children } = useTyped<MoveValues>()
  const chosen = departures.find(({ _id }) => _id === departureId)
  const own = departureId === booking.departure?._id && booking.placesHeld ? booking.travelers : 0
  const people = (adults ?? 1) + (children ?? 0)
  return (
    <>
      <MonthCalendar
        departures={departures}
        chosenId={departureId ?? ""}
        presentId={booking.departure?._id}
        onChoose={(id) => {
          setValue("departureId", id, { shouldDirty: true })
          forgetAnswers()
        }}
      />
      {chosen && people > own && (
        <PlacesInput departure={chosen} placesLeft={chosen.placesLeft + own} people={people} />
      )}
    </>
  )
}

function TransferInputs({ booking, transfer, timed }: Props) {
  const hasReturn = booking.transferDetails?.returnTrip != null
  const times = (isReturn: boolean) => (transfer ? departuresOf(transfer, isReturn) : [])
  const isRefreshed = transfer && isTimed(transfer) ? timed : undefined
  return (
    <>
      <LegInputs path="" end={legEnd(booking)} departures={isRefreshed?.outbound ?? times(false)} />
      {hasReturn && (
        <LegInputs path="returnTrip." end={legEnd(booking, true)} departures={isRefreshed?.returnLeg ?? times(true)} />
      )}
      <TimedPlacesInput booking={booking} timed={timed} />
    </>
  )
}

const LEG = ["travelDate", "pickupTime", "flightNumber", "flightTime", "nightOf"] as const

type LegProps = { path: "" | "returnTrip."; end: "from" | "to" | null; departures: TransferDeparture[] }

/** `LegFields` in the dialog's form. */
function LegInputs({ path, end, departures }: LegProps) {
  const { register, setValue, getFieldState, formState } = useFormContext()
  const forgetAnswers = useForgetAnswers()
  const typed = useTyped<MoveValues>()
  const leg = readLeg(path ? (typed.returnTrip ?? emptyLeg) : typed)
  // The form forgets what the API said about registered fields when it is sent again. Its reset forgets the fields.
  for (const name of LEG) register(path + name)
  const said = LEG.map((name) => [path + name, getFieldState(path + name, formState).error?.message] as const)
  return (
    <LegFields
      {...{ leg, path, end, departures }}
      asksLater={false}
      errors={Object.fromEntries(said.filter((one): one is [string, string] => one[1] !== undefined))}
      onChange={(part) => {
        const next = changeLeg(leg, part, end)
        for (const name of LEG) if (next[name] !== leg[name]) setValue(path + name, next[name], { shouldDirty: true })
        forgetAnswers()
      }}
    />
  )
}

/** Asks about the departures that the party isn't on yet, or not with as many people. */
function TimedPlacesInput({ booking, timed }: Pick<Props, "booking" | "timed">) {
  const { travelDate, pickupTime, returnTrip, adults, children } = useTyped<MoveValues>()
  const people = (adults ?? 1) + (children ?? 0)
  const back = bookedReturn(booking)
  const isMore = people > booking.travelers
  const isOther = travelDate !== booking.travelDate || pickupTime !== (booking.startTime ?? "")
  const isOtherBack = returnTrip?.travelDate !== back.travelDate || returnTrip.pickupTime !== back.pickupTime
  const asked = {
    pickupTime: isMore || isOther ? (pickupTime ?? "") : "",
    returnLeg: isMore || isOtherBack ? { pickupTime: returnTrip?.pickupTime ?? "" } : null,
  }
  return <PlacesInput placesLeft={timedPlacesLeft(asked, timed)} people={people} />
}

type PlacesProps = { departure?: Departure; placesLeft: number; people: number }

function PlacesInput({ departure, placesLeft, people }: PlacesProps) {
  const { setValue } = useFormContext()
  const { overbook, afterClosing } = useTyped<MoveValues>()
  return (
    <PlacesQuestions
      departure={departure}
      placesLeft={placesLeft}
      people={people}
      said={{ overbook: overbook ?? false, afterClosing: afterClosing ?? false }}
      onChange={(said) => {
        for (const [name, isSure] of Object.entries(said)) setValue(name, isSure, { shouldDirty: true })
      }}
    />
  )
}
