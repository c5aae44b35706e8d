import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  failed: {
    en: "That could not be sent. Please try again; your address is still in the field.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại; địa chỉ vẫn còn trong ô.",
  },
  linkFailed: {
    en: "The page could not reach us. Please try again.",
    vi: "Chưa kết nối được với chúng tôi. Bạn vui lòng thử lại.",
  },
  subscribeTitle: { en: "Letters from Vietnam", vi: "Nhận thư từ chúng tôi" },
  subscribeLead: {
    en: "New journeys and good seasons, now and then. The first mail asks you to confirm.",
    vi: "Thỉnh thoảng có hành trình mới và mùa đẹp. Email đầu tiên sẽ mời bạn xác nhận.",
  },
  confirmTitle: { en: "Confirm your subscription", vi: "Xác nhận đăng\u00a0ký nhận\u00a0thư" },
  confirmLead: {
    en: "One press, and our letters go to {email}.",
    vi: "Chỉ cần một lần bấm, thư của chúng tôi sẽ được gửi tới {email}.",
  },
  confirm: { en: "Yes, send me the letters", vi: "Đồng ý nhận thư" },
  confirmedLead: {
    en: "The next letter goes to {email}. Each of them has a link that ends it.",
    vi: "Thư tới sẽ được gửi đến {email}. Mỗi thư đều có liên kết để ngừng nhận.",
  },
  unsubscribeTitle: { en: "No more letters?", vi: "Ngừng nhận thư?" },
  unsubscribeLead: {
    en: "One press, and {email} gets no more letters. Mails about your bookings are not affected.",
    vi: "Chỉ cần một lần bấm, {email} sẽ không nhận thư nữa. Email về đặt chỗ của bạn không bị ảnh hưởng.",
  },
  unsubscribe: { en: "Stop the letters", vi: "Ngừng nhận thư" },
  unsubscribedLead: {
    en: "We have forgotten {email}. You can subscribe again at the foot of any page.",
    vi: "Chúng tôi đã xóa {email} khỏi danh sách. Bạn có thể đăng ký lại ở cuối mỗi trang.",
  },
  loading: { en: "One moment…", vi: "Vui lòng chờ giây lát…" },
  again: { en: "Subscribe again", vi: "Đăng ký lại" },
  write: { en: "Write to us", vi: "Nhắn cho chúng tôi" },
  tryAgain: { en: "Try again", vi: "Thử lại" },
} satisfies Messages
