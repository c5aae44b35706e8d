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
