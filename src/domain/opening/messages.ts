export const messages = {
  testMail: {
    subject: { en: "Your mails arrive", vi: "Email gửi đi đã tới nơi" },
    paragraphs: [
      {
        en: "This is a test. Guests will get their mails from the same sender. If you found it among spam, set SPF, DKIM and DMARC for your domain before you open the site.",
        vi: "Đây là thư gửi thử. Quý khách sẽ nhận email từ cùng người gửi này. Nếu thư nằm trong mục rác, xin thiết lập SPF, DKIM và DMARC cho tên miền trước khi mở trang.",
      },
    ],
  },
}
