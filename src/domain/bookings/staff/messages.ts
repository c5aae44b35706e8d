import { events } from "#domain/bookings/event-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { actionMessages } from "./actions/messages.ts"
import { listMessages } from "./list/messages.ts"
import { newBookingMessages } from "./new-booking/messages.ts"
import { pageMessages } from "./page/messages.ts"
import { plan } from "./page/plan-messages.ts"

const fields = {
  reference: { en: "Reference", vi: "Mã" },
  status: common.status,
  product: { en: "Product", vi: "Dịch vụ" },
  productType: { en: "Kind", vi: "Loại" },
  travelDate: common.travelDate,
  travelers: common.travellers,
  customer: { en: "Guest's name", vi: "Tên khách" },
  phone: common.phone,
  email: common.email,
  country: { en: "Country", vi: "Quốc gia" },
  total: { en: "Total", vi: "Tổng tiền" },
  balance: { en: "Balance", vi: "Còn lại" },
  paid: { en: "Paid", vi: "Đã thu" },
  paidVnd: { en: "Paid in đồng", vi: "Đã thu (đồng)" },
  balanceVnd: { en: "Balance in đồng", vi: "Còn lại (đồng)" },
  totalVnd: { en: "Total in đồng", vi: "Tổng tiền (đồng)" },
  source: { en: "Source", vi: "Nguồn" },
  channel: { en: "Channel", vi: "Kênh" },
  cancellationCause: { en: "Why cancelled", vi: "Nhóm lý do hủy" },
  createdAt: { en: "Booked on", vi: "Đặt lúc" },
  answerBy: { en: "Answer by", vi: "Trả lời trước" },
  startTime: common.time,
  pickupTime: common.pickupTime,
  pickup: { en: "Pick-up", vi: "Điểm đón" },
  dropoff: { en: "Drop-off", vi: "Điểm trả" },
  flight: common.flight,
  specialRequests: { en: "Wishes", vi: "Yêu cầu thêm" },
  currency: common.currency,
  language: { en: "Language", vi: "Ngôn ngữ" },
  staffNote: { en: "Internal note", vi: "Ghi chú nội bộ" },
} satisfies Messages

const status = {
  pending: { en: "To answer", vi: "Chờ trả lời" },
  confirmed: common.confirmed,
  completed: { en: "Completed", vi: "Đã đi" },
  cancelled: common.cancelled,
  "no-show": { en: "No-show", vi: "Không đến" },
  calledOff: { en: "Trip cancelled, guest to choose", vi: "Chuyến đã hủy, chờ khách chọn" },
  declined: { en: "Declined", vi: "Đã từ chối" },
  expired: { en: "Expired unanswered", vi: "Hết hạn trả lời" },
} satisfies Messages

const types = {
  tour: common.tour,
  transfer: { en: "Transfer", vi: "Xe đưa đón" },
  product: { en: "Extra", vi: "Dịch vụ thêm" },
} satisfies Messages

const languages = {
  en: common.english,
  vi: common.vietnamese,
} satisfies Messages

/** What a trip still lacks. */
const missing = {
  arrival: { en: "flight or landing time missing", vi: "thiếu chuyến bay hoặc giờ hạ cánh" },
  pickupTime: { en: "pick-up time missing", vi: "thiếu giờ đón" },
  pickupPlace: { en: "pick-up place missing", vi: "thiếu điểm đón" },
  dropoffPlace: { en: "drop-off address missing", vi: "thiếu địa chỉ trả khách" },
  returnTime: { en: "time of the return missing", vi: "thiếu giờ chiều về" },
  travelerNames: { en: "travellers' names missing", vi: "thiếu họ tên khách đi" },
  passports: { en: "passport details missing", vi: "thiếu thông tin hộ chiếu" },
  tooManyBags: { en: "more bags than the vehicle takes", vi: "hành lý nhiều hơn sức chứa của xe" },
} satisfies Messages

export const bookingMessages = {
  name: { en: "Bookings", vi: "Đặt chỗ" },
  people: { en: "%{smart_count} person |||| %{smart_count} people", vi: "%{smart_count} khách" },
  created: { en: "Booked: %{reference}", vi: "Đã đặt: %{reference}" },
  sameMailbox: { en: "Same mailbox: %{n} more", vi: "Cùng hộp thư: %{n} yêu cầu khác" },
  sameNetwork: { en: "Same network: %{n} more", vi: "Cùng mạng: %{n} yêu cầu khác" },
  fields,
  status,
  types,
  languages,
  events,
  missing,
  plan,
  ...listMessages,
  ...pageMessages,
  ...actionMessages,
  new: newBookingMessages,
}
