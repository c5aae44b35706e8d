import { common } from "#i18n/common-messages.ts"

export const privacyMessages = {
  name: { en: "Guests' data", vi: "Lưu giữ dữ liệu khách" },
  rules: { en: "How long it is kept", vi: "Thời gian lưu giữ" },
  guestRule: {
    en: "Names, addresses, phone numbers and texts of guests: %{n} days after the trip or message. What was sold, when and for how much stays for the accounts.",
    vi: "Họ tên, email, điện thoại và nội dung của khách: %{n} ngày sau chuyến đi hoặc tin nhắn. Dịch vụ, ngày và số tiền vẫn giữ cho sổ sách.",
  },
  networkRule: {
    en: "Network addresses of requests: %{n} days.",
    vi: "Địa chỉ mạng của yêu cầu: %{n} ngày.",
  },
  daily: {
    en: "The website erases by itself, once a day.",
    vi: "Trang web tự xóa, mỗi ngày một lần.",
  },
  change: { en: "Change these times", vi: "Đổi thời gian lưu" },
  next: { en: "Erased next", vi: "Sắp xóa" },
  nextNone: {
    en: "Nothing will be erased in the next three months.",
    vi: "Ba tháng tới không có dữ liệu nào bị xóa.",
  },
  kinds: {
    bookings: {
      en: "%{smart_count} booking with a trip in %{month} |||| %{smart_count} bookings with trips in %{month}",
      vi: "%{smart_count} đặt chỗ có chuyến đi %{month}",
    },
    consultations: {
      en: "%{smart_count} request for advice from %{month} |||| %{smart_count} requests for advice from %{month}",
      vi: "%{smart_count} yêu cầu tư vấn gửi %{month}",
    },
    messages: {
      en: "%{smart_count} message from %{month} |||| %{smart_count} messages from %{month}",
      vi: "%{smart_count} tin nhắn gửi %{month}",
    },
    bankTransactions: {
      en: "texts of %{smart_count} bank transaction of %{month} |||| texts of %{smart_count} bank transactions of %{month}",
      vi: "nội dung của %{smart_count} giao dịch ngân hàng %{month}",
    },
    tillEntries: {
      en: "reason of %{smart_count} entry of the till of %{month} |||| reasons of %{smart_count} entries of the till of %{month}",
      vi: "lý do của %{smart_count} lần thu chi tiền mặt %{month}",
    },
  },
  on: { en: "on %{day}", vi: "ngày %{day}" },
  between: { en: "from %{from} to %{to}", vi: "từ %{from} đến %{to}" },
  recent: { en: "Erased lately", vi: "Vừa xóa" },
  recentNone: { en: "Nothing has been erased yet.", vi: "Chưa xóa dữ liệu nào." },
  why: {
    time: { en: "The time was over", vi: "Hết thời gian lưu" },
    request: { en: "A person asked for it", vi: "Khách yêu cầu xóa" },
  },
  nothing: { en: "nothing was stored", vi: "không có dữ liệu" },
  log: { en: "Who did what", vi: "Nhật ký thay đổi" },
  record: { en: "Record of personal data", vi: "Bảng kê dữ liệu cá nhân" },
  recordAbout: {
    en: "What is stored about people, where, why and how long. Print it for the dossier on the processing of personal data that companies file with the ministry (Decree 13/2023, Law 91/2025), and have a lawyer check the dossier.",
    vi: "Lưu những gì về khách, ở đâu, để làm gì, bao lâu. In ra để kèm hồ sơ đánh giá tác động xử lý dữ liệu cá nhân nộp cơ quan quản lý (Nghị định 13/2023, Luật 91/2025), và nhờ luật sư xem lại hồ sơ.",
  },
  openRecord: { en: "Open, to read or print", vi: "Mở để đọc hoặc in" },
  controller: { en: "Company", vi: "Công ty" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  representative: { en: "Legal representative", vi: "Người đại diện theo pháp luật" },
  address: { en: "Address", vi: "Địa chỉ" },
  phone: common.phone,
  email: common.email,
  columns: {
    name: { en: "What", vi: "Nhóm dữ liệu" },
    data: { en: "Data about people", vi: "Dữ liệu về khách" },
    why: { en: "Why", vi: "Mục đích" },
    kept: { en: "How long", vi: "Thời gian lưu" },
    erased: { en: "How it ends", vi: "Cách xóa" },
  },
  keptDays: { en: "%{n} days after the trip or message", vi: "%{n} ngày sau chuyến đi hoặc tin nhắn" },
  networksKept: { en: "Network addresses %{n} days", vi: "Địa chỉ mạng %{n} ngày" },
  erased: {
    deleted: { en: "Deleted", vi: "Xóa hẳn" },
    cleared: { en: "Emptied: the rest stays for the accounts", vi: "Xóa phần về khách, phần còn lại giữ cho sổ sách" },
  },
  where: {
    en: "Everything is stored in the company's own database, backups included. Anyone may ask for their data as a file or have it erased: see Customers in the back office.",
    vi: "Mọi dữ liệu nằm trong cơ sở dữ liệu của công ty, gồm cả bản sao lưu. Khách có quyền nhận dữ liệu của mình hoặc yêu cầu xóa: mục Khách hàng trong trang quản trị.",
  },
}
