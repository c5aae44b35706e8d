import { createContext, type ReactNode, useContext } from "react"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"

const LanguageContext = createContext<Language>("en")

export function LanguageProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>
}

export function useLanguage(): Language {
  return useContext(LanguageContext)
}

/** With `values` it fills the placeholders of the text. */
export type Translate = (text: LocalizedContent, values?: Record<string, string | number>) => string

/** Shared, because a page has hundreds of components that translate. */
const translators = inBoth<Translate>((language) => (text, values) => {
  const said = inLanguage(text, language)
  return values ? interpolate(said, values) : said
})
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
