import EventNoteIcon from "@mui/icons-material/EventNote"
import { lazy } from "react"
import { bookingMessages } from "#domain/bookings/staff/messages.ts"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"

type Row = StaffBookingRow & { id: string }

const found = ({ reference, customerInfo, product, travelDate }: Row, language: Language) => ({
  title: `${customerInfo.name || customerInfo.email || customerInfo.phone} · ${formatDate(travelDate, language, "short")}`,
  details: `${reference} · ${inLanguage(product.name, language)}`,
})

export const bookings: StaffSlice = {
  messages: { bookings: bookingMessages },
  mails: {
    "booking-address-link": { en: "New email address to confirm", vi: "Xác nhận email mới" },
    "booking-received": { en: "Request received", vi: "Đã nhận yêu cầu" },
    "booking-for-staff": { en: "New request, to the office", vi: "Yêu cầu mới, gửi văn phòng" },
    "booking-confirmed": { en: "Booking confirmed", vi: "Xác nhận đặt chỗ" },
    "booking-changed": { en: "Booking changed", vi: "Thay đổi đặt chỗ" },
    "booking-changed-for-staff": { en: "Change, to the office", vi: "Thay đổi, gửi văn phòng" },
    "booking-cancelled": { en: "Booking cancelled", vi: "Hủy đặt chỗ" },
    "booking-cancelled-for-staff": { en: "Cancellation, to the office", vi: "Hủy, gửi văn phòng" },
    "booking-expired": { en: "Request expired", vi: "Yêu cầu hết hạn" },
    "booking-expired-for-staff": { en: "Request expired, to the office", vi: "Yêu cầu hết hạn, gửi văn phòng" },
    "booking-declined": { en: "Request declined", vi: "Từ chối yêu cầu" },
    "booking-priced": { en: "Price agreed", vi: "Báo giá đã thống nhất" },
    "booking-former-address": { en: "To the former email address", vi: "Báo cho email cũ" },
    "booking-paid": { en: "Payment received", vi: "Đã nhận thanh toán" },
    "booking-payment-undone": { en: "Payment corrected", vi: "Điều chỉnh thanh toán" },
    "booking-payment-due": { en: "Payment due soon", vi: "Sắp đến hạn thanh toán" },
    "booking-payment-overdue": { en: "Payment overdue", vi: "Quá hạn thanh toán" },
    "booking-released": { en: "Places released unpaid", vi: "Mở lại chỗ do chưa thanh toán" },
    "booking-released-for-staff": {
      en: "Released unpaid, to the office",
      vi: "Tự hủy do chưa thanh toán, gửi văn phòng",
    },
    "booking-reminder": { en: "Reminder of the trip", vi: "Nhắc chuyến đi" },
    "departure-guaranteed": { en: "Departure will run", vi: "Chuyến chắc chắn khởi hành" },
    "departure-message": { en: "Message to the guests of a departure", vi: "Tin gửi khách của chuyến" },
    "departure-called-off": { en: "Departure cancelled", vi: "Chuyến bị hủy" },
    "guest-link": { en: "Link to the bookings", vi: "Liên kết xem đặt chỗ" },
  },
  resources: [
    {
      name: "bookings",
      area: "bookings",
      writes: "sales",
      endpoint: "/bookings",
      listKey: "bookings",
      oneKey: "booking",
      always: { view: "row" },
      recordRepresentation: "reference",
      list: lazy(() => import("./list/booking-list-screen.tsx")),
      show: lazy(() => import("./page/booking-screen.tsx")),
      create: lazy(() => import("./new-booking/new-booking-screen.tsx")),
      menu: { group: "work", icon: EventNoteIcon },
      found,
    },
  ],
}
