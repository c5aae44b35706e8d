import type { Messages } from "#i18n/localized.ts"

export const messages = {
  statusInvalid: {
    en: "The status must be new, contacted, closed or spam",
    vi: "Trạng thái phải là new, contacted, closed hoặc spam",
  },
  ownerInvalid: { en: "Please choose a member of staff", vi: "Vui lòng chọn một nhân viên" },
  emailInvalid: {
    en: "Please enter an email address like an@example.com",
    vi: "Vui lòng nhập email dạng an@example.com",
  },
} satisfies Messages
