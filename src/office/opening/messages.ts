import type { Messages } from "#i18n/localized.ts"

const steps = {
  name: { en: "Name your company", vi: "Đặt tên công ty" },
  logo: { en: "Add your logo", vi: "Thêm logo" },
  contact: { en: "Enter phone, email and address", vi: "Nhập số điện thoại, email và địa chỉ" },
  licence: {
    en: "State registration, tax code and travel licence",
    vi: "Nhập đăng ký, mã số thuế và giấy phép lữ hành",
  },
  home: { en: "Write a slogan and choose pictures for the home page", vi: "Viết khẩu hiệu và chọn ảnh cho trang chủ" },
  firstTour: { en: "Publish your first tour", vi: "Đăng tour đầu tiên" },
  legalTexts: { en: "Publish terms and privacy policy", vi: "Đăng điều khoản và chính sách bảo mật" },
  mailSender: { en: "Check that mails arrive", vi: "Kiểm tra email gửi đi có tới" },
  bankAccount: { en: "Enter your bank account", vi: "Nhập tài khoản ngân hàng" },
  secondAdmin: { en: "Invite a second administrator", vi: "Mời quản trị viên thứ hai" },
  backup: { en: "Make a first backup", vi: "Tạo bản sao lưu đầu tiên" },
} satisfies Messages

const hints = {
  mailSender: {
    en: "The server needs SMTP_URL. Then send yourself a test mail and see that it arrives.",
    vi: "Máy chủ cần có SMTP_URL. Sau đó hãy gửi thử cho mình một email và xem thư có tới không.",
  },
  secondAdmin: {
    en: "Someone who can let you in again if you lose your password.",
    vi: "Người có thể mở lại tài khoản khi bạn quên mật khẩu.",
  },
  backup: {
    en: "On the server: npm run backup -- FOLDER, best every night.",
    vi: "Trên máy chủ: npm run backup -- THƯ_MỤC, tốt nhất là mỗi đêm.",
  },
} satisfies Messages

export const openingMessages = {
  title: { en: "Before you open", vi: "Trước khi mở trang" },
  lead: {
    en: "Visitors see your name, how to reach you and “opening soon”. Each line ticks itself once it is so.",
    vi: "Khách mới chỉ thấy tên, cách liên hệ và dòng “sắp mở cửa”. Mỗi mục tự đánh dấu khi đã xong.",
  },
  progress: { en: "%{done} of %{all} done", vi: "Xong %{done}/%{all}" },
  steps,
  hints,
  done: { en: "done", vi: "xong" },
  notDone: { en: "to do", vi: "chưa xong" },
  see: { en: "See the site", vi: "Xem trang" },
  sendTest: { en: "Send a test mail", vi: "Gửi thư thử" },
  testSent: { en: "A test mail is on its way to you", vi: "Thư thử đang được gửi tới bạn" },
  open: { en: "Open the site", vi: "Mở trang" },
  adminOpens: { en: "An administrator opens the site.", vi: "Quản trị viên là người mở trang." },
  confirmTitle: { en: "Open the site?", vi: "Mở trang?" },
  confirmText: {
    en: "From now on everyone sees the site, and search engines may list it.",
    vi: "Từ lúc này ai cũng xem được trang, và công cụ tìm kiếm có thể đưa trang vào kết quả.",
  },
  left: { en: "Not done yet:", vi: "Chưa xong:" },
  opened: { en: "The site is open", vi: "Trang đã mở" },
} satisfies Messages
