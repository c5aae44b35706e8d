import type { Localized } from "#i18n/localized.ts"

const name = { en: "name", vi: "họ tên" }
const email = { en: "email address", vi: "địa chỉ email" }
const phone = { en: "phone number", vi: "số điện thoại" }
const country = { en: "country", vi: "quốc gia" }
const network = { en: "network address, hashed or cut off", vi: "địa chỉ mạng, đã băm hoặc rút gọn" }
const link = { en: "hash of a link", vi: "mã băm của liên kết" }
const searchText = { en: "what staff search by: the same once more", vi: "nội dung để tìm kiếm: lặp lại các mục trên" }
const buyer = {
  en: "who an invoice is for: name, tax code, identity card or passport number, address, email",
  vi: "người mua trên hóa đơn: tên, mã số thuế, số định danh hoặc hộ chiếu, địa chỉ, email",
}
const notes = { en: "notes by staff", vi: "ghi chú của nhân viên" }
const wishes = {
  en: "wishes for the trip, which may tell of food or health",
  vi: "yêu cầu cho chuyến đi, có thể gồm ăn uống, sức khỏe",
}
const party = { en: "number and ages of travellers", vi: "số khách và độ tuổi" }
const dates = { en: "travel dates", vi: "ngày đi" }
const whatWasWritten = { en: "what was written", vi: "nội dung đã viết" }

/** What the columns with personal data hold, for the record of them: by name, or by table and name. */
export const columnWords: Record<string, Localized> = {
  name,
  stated: {
    en: "what a file for the provider of invoices says",
    vi: "nội dung trong tệp chuyển cho nhà cung cấp hóa đơn điện tử",
  },
  customerName: name,
  email,
  customerEmail: email,
  customerPendingEmail: { en: "new email address, not yet confirmed", vi: "email mới, chưa xác nhận" },
  pendingEmail: { en: "new email address, not yet confirmed", vi: "email mới, chưa xác nhận" },
  recipient: email,
  phone,
  phoneE164: phone,
  customerPhone: phone,
  customerPhoneE164: phone,
  payerName: name,
  customerBuyer: buyer,
  buyer,
  countryCode: country,
  country,
  chatName: { en: "name on Zalo, Facebook or another chat", vi: "tên trên Zalo, Facebook hoặc kênh chat khác" },
  specialRequests: wishes,
  staffNote: notes,
  note: notes,
  cancellationReason: { en: "reason for cancelling", vi: "lý do hủy" },
  "bank_transactions.content": { en: "what the payer wrote with a transfer", vi: "nội dung chuyển khoản" },
  bankReference: { en: "the bank's number of a transfer", vi: "số tham chiếu của ngân hàng" },
  ignoredReason: { en: "what a colleague wrote about a transfer", vi: "ghi chú về một giao dịch" },
  "till_entries.reason": { en: "what a colleague wrote about cash", vi: "lý do thu chi tiền mặt" },
  userId: { en: "account", vi: "tài khoản" },
  details: {
    en: "pick-up and drop-off, flight, name sign, travellers' names with year of birth and last digits of passports",
    vi: "điểm đón trả, chuyến bay, bảng tên, họ tên khách đi kèm năm sinh và các số cuối hộ chiếu",
  },
  asked: { en: "the request as it was sent", vi: "yêu cầu như khách đã gửi" },
  fingerprint: { en: "hash that tells repeated requests", vi: "mã băm để nhận ra yêu cầu gửi lặp" },
  planTokenHash: link,
  tokenHash: link,
  "sessions.tokenHash": { en: "hash of the session", vi: "mã băm của phiên đăng nhập" },
  networkHash: network,
  requestedFromAddress: network,
  requestedFromNetwork: network,
  requestedFromMailbox: { en: "hash of the mailbox", vi: "mã băm của hộp thư" },
  network,
  userAgent: { en: "kind of browser", vi: "loại trình duyệt" },
  bin: { en: "bank", vi: "ngân hàng" },
  bankName: { en: "bank", vi: "ngân hàng" },
  accountNumber: { en: "account number", vi: "số tài khoản" },
  holder: { en: "account holder", vi: "chủ tài khoản" },
  "booking_slips.key": { en: "picture of a transfer slip", vi: "ảnh biên lai chuyển khoản" },
  data: { en: "what was changed on the booking", vi: "nội dung thay đổi của đặt chỗ" },
  browser: { en: "kind of browser", vi: "loại trình duyệt" },
  system: { en: "kind of device", vi: "loại thiết bị" },
  secret: { en: "secret of the app, encrypted", vi: "khóa bí mật của ứng dụng, đã mã hóa" },
  pendingSecret: {
    en: "secret of an app not yet confirmed, encrypted",
    vi: "khóa của ứng dụng chưa xác nhận, đã mã hóa",
  },
  credentialId: { en: "number of the passkey", vi: "mã số khóa truy cập" },
  publicKey: { en: "public key of the passkey", vi: "khóa công khai của khóa truy cập" },
  transports: { en: "how the passkey is reached", vi: "cách kết nối khóa truy cập" },
  "passkeys.name": { en: "name of the device", vi: "tên thiết bị" },
  codeHash: { en: "hash of the code", vi: "mã băm của mã dự phòng" },
  passwordHash: { en: "hash of the password", vi: "mã băm của mật khẩu" },
  text: whatWasWritten,
  subject: { en: "subject", vi: "tiêu đề" },
  "one_time_links.subject": {
    en: "account or booking, and email address",
    vi: "tài khoản hoặc đặt chỗ, và địa chỉ email",
  },
  message: whatWasWritten,
  travelledAs: { en: "how they travelled, such as a family", vi: "đi cùng ai, ví dụ gia đình" },
  reason: { en: "why staff refused it", vi: "lý do nhân viên từ chối đăng" },
  reply: { en: "the office's reply", vi: "lời đáp của văn phòng" },
  photos: { en: "photos", vi: "ảnh" },
  "resource_absences.reason": { en: "why somebody is away", vi: "lý do nghỉ" },
  zalo: { en: "Zalo number or link", vi: "số hoặc liên kết Zalo" },
  homeCity: { en: "where they live", vi: "nơi ở" },
  languages: { en: "languages that they speak", vi: "ngoại ngữ" },
  papers: {
    en: "guide cards and driving licences: kind, number, class, expiry",
    vi: "thẻ hướng dẫn viên, bằng lái: loại, số, hạng, ngày hết hạn",
  },
  tour: { en: "tour that it is about", vi: "tour được hỏi" },
  source: { en: "where they heard of the company", vi: "biết đến công ty từ đâu" },
  referrerUrl: { en: "page that they came from", vi: "trang đã dẫn đến" },
  startDate: dates,
  endDate: dates,
  flexible: dates,
  adults: party,
  children: party,
  childAges: party,
  budget: { en: "budget", vi: "ngân sách" },
  interests: { en: "interests", vi: "sở thích" },
  searchText,
  kind: { en: "trips that were saved", vi: "các chuyến đi đã lưu" },
  slug: { en: "trips that were saved", vi: "các chuyến đi đã lưu" },
  answer: { en: "the answer to a form", vi: "câu trả lời cho biểu mẫu" },
  before: { en: "fields before a change", vi: "nội dung trước khi sửa" },
  after: { en: "fields after a change", vi: "nội dung sau khi sửa" },
  payload: { en: "booking or enquiry that it is about", vi: "đặt chỗ hoặc thư liên quan" },
  words: { en: "subject and text", vi: "tiêu đề và nội dung" },
  lastError: { en: "what the mail server said", vi: "trả lời của máy chủ email" },
}
