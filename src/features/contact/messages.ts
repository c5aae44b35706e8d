import type { Messages } from "#i18n/localized.ts"

/** Wordings of spec §5 and §8 are quoted; their translations are ours. The schema of contact.ts uses the first keys. */
export const messages = {
  fieldsRequired: { en: "Please fill in all required fields", vi: "Vui lòng điền đầy đủ các thông tin bắt buộc" },
  emailInvalid: { en: "Please enter a valid email address", vi: "Vui lòng nhập địa chỉ email hợp lệ" },
  oneLine: { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  textInvalid: { en: "This must be text", vi: "Nội dung chưa hợp lệ" },
  languageInvalid: { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
  statusInvalid: {
    en: "The status is one of new, contacted, closed, spam",
    vi: "Trạng thái phải là new, contacted, closed hoặc spam",
  },
  ownerInvalid: { en: "Please choose a member of staff", vi: "Vui lòng chọn một nhân viên" },
  versionInvalid: {
    en: "The version is a whole number, as you have read it; leave it out to change whatever is there now",
    vi: "version là số nguyên như bạn đã đọc; bỏ trường này nếu muốn sửa trên bản hiện tại",
  },
  unknownField: { en: "The request has a field that is not known", vi: "Yêu cầu có trường không xác định" },
  requestInvalid: { en: "We couldn't read that request", vi: "Yêu cầu chưa đúng định dạng" },

  sent: { en: "Message sent successfully!", vi: "Đã gửi tin nhắn thành công!" },
  sendingFailed: {
    en: "Failed to send message. Please try again.",
    vi: "Không gửi được tin nhắn. Vui lòng thử lại.",
  },
} satisfies Messages
