import type { Localized, Messages } from "#i18n/localized.ts"

/** Labels of a booking's events, by their kind. */
export const events = {
  payment: { en: "Payment recorded", vi: "Ghi khoản thu" },
  refund: { en: "Refund recorded", vi: "Ghi khoản hoàn" },
  "payment-reversed": { en: "Payment or refund undone", vi: "Hoàn tác khoản thu hoặc hoàn" },
  "refund-account": { en: "Account for the refund entered", vi: "Nhập tài khoản nhận tiền hoàn" },
  "refund-begun": { en: "Refund begun", vi: "Bắt đầu hoàn tiền" },
  "refund-put-back": { en: "Refund put back", vi: "Tạm dừng hoàn tiền" },
  slip: { en: "Picture of a transfer slip received", vi: "Nhận ảnh biên lai chuyển khoản" },
  "slip-removed": { en: "Picture of a transfer slip removed", vi: "Gỡ ảnh biên lai chuyển khoản" },
  "slip-seen": { en: "Transfer slip checked", vi: "Đã xem biên lai chuyển khoản" },
  "slip-reopened": { en: "Transfer slip to be checked again", vi: "Cần xem lại biên lai chuyển khoản" },
  "slip-dismissed": { en: "Transfer slip dismissed", vi: "Bỏ qua biên lai chuyển khoản" },
  requested: { en: "Request received", vi: "Nhận yêu cầu" },
  confirmed: { en: "Confirmed", vi: "Xác nhận" },
  cancelled: { en: "Cancelled", vi: "Hủy" },
  completed: { en: "Took place", vi: "Đã đi" },
  "no-show": { en: "Guest did not come", vi: "Khách không đến" },
  undone: { en: "Undone", vi: "Đã hoàn tác" },
  moved: { en: "Date or party changed", vi: "Đổi ngày hoặc số khách" },
  changed: { en: "Details changed", vi: "Đổi thông tin" },
  priced: { en: "Price agreed", vi: "Thỏa thuận giá" },
  expired: { en: "Expired without an answer", vi: "Hết hạn, chưa trả lời" },
  reminded: { en: "Reminder sent", vi: "Đã gửi nhắc chuyến" },
  "payment-reminded": { en: "Reminded of a payment", vi: "Đã nhắc thanh toán" },
  "payment-overdue": { en: "Told that a payment is overdue", vi: "Đã báo quá hạn thanh toán" },
  "links-ended": { en: "Other links ended", vi: "Đã khóa các liên kết khác" },
  "plan-link-made": { en: "Plan link created", vi: "Tạo liên kết kế hoạch" },
  "plan-link-ended": { en: "Plan link ended", vi: "Hủy liên kết kế hoạch" },
  "places-held": { en: "Seats taken", vi: "Đã trừ chỗ" },
  "departure-guaranteed": { en: "Departure runs for sure", vi: "Chuyến chắc chắn chạy" },
  "departure-message": { en: "Message to all guests of the departure", vi: "Tin gửi mọi khách của chuyến" },
  "departure-called-off": { en: "Departure cancelled", vi: "Chuyến bị hủy" },
  "email-confirmed": { en: "Email confirmed", vi: "Đã xác nhận email" },
  "invoice-exported": { en: "Invoice handed over", vi: "Đã chuyển xuất hóa đơn" },
  "invoice-issued": { en: "Invoice issued", vi: "Đã có hóa đơn" },
  "invoice-adjusted": { en: "Invoice adjusted", vi: "Đã điều chỉnh hóa đơn" },
  "invoice-corrected": { en: "Invoice number corrected", vi: "Sửa số hóa đơn" },
  "invoice-waived": { en: "No invoice needed", vi: "Không cần xuất hóa đơn" },
  "invoice-unwaived": { en: "Invoice needed after all", vi: "Lại cần xuất hóa đơn" },
  "receipt-made": { en: "Cash receipt made", vi: "Lập phiếu thu" },
  "confirmation-made": { en: "Payment receipt made", vi: "Lập biên nhận thanh toán" },
  "request-made": { en: "Request for payment made", vi: "Lập đề nghị thanh toán" },
  "paper-mailed": { en: "Paper mailed to the guest", vi: "Gửi chứng từ cho khách" },
} satisfies Messages

const FIELD_NAMES: Record<string, Localized> = {
  customerName: { en: "name", vi: "tên" },
  customerEmail: { en: "email address", vi: "địa chỉ email" },
  customerPendingEmail: { en: "email address", vi: "địa chỉ email" },
  customerBuyer: { en: "invoice details", vi: "thông tin xuất hóa đơn" },
  customerPhone: { en: "phone number", vi: "số điện thoại" },
  specialRequests: { en: "special requests", vi: "yêu cầu thêm" },
  language: { en: "language", vi: "ngôn ngữ" },
  pickupTime: { en: "pick-up time", vi: "giờ đón" },
  flight: { en: "flight", vi: "chuyến bay" },
  pickup: { en: "pick-up address", vi: "điểm đón" },
  dropoff: { en: "drop-off address", vi: "địa chỉ trả khách" },
  nameSign: { en: "name on the sign", vi: "tên trên bảng đón" },
  travelerList: { en: "travellers' names", vi: "họ tên khách đi" },
  paymentPlan: { en: "payment plan", vi: "lịch thanh toán" },
  returnTrip: { en: "return trip", vi: "chiều về" },
}

/** Returns the names of the details that an event changed, as far as guests know them, each once. */
export function namesOfChanged({ changed = [], after = {} }: { changed?: unknown; after?: unknown }): Localized[] {
  const fields = new Set([...(changed as string[]), ...Object.keys(after as object)])
  const names = Object.entries(FIELD_NAMES).flatMap(([field, name]) => (fields.has(field) ? [name] : []))
  return names.filter((name, index) => names.findIndex(({ en }) => en === name.en) === index)
}
