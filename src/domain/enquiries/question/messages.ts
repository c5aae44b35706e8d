import type { Messages } from "#i18n/localized.ts"

/** The schema of question.ts uses the first keys. */
export const messages = {
  messageRequired: { en: "Please write your question", vi: "Vui lòng viết câu hỏi của bạn" },
  contactRequired: {
    en: "Please enter your email address or phone number",
    vi: "Vui lòng nhập email hoặc số điện thoại của bạn",
  },
  contactInvalid: {
    en: "Please enter a valid email address, or a phone number with at least 8 digits",
    vi: "Vui lòng nhập email hợp lệ, hoặc số điện thoại có ít nhất 8 chữ số",
  },
  tourInvalid: { en: "We couldn't find this tour", vi: "Không tìm thấy tour này" },
  dateInvalid: { en: "Please enter a valid date", vi: "Ngày chưa hợp lệ" },
  partyInvalid: { en: "Please enter 1 to 500 travellers", vi: "Vui lòng nhập từ 1 đến 500 khách" },

  sendingFailed: {
    en: "Your question couldn't be sent. Please try again.",
    vi: "Chưa gửi được câu hỏi. Vui lòng thử lại.",
  },
} satisfies Messages
