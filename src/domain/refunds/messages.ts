import { accountMessages } from "#domain/settings/bank-accounts/messages.ts"
import type { Messages } from "#i18n/localized.ts"
import type { RefundWay } from "./refund.ts"

export const refundWays: Record<RefundWay, { en: string; vi: string }> = {
  transfer: { en: "To a bank account", vi: "Chuyển vào tài khoản ngân hàng" },
  cash: { en: "In cash", vi: "Tiền mặt" },
  other: { en: "Another way", vi: "Cách khác" },
}

export const refundMessages = {
  ...accountMessages,
  wayRequired: { en: "Please choose how you want your money back", vi: "Bạn chọn cách nhận lại tiền nhé" },
  bankRequired: {
    en: "Please choose your bank, or type its name if it isn't in the list",
    vi: "Vui lòng chọn ngân hàng, hoặc nhập tên nếu không có trong danh sách",
  },
  noteRequired: { en: "Please say how we can give it back", vi: "Bạn cho biết cách hoàn tiền nhé" },
  amountInvalid: { en: "The amount must be whole đồng, above zero", vi: "Số tiền phải là số đồng nguyên, lớn hơn 0" },
  methodInvalid: {
    en: "Choose bank transfer, cash, card or MoMo",
    vi: "Chọn chuyển khoản, tiền mặt, thẻ hoặc MoMo",
  },
  nothingOwed: {
    en: "Nothing is to be paid back for this booking.",
    vi: "Đặt chỗ này không có khoản nào cần hoàn.",
  },
  begun: {
    en: "We've begun to transfer your refund, so the account can't be changed any more. Please call us if it is wrong.",
    vi: "Chúng tôi đang chuyển tiền hoàn nên không đổi được tài khoản nữa. Nếu tài khoản sai, bạn gọi cho chúng tôi nhé.",
  },
  changedMeanwhile: {
    en: "The account was changed in the meantime. Please check it again.",
    vi: "Tài khoản vừa được thay đổi. Bạn kiểm tra lại nhé.",
  },
  balanceChanged: {
    en: "The booking has changed: {amount} is to be refunded now. Check it, then record the refund again.",
    vi: "Đặt chỗ vừa thay đổi: hiện cần hoàn {amount}. Bạn kiểm tra rồi ghi hoàn tiền lại.",
  },
  accountChanged: {
    en: "The guest's account has changed. Check where you sent the money, then record the refund again.",
    vi: "Khách vừa đổi tài khoản. Bạn kiểm tra đã chuyển vào tài khoản nào rồi ghi hoàn tiền lại.",
  },
} satisfies Messages
