import type { StaffBooking } from "#domain/bookings/booking.ts"
import { candidateNights, emptyLeg, type LegDraft } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import { changedLeg, readBookedLeg } from "#domain/bookings/manage/actions/moved-leg.ts"
import type { RequestedChoice } from "#domain/bookings/quote/extras/choice-lines.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { isTimed } from "#domain/transfers/timetable.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { addDays } from "#lib/today.ts"
import type { Typed } from "#office/ui/forms/use-saving.ts"

/** The inputs of a move. Days and times have the names that the API gives them, so that it can say what is wrong. */
export type MoveValues = LegDraft & {
  departureId: string
  /** Of the way back, if there is one. */
  returnTrip: LegDraft
  adults: number
  children: number
  /** The age or height of each child, as far as it is known. */
  measures: (number | null)[]
  choices?: RequestedChoice[]
  chargeLateFee: boolean
  overbook: boolean
  afterClosing: boolean
  price: "keep" | "anew"
  reason?: string
  /** The new total that was shown, once it is known. */
  totalPrice?: number
}

/** What is moved, and what there is to choose from. */
export type Moved = {
  booking: StaffBooking
  /** Of a tour. */
  departures: Departure[]
  transfer: Transfer | undefined
  tour?: Pick<Tour, "priceRules"> | undefined
}

/** Returns the booking as the form starts with it, on the proposed day. */
export const startValues = (booking: StaffBooking, proposed: string | undefined): MoveValues => ({
  ...onDay(bookedLeg(booking), proposed && dayWith(booking, proposed)),
  departureId: booking.departure?._id ?? "",
  returnTrip: bookedReturn(booking),
  adults: booking.party.adults,
  children: booking.party.children,
  measures: bookedMeasures(booking),
  chargeLateFee: false,
  overbook: false,
  afterClosing: false,
  price: "keep",
})

const bookedMeasures = ({ party }: StaffBooking) => party.childAges ?? party.childHeights ?? []

/** Returns whether the children's ages or heights are asked for: what the booking has, or else what prices depend on. */
export function measuredBy({
  booking: { party },
  tour,
}: Pick<Moved, "booking" | "tour">): "age" | "height" | undefined {
  if (party.childAges?.length) return "age"
  return party.childHeights?.length ? "height" : tour?.priceRules.children?.by
}

const bookedLeg = (booking: StaffBooking): LegDraft => readBookedLeg(booking, legEnd(booking))

export function bookedReturn(booking: StaffBooking): LegDraft {
  const back = booking.transferDetails?.returnTrip
  return back ? readBookedLeg({ ...back, transferDetails: back }, legEnd(booking, true)) : emptyLeg
}

/** A pick-up on the evening before a flight stays on the evening before it. */
function dayWith(booking: StaffBooking, proposed: string): string {
  const { travelDate } = bookedLeg(booking)
  return travelDate === booking.travelDate ? proposed : addDays(proposed, 1)
}

/** Returns the end of a leg where the airport is. */
export function legEnd({ transferDetails }: StaffBooking, isReturn = false): "from" | "to" | null {
  const end = transferDetails?.airportEnd ?? null
  if (!isReturn || !end) return end
  return end === "from" ? "to" : "from"
}

/** Returns the leg on another day. A time after midnight is in that day's morning, until another night is chosen. */
function onDay(leg: LegDraft, day: string | undefined): LegDraft {
  return day ? { ...leg, travelDate: day, nightOf: addDays(day, -1) } : leg
}

/** Returns the changed leg, in the morning of its day if it has a new time after midnight. */
export function changeLeg(leg: LegDraft, part: Partial<LegDraft>, end: "from" | "to" | null): LegDraft {
  const next = { ...leg, ...part }
  const nights = candidateNights(next, end)
  return part.travelDate || (nights.length > 0 && !nights.includes(next.nightOf)) ? onDay(next, next.travelDate) : next
}

export const hasAgreedPrice = ({ lines }: StaffBooking) => lines.some(({ code }) => code === "agreed")

/** Returns what of the booking is to change, as the API takes it. */
export function changeOf(moved: Moved, typed: Typed<MoveValues>) {
  const { booking, departures, transfer } = moved
  const { productType, departure, travelDate } = booking
  const { travelDate: date, departureId, choices, returnTrip } = typed
  const isTransfer = productType === "transfer"
  const timed = transfer !== undefined && isTimed(transfer)
  const leg = isTransfer && changedDay(bookedLeg(booking), readLeg(typed), legEnd(booking), timed)
  const back = isTransfer && changedDay(bookedReturn(booking), returnTrip ?? emptyLeg, legEnd(booking, true), timed)
  const chosen = departures.find(({ _id }) => _id === departureId)
  return {
    ...(departure && departureId !== departure._id && chosen && { departureId, travelDate: chosen.date }),
    ...(!departure && !isTransfer && date !== travelDate && { travelDate: date ?? "" }),
    ...leg,
    ...(back && { returnTrip: back }),
    ...(choices && { choices }),
    ...changedParty(moved, typed),
  }
}

/** An age that is missing among others is sent as null, so that the API asks for it. */
function changedParty(moved: Moved, typed: Typed<MoveValues>) {
  const { party } = moved.booking
  const adults = typed.adults ?? 1
  const children = typed.children ?? 0
  const by = measuredBy(moved)
  const measures = Array.from({ length: children }, (_, nth) => typed.measures?.[nth] ?? null)
  const isMeasured = by !== undefined && measures.some((measure) => measure !== null)
  const isSameMeasures = String(measures) === String(bookedMeasures(moved.booking))
  if (adults === party.adults && children === party.children && (!isMeasured || isSameMeasures)) return {}
  const sent = isMeasured && { [by === "age" ? "childAges" : "childHeights"]: measures }
  return { party: { adults, children, ...sent }, travelers: adults + children }
}

/** An emptied day is sent, so that the API says that it is missing. */
function changedDay(old: LegDraft, next: LegDraft, end: "from" | "to" | null, timed: boolean) {
  if (next.travelDate === "" && old.travelDate !== "") return { travelDate: "" }
  const ofDay = (leg: LegDraft) => (timed ? { ...leg, nightOf: "" } : leg)
  return changedLeg(ofDay(old), ofDay(next), end, timed)
}

/** Returns the inputs of the way there. */
export function readLeg(typed: Typed<LegDraft>): LegDraft {
  const { travelDate, pickupTime, flightNumber, flightTime, nightOf } = typed
  return {
    ...emptyLeg,
    travelDate: travelDate ?? "",
    pickupTime: pickupTime ?? "",
    flightNumber: flightNumber ?? "",
    flightTime: flightTime ?? "",
    nightOf: nightOf ?? "",
  }
}

/** Returns the change with what staff decide beside it. */
export const orderOf = (moved: Moved, typed: Typed<MoveValues>) => ({
  ...changeOf(moved, typed),
  ...(typed.chargeLateFee && { chargeLateFee: true }),
  ...(typed.overbook && { overbook: true }),
  ...(typed.afterClosing && { afterClosing: true }),
  ...(hasAgreedPrice(moved.booking) && { keepPrice: typed.price === "keep" }),
})
