import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  fileName: { en: "invoices", vi: "hoa-don" },
  ...contentMessages,
  dateInvalid: { en: "Please enter a valid date", vi: "Vui lòng nhập ngày hợp lệ" },
  rateUnknown: { en: "Choose 10%, 8%, 5%, 0%, KCT or KKKNT", vi: "Chọn 10%, 8%, 5%, 0%, KCT hoặc KKKNT" },
  kindUnknown: { en: "Choose what the rate is for", vi: "Chọn thuế suất này áp dụng cho gì" },
  periodInvalid: { en: "The last day is before the first", vi: "Ngày cuối đang trước ngày đầu" },
  bookingsRequired: {
    en: "Choose between one and 200 bookings",
    vi: "Hãy chọn từ một đến 200 đặt chỗ",
  },
  invoiceDateFar: {
    en: "The date must be within the last year, and at most a week ahead",
    vi: "Ngày phải trong vòng một năm qua và không quá bảy ngày tới",
  },
  vndPerUsdInvalid: {
    en: "Please enter how many đồng a dollar costs, such as 26000",
    vi: "Tỷ giá là số đồng cho một đô la, ví dụ 26000",
  },
  againInvalid: { en: "again is true or false", vi: "again là true hoặc false" },
  waivedInvalid: { en: "isWaived is true or false", vi: "isWaived là true hoặc false" },
  alreadyExported: {
    en: "Handed over before: {references}. Do it once more only if the provider has not issued them.",
    vi: "Đã chuyển trước đó: {references}. Chỉ chuyển lại nếu nhà cung cấp hóa đơn điện tử chưa phát hành.",
  },
  invoiceExists: {
    en: "{reference} has an invoice already. It can be adjusted, but not issued twice.",
    vi: "{reference} đã có hóa đơn. Chỉ điều chỉnh được, không xuất lần hai.",
  },
  adjustElsewhere: {
    en: "{reference} has invoice {number} already. Adjust or replace it at your provider, then enter the new number under 'Enter numbers'.",
    vi: "{reference} đã có hóa đơn {number}. Bạn điều chỉnh hoặc thay thế hóa đơn đó ở nhà cung cấp hóa đơn điện tử, rồi nhập số mới ở 'Nhập số hóa đơn'.",
  },
  cancelledFree: {
    en: "{reference} was cancelled at no cost, so there is nothing to invoice. If the provider hasn't issued it, choose 'No invoice needed'.",
    vi: "{reference} đã hủy miễn phí nên không có gì để xuất hóa đơn. Nếu nhà cung cấp hóa đơn điện tử chưa phát hành, bạn chọn 'Không cần hóa đơn'.",
  },
  nothingToInvoice: {
    en: "{reference} has no price to invoice.",
    vi: "{reference} chưa có giá để xuất hóa đơn.",
  },
  rateMissing: {
    en: "No VAT rate is entered for {kind} on {date}. Add it under Invoices → VAT rates.",
    vi: "Chưa có thuế suất cho {kind} ngày {date}. Bạn thêm ở Hóa đơn → Thuế suất.",
  },
  bookingUnknown: { en: "No booking has this reference", vi: "Không có đặt chỗ với mã này" },
  referenceTwice: { en: "This booking stands in the list twice", vi: "Đặt chỗ này xuất hiện hai lần trong danh sách" },
  seriesRequired: { en: "Please enter the series, such as 1C26TGH", vi: "Vui lòng nhập ký hiệu, ví dụ 1C26TGH" },
  numberRequired: { en: "Please enter the number: digits only", vi: "Vui lòng nhập số hóa đơn, chỉ gồm chữ số" },
  issuedOnRequired: {
    en: "Please enter the date of the invoice, not after today",
    vi: "Vui lòng nhập ngày hóa đơn, không sau hôm nay",
  },
  linkInvalid: { en: "The link must begin with https://", vi: "Liên kết phải bắt đầu bằng https://" },
  numberOfOriginal: {
    en: "{series} {number} is the invoice of {reference} that is to be adjusted. Enter the number of the adjustment.",
    vi: "{series} {number} là hóa đơn gốc cần điều chỉnh của {reference}. Bạn nhập số của hóa đơn điều chỉnh.",
  },
  numberTaken: {
    en: "Number {number} of series {series} is that of {reference}.",
    vi: "Số {number} ký hiệu {series} là của {reference}.",
  },
  rowsRequired: { en: "Enter between one and 200 invoices", vi: "Hãy nhập từ một đến 200 hóa đơn" },
  columnsRequired: { en: "Keep between one and 60 columns", vi: "Cần từ một đến 60 cột" },
  headingRequired: { en: "Please enter the heading of the column", vi: "Vui lòng nhập tiêu đề cột" },
  fieldUnknown: { en: "Choose what the column holds", vi: "Hãy chọn nội dung của cột" },
  paymentUnknown: { en: "This booking has no such payment", vi: "Đặt chỗ không có khoản thu này" },
  paymentReversed: {
    en: "This payment was taken back, so it gets no receipt.",
    vi: "Khoản thu này đã hoàn tác nên không lập phiếu thu.",
  },
  amountDue: {
    en: "The amount must be above zero, and no more than the guest still owes",
    vi: "Số tiền phải lớn hơn 0 và không quá số khách còn phải trả",
  },
  dueOnInvalid: { en: "Choose a day from today on, within a year", vi: "Hãy chọn ngày từ hôm nay, trong vòng một năm" },
  nothingDue: { en: "The guest owes nothing on this booking.", vi: "Khách không còn nợ khoản nào của đặt chỗ này." },
  paperVoid: {
    en: "This receipt is void because its payment was taken back, so it isn't mailed.",
    vi: "Phiếu này đã hủy vì khoản thu đã hoàn tác nên không gửi cho khách.",
  },
  paperSettled: {
    en: "The sum of this request is no longer due, so it isn't mailed. Make a new request if the guest still owes something.",
    vi: "Khoản trong đề nghị này không còn phải thanh toán nên không gửi cho khách. Nếu khách còn nợ, bạn lập đề nghị mới.",
  },
  noEmail: { en: "The guest has no email address.", vi: "Khách không có địa chỉ email." },
} satisfies Messages

/** What a rate of VAT is for. */
export const vatKindWords = {
  tour: { en: "tours", vi: "tour" },
  transfer: { en: "transfers", vi: "xe đưa đón" },
  product: { en: "extras", vi: "dịch vụ thêm" },
  fee: { en: "cancellation fees", vi: "phí hủy" },
} satisfies Messages
