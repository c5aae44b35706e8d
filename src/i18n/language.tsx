import { createContext, type ReactNode, useContext } from "react"
import { inLanguage, type Language, type LocalizedContent } from "./localized.ts"

const LanguageContext = createContext<Language>("en")

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

type Translate = (text: LocalizedContent) => string

/** Shared, because a page has hundreds of components that translate. */
const translators: Record<Language, Translate> = {
  en: (text) => inLanguage(text, "en"),
  vi: (text) => inLanguage(text, "vi"),
}
const namers: Record<Language, Translate> = {
  en: translators.en,
  vi: (text) => keepNamesTogether(translators.vi(text)),
}

/** Returns the translator: `t(messages.bookNow)` for interface texts, `t(tour.title)` for content. */
export function useTranslate(): Translate {
  return translators[useLanguage()]
}

/** Returns a translator that keeps Vietnamese proper names ('Hạ Long') on one line. */
export function useProperName(): Translate {
  return namers[useLanguage()]
}

const CAPITALS = /\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*){1,3}(?! \p{Lu})/gu

function keepNamesTogether(text: string): string {
  return text.replace(CAPITALS, (name) => name.replaceAll(" ", "\u00a0"))
}
