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
  mailWaiting: {
    en: "This mail is about to be sent. It can be changed once a try has failed.",
    vi: "Email này sắp được gửi. Chỉ thay đổi được khi đã gửi không thành công.",
  },
  mailSent: { en: "This mail has been sent already.", vi: "Email này đã được gửi rồi." },
} satisfies Messages
