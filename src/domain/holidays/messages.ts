import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  orderInvalid: { en: "The last day is before the first", vi: "Ngày cuối đang trước ngày đầu" },
} satisfies Messages
