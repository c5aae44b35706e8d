import type { Messages } from "#i18n/localized.ts"

/** Texts of the forms for trips and rides. */
export const formMessages = {
  day: { en: "Day", vi: "Ngày" },
  change: { en: "change", vi: "đổi" },
  search: { en: "Search", vi: "Tìm" },
} satisfies Messages
