import type { Messages } from "#i18n/localized.ts"

const reasons = {
  limit: { en: "Too many requests", vi: "Quá nhiều yêu cầu" },
  "proof-asked": { en: "Asked for a proof of work", vi: "Yêu cầu máy khách chứng minh" },
  "proof-failed": { en: "Proof of work wrong or used", vi: "Chứng minh sai hoặc đã dùng" },
  "too-fast": { en: "Form sent too quickly", vi: "Gửi biểu mẫu quá nhanh" },
  honeypot: { en: "Hidden field filled in", vi: "Điền vào ô ẩn" },
  password: { en: "Wrong password", vi: "Sai mật khẩu" },
  "signed-out": { en: "Not signed in, or no longer", vi: "Chưa đăng nhập hoặc hết phiên" },
  forbidden: { en: "Not allowed for this account", vi: "Tài khoản không có quyền" },
  "foreign-origin": { en: "Form sent from another site", vi: "Biểu mẫu gửi từ trang khác" },
  "too-large": { en: "Too large", vi: "Dữ liệu quá lớn" },
  unreadable: { en: "Unreadable", vi: "Không đọc được" },
} satisfies Messages

const hints = {
  limit: {
    en: "One network or account asked too often. Visitors can go on after a short wait.",
    vi: "Một mạng hoặc tài khoản gửi quá dày. Khách chờ một lát rồi tiếp tục được.",
  },
  "proof-asked": {
    en: "The browser was asked to compute something, which takes a second or two. People don't notice.",
    vi: "Trình duyệt phải tính một phép nhỏ, mất một hai giây. Khách không để ý thấy.",
  },
  "proof-failed": {
    en: "Only programs get here. Many of them in a day are an attack.",
    vi: "Chỉ máy mới gặp. Nhiều trong một ngày là đang bị tấn công.",
  },
  "too-fast": {
    en: "Filled in faster than a person types.",
    vi: "Điền nhanh hơn người gõ.",
  },
  honeypot: {
    en: "A bot, or a password manager. Enquiries are taken, marked in the inbox and not mailed.",
    vi: "Do máy hoặc trình quản lý mật khẩu. Thư vẫn vào hộp thư, có đánh dấu, và không gửi email.",
  },
  password: {
    en: "A few every day are normal. Hundreds are somebody guessing: use long passwords.",
    vi: "Mỗi ngày vài lần là bình thường. Hàng trăm lần là có người dò: hãy đặt mật khẩu dài.",
  },
  "signed-out": {
    en: "Mostly sessions that have ended.",
    vi: "Phần lớn là phiên đăng nhập đã hết.",
  },
  forbidden: {
    en: "Somebody asked for what their role may not do.",
    vi: "Có người mở phần mà vai trò của họ không được phép.",
  },
  "foreign-origin": {
    en: "Another website tried to send one of our forms.",
    vi: "Trang web khác gửi biểu mẫu của trang này.",
  },
  "too-large": {
    en: "A text or picture above the limit.",
    vi: "Nội dung hoặc ảnh vượt giới hạn.",
  },
  unreadable: {
    en: "Not written as a browser writes it: programs that try things out.",
    vi: "Không đúng dạng trình duyệt gửi: thường là máy thử dò.",
  },
} satisfies Messages

export const refusedRequestMessages = {
  name: { en: "Refused requests", vi: "Yêu cầu bị từ chối" },
  about: {
    en: "How often the website refused a request, and why. Counts only: who sent them isn't stored. They are deleted after 90 days.",
    vi: "Trang web đã từ chối bao nhiêu yêu cầu, vì sao. Chỉ đếm số lần, không lưu ai gửi. Số liệu tự xóa sau 90 ngày.",
  },
  reasons,
  hints,
  days: { en: "The last", vi: "Trong" },
  lastDays: { en: "%{n} days", vi: "%{n} ngày qua" },
  byReason: { en: "By reason", vi: "Theo lý do" },
  byDay: { en: "By day", vi: "Theo ngày" },
  byRoute: { en: "What was asked for", vi: "Phần được yêu cầu" },
  day: { en: "Day", vi: "Ngày" },
  total: { en: "All", vi: "Tổng" },
  reason: { en: "Reason", vi: "Lý do" },
  route: { en: "Address", vi: "Địa chỉ" },
  count: { en: "Times", vi: "Số lần" },
  none: { en: "Nothing was refused in this time.", vi: "Không có yêu cầu nào bị từ chối trong thời gian này." },
}
