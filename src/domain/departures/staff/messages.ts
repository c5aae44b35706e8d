import type { Messages } from "#i18n/localized.ts"
import { messageTexts } from "./message/message-messages.ts"
import { closeOuts, schedules } from "./schedules/messages.ts"

const fields = {
  tour: { en: "Tour", vi: "Tour" },
  date: { en: "Date", vi: "Ngày đi" },
  startTime: { en: "Start", vi: "Giờ đi" },
  places: { en: "Places sold", vi: "Đã bán" },
  held: { en: "Offered to the waiting list", vi: "Đang báo cho khách chờ" },
  minimum: { en: "Minimum to run", vi: "Tối thiểu để chạy" },
  capacity: { en: "Places", vi: "Số chỗ" },
  price: { en: "Price per adult", vi: "Giá người lớn" },
  guide: { en: "Guide", vi: "Hướng dẫn viên" },
  guidePhone: { en: "Guide's phone", vi: "Điện thoại hướng dẫn viên" },
  vehicle: { en: "Vehicle", vi: "Xe" },
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
  crew: {
    en: "Type and plate. Guests read guide, phone and vehicle from the day before on.",
    vi: "Loại xe và biển số. Khách đọc được hướng dẫn viên, điện thoại và xe từ hôm trước.",
  },
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
  calledOff: { en: "Cancelled", vi: "Đã hủy" },
} satisfies Messages

const quick = {
  toDecide: { en: "To decide", vi: "Chờ chốt" },
  withGuests: { en: "With guests", vi: "Có khách" },
  full: { en: "Full", vi: "Hết chỗ" },
  cancelled: { en: "Cancelled", vi: "Đã hủy" },
  week: { en: "Next 7 days", vi: "7 ngày tới" },
} satisfies Messages

const actions = {
  add: { en: "Add a departure", vi: "Thêm chuyến" },
  added: { en: "The departure is on sale.", vi: "Chuyến đã được mở bán." },
  edit: { en: "Edit", vi: "Sửa" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Saved", vi: "Đã lưu" },
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

const rides = {
  title: { en: "Passengers of timed transfers, %{date}", vi: "Khách đi xe, tàu theo giờ, %{date}" },
  open: { en: "Timed transfers", vi: "Xe, tàu theo giờ" },
  day: { en: "Day", vi: "Ngày" },
  transfer: { en: "Transfer", vi: "Tuyến" },
  all: { en: "All", vi: "Tất cả" },
  return: { en: "way back", vi: "chiều về" },
  noTime: { en: "No departure chosen", vi: "Chưa chọn giờ" },
  empty: { en: "Nobody yet", vi: "Chưa có khách" },
  none: { en: "No transfer has a timetable.", vi: "Chưa có tuyến nào chạy theo giờ." },
  places: { en: "%{sold} of %{places} places sold, %{left} left", vi: "Đã bán %{sold}/%{places} chỗ, còn %{left}" },
  over: { en: "%{n} too many", vi: "vượt %{n}" },
} satisfies Messages

const day = {
  title: { en: "Jobs of %{date}", vi: "Việc trong ngày %{date}" },
  open: { en: "Jobs of a day", vi: "Việc trong ngày" },
  empty: { en: "No trip begins or returns on this day.", vi: "Ngày này không có chuyến nào bắt đầu hay quay về." },
  summary: { en: "1 job |||| %{smart_count} jobs", vi: "%{smart_count} việc" },
  noTime: { en: "No time yet", vi: "Chưa có giờ" },
  job: { en: "Job", vi: "Việc" },
  kind: { en: "Kind", vi: "Loại" },
  kinds: {
    departure: { en: "departure", vi: "chuyến ghép" },
    tour: { en: "private or any day", vi: "đi riêng, theo yêu cầu" },
    transfer: { en: "private car", vi: "xe riêng" },
    ride: { en: "timed transfer", vi: "xe, tàu theo giờ" },
    product: { en: "extra", vi: "dịch vụ thêm" },
  },
  nobody: { en: "No guide or vehicle yet", vi: "Chưa có hướng dẫn viên, xe" },
} satisfies Messages

const manifest = {
  title: { en: "Manifest", vi: "Danh sách khách" },
  noPickup: { en: "No pick-up", vi: "Không đón" },
  empty: { en: "Nobody has booked yet.", vi: "Chưa có khách đặt chuyến này." },
  pickup: { en: "Pick-up", vi: "Đón" },
  place: { en: "Pick-up place", vi: "Điểm đón" },
  guest: { en: "Guest", vi: "Khách" },
  people: { en: "People", vi: "Số khách" },
  travelers: { en: "Travellers", vi: "Họ tên khách đi" },
  dropoff: { en: "Drop-off", vi: "Trả khách" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  phone: { en: "Phone", vi: "Điện thoại" },
  wishes: { en: "Diets and wishes", vi: "Ăn kiêng, yêu cầu" },
  payment: { en: "Payment", vi: "Thanh toán" },
  booking: { en: "Booking", vi: "Đặt chỗ" },
  paid: { en: "Paid", vi: "Đã thu đủ" },
  owes: { en: "owes %{amount}", vi: "còn %{amount}" },
  overpaid: { en: "give back %{amount}", vi: "hoàn lại %{amount}" },
  noPrice: { en: "Price not agreed", vi: "Chưa có giá" },
  inBookings: {
    en: "in %{smart_count} booking |||| in %{smart_count} bookings",
    vi: "%{smart_count} lượt đặt",
  },
  balance: { en: "Still to collect: %{amount}", vi: "Còn phải thu: %{amount}" },
  privateGroup: { en: "Private group", vi: "Đi riêng" },
  noSeats: { en: "holds no seats yet", vi: "chưa trừ chỗ" },
  noPlace: { en: "Pick-up place unknown", vi: "Chưa có điểm đón" },
  extras: { en: "Extras", vi: "Dịch vụ thêm" },
  note: { en: "Internal note", vi: "Ghi chú nội bộ" },
  print: { en: "Print", vi: "In danh sách" },
  printNow: { en: "Print or save as PDF", vi: "In hoặc lưu PDF" },
  back: { en: "Back", vi: "Quay lại" },
  xlsx: { en: "Excel (XLSX)", vi: "Excel (XLSX)" },
  moveGuest: { en: "Move", vi: "Đổi ngày" },
  nationality: { en: "Country", vi: "Quốc gia" },
  language: { en: "Speaks", vi: "Ngôn ngữ" },
  total: { en: "Total", vi: "Tổng tiền" },
  owed: { en: "Balance", vi: "Còn lại" },
  owedVnd: { en: "Balance in đồng", vi: "Còn lại (đồng)" },
  collected: { en: "Paid", vi: "Đã thu" },
  currency: { en: "Currency", vi: "Loại tiền" },
  printedAt: { en: "Printed %{time}", vi: "In lúc %{time}" },
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

const cancellation = {
  intro: { en: "Nothing is sent until you confirm below.", vi: "Chưa gửi gì cho đến khi bạn xác nhận ở dưới." },
  noGuests: { en: "Nobody has booked, so no mail is sent.", vi: "Chưa có khách đặt nên không gửi email nào." },
  reasonEn: { en: "Reason, as English-speaking guests read it", vi: "Lý do, khách đọc tiếng Anh" },
  reasonVi: { en: "Reason, as Vietnamese guests read it", vi: "Lý do, khách đọc tiếng Việt" },
  refund: { en: "refund up to %{amount}", vi: "hoàn tối đa %{amount}" },
  nothingPaid: { en: "nothing paid yet", vi: "chưa thanh toán" },
  guestChooses: {
    en: "Each guest chooses: another date at no charge, or cancel and get everything back.",
    vi: "Khách tự chọn: đổi sang ngày khác miễn phí, hoặc hủy và được hoàn toàn bộ.",
  },
  alternatives: { en: "Offered dates", vi: "Ngày gợi ý" },
  noAlternatives: { en: "No other date has room for them.", vi: "Không có ngày nào khác đủ chỗ." },
  showMail: { en: "Show the mail", vi: "Xem email" },
  hideMail: { en: "Hide the mail", vi: "Ẩn email" },
  done: {
    en: "Cancelled. The guests get a mail with other dates.",
    vi: "Đã hủy chuyến. Khách sẽ nhận email kèm ngày khác.",
  },
  doneNoMails: { en: "The departure is cancelled.", vi: "Đã hủy chuyến." },
  stillToRing: { en: "The departure is cancelled. Still to ring:", vi: "Đã hủy chuyến. Bạn còn gọi cho:" },
  untilChosen: {
    en: "They have no email address. They stay on Today until they have chosen another date or cancelled.",
    vi: "Những khách này không có email. Họ ở mục Hôm nay cho đến khi chọn ngày khác hoặc hủy.",
  },
  submit: { en: "Cancel departure: %{mails}, %{calls} to ring", vi: "Hủy chuyến: %{mails}, gọi %{calls} khách" },
  submitMails: { en: "Cancel departure, send %{mails}", vi: "Hủy chuyến và gửi %{mails}" },
  mails: { en: "1 mail |||| %{smart_count} mails", vi: "%{smart_count} email" },
  noEmail: { en: "No email: ring the guest.", vi: "Không có email: bạn gọi cho khách." },
  copyText: { en: "Copy the text for the guest", vi: "Chép lời nhắn cho khách" },
  submitNone: { en: "Cancel departure", vi: "Hủy chuyến" },
  weather: { en: "Bad weather makes this trip unsafe.", vi: "Thời tiết xấu, chuyến đi không an toàn." },
  tooFew: { en: "Too few guests have booked this date.", vi: "Chưa đủ khách cho ngày này." },
  weatherChip: { en: "Weather", vi: "Thời tiết" },
  tooFewChip: { en: "Too few guests", vi: "Không đủ khách" },
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
  message: messageTexts,
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
  rides,
  day,
  actions,
  manifest,
  links,
  cancellation,
  moving,
  schedules,
  closeOuts,
  toDecide,
}
