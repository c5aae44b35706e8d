import type { DayPassenger, Manifest, ManifestTotals, Passenger, StaffPassenger } from "#domain/boarding/boarding.ts"
import { balanceInDong } from "#domain/bookings/balance.ts"
import { describeTraveler } from "#domain/bookings/booking.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { formatPrice } from "#i18n/format.ts"
import { formatConverted, formatDongFirst, type Rated } from "#i18n/money/money-text.ts"
import type { Words } from "#i18n/words.ts"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"

type Listed = Omit<Passenger, "toCollect" | "pickupTime">
type Listing = Pick<StaffPassenger, "travelerList" | "missing">

/** Returns where a passenger is picked up, or that it is unknown. */
export function pickupText({ pickupPlace, pickupZone }: Listed, { translate, localized }: Words): string {
  if (!pickupPlace) return translate("departures.manifest.noPlace")
  return withDots(localized(pickupPlace), pickupZone && localized(pickupZone))
}

/** Returns when a passenger of a departure is picked up, and where, or that it was cancelled. */
export function describePickup(
  passenger: Listed & Pick<Passenger, "pickupTime">,
  { status }: Pick<StaffDeparture, "status">,
  words: Words,
): { time: string; place: string } {
  if (status === "called-off") return { time: "—", place: words.translate("departures.manifest.noPickup") }
  return { time: words.clock(passenger.pickupTime), place: pickupText(passenger, words) }
}

/** Returns a flight with its time, and with its day. */
export function flightText({ flight }: Pick<DayPassenger, "flight">, { day, clock }: Words): string {
  return flight ? withDots(flight.number, day(flight.date), flight.time && clock(flight.time)) : ""
}

/** Returns wishes, choices and extras, each on its line. */
export function wishesText({ requests, choices, extras, privateGroup }: Listed, words: Words): string {
  const items = [...choices, ...extras].map(({ name, quantity }) => `${quantity} × ${words.localized(name)}`)
  return [requests, items.join(", "), privateGroup && words.translate("departures.manifest.privateGroup")]
    .filter(Boolean)
    .join("\n")
}

/** Returns who travels, each on its line, and what isn't known of them yet. */
export function travelersText({ travelerList, missing }: Listing, { translate }: Words): string {
  return [
    ...travelerList.map(describeTraveler),
    ...missing.map((detail) => translate(`bookings.missing.${detail}`)),
  ].join("\n")
}

/** Returns whether a manifest says who travels: not on tours that need no names. */
export const listsTravelers = ({ passengers }: { passengers: Listing[] }): boolean =>
  passengers.some(({ travelerList, missing }) => travelerList.length > 0 || missing.length > 0)

type Owing = Rated & Pick<StaffPassenger, "total" | "balance" | "balanceOther" | "paid" | "paidOther">

/** Returns what a passenger still owes and has paid, or is owed. */
export function paymentText({ total, balance, balanceOther, paid, paidOther, ...rated }: Owing, words: Words): string {
  const { translate, language } = words
  if (total === 0) return translate("departures.manifest.noPrice")
  if (balance === 0) return translate("departures.manifest.paid")
  const amount = formatDongFirst(Math.abs(balance), rated, language, Math.abs(balanceOther))
  if (balance > 0 && paid > 0) {
    const said = { amount, paid: formatDongFirst(paid, rated, language, paidOther) }
    return translate("departures.manifest.owesRest", said)
  }
  return translate(balance > 0 ? "departures.manifest.owes" : "departures.manifest.overpaid", { amount })
}

export function totalsText(totals: ManifestTotals, { translate, party }: Words): string {
  const { people, bookings } = totals
  const all = translate("bookings.people", { smart_count: people })
  const inBookings = translate("departures.manifest.inBookings", { smart_count: bookings })
  return `${all}, ${inBookings}: ${party(totals)}`
}

/** Returns what a guest of a cancelled departure gets back at most. */
export function refundText(
  { paid, paidOther, ...rated }: Rated & Pick<StaffPassenger, "paid" | "paidOther">,
  { translate, language }: Words,
): string {
  if (paid <= 0) return translate("departures.cancellation.nothingPaid")
  return translate("departures.cancellation.refund", { amount: formatDongFirst(paid, rated, language, paidOther) })
}

/** Returns who and how many travel, and what is still to collect unless all is paid or the departure was cancelled. */
export function summaryText(manifest: Manifest, words: Words): string {
  return withDots(totalsText(manifest.totals, words), balanceText(manifest, words))
}

/** In đồng and by currency. */
function balanceText({ departure, passengers }: Manifest, { translate, language }: Words): string {
  if (departure.status === "called-off") return ""
  const owing = passengers.filter(({ status, balance }) => status !== "no-show" && balance > 0)
  if (owing.length === 0) return ""
  const due = new Map<Currency, number>()
  for (const { balance, currency } of owing) due.set(currency, (due.get(currency) ?? 0) + balance)
  const amounts = [...due].map(([currency, amount]) => formatPrice(amount, currency, language)).join(" + ")
  const vnd = owing.reduce((sum, one) => sum + balanceInDong(one), 0)
  const isDong = due.size === 1 && due.has("VND")
  const isExact = owing.every(({ currency, isOtherExact }) => currency === "VND" || isOtherExact)
  const dong = isExact ? formatPrice(vnd, "VND", language) : formatConverted(vnd, language)
  const amount = isDong ? amounts : `${dong} (${amounts})`
  return translate("departures.manifest.balance", { amount })
}
