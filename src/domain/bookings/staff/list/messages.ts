import type { Messages } from "#i18n/localized.ts"

const filters = {
  search: { en: "Name, phone, email or reference", vi: "Tên, điện thoại, email hoặc mã" },
  from: { en: "Travels from", vi: "Đi từ ngày" },
  to: { en: "Travels until", vi: "Đi đến ngày" },
  createdFrom: { en: "Booked from", vi: "Đặt từ ngày" },
  createdTo: { en: "Booked until", vi: "Đặt đến ngày" },
  placesHeld: { en: "Seats", vi: "Số chỗ" },
  held: { en: "Holds seats", vi: "Đã trừ chỗ" },
  notHeld: { en: "Holds no seats yet", vi: "Chưa trừ chỗ" },
} satisfies Messages

const sorts = {
  queue: { en: "To answer first", vi: "Chờ trả lời trước" },
  newest: { en: "Newest first", vi: "Mới nhất trước" },
  travelDate: { en: "By travel date", vi: "Theo ngày đi" },
} satisfies Messages

const quick = {
  answer: { en: "To answer", vi: "Chờ trả lời" },
  today: { en: "Travelling today", vi: "Đi hôm nay" },
  week: { en: "Next 7 days", vi: "7 ngày tới" },
  completion: { en: "To complete", vi: "Cần ghi nhận" },
  choice: { en: "Guest has to choose", vi: "Chờ khách chọn" },
  overdue: { en: "Payment overdue", vi: "Quá hạn thanh toán" },
  unpaid: { en: "Not fully paid", vi: "Chưa thu đủ" },
  refund: { en: "Refunds owed", vi: "Cần hoàn tiền" },
  notHeld: { en: "Without seats", vi: "Chưa trừ chỗ" },
} satisfies Messages

const bulk = {
  confirm: { en: "Confirm %{n}", vi: "Xác nhận %{n}" },
  confirmed: { en: "%{n} confirmed", vi: "Đã xác nhận %{n}" },
} satisfies Messages

const sources = {
  site: { en: "Website", vi: "Trang web" },
  office: { en: "Booked by the office", vi: "Văn phòng đặt" },
} satisfies Messages

/** How guests come. */
const channels = {
  site: { en: "Website", vi: "Trang web" },
  phone: { en: "Phone call", vi: "Gọi điện" },
  zalo: { en: "Zalo", vi: "Zalo" },
  facebook: { en: "Facebook", vi: "Facebook" },
  "walk-in": { en: "At the office", vi: "Đến văn phòng" },
  partner: { en: "Partner", vi: "Đối tác" },
} satisfies Messages

const balances = {
  unpaid: { en: "Nothing paid", vi: "Chưa thu" },
  partly: { en: "Still owed", vi: "Còn phải thu" },
  owed: { en: "Owed to us", vi: "Khách còn nợ" },
  settled: { en: "Settled", vi: "Đã đủ" },
  unpriced: { en: "No price yet", vi: "Chưa có giá" },
  refund: { en: "Owed to the guest", vi: "Cần hoàn cho khách" },
} satisfies Messages

/** Texts of the list of bookings. */
export const listMessages = { filters, sorts, quick, bulk, sources, channels, balances }
