import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of booking management. English texts that the spec quotes (§2, §8) are verbatim. */
export const manageMessages = {
  forget: { en: "Remove from this device", vi: "Xóa khỏi thiết bị này" },
  forgetText: {
    en: "Saved on this device, even offline. On a shared device, remove them.",
    vi: "Các đặt chỗ này được lưu trên thiết bị, xem được cả khi không có mạng. Nếu dùng máy của người khác, bạn hãy xóa.",
  },
  needsScript: {
    en: "Moving, cancelling and finding a booking need JavaScript. Without it, call us, write to us or answer our email.",
    vi: "Đổi ngày, hủy và tra cứu đặt chỗ cần JavaScript. Nếu không bật được, bạn gọi, nhắn hoặc trả lời email của chúng tôi.",
  },
  cancel: { en: "Cancel booking", vi: "Hủy đặt chỗ" },
  review: { en: "How was it? Write a review", vi: "Chuyến đi thế nào? Viết đánh giá" },
  cancelQuestion: {
    en: "Are you sure you want to cancel this booking?",
    vi: "Bạn có chắc chắn muốn hủy booking này?",
  },
  cancelled: { en: "Booking cancelled successfully", vi: "Hủy booking thành công" },
  cancelFailed: { en: "Failed to cancel booking", vi: "Không thể hủy booking" },
  cancelFree: { en: "You can cancel for free.", vi: "Bạn hủy miễn phí." },
  cancelFee: {
    en: "If you cancel now, a fee of {fee} applies to your total of {total}. You get {refund} back, or don't have to pay it.",
    vi: "Hủy lúc này, bạn chịu {fee} trên tổng {total}. Bạn được hoàn lại hoặc không phải trả {refund}.",
  },
  cancelAll: {
    en: "If you cancel now, the full price of {total} applies. No refund.",
    vi: "Hủy lúc này, bạn chịu toàn bộ giá {total} và không được hoàn lại.",
  },
  cancelBack: {
    en: "You've paid {paid}, so you get {back} back.",
    vi: "Bạn đã trả {paid} và được hoàn lại {back}.",
  },
  cancelNoneBack: {
    en: "You've paid {paid}. Nothing of it is refunded.",
    vi: "Bạn đã trả {paid}; khoản này không được hoàn lại.",
  },
  cancelLate: {
    en: "This includes {fee} for late changes, which is not refunded.",
    vi: "Trong đó có {fee} phí thay đổi muộn, không được hoàn lại.",
  },
  cancelUntil: { en: "This holds until {time} (Hanoi time).", vi: "Mức này áp dụng đến {time} (giờ Hà Nội)." },
  cancelNext: { en: "After that, {percent}% is refunded.", vi: "Sau đó, mức hoàn lại là {percent}%." },
  cancelNothingNext: { en: "After that, no refund.", vi: "Sau đó, bạn không được hoàn lại." },
  cancelNow: { en: "Yes, cancel", vi: "Đồng ý hủy" },
  cancelling: { en: "Cancelling…", vi: "Đang hủy…" },
  keep: { en: "Keep the booking", vi: "Giữ lại" },
  checking: { en: "Checking what it costs…", vi: "Đang kiểm tra chi phí…" },
  checkFailed: { en: "The costs could not be loaded.", vi: "Chưa tải được chi phí." },

  move: { en: "Change the date", vi: "Đổi ngày" },
  moveFrom: { en: "Booked now", vi: "Đang đặt" },
  newDate: { en: "New date", vi: "Ngày mới" },
  sameDate: { en: "This is the date you have already.", vi: "Đây chính là ngày bạn đang đặt." },
  moveSame: { en: "The price stays the same: {total}.", vi: "Giá không đổi: {total}." },
  moveMore: {
    en: "The new total is {total}: {difference} more.",
    vi: "Tổng mới là {total}, cao hơn {difference}.",
  },
  moveLess: {
    en: "The new total is {total}: {difference} less.",
    vi: "Tổng mới là {total}, thấp hơn {difference}.",
  },
  moveLate: {
    en: "This includes a late change fee of {fee}: what a change this late takes off the price is charged as if you cancelled that part.",
    vi: "Trong đó có phí thay đổi muộn {fee}: khi đổi sát ngày đi, phần giá giảm bớt vẫn chịu phí như khi hủy phần đó.",
  },
  moveAgain: {
    en: "We check the change and confirm again.",
    vi: "Chúng tôi sẽ kiểm tra thay đổi này và xác nhận lại.",
  },
  moveCap: {
    en: "If you cancel later, at most {percent}% is refunded.",
    vi: "Nếu sau này bạn hủy, mức hoàn lại tối đa là {percent}%.",
  },
  changeContact: { en: "Change phone or requests", vi: "Đổi số điện thoại, yêu cầu" },
  changeParty: { en: "Change the travellers", vi: "Đổi số khách" },
  moveTourGone: {
    en: "The dates could not be loaded. Please write to us and we move it for you.",
    vi: "Không tải được ngày khởi hành. Bạn nhắn cho chúng tôi để được đổi ngày.",
  },

  network: {
    en: "Network error. Please check your connection.",
    vi: "Lỗi mạng. Bạn vui lòng kiểm tra kết nối.",
  },
  offline: {
    en: "You are offline. Your bookings appear as soon as the connection is back.",
    vi: "Bạn đang ngoại tuyến. Đặt chỗ sẽ hiện ra khi có mạng trở lại.",
  },
  tryAgain: common.tryAgain,

  mine: { en: "In your account", vi: "Trong tài khoản của bạn" },
  loadingMine: { en: "Loading your bookings…", vi: "Đang tải danh sách đặt chỗ…" },
  loadFailed: { en: "Failed to fetch bookings", vi: "Không tải được danh sách đặt chỗ" },
  loadOneFailed: { en: "Your booking could not be loaded", vi: "Không tải được đặt chỗ này" },
  noneYet: { en: "No bookings yet", vi: "Bạn chưa có đặt chỗ nào" },
  noneYetText: {
    en: "What you book while signed in appears here. Bookings made without an account appear once you have confirmed your email address, or find them below.",
    vi: "Đặt chỗ khi đã đăng nhập sẽ có ở đây. Đặt chỗ không qua tài khoản sẽ có sau khi bạn xác nhận địa chỉ email, hoặc bạn tra cứu bên dưới.",
  },
  browse: { en: "See our tours", vi: "Xem các tour" },
  findOther: { en: "Find another booking", vi: "Tra cứu đặt chỗ khác" },
  signInHint: { en: "You have an account?", vi: "Bạn có tài khoản?" },
  signIn: { en: "Sign in to see all your bookings", vi: "Đăng nhập để xem mọi đặt chỗ" },
  found: { en: "Found", vi: "Kết quả tra cứu" },
  mailedLink: {
    confirm: {
      title: { en: "Confirm your email address", vi: "Xác nhận địa chỉ email" },
      text: {
        en: "We'll send our emails about your booking to {email}.",
        vi: "Chúng tôi sẽ gửi email về đặt chỗ của bạn đến {email}.",
      },
      button: { en: "Confirm this address", vi: "Xác nhận địa chỉ này" },
      done: {
        en: "Thank you. From now on our emails about your booking go to {email}.",
        vi: "Cảm ơn bạn. Từ nay email về đặt chỗ sẽ được gửi đến {email}.",
      },
      invalid: {
        en: "This link has already been used or has expired. Open your booking and enter the address again to get a new one.",
        vi: "Liên kết này đã được dùng hoặc đã hết hạn. Bạn hãy mở đặt chỗ và nhập lại địa chỉ để nhận liên kết mới.",
      },
    },
    open: {
      title: { en: "Your bookings", vi: "Đặt chỗ của bạn" },
      text: { en: "Open the bookings made with {email}.", vi: "Xem các đặt chỗ dùng email {email}." },
      button: { en: "Show my bookings", vi: "Xem đặt chỗ của tôi" },
      done: { en: "Here are the bookings made with {email}.", vi: "Đây là các đặt chỗ dùng email {email}." },
      invalid: {
        en: "This link has already been used or has expired. Ask for a new one below.",
        vi: "Liên kết này đã được dùng hoặc đã hết hạn. Bạn có thể xin liên kết mới ở dưới đây.",
      },
    },
  },

  calendar: { en: "Add to calendar", vi: "Thêm vào lịch" },
  voucher: { en: "Voucher (PDF)", vi: "Phiếu dịch vụ (PDF)" },
  voucherLater: {
    en: "The voucher is here as soon as we have confirmed.",
    vi: "Phiếu dịch vụ sẽ có ở đây ngay khi được xác nhận.",
  },
  paperFailed: {
    en: "We couldn't get your files.",
    vi: "Chưa mở được tệp.",
  },

  answerLeft: { en: "That's {left}.", vi: "Hiện {left}." },
  answerLate: {
    en: "Our answer is late, sorry: please call or write to us.",
    vi: "Chúng tôi trả lời muộn, xin lỗi bạn: bạn vui lòng gọi hoặc nhắn cho chúng tôi.",
  },
  whenAndWhere: { en: "When and where", vi: "Giờ và điểm hẹn" },
  openMap: { en: "Open in a map", vi: "Xem trên bản đồ" },
  guide: { en: "Your guide: {name}", vi: "Hướng dẫn viên: {name}" },
  vehicleIs: { en: "Vehicle: {vehicle}", vi: "Xe: {vehicle}" },
  crewLater: {
    en: "Guide and vehicle are shown here the day before.",
    vi: "Hướng dẫn viên và xe sẽ hiện ở đây từ hôm trước.",
  },
  payment: { en: "Payment", vi: "Thanh toán" },
  paid: { en: "Paid so far: {amount}.", vi: "Đã thanh toán: {amount}." },
  toPay: { en: "Still to pay: {amount}.", vi: "Còn phải trả: {amount}." },
  paidInFull: { en: "Everything is paid. Thank you.", vi: "Bạn đã thanh toán đủ. Xin cảm ơn." },
  saveCode: { en: "Save the code as a picture", vi: "Lưu ảnh mã QR" },
  packing: common.whatToBring,
  nothingDue: { en: "Nothing is due.", vi: "Bạn không phải trả gì." },
  bookAgain: { en: "Book another date", vi: "Đặt ngày khác" },
  toRefund: { en: "We owe you {amount}.", vi: "Chúng tôi hoàn lại bạn {amount}." },
  refunded: {
    en: "Given back: {amount}. Last refund: {date}.",
    vi: "Đã hoàn lại: {amount}. Lần hoàn gần nhất: {date}.",
  },
  fee: { en: "Cancellation fee: {amount}.", vi: "Phí hủy: {amount}." },

  ask: { en: "A question? Write or call", vi: "Bạn cần hỏi? Nhắn hoặc gọi" },
  policy: { en: "Cancellation policy", vi: "Điều kiện hủy" },
  agreedTerms: { en: "Terms of {date}", vi: "Điều khoản ngày {date}" },
  lateChanges: {
    en: "If you drop a traveller or move to a cheaper day, the same percentage applies to the difference.",
    vi: "Giảm số khách hoặc đổi sang ngày rẻ hơn cũng theo điều kiện này: phí được tính theo tỷ lệ đó trên phần chênh lệch.",
  },
  lateChangesNow: {
    en: "If you reduce your group or move to a cheaper date now, {percent}% of the difference is charged.",
    vi: "Nếu giảm số khách hoặc đổi sang ngày rẻ hơn lúc này, bạn chịu {percent}% phần chênh lệch.",
  },
  links: { en: "Links to this booking", vi: "Liên kết đến đặt chỗ này" },
  linksText: {
    en: "Links in our emails, and browsers that have opened them, show this booking without a password. Shared one by mistake? End all of them except the one you are using.",
    vi: "Ai có liên kết trong email của chúng tôi, hoặc từng mở trên trình duyệt, đều xem được đặt chỗ này mà không cần mật khẩu. Nếu lỡ chia sẻ, bạn có thể vô hiệu hóa tất cả, trừ liên kết đang dùng.",
  },
  endLinks: { en: "End all other links", vi: "Vô hiệu hóa các liên kết khác" },
  endingLinks: { en: "Ending links…", vi: "Đang vô hiệu hóa…" },
  linksEnded: {
    en: "All other links have ended. This browser can still open the booking.",
    vi: "Các liên kết khác không còn dùng được. Trình duyệt này vẫn xem được đặt chỗ.",
  },
  endLinksFailed: { en: "The links could not be ended", vi: "Chưa vô hiệu hóa được các liên kết" },

  call: { en: "Call", vi: "Gọi" },
  stillNeeded: { en: "We still need from you: {missing}.", vi: "Bạn còn cần gửi cho chúng tôi: {missing}." },
  changeDetails: { en: "Change flight or addresses", vi: "Đổi chuyến bay hoặc địa chỉ" },
  changePickup: { en: "Change pick-up address", vi: "Đổi điểm đón" },
  changeTimes: { en: "Change times or addresses", vi: "Đổi giờ hoặc địa chỉ" },
  addDetails: { en: "Send the missing details", vi: "Bổ sung thông tin" },
  addTravelers: { en: "Send the travellers' names", vi: "Gửi họ tên khách đi" },
  changeTravelers: { en: "Change the travellers' names", vi: "Sửa họ tên khách đi" },
  changesClosed: {
    en: "It's too close to the start to change phone, requests or names here. Please call us:",
    vi: "Gần giờ khởi hành nên ở đây không đổi được số điện thoại, yêu cầu hay họ tên nữa. Bạn vui lòng gọi:",
  },
  timeStays: {
    en: "The time stays as booked: {time}. It can't be changed online.",
    vi: "Giờ đã đặt giữ nguyên: {time}. Ở đây không đổi được giờ này.",
  },

  verifyTitle: { en: "Voucher verification", vi: "Kiểm tra phiếu dịch vụ" },
  verifyGood: { en: "This booking is valid", vi: "Đặt chỗ này hợp lệ" },
  verifyWaiting: { en: "This booking is not confirmed yet", vi: "Đặt chỗ này chưa được xác nhận" },
  verifyBad: { en: "This booking is not valid", vi: "Đặt chỗ này không có hiệu lực" },
  verifyCalledOff: { en: "This departure has been cancelled", vi: "Chuyến này đã bị hủy, không khởi hành" },
  verifyUnknown: { en: "There is no such booking", vi: "Không có đặt chỗ này" },
  verifyUnknownText: {
    en: "Check the reference, or call us.",
    vi: "Bạn kiểm tra lại mã hoặc gọi cho chúng tôi.",
  },
  verifyNeedsScript: {
    en: "Checking a booking on this page needs JavaScript. Without it, call or write to us and tell us the reference.",
    vi: "Trang này cần JavaScript để kiểm tra đặt chỗ. Nếu không bật được, bạn gọi hoặc nhắn cho chúng tôi kèm mã đặt chỗ.",
  },
  verifyLoading: { en: "Checking the voucher…", vi: "Đang kiểm tra phiếu…" },
  verifyFailed: { en: "The check did not work.", vi: "Chưa kiểm tra được." },
} satisfies Messages

/** Spec §7: the reason sent by the screens. */
export const CANCELLATION_REASON = "Hủy bởi khách hàng"
