import { inBoth, type Localized } from "#i18n/localized.ts"

const COUNTS = new Intl.PluralRules("en")

/** Returns the form of an English word after a number. Vietnamese has one form. */
export const pluralForm = (count: number, one: string, many: string) => (COUNTS.select(count) === "one" ? one : many)

const PLACEHOLDER = /\{(\w+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g

/**
 * Fills placeholders: `interpolate("{n} {n|place|places} left", { n: 3 })`. A placeholder with two words writes the one
 * that fits its number. Placeholders without a value stay.
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(PLACEHOLDER, (placeholder, name: string, one?: string, many?: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return one === undefined || many === undefined ? String(value) : pluralForm(Number(value), one, many)
  })
}

/** Fills the placeholders of a text in both languages. Values may differ between them. */
export function interpolateBoth(text: Localized, values: Record<string, string | number | Localized>): Localized {
  return inBoth((language) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === "object" ? value[language] : value,
    ])
    return interpolate(text[language], Object.fromEntries(written))
  })
}
