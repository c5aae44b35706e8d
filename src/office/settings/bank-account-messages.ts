import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const bankAccountFields = {
  bankAccounts: { en: "Bank accounts", vi: "Tài khoản ngân hàng" },
  bin: { en: "Bank", vi: "Ngân hàng" },
  bankName: { en: "Name of the bank", vi: "Tên ngân hàng" },
  accountNumber: { en: "Account number", vi: "Số tài khoản" },
  holder: { en: "Account holder", vi: "Chủ tài khoản" },
  branch: { en: "Branch, if guests need it", vi: "Chi nhánh (nếu cần)" },
  swift: { en: "SWIFT code", vi: "Mã SWIFT" },
  products: { en: "Only for these tours and services", vi: "Chỉ dùng cho các tour, dịch vụ này" },
  usedFor: { en: "Used for", vi: "Dùng cho" },
} satisfies Messages

/** Tours include the services beside them. */
export const accountUses = {
  all: { en: "Everything", vi: "Tất cả" },
  tours: { en: "Tours and extras", vi: "Tour và dịch vụ thêm" },
  transfers: common.transfers,
} satisfies Messages

export const bankAccounts = {
  add: { en: "Add an account", vi: "Thêm tài khoản" },
  nth: { en: "Account %{n}", vi: "Tài khoản %{n}" },
  bankHint: {
    en: "Choose it, or type the six-digit BIN of a bank that isn't listed.",
    vi: "Chọn trong danh sách, hoặc nhập mã BIN 6 chữ số nếu không có.",
  },
  holderHint: {
    en: "As the bank writes it: capital letters without accents.",
    vi: "Như ngân hàng ghi: chữ in hoa, không dấu.",
  },
  productsHint: {
    en: "Guests of these pay here. Leave it empty for an account that is used for everything above.",
    vi: "Khách của các dịch vụ này chuyển vào đây. Để trống nếu tài khoản dùng chung như đã chọn ở trên.",
  },
  counterCode: { en: "Code for the counter, %{size}", vi: "Mã để quầy, khổ %{size}" },
  counterHint: {
    en: "To print. Guests scan it and type the amount.",
    vi: "Để in. Khách quét mã rồi nhập số tiền.",
  },
  none: { en: "There is no account yet.", vi: "Chưa có tài khoản nào." },
} satisfies Messages
