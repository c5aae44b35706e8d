import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const periods = {
  from: { en: "From", vi: "Từ ngày" },
  to: { en: "Until", vi: "Đến ngày" },
  today: { en: "Today", vi: "Hôm nay" },
  yesterday: { en: "Yesterday", vi: "Hôm qua" },
  month: { en: "This month", vi: "Tháng này" },
  lastMonth: { en: "Last month", vi: "Tháng trước" },
} satisfies Messages

const till = {
  title: { en: "Till", vi: "Quỹ tiền mặt" },
  opening: { en: "Opening balance", vi: "Tồn đầu kỳ" },
  received: { en: "Received from guests", vi: "Thu trực tiếp của khách" },
  handedOver: { en: "Handed over by guides and drivers", vi: "Tiền thu hộ đã nộp" },
  refunded: { en: "Given back to guests", vi: "Hoàn cho khách" },
  bank: { en: "Taken to the bank", vi: "Nộp ngân hàng" },
  in: { en: "Put in", vi: "Thêm vào quỹ" },
  out: { en: "Paid out", vi: "Chi từ quỹ" },
  closing: { en: "Closing balance", vi: "Tồn cuối kỳ" },
  none: { en: "Nothing was entered in these days.", vi: "Chưa có bút toán nào trong kỳ." },
  dong: { en: "Đồng", vi: "Đồng" },
  dollars: { en: "US dollars", vi: "Đô la Mỹ" },
} satisfies Messages

const entry = {
  bank: { en: "Take to the bank", vi: "Nộp ngân hàng" },
  in: { en: "Put in", vi: "Thêm vào quỹ" },
  out: { en: "Pay out", vi: "Chi từ quỹ" },
  count: { en: "Count the till", vi: "Kiểm quỹ" },
  amount: { en: "Amount", vi: "Số tiền" },
  counted: { en: "Counted", vi: "Đếm được" },
  on: { en: "Day", vi: "Ngày" },
  reason: { en: "What for", vi: "Lý do" },
  note: { en: "Note", vi: "Ghi chú" },
  settle: { en: "Enter the difference, so that the books agree", vi: "Ghi chênh lệch để sổ khớp với quỹ" },
  fits: { en: "The till agrees with the books.", vi: "Quỹ khớp với sổ." },
  missing: { en: "%{amount} less than in the books", vi: "Thiếu %{amount} so với sổ" },
  over: { en: "%{amount} more than in the books", vi: "Thừa %{amount} so với sổ" },
  books: { en: "The books say %{amount}", vi: "Theo sổ còn %{amount}" },
  save: { en: "Save", vi: "Lưu" },
  done: { en: "Entered", vi: "Đã ghi" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  undone: { en: "Taken back", vi: "Đã hoàn tác" },
  by: { en: "by %{name}", vi: "%{name} ghi" },
} satisfies Messages

const kinds = {
  bank: { en: "Taken to the bank", vi: "Nộp ngân hàng" },
  in: { en: "Put in", vi: "Thêm vào quỹ" },
  out: { en: "Paid out", vi: "Chi từ quỹ" },
  count: { en: "Counted", vi: "Kiểm quỹ" },
} satisfies Messages

const collected = {
  title: { en: "Cash to be handed over", vi: "Tiền thu hộ chưa nộp" },
  none: { en: "Nobody has cash of guests.", vi: "Không ai còn giữ tiền của khách." },
  undoQuestion: { en: "Take this hand-over back?", vi: "Hoàn tác lần nộp này?" },
  undoText: {
    en: "%{amount} counts as not handed over by %{person} again.",
    vi: "%{person} lại còn giữ %{amount} chưa nộp.",
  },
  nonePerson: { en: "%{name} has handed over everything.", vi: "%{name} đã nộp hết." },
  all: { en: "Hand over %{amount}", vi: "Nhận %{amount}" },
  question: { en: "Has %{name} handed over this cash?", vi: "%{name} đã nộp đủ số tiền này?" },
  hint: {
    en: "It is in the till from now on, received by you. You can undo this for a day.",
    vi: "Tiền vào quỹ từ lúc này, người nhận là bạn. Hoàn tác được trong một ngày.",
  },
  submit: { en: "Yes, received", vi: "Đã nhận đủ" },
  done: { en: "Handed over", vi: "Đã nhận tiền" },
  difference: {
    en: "difference: handed over, then the payment was taken back",
    vi: "chênh lệch: đã nộp, sau đó khoản thu bị hoàn tác",
  },
  handed: { en: "Handed over", vi: "Đã nộp" },
  received: { en: "received by %{name}", vi: "%{name} nhận" },
  payments: { en: "%{smart_count} payment |||| %{smart_count} payments", vi: "%{smart_count} khoản" },
} satisfies Messages

const sums = {
  title: { en: "Totals", vi: "Tổng hợp" },
  byMethod: { en: "By method", vi: "Theo hình thức" },
  byAccount: { en: "By account", vi: "Theo tài khoản" },
  byColleague: { en: "By colleague", vi: "Theo người ghi" },
  byCollector: { en: "Collected for the office", vi: "Theo người thu hộ" },
  total: { en: "Total", vi: "Tổng cộng" },
  noAccount: { en: "Account not said", vi: "Chưa ghi tài khoản" },
  nobody: { en: "Someone whose account no longer exists", vi: "Người không còn tài khoản" },
  received: { en: "received", vi: "thu" },
  refunded: { en: "given back", vi: "hoàn" },
} satisfies Messages

const payments = {
  title: { en: "Payments and refunds", vi: "Các khoản thu và hoàn" },
  none: { en: "Nothing was paid in these days.", vi: "Không có khoản nào trong kỳ." },
  more: {
    en: "The list ends after %{listed} of %{n} payments. The sums above count all of them. Choose fewer days to see the rest.",
    vi: "Danh sách chỉ hiện %{listed} trong %{n} khoản; các tổng ở trên đã tính đủ. Bạn chọn ít ngày hơn để xem phần còn lại.",
  },
  day: { en: "Day", vi: "Ngày" },
  what: { en: "What", vi: "Nội dung" },
  guest: common.guest,
  method: { en: "Method", vi: "Hình thức" },
  who: { en: "Who", vi: "Người ghi, thu hộ" },
  amount: { en: "Amount", vi: "Số tiền" },
  taken: { en: "taken back", vi: "đã hoàn tác" },
  takes: { en: "takes a payment back", vi: "hoàn tác một khoản" },
  waits: { en: "not handed over yet", vi: "chưa nộp" },
  handedOn: { en: "handed over %{day}", vi: "nộp %{day}" },
} satisfies Messages

const sheet = {
  booking: { en: "Booking", vi: "Đặt chỗ" },
  dongIn: { en: "Đồng in", vi: "Thu (đồng)" },
  dongOut: { en: "Đồng out", vi: "Chi, hoàn (đồng)" },
  dollarsIn: { en: "US dollars in", vi: "Thu (USD)" },
  dollarsOut: { en: "US dollars out", vi: "Chi, hoàn (USD)" },
  rate: { en: "Đồng for a dollar", vi: "Tỷ giá" },
  inDong: { en: "In đồng at its own rate", vi: "Quy ra đồng" },
  account: { en: "Account", vi: "Tài khoản" },
  collectedBy: { en: "Collected by", vi: "Người thu hộ" },
  recordedBy: { en: "Recorded by", vi: "Người ghi" },
  tillDong: { en: "Till, đồng in or out", vi: "Vào, ra quỹ (đồng)" },
  tillDollars: { en: "Till, dollars in or out", vi: "Vào, ra quỹ (USD)" },
  note: { en: "Note", vi: "Ghi chú" },
} satisfies Messages

/** Below the printed book. */
const signed = {
  taxCode: { en: "Tax code %{code}", vi: "MST %{code}" },
  date: { en: "Date: ……/……/…………", vi: "Ngày …… tháng …… năm …………" },
  writer: { en: "Kept by", vi: "Người ghi sổ" },
  cashier: { en: "Cashier", vi: "Thủ quỹ" },
  director: { en: "Director", vi: "Giám đốc" },
  name: { en: "(signature and name)", vi: "(ký, họ tên)" },
} satisfies Messages

/** Texts of the screen and the file of the cash book. */
export const cashBookMessages = {
  name: { en: "Cash book", vi: "Sổ quỹ" },
  title: { en: "Cash book, %{days}", vi: "Sổ quỹ %{days}" },
  between: { en: "%{from} – %{to}", vi: "%{from} – %{to}" },
  own: {
    en: "Cash that you recorded or collected, until accounts have received it.",
    vi: "Tiền mặt bạn ghi hoặc thu hộ, đến khi kế toán nhận.",
  },
  print: { en: "Print", vi: "In" },
  xlsx: { en: "Excel (XLSX)", vi: "Excel (XLSX)" },
  periods,
  till,
  entry,
  kinds,
  collected,
  sums,
  payments,
  signed,
  sheet,
}
