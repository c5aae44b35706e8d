import { common } from "#i18n/common-messages.ts"
import type { Localized } from "#i18n/localized.ts"

/** Languages that guides speak, by their ISO 639-1 codes. Not Intl.DisplayNames: browsers and the server differ. */
export const spokenLanguages = {
  en: common.english,
  vi: common.vietnamese,
  fr: { en: "French", vi: "Tiếng Pháp" },
  de: { en: "German", vi: "Tiếng Đức" },
  es: { en: "Spanish", vi: "Tiếng Tây Ban Nha" },
  it: { en: "Italian", vi: "Tiếng Ý" },
  ru: { en: "Russian", vi: "Tiếng Nga" },
  ko: { en: "Korean", vi: "Tiếng Hàn" },
  ja: { en: "Japanese", vi: "Tiếng Nhật" },
  zh: { en: "Chinese", vi: "Tiếng Trung" },
} satisfies Record<string, Localized>
