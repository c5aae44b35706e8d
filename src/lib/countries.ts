import { readCompact } from "#lib/text/typed-text.ts"

export type Country = { code: string; name: string; dial: string }

export const DEFAULT_COUNTRY = "VN"

const ENTRIES = `VN Vietnam 84|US United States 1|GB United Kingdom 44|AU Australia 61|CA Canada 1|FR France 33|DE Germany 49|JP Japan 81|
KR South Korea 82|CN China 86|TW Taiwan 886|HK Hong Kong 852|SG Singapore 65|MY Malaysia 60|TH Thailand 66|ID Indonesia 62|PH Philippines 63|
LA Laos 856|KH Cambodia 855|MM Myanmar 95|IN India 91|NZ New Zealand 64|NL Netherlands 31|BE Belgium 32|CH Switzerland 41|AT Austria 43|
IT Italy 39|ES Spain 34|PT Portugal 351|SE Sweden 46|NO Norway 47|DK Denmark 45|FI Finland 358|IE Ireland 353|PL Poland 48|CZ Czechia 420|
IL Israel 972|AE United Arab Emirates 971|ZA South Africa 27`

export const COUNTRIES: readonly Country[] = ENTRIES.split("|").map((entry) => {
  const [, code = "", name = "", dial = ""] = /^\s*(\w\w) (.+) (\d+)$/.exec(entry) ?? []
  return { code, name, dial: `+${dial}` }
})

/** Returns the country of a number that begins with + or 00. Of countries with one code: `preferred`, or the first. */
export function countryOfNumber(typed: string, preferred?: string): string | undefined {
  const number = readCompact(typed)
    .replace(/[^+\d]/g, "")
    .replace(/^00/, "+")
  const found = COUNTRIES.filter(({ dial }) => number.startsWith(dial))
  return (found.find(({ code }) => code === preferred) ?? found[0])?.code
}

/**
 * Proposes the country of a phone number by the languages of the browser: the first that tells one. English alone is
 * spoken everywhere. Vietnam for countries that are not in the list.
 */
export function proposeCountry(languages: readonly string[]): string {
  const told = languages.map(regionOf).find((region) => region !== undefined)
  return COUNTRIES.find(({ code }) => code === told)?.code ?? DEFAULT_COUNTRY
}

function regionOf(tag: string): string | undefined {
  try {
    const { language, region } = new Intl.Locale(tag)
    return region ?? (language === "en" ? undefined : new Intl.Locale(tag).maximize().region)
  } catch {
    return undefined
  }
}

export function flagOf(code: string): string {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)))
}
