import { refundWays } from "#domain/refunds/messages.ts"
import type { Texts } from "#i18n/texts.ts"

export const refundMessages = {
  name: { en: "Refunds", vi: "Hoàn tiền" },
  intro: {
    en: "What we owe our guests, oldest first. Guests enter their account on their booking's page.",
    vi: "Những khoản cần hoàn cho khách, lâu nhất ở trên. Khách tự nhập tài khoản trên trang đặt chỗ.",
  },
  none: { en: "Nobody is owed a refund.", vi: "Không có khách nào chờ hoàn tiền." },
  title: { en: "Refund to the guest", vi: "Hoàn tiền cho khách" },
  give: { en: "Refund", vi: "Hoàn tiền" },
  since: { en: "Owed since %{time}", vi: "Chờ hoàn từ %{time}" },
  noAccount: { en: "No account yet", vi: "Chưa có tài khoản" },
  hasAccount: { en: "Account entered", vi: "Đã có tài khoản" },
  begunBy: { en: "%{name} began at %{time}", vi: "%{name} bắt đầu lúc %{time}" },
  begunTwice: {
    en: "%{name} began this refund at %{time}. Ask before you transfer it, so that it isn't sent twice.",
    vi: "%{name} đã bắt đầu hoàn khoản này lúc %{time}. Bạn hỏi lại trước khi chuyển để không chuyển hai lần.",
  },
  scan: {
    en: "Scan this with the company's banking app, then record it.",
    vi: "Quét mã bằng ứng dụng ngân hàng của công ty, sau đó ghi lại.",
  },
  byHand: {
    en: "Type this into the company's banking app: there is no code for this bank.",
    vi: "Nhập thông tin này vào ứng dụng ngân hàng của công ty vì ngân hàng này chưa có mã.",
  },
  askGuest: {
    en: "The guest has entered no account. Ask for it, or give the money back in cash.",
    vi: "Khách chưa nhập tài khoản. Bạn hỏi khách, hoặc hoàn bằng tiền mặt.",
  },
  addressChanged: {
    en: "The booking's email address was changed at %{time}. Call the guest before you transfer.",
    vi: "Email của đặt chỗ này được đổi lúc %{time}. Bạn gọi cho khách trước khi chuyển tiền.",
  },
  code: { en: "VietQR code of this refund", vi: "Mã VietQR của khoản hoàn này" },
  bank: { en: "Bank", vi: "Ngân hàng" },
  accountNumber: { en: "Account number", vi: "Số tài khoản" },
  holder: { en: "Account holder", vi: "Chủ tài khoản" },
  amount: { en: "To refund", vi: "Cần hoàn" },
  content: { en: "Content", vi: "Nội dung" },
  wish: { en: "Guest's wish", vi: "Khách muốn" },
  note: { en: "Guest's note", vi: "Khách ghi" },
  lineNote: { en: "Note for the ledger", vi: "Ghi chú cho sổ" },
  method: { en: "Paid back by", vi: "Hoàn bằng" },
  record: { en: "Refunded: record it", vi: "Đã hoàn: ghi lại" },
  recorded: { en: "Refund recorded. The guest gets an email.", vi: "Đã ghi hoàn tiền. Khách sẽ nhận email." },
  putBack: { en: "Not transferred: put back", vi: "Chưa chuyển: trả lại danh sách" },
  putBackDone: { en: "Put back. The guest can change the account again.", vi: "Đã trả lại. Khách đổi được tài khoản." },
  ways: refundWays,
} satisfies Texts
