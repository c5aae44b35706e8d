import type { Messages } from "#i18n/localized.ts"

export const refundTexts = {
  title: { en: "Your refund", vi: "Tiền hoàn của bạn" },
  ask: {
    en: "Tell us where to send it. We show only the last digits of your account, and email you each time this changes.",
    vi: "Bạn cho biết nơi nhận tiền. Chúng tôi chỉ hiện các số cuối của tài khoản và gửi email cho bạn mỗi khi có thay đổi.",
  },
  way: { en: "How would you like it?", vi: "Bạn muốn nhận bằng cách nào?" },
  bank: { en: "Bank in Vietnam", vi: "Ngân hàng" },
  choose: { en: "Choose your bank", vi: "Chọn ngân hàng" },
  otherBank: { en: "Another bank", vi: "Ngân hàng khác" },
  bankName: { en: "Name of the bank", vi: "Tên ngân hàng" },
  bankNameHint: { en: "Only if it isn't in the list", vi: "Chỉ khi không có trong danh sách" },
  accountNumber: { en: "Account number", vi: "Số tài khoản" },
  typeAgain: {
    en: "Please type it again, also if it is still {number}",
    vi: "Bạn nhập lại, kể cả khi vẫn là {number}",
  },
  holder: { en: "Account holder", vi: "Chủ tài khoản" },
  holderHint: { en: "As your bank writes it", vi: "Như ngân hàng ghi, không cần dấu" },
  note: { en: "Anything we should know", vi: "Điều chúng tôi cần biết" },
  noteOther: { en: "How can we give it back?", vi: "Chúng tôi hoàn tiền bằng cách nào?" },
  save: { en: "Save", vi: "Lưu" },
  saving: { en: "Saving…", vi: "Đang lưu…" },
  saved: { en: "Saved. We'll send your refund there.", vi: "Đã lưu. Chúng tôi sẽ hoàn tiền theo thông tin này." },
  failed: { en: "This couldn't be saved. Please try again.", vi: "Chưa lưu được. Bạn thử lại nhé." },
  goesTo: { en: "We'll send it to {account}.", vi: "Chúng tôi sẽ chuyển vào {account}." },
  inCash: { en: "You'll get it in cash.", vi: "Bạn nhận bằng tiền mặt." },
  inOtherWay: { en: "You asked for another way: {note}", vi: "Bạn muốn nhận bằng cách khác: {note}" },
  begun: {
    en: "We're sending it now, so it can't be changed here any more.",
    vi: "Chúng tôi đang chuyển nên không đổi ở đây được nữa.",
  },
  change: { en: "Change this", vi: "Thay đổi" },
  keep: { en: "Keep it as it is", vi: "Giữ nguyên" },
} satisfies Messages
