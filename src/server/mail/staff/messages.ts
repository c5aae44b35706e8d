import type { Messages } from "#i18n/localized.ts"

export const messages = {
  emailInvalid: {
    en: "Please enter an email address like an@example.com",
    vi: "Vui lòng nhập email dạng an@example.com",
  },
  recipientFixed: {
    en: "This address belongs to an account, a subscription or the office. It can only be changed there.",
    vi: "Địa chỉ này thuộc về một tài khoản, một đăng ký nhận tin hoặc văn phòng, nên chỉ sửa được ở đó.",
  },
  mailSent: { en: "This mail has been sent already.", vi: "Email này đã được gửi rồi." },
  oneLine: { en: "This must be one line", vi: "Nội dung này chỉ gồm một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
} satisfies Messages
