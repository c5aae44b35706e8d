import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Voucher texts. Both languages are printed: one for the traveller, one for the local staff. */
export const voucherTexts = {
  voucher: { en: "Voucher", vi: "Phiếu dịch vụ" },
  reference: { en: "Booking reference", vi: "Mã đặt chỗ" },
  date: { en: "Date", vi: "Ngày đi" },
  time: { en: "Start", vi: "Giờ bắt đầu" },
  meetingPoint: common.meetingPoint,
  from: { en: "From", vi: "Điểm đón" },
  to: common.destination,
  flight: common.flight,
  vehicle: { en: "Vehicle", vi: "Loại xe" },
  guest: { en: "Guest", vi: "Quý khách" },
  travelers: common.travellers,
  travelerList: common.travellerNames,
  pickupFrom: { en: "Ready from", vi: "Có mặt từ" },
  quantity: common.quantity,
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
