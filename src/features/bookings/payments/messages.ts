import type { Messages } from "#i18n/localized.ts"

export const paymentMessages = {
  kindInvalid: { en: "Choose payment or refund", vi: "Chọn thu hoặc hoàn tiền" },
  amountInvalid: {
    en: "The amount must be a whole number of cents or of đồng, above zero",
    vi: "Số tiền phải là số nguyên (xu Mỹ hoặc đồng) lớn hơn 0",
  },
  methodInvalid: { en: "Choose bank transfer or cash", vi: "Chọn chuyển khoản hoặc tiền mặt" },
  dateInvalid: { en: "Please enter a valid date", vi: "Vui lòng nhập ngày hợp lệ" },
} satisfies Messages
