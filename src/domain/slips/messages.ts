import type { Messages } from "#i18n/localized.ts"

export const slipMessages = {
  nothingToPay: {
    en: "There is nothing to pay for this booking now, so we need no slip.",
    vi: "Đặt chỗ này hiện không có khoản phải trả nên không cần biên lai.",
  },
  tooMany: {
    en: "We have enough slips for this booking. Please write or call us if one is missing.",
    vi: "Chúng tôi đã nhận đủ biên lai của đặt chỗ này. Nếu còn thiếu, bạn nhắn hoặc gọi cho chúng tôi nhé.",
  },
  alreadyChecked: {
    en: "We've already checked this slip, so it can't be removed here.",
    vi: "Chúng tôi đã xem biên lai này nên không gỡ ở đây được nữa.",
  },
  statusInvalid: { en: "Choose new, seen or dismissed", vi: "Chọn mới, đã xem hoặc bỏ qua" },
} satisfies Messages
