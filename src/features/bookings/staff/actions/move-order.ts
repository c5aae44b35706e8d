import type { StaffBooking } from "#features/bookings/booking.ts"
import type { RequestedChoice } from "#features/bookings/quote/choice-lines.ts"
import type { Departure } from "#features/departures/departure.ts"
import type { Typed } from "#staff/ui/forms/use-saving.ts"

/** The inputs of a move. Days and times have the names that the API gives them, so that it can say what is wrong. */
export type MoveValues = {
  travelDate: string
  departureId: string
  pickupTime: string
  /** Of the way back, if there is one. */
  returnTrip: { travelDate: string; pickupTime: string }
  adults: number
  children: number
  choices?: RequestedChoice[]
  chargeLateFee: boolean
  overbook: boolean
  afterClosing: boolean
  price: "keep" | "anew"
  reason?: string
  /** The new total that was shown, once it is known. */
  totalPrice?: number
}

/** Returns the booking as the form starts with it, on the proposed day. */
export const startValues = (booking: StaffBooking, proposed: string | undefined): MoveValues => ({
  travelDate: proposed ?? booking.travelDate,
  departureId: booking.departure?._id ?? "",
  pickupTime: booking.startTime ?? "",
  returnTrip: bookedReturn(booking),
  adults: booking.party.adults,
  children: booking.party.children,
  chargeLateFee: false,
  overbook: false,
  afterClosing: false,
  price: "keep",
})

export function bookedReturn({ transferDetails }: StaffBooking): MoveValues["returnTrip"] {
  const { travelDate = "", startTime } = transferDetails?.returnTrip ?? {}
  return { travelDate, pickupTime: startTime ?? "" }
}

export const hasAgreedPrice = ({ lines }: StaffBooking) => lines.some(({ code }) => code === "agreed")

/** Returns what of the booking is to change, as the API takes it. */
export function changeOf(booking: StaffBooking, departures: Departure[], typed: Typed<MoveValues>) {
  const { productType, departure, party, travelDate, startTime } = booking
  const { travelDate: date, departureId, pickupTime, choices } = typed
  const chosen = departures.find(({ _id }) => _id === departureId)
  const adults = typed.adults ?? 1
  const children = typed.children ?? 0
  const isOtherParty = adults !== party.adults || children !== party.children
  return {
    ...(departure && departureId !== departure._id && chosen && { departureId, travelDate: chosen.date }),
    ...(!departure && date !== travelDate && { travelDate: date ?? "" }),
    ...(productType === "transfer" && (pickupTime ?? "") !== (startTime ?? "") && { pickupTime: pickupTime || null }),
    ...changedReturn(booking, typed),
    ...(choices && { choices }),
    ...(isOtherParty && { party: { adults, children }, travelers: adults + children }),
  }
}

function changedReturn(booking: StaffBooking, { returnTrip }: Typed<MoveValues>) {
  const old = bookedReturn(booking)
  const { travelDate, pickupTime } = returnTrip ?? old
  const changes = {
    ...(travelDate !== old.travelDate && { travelDate: travelDate ?? "" }),
    ...((pickupTime ?? "") !== old.pickupTime && { pickupTime: pickupTime || null }),
  }
  return Object.keys(changes).length > 0 && { returnTrip: changes }
}

/** Returns the change with what staff decide beside it. */
export const orderOf = (booking: StaffBooking, departures: Departure[], typed: Typed<MoveValues>) => ({
  ...changeOf(booking, departures, typed),
  ...(typed.chargeLateFee && { chargeLateFee: true }),
  ...(typed.overbook && { overbook: true }),
  ...(typed.afterClosing && { afterClosing: true }),
  ...(hasAgreedPrice(booking) && { keepPrice: typed.price === "keep" }),
})
