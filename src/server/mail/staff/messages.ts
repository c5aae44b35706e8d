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
} satisfies Messages
