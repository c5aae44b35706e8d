import { createContext, type ReactNode, useCallback, useContext } from "react"
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

/** The translator: `t(messages.bookNow)` for our texts, `t(tour.title)` for content. */
export function useT(): (text: LocalizedContent) => string {
  const language = useLanguage()
  return useCallback((text) => inLanguage(text, language), [language])
}

/**
 * The translator for names and headings: in Vietnamese, where each syllable is a word, the parts of a proper name stay on
 * one line ('Hạ Long', 'Cần Thơ'). Longer runs of capitals are none, and may break.
 */
export function useName(): (text: LocalizedContent) => string {
  const language = useLanguage()
  return useCallback((text) => (language === "vi" ? bindNames(inLanguage(text, "vi")) : text.en), [language])
}

const CAPITALS = /\p{Lu}[^\s,;:]*(?: \p{Lu}[^\s,;:]*){1,3}(?! \p{Lu})/gu

function bindNames(text: string): string {
  return text.replace(CAPITALS, (name) => name.replaceAll(" ", "\u00a0"))
}
