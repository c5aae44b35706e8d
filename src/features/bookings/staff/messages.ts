import { events } from "#features/bookings/event-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { listMessages } from "./list-messages.ts"

const fields = {
  reference: { en: "Reference", vi: "Mã" },
  status: { en: "Status", vi: "Trạng thái" },
  product: { en: "Product", vi: "Dịch vụ" },
  productType: { en: "Kind", vi: "Loại" },
  travelDate: { en: "Travel date", vi: "Ngày đi" },
  travelers: { en: "Travellers", vi: "Số khách" },
  customer: { en: "Guest's name", vi: "Tên khách" },
  phone: { en: "Phone", vi: "Điện thoại" },
  email: { en: "Email", vi: "Email" },
  country: { en: "Country", vi: "Quốc gia" },
  total: { en: "Total", vi: "Tổng tiền" },
  balance: { en: "Balance", vi: "Còn lại" },
  totalVnd: { en: "Total in đồng", vi: "Tổng tiền (đồng)" },
  source: { en: "Source", vi: "Nguồn" },
  createdAt: { en: "Booked on", vi: "Đặt lúc" },
  answerBy: { en: "Answer by", vi: "Trả lời trước" },
  startTime: { en: "Time", vi: "Giờ" },
  currency: { en: "Currency", vi: "Loại tiền" },
  language: { en: "Language", vi: "Ngôn ngữ" },
  staffNote: { en: "Internal note", vi: "Ghi chú nội bộ" },
} satisfies Messages

const status = {
  pending: { en: "To answer", vi: "Chờ trả lời" },
  confirmed: { en: "Confirmed", vi: "Đã xác nhận" },
  completed: { en: "Completed", vi: "Đã đi" },
  cancelled: { en: "Cancelled", vi: "Đã hủy" },
  "no-show": { en: "No-show", vi: "Không đến" },
  calledOff: { en: "Trip cancelled, guest to choose", vi: "Chuyến đã hủy, chờ khách chọn" },
} satisfies Messages

const types = {
  tour: { en: "Tour", vi: "Tour" },
  transfer: { en: "Transfer", vi: "Xe đưa đón" },
  product: { en: "Extra", vi: "Dịch vụ thêm" },
} satisfies Messages

const languages = {
  en: { en: "English", vi: "Tiếng Anh" },
  vi: { en: "Vietnamese", vi: "Tiếng Việt" },
} satisfies Messages

const actions = {
  confirm: { en: "Confirm", vi: "Xác nhận" },
  confirmed: { en: "Confirmed. The guest gets a mail.", vi: "Đã xác nhận. Khách sẽ nhận được email." },
  decline: { en: "Decline", vi: "Từ chối" },
  declined: { en: "Declined. The guest gets a mail.", vi: "Đã từ chối. Khách sẽ nhận được email." },
  cancel: { en: "Cancel booking", vi: "Hủy đặt chỗ" },
  cancelled: { en: "Cancelled. The guest gets a mail.", vi: "Đã hủy. Khách sẽ nhận được email." },
  move: { en: "Change date or party", vi: "Đổi ngày hoặc số khách" },
  moved: { en: "Changed. The guest gets a mail.", vi: "Đã đổi. Khách sẽ nhận được email." },
  price: { en: "Agree another price", vi: "Thỏa thuận giá khác" },
  priced: { en: "The price was changed. The guest gets a mail.", vi: "Đã đổi giá. Khách sẽ nhận được email." },
  complete: { en: "Took place", vi: "Đã đi" },
  completed: { en: "Marked as completed", vi: "Đã ghi nhận là đã đi" },
  noShow: { en: "Guest did not come", vi: "Khách không đến" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  undone: { en: "Undone. The guest hears nothing of it.", vi: "Đã hoàn tác. Khách không nhận được gì." },
  noShown: { en: "Marked as no-show", vi: "Đã ghi nhận khách không đến" },
  call: { en: "Call", vi: "Gọi" },
  more: { en: "More", vi: "Thêm" },
  save: { en: "Save", vi: "Lưu" },
  saved: { en: "Saved", vi: "Đã lưu" },
  exportXlsx: { en: "Excel", vi: "Excel" },
  exportCsv: { en: "CSV", vi: "CSV" },
  new: { en: "New booking", vi: "Đặt chỗ mới" },
} satisfies Messages

const cancelling = {
  reason: { en: "Reason, as the guest will read it", vi: "Lý do, khách sẽ đọc được" },
  refund: { en: "Refund in percent of the total", vi: "Hoàn lại bao nhiêu phần trăm" },
  policy: {
    en: "By the policy the guest gets %{percent}% back now: %{refund}; the fee is %{fee}.",
    vi: "Theo chính sách, lúc này khách được hoàn %{percent}%: %{refund}; phí hủy là %{fee}.",
  },
  until: { en: "That holds until %{time}.", vi: "Mức này áp dụng đến %{time}." },
  paid: {
    en: "The guest has paid %{paid}; to give back: %{refund}.",
    vi: "Khách đã trả %{paid}; cần hoàn: %{refund}.",
  },
  loading: { en: "Looking up the policy…", vi: "Đang xem chính sách…" },
  fullyBooked: { en: "Fully booked on that day", vi: "Ngày đó đã kín chỗ" },
  noVehicle: { en: "No vehicle available at that time", vi: "Giờ đó chúng tôi không còn xe" },
  weather: { en: "Not possible because of the weather", vi: "Thời tiết không cho phép" },
  guestAsked: { en: "Cancelled at the guest's request", vi: "Khách yêu cầu hủy" },
} satisfies Messages

const moving = {
  date: { en: "New date", vi: "Ngày mới" },
  departure: { en: "Departure", vi: "Chuyến" },
  seatsLeft: { en: "%{n} seats left", vi: "còn %{n} chỗ" },
  pickupTime: { en: "Pick-up time", vi: "Giờ đón" },
  adults: { en: "Adults", vi: "Người lớn" },
  children: { en: "Children", vi: "Trẻ em" },
  same: { en: "The price stays %{total}.", vi: "Giá giữ nguyên %{total}." },
  more: { en: "New total %{total}: %{difference} more.", vi: "Tổng mới %{total}: thêm %{difference}." },
  less: { en: "New total %{total}: %{difference} less.", vi: "Tổng mới %{total}: bớt %{difference}." },
  keep: { en: "Keep the agreed price: %{total}", vi: "Giữ giá đã thỏa thuận: %{total}" },
  anew: { en: "Price anew: %{total}", vi: "Tính lại giá: %{total}" },
  lateFee: { en: "Charge the late change fee", vi: "Tính phí thay đổi muộn" },
  lateFeeCharged: { en: "Late change fee", vi: "Phí thay đổi muộn" },
  unchanged: { en: "Nothing is changed yet.", vi: "Bạn chưa thay đổi gì." },
} satisfies Messages

const pricing = {
  amount: { en: "Total for the whole booking", vi: "Tổng cho cả đặt chỗ" },
  currency: { en: "Currency", vi: "Loại tiền" },
  mail: { en: "The guest gets this mail:", vi: "Khách sẽ nhận được email này:" },
  send: { en: "Save and send the mail", vi: "Lưu và gửi email" },
} satisfies Messages

const payments = {
  title: { en: "Payments", vi: "Thanh toán" },
  none: { en: "Nothing has been paid yet.", vi: "Chưa thu khoản nào." },
  due: { en: "To pay", vi: "Phải thu" },
  paid: { en: "Paid", vi: "Đã thu" },
  owed: { en: "Still owed", vi: "Còn phải thu" },
  balance: { en: "Balance", vi: "Còn lại" },
  settled: { en: "Paid in full", vi: "Đã thu đủ" },
  over: { en: "To give back", vi: "Cần hoàn cho khách" },
  refunded: { en: "Given back", vi: "Đã hoàn" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  undone: { en: "The line was taken back", vi: "Đã hoàn tác khoản này" },
  isUndone: { en: "taken back", vi: "đã hoàn tác" },
  undoes: { en: "takes a wrong line back", vi: "hoàn tác khoản ghi nhầm" },
  atRate: { en: "counts as %{amount} at %{rate} ₫ for a dollar", vi: "tính là %{amount}, tỷ giá %{rate} ₫" },
  rate: { en: "Đồng for a dollar", vi: "Tỷ giá (đồng cho một đô la)" },
  counts: { en: "Counts as %{amount} of the booking's price", vi: "Tính vào đặt chỗ là %{amount}" },
  add: { en: "Record a payment", vi: "Ghi khoản thu" },
  refundAdd: { en: "Record a refund", vi: "Ghi khoản hoàn" },
  payment: { en: "Payment", vi: "Thu" },
  refund: { en: "Refund", vi: "Hoàn tiền" },
  amount: { en: "Amount", vi: "Số tiền" },
  method: { en: "Method", vi: "Hình thức" },
  transfer: { en: "Bank transfer", vi: "Chuyển khoản" },
  cash: { en: "Cash", vi: "Tiền mặt" },
  card: { en: "Card", vi: "Thẻ" },
  momo: { en: "MoMo", vi: "MoMo" },
  paidOn: { en: "Date", vi: "Ngày" },
  note: { en: "Note", vi: "Ghi chú" },
  recorded: { en: "Recorded", vi: "Đã ghi" },
} satisfies Messages

const page = {
  noteChanged: {
    en: "A colleague has written this note meanwhile: %{note}. Saving replaces it with yours.",
    vi: "Đồng nghiệp vừa ghi: %{note}. Nếu lưu, ghi chú của bạn sẽ thay thế.",
  },
  viewers: {
    en: "%{names} is looking at this booking, too |||| %{names} are looking at this booking, too",
    vi: "%{names} đang xem đặt chỗ này",
  },
  waits: { en: "Waits for an answer: %{time}", vi: "Đang chờ trả lời: %{time}" },
  noSeats: {
    en: "This request holds no seats yet. Confirming it takes them, if there are enough.",
    vi: "Yêu cầu này chưa trừ vào số chỗ của chuyến. Khi xác nhận mới trừ, nếu còn đủ.",
  },
  priceChanged: {
    en: "The browser had shown another price: %{claimed}.",
    vi: "Trình duyệt của khách đã hiện giá khác: %{claimed}.",
  },
  noEmail: {
    en: "No email: tell the guest by phone. Copy the text for Zalo or a text message.",
    vi: "Khách không có email: bạn báo qua điện thoại. Chép tin nhắn để gửi Zalo hoặc SMS.",
  },
  noMails: { en: "No mails about this booking.", vi: "Chưa có email nào về đặt chỗ này." },
  calledOff: { en: "The company cancelled this departure.", vi: "Công ty đã hủy chuyến này." },
  price: { en: "Price", vi: "Giá" },
  contact: { en: "Customer", vi: "Khách hàng" },
  details: { en: "Details", vi: "Chi tiết" },
  requests: { en: "Requests of the guest", vi: "Yêu cầu của khách" },
  documents: { en: "Documents", vi: "Giấy tờ" },
  voucher: { en: "Voucher (PDF)", vi: "Phiếu dịch vụ (PDF)" },
  calendar: { en: "Calendar file", vi: "Tệp lịch" },
  history: { en: "History", vi: "Lịch sử" },
  mails: { en: "Mails", vi: "Email" },
  texts: { en: "Ready texts to copy", vi: "Tin nhắn soạn sẵn" },
  pickup: { en: "Pick-up", vi: "Đón" },
  dropoff: { en: "Drop-off", vi: "Trả" },
  flight: { en: "Flight", vi: "Chuyến bay" },
  flightTime: { en: "Landing or take-off time", vi: "Giờ hạ cánh hoặc cất cánh" },
  timeLater: { en: "The guest sends the time later", vi: "Khách sẽ gửi giờ sau" },
  returnFlight: { en: "Flight of the way back", vi: "Chuyến bay chiều về" },
  returnFlightTime: { en: "Take-off or landing, way back", vi: "Giờ bay chiều về" },
  returnTime: { en: "Pick-up time, way back", vi: "Giờ đón chiều về" },
  tellGuest: { en: "Tell the guest by mail", vi: "Báo khách qua email" },
  vehicle: { en: "Vehicle", vi: "Xe" },
  bags: { en: "Large bags", vi: "Hành lý lớn" },
  sign: { en: "Name sign", vi: "Bảng tên" },
  returnTrip: { en: "Return", vi: "Chiều về" },
  choices: { en: "Chosen", vi: "Đã chọn" },
  extras: { en: "Extras", vi: "Dịch vụ thêm" },
  children: {
    en: "including %{smart_count} child |||| including %{smart_count} children",
    vi: "trong đó %{smart_count} trẻ em",
  },
  privateGroup: { en: "Private group", vi: "Tour riêng" },
  guest: { en: "the guest", vi: "khách" },
  system: { en: "the site", vi: "hệ thống" },
  staff: { en: "staff", vi: "nhân viên" },
  notFound: { en: "There is no such booking.", vi: "Không có đặt chỗ này." },
  show: { en: "Show the text", vi: "Xem nội dung" },
  resend: { en: "Send again", vi: "Gửi lại" },
  resendQuestion: { en: "Send this mail again?", vi: "Gửi lại email này?" },
  resendText: {
    en: "It is written from what holds now and goes to %{recipient}.",
    vi: "Email được viết theo thông tin hiện tại và gửi đến %{recipient}.",
  },
} satisfies Messages

const history = {
  why: { en: "Why", vi: "Lý do" },
  whyHint: { en: "For the history; the guest doesn't see it", vi: "Để ghi vào lịch sử; khách không thấy" },
  reason: { en: "Reason: %{reason}", vi: "Lý do: %{reason}" },
  refund: { en: "Refund: %{n}%", vi: "Hoàn lại: %{n}%" },
  changed: { en: "Changed: %{names}", vi: "Đã đổi: %{names}" },
} satisfies Messages

/** The columns of a guest's contact, which the history only names. */
const contact = {
  customerName: { en: "name", vi: "tên" },
  customerEmail: { en: "email", vi: "email" },
  customerPendingEmail: { en: "email, to be confirmed", vi: "email chờ xác nhận" },
  customerPhone: { en: "phone", vi: "điện thoại" },
} satisfies Messages

const texts = {
  guest: { en: "For the guest", vi: "Cho khách" },
  driver: { en: "For the driver", vi: "Cho tài xế" },
  guide: { en: "For the guide", vi: "Cho hướng dẫn viên" },
  copy: { en: "Copy", vi: "Chép" },
  copyForGuest: { en: "Copy the text for the guest", vi: "Chép tin nhắn cho khách" },
  askGuest: { en: "Copy the question to the guest", vi: "Chép tin hỏi khách" },
} satisfies Messages

/** Instead of the texts of `actions`, where there is no address to write to. */
const byPhone = {
  confirmed: {
    en: "Confirmed. No email: tell the guest by phone.",
    vi: "Đã xác nhận. Khách không có email: bạn báo khách qua điện thoại.",
  },
  declined: {
    en: "Declined. No email: tell the guest by phone.",
    vi: "Đã từ chối. Khách không có email: bạn báo khách qua điện thoại.",
  },
  cancelled: {
    en: "Cancelled. No email: tell the guest by phone.",
    vi: "Đã hủy. Khách không có email: bạn báo khách qua điện thoại.",
  },
  moved: {
    en: "Changed. No email: tell the guest by phone.",
    vi: "Đã đổi. Khách không có email: bạn báo khách qua điện thoại.",
  },
  priced: {
    en: "The price was changed. No email: tell the guest by phone.",
    vi: "Đã đổi giá. Khách không có email: bạn báo khách qua điện thoại.",
  },
  created: {
    en: "Booked: %{reference}. No email: tell the guest by phone.",
    vi: "Đã đặt: %{reference}. Khách không có email: bạn báo khách qua điện thoại.",
  },
} satisfies Messages

const newBooking = {
  trip: { en: "Trip", vi: "Chuyến đi" },
  guestLanguage: { en: "Language of the guest", vi: "Ngôn ngữ của khách" },
  money: { en: "Money", vi: "Tiền" },
  deposit: { en: "Deposit received (may stay empty)", vi: "Tiền cọc đã nhận (không có thì để trống)" },
  agreed: { en: "Agreed price (may stay empty)", vi: "Giá thỏa thuận (không có thì để trống)" },
  agreedHint: { en: "Replaces the computed price", vi: "Thay cho giá hệ thống tính" },
  submit: { en: "Book and confirm", vi: "Đặt và xác nhận" },
  later: { en: "Save, confirm later", vi: "Lưu, xác nhận sau" },
  confirmed: {
    en: "Booked and confirmed: %{reference}. The guest gets a mail.",
    vi: "Đã đặt và xác nhận: %{reference}. Khách sẽ nhận được email.",
  },
  known: {
    en: "Known guest: %{name}, %{smart_count} booking |||| Known guest: %{name}, %{smart_count} bookings",
    vi: "Khách quen: %{name}, đã đặt %{smart_count} lần",
  },
  knownOpen: { en: "Open", vi: "Xem khách" },
  restored: { en: "This is what you typed earlier.", vi: "Đây là thông tin bạn đã nhập lần trước." },
  restart: { en: "Start anew", vi: "Nhập lại từ đầu" },
  private: { en: "Private group, on any date", vi: "Đoàn riêng, đi ngày nào cũng được" },
  age: { en: "Age of child %{n}", vi: "Tuổi trẻ em %{n}" },
  height: { en: "Height of child %{n} (cm)", vi: "Chiều cao trẻ em %{n} (cm)" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  zone: { en: "Pick-up area", vi: "Khu vực đón" },
  noZone: { en: "Not chosen", vi: "Chưa chọn" },
  chosen: { en: "%{n} chosen", vi: "đã chọn %{n}" },
  proposed: { en: "Best fit: %{name}", vi: "Vừa nhất: %{name}" },
  childSeats: { en: "Child seats", vi: "Ghế trẻ em" },
  extraStops: { en: "Extra stops", vi: "Điểm dừng thêm" },
  waitingHours: { en: "Waiting hours", vi: "Số giờ chờ" },
  return: { en: "With the way back", vi: "Có chiều về" },
  returnDate: { en: "Date of the way back", vi: "Ngày về" },
  flightTime: {
    from: { en: "Landing time", vi: "Giờ hạ cánh" },
    to: { en: "Take-off time", vi: "Giờ cất cánh" },
  },
  night: { en: "Which night", vi: "Đêm nào" },
  nightFromTo: { en: "The night of %{from} to %{to}", vi: "Đêm %{from} rạng sáng %{to}" },
  tooFew: {
    en: "This departure has %{left} places left, the party is %{people} people.",
    vi: "Chuyến này còn %{left} chỗ, đoàn có %{people} khách.",
  },
  overbook: { en: "Take them all the same, %{n} beyond the capacity", vi: "Vẫn nhận, vượt %{n} chỗ" },
  noEmail: {
    en: "Leave empty if the guest has none",
    vi: "Khách không có thì để trống",
  },
  priceLater: { en: "Choose a product and a date to see the price.", vi: "Chọn dịch vụ và ngày để xem giá." },
  noPrice: { en: "Price to be agreed", vi: "Giá thỏa thuận" },
} satisfies Messages

export const bookingMessages = {
  name: { en: "Bookings", vi: "Đặt chỗ" },
  people: { en: "%{smart_count} person |||| %{smart_count} people", vi: "%{smart_count} khách" },
  created: { en: "Booked: %{reference}", vi: "Đã đặt: %{reference}" },
  new: newBooking,
  fields,
  status,
  types,
  languages,
  ...listMessages,
  actions,
  byPhone,
  cancelling,
  moving,
  pricing,
  payments,
  page,
  history,
  contact,
  events,
  texts,
}
