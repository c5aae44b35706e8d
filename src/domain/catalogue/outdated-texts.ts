import { LANGUAGES, type Language, type LocalizedContent } from "#i18n/localized.ts"

/** A text whose translation was changed after it. */
export type OutdatedText = { language: Language; text: string }

type Pair = { path: string; text: LocalizedContent }

/** Returns whether a value is a text in one or both languages. */
function isLocalizedText(value: unknown): value is LocalizedContent {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.includes("en") && keys.every((key) => key === "en" || key === "vi")
}

/** Returns every text of an entry with its path, such as `itinerary.2.title`. */
export function localizedTexts(value: unknown, path: string[] = []): Pair[] {
  if (isLocalizedText(value)) return [{ path: path.join("."), text: value }]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => localizedTexts(item, [...path, key]))
}

/**
 * Returns which texts are older than their translation after a change. Texts are matched by what they say rather than
 * by their position, so that the days of an itinerary can be moved. `kept` are the earlier ones that still hold.
 */
export function outdatedTexts(before: object, after: object, kept: readonly OutdatedText[]): OutdatedText[] {
  const earlier = localizedTexts(before)
  const current = localizedTexts(after).filter(({ text }) => text.en && text.vi)
  const isKept = (language: Language, text: string) =>
    kept.some((known) => known.language === language && known.text === text)
  const found = current.flatMap((pair): OutdatedText[] => {
    const previous = previousOf(pair, earlier)
    return LANGUAGES.flatMap((language) => {
      const text = pair.text[language] ?? ""
      const other = language === "en" ? "vi" : "en"
      const replaced = previous?.text[other]
      const isTranslationNew = previous?.text[language] === text && replaced && replaced !== pair.text[other]
      // A translation that was older itself has caught up.
      const isOutdated = isTranslationNew ? !isKept(other, replaced) : isKept(language, text)
      return isOutdated ? [{ language, text }] : []
    })
  })
  return found.filter(
    ({ language, text }, nth) => found.findIndex((other) => other.language === language && other.text === text) === nth,
  )
}

/** Returns the earlier state of a text: the same in both languages, else the one at its position, else a similar one. */
function previousOf({ path, text }: Pair, earlier: Pair[]): Pair | undefined {
  const common = (other: Pair) => LANGUAGES.filter((language) => other.text[language] === text[language]).length
  return (
    earlier.find((other) => common(other) === LANGUAGES.length) ??
    earlier.find((other) => other.path === path && common(other) > 0) ??
    earlier.find((other) => common(other) > 0)
  )
}
