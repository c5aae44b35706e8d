import { EMAIL_PATTERN } from "#lib/fields.ts"
import { invalid } from "#server/errors.server.ts"
import { DEFAULT_COUNTRY, e164 } from "#server/phone.server.ts"
import { messages } from "./messages.ts"

export type Contact = { email: string } | { phone: string; phoneE164: string | null }

/** Parses what a guest typed. @throws invalid with the texts of spec §5 */
export function readContact(typed: string, countryCode: string = DEFAULT_COUNTRY): Contact {
  const text = typed.normalize("NFC").trim()
  if (text === "") throw invalid([{ field: "emailOrPhone", message: messages.lookupRequired }])
  if (EMAIL_PATTERN.test(text)) return { email: text.toLowerCase() }
  if (!/\d/.test(text)) throw invalid([{ field: "emailOrPhone", message: messages.emailInvalid }])
  if (text.length < 8) throw invalid([{ field: "emailOrPhone", message: messages.phoneTooShort }])
  return { phone: text, phoneE164: e164(text, countryCode) }
}
