import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm"
import { EMAIL_PATTERN, readEmail } from "#lib/email.ts"
import { readLine } from "#lib/line.ts"
import { invalid } from "#server/errors.server.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { bookings } from "./bookings.table.server.ts"
import { messages } from "./messages.ts"

export type Phone = { phone: string; phoneE164: string | null }
export type Contact = { email: string } | Phone

/** Parses what a guest typed. @throws invalid with the texts of spec §5 */
export function readContact(typed: string, countryCode: string = DEFAULT_COUNTRY): Contact {
  const text = readLine(typed.normalize("NFKC"))
  if (text === "") throw invalid([{ field: "emailOrPhone", message: messages.lookupRequired }])
  if (EMAIL_PATTERN.test(readEmail(text))) return { email: readEmail(text) }
  if (!/\d/.test(text)) throw invalid([{ field: "emailOrPhone", message: messages.emailInvalid }])
  if (text.length < 8) throw invalid([{ field: "emailOrPhone", message: messages.phoneTooShort }])
  return { phone: text, phoneE164: e164(text, countryCode) }
}

const LAST_FIGURES = 8
/** Must match the index `bookings_by_last_figures`. */
const lastFigures = sql`right(${bookings.customerPhoneE164}, 8)`
const phoneOnBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`

/** Matches the bookings of a number as it was typed, whatever the country that it was booked with. */
export function matchesPhone({ phone, phoneE164 }: Phone): SQL {
  const exact = inArray(phoneOnBooking, [phone, ...(phoneE164 ? [phoneE164] : [])])
  const figures = phone.normalize("NFKC").replace(/\D/g, "").replace(/^0+/, "")
  if (figures.length < LAST_FIGURES) return exact
  const endsLike = and(
    eq(lastFigures, figures.slice(-LAST_FIGURES)),
    sql`right(${bookings.customerPhoneE164}, ${figures.length}::int) = ${figures}`,
  )
  return or(exact, endsLike) ?? exact
}
