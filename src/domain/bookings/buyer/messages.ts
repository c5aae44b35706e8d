import type { Messages } from "#i18n/localized.ts"

/** What is wrong with a buyer. The keys are those of buyer.schema.ts. */
export const buyerErrors = {
  buyerKindInvalid: { en: "Choose a company or a person", vi: "Chọn công ty hoặc cá nhân" },
  buyerNameRequired: {
    en: "Please enter the name as it should stand on the invoice",
    vi: "Vui lòng nhập tên ghi trên hóa đơn",
  },
  buyerTaxCodeRequired: { en: "Please enter the company's tax code", vi: "Vui lòng nhập mã số thuế của công ty" },
  buyerTaxCodeInvalid: {
    en: "A tax code has 10 digits, 10 and 3 for a branch such as 0312345673-001, or 12 for a person",
    vi: "Mã số thuế gồm 10 số, 10 và 3 số với chi nhánh như 0312345673-001, hoặc 12 số với cá nhân",
  },
  buyerPersonalIdInvalid: { en: "The identity number has 12 digits", vi: "Số định danh cá nhân gồm 12 số" },
  buyerPassportInvalid: {
    en: "Please enter the passport number: 5 to 20 letters and digits",
    vi: "Vui lòng nhập số hộ chiếu: 5 đến 20 chữ cái và chữ số",
  },
  buyerAddressRequired: {
    en: "Please enter the address under which the company is registered",
    vi: "Vui lòng nhập địa chỉ đăng ký của công ty",
  },
  buyerLocked: {
    en: "The invoice has already been prepared. Please ask us to change it.",
    vi: "Hóa đơn đã được lập. Vui lòng liên hệ chúng tôi nếu cần sửa.",
  },
} satisfies Messages

/** The words of a buyer's fields, on forms and on paper. */
export const buyerMessages = {
  title: { en: "Invoice", vi: "Hóa đơn" },
  wanted: { en: "I need an invoice", vi: "Tôi cần xuất hóa đơn" },
  about: {
    en: "A VAT invoice is made out after the trip, or when you pay in advance. You can also tell us later.",
    vi: "Hóa đơn GTGT được xuất sau chuyến đi, hoặc khi bạn thanh toán trước. Bạn cũng có thể báo sau.",
  },
  kind: { en: "Invoice for", vi: "Xuất hóa đơn cho" },
  company: { en: "A company", vi: "Công ty" },
  person: { en: "A person", vi: "Cá nhân" },
  name: { en: "Name on the invoice", vi: "Tên trên hóa đơn" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  taxCodeHint: {
    en: "10 digits, or such as 0312345673-001 for a branch. A company needs one.",
    vi: "10 số, chi nhánh ghi dạng 0312345673-001. Công ty bắt buộc có.",
  },
  taxCodeHintPerson: { en: "If you have one: 10 or 12 digits", vi: "Nếu có: 10 hoặc 12 số" },
  personalId: { en: "Identity number", vi: "Số định danh cá nhân" },
  personalIdHint: { en: "Of a person in Vietnam, if you like: 12 digits", vi: "Của cá nhân, không bắt buộc: 12 số" },
  passport: { en: "Passport number", vi: "Số hộ chiếu" },
  passportHint: { en: "Of a foreign guest, if you like", vi: "Của khách nước ngoài, không bắt buộc" },
  address: { en: "Address on the invoice", vi: "Địa chỉ trên hóa đơn" },
  addressHint: { en: "A company needs the registered one.", vi: "Công ty ghi địa chỉ đăng ký." },
  email: { en: "Send the invoice to", vi: "Gửi hóa đơn đến" },
  emailHint: {
    en: "An email address. Leave it empty if it is yours above.",
    vi: "Địa chỉ email. Để trống nếu dùng email của bạn.",
  },
  change: { en: "Change invoice details", vi: "Sửa thông tin hóa đơn" },
  save: { en: "Save invoice details", vi: "Lưu thông tin hóa đơn" },
  saved: { en: "Your invoice details are saved.", vi: "Đã lưu thông tin hóa đơn." },
  failed: { en: "The invoice details were not saved.", vi: "Chưa lưu được thông tin hóa đơn." },
  prepared: {
    en: "Your invoice is being prepared. Its number will be here.",
    vi: "Hóa đơn đang được lập. Số hóa đơn sẽ hiện ở đây.",
  },
  adjustment: { en: "Adjustment of the invoice", vi: "Hóa đơn điều chỉnh" },
  lookupCode: { en: "Lookup code", vi: "Mã tra cứu" },
  open: { en: "Open the invoice", vi: "Xem hóa đơn" },
  isVoid: { en: "void", vi: "đã hủy" },
  isPaid: { en: "paid", vi: "đã thanh toán" },
  isSettled: { en: "no longer due", vi: "không còn phải thanh toán" },
  checkDigit: {
    en: "Please check the tax code: the tenth digit doesn't fit the nine before it. We take it as it is.",
    vi: "Vui lòng kiểm tra mã số thuế: số thứ mười không khớp chín số trước. Chúng tôi vẫn nhận như bạn ghi.",
  },
} satisfies Messages
