import type { Messages } from "#i18n/localized.ts"

/** Voucher texts. Both languages are printed: one for the traveller, one for the local staff. */
export const voucherTexts = {
  voucher: { en: "Voucher", vi: "Phiếu dịch vụ" },
  atTheEnd: { en: "in full at the end of this voucher", vi: "đầy đủ ở cuối phiếu này" },
  verify: { en: "Scan to check this voucher", vi: "Quét mã để kiểm tra phiếu" },
  leftOut: {
    en: "Some characters can't be printed here. See your booking on our site for the full text.",
    vi: "Phần được lược bớt là những ký tự không in được trên phiếu. Nội dung đầy đủ có trong đặt chỗ của quý khách trên trang web.",
  },
  callUs: {
    en: "Any question? Please call the company:",
    vi: "Cần hỏi gì, xin gọi công ty:",
  },
  call: { en: "Call", vi: "Gọi điện" },
} satisfies Messages
