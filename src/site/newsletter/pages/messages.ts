import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  failed: {
    en: "We couldn't send that. Please try again; your address is still in the field.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại; địa chỉ vẫn còn trong ô.",
  },
  linkFailed: {
    en: "We couldn't load this page. Check your connection and try again.",
    vi: "Chưa kết nối được với chúng tôi. Bạn vui lòng thử lại.",
  },
  subscribeTitle: { en: "Newsletter", vi: "Đăng ký nhận bản tin" },
  subscribeLead: {
    en: "New tours and the best times to go, once or twice a month. We'll send you a link to confirm first.",
    vi: "Hành trình mới và mùa đẹp để đi, mỗi tháng một hai số. Chúng tôi sẽ gửi email để bạn xác nhận trước.",
  },
  confirmTitle: { en: "Confirm your subscription", vi: "Xác nhận đăng\u00a0ký bản\u00a0tin" },
  confirmLead: {
    en: "Press the button to get our newsletter at {email}.",
    vi: "Bạn bấm nút bên dưới để nhận bản tin qua {email}.",
  },
  confirm: { en: "Confirm my subscription", vi: "Xác nhận đăng ký" },
  confirmedLead: {
    en: "We'll send the next issue to {email}. You can unsubscribe from any issue.",
    vi: "Số tiếp theo sẽ được gửi đến {email}. Mỗi số đều có liên kết hủy đăng ký.",
  },
  unsubscribeTitle: { en: "Unsubscribe from the newsletter?", vi: "Ngừng nhận bản tin?" },
  unsubscribeLead: {
    en: "{email} will get no more issues. You'll still get emails about your bookings.",
    vi: "{email} sẽ không nhận bản tin nữa. Bạn vẫn nhận được email về đặt chỗ của mình.",
  },
  unsubscribe: { en: "Unsubscribe", vi: "Ngừng nhận bản tin" },
  unsubscribedLead: {
    en: "We've deleted {email} from our list. You can subscribe again at the bottom of any page.",
    vi: "Chúng tôi đã xóa {email} khỏi danh sách. Bạn có thể đăng ký lại ở cuối mỗi trang.",
  },
  loading: { en: "One moment…", vi: "Vui lòng chờ giây lát…" },
  again: { en: "Subscribe again", vi: "Đăng ký lại" },
  write: { en: "Write to us", vi: "Nhắn cho chúng tôi" },
  tryAgain: common.tryAgain,
} satisfies Messages
