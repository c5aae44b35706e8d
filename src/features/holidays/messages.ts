import { contentMessages } from "#features/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  dateInvalid: {
    en: "Please enter a valid date such as 2027-02-05",
    vi: "Vui lòng nhập ngày có thật, dạng 2027-02-05",
  },
  orderInvalid: { en: "The last day is before the first", vi: "Ngày cuối đang trước ngày đầu" },
} satisfies Messages
