import { and, eq, inArray, sql } from "drizzle-orm"
import { lockBookings } from "#domain/bookings/bookings.server.ts"
import { bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import type { Database } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"

/** Guests read the reason in the language of their booking. */
type DepartureNews = { kind: "guaranteed" } | { kind: "called-off"; reasons: Record<Language, string> }

/** Locks the bookings of a departure, as `notifyDeparture` needs them. Always before the departure itself. */
export async function lockBookingsOfDeparture(departureId: string, transaction: Database): Promise<void> {
  await lockBookings(eq(bookings.departureId, departureId), transaction)
}

export async function notifyDeparture(
  departureId: string,
  news: DepartureNews,
  actor: string,
  transaction: Database,
): Promise<void> {
  const affected = await transaction
    .select({ bookingId: bookings.id, recipient: bookings.customerEmail, language: bookings.language })
    .from(bookings)
    .where(and(eq(bookings.departureId, departureId), inArray(bookings.status, ["pending", "confirmed"])))
  if (affected.length === 0) return
  const event = `departure-${news.kind}`
  const dataFor = (language: Language) => (news.kind === "called-off" ? { reason: news.reasons[language] } : {})
  await transaction
    .insert(bookingEvents)
    .values(affected.map(({ bookingId, language }) => ({ bookingId, kind: event, actor, data: dataFor(language) })))
  const mails = affected
    .filter(({ recipient }) => recipient !== "")
    .map(({ bookingId, ...mail }) => ({ ...mail, kind: event, payload: { bookingId, ...dataFor(mail.language) } }))
  if (mails.length) await queueMails(mails, transaction)
  if (news.kind === "guaranteed") return
  for (const language of LANGUAGES) {
    const ids = affected.filter((booking) => booking.language === language).map(({ bookingId }) => bookingId)
    await markDepartureCancelled(ids, news.reasons[language], transaction)
  }
}

async function markDepartureCancelled(ids: string[], reason: string, transaction: Database): Promise<void> {
  if (ids.length === 0) return
  await transaction
    .update(bookings)
    .set({
      calledOffReason: reason,
      refundFloor: 100,
      calendarSequence: sql`${bookings.calendarSequence} + 1`,
      version: sql`${bookings.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(inArray(bookings.id, ids))
}
