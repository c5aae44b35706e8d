import type { User } from "#features/account/account.ts"
import type { Booking } from "#features/bookings/booking.ts"
import { canBecome } from "#features/bookings/booking.ts"
import { presentBooking } from "#features/bookings/booking-presenter.server.ts"
import type { Offer } from "#features/bookings/create/offer.server.ts"
import { recordEvent } from "#features/bookings/history.server.ts"
import { labels } from "#features/bookings/quote/labels.ts"
import { bookedLines } from "#features/bookings/quote/late-reduction.ts"
import { line, sumLines } from "#features/bookings/quote/lines.ts"
import { statusMessages } from "#features/bookings/status-messages.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { checkVersion } from "#server/catalogue/content-checks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { type BookingRow, lockBooking, storeBooking } from "./change-status.server.ts"
import type { AgreedPrice } from "./changes.schema.ts"
import { queueBookingMails } from "./notify.server.ts"

/**
 * Sets the price that staff and guest agreed on, at today's exchange rate, and notifies the guest.
 * @throws notFound; conflict VERSION_CONFLICT, CANNOT_CHANGE
 */
export async function agreeOnPrice(user: User, idOrReference: string, agreed: AgreedPrice): Promise<Booking> {
  const settings = await findSettings()
  return transact(async (transaction) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    if (!canBecome(row.status, "cancelled")) throw conflict("CANNOT_CHANGE", statusMessages.cannotChange)
    checkVersion(row, agreed.version, agreed)
    const { currency, amount } = agreed
    const { vndPerUsd, date } = settings.exchangeRate
    const lines = [line("agreed", 1, amount, labels.agreed)]
    const price = { lines, currency, totalMinor: sumLines(lines), totalVnd: toVnd({ amount, currency }, vndPerUsd) }
    const change = { ...price, fxRate: vndPerUsd, fxDate: date, claimedTotal: null, priceChanged: false }
    const stored = await storeBooking(row, change, transaction)
    const actor = { side: "staff", id: user._id } as const
    const priced = { kind: "priced", before: eventPrice(row), after: eventPrice(stored) }
    const event = await recordEvent(row.id, actor, priced, transaction)
    await queueBookingMails("changed", stored, { actor, event, settings }, transaction)
    return presentBooking(stored)
  })
}

const eventPrice = ({ currency, totalMinor, totalVnd }: BookingRow) => ({ currency, totalMinor, totalVnd })

/** Keeps the agreed price after a move if the product has no price and the number of travelers is unchanged. */
export function withAgreedPrice(row: BookingRow, offer: Offer): Offer {
  const { party, quote } = offer
  const isAgreed = row.lines.some(({ code }) => code === "agreed")
  if (!isAgreed || quote.totalMinor > 0 || party.adults + party.children !== row.travelers) return offer
  const { currency } = row
  const lines = bookedLines(row.lines)
  const totalMinor = sumLines(lines)
  const total = toMajor(totalMinor, currency)
  const totalVnd = toVnd({ amount: totalMinor, currency }, row.fxRate)
  const rate = { vndPerUsd: row.fxRate, rateDate: row.fxDate }
  return { ...offer, quote: { lines, currency, total, totalMinor, totalVnd, ...rate } }
}
