import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  durationInvalid: {
    en: "Please enter the hours (1 to 23) or the days (1 to 366)",
    vi: "Vui lòng nhập số giờ (1 đến 23) hoặc số ngày (1 đến 366)",
  },
  categoryUnknown: { en: "This tour category doesn't exist", vi: "Không có chủ đề tour này" },
} satisfies Messages
