import type { Localized, Messages } from "#i18n/localized.ts"

/** English texts that the spec quotes (§8) are verbatim. The schemas use the keys of the first group. */
export const statusMessages = {
  reasonRequired: { en: "Please give a reason for cancelling", vi: "Vui lòng cho biết lý do hủy" },
  refundInvalid: { en: "The refund shown must be a number", vi: "Mức hoàn tiền phải là một con số" },
  amountInvalid: {
    en: "The price must be a whole number of cents or of đồng, above zero",
    vi: "Giá phải là số nguyên (xu Mỹ hoặc đồng) lớn hơn 0",
  },
  currencyInvalid: { en: "The currency must be USD or VND", vi: "Loại tiền phải là USD hoặc VND" },
  notifyInvalid: { en: "notifyGuest must be true or false", vi: "notifyGuest phải là true hoặc false" },
  keepInvalid: { en: "keepPrice must be true or false", vi: "keepPrice phải là true hoặc false" },
  afterClosingInvalid: { en: "afterClosing must be true or false", vi: "afterClosing phải là true hoặc false" },
  overbookInvalid: { en: "overbook must be true or false", vi: "overbook phải là true hoặc false" },
  confirmInvalid: { en: "confirm must be true or false", vi: "confirm phải là true hoặc false" },
  chargeInvalid: { en: "chargeLateFee must be true or false", vi: "chargeLateFee phải là true hoặc false" },
  versionRequired: {
    en: "Please send the version that the change is based on",
    vi: "Vui lòng gửi kèm phiên bản mà thay đổi dựa trên",
  },
  whoTravels: {
    en: "Please send how many adults and how many children travel now",
    vi: "Vui lòng cho biết giờ còn bao nhiêu người lớn và bao nhiêu trẻ em",
  },
  priceMissing: {
    en: "This booking has no price yet. Agree a price with the guest, then confirm it.",
    vi: "Đặt chỗ này chưa có giá. Bạn thỏa thuận giá với khách rồi hãy xác nhận.",
  },
  nothingToChange: { en: "This request contains no changes", vi: "Yêu cầu không có gì để thay đổi" },
  otherProduct: {
    en: "You can't change the product of a booking. Please book the other one and cancel this booking.",
    vi: "Không đổi sang dịch vụ khác trong cùng một đặt chỗ được. Bạn vui lòng đặt dịch vụ mới rồi hủy đặt chỗ này.",
  },
  reasonTooLong: {
    en: "Please keep the reason within 300 characters",
    vi: "Lý do không quá 300 ký tự",
  },
  messageMissing: {
    en: "Some guests of this departure read this language. Please write to them, too.",
    vi: "Chuyến này có khách đọc ngôn ngữ này. Hãy viết cả cho họ.",
  },
  totalUnchangeable: {
    en: "The total can't be changed here. Please leave it out, or send it unchanged.",
    vi: "Tổng tiền không đổi được ở đây. Bạn hãy bỏ trường này, hoặc gửi lại đúng như đã đọc.",
  },
  causeInvalid: { en: "Choose one of the listed causes", vi: "Chọn một lý do trong danh sách" },
  notCancelled: { en: "This booking isn't cancelled", vi: "Đặt chỗ này chưa hủy" },
  staffOnly: { en: "Only our staff can change this", vi: "Chỉ công ty mới thay đổi được mục này" },

  cannotCancel: { en: "This booking cannot be cancelled", vi: "Không thể hủy booking" },
  hasBegun: {
    en: "The trip has already started. Please call us.",
    vi: "Chuyến đi đã bắt đầu. Bạn vui lòng gọi cho chúng tôi.",
  },
  closedForChanges: {
    en: "Phone number, requests and names can't be changed online so shortly before the start. Please call {phone}.",
    vi: "Gần giờ khởi hành không đổi được số điện thoại, yêu cầu và họ tên trên mạng nữa. Bạn vui lòng gọi {phone}.",
  },
  usByPhone: { en: "us", vi: "cho chúng tôi" },
  refundChanged: {
    en: "The cancellation fee has just changed. Please check it again.",
    vi: "Chi phí hủy vừa thay đổi. Bạn vui lòng xem lại trước khi hủy.",
  },
  cannotChange: {
    en: "This booking can no longer be changed",
    vi: "Đặt chỗ này không thể thay đổi được nữa",
  },
  wrongStatus: {
    en: "This booking is {status} and cannot become {wanted}",
    vi: "Đặt chỗ đang ở trạng thái {status}, không chuyển sang {wanted} được",
  },
  calledOff: {
    en: "The departure has been cancelled. Move the booking to another date, or cancel it.",
    vi: "Chuyến đi đã bị hủy. Vui lòng đổi sang ngày khác hoặc hủy đặt chỗ này.",
  },
  notStarted: {
    en: "The trip hasn't started yet. Please try again once it has.",
    vi: "Chuyến đi chưa bắt đầu. Bạn ghi nhận sau giờ khởi hành.",
  },
  undoTooLate: {
    en: "This can no longer be undone: the guest has been told, or the time to undo it has passed.",
    vi: "Không hoàn tác được nữa: khách đã nhận tin, hoặc đã quá thời gian cho phép.",
  },
  noPlacesToConfirm: {
    en: "This request holds no places yet, and too few are left on its departure. Raise the departure's capacity first, or move the booking to another date.",
    vi: "Yêu cầu này chưa giữ chỗ và chuyến đi không còn đủ chỗ. Hãy tăng số chỗ của chuyến trước, hoặc đổi đặt chỗ sang ngày khác.",
  },
  linkRequired: {
    en: "Please open the link in the email we sent you to confirm your address.",
    vi: "Bạn vui lòng mở liên kết trong email chúng tôi đã gửi. Chỉ khi đó email mới được xác nhận.",
  },
  emailNotConfirmed: {
    en: "To hold more places, please open the link in our email first. Your booking stays the same.",
    vi: "Để giữ thêm chỗ, trước hết bạn vui lòng mở liên kết trong email của chúng tôi. Đặt chỗ hiện tại vẫn giữ nguyên.",
  },
  keyInvalid: { en: "The key of the link must be text", vi: "Khóa của liên kết chưa hợp lệ" },
  priceChanged: {
    en: "The price has just changed. Please check it again.",
    vi: "Giá vừa thay đổi. Bạn vui lòng xem lại.",
  },
  noFixedPrice: {
    en: "It's late for this change, and we need to agree a new price. Please call us.",
    vi: "Thay đổi này cần thỏa thuận giá mới và đã sát ngày đi. Bạn vui lòng gọi cho chúng tôi.",
  },
  notConfirmed: {
    en: "The voucher will be available once the booking is confirmed.",
    vi: "Phiếu dịch vụ sẽ có ngay khi đặt chỗ được xác nhận.",
  },
} satisfies Messages

export const statusNames = {
  pending: { en: "pending", vi: "chờ xác nhận" },
  confirmed: { en: "confirmed", vi: "đã xác nhận" },
  completed: { en: "completed", vi: "đã hoàn thành" },
  cancelled: { en: "cancelled", vi: "đã hủy" },
  "no-show": { en: "no-show", vi: "khách không đến" },
} satisfies Messages

export const EXPIRED_REASON = "expired"
/** Stands on a booking that was released because nothing was paid in time. */
export const RELEASED_REASON = { en: "Not paid in time", vi: "Chưa thanh toán đúng hạn" } satisfies Localized
