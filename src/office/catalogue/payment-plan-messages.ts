import type { Messages } from "#i18n/localized.ts"

export const paymentPlanFields = {
  paymentPlan: { en: "Payment plan", vi: "Lịch thanh toán" },
  deposit: { en: "Deposit", vi: "Đặt cọc" },
  value: { en: "Deposit", vi: "Tiền cọc" },
  unit: { en: "In", vi: "Tính theo" },
  withinHours: { en: "First payment within (hours)", vi: "Trả lần đầu trong (giờ)" },
  restDaysBefore: { en: "Rest, days before the start", vi: "Trả nốt trước ngày đi (ngày)" },
  fullWithinDays: { en: "In full inside (days)", vi: "Trả hết nếu còn (ngày)" },
  release: {
    en: "Release the places if nothing is paid in time",
    vi: "Tự hủy và mở lại chỗ nếu quá hạn mà chưa trả khoản nào",
  },
} satisfies Messages

export const paymentPlan = {
  hasDeposit: { en: "With a deposit", vi: "Có đặt cọc" },
  units: {
    percent: { en: "% of the price", vi: "% giá" },
    VND: { en: "₫ for each booking", vi: "₫ mỗi đặt chỗ" },
    USD: { en: "US$ for each booking", vi: "US$ mỗi đặt chỗ" },
  },
  withinHint: { en: "Counted from the confirmation.", vi: "Tính từ lúc xác nhận." },
  restHint: {
    en: "Empty: in cash on the day, at the meeting point.",
    vi: "Để trống: trả tiền mặt ngày đi, tại điểm hẹn.",
  },
  fullHint: {
    en: "Empty: only bookings confirmed after the rest is due.",
    vi: "Để trống: chỉ khi xác nhận sau hạn trả phần còn lại.",
  },
  releaseHint: {
    en: "The guest is warned by mail first and pays no fee. Never in the last 24 hours, and never once something was paid.",
    vi: "Khách được báo trước qua email và không mất phí. Không áp dụng trong 24 giờ cuối, hoặc khi khách đã trả một khoản.",
  },
  incomplete: {
    en: "Fill in the numbers to read the plan in words.",
    vi: "Nhập đủ số để xem lịch thanh toán bằng lời.",
  },
  inWords: { en: "In words", vi: "Nói bằng lời" },
  own: { en: "A payment plan of its own", vi: "Lịch thanh toán riêng" },
} satisfies Messages
