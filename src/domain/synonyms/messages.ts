import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  tooFewWords: {
    en: "Write at least two words that mean the same, separated by commas",
    vi: "Nhập ít nhất hai từ cùng nghĩa, cách nhau bằng dấu phẩy",
  },
} satisfies Messages
