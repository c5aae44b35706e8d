import { asc, desc, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { PAYMENT_KINDS, PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import { presentForStaff } from "#domain/bookings/booking-presenter.server.ts"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { buyer, staffBooking } from "#domain/bookings/shapes.server.ts"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import { toMajor } from "#lib/money.ts"
import { db } from "#server/database/database.server.ts"
import { type Contact, isOfNumber } from "#server/database/personal-data.server.ts"
import { calendarDate, currency, instant } from "#server/openapi/shapes.server.ts"

export function ofPerson(person: Contact): SQL | undefined {
  if ("email" in person) {
    const { email, userId } = person
    return or(eq(bookings.customerEmail, email), userId === undefined ? undefined : eq(bookings.userId, userId))
  }
  if ("chatName" in person) return sql`false`
  const { customerEmail: email, customerPhone: phone, customerPhoneE164: phoneE164 } = bookings
  return isOfNumber({ email, phone, phoneE164 }, person.phone)
}

/** Returns a person's bookings, the newest first, with what staff noted on them. */
export async function findBookingsOfPerson(person: Contact): Promise<z.infer<typeof exportedBooking>[]> {
  const rows = await db.select().from(bookings).where(ofPerson(person)).orderBy(desc(bookings.createdAt))
  return rows.map((row) => ({ ...presentForStaff(row), buyer: row.customerBuyer }))
}

export const exportedBooking = staffBooking.extend({ buyer: buyer.nullable() })

export const payment = z.strictObject({
  booking: z.string().describe("The booking's reference"),
  kind: z.enum([...PAYMENT_KINDS, "reversal"]),
  amount: z.number().describe("In major units of the currency"),
  currency,
  method: z.enum(PAYMENT_METHODS),
  paidOn: calendarDate,
  note: z.string(),
  createdAt: instant,
})

/** Returns the payments and refunds of bookings, oldest first, each with the booking's reference. */
export async function findPaymentsOfBookings(bookingIds: string[]): Promise<z.infer<typeof payment>[]> {
  if (bookingIds.length === 0) return []
  const rows = await db
    .select({ payment: bookingPayments, reference: bookings.reference, language: bookings.language })
    .from(bookingPayments)
    .innerJoin(bookings, eq(bookings.id, bookingPayments.bookingId))
    .where(inArray(bookingPayments.bookingId, bookingIds))
    .orderBy(asc(bookingPayments.createdAt), asc(bookingPayments.id))
  return rows.map(
    ({ payment: { kind, reverses, amountMinor, currency, method, paidOn, note, createdAt }, reference, language }) => ({
      booking: reference,
      kind: reverses ? "reversal" : kind,
      amount: toMajor(amountMinor, currency),
      currency,
      method,
      paidOn,
      note: noteText(note, language),
      createdAt: createdAt.toISOString(),
    }),
  )
}
