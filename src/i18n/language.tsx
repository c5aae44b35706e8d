import { createContext, type ReactNode, useContext } from "react"
import { inLanguage, type Language, type LocalizedContent } from "./localized.ts"

const LanguageContext = createContext<Language>("en")

/** Says to everything below in which language it is shown. */
export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

/** The language the page is shown in. */
export function useLanguage(): Language {
  return useContext(LanguageContext)
}

type Translate = (text: LocalizedContent) => string

/** One of each for all who ask: a page has hundreds of parts that do. */
const translators: Record<Language, Translate> = {
  en: (text) => inLanguage(text, "en"),
  vi: (text) => inLanguage(text, "vi"),
}
const namers: Record<Language, Translate> = {
  en: translators.en,
  vi: (text) => keepNamesTogether(translators.vi(text)),
}

/** The translator: `t(messages.bookNow)` for our texts, `t(tour.title)` for content. */
export function useTranslate(): Translate {
  return translators[useLanguage()]
}

/**
 * The translator for names and headings: in Vietnamese, where each syllable is a word, the parts of a proper name stay on
 * one line ('Hạ Long', 'Cần Thơ'). Longer runs of capitals are none, and may break.
 */
export function useProperName(): Translate {
  return namers[useLanguage()]
}

const CAPITALS = /\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*){1,3}(?! \p{Lu})/gu

function keepNamesTogether(text: string): string {
  return text.replace(CAPITALS, (name) => name.replaceAll(" ", "\u00a0"))
}
