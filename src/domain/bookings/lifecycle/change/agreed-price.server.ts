import type { User } from "#domain/account/account.ts"
import { type Booking, canBecome } from "#domain/bookings/booking.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import type { Offer } from "#domain/bookings/create/offer.server.ts"
import { type ChangeContext, checkBookingVersion, recordEvent } from "#domain/bookings/history.server.ts"
import { statusMessages } from "#domain/bookings/lifecycle/status-messages.ts"
import { labels } from "#domain/bookings/quote/labels.ts"
import { bookedLines } from "#domain/bookings/quote/late-reduction.ts"
import { line, sumLines } from "#domain/bookings/quote/lines.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { conflict } from "#server/errors.server.ts"
import { changeLocked, storeBooking } from "../change-locked.server.ts"
import type { AgreedPrice } from "../changes.schema.ts"
import { queueBookingMails } from "../notify.server.ts"

/**
 * Sets the price that staff and guest agreed on, at today's exchange rate, and notifies the guest.
 * @throws notFound; conflict VERSION_CONFLICT, CANNOT_CHANGE
 */
export function agreeOnPrice(user: User, idOrReference: string, agreed: AgreedPrice): Promise<Booking> {
  return changeLocked({ user, tokens: [] }, idOrReference, async (row, context) => {
    await checkBookingVersion(row, agreed.version, agreed, context)
    if (!canBecome(row.status, "cancelled")) throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
    const { stored, event } = await setAgreedPrice(row, agreed, context)
    await queueBookingMails("changed", stored, { event }, context)
    return stored
  })
}

type Amount = Pick<AgreedPrice, "currency" | "amount"> & Partial<Pick<AgreedPrice, "reason">>

/** Sets the agreed price of a booking that the transaction holds, without a mail. */
export async function setAgreedPrice(
  row: BookingRow,
  agreed: Amount,
  { actor, settings, transaction }: ChangeContext,
): Promise<{ stored: BookingRow; event: number }> {
  const stored = await storeBooking(row, agreedColumns(agreed, settings), transaction)
  const priced = { kind: "priced", before: eventPrice(row), after: eventPrice(stored), reason: agreed.reason }
  return { stored, event: await recordEvent(row.id, actor, priced, transaction) }
}

/** Returns the columns of a booking at an agreed price, in minor units. */
export function agreedColumns({ currency, amount }: Amount, settings: Settings) {
  const { vndPerUsd, date } = settings.exchangeRate
  const lines = [line("agreed", 1, amount, labels.agreed)]
  const price = { lines, currency, totalMinor: sumLines(lines), totalVnd: toVnd({ amount, currency }, vndPerUsd) }
  return { ...price, fxRate: vndPerUsd, fxDate: date, claimedTotal: null, priceChanged: false }
}

/** Returns the price columns that the history stores of a booking. */
export const eventPrice = (row: BookingRow) => pick(row, "currency", "totalMinor", "totalVnd")

/** Returns whether staff and guest agreed on the price. Only staff replace it. */
export const hasAgreedPrice = ({ lines }: Pick<BookingRow, "lines">) => lines.some(({ code }) => code === "agreed")

/** Returns the offer at the agreed price of the booking. */
export function withAgreedPrice(row: BookingRow, offer: Offer): Offer {
  const { currency } = row
  const lines = bookedLines(row.lines)
  const totalMinor = sumLines(lines)
  const total = toMajor(totalMinor, currency)
  const totalVnd = toVnd({ amount: totalMinor, currency }, row.fxRate)
  const rate = { vndPerUsd: row.fxRate, rateDate: row.fxDate }
  return { ...offer, quote: { lines, currency, total, totalMinor, totalVnd, ...rate } }
}
