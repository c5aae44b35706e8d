import { common } from "./common-messages.ts"
import type { Language, Localized } from "./localized.ts"

export const languageNames: Record<Language, Localized> = { en: common.english, vi: common.vietnamese }
