import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  blanksLeft: { en: "Fill in the texts in brackets first", vi: "Hãy điền các chỗ trong ngoặc vuông trước" },
} satisfies Messages
