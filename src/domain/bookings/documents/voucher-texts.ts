import type { Messages } from "#i18n/localized.ts"

/** Voucher texts. Both languages are printed: one for the traveller, one for the local staff. */
export const voucherTexts = {
  voucher: { en: "Voucher", vi: "Phiếu dịch vụ" },
  reference: { en: "Booking reference", vi: "Mã đặt chỗ" },
  date: { en: "Date", vi: "Ngày đi" },
  time: { en: "Start", vi: "Giờ bắt đầu" },
  meetingPoint: { en: "Meeting point", vi: "Điểm hẹn" },
  from: { en: "From", vi: "Điểm đón" },
  to: { en: "To", vi: "Điểm đến" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  vehicle: { en: "Vehicle", vi: "Loại xe" },
  guest: { en: "Guest", vi: "Quý khách" },
  travelers: { en: "Travellers", vi: "Số khách" },
  travelerList: { en: "Travellers' names", vi: "Họ tên khách đi" },
  pickupFrom: { en: "Ready from", vi: "Có mặt từ" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  returnTrip: { en: "Return trip", vi: "Chiều về" },
  toBeConfirmed: { en: "to be confirmed", vi: "chờ bổ sung" },
  alsoBooked: { en: "Also booked", vi: "Dịch vụ kèm theo" },
  total: { en: "Total", vi: "Tổng cộng" },
  lateFees: { en: "Late change fee, in the total", vi: "Phí thay đổi muộn, đã gồm trong tổng" },
  requests: { en: "Special requests", vi: "Yêu cầu thêm" },
  atTheEnd: { en: "in full at the end of this voucher", vi: "đầy đủ ở cuối phiếu này" },
  verify: { en: "Scan to check this voucher", vi: "Quét mã để kiểm tra phiếu" },
  leftOut: {
    en: "Some characters can't be printed here. See your booking on our site for the full text.",
    vi: "Phần được lược bớt là những ký tự không in được trên phiếu. Nội dung đầy đủ có trong đặt chỗ của quý khách trên trang web.",
  },
  callUs: {
    en: "Any question? Please call the company:",
    vi: "Cần hỏi gì, xin gọi công ty:",
  },
  call: { en: "Call", vi: "Gọi điện" },
} satisfies Messages
