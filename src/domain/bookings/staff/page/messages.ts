import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

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
  noPlaces: {
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
  price: common.price,
  contact: { en: "Customer", vi: "Khách hàng" },
  details: { en: "Details", vi: "Chi tiết" },
  departure: {
    en: "To its departure: guide, vehicle, all guests",
    vi: "Đến chuyến này: hướng dẫn viên, xe, tất cả khách",
  },
  documents: { en: "Documents", vi: "Giấy tờ" },
  voucher: { en: "Voucher (PDF)", vi: "Phiếu dịch vụ (PDF)" },
  calendar: { en: "Calendar file", vi: "Tệp lịch" },
  terms: { en: "Terms of %{date}", vi: "Điều khoản ngày %{date}" },
  origin: { en: "How the guest came", vi: "Khách đến từ đâu" },
  enquiry: { en: "Enquiry", vi: "Thư khách" },
  history: { en: "History", vi: "Lịch sử" },
  mails: { en: "Mails", vi: "Email" },
  texts: { en: "Ready texts to copy", vi: "Tin nhắn soạn sẵn" },
  flightTime: { en: "Landing or take-off time", vi: "Giờ hạ cánh hoặc cất cánh" },
  timeLater: { en: "The guest sends the time later", vi: "Khách sẽ gửi giờ sau" },
  returnFlight: { en: "Flight of the way back", vi: "Chuyến bay chiều về" },
  returnFlightTime: { en: "Take-off or landing, way back", vi: "Giờ bay chiều về" },
  returnTime: { en: "Pick-up time, way back", vi: "Giờ đón chiều về" },
  tellGuest: { en: "Tell the guest by mail", vi: "Báo khách qua email" },
  travelerListHint: {
    en: "One traveller on each line, as in the passport. If needed, then year of birth and last four of the passport: Emma Jones, 1984, 4F21",
    vi: "Mỗi dòng một khách, như trên hộ chiếu. Nếu cần, ghi thêm năm sinh và bốn ký tự cuối hộ chiếu: Emma Jones, 1984, 4F21",
  },
  guest: { en: "the guest", vi: "khách" },
  system: { en: "the site", vi: "hệ thống" },
  staff: { en: "staff", vi: "nhân viên" },
  notFound: { en: "There is no such booking.", vi: "Không có đặt chỗ này." },
  show: { en: "Show the text", vi: "Xem nội dung" },
  resend: { en: "Send again", vi: "Gửi lại" },
  sentAs: { en: "This is how it was sent, %{time}.", vi: "Đây là email đã gửi lúc %{time}." },
  resendText: {
    en: "'Send again' writes a new email with today's facts, to %{recipient}.",
    vi: "'Gửi lại' viết email mới theo thông tin hiện tại, gửi đến %{recipient}.",
  },
} satisfies Messages

/** As guests read them, but for the words that the office uses. */
const facts = {
  ...factMessages,
  pickup: { en: "Pick-up", vi: "Đón" },
  nameSign: { en: "Name sign", vi: "Bảng tên" },
  requests: { en: "Requests of the guest", vi: "Yêu cầu của khách" },
} satisfies Messages

const payments = {
  title: { en: "Payments", vi: "Thanh toán" },
  none: { en: "Nothing has been paid yet.", vi: "Chưa thu khoản nào." },
  due: { en: "To pay", vi: "Phải thu" },
  paid: { en: "Paid", vi: "Đã thu" },
  owed: { en: "Still owed", vi: "Còn phải thu" },
  balance: { en: "Balance", vi: "Còn lại" },
  settled: { en: "Paid in full", vi: "Đã thu đủ" },
  givenBack: { en: "All given back", vi: "Đã hoàn đủ" },
  nothingOwed: { en: "Nothing owed", vi: "Không còn khoản phải thu" },
  over: { en: "To give back", vi: "Cần hoàn cho khách" },
  refunded: { en: "Given back", vi: "Đã hoàn" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  undoTitle: { en: "Undo this entry?", vi: "Hoàn tác khoản này?" },
  undoReason: { en: "Why? Colleagues read it in the history", vi: "Lý do (đồng nghiệp xem được trong lịch sử)" },
  undone: { en: "The line was taken back", vi: "Đã hoàn tác khoản này" },
  isUndone: { en: "taken back", vi: "đã hoàn tác" },
  undoes: { en: "Takes a wrong entry back", vi: "Hoàn tác khoản ghi nhầm" },
  ofRate: { en: "at %{rate} ₫ for a dollar", vi: "tỷ giá %{rate} ₫" },
  atRate: { en: "counts as %{amount} at %{rate} ₫ for a dollar", vi: "tính là %{amount}, tỷ giá %{rate} ₫" },
  rate: { en: "Đồng for a dollar", vi: "Tỷ giá (đồng cho một đô la)" },
  rateHint: { en: "The rate at which the guest was shown the price", vi: "Tỷ giá dùng khi báo giá cho khách" },
  counts: { en: "Counts as %{amount} of the booking's price", vi: "Tính vào đặt chỗ là %{amount}" },
  all: {
    owed: { en: "Settles all that is owed: %{amount}", vi: "Vừa đủ số còn nợ: %{amount}" },
    back: { en: "Gives back all that is owed: %{amount}", vi: "Vừa đủ số cần hoàn: %{amount}" },
    price: { en: "Counts as %{amount} of the booking's price", vi: "Tính vào đặt chỗ là %{amount}" },
  },
  add: { en: "Record a payment", vi: "Ghi khoản thu" },
  showCode: { en: "Show the code", vi: "Hiện mã chuyển khoản" },
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
  account: { en: "Account", vi: "Tài khoản" },
  noAccount: { en: "Not said", vi: "Chưa ghi" },
  collectedBy: { en: "Collected by", vi: "Người thu hộ" },
  collectedByHint: {
    en: "A guide, driver or colleague who still has the cash. Leave it empty if it is in the office.",
    vi: "Hướng dẫn viên, tài xế hoặc đồng nghiệp đang giữ tiền. Để trống nếu tiền đã về văn phòng.",
  },
  collected: { en: "collected by %{name}", vi: "%{name} thu hộ" },
  note: { en: "Note", vi: "Ghi chú" },
  recorded: { en: "Recorded", vi: "Đã ghi" },
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

/** Texts of the page of a booking. */
export const pageMessages = { page, facts, payments, history, contact, texts }
