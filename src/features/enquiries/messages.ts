import type { Messages } from "#i18n/localized.ts"

export const messages = {
  subjectRequired: { en: "Please enter a subject", vi: "Vui lòng nhập tiêu đề" },
  textRequired: { en: "Please write an answer", vi: "Vui lòng viết câu trả lời" },
  oneLine: { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  languageInvalid: { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
  versionInvalid: {
    en: "The version is a whole number, as you have read it; leave it out to answer whatever is there now",
    vi: "version là số nguyên như bạn đã đọc; bỏ trường này nếu muốn trả lời trên bản hiện tại",
  },
  ownerInvalid: { en: "The owner is mine, none or the id of an account", vi: "owner là mine, none hoặc mã tài khoản" },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
  requestInvalid: { en: "We couldn't read that request", vi: "Yêu cầu chưa đúng định dạng" },
} satisfies Messages
