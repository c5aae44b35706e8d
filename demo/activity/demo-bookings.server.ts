import type { BookingChannel, BookingStatus } from "#domain/bookings/booking.ts"
import { refundAmounts } from "#domain/bookings/cancellation-state.server.ts"
import { buildRow, offerColumns } from "#domain/bookings/create/booking-row.server.ts"
import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { demandedColumns } from "#domain/bookings/payment-plan/plan-columns.server.ts"
import { accountFor, accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Language } from "#i18n/localized.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { demoId, demoReference } from "./demo-ids.server.ts"
import type { PricedTrip } from "./demo-orders.server.ts"
import { people } from "./people.ts"
import type { Trip } from "./trip.ts"

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
/** Paid in advance of a 'deposit', in percent. */
const DEPOSIT = 30
/** Guests who cancel get this much back, in percent. */
const REFUNDS = [100, 50]

type Row = Parameters<typeof refundAmounts>[0]
type Columns = BookingRecord["booking"]
/** Account ids of the demo company's staff. */
export type Colleagues = [string, ...string[]]

/** Returns a booking with its history and payments, as the company's work would have left them. */
export function bookingRecord(
  nth: number,
  trip: Trip,
  { order, offer }: PricedTrip,
  departureId: string | null,
  colleagues: Colleagues,
  settings: Settings,
): BookingRecord {
  const guest = people[trip.guest]!
  const id = demoId(`booking ${nth}`)
  const staff = colleagues[nth % colleagues.length]!
  const customerInfo = { name: guest.name, email: guest.email, phone: guest.phone, countryCode: guest.country }
  const specialRequests = trip.wishes ?? ""
  const input = { ...order, customerInfo, specialRequests, language: guest.language, userId: undefined }
  const createdAt = requestedAt(nth, trip)
  const isAnswered = trip.status !== "pending"
  const built = {
    ...buildRow(input as Parameters<typeof buildRow>[0], offer, settings, new Date()),
    ...offerColumns(offer, order),
    id,
    departureId,
    reference: demoReference(`booking ${nth}`),
    status: trip.status,
    confirmedAt: isAnswered ? confirmedAt(createdAt) : null,
    details: detailsOf(trip, offer),
    staffNote: trip.note ?? "",
    emailConfirmedAt: createdAt,
    // No demo guest is reminded of a trip.
    remindedAt: isAnswered ? createdAt : null,
    answerBy: trip.answerInMinutes === undefined ? after(createdAt, 4) : inMinutes(trip.answerInMinutes),
    createdAt,
    updatedAt: createdAt,
  }
  const cancellation = trip.status === "cancelled" ? cancellationOf(nth, trip, createdAt, built as unknown as Row) : {}
  return {
    booking: { ...built, ...planOf(built, trip), ...originOf(nth, trip, guest.language), ...cancellation },
    events: eventsOf(id, trip, createdAt, staff),
    payments: paymentsOf(id, nth, trip, offer.quote, createdAt, {
      recordedBy: staff,
      dongAccount: dongAccountOf(settings),
    }),
  }
}

/** What was demanded when it was confirmed. Nobody is reminded of what was due before the demo began. */
function planOf(row: Parameters<typeof demandedColumns>[0] & { confirmedAt: Date | null }, { paid }: Trip) {
  if (row.confirmedAt === null) return {}
  const demanded = demandedColumns(row, row.confirmedAt)
  const { depositDueAt = null, restDueAt = null } = demanded
  const dueAt = paid === "deposit" ? restDueAt : (depositDueAt ?? restDueAt)
  return { ...demanded, paymentRemindedFor: dueAt, paymentOverdueFor: dueAt }
}

/** Vietnamese guests write on Zalo and Facebook, others book on the site or through an agent. */
const CHANNELS: Record<Language, BookingChannel[]> = {
  vi: ["zalo", "site", "facebook", "zalo", "phone", "walk-in"],
  en: ["site", "site", "site", "partner", "site", "walk-in"],
}

function originOf(nth: number, { byPhone, channel }: Trip, language: Language) {
  const usual = CHANNELS[language][nth % CHANNELS[language].length]!
  const came = channel ?? (byPhone ? "phone" : usual)
  return { channel: came, source: came === "site" ? ("site" as const) : ("office" as const) }
}

const after = (instant: Date, hours: number) => new Date(instant.getTime() + hours * HOUR_MS)
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE_MS)

/** A request that waits came in four working hours before its answer is due, but never in the future. */
function requestedAt(nth: number, { day, daysAhead = 10, answerInMinutes }: Trip): Date {
  if (answerInMinutes !== undefined) return inMinutes(Math.min(answerInMinutes - 240, -3))
  const date = addDays(hanoiDate(), day - daysAhead)
  const time = `${String(8 + (nth % 10)).padStart(2, "0")}:${String((nth * 7) % 60).padStart(2, "0")}`
  return new Date(Math.min(hanoiInstant(date, time).getTime(), Date.now() - (24 + ((nth * 17) % 300)) * HOUR_MS))
}

function detailsOf({ bagsNow }: Trip, { details }: PricedTrip["offer"]) {
  return bagsNow === undefined ? details : { ...details, largeBags: bagsNow }
}

const confirmedAt = (createdAt: Date) => after(createdAt, 2)

const startOf = ({ day }: Trip) => hanoiInstant(addDays(hanoiDate(), day), "08:00")

/** Guests cancel some days before the trip, after it was confirmed, and not in the future. */
function cancelledAt(trip: Trip, createdAt: Date): Date {
  const lately = Date.now() - (3 + ((trip.guest * 13) % 160)) * HOUR_MS
  const inTime = Math.min(after(startOf(trip), -5 * 24).getTime(), lately)
  return new Date(Math.max(inTime, after(createdAt, 4).getTime()))
}

function cancellationOf(nth: number, trip: Trip, createdAt: Date, row: Row): Partial<Columns> {
  const percent = REFUNDS[nth % REFUNDS.length]!
  return {
    cancellationReason: trip.reason ?? "",
    cancellationCause: trip.cause ?? null,
    cancelledAt: cancelledAt(trip, createdAt),
    cancelledBy: nth % 3 ? "guest" : "staff",
    calendarSequence: 1,
    cancellation: {
      band: null,
      ...refundAmounts(row, percent),
      until: null,
      untilInHanoi: null,
      nextRefundPercent: null,
    },
  }
}

/** The events of a booking in each state, in order. */
const STEPS: Record<BookingStatus, BookingStatus[]> = {
  pending: [],
  confirmed: ["confirmed"],
  completed: ["confirmed", "completed"],
  "no-show": ["confirmed", "no-show"],
  cancelled: ["confirmed", "cancelled"],
}

function eventsOf(bookingId: string, trip: Trip, createdAt: Date, staff: string): BookingRecord["events"] {
  const requested = { bookingId, kind: "requested", actor: trip.byPhone ? staff : "guest", at: createdAt }
  const times: Record<string, Date> = {
    confirmed: confirmedAt(createdAt),
    completed: after(startOf(trip), 14),
    "no-show": after(startOf(trip), 4),
    cancelled: cancelledAt(trip, createdAt),
  }
  let status: BookingStatus = "pending"
  const steps = STEPS[trip.status].map((next) => {
    const data = { side: "staff", before: { status }, after: { status: next } }
    status = next
    return { bookingId, kind: next, actor: staff, at: times[next] ?? createdAt, data }
  })
  return [requested, ...steps]
}

function dongAccountOf({ bankAccounts = [] }: Settings): string {
  const account = accountFor(bankAccounts, "VND", "tour")
  return account ? accountKey(account) : ""
}

function paymentsOf(
  bookingId: string,
  nth: number,
  trip: Trip,
  { totalMinor, currency: priced, vndPerUsd: fxRate }: PricedTrip["offer"]["quote"],
  createdAt: Date,
  { recordedBy, dongAccount }: { recordedBy: string; dongAccount: string },
): BookingRecord["payments"] {
  if (!trip.paid || totalMinor === 0) return []
  const isDeposit = trip.paid === "deposit"
  const dueMinor = isDeposit ? Math.round((totalMinor * DEPOSIT) / 100) : totalMinor
  const paidAt = after(createdAt, 20)
  // Guests in Vietnam pay đồng, as they were shown the price.
  const inDong = priced === "USD" && people[trip.guest]!.language === "vi"
  const currency = inDong ? ("VND" as const) : priced
  const amountMinor = inDong ? toShownMinor(dueMinor, priced, fxRate) : dueMinor
  const account = currency === "VND" && trip.paid !== "cash" ? dongAccount : ""
  const common = { bookingId, currency, fxRate, recordedBy }
  const paid = {
    ...common,
    kind: "payment" as const,
    amountMinor,
    method: trip.paid === "cash" ? ("cash" as const) : ("transfer" as const),
    paidOn: hanoiDate(paidAt),
    account,
    note: isDeposit ? "Đặt cọc 30%" : trip.paid === "cash" ? "Thu tại văn phòng" : "Vietcombank",
    createdAt: paidAt,
  }
  const refundMinor = Math.round((amountMinor * REFUNDS[nth % REFUNDS.length]!) / 100)
  if (trip.status !== "cancelled" || trip.refundWaits) return [paid]
  const at = cancelledAt(trip, createdAt)
  const refund = { ...common, kind: "refund" as const, amountMinor: refundMinor, method: "transfer" as const, account }
  return [paid, { ...refund, paidOn: hanoiDate(at), note: "Hoàn theo chính sách hủy", createdAt: at }]
}
