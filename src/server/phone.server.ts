import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parseDigits,
  parsePhoneNumberFromString,
} from "libphonenumber-js"
import { phoneRefusal } from "#i18n/phone-texts.ts"
import { countryOfNumber } from "#lib/countries.ts"
import { readCompact } from "#lib/text/typed-text.ts"
import { invalid } from "#server/errors.server.ts"

export const DEFAULT_COUNTRY = "VN"

const COUNTRIES = getCountries()
const DIAL_CODES: ReadonlySet<string> = new Set(COUNTRIES.map((country) => getCountryCallingCode(country)))

/**
 * Converts a phone number to E.164, or null. `countryCode` is a country ('VN') or a dial code ('+84'). Numbers that
 * don't exist there but in Vietnam are Vietnamese: forms propose the country of the browser.
 */
export function e164(typed: string, countryCode: string = DEFAULT_COUNTRY): string | null {
  return parse(typed, countryCode)?.number ?? null
}

function parse(typed: string, countryCode: string) {
  const parsed = parseIn(typed, countryCode)
  const isUnknown = countryCode.startsWith("+") && !DIAL_CODES.has(countryCode.slice(1))
  if (parsed?.isValid() || isUnknown) return parsed
  const vietnamese = parseIn(typed, DEFAULT_COUNTRY)
  return vietnamese?.isValid() ? vietnamese : parsed
}

function parseIn(typed: string, countryCode: string) {
  const parsed = parsePhoneNumberFromString(readCompact(typed), defaultsOf(countryCode))
  return parsed?.isPossible() ? parsed : undefined
}

/**
 * Returns a phone number as rows store it: as it is shown, and in E.164.
 * @throws invalid if its country has none so long, with what one looks like. New ranges are taken before the library
 * knows them. Numbers that name no country are Vietnamese, and are taken with up to ten digits (spec §3)
 */
export function storedPhone(typed: string, { countryCode = DEFAULT_COUNTRY, field = "phone" }: StoredAs = {}) {
  if (typed === "") return { phone: "", phoneE164: null }
  const parsed = parse(typed, countryCode)
  const isNational = !isInternational(typed) && ["VN", "+84"].includes(countryCode)
  if (!parsed || (isNational && !VIETNAMESE.test(parseDigits(typed))))
    throw invalid([{ field, message: phoneRefusal(countryOf(typed, countryCode)) }])
  return { phone: shownPhone(typed, countryCode), phoneE164: parsed.number as string }
}

/** Ten digits, or the eleven of a landline or of a number that begins with 84. */
const VIETNAMESE = /^(\d{1,10}|(02|84)\d{9})$/

type StoredAs = { countryCode?: string | undefined; field?: string }

const isInternational = (typed: string): boolean => /^(\+|00)/.test(readCompact(typed))

/** Returns the country that a number names by its beginning, or else the one that was chosen. */
function countryOf(typed: string, countryCode: string): string | undefined {
  if (isInternational(typed)) return countryOfNumber(typed, countryCode)
  return countryCode.startsWith("+") ? countryOfNumber(countryCode) : countryCode
}

/** Returns a phone number as rows may store it, with and without its country. */
export function storedNumbers(phone: string): string[] {
  return [phone, e164(phone) ?? phone]
}

/**
 * Returns the E.164 numbers that a typed one may stand for: its own, or one for each country where it is possible. Takes
 * some 2 ms.
 */
export function possibleNumbers(typed: string): string[] {
  const numbers = COUNTRIES.map((country) => parseIn(typed, country)?.number)
  return [...new Set(numbers.filter((number) => number !== undefined))]
}

/**
 * Returns a phone number as every list, mail, link and file shows it: as it was typed, but with its country if that is
 * not Vietnam, and with its 0 if it is.
 */
export function shownPhone(typed: string, countryCode: string = DEFAULT_COUNTRY): string {
  const phone = readCompact(typed)
  const parsed = parse(phone, countryCode)
  const isAsDialled = phone.startsWith("+") && phone.replace(/\D/g, "") === parsed?.number.slice(1)
  if (!parsed || isAsDialled) return phone
  if (parsed.countryCallingCode !== "84") return parsed.formatInternational()
  return /^0[1-9]/.test(phone) ? phone : parsed.formatNational()
}

type Defaults = { defaultCountry: CountryCode } | { defaultCallingCode: string }

function defaultsOf(countryCode: string): Defaults | Record<string, never> {
  const dialCode = countryCode.startsWith("+") ? countryCode.slice(1) : undefined
  if (dialCode !== undefined) return DIAL_CODES.has(dialCode) ? { defaultCallingCode: dialCode } : {}
  return { defaultCountry: isSupportedCountry(countryCode) ? countryCode : DEFAULT_COUNTRY }
}
