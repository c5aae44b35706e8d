import type { Messages } from "#i18n/localized.ts"

/** What the API answers. */
export const messages = {
  unknownField: { en: "This field is unknown", vi: "Trường này không có" },
  dateInvalid: { en: "Please enter a valid date", vi: "Vui lòng nhập ngày hợp lệ" },
  periodBackwards: { en: "The last day must not be before the first", vi: "Ngày cuối không được trước ngày đầu" },
  periodLong: { en: "Choose a year at most", vi: "Bạn chọn tối đa một năm" },
  manyPayments: {
    en: "There are too many payments in this period. Choose fewer days.",
    vi: "Kỳ này có quá nhiều khoản. Bạn chọn ít ngày hơn.",
  },
  bookingInvalid: { en: "Send the id of a booking", vi: "Gửi mã của một đặt chỗ" },
  personRequired: { en: "Please say who hands the cash over", vi: "Bạn ghi ai nộp tiền" },
  paymentsRequired: { en: "Choose what is handed over", vi: "Bạn chọn các khoản được nộp" },
  paymentsMany: { en: "Hand over 500 payments at a time at most", vi: "Mỗi lần nộp tối đa 500 khoản" },
  otherPerson: {
    en: "One of these payments was collected by somebody else. Reload the list.",
    vi: "Có khoản do người khác thu. Bạn tải lại danh sách.",
  },
  alreadyHandedOver: {
    en: "Some of this cash was handed over or taken back a moment ago. Look at the list again.",
    vi: "Có khoản vừa được nộp hoặc hoàn tác. Bạn xem lại danh sách.",
  },
  tillKindInvalid: {
    en: "Choose taken to the bank, put in, paid out or counted",
    vi: "Chọn nộp ngân hàng, thêm vào quỹ, chi từ quỹ hoặc kiểm quỹ",
  },
  amountInvalid: {
    en: "The amount must be a whole number of cents or of đồng, above zero",
    vi: "Số tiền phải là số nguyên (xu Mỹ hoặc đồng) lớn hơn 0",
  },
  currencyInvalid: { en: "Choose đồng or US dollars", vi: "Chọn đồng hoặc đô la Mỹ" },
  enteredOnFar: {
    en: "The day must be in the last year, and not after today",
    vi: "Ngày phải trong một năm qua và không sau hôm nay",
  },
  reasonRequired: { en: "Please say what it is for", vi: "Bạn ghi lý do" },
  settleInvalid: { en: "settle is true or false", vi: "settle là true hoặc false" },
  undoTooLate: {
    en: "This can be undone for a day. Enter the opposite instead.",
    vi: "Chỉ hoàn tác được trong một ngày. Bạn ghi một khoản ngược lại.",
  },
  counted: { en: "Difference found by counting", vi: "Chênh lệch khi kiểm quỹ" },
} satisfies Messages
