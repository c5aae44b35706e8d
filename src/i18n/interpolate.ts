import { inBoth, type Localized } from "./localized.ts"

/** Fills placeholders: `interpolate("{n} places left", { n: 3 })`. Keeps placeholders without a value. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
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
