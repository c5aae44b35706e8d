import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Wordings of spec §5 and §8 are quoted; their translations are ours. The schema of contact.ts uses the first keys. */
export const messages = {
  fieldsRequired: { en: "Please fill in all required fields", vi: "Vui lòng điền đầy đủ các thông tin bắt buộc" },
  emailInvalid: common.emailInvalid,

  sent: { en: "Message sent successfully!", vi: "Đã gửi tin nhắn thành công!" },
  sendingFailed: {
    en: "Failed to send message. Please try again.",
    vi: "Không gửi được tin nhắn. Vui lòng thử lại.",
  },
} satisfies Messages
