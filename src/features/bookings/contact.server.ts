import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js"
import { invalid } from "#server/errors.server.ts"
import { EMAIL_PATTERN } from "./booking.ts"
import { messages } from "./messages.ts"

export const DEFAULT_COUNTRY = "VN"

/** How a guest says who they are: an e-mail address, or a phone number in the two forms it may be stored in. */
export type Contact = { email: string } | { phone: string; phoneE164: string | null }

/**
 * Reads an e-mail address or a phone number, in whatever format it was typed.
 * @throws invalid with the spec's texts (§5, guest lookup)
 */
export function readContact(typed: string, countryCode: string = DEFAULT_COUNTRY): Contact {
  const text = typed.normalize("NFC").trim()
  if (text === "") throw invalid([{ field: "emailOrPhone", message: messages.lookupRequired }])
  if (EMAIL_PATTERN.test(text)) return { email: text.toLowerCase() }
  if (!/\d/.test(text)) throw invalid([{ field: "emailOrPhone", message: messages.emailInvalid }])
  if (text.length < 8) throw invalid([{ field: "emailOrPhone", message: messages.phoneTooShort }])
  return { phone: text, phoneE164: e164(text, countryCode) }
}

/**
 * A phone number as E.164 ('+84912345678'), where it can be told. `countryCode` is a country ('VN') or a dial code
 * ('+84'): what a number without one of its own belongs to.
 */
export function e164(typed: string, countryCode: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed.number : null
}

function defaultsOf(countryCode: string): { defaultCountry: CountryCode } | { defaultCallingCode: string } {
  if (countryCode.startsWith("+")) return { defaultCallingCode: countryCode.slice(1) }
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
