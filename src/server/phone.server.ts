import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js"
import { readLine } from "#lib/line.ts"

export const DEFAULT_COUNTRY = "VN"

const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/** Returns a number as people mean it: without invisible characters, full-width figures as plain ones. */
const read = (typed: string) => readLine(typed.normalize("NFKC"))

/** Converts a phone number to E.164, or null. `countryCode` is a country ('VN') or a dial code ('+84'). */
export function e164(typed: string, countryCode: string = DEFAULT_COUNTRY): string | null {
  return parse(typed, countryCode)?.number ?? null
}

function parse(typed: string, countryCode: string) {
  const parsed = parsePhoneNumberFromString(read(typed), defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed : undefined
}

/**
 * Returns a phone number as every list, mail, link and file shows it: as it was typed, but with its country if that is
 * not Vietnam.
 */
export function shownPhone(typed: string, countryCode: string = DEFAULT_COUNTRY): string {
  const phone = read(typed)
  const parsed = phone.startsWith("+") ? undefined : parse(phone, countryCode)
  return parsed && parsed.countryCallingCode !== "84" ? parsed.formatInternational() : phone
}

type Defaults = { defaultCountry: CountryCode } | { defaultCallingCode: string }

function defaultsOf(countryCode: string): Defaults | Record<string, never> {
  const dialCode = countryCode.startsWith("+") ? countryCode.slice(1) : undefined
  if (dialCode !== undefined) return DIAL_CODES.has(dialCode) ? { defaultCallingCode: dialCode } : {}
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
