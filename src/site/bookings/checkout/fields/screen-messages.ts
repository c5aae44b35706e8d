import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  bookTour: { en: "Book: {tour}", vi: "Đặt tour: {tour}" },
  travelDate: common.travelDate,
  decidedBy: {
    en: "We decide by {time} whether it runs. If it doesn't, moving and cancelling are free.",
    vi: "Trước {time} chúng tôi chốt chuyến có khởi hành hay không. Nếu không, bạn đổi ngày hoặc hủy đều miễn phí.",
  },
  chooseDeparture: { en: "Choose a departure", vi: "Chọn ngày khởi hành" },
  loadingDepartures: { en: "Looking for open dates…", vi: "Đang tìm ngày còn chỗ…" },
  departuresFailed: { en: "The open dates could not be loaded.", vi: "Không tải được các ngày khởi hành." },
  noDepartures: {
    en: "No dates are open at the moment. Write to us and we will find one.",
    vi: "Hiện chưa có ngày mở bán. Bạn nhắn cho chúng tôi để được sắp xếp.",
  },
  tryAgain: common.tryAgain,
  full: { en: "full", vi: "hết chỗ" },
  travelers: common.travellers,
  adults: common.adults,
  children: common.children,
  each: { en: "{price} each", vi: "{price} mỗi người" },
  yourDetails: { en: "Your details", vi: "Thông tin liên hệ" },
  name: common.fullName,
  email: common.email,
  phone: common.chatPhone,
  phoneMode: { en: "Phone", vi: "Số điện thoại" },
  requests: { en: "Special requests", vi: "Yêu cầu riêng" },
  requestsHint: {
    en: "Food, health, pick-up address, anything we should know.",
    vi: "Ăn uống, sức khỏe, nơi đón hoặc điều bạn muốn chúng tôi biết.",
  },
  total: { en: "Total", vi: "Tổng cộng" },
  submit: { en: "Request this booking", vi: "Gửi yêu cầu đặt tour" },
  submitting: common.sending,
  termsAgreed: { en: "By sending this request you agree to:", vi: "Khi gửi yêu cầu, bạn đồng ý với:" },
  payNothing: { en: "Pay nothing now.", vi: "Chưa cần thanh toán." },
  confirmedAtOnce: {
    en: "This departure is certain to run: your booking is confirmed at once.",
    vi: "Chuyến này chắc chắn khởi hành: đặt chỗ của bạn được xác nhận ngay.",
  },
  answerBy: { en: "We answer by {time} (Hanoi time).", vi: "Chúng tôi trả lời trước {time} (giờ Hà Nội)." },

  onThisDevice: { en: "Opened on this device", vi: "Đã mở trên thiết bị này" },
  lookup: { en: "Find a booking", vi: "Tra cứu đặt chỗ" },
  lookupBy: { en: "Find it by", vi: "Tra cứu bằng" },
  reference: { en: "Booking reference", vi: "Mã đặt chỗ" },
  referenceHint: {
    en: "For example {prefix}-7K3-M9Q-XDT. It is in our mail to you.",
    vi: "Ví dụ {prefix}-7K3-M9Q-XDT, có trong email chúng tôi gửi bạn.",
  },
  find: { en: "Find", vi: "Tra cứu" },
  finding: { en: "Looking…", vi: "Đang tìm…" },
  linkSent: {
    en: "If there are bookings for these details, we have sent a link to the email address on them. It works once and for 10 minutes. With the booking reference you see the booking at once.",
    vi: "Nếu có đặt chỗ ứng với thông tin này, chúng tôi đã gửi một liên kết đến email đã dùng khi đặt. Liên kết dùng được một lần trong 10 phút. Nếu nhập mã đặt chỗ, bạn sẽ xem được ngay.",
  },
  lookupFailed: { en: "The search did not work. Please try again.", vi: "Chưa tra cứu được. Bạn vui lòng thử lại." },
  emailShape: common.emailInvalid,
  statusMeaning: {
    pending: {
      en: "We check places, guide and car, and answer by {time} (Hanoi time). Nothing is due until then.",
      vi: "Chúng tôi kiểm tra chỗ, hướng dẫn viên, xe và trả lời trước {time} (giờ Hà Nội). Đến lúc đó bạn chưa phải trả gì.",
    },
    confirmed: {
      en: "Your places are held. We look forward to meeting you.",
      vi: "Chỗ của bạn đã được giữ. Hẹn gặp bạn!",
    },
    completed: { en: "You have travelled. Thank you.", vi: "Chuyến đi đã kết thúc. Cảm ơn bạn." },
    cancelled: {
      en: "This booking is cancelled. Its places are released.",
      vi: "Đặt chỗ này đã hủy và chỗ đã được trả lại.",
    },
    "no-show": { en: "You did not come to the start.", vi: "Bạn không có mặt lúc khởi hành." },
  },
  calledOff: {
    title: { en: "This departure has been cancelled", vi: "Chuyến này không khởi hành" },
    text: {
      en: "We are sorry. Choose another date, or cancel at no cost: you'll get back everything you have paid.",
      vi: "Chúng tôi rất tiếc. Bạn có thể đổi sang ngày khác hoặc hủy miễn phí; khoản đã thanh toán được hoàn lại toàn bộ.",
    },
  },
  received: { en: "We have your request", vi: "Chúng tôi đã nhận yêu cầu của bạn" },
  receivedText: {
    en: "Write the reference down or take a picture of this page. A copy is on its way to {email}.",
    vi: "Bạn hãy ghi lại mã đặt chỗ hoặc chụp màn hình. Thông tin này cũng đang được gửi đến {email}.",
  },
  receivedByPhone: {
    en: "Write the reference down or take a picture of this page. We'll call you on {phone}.",
    vi: "Bạn hãy ghi lại mã đặt chỗ hoặc chụp màn hình. Chúng tôi sẽ gọi cho bạn qua số {phone}.",
  },
  notStored: {
    en: "This browser doesn't store anything. To come back to this page, note the reference or use the link in our email.",
    vi: "Trình duyệt này không lưu dữ liệu. Để mở lại trang này, bạn hãy ghi mã đặt chỗ hoặc dùng liên kết trong email của chúng tôi.",
  },
  placesNotHeld: {
    en: "Your places aren't held yet. Open the link in our email to {email} and confirm it there.",
    vi: "Chúng tôi chưa giữ chỗ cho bạn. Bạn hãy mở liên kết trong email gửi đến {email} rồi bấm xác nhận.",
  },
  filledUp: {
    title: { en: "This date has filled up", vi: "Ngày này vừa hết chỗ" },
    text: {
      en: "Your email is confirmed, but others took the last places first. Your request stays with us: choose another date here, or we'll get in touch to find one with you.",
      vi: "Email của bạn đã được xác nhận nhưng những chỗ cuối vừa có người đặt trước. Yêu cầu của bạn vẫn được giữ: bạn có thể đổi sang ngày khác tại đây, hoặc chúng tôi sẽ liên hệ để cùng bạn chọn ngày.",
    },
  },
  confirmEmail: { en: "Confirm my email", vi: "Xác nhận email" },
  confirmEmailTitle: { en: "Confirm your email", vi: "Xác nhận email của bạn" },
  confirmEmailText: {
    en: "Confirm {email}, so that we know our emails reach you.",
    vi: "Bạn xác nhận {email} để chắc chắn nhận được email của chúng tôi.",
  },
  confirmEmailForPlaces: {
    en: "Confirm {email}, and we'll hold your places.",
    vi: "Bạn xác nhận {email}, chúng tôi sẽ giữ chỗ cho bạn.",
  },
  confirmFailed: {
    en: "We couldn't confirm your email just now.",
    vi: "Chưa xác nhận được email của bạn.",
  },
  next: { en: "What happens next", vi: "Các bước tiếp theo" },
  nextSteps: {
    withdraw: {
      en: "Until then you can withdraw your request free of charge.",
      vi: "Trước khi được xác nhận, bạn rút yêu cầu không mất phí.",
    },
  },
  priceChanged: {
    en: "The price is {now}, not {shown} as shown before. You owe nothing; if this does not suit you, tell us or simply do not confirm.",
    vi: "Giá đúng là {now}, không phải {shown} như đã hiển thị. Bạn chưa phải trả gì; nếu không phù hợp, hãy báo chúng tôi hoặc không cần xác nhận.",
  },
  details: { en: "Details", vi: "Chi tiết" },
  start: { en: "Start", vi: "Khởi hành" },
  open: { en: "Open", vi: "Xem" },
  notHere: { en: "This booking is not on this device", vi: "Thiết bị này không có đặt chỗ đó" },
  notHereText: {
    en: "Find it with its reference and your email address or phone number.",
    vi: "Bạn có thể tra cứu bằng mã đặt chỗ cùng email hoặc số điện thoại.",
  },
  loading: { en: "Loading your booking…", vi: "Đang tải thông tin đặt chỗ…" },
} satisfies Messages
