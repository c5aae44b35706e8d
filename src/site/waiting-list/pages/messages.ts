import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const pageMessages = {
  title: common.joinWaitingList,
  lead: {
    en: "Tell us which date and how many you are. When places come free, we offer them in order to the first party that fits, by email, and hold them for up to 12 hours.",
    vi: "Bạn cho biết ngày và số người. Khi có chỗ trống, chúng tôi báo qua email lần lượt cho khách đầu tiên vừa số người và giữ chỗ tối đa 12 giờ.",
  },
  backToTour: { en: "Back to the tour", vi: "Về trang tour" },
  date: { en: "Date", vi: "Ngày khởi hành" },
  choose: { en: "Please choose", vi: "Chọn ngày" },
  full: { en: "full", vi: "hết chỗ" },
  adults: common.adults,
  childAges: { en: "Ages of children", vi: "Tuổi của trẻ" },
  childAgesHint: { en: "For example: 4, 7", vi: "Ví dụ: 4, 7" },
  phone: common.chatPhone,
  join: common.joinWaitingList,
  sending: common.sending,
  noneFull: {
    en: "Every date of this tour has places: you can book one now.",
    vi: "Ngày nào của tour này cũng còn chỗ: bạn có thể đặt ngay.",
  },
  seeDates: { en: "See the dates", vi: "Xem các ngày" },

  placeTitle: { en: "Your place on the waiting list", vi: "Chỗ của bạn trong danh sách chờ" },
  unconfirmed: {
    en: "Press the button to join the waiting list. Your place in the line counts from when you asked.",
    vi: "Bạn bấm nút bên dưới để vào danh sách chờ. Thứ tự được tính từ lúc bạn đăng ký.",
  },
  waitingFirst: {
    en: "You're next: we'll write to you as soon as there are places for you.",
    vi: "Bạn đang đứng đầu danh sách: chúng tôi sẽ báo ngay khi có đủ chỗ cho bạn.",
  },
  waitingBehindOne: {
    en: "1 party asked before you. We'll write to you as soon as there are places for you.",
    vi: "Trước bạn còn 1 nhóm. Chúng tôi sẽ báo ngay khi có đủ chỗ cho bạn.",
  },
  waitingBehind: {
    en: "{n} {n|party|parties} asked before you. We'll write to you as soon as there are places for you.",
    vi: "Trước bạn còn {n} nhóm. Chúng tôi sẽ báo ngay khi có đủ chỗ cho bạn.",
  },
  offered: { en: "We hold places for you until {time}.", vi: "Chúng tôi giữ chỗ cho bạn đến {time}." },
  booked: { en: "You've booked these places.", vi: "Bạn đã đặt những chỗ này." },
  left: { en: "You're no longer on this waiting list.", vi: "Bạn đã rời danh sách chờ này." },
  expired: {
    en: "These places are no longer held: they went to the next party. You can join the list again.",
    vi: "Chỗ không còn được giữ và đã dành cho người kế tiếp. Bạn có thể vào lại danh sách chờ.",
  },
  ended: {
    en: "This departure no longer takes bookings, so its waiting list is closed.",
    vi: "Chuyến này không còn nhận đặt chỗ nên danh sách chờ đã đóng.",
  },
  confirm: common.joinWaitingList,
  book: { en: "Book these places", vi: "Đặt những chỗ này" },
  refuse: { en: "No thanks, pass them on", vi: "Không, nhường cho người khác" },
  leave: { en: "Leave the waiting list", vi: "Rời danh sách chờ" },
  otherDates: { en: "See other dates", vi: "Xem ngày khác" },
  loading: { en: "One moment…", vi: "Vui lòng chờ giây lát…" },
  loadFailed: {
    en: "We couldn't load this page. Check your connection and try again.",
    vi: "Chưa tải được trang này. Bạn kiểm tra kết nối rồi thử lại.",
  },
  tryAgain: common.tryAgain,
  write: { en: "Write to us", vi: "Nhắn cho chúng tôi" },
} satisfies Messages
