import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { closeOuts, schedules } from "./schedules/messages.ts"

const fields = {
  tour: common.tour,
  date: { en: "Date", vi: "Ngày đi" },
  startTime: { en: "Start", vi: "Giờ đi" },
  places: { en: "Places sold", vi: "Đã bán" },
  held: { en: "Offered to the waiting list", vi: "Đang báo cho khách chờ" },
  minimum: { en: "Minimum to run", vi: "Tối thiểu để chạy" },
  capacity: { en: "Places", vi: "Số chỗ" },
  price: { en: "Price per adult", vi: "Giá người lớn" },
  guide: { en: "Guide", vi: "Hướng dẫn viên" },
  vehicle: common.vehicle,
  status: { en: "Status", vi: "Tình trạng" },
  cutoffHours: { en: "Booking closes, hours before", vi: "Ngừng nhận trước (giờ)" },
  decideHours: { en: "Decide, hours before", vi: "Chốt chạy trước (giờ)" },
  weekdays: { en: "Weekdays", vi: "Các thứ trong tuần" },
  from: { en: "From", vi: "Từ ngày" },
  to: { en: "Until", vi: "Đến ngày" },
  reason: { en: "Reason", vi: "Lý do" },
} satisfies Messages

const hints = {
  minimum: { en: "Leave empty if it always runs", vi: "Bỏ trống nếu luôn chạy" },
  price: { en: "Leave empty for the tour's price", vi: "Bỏ trống nếu theo giá của tour" },
  to: { en: "Leave empty if it goes on", vi: "Bỏ trống nếu chạy đến khi bạn dừng" },
  closeOutReason: { en: "For the office only", vi: "Chỉ văn phòng đọc" },
} satisfies Messages

const states = {
  toDecide: { en: "To decide", vi: "Chờ chốt" },
  open: { en: "Open", vi: "Đang bán" },
  full: { en: "Full", vi: "Hết chỗ" },
  guaranteed: { en: "Guaranteed", vi: "Chắc chắn chạy" },
  closed: { en: "Closed", vi: "Ngừng bán" },
  bookingClosed: { en: "Booking closed", vi: "Hết hạn đặt" },
  begun: { en: "Departed", vi: "Đã khởi hành" },
  calledOff: common.cancelled,
} satisfies Messages

const quick = {
  toDecide: { en: "To decide", vi: "Chờ chốt" },
  withGuests: { en: "With guests", vi: "Có khách" },
  full: { en: "Full", vi: "Hết chỗ" },
  cancelled: common.cancelled,
  week: { en: "Next 7 days", vi: "7 ngày tới" },
} satisfies Messages

const actions = {
  add: { en: "Add a departure", vi: "Thêm chuyến" },
  added: { en: "The departure is on sale.", vi: "Chuyến đã được mở bán." },
  edit: { en: "Edit", vi: "Sửa" },
  save: common.save,
  saved: common.saved,
  guarantee: { en: "Guarantee", vi: "Chốt chạy" },
  guaranteed: { en: "Guaranteed. The guests get an email.", vi: "Đã chốt chạy. Khách sẽ nhận được email." },
  closeSale: { en: "Stop selling", vi: "Ngừng bán" },
  openSale: { en: "Sell again", vi: "Mở bán lại" },
  saleClosed: { en: "No more bookings are taken.", vi: "Đã ngừng nhận khách." },
  saleOpened: { en: "On sale again.", vi: "Đã mở bán lại." },
  callOff: { en: "Cancel departure", vi: "Hủy chuyến" },
  move: { en: "Change date", vi: "Dời ngày" },
  moved: { en: "The departure has moved.", vi: "Đã dời chuyến." },
  schedules: { en: "Schedules", vi: "Lịch khởi hành" },
  openDeparture: { en: "Open the departure", vi: "Mở chuyến này" },
} satisfies Messages

const links = {
  title: { en: "Link for the guide", vi: "Liên kết cho hướng dẫn viên" },
  about: {
    en: "Opens this manifest on a phone without sign-in, until the day after the tour. It shows what is still to collect, but no prices or emails.",
    vi: "Mở danh sách này trên điện thoại, không cần đăng nhập, dùng được đến hết hôm sau khi tour kết thúc. Có số tiền còn phải thu, không có giá và email.",
  },
  make: { en: "Create a link", vi: "Tạo liên kết" },
  made: { en: "Copy it now: it is shown only once.", vi: "Bạn chép ngay: liên kết chỉ hiện một lần." },
  copy: { en: "Copy the link", vi: "Chép liên kết" },
  active: { en: "Works until %{time}", vi: "Dùng được đến %{time}" },
  by: { en: "made by %{name}", vi: "%{name} tạo" },
  revoke: { en: "Revoke", vi: "Khóa" },
  revoked: { en: "The link no longer works.", vi: "Liên kết không còn dùng được." },
  none: { en: "No link at the moment.", vi: "Hiện chưa có liên kết nào." },
} satisfies Messages

const moving = {
  title: { en: "Move the departure?", vi: "Dời chuyến này?" },
  fromTo: { en: "From %{from} to %{to}", vi: "Từ %{from} sang %{to}" },
  free: {
    en: "Nobody has booked it, so it moves with its places and price.",
    vi: "Chưa có khách đặt, chuyến dời đi với cùng số chỗ và giá.",
  },
  scheduled: {
    en: "It belongs to a schedule: the old day stays closed, so that the schedule doesn't make it again.",
    vi: "Chuyến thuộc lịch khởi hành: ngày cũ sẽ ngừng bán để lịch không tạo lại.",
  },
  booked: {
    en: "%{n} places are booked for this date, and guests must agree to another. Add a departure on the new day, then move each booking on its page (the price is worked out again), or cancel this departure: the mail offers other dates.",
    vi: "Ngày này đã có %{n} chỗ được đặt, đổi ngày phải được khách đồng ý. Bạn thêm chuyến vào ngày mới rồi đổi ngày cho từng khách (giá được tính lại), hoặc hủy chuyến: email sẽ gợi ý ngày khác.",
  },
  submit: { en: "Move", vi: "Dời chuyến" },
  addThere: { en: "Add a departure on the new day", vi: "Thêm chuyến vào ngày mới" },
  newDate: { en: "New date", vi: "Ngày mới" },
} satisfies Messages

const toDecide = {
  title: { en: "Will they run?", vi: "Chốt chạy hay hủy?" },
  none: { en: "No departure to decide in the next 7 days.", vi: "7 ngày tới không có chuyến nào cần chốt." },
  booked: { en: "%{booked} of %{minimum} guests needed", vi: "đã có %{booked}/%{minimum} khách" },
  by: { en: "decide by %{time}", vi: "chốt trước %{time}" },
} satisfies Messages

export const departureMessages = {
  month: { en: "Month", vi: "Tháng" },
  name: { en: "Departures", vi: "Chuyến khởi hành" },
  placesOf: { en: "%{booked}\u00A0/\u00A0%{capacity}", vi: "%{booked}\u00A0/\u00A0%{capacity}" },
  closedToGuests: { en: "closed to guests", vi: "hết hạn trên trang" },
  decideBy: { en: "Decide by %{time}", vi: "Chốt trước %{time}" },
  empty: {
    en: "No departures match. Add one, or make a schedule.",
    vi: "Không có chuyến nào. Bạn thêm chuyến hoặc lập lịch khởi hành.",
  },
  fields,
  hints,
  states,
  quick,
  actions,
  links,
  moving,
  schedules,
  closeOuts,
  toDecide,
}
