import type { Messages } from "#i18n/localized.ts"

export const paymentMessages = {
  kindInvalid: { en: "Choose payment or refund", vi: "Chọn thu hoặc hoàn tiền" },
  amountInvalid: {
    en: "The amount must be a whole number of cents or of đồng, above zero",
    vi: "Số tiền phải là số nguyên (xu Mỹ hoặc đồng) lớn hơn 0",
  },
  rateInvalid: {
    en: "Please enter how many đồng a dollar costs, such as 26000",
    vi: "Tỷ giá là số đồng cho một đô la, ví dụ 26000",
  },
  methodInvalid: {
    en: "Choose bank transfer, cash, card or MoMo",
    vi: "Chọn chuyển khoản, tiền mặt, thẻ hoặc MoMo",
  },
  accountUnknown: {
    en: "Choose one of the company's accounts in this currency. Cash goes into none.",
    vi: "Bạn chọn một tài khoản của công ty cùng loại tiền. Tiền mặt thì không chọn tài khoản.",
  },
  collectedCash: {
    en: "Only cash that a guest pays is collected by somebody. Choose 'Cash', or leave the name empty.",
    vi: "Chỉ tiền mặt khách trả mới có người thu hộ. Bạn chọn 'Tiền mặt' hoặc để trống tên.",
  },
  dateInvalid: { en: "Please enter a valid date", vi: "Vui lòng nhập ngày hợp lệ" },
  paidOnFar: {
    en: "The day must be in the last two years, and not after today",
    vi: "Ngày phải trong hai năm qua và không sau hôm nay",
  },
  currencyDiffers: {
    en: "The booking is in {currency} now. Enter the rate, or the amount in that currency.",
    vi: "Đặt chỗ hiện tính bằng {currency}. Hãy nhập tỷ giá, hoặc số tiền bằng loại tiền đó.",
  },
  refundsByAccounts: {
    en: "Refunds are recorded by accounts or a manager.",
    vi: "Tiền hoàn do kế toán hoặc quản lý ghi.",
  },
  amountTooSmall: {
    en: "At this rate the amount is less than one cent. Check the amount and its currency.",
    vi: "Theo tỷ giá này, số tiền chưa đến một xu. Bạn kiểm tra lại số tiền và loại tiền.",
  },
  refundTooHigh: {
    en: "Only {amount} has been paid, so you can't refund more",
    vi: "Mới thu {amount} nên không thể hoàn nhiều hơn",
  },
  aboveBalance: {
    en: "The guest owes {amount}. Check the amount and its currency, or confirm that more was paid.",
    vi: "Khách còn phải trả {amount}. Bạn kiểm tra lại số tiền và loại tiền, hoặc xác nhận khách đã trả nhiều hơn.",
  },
  unpriced: {
    en: "This booking has no price yet. Agree one first, or confirm that this much was paid.",
    vi: "Đặt chỗ này chưa có giá. Bạn thỏa thuận giá trước, hoặc xác nhận khách đã trả số tiền này.",
  },
  aboveBalanceInvalid: { en: "aboveBalance is true or false", vi: "aboveBalance là true hoặc false" },
  reverseReasonRequired: { en: "Please say why this entry is undone", vi: "Vui lòng ghi lý do hoàn tác" },
  alreadyReversed: { en: "This entry has already been reversed.", vi: "Khoản này đã được hoàn tác." },
  refundFollows: {
    en: "This payment was refunded. Reverse the refund first.",
    vi: "Khoản này đã được hoàn cho khách. Bạn hãy hoàn tác khoản hoàn tiền trước.",
  },
  isReversal: {
    en: "This entry reverses another one, so it can't be reversed. Record the right amount instead.",
    vi: "Đây là khoản hoàn tác. Hãy ghi lại khoản đúng.",
  },
} satisfies Messages
