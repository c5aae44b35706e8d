import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  emailRequired: { en: "Please enter your email address", vi: "Vui lòng nhập địa chỉ email" },
  emailInvalid: common.emailInvalid,
  linkInvalid: {
    en: "This link has expired or was already used. Please subscribe again.",
    vi: "Liên kết đã hết hạn hoặc đã được dùng. Bạn vui lòng đăng ký lại.",
  },
  endLinkInvalid: {
    en: "This link is incomplete. Use the one in our latest newsletter, or write to us and we'll take you off the list.",
    vi: "Liên kết này không đầy đủ. Bạn mở liên kết trong bản tin mới nhất, hoặc nhắn để chúng tôi gỡ bạn khỏi danh sách.",
  },

  asked: {
    en: "Almost done: please open the link in the email we've just sent you.",
    vi: "Sắp xong rồi: bạn vui lòng mở liên kết trong email chúng tôi vừa gửi.",
  },
  subscribed: { en: "You're subscribed. Thank you!", vi: "Bạn đã đăng ký nhận bản tin. Xin cảm ơn!" },
  unsubscribed: { en: "You're unsubscribed", vi: "Bạn đã ngừng nhận bản tin" },
} satisfies Messages
