import type { Language, LocalizedContent } from "./localized.ts"

/**
 * An answer of the API with its texts in one language alone: the other is missing, as where nothing was translated.
 * Only what had another is copied; without any the answer itself comes back.
 */
export function inOneLanguage(value: unknown, language: Language): unknown {
  if (typeof value !== "object" || value === null) return value
  if (isTranslated(value)) return language === "vi" ? { en: "", vi: value.vi } : { en: value.en }
  const parts = value as Record<string, unknown>
  let copy: typeof parts | undefined
  for (const key of Object.keys(parts)) {
    const cut = inOneLanguage(parts[key], language)
    if (cut === parts[key]) continue
    copy ??= (Array.isArray(value) ? [...value] : { ...value }) as typeof parts
    copy[key] = cut
  }
  return copy ?? value
}

/** A text of content that has both: nothing else in the answers has these two keys and no other. */
function isTranslated(value: Partial<LocalizedContent>): value is Required<LocalizedContent> {
  return (
    typeof value.en === "string" && typeof value.vi === "string" && value.vi !== "" && Object.keys(value).length === 2
  )
}
