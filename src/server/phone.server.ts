import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js"

export const DEFAULT_COUNTRY = "VN"

const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/** Converts a phone number to E.164, or null. `countryCode` is a country ('VN') or a dial code ('+84'). */
export function e164(typed: string, countryCode: string = DEFAULT_COUNTRY): string | null {
  const parsed = parsePhoneNumberFromString(typed, defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed.number : null
}

type Defaults = { defaultCountry: CountryCode } | { defaultCallingCode: string }

function defaultsOf(countryCode: string): Defaults | Record<string, never> {
  const dialCode = countryCode.startsWith("+") ? countryCode.slice(1) : undefined
  if (dialCode !== undefined) return DIAL_CODES.has(dialCode) ? { defaultCallingCode: dialCode } : {}
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
