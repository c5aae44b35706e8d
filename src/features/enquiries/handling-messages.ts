import type { Messages } from "#i18n/localized.ts"

export const messages = {
  statusInvalid: {
    en: "The status is one of new, contacted, closed, spam",
    vi: "Trạng thái phải là new, contacted, closed hoặc spam",
  },
  ownerInvalid: { en: "Please choose a member of staff", vi: "Vui lòng chọn một nhân viên" },
  emailInvalid: {
    en: "Please enter an email address like an@example.com",
    vi: "Vui lòng nhập email dạng an@example.com",
  },
  oneLine: { en: "This must be one line", vi: "Nội dung này chỉ gồm một dòng" },
  versionInvalid: {
    en: "The version is a whole number, as you have read it; leave it out to change whatever is there now",
    vi: "version là số nguyên như bạn đã đọc; bỏ trường này nếu muốn sửa trên bản hiện tại",
  },
  textInvalid: { en: "This must be text", vi: "Nội dung chưa hợp lệ" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
  requestInvalid: { en: "We couldn't read that request", vi: "Yêu cầu chưa đúng định dạng" },
} satisfies Messages
