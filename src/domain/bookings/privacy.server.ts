import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, lte, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import type { NamedIn } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import {
  type Contact,
  classify,
  countByMonth,
  isOfNumber,
  type Person,
  type PersonalData,
} from "#server/database/personal-data.server.ts"
import { withoutKeys } from "#server/database/personal-text.server.ts"
import { calendarDate, currency, instant } from "#server/openapi/shapes.server.ts"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "./booking.ts"
import { presentForStaff } from "./booking-presenter.server.ts"
import { lockBookings } from "./bookings.server.ts"
import { bookingEvents, bookings, bookingViewers, guestTokens } from "./bookings.table.server.ts"
import { bookingPayments } from "./payments.table.server.ts"
import { buyer, staffBooking } from "./shapes.server.ts"

const withoutAddresses = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`

const ofBookings = classify({
  table: bookings,
  purpose: {
    name: { en: "Bookings", vi: "Đặt chỗ" },
    why: {
      en: "To carry out the trip that the guest booked, to reach them about it, and to answer for it afterwards. What was sold, when and for how much stays for the accounts, without the guest.",
      vi: "Để thực hiện chuyến đi khách đã đặt, liên hệ với khách và giải quyết phát sinh sau chuyến. Dịch vụ, ngày và số tiền được giữ lại cho sổ sách kế toán, không còn thông tin khách.",
    },
    kept: "guests",
  },
  cleared: {
    customerName: "",
    customerEmail: "",
    customerPendingEmail: null,
    customerPhone: "",
    customerPhoneE164: null,
    countryCode: "",
    customerBuyer: null,
    specialRequests: "",
    staffNote: "",
    cancellationReason: null,
    userId: null,
    details: sql`(${withoutAddresses}) - 'travelerList' || case when ${bookings.productType} = 'transfer'
      then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
    asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
      'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
    fingerprint: sql`'forgotten ' || ${bookings.id}`,
    planTokenHash: null,
  },
  networks: { requestedFromAddress: null, requestedFromNetwork: null, requestedFromMailbox: null },
  aged: { key: bookings.id, since: bookings.createdAt, only: isNotNull(bookings.requestedFromNetwork) },
  unexported: [
    "customerPhoneE164",
    "asked",
    "fingerprint",
    "planTokenHash",
    "requestedFromAddress",
    "requestedFromNetwork",
    "requestedFromMailbox",
  ],
  others:
    "id reference product_id product_type departure_id status travel_date start_time travelers children lines currency " +
    "total_minor fx_rate fx_date total_vnd claimed_total price_changed language cancellation_policy cancellation_bands " +
    "changes_allowed cancellation_cause cancelled_at cancelled_by cancellation confirmed_at cutoff_hours refund_cap refund_floor called_off_reason " +
    "invoice_state payment_plan deposit_minor deposit_due_at rest_due_at payment_reminded_for payment_overdue_for " +
    "calendar_sequence reminded_at answer_by is_recorded source channel paid_minor paid_own_minor paid_other_minor holds_places timed_places email_confirmed_at terms_page_id terms_version terms_date version created_at updated_at",
})

/** The personal fields of a booking, in its history and audit log too. */
export const GUEST_FIELDS = [
  ...Object.keys(ofBookings.cleared ?? {}),
  // Parts of the details, and what staff wrote about a change or a payment.
  ...["pickup", "dropoff", "flight", "nameSign", "travelerList", "returnTrip", "reason", "note", "message"],
]

const withoutGuest = (side: "before" | "after") =>
  sql`jsonb_build_object(${side}::text, ${withoutKeys(sql`(${bookingEvents.data} -> ${side})`, GUEST_FIELDS)})`
/** Changes have a before and an after. Other events hold only what the company wrote. */
const withoutTexts = (parts: SQL) =>
  sql`case when ${bookingEvents.data} ? 'after' then ${bookingEvents.data} || ${parts} else ${bookingEvents.data} end`

/** The data of an event without what it replaced. */
const withoutReplaced = withoutTexts(withoutGuest("before"))

const events = classify({
  table: bookingEvents,
  purpose: {
    name: { en: "History of bookings", vi: "Lịch sử đặt chỗ" },
    why: {
      en: "To tell guest and office what was changed, by whom and when.",
      vi: "Để khách và văn phòng biết đặt chỗ được sửa gì, ai sửa, lúc nào.",
    },
    kept: "guests",
  },
  cleared: { data: withoutTexts(sql`${withoutGuest("before")} || ${withoutGuest("after")}`) },
  unexported: ["data"],
  others: "id booking_id at kind actor",
})

const payments = classify({
  table: bookingPayments,
  purpose: {
    name: { en: "Payments", vi: "Khoản thu và hoàn tiền" },
    why: {
      en: "To know who has paid. The amounts stay for the accounts; notes that may name the payer are erased.",
      vi: "Để biết khách nào đã thanh toán. Số tiền được giữ cho sổ sách; ghi chú có thể nêu tên người trả thì bị xóa.",
    },
    kept: "guests",
  },
  cleared: { note: "" },
  others:
    "id booking_id kind amount_minor currency fx_rate reverses method paid_on account collected_by recorded_by created_at",
})

const others = [
  classify({
    table: guestTokens,
    purpose: {
      name: { en: "Links to bookings", vi: "Liên kết xem đặt chỗ" },
      why: {
        en: "To let guests open their booking without an account. Only hashes are stored.",
        vi: "Để khách xem đặt chỗ mà không cần tài khoản. Chỉ lưu mã băm.",
      },
      kept: { en: "Sixty days after the trip", vi: "60 ngày sau chuyến đi" },
    },
    deleted: ["tokenHash", "networkHash"],
    unexported: ["tokenHash", "networkHash"],
    others: "booking_id mailed created_at",
  }),
  classify({ table: bookingViewers, others: "booking_id user_id seen_at" }),
]

function ofPerson(person: Contact): SQL | undefined {
  if ("email" in person) {
    const { email, userId } = person
    return or(eq(bookings.customerEmail, email), userId === undefined ? undefined : eq(bookings.userId, userId))
  }
  if ("chatName" in person) return sql`false`
  const { customerEmail: email, customerPhone: phone, customerPhoneE164: phoneE164 } = bookings
  return isOfNumber({ email, phone, phoneE164 }, person.phone)
}

async function findNumbers(person: Contact, transaction: Database) {
  const { customerPhone: phone, customerPhoneE164: phoneE164 } = bookings
  const rows = await transaction.selectDistinct({ phone, phoneE164 }).from(bookings).where(ofPerson(person))
  return rows.map((row) => row.phoneE164 ?? row.phone)
}

/** Returns a person's bookings, the newest first, with what staff noted on them. */
async function findBookingsOfPerson(person: Contact): Promise<z.infer<typeof exportedBooking>[]> {
  const rows = await db.select().from(bookings).where(ofPerson(person)).orderBy(desc(bookings.createdAt))
  return rows.map((row) => ({ ...presentForStaff(row), buyer: row.customerBuyer }))
}

const exportedBooking = staffBooking.extend({ buyer: buyer.nullable() })

const payment = z.strictObject({
  booking: z.string().describe("The booking's reference"),
  kind: z.enum(PAYMENT_KINDS),
  amount: z.number().describe("In major units of the currency"),
  currency,
  method: z.enum(PAYMENT_METHODS),
  paidOn: calendarDate,
  note: z.string(),
  createdAt: instant,
})

/** Returns the payments and refunds of bookings, oldest first, each with the booking's reference. */
async function findPaymentsOfBookings(bookingIds: string[]): Promise<z.infer<typeof payment>[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .select({ payment: bookingPayments, reference: bookings.reference })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .where(inArray(bookingPayments.bookingId, bookingIds))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  return rows.map(({ payment: { kind, amountMinor, currency, method, paidOn, note, createdAt }, reference }) => ({
    booking: reference,
    kind,
    amount: toMajor(amountMinor, currency),
    currency,
    method,
    paidOn,
    note,
    createdAt: createdAt.toISOString(),
  }))
}

export async function findBookingIdsOfPerson(person: Contact, transaction: Database): Promise<string[]> {
  const rows = await transaction.select({ id: bookings.id }).from(bookings).where(ofPerson(person))
  return rows.map(({ id }) => id)
}

async function findPaymentIds({ bookingIds }: Person, transaction: Database): Promise<string[]> {
  const { id, bookingId } = bookingPayments
  const rows = await transaction.select({ id }).from(bookingPayments).where(inArray(bookingId, bookingIds))
  return rows.map((row) => row.id)
}

/** Returns whether a person has open future bookings. The office needs their contact until then. */
export async function hasUpcomingTrip(person: Contact, database: Database): Promise<boolean> {
  return (await database.$count(bookings, and(ofPerson(person), isAhead()))) > 0
}

const isAhead = () => and(inArray(bookings.status, ["pending", "confirmed"]), gte(bookings.travelDate, hanoiDate()))

/**
 * Removes a person's data from their bookings, and returns the bookings' ids. Trips ahead are left alone: one may
 * have been booked since `hasUpcomingTrip` was asked, so ask again at the end of the transaction.
 */
async function forgetBookingsOfPerson(person: Contact, transaction: Database) {
  // The address may also be pending on someone else's booking.
  const entered = "email" in person ? eq(bookings.customerPendingEmail, person.email) : undefined
  if (entered) await transaction.update(bookings).set({ customerPendingEmail: null }).where(entered)
  return forgetBookings(and(ofPerson(person), sql`not ${isAhead()}`), transaction)
}

/** Removes the guests' data from some of the trips that ended that many days ago. @returns their ids */
export function forgetOldBookings(days: number, limit: number, transaction: Database): Promise<string[]> {
  const isOver = lt(bookings.travelDate, addDays(hanoiDate(), -days))
  const old = transaction
    .select({ id: bookings.id })
    .from(bookings)
    // Every booking has a phone number until it is forgotten.
    .where(and(isOver, sql`customer_phone <> ''`))
    .orderBy(bookings.travelDate)
    .limit(limit)
    .for("update", { skipLocked: true })
  return forgetBookings(inArray(bookings.id, old), transaction)
}

/**
 * Clears what bookings that were handed over to another guest still hold of a former guest: texts in the history, and the
 * payers that notes name.
 */
export async function forgetFormerGuests(named: NamedIn[], transaction: Database): Promise<void> {
  for (const { subject, at } of named) {
    const [kind, id = ""] = subject.split(":")
    if (kind !== "booking") continue
    const ofBooking = eq(bookingEvents.bookingId, id)
    await transaction
      .update(bookingEvents)
      .set(events.cleared!)
      .where(and(ofBooking, lte(bookingEvents.at, at)))
    // A later event may hold the former guest's contact as its old value.
    await transaction
      .update(bookingEvents)
      .set({ data: withoutReplaced })
      .where(and(ofBooking, gt(bookingEvents.at, at)))
    await transaction
      .update(bookingPayments)
      .set(payments.cleared!)
      .where(and(eq(bookingPayments.bookingId, id), lte(bookingPayments.createdAt, at)))
  }
}

/** Product, dates and amounts stay, for the accounts. @returns the ids */
async function forgetBookings(condition: SQL | undefined, transaction: Database): Promise<string[]> {
  const { cleared, networks } = ofBookings
  const version = sql`${bookings.version} + 1`
  const ids = await lockBookings(condition, transaction)
  if (ids.length === 0) return ids
  await transaction
    .update(bookings)
    .set({ ...cleared, ...networks, version })
    .where(inArray(bookings.id, ids))
  await transaction.update(bookingEvents).set(events.cleared!).where(inArray(bookingEvents.bookingId, ids))
  // Notes name payers. The amounts stay.
  await transaction.update(bookingPayments).set(payments.cleared!).where(inArray(bookingPayments.bookingId, ids))
  await transaction.delete(guestTokens).where(inArray(guestTokens.bookingId, ids))
  return ids
}

export const personalData: PersonalData = {
  tables: [ofBookings, events, payments, ...others],
  exports: {
    bookings: { shape: z.array(exportedBooking), find: findBookingsOfPerson },
    payments: { shape: z.array(payment), find: ({ bookingIds }) => findPaymentsOfBookings(bookingIds) },
  },
  withBookings: {
    bookings: {
      subject: "booking",
      erase: forgetBookingsOfPerson,
      eraseOld: forgetOldBookings,
      countOld: (until) =>
        countByMonth(bookings, bookings.travelDate, and(lte(bookings.travelDate, until), sql`customer_phone <> ''`)),
    },
  },
  numbers: [findNumbers],
  answered: [findPaymentIds],
}
