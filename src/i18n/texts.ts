import type { Language, Localized } from "#i18n/localized.ts"

/** Texts in both languages, by name. */
export type Texts = { [name: string]: Localized | Texts }

type Flat = { [name: string]: string | Flat }

/** Returns texts in one language, in the shape that polyglot reads. */
export function textsIn(language: Language, texts: Texts): Flat {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, isLocalized(text) ? text[language] : textsIn(language, text)]),
  )
}

function isLocalized(text: Localized | Texts): text is Localized {
  return typeof text.en === "string"
}
