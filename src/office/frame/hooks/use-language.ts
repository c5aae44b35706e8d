import { useLocaleState } from "react-admin"
import type { Language } from "#i18n/localized.ts"

/** Returns the language of the back office. */
export function useStaffLanguage(): Language {
  return useLocaleState()[0] === "en" ? "en" : "vi"
}
