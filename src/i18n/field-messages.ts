import type { Messages } from "#i18n/localized.ts"

/** Errors of fields that any schema may name by key, as `error: "oneLine"`. A slice's own messages come first. */
export const fieldMessages = {
  oneLine: { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  textInvalid: { en: "This must be text", vi: "Trường này phải là chữ" },
  dateInvalid: {
    en: "Please enter a valid date such as 2027-02-05",
    vi: "Vui lòng nhập ngày có thật, dạng 2027-02-05",
  },
  truthInvalid: { en: "This must be true or false", vi: "Trường này phải là true hoặc false" },
  onePhone: {
    en: "Please enter one phone number here. You can write a second one into your message or requests.",
    vi: "Vui lòng chỉ nhập một số điện thoại. Số thứ hai bạn có thể ghi vào phần lời nhắn hoặc yêu cầu.",
  },
  countryInvalid: { en: "Please choose a country", vi: "Vui lòng chọn quốc gia" },
  languageInvalid: { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
  versionInvalid: {
    en: "The version must be the whole number that you read. Leave it out to change the current state.",
    vi: "version phải là số nguyên như bạn đã đọc. Bỏ trường này nếu muốn sửa trên bản hiện tại.",
  },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
  requestInvalid: { en: "We couldn't read that request", vi: "Yêu cầu chưa đúng định dạng" },
} satisfies Messages
