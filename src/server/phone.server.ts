import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from "libphonenumber-js"

export const DEFAULT_COUNTRY = "VN"

const DIAL_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)))

/**
 * A phone number as E.164 ('+84912345678'), where it can be told. `countryCode` is a country ('VN') or a dial code
 * ('+84'): what a number without one of its own belongs to.
 */
export function e164(typed: string, countryCode: string = DEFAULT_COUNTRY): string | null {
  const parsed = parsePhoneNumberFromString(typed, defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed.number : null
}

type Defaults = { defaultCountry: CountryCode } | { defaultCallingCode: string }

/** A dial code that nobody has tells nothing of a number. */
function defaultsOf(countryCode: string): Defaults | Record<string, never> {
  const dialCode = countryCode.startsWith("+") ? countryCode.slice(1) : undefined
  if (dialCode !== undefined) return DIAL_CODES.has(dialCode) ? { defaultCallingCode: dialCode } : {}
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
