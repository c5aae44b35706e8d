import { messages } from "#domain/transfers/list/messages.ts"
import { vehicleNames } from "#domain/transfers/vehicle.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the transfer editor. */
export const transferMessages = {
  name: common.transfers,
  new: { en: "New transfer", vi: "Chuyến xe mới" },
  types: messages.types,
  services: messages.services,
  regions: messages.regions,
  vehicleTypes: vehicleNames,
  routeSection: { en: "Route", vi: "Lộ trình" },
  routeHint: {
    en: "Only if the way is worth telling: 'Hanoi – Ninh Binh by the old road'.",
    vi: "Chỉ ghi khi cung đường đáng nói: 'Hà Nội – Ninh Bình theo đường cũ'.",
  },
  airportOn: { en: "Starts or ends at an airport", vi: "Đón hoặc tiễn ở sân bay" },
  ends: { from: { en: "the start", vi: "điểm đi" }, to: { en: "the end", vi: "điểm đến" } },
  placesHint: {
    en: "Extras of these destinations are offered with it.",
    vi: "Dịch vụ thêm ở các điểm đến này được bán kèm.",
  },
  sold: { en: "Sold", vi: "Cách bán" },
  perTrip: { en: "Per vehicle and trip", vi: "Theo xe, trọn chuyến" },
  perPerson: { en: "Per seat", vi: "Theo ghế" },
  vehicle: { en: "Vehicle", vi: "Loại xe" },
  tripPrice: { en: "Price for the trip", vi: "Giá trọn chuyến" },
  addVehicle: { en: "Add a vehicle", vi: "Thêm loại xe" },
  surcharges: { en: "Surcharges", vi: "Phụ thu" },
  surchargeHint: { en: "Empty: not offered, or free.", vi: "Để trống: không bán hoặc miễn phí." },
  returnHint: { en: "Percent of the outbound price. Empty: not offered.", vi: "% giá lượt đi. Để trống: không bán." },
  freeWaitingHint: {
    en: "Said on cards and on the page. Empty: nothing is said.",
    vi: "Hiện trên thẻ và trang dịch vụ. Để trống: không ghi.",
  },
  timetableSection: { en: "Timetable and names", vi: "Giờ chạy và tên khách" },
  timetableOn: { en: "Leaves at fixed times", vi: "Chạy theo giờ cố định" },
  timesHint: {
    en: "Type each time, such as 7:30, and press Enter.",
    vi: "Gõ từng giờ, ví dụ 7:30, rồi bấm Enter.",
  },
  departurePlacesHint: {
    en: "Guests can't book more on one departure. Empty: places aren't counted.",
    vi: "Khách không đặt quá số chỗ này trên một chuyến. Để trống: không đếm chỗ.",
  },
  namesHint: {
    en: "The form asks for a name for each passenger. Staff see them on the booking, guests on the voucher.",
    vi: "Biểu mẫu hỏi tên từng hành khách. Nhân viên xem trong đơn, khách xem trên phiếu dịch vụ.",
  },
  toVehicles: { en: "Vehicles", vi: "Các loại xe" },
} satisfies Messages

/** Texts of the table of vehicles. */
export const vehicleMessages = {
  name: { en: "Vehicles", vi: "Các loại xe" },
  new: { en: "Add a vehicle", vi: "Thêm loại xe" },
  edit: { en: "Change the vehicle", vi: "Sửa loại xe" },
  hint: {
    en: "The site proposes the cheapest vehicle that holds the party with its luggage.",
    vi: "Trang web tự đề xuất loại xe rẻ nhất đủ chỗ cho khách và hành lý.",
  },
  takes: { en: "Takes at most", vi: "Chở tối đa" },
  takesHint: {
    en: "From the most people on: each row with fewer people and more large bags.",
    vi: "Bắt đầu từ dòng nhiều khách nhất; mỗi dòng sau ít khách hơn, nhiều hành lý hơn.",
  },
  people: { en: "People", vi: "Số khách" },
  largeBags: common.largeBags,
  addLoad: { en: "Add a row", vi: "Thêm dòng" },
  code: { en: "Code, such as seats29", vi: "Mã, ví dụ seats29" },
  save: common.save,
  remove: common.delete,
  saved: common.saved,
  removed: common.deleted,
} satisfies Messages
