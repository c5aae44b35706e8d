import type { Messages } from "#i18n/localized.ts"

/** Texts about the payment plan of a booking. */
export const plan = {
  title: { en: "Payment plan", vi: "Lịch thanh toán" },
  change: { en: "Change the plan", vi: "Sửa lịch thanh toán" },
  make: { en: "Agree on a plan", vi: "Lập lịch thanh toán" },
  changed: { en: "Payment plan changed", vi: "Đã sửa lịch thanh toán" },
  use: { en: "Use this", vi: "Áp dụng" },
  usual: { en: "Back to the usual plan", vi: "Dùng lại lịch thường" },
  on: { en: "The guest pays by a plan", vi: "Khách trả theo lịch" },
  hint: {
    en: "For a confirmed booking the hours count from now on. What was paid stays paid.",
    vi: "Với đặt chỗ đã xác nhận, số giờ tính từ lúc này. Khoản đã trả vẫn được tính.",
  },
  kinds: {
    deposit: { en: "Deposit", vi: "Đặt cọc" },
    rest: { en: "The rest", vi: "Phần còn lại" },
    full: { en: "Full payment", vi: "Toàn bộ" },
    fee: { en: "Cancellation fee", vi: "Phí hủy" },
  },
  states: {
    paid: { en: "Paid", vi: "Đã trả" },
    overdue: { en: "Overdue", vi: "Quá hạn" },
    due: { en: "Next", vi: "Cần trả" },
    later: { en: "Later", vi: "Sau đó" },
  },
  wasDue: { en: "was due %{date}", vi: "hạn %{date}" },
  releases: {
    en: "Released on %{date} if nothing is paid. The guest is reminded before.",
    vi: "Tự hủy vào %{date} nếu chưa trả khoản nào. Khách được nhắc trước.",
  },
  none: { en: "no plan", vi: "không có lịch" },
} satisfies Messages
