import { NAMELESS } from "#server/mail/mail-template.server.ts"
import { type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { CONFIRMATION_MAIL, WELCOME_MAIL } from "./newsletter.server.ts"

const UNSUBSCRIBE = {
  name: { en: "Above the link to unsubscribe", vi: "Câu trên liên kết hủy đăng ký" },
}

const CONFIRM = declareMail({
  kind: CONFIRMATION_MAIL,
  fields: {},
  texts: {
    subject: { en: "Confirm your newsletter subscription", vi: "Xin quý khách xác nhận đăng ký nhận bản tin" },
    greeting: NAMELESS,
    action: {
      en: "Thanks for signing up for our newsletter: new tours and the best times to go, once or twice a month. Please confirm your address. The link works once, within 2 days:",
      vi: "Cảm ơn quý khách đã đăng ký nhận bản tin: cung đường mới, mùa đẹp trong năm, mỗi tháng một hai số. Xin quý khách xác nhận địa chỉ. Liên kết dùng được một lần, trong vòng 2 ngày:",
    },
    ignore: {
      en: "If you didn't sign up, just ignore this email. We won't send you any more.",
      vi: "Nếu quý khách không đăng ký, xin vui lòng bỏ qua email này: chúng tôi sẽ không gửi thêm email nào.",
    },
  },
})

export function confirmText(link: string): WordedMail {
  return writeMail(CONFIRM, {}, ({ greeting, action, ignore }) => [
    greeting,
    { text: action, label: { en: "Confirm my subscription", vi: "Xác nhận đăng ký" }, link },
    ignore,
  ])
}

const ALREADY_SUBSCRIBED = declareMail({
  kind: "newsletter-already-subscribed",
  fields: {},
  texts: {
    subject: { en: "You're already subscribed", vi: "Quý khách đã đăng ký nhận bản tin" },
    greeting: NAMELESS,
    opening: {
      en: "Someone, probably you, has just signed up for our newsletter with this address. You already get it, so there's nothing to do.",
      vi: "Địa chỉ này vừa được đăng ký nhận bản tin của chúng tôi. Quý khách đã có trong danh sách nên không cần làm gì thêm.",
    },
    unsubscribe: {
      ...UNSUBSCRIBE,
      en: "Don't want the newsletter any more?",
      vi: "Nếu không muốn nhận nữa, xin quý khách mở liên kết:",
    },
  },
})

export function alreadySubscribedText(unsubscribeLink: string): WordedMail {
  return writeMail(ALREADY_SUBSCRIBED, {}, ({ greeting, opening, unsubscribe }) => [
    greeting,
    opening,
    { aside: unsubscribe, label: { en: "Unsubscribe", vi: "Hủy đăng ký" }, link: unsubscribeLink },
  ])
}

const WELCOME = declareMail({
  kind: WELCOME_MAIL,
  fields: {},
  texts: {
    subject: { en: "Welcome to our newsletter", vi: "Cảm ơn quý khách đã đăng ký nhận bản tin" },
    greeting: NAMELESS,
    opening: {
      en: "Thank you for subscribing! Our newsletter will reach you once or twice a month.",
      vi: "Cảm ơn quý khách: từ nay quý khách sẽ nhận bản tin của chúng tôi, mỗi tháng một hai số.",
    },
    action: {
      en: "While you wait for the first issue, here's something to read:",
      vi: "Trong lúc chờ số đầu tiên, mời quý khách đọc:",
    },
    unsubscribe: {
      ...UNSUBSCRIBE,
      en: "You can unsubscribe at any time:",
      vi: "Khi không muốn nhận nữa, xin quý khách mở liên kết:",
    },
  },
})

export function welcomeText(unsubscribeLink: string, blogLink: string): WordedMail {
  return writeMail(WELCOME, {}, ({ greeting, opening, action, unsubscribe }) => [
    greeting,
    opening,
    { text: action, label: { en: "Read our blog", vi: "Đọc cẩm nang" }, link: blogLink },
    { aside: unsubscribe, label: { en: "Unsubscribe", vi: "Hủy đăng ký" }, link: unsubscribeLink },
  ])
}

export const newsletterMailKinds: MailKinds = {
  group: { en: "Newsletter", vi: "Bản tin" },
  mails: [
    { mail: CONFIRM, preview: (_, language) => confirmText(sampleLink("/newsletter/confirm", language)) },
    {
      mail: ALREADY_SUBSCRIBED,
      preview: (_, language) => alreadySubscribedText(sampleLink("/newsletter/unsubscribe", language)),
    },
    {
      mail: WELCOME,
      preview: (_, language) =>
        welcomeText(sampleLink("/newsletter/unsubscribe", language), sampleLink("/blog", language)),
    },
  ],
}
