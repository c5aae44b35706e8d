import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const personMessages = {
  name: { en: "Customers", vi: "Khách hàng" },
  open: { en: "Customer profile", vi: "Hồ sơ khách" },
  search: { en: "Name, phone, email or chat", vi: "Tên, điện thoại, email, Zalo" },
  fields: {
    name: common.name,
    phone: common.phone,
    chatName: { en: "Name in the chat", vi: "Tên trên Zalo, Facebook" },
    email: common.email,
    bookings: { en: "Bookings", vi: "Đặt chỗ" },
    enquiries: { en: "Enquiries", vi: "Thư" },
    waiting: { en: "Waiting lists", vi: "Danh sách chờ" },
    lastContactAt: { en: "Last in touch", vi: "Liên hệ gần nhất" },
    account: { en: "Account", vi: "Tài khoản" },
    alsoCalled: { en: "Also wrote as", vi: "Tên khác" },
    otherPhones: { en: "Other numbers", vi: "Số khác" },
  },
  yes: { en: "Yes", vi: "Có" },
  no: { en: "No", vi: "Không" },
  saveList: { en: "All customers (XLSX)", vi: "Tất cả khách (XLSX)" },
  book: { en: "New booking for this customer", vi: "Đặt chỗ mới cho khách này" },
  hasAccount: { en: "Has an account on the website", vi: "Có tài khoản trên trang web" },
  bookings: { en: "1 booking |||| %{smart_count} bookings", vi: "%{smart_count} đặt chỗ" },
  enquiries: { en: "1 enquiry |||| %{smart_count} enquiries", vi: "%{smart_count} thư" },
  waiting: { en: "on 1 waiting list |||| on %{smart_count} waiting lists", vi: "trong %{smart_count} danh sách chờ" },
  empty: {
    en: "Nobody found. Try part of the name or the phone number.",
    vi: "Không tìm thấy. Bạn thử một phần tên hoặc số điện thoại.",
  },
  reviews: { en: "Reviews", vi: "Đánh giá" },
  mails: { en: "Emails from us", vi: "Email đã gửi cho khách" },
  none: { en: "None yet", vi: "Chưa có" },
  noName: { en: "No name given", vi: "Chưa có tên" },
  data: { en: "Personal data", vi: "Dữ liệu cá nhân" },
  exportHint: {
    en: "If the guest asks what you know about them, send them this file. The request is kept in the log.",
    vi: "Khi khách hỏi công ty lưu gì về họ, bạn gửi khách tệp này. Mỗi lần tải được ghi vào nhật ký.",
  },
  export: { en: "Save as a file", vi: "Tải về thành tệp" },
  erase: {
    open: { en: "Erase this guest…", vi: "Xóa dữ liệu của khách…" },
    title: { en: "Erase %{name}?", vi: "Xóa dữ liệu của %{name}?" },
    gone: { en: "Erased for good:", vi: "Xóa vĩnh viễn:" },
    goneItems: {
      account: { en: "the account on the website", vi: "tài khoản trên trang web" },
      enquiries: {
        en: "all enquiries, your answers and notes (%{n})",
        vi: "mọi thư của khách, câu trả lời và ghi chú (%{n})",
      },
      reviews: { en: "all reviews, also those on the website (%{n})", vi: "mọi đánh giá, kể cả đã đăng (%{n})" },
      contact: {
        en: "name, email, phone, wishes and notes in all bookings (%{n})",
        vi: "tên, email, điện thoại, yêu cầu và ghi chú trong mọi đặt chỗ (%{n})",
      },
      mails: {
        en: "all emails to the guest, the newsletter, and places on waiting lists",
        vi: "mọi email đã gửi cho khách, đăng ký nhận tin và chỗ trong danh sách chờ",
      },
    },
    kept: {
      en: "Kept for the accounts, without the person: what was booked, the dates, prices and payments.",
      vi: "Giữ lại cho sổ sách, không còn tên khách: dịch vụ đã đặt, ngày đi, giá và các khoản thu.",
    },
    confirm: { en: "Type %{contact} to confirm", vi: "Gõ %{contact} để xác nhận" },
    submit: { en: "Erase for good", vi: "Xóa vĩnh viễn" },
    done: {
      en: "Erased. The bookings stay without the person.",
      vi: "Đã xóa. Các đặt chỗ còn lại không có tên khách.",
    },
    adminsOnly: {
      en: "Only an administrator can erase a guest's data.",
      vi: "Chỉ quản trị viên mới xóa được dữ liệu của khách.",
    },
    close: { en: "Keep", vi: "Giữ lại" },
  },
} satisfies Messages
