import { inArray, type SQL, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { messages } from "#domain/bookings/messages.ts"
import { isEmail, readEmail } from "#lib/text/email.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { invalid } from "#server/errors.server.ts"
import { DEFAULT_COUNTRY, e164, possibleNumbers } from "#server/phone.server.ts"

export type Contact = { email: string } | { phone: string; phoneE164: string | null }

/** Parses what a guest typed. @throws invalid with the texts of spec §5 */
export function readContact(typed: string, countryCode: string = DEFAULT_COUNTRY): Contact {
  const text = readCompact(typed)
  if (text === "") throw invalid([{ field: "emailOrPhone", message: messages.lookupRequired }])
  if (isEmail(readEmail(text))) return { email: readEmail(text) }
  if (!/\d/.test(text)) throw invalid([{ field: "emailOrPhone", message: messages.emailInvalid }])
  if (text.length < 8) throw invalid([{ field: "emailOrPhone", message: messages.phoneTooShort }])
  return { phone: text, phoneE164: e164(text, countryCode) }
}

/** The index `bookings_by_phone` is on this expression. */
const phoneOnBooking = sql`coalesce(${bookings.customerPhoneE164}, ${bookings.customerPhone})`

/** Matches the bookings of a number as it was typed, whatever the country that it was booked with. */
export function matchesPhone(typed: string): SQL {
  return inArray(phoneOnBooking, [typed, ...possibleNumbers(typed)])
}
