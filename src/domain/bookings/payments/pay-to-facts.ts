import type { PayTo } from "#domain/bookings/booking.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Language, Messages } from "#i18n/localized.ts"

export const payToMessages = {
  title: { en: "Pay by bank transfer", vi: "Chuyển khoản" },
  scan: {
    en: "Scan the code with the app of a bank in Vietnam.",
    vi: "Quét mã bằng ứng dụng ngân hàng.",
  },
  vietQr: { en: "VietQR code of this payment", vi: "Mã VietQR của khoản này" },
  keepContent: {
    en: "Please leave amount and content as they are, so that we find your payment.",
    vi: "Xin giữ nguyên số tiền và nội dung để chúng tôi nhận đúng khoản của bạn.",
  },
  allAtOnce: { en: "Pay everything at once instead", vi: "Hoặc trả hết một lần" },
  insteadOfCash: { en: "Pay by transfer instead of cash", vi: "Chuyển khoản thay vì trả tiền mặt" },
  inDong: { en: "In đồng, from a bank in Vietnam", vi: "Bằng tiền đồng" },
  inDollars: { en: "Or in US dollars, also from abroad", vi: "Hoặc bằng đô la Mỹ, cả từ nước ngoài" },
  bank: { en: "Bank", vi: "Ngân hàng" },
  branch: { en: "Branch", vi: "Chi nhánh" },
  swift: { en: "SWIFT code", vi: "Mã SWIFT" },
  accountNumber: { en: "Account number", vi: "Số tài khoản" },
  holder: { en: "Account holder", vi: "Chủ tài khoản" },
  amount: { en: "Amount", vi: "Số tiền" },
  content: { en: "Content", vi: "Nội dung" },
} satisfies Messages

/** Returns the heading above an account, where a guest chooses between several. */
export const payToHead = ({ currency }: PayTo) => (currency === "VND" ? payToMessages.inDong : payToMessages.inDollars)

/** `copied` is what a bank's app takes: an amount without separators. */
export type PayToFact = { key: keyof typeof payToMessages; value: string; copied: string }

/** Returns what a guest enters to transfer what is owed, in the order of the forms of banks. */
export function payToFacts(payTo: PayTo, language: Language): PayToFact[] {
  const { amount, currency } = payTo
  const texts = (["bank", "branch", "swift", "accountNumber", "holder"] as const).map((key) => ofText(key, payTo[key]))
  const sum: PayToFact = { key: "amount", value: formatPrice(amount, currency, language), copied: String(amount) }
  return [...texts, sum, ofText("content", payTo.content)].filter(({ value }) => value)
}

/** Returns the lines of a message that say where to transfer what is owed, such as for Zalo. Empty if nothing is. */
export function payToText(payTo: readonly PayTo[], language: Language): string {
  return payTo
    .flatMap((account) => [
      ...(payTo.length > 1 ? [`${payToHead(account)[language]}:`] : []),
      ...payToFacts(account, language).map(({ key, value }) => `${payToMessages[key][language]}: ${value}`),
    ])
    .join("\n")
}

const ofText = (key: PayToFact["key"], text: string): PayToFact => ({ key, value: text, copied: text })
