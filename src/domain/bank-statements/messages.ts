import type { Localized, Messages } from "#i18n/localized.ts"

export const messages = {
  accountUnknown: {
    en: "Choose one of the company's accounts. They are kept under Settings → Bank accounts.",
    vi: "Bạn chọn một tài khoản của công ty (trong Cài đặt → Tài khoản ngân hàng).",
  },
  fileMissing: { en: "Choose the file of the statement", vi: "Bạn chọn tệp sao kê" },
  fileUnreadable: {
    en: "We couldn't read this file. Save it as XLSX or CSV in Excel and choose it again.",
    vi: "Không đọc được tệp này. Bạn lưu lại thành XLSX hoặc CSV trong Excel rồi chọn lại.",
  },
  tooManyRows: {
    en: "The file has more than 5,000 rows. Export a shorter time from the bank.",
    vi: "Tệp có hơn 5.000 dòng. Bạn xuất sao kê của khoảng thời gian ngắn hơn.",
  },
  noRows: {
    en: "Below the header row no transaction was found. Check the header row and the column of the date.",
    vi: "Không thấy giao dịch nào dưới dòng tiêu đề. Bạn kiểm tra dòng tiêu đề và cột ngày.",
  },
  allZero: {
    en: "Every amount in this file is 0. Check which column holds the amount.",
    vi: "Mọi số tiền trong tệp đều là 0. Bạn kiểm tra lại cột số tiền.",
  },
  columnsRequired: { en: "Say which column holds what", vi: "Bạn chọn cột nào là thông tin gì" },
  columnInvalid: { en: "Choose one of the columns", vi: "Bạn chọn một cột" },
  headerInvalid: { en: "The header is one of the first 100 rows", vi: "Dòng tiêu đề phải nằm trong 100 dòng đầu" },
  decimalInvalid: { en: "Choose how amounts are written", vi: "Bạn chọn cách viết số tiền" },
  delimiterInvalid: {
    en: "Choose what separates the columns of the file",
    vi: "Bạn chọn dấu phân cách các cột trong tệp",
  },
  dateFormatInvalid: { en: "Choose how dates are written", vi: "Bạn chọn cách viết ngày" },
  dateColumnRequired: { en: "Choose the column of the date", vi: "Bạn chọn cột ngày" },
  contentColumnRequired: { en: "Choose the column of the content", vi: "Bạn chọn cột nội dung" },
  amountColumnRequired: {
    en: "Choose one column with the amount, or those of money in and money out",
    vi: "Bạn chọn một cột số tiền, hoặc cột tiền vào và cột tiền ra",
  },
  columnTwice: { en: "A column can hold only one of these", vi: "Mỗi cột chỉ chọn cho một thông tin" },
  acceptedInvalid: { en: "accepted lists numbers of rows", vi: "accepted là danh sách số dòng" },
  partsRequired: { en: "Choose the booking that the money is for", vi: "Bạn chọn đặt chỗ của khoản tiền này" },
  bookingTwice: { en: "This booking is in the list twice", vi: "Đặt chỗ này có hai lần trong danh sách" },
  hasItAlready: { en: "This booking has it already", vi: "Đặt chỗ này đã có khoản này" },
  bookingUnknown: { en: "There is no such booking", vi: "Không có đặt chỗ này" },
  amountInvalid: { en: "The amount must be above zero", vi: "Số tiền phải lớn hơn 0" },
  restInvalid: { en: "rest is waiting or credit", vi: "rest là waiting hoặc credit" },
  reasonRequired: {
    en: "Say what it is, such as rent or a bank fee",
    vi: "Bạn ghi đây là khoản gì, ví dụ tiền thuê nhà hay phí ngân hàng",
  },
  aboveBalanceInvalid: { en: "aboveBalance is true or false", vi: "aboveBalance là true hoặc false" },
  isAnotherInvalid: { en: "isAnother is true or false", vi: "isAnother là true hoặc false" },
  moreThanLeft: {
    en: "Only {amount} of this transfer is left",
    vi: "Khoản này chỉ còn {amount}",
  },
  recordedByHand: {
    en: "Somebody has recorded {amount} for {reference} by hand. Say whether this is the same payment or another one.",
    vi: "Đã có người ghi tay {amount} cho {reference}. Bạn cho biết đây là cùng một khoản hay khoản khác.",
  },
  moreThanOwedBack: {
    en: "Only {amount} is owed back to {reference}. Confirm that more was refunded.",
    vi: "{reference} chỉ cần hoàn {amount}. Bạn xác nhận đã hoàn nhiều hơn.",
  },
  nothingOwedBack: {
    en: "Nothing is owed back to {reference}. Was its refund recorded before? Confirm that this is another one.",
    vi: "{reference} không có khoản cần hoàn. Có thể khoản hoàn đã được ghi. Bạn xác nhận đây là khoản khác.",
  },
  nothingToLink: {
    en: "The {amount} that somebody had recorded for {reference} by hand is linked or taken back by now. Reload the page.",
    vi: "Khoản {amount} ghi tay cho {reference} đã được gắn hoặc thu hồi. Bạn tải lại trang.",
  },
  isRecorded: {
    en: "Somebody has recorded this transfer already. Reload the page to see for which booking.",
    vi: "Đã có người ghi khoản này rồi. Bạn tải lại trang để xem ghi cho đặt chỗ nào.",
  },
  zeroAmount: {
    en: "A transaction of 0 is no payment. Leave it out with a reason.",
    vi: "Giao dịch 0 đồng không phải khoản thanh toán. Bạn bỏ qua và ghi lý do.",
  },
  isAssigned: {
    en: "A part of this transfer belongs to a booking. Undo that first.",
    vi: "Một phần khoản này đã ghi cho đặt chỗ. Bạn hoàn tác trước.",
  },
  isIgnored: {
    en: "A colleague has left this transaction out. Undo that first.",
    vi: "Giao dịch này đã được bỏ qua. Bạn hoàn tác trước.",
  },
  tooLate: {
    en: "This was recorded more than a day ago. Undo the entry in the booking's payments instead.",
    vi: "Đã quá một ngày. Bạn hoàn tác khoản này trong phần thanh toán của đặt chỗ.",
  },
  changedMeanwhile: {
    en: "A colleague has just changed this transfer. Look at it again.",
    vi: "Đồng nghiệp vừa thay đổi khoản này. Bạn xem lại.",
  },
  nothingToUndo: { en: "There's nothing to undo any more.", vi: "Không còn gì để hoàn tác." },
} satisfies Messages

/** Says what is wrong with a row. */
export const PROBLEMS = {
  date: { en: "can't be read as a date", vi: "không đọc được thành ngày" },
  dateRange: {
    en: "is not a day of the last two years. Check how dates are written",
    vi: "không nằm trong hai năm qua. Bạn kiểm tra cách viết ngày",
  },
  amount: {
    en: "can't be read as an amount. Check how amounts are written",
    vi: "không đọc được thành số tiền. Bạn kiểm tra cách viết số tiền",
  },
  amountMissing: { en: "is empty, but an amount must be there", vi: "đang trống nhưng phải có số tiền" },
  amountTwice: {
    en: "has an amount, and so has the other direction",
    vi: "có số tiền trong khi chiều kia cũng có",
  },
  balance: { en: "can't be read as a balance", vi: "không đọc được thành số dư" },
} satisfies Record<string, Localized>
