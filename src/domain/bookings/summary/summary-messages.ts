import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Names what is booked, and its state, on screens, in mails and on vouchers. */
export const summaryMessages = {
  status: {
    pending: { en: "Awaiting our answer", vi: "Chờ xác nhận" },
    confirmed: common.confirmed,
    completed: { en: "Completed", vi: "Đã hoàn thành" },
    cancelled: common.cancelled,
    "no-show": { en: "Not attended", vi: "Không có mặt" },
    calledOff: { en: "Departure cancelled", vi: "Chuyến đã hủy" },
    declined: { en: "Declined", vi: "Không được xác nhận" },
    expired: { en: "Expired", vi: "Hết hiệu lực" },
  },
  yes: { en: "Yes", vi: "Có" },
  privateGroup: { en: "a group of your own", vi: "tour riêng" },
  largeBags: { en: "{n} large {n|bag|bags}", vi: "{n} kiện hành lý lớn" },
  pickupFrom: { en: "be ready from {time}", vi: "có mặt từ {time}" },
  missing: {
    arrival: { en: "Flight or landing time", vi: "Chuyến bay hoặc giờ hạ cánh" },
    pickupTime: common.pickupTime,
    pickupPlace: { en: "Pick-up address", vi: "Địa chỉ đón" },
    dropoffPlace: { en: "Drop-off address", vi: "Địa chỉ trả khách" },
    returnTime: { en: "Time of the return", vi: "Giờ chiều về" },
    travelerNames: common.travellerNames,
    passports: { en: "Passport details", vi: "Thông tin hộ chiếu" },
  },
  toBeConfirmed: { en: "to be confirmed", vi: "chưa có, sẽ bổ sung sau" },
  pendingEmail: {
    en: "{email} (new, waiting to be confirmed by the link we sent there)",
    vi: "{email} (mới, chờ xác nhận qua liên kết đã gửi đến đó)",
  },
  childSeats: { en: "Child seats", vi: "Ghế trẻ em" },
  extraStops: { en: "Extra stops", vi: "Điểm dừng thêm" },
  waitingHours: { en: "Waiting, hours", vi: "Chờ thêm, số giờ" },
} satisfies Messages
