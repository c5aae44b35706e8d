import { type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"

export function confirmText(link: string): MailText {
  return {
    subject: { en: "Confirm your newsletter subscription", vi: "Xin quý khách xác nhận đăng ký nhận bản tin" },
    paragraphs: [
      NAMELESS,
      {
        text: {
          en: "Thanks for signing up for our newsletter: new tours and the best times to go, once or twice a month. Please confirm your address. The link works once, within 2 days:",
          vi: "Cảm ơn quý khách đã đăng ký nhận bản tin: cung đường mới, mùa đẹp trong năm, mỗi tháng một hai số. Xin quý khách xác nhận địa chỉ. Liên kết dùng được một lần, trong vòng 2 ngày:",
        },
        label: { en: "Confirm my subscription", vi: "Xác nhận đăng ký" },
        link,
      },
      {
        en: "If you didn't sign up, just ignore this email. We won't send you any more.",
        vi: "Nếu quý khách không đăng ký, xin vui lòng bỏ qua email này: chúng tôi sẽ không gửi thêm email nào.",
      },
    ],
  }
}

export function alreadySubscribedText(unsubscribeLink: string): MailText {
  return {
    subject: { en: "You're already subscribed", vi: "Quý khách đã đăng ký nhận bản tin" },
    paragraphs: [
      NAMELESS,
      {
        en: "Someone, probably you, has just signed up for our newsletter with this address. You already get it, so there's nothing to do.",
        vi: "Địa chỉ này vừa được đăng ký nhận bản tin của chúng tôi. Quý khách đã có trong danh sách nên không cần làm gì thêm.",
      },
      {
        aside: { en: "Don't want the newsletter any more?", vi: "Nếu không muốn nhận nữa, xin quý khách mở liên kết:" },
        label: { en: "Unsubscribe", vi: "Hủy đăng ký" },
        link: unsubscribeLink,
      },
    ],
  }
}

export function welcomeText(unsubscribeLink: string, blogLink: string): MailText {
  return {
    subject: { en: "Welcome to our newsletter", vi: "Cảm ơn quý khách đã đăng ký nhận bản tin" },
    paragraphs: [
      NAMELESS,
      {
        en: "Thank you for subscribing! Our newsletter will reach you once or twice a month.",
        vi: "Cảm ơn quý khách: từ nay quý khách sẽ nhận bản tin của chúng tôi, mỗi tháng một hai số.",
      },
      {
        text: {
          en: "While you wait for the first issue, here's something to read:",
          vi: "Trong lúc chờ số đầu tiên, mời quý khách đọc:",
        },
        label: { en: "Read our blog", vi: "Đọc cẩm nang" },
        link: blogLink,
      },
      {
        aside: {
          en: "You can unsubscribe at any time:",
          vi: "Khi không muốn nhận nữa, xin quý khách mở liên kết:",
        },
        label: { en: "Unsubscribe", vi: "Hủy đăng ký" },
        link: unsubscribeLink,
      },
    ],
  }
}
