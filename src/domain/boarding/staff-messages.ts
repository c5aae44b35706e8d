import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { messageTexts } from "./message/message-messages.ts"

const rides = {
  title: { en: "Passengers of timed transfers, %{date}", vi: "Khách đi xe, tàu theo giờ, %{date}" },
  open: { en: "Timed transfers", vi: "Xe, tàu theo giờ" },
  day: { en: "Day", vi: "Ngày" },
  transfer: { en: "Transfer", vi: "Tuyến" },
  all: common.all,
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

/** What a guide sees after signing in. */
const own = {
  today: { en: "Your tour today", vi: "Tour hôm nay của bạn" },
  noneToday: { en: "You lead no tour today.", vi: "Hôm nay bạn không dẫn tour nào." },
  later: { en: "Your next departures", vi: "Các chuyến sắp tới của bạn" },
  laterHint: {
    en: "The list of guests opens on the day of the tour.",
    vi: "Danh sách khách mở trong ngày đi.",
  },
  noneLater: {
    en: "No other departure is assigned to you. The office adds you to a departure.",
    vi: "Chưa có chuyến nào khác được phân cho bạn. Văn phòng sẽ phân bạn vào chuyến.",
  },
  cancelled: {
    en: "This departure has been cancelled. There are no pick-ups.",
    vi: "Chuyến này đã hủy, không đón khách.",
  },
  collect: { en: "To collect: %{amount}", vi: "Cần thu: %{amount}" },
} satisfies Messages

const manifest = {
  title: { en: "Manifest", vi: "Danh sách khách" },
  noPickup: { en: "No pick-up", vi: "Không đón" },
  empty: { en: "Nobody has booked yet.", vi: "Chưa có khách đặt chuyến này." },
  pickup: { en: "Pick-up", vi: "Đón" },
  place: { en: "Pick-up place", vi: "Điểm đón" },
  guest: common.guest,
  people: { en: "People", vi: "Số khách" },
  travelers: { en: "Travellers", vi: "Họ tên khách đi" },
  dropoff: { en: "Drop-off", vi: "Trả khách" },
  flight: common.flight,
  phone: common.phone,
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
  noPlaces: { en: "holds no seats yet", vi: "chưa trừ chỗ" },
  noPlace: { en: "Pick-up place unknown", vi: "Chưa có điểm đón" },
  extras: common.extras,
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
  collectedVnd: { en: "Paid in đồng", vi: "Đã thu (đồng)" },
  owesRest: { en: "owes %{amount}, has paid %{paid}", vi: "còn %{amount}, đã thu %{paid}" },
  currency: common.currency,
  printedAt: { en: "Printed %{time}", vi: "In lúc %{time}" },
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

/** Texts of the screens and files about who is on board, `departures.…` like those of departures. */
export const boardingMessages = { message: messageTexts, rides, day, own, manifest, cancellation }
