import type { MailText } from "#server/mail/mail-template.server.ts"

export function confirmText(link: string): MailText {
  const paragraphs = {
    en: [
      "Hello,",
      {
        text: "Please confirm that you want our letters: new routes, seasons worth knowing, one or two mails a month. The link works once, within 2 days:",
        label: "Yes, send me the letters",
        link,
      },
      "If you did not ask for them, there is nothing to do: without the link you hear no more of us.",
    ],
    vi: [
      "Kính gửi quý khách,",
      {
        text: "Xin quý khách xác nhận muốn nhận thư của chúng tôi: cung đường mới, mùa đẹp trong năm, mỗi tháng một hai thư. Liên kết dùng được một lần, trong vòng 2 ngày:",
        label: "Tôi muốn nhận thư",
        link,
      },
      "Nếu quý khách không đăng ký, xin vui lòng bỏ qua email này: không có liên kết thì chúng tôi sẽ không gửi thêm thư nào.",
    ],
  }
  return {
    subject: { en: "Please confirm your subscription", vi: "Xin quý khách xác nhận đăng ký nhận thư" },
    paragraphs: (language) => paragraphs[language],
  }
}

export function alreadySubscribedText(unsubscribeLink: string): MailText {
  const paragraphs = {
    en: [
      "Hello,",
      "Somebody, most likely you, has just subscribed this address to our letters. You get them already; there is nothing to do.",
      { aside: "To get no more of them:", label: "Unsubscribe", link: unsubscribeLink },
    ],
    vi: [
      "Kính gửi quý khách,",
      "Địa chỉ này vừa được đăng ký nhận thư của chúng tôi. Quý khách đã có trong danh sách nên không cần làm gì thêm.",
      { aside: "Nếu không muốn nhận nữa, xin quý khách mở liên kết:", label: "Hủy đăng ký", link: unsubscribeLink },
    ],
  }
  return {
    subject: { en: "You are subscribed already", vi: "Quý khách đã đăng ký nhận thư" },
    paragraphs: (language) => paragraphs[language],
  }
}

export function welcomeText(unsubscribeLink: string, blogLink: string): MailText {
  const paragraphs = {
    en: [
      "Hello,",
      "Thank you: from now on you get our letters, one or two a month.",
      { text: "Until the first of them comes, there is something to read:", label: "Read our blog", link: blogLink },
      { aside: "To get no more of them, at any time:", label: "Unsubscribe", link: unsubscribeLink },
    ],
    vi: [
      "Kính gửi quý khách,",
      "Cảm ơn quý khách: từ nay quý khách sẽ nhận thư của chúng tôi, mỗi tháng một hai thư.",
      { text: "Trong lúc chờ lá thư đầu tiên, mời quý khách đọc:", label: "Đọc cẩm nang", link: blogLink },
      { aside: "Khi không muốn nhận nữa, xin quý khách mở liên kết:", label: "Hủy đăng ký", link: unsubscribeLink },
    ],
  }
  return {
    subject: { en: "Welcome to our letters", vi: "Cảm ơn quý khách đã đăng ký nhận thư" },
    paragraphs: (language) => paragraphs[language],
  }
}
