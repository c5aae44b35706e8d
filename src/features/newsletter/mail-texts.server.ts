import { type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"

export function confirmText(link: string): MailText {
  return {
    subject: { en: "Please confirm your subscription", vi: "Xin quý khách xác nhận đăng ký nhận thư" },
    paragraphs: () => [
      NAMELESS,
      {
        text: {
          en: "Please confirm that you want our letters: new routes, seasons worth knowing, one or two mails a month. The link works once, within 2 days:",
          vi: "Xin quý khách xác nhận muốn nhận thư của chúng tôi: cung đường mới, mùa đẹp trong năm, mỗi tháng một hai thư. Liên kết dùng được một lần, trong vòng 2 ngày:",
        },
        label: { en: "Yes, send me the letters", vi: "Tôi muốn nhận thư" },
        link,
      },
      {
        en: "If you did not ask for them, there is nothing to do: without the link you hear no more of us.",
        vi: "Nếu quý khách không đăng ký, xin vui lòng bỏ qua email này: không có liên kết thì chúng tôi sẽ không gửi thêm thư nào.",
      },
    ],
  }
}

export function alreadySubscribedText(unsubscribeLink: string): MailText {
  return {
    subject: { en: "You are subscribed already", vi: "Quý khách đã đăng ký nhận thư" },
    paragraphs: () => [
      NAMELESS,
      {
        en: "Somebody, most likely you, has just subscribed this address to our letters. You get them already; there is nothing to do.",
        vi: "Địa chỉ này vừa được đăng ký nhận thư của chúng tôi. Quý khách đã có trong danh sách nên không cần làm gì thêm.",
      },
      {
        aside: { en: "To get no more of them:", vi: "Nếu không muốn nhận nữa, xin quý khách mở liên kết:" },
        label: { en: "Unsubscribe", vi: "Hủy đăng ký" },
        link: unsubscribeLink,
      },
    ],
  }
}

export function welcomeText(unsubscribeLink: string, blogLink: string): MailText {
  return {
    subject: { en: "Welcome to our letters", vi: "Cảm ơn quý khách đã đăng ký nhận thư" },
    paragraphs: () => [
      NAMELESS,
      {
        en: "Thank you: from now on you get our letters, one or two a month.",
        vi: "Cảm ơn quý khách: từ nay quý khách sẽ nhận thư của chúng tôi, mỗi tháng một hai thư.",
      },
      {
        text: {
          en: "Until the first of them comes, there is something to read:",
          vi: "Trong lúc chờ lá thư đầu tiên, mời quý khách đọc:",
        },
        label: { en: "Read our blog", vi: "Đọc cẩm nang" },
        link: blogLink,
      },
      {
        aside: {
          en: "To get no more of them, at any time:",
          vi: "Khi không muốn nhận nữa, xin quý khách mở liên kết:",
        },
        label: { en: "Unsubscribe", vi: "Hủy đăng ký" },
        link: unsubscribeLink,
      },
    ],
  }
}
