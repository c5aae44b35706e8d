import { useTranslate } from "react-admin"
import { wordsIn } from "#i18n/words.ts"
import { useStaffLanguage } from "./use-language.ts"

/** Returns what says things in the language of the back office: its texts, content, dates and times. */
export const useWords = () => wordsIn(useStaffLanguage(), useTranslate())
