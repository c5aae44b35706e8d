import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import type { Texts } from "#i18n/texts.ts"

const measures = {
  bookings: { en: "Bookings", vi: "Số đơn" },
  cancelled: { en: "Cancelled", vi: "Đã hủy" },
  travelers: { en: "Travellers", vi: "Số khách" },
  value: { en: "Value", vi: "Giá trị" },
  received: { en: "Received", vi: "Đã thu" },
  open: { en: "Open", vi: "Còn phải thu" },
  refunded: { en: "Given back", vi: "Đã hoàn" },
} satisfies Messages

/** What each figure counts. The screen, its help and the files say the same. */
const definitions = {
  bookings: { en: "All requests and bookings, cancelled ones too.", vi: "Mọi yêu cầu và đặt chỗ, kể cả đã hủy." },
  travelers: { en: "People of bookings that aren't cancelled.", vi: "Số người của các đơn chưa hủy." },
  value: {
    en: "The agreed totals of bookings that aren't cancelled, and the fees of cancelled ones, in đồng at the rate that each booking was made at.",
    vi: "Tổng tiền đã chốt của các đơn chưa hủy, cộng phí hủy của các đơn đã hủy, tính bằng đồng theo tỷ giá lúc đặt.",
  },
  received: {
    en: "Payments by the day on which they were paid, each at its own rate. They may be for bookings of another period. Entries that were taken back count less on the day of that.",
    vi: "Các khoản thu theo ngày thu, mỗi khoản theo tỷ giá riêng. Có thể là của đơn thuộc kỳ khác. Khoản ghi nhầm được trừ vào ngày hoàn tác.",
  },
  open: {
    en: "What guests of these bookings owe now. A request owes nothing until it is confirmed.",
    vi: "Số tiền khách của các đơn này còn nợ lúc này. Yêu cầu chưa xác nhận thì chưa tính.",
  },
  refunded: {
    en: "Refunds by the day on which they were given back. Entries that were taken back count less on the day of that.",
    vi: "Các khoản hoàn theo ngày hoàn. Khoản ghi nhầm được trừ vào ngày hoàn tác.",
  },
} satisfies Messages

const tables = {
  times: { en: "Over time", vi: "Theo thời gian" },
  products: { en: "Products", vi: "Dịch vụ" },
  kinds: { en: "Kinds", vi: "Loại dịch vụ" },
  channels: { en: "Channels", vi: "Kênh khách đến" },
  languages: { en: "Languages", vi: "Ngôn ngữ của khách" },
  countries: { en: "Countries", vi: "Quốc gia" },
  causes: { en: "Why bookings are cancelled", vi: "Vì sao khách hủy" },
  leads: { en: "How long before the trip guests book", vi: "Khách đặt trước bao lâu" },
  answers: { en: "Time to answer", vi: "Thời gian trả lời" },
  enquiries: { en: "Enquiries that became bookings", vi: "Thư khách thành đơn đặt" },
  tours: { en: "Places sold by tour", vi: "Số chỗ đã bán theo tour" },
  departures: { en: "The fullest departures", vi: "Các chuyến đông nhất" },
} satisfies Messages

/** Say by which day each column counts. */
const days = {
  request: {
    en: "Bookings, value and outstanding by the day of the booking; received and given back by the day of the payment.",
    vi: "Số đơn, giá trị và còn phải thu theo ngày đặt; đã thu và đã hoàn theo ngày thu, hoàn tiền.",
  },
  travel: {
    en: "Bookings, value and outstanding by the day of travel; received and given back by the day of the payment.",
    vi: "Số đơn, giá trị và còn phải thu theo ngày đi; đã thu và đã hoàn theo ngày thu, hoàn tiền.",
  },
} satisfies Messages

const notes = {
  countries: { en: "By the code of the phone number.", vi: "Theo mã quốc gia của số điện thoại." },
  leads: {
    en: "From the request to the trip. Cancelled bookings and trips entered afterwards don't count.",
    vi: "Từ lúc đặt đến ngày đi. Không tính đơn đã hủy và chuyến ghi lại sau.",
  },
  answers: {
    en: "From a request on the site to its confirmation or refusal, by the day of the request.",
    vi: "Từ lúc khách gửi yêu cầu trên trang đến khi xác nhận hoặc từ chối, theo ngày gửi.",
  },
  enquiries: {
    en: "By the day of the enquiry, without spam. An enquiry counts once 'Turn into a booking' was used.",
    vi: "Theo ngày nhận thư, không tính thư rác. Thư được tính khi tạo đơn bằng nút 'Tạo đặt chỗ'.",
  },
  tours: {
    en: "Departures of the period that weren't called off. More than 100 % is overbooked.",
    vi: "Các chuyến trong kỳ, trừ chuyến đã hủy. Trên 100% là nhận quá số chỗ.",
  },
  departures: { en: "At most fifty. More than 100 % is overbooked.", vi: "Tối đa 50 chuyến. Trên 100% là quá số chỗ." },
  products: {
    en: "Those of the highest value; all others are added up.",
    vi: "Các dịch vụ giá trị cao nhất; phần còn lại được cộng gộp.",
  },
} satisfies Messages

const columns = {
  day: { en: "Day", vi: "Ngày" },
  month: { en: "Month", vi: "Tháng" },
  product: { en: "Product", vi: "Dịch vụ" },
  kind: { en: "Kind", vi: "Loại" },
  channel: { en: "Channel", vi: "Kênh" },
  language: { en: "Language", vi: "Ngôn ngữ" },
  country: { en: "Country", vi: "Quốc gia" },
  cause: { en: "Cause", vi: "Lý do" },
  lead: { en: "Before the trip", vi: "Đặt trước" },
  answer: { en: "Answered", vi: "Trả lời" },
  tour: common.tour,
  date: { en: "Date", vi: "Ngày" },
  time: common.time,
  before: { en: "%{name}, period before", vi: "%{name}, kỳ trước" },
  change: { en: "Change", vi: "Thay đổi" },
  fees: { en: "Fees kept", vi: "Phí hủy thu được" },
  requests: { en: "Requests", vi: "Yêu cầu" },
  enquiries: { en: "Enquiries", vi: "Thư khách" },
  booked: { en: "Became bookings", vi: "Thành đơn đặt" },
  share: { en: "Share", vi: "Tỷ lệ" },
  departures: { en: "Departures", vi: "Số chuyến" },
  capacity: { en: "Places", vi: "Số chỗ" },
  sold: { en: "Sold", vi: "Đã bán" },
  overbooked: { en: "Overbooked departures", vi: "Chuyến quá số chỗ" },
} satisfies Messages

const answers = {
  within1h: { en: "Within an hour", vi: "Trong 1 giờ" },
  within4h: { en: "1 to 4 hours", vi: "1–4 giờ" },
  within12h: { en: "4 to 12 hours", vi: "4–12 giờ" },
  within24h: { en: "12 to 24 hours", vi: "12–24 giờ" },
  later: { en: "Later", vi: "Lâu hơn" },
  atOnce: { en: "At once, by the site", vi: "Trang tự xác nhận" },
  lapsed: { en: "Never: lapsed", vi: "Không trả lời, hết hạn" },
  withdrawn: { en: "Withdrawn by the guest", vi: "Khách tự rút" },
  waiting: { en: "Still waiting", vi: "Đang chờ" },
  medianLabel: { en: "Half of the answers within", vi: "Một nửa được trả lời trong" },
  medianBefore: { en: "Period before: %{time}", vi: "Kỳ trước: %{time}" },
  median: { en: "Half of the answers came within %{time}.", vi: "Một nửa được trả lời trong vòng %{time}." },
} satisfies Messages

const month = {
  title: { en: "Accountant's month", vi: "Sổ tháng cho kế toán" },
  about: {
    en: "Payments, sums by account and day, receipts, invoices and open items, as one Excel file.",
    vi: "Các khoản thu chi, tổng theo tài khoản và ngày, phiếu thu, hóa đơn, công nợ: một tệp Excel.",
  },
  file: { en: "Accounts", vi: "Sổ kế toán" },
  month: { en: "Month", vi: "Tháng" },
  download: { en: "Download Excel", vi: "Tải Excel" },
  payments: { en: "Payments", vi: "Thu chi" },
  days: { en: "By account and day", vi: "Theo tài khoản và ngày" },
  openItems: { en: "Open items", vi: "Công nợ" },
  receipts: { en: "Receipts", vi: "Phiếu thu, biên nhận" },
  invoices: { en: "Invoices", vi: "Hóa đơn" },
  number: { en: "Number", vi: "Số" },
  made: { en: "Made on", vi: "Ngày lập" },
  payer: { en: "Payer", vi: "Người trả" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  invoiceDate: { en: "Invoice date", vi: "Ngày hóa đơn" },
  series: { en: "Series", vi: "Ký hiệu" },
  state: { en: "State", vi: "Tình trạng" },
  exported: { en: "Handed over", vi: "Đã chuyển nhà cung cấp" },
  issued: { en: "Issued", vi: "Đã phát hành" },
  void: { en: "Void: payment taken back", vi: "Vô hiệu: khoản thu đã hoàn tác" },
  buyer: { en: "Buyer", vi: "Người mua" },
  adjusts: { en: "Adjusts (the difference stands here)", vi: "Điều chỉnh cho (dòng này ghi chênh lệch)" },
  beforeTax: { en: "Before VAT (đồng)", vi: "Trước thuế (đồng)" },
  tax: { en: "VAT (đồng)", vi: "Thuế GTGT (đồng)" },
  lookupCode: { en: "Lookup code", vi: "Mã tra cứu" },
  asOf: { en: "As of %{time}", vi: "Tính đến %{time}" },
  paidOn: { en: "Date", vi: "Ngày" },
  kind: { en: "Entry", vi: "Khoản" },
  payment: { en: "Payment", vi: "Thu" },
  refund: { en: "Refund", vi: "Hoàn tiền" },
  reversal: { en: "Takes back an entry", vi: "Hoàn tác khoản ghi nhầm" },
  account: { en: "Account", vi: "Tài khoản" },
  amount: { en: "Amount", vi: "Số tiền" },
  dong: { en: "In đồng", vi: "Quy ra đồng" },
  in: { en: "In (đồng)", vi: "Thu (đồng)" },
  out: { en: "Out (đồng)", vi: "Chi (đồng)" },
  rate: { en: "Rate", vi: "Tỷ giá" },
  collectedBy: { en: "Collected by", vi: "Người thu hộ" },
  recordedBy: { en: "Recorded by", vi: "Người ghi" },
  net: { en: "Balance of the day (đồng)", vi: "Chênh lệch (đồng)" },
  total: { en: "Total", vi: "Tổng" },
} satisfies Messages

/** Texts of the figures, on screen and in their files. */
export const figureMessages = {
  name: { en: "Figures", vi: "Số liệu" },
  measures,
  definitions,
  tables,
  notes,
  days,
  columns,
  answers,
  month,
  presets: {
    thisMonth: { en: "This month", vi: "Tháng này" },
    lastMonth: { en: "Last month", vi: "Tháng trước" },
    quarter: { en: "This quarter", vi: "Quý này" },
    year: { en: "This year", vi: "Năm nay" },
  },
  period: { en: "Period", vi: "Kỳ" },
  from: { en: "From", vi: "Từ ngày" },
  to: { en: "Until", vi: "Đến ngày" },
  by: { en: "Count by", vi: "Tính theo" },
  calendars: {
    request: { en: "Booking date", vi: "Ngày đặt" },
    travel: { en: "Travel date", vi: "Ngày đi" },
  },
  measure: { en: "The charts show", vi: "Biểu đồ thể hiện" },
  now: { en: "This period", vi: "Kỳ này" },
  beforeIt: { en: "Period before", vi: "Kỳ trước" },
  comparedWithDay: { en: "Compared with %{from}", vi: "So với %{from}" },
  comparedWith: { en: "Compared with %{from} to %{to}", vi: "So với %{from} đến %{to}" },
  more: { en: "%{n}% more than before", vi: "Tăng %{n}% so với kỳ trước" },
  less: { en: "%{n}% less than before", vi: "Giảm %{n}% so với kỳ trước" },
  same: { en: "As before", vi: "Bằng kỳ trước" },
  fewDays: { en: "Too few days to compare", vi: "Quá ít ngày để so sánh" },
  littleBefore: { en: "Too little before to compare", vi: "Kỳ trước quá ít để so sánh" },
  noChange: {
    en: "A dash instead of a change: fewer than three days, or too little in the period before.",
    vi: "Dấu gạch ở cột thay đổi: chưa đủ ba ngày, hoặc kỳ trước quá ít.",
  },
  noneBefore: { en: "Nothing in the period before", vi: "Kỳ trước không có" },
  asOf: { en: "As of %{time}", vi: "Tính đến %{time}" },
  counting: {
    en: "Being counted… This takes a moment for long periods.",
    vi: "Đang tính… Kỳ dài cần thêm chút thời gian.",
  },
  empty: {
    en: "No bookings or payments in this period.",
    vi: "Kỳ này chưa có đơn đặt hay khoản thu nào.",
  },
  emptyHint: {
    en: "Choose another period, or come back after the first booking.",
    vi: "Bạn chọn kỳ khác, hoặc quay lại sau khi có đơn đầu tiên.",
  },
  contents: { en: "Tables", vi: "Các bảng" },
  showAll: { en: "Show all %{n} rows", vi: "Xem cả %{n} dòng" },
  what: { en: "What is counted", vi: "Số liệu tính thế nào" },
  others: { en: "All others", vi: "Các dịch vụ khác" },
  gone: { en: "No longer listed", vi: "Không còn bán" },
  unknown: { en: "Unknown", vi: "Không rõ" },
  total: { en: "Total", vi: "Tổng" },
  xlsx: { en: "Excel", vi: "Excel" },
  link: { en: "Copy link", vi: "Chép liên kết" },
  leadDays: { en: "%{from} to %{to} days", vi: "%{from}–%{to} ngày" },
  leadToday: { en: "The same day", vi: "Trong ngày" },
  leadMore: { en: "More than %{n} days", vi: "Trên %{n} ngày" },
  chartOf: {
    en: "Chart: %{name}. The table below has the same figures.",
    vi: "Biểu đồ: %{name}. Bảng bên dưới có cùng số liệu.",
  },
} satisfies Texts
