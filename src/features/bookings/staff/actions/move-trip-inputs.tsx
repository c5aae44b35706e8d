import { SelectInput } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import type { StaffBooking } from "#features/bookings/booking.ts"
import type { Quoted } from "#features/bookings/quote/types.ts"
import type { Departure } from "#features/departures/departure.ts"
import { MonthCalendar } from "#features/departures/staff/calendar/month-calendar.tsx"
import { departuresOf, isTimed } from "#features/transfers/timetable.ts"
import type { Transfer, TransferDeparture } from "#features/transfers/transfer.ts"
import { useApi } from "#staff/hooks/use-api.ts"
import { DateInput, TimeInput } from "#staff/ui/dates/date-inputs.tsx"
import type { Typed } from "#staff/ui/forms/use-saving.ts"
import { timedPlacesLeft, useDepartureChoices, WRAPPED } from "../timed-departures.ts"
import { bookedReturn, type MoveValues } from "./move-order.ts"
import { SeatsQuestions } from "./seats-question.tsx"

type Props = {
  booking: StaffBooking
  /** Of a tour. */
  departures: Departure[]
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
  const { departureId, adults, children } = useWatch() as Typed<MoveValues>
  const chosen = departures.find(({ _id }) => _id === departureId)
  const own = departureId === booking.departure?._id && booking.placesHeld ? booking.travelers : 0
  const people = (adults ?? 1) + (children ?? 0)
  return (
    <>
      <MonthCalendar
        departures={departures}
        chosenId={departureId ?? ""}
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

function TransferInputs({ booking, timed }: Props) {
  const { data: transfer, isPending } = useApi<Transfer>(`/transfers/${booking.productId}`)
  const forgetAnswers = useForgetAnswers()
  const hasReturn = booking.transferDetails?.returnTrip != null
  if (isPending) return null
  if (!transfer || !isTimed(transfer)) {
    return (
      <>
        <DateInput source="travelDate" label="bookings.moving.date" />
        <TimeInput source="pickupTime" label="bookings.moving.pickupTime" />
      </>
    )
  }
  return (
    <>
      <DateInput source="travelDate" label="bookings.moving.date" onChange={forgetAnswers} />
      <TimedInput
        source="pickupTime"
        label="bookings.new.departureTime"
        departures={timed?.outbound ?? departuresOf(transfer)}
        onChange={forgetAnswers}
      />
      {hasReturn && (
        <>
          <DateInput source="returnTrip.travelDate" label="bookings.new.returnDate" onChange={forgetAnswers} />
          <TimedInput
            source="returnTrip.pickupTime"
            label="bookings.new.returnTime"
            departures={timed?.returnLeg ?? departuresOf(transfer, true)}
            onChange={forgetAnswers}
          />
        </>
      )}
      <TimedPlacesInput booking={booking} timed={timed} />
    </>
  )
}

type TimedProps = { source: string; label: string; departures: TransferDeparture[]; onChange: () => void }

function TimedInput({ source, label, departures, onChange }: TimedProps) {
  const chosen = useWatch({ name: source }) as string | null | undefined
  return (
    <SelectInput
      source={source}
      label={label}
      choices={useDepartureChoices(departures, chosen ?? "")}
      translateChoice={false}
      emptyText="bookings.new.noDepartureTime"
      onChange={onChange}
      sx={WRAPPED}
    />
  )
}

/** Asks about the departures that the party isn't on yet, or not with as many people. */
function TimedPlacesInput({ booking, timed }: Pick<Props, "booking" | "timed">) {
  const { travelDate, pickupTime, returnTrip, adults, children } = useWatch() as Typed<MoveValues>
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
  const { overbook, afterClosing } = useWatch() as Typed<MoveValues>
  return (
    <SeatsQuestions
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
