import type { StaffUser } from "#domain/account/staff/users.server.ts"
import { paidInDong } from "#domain/bookings/balance.ts"
import type { StaffBooking } from "#domain/bookings/booking.ts"
import { bookingMessages } from "#domain/bookings/staff/messages.ts"
import { findDestination, findPickupPlace, findPickupTime } from "#domain/bookings/summary/booking-locations.ts"
import { describeFlights } from "#domain/bookings/summary/booking-summary.ts"
import type { Consultation } from "#domain/enquiries/consultation/consultation.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { hanoiMoment } from "#lib/today.ts"
import type { Column } from "./csv.server.ts"

/** Staff read Vietnamese. Dates and times are Hanoi's. */
const vi = (text: LocalizedContent) => inLanguage(text, "vi")

const place = (text: LocalizedContent | null) => text && vi(text)

const at = (instant: string | null) => {
  const { date, time } = hanoiMoment(new Date(instant ?? 0))
  return instant ? `${date} ${time}` : ""
}

const causeText = ({ status, cancellationCause }: StaffBooking) =>
  status === "cancelled" ? vi(bookingMessages.causes[cancellationCause ?? "unsaid"]) : null

export const bookingColumns: Column<StaffBooking>[] = [
  ["Mã đặt chỗ", ({ reference }) => reference],
  ["Trạng thái", ({ status }) => status],
  ["Loại", ({ productType }) => productType],
  ["Sản phẩm", ({ product }) => vi(product.name)],
  ["Ngày đi", ({ travelDate }) => travelDate],
  ["Giờ", ({ startTime }) => startTime],
  ["Giờ đón", findPickupTime],
  ["Điểm đón", (booking) => place(findPickupPlace(booking))],
  ["Điểm trả", (booking) => place(findDestination(booking))],
  ["Chuyến bay", (booking) => describeFlights(booking, "vi")],
  ["Số khách", ({ travelers }) => travelers],
  ["Trẻ em", ({ party }) => party.children],
  ["Tổng (VND)", ({ totalPrice }) => totalPrice],
  ["Đã thu (VND)", (booking) => paidInDong({ ...booking, ...booking.pricing })],
  ["Còn phải thu (VND)", ({ balanceVnd }) => balanceVnd],
  ["Tổng", ({ pricing }) => pricing.total],
  ["Đã thu", ({ paid }) => paid],
  ["Còn phải thu", ({ balance }) => balance],
  ["Tiền tệ", ({ pricing }) => pricing.currency],
  ["Tỷ giá", ({ pricing }) => pricing.vndPerUsd],
  ["Phí hủy (VND)", ({ status, cancellation }) => (status === "cancelled" ? cancellation?.feeVnd : null)],
  ["Khách", ({ customerInfo }) => customerInfo.name],
  ["Email", ({ customerInfo }) => customerInfo.email],
  ["Điện thoại", ({ customerInfo: { phone } }) => ({ phone })],
  ["Quốc gia", ({ customerInfo }) => customerInfo.countryCode],
  ["Ngôn ngữ", ({ language }) => language],
  ["Nguồn", ({ source }) => (source === "office" ? "văn phòng" : "trang web")],
  ["Kênh", ({ channel }) => vi(bookingMessages.channels[channel])],
  ["Yêu cầu thêm", ({ specialRequests }) => specialRequests],
  ["Ghi chú nội bộ", ({ staffNote }) => staffNote],
  ["Ngày đặt", ({ createdAt }) => at(createdAt)],
  ["Ngày hủy", ({ cancelledAt }) => at(cancelledAt)],
  ["Lý do hủy", ({ cancellationReason }) => cancellationReason],
  ["Nhóm lý do hủy", causeText],
]

export const consultationColumns: Column<Consultation>[] = [
  ["Mã yêu cầu", ({ reference }) => reference],
  ["Trạng thái", ({ status }) => status],
  ["Khách", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Điện thoại", ({ phone }) => ({ phone })],
  ["Ngôn ngữ", ({ language }) => language],
  ["Tiêu đề", ({ subject }) => subject],
  ["Nội dung", ({ message }) => message],
  ["Tour", ({ tourReference }) => tourReference && vi(tourReference.tourTitle)],
  ["Từ ngày", ({ travelDates }) => travelDates.startDate],
  ["Đến ngày", ({ travelDates }) => travelDates.endDate],
  ["Người lớn", ({ numberOfTravelers }) => numberOfTravelers.adults],
  ["Trẻ em", ({ numberOfTravelers }) => numberOfTravelers.children],
  ["Ngân sách", ({ budget }) => budget],
  ["Ngày gửi", ({ createdAt }) => at(createdAt)],
]

export const customerColumns: Column<StaffUser>[] = [
  ["Họ tên", ({ name }) => name],
  ["Email", ({ email }) => email],
  ["Đã xác nhận", ({ emailVerified }) => (emailVerified ? "có" : "không")],
  ["Điện thoại", ({ phone }) => ({ phone })],
  ["Ngừng dùng", ({ isDisabled }) => (isDisabled ? "có" : "không")],
  ["Ngày tạo", ({ createdAt }) => at(createdAt)],
]
