import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js"

export const DEFAULT_COUNTRY = "VN"

/**
 * A phone number as E.164 ('+84912345678'), where it can be told. `countryCode` is a country ('VN') or a dial code
 * ('+84'): what a number without one of its own belongs to.
 */
export function e164(typed: string, countryCode: string = DEFAULT_COUNTRY): string | null {
  const parsed = parsePhoneNumberFromString(typed, defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed.number : null
}

function defaultsOf(countryCode: string): { defaultCountry: CountryCode } | { defaultCallingCode: string } {
  if (countryCode.startsWith("+")) return { defaultCallingCode: countryCode.slice(1) }
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
