import { contentMessages } from "#features/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  phoneInvalid: {
    en: "Please give a telephone number of 6 to 15 figures, such as +84 24 3926 0114",
    vi: "Vui lòng nhập số điện thoại gồm 6 đến 15 chữ số, ví dụ +84 24 3926 0114",
  },
  emailInvalid: { en: "Please enter a valid email address", vi: "Vui lòng nhập địa chỉ email hợp lệ" },
  colorInvalid: { en: "Please give a colour as #RRGGBB", vi: "Vui lòng nhập màu dạng #RRGGBB" },
  facebookInvalid: {
    en: "Please give an address that begins with https://www.facebook.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.facebook.com/",
  },
  instagramInvalid: {
    en: "Please give an address that begins with https://www.instagram.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.instagram.com/",
  },
  youtubeInvalid: {
    en: "Please give an address that begins with https://www.youtube.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.youtube.com/",
  },
  tiktokInvalid: {
    en: "Please give an address that begins with https://www.tiktok.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.tiktok.com/",
  },
  zaloInvalid: {
    en: "Please give the telephone number or the number of the Zalo account",
    vi: "Vui lòng nhập số điện thoại hoặc mã số tài khoản Zalo",
  },
  whatsappInvalid: {
    en: "Please give the WhatsApp number with the code of its country, such as +84 912 000 114",
    vi: "Vui lòng nhập số WhatsApp kèm mã quốc gia, ví dụ +84 912 000 114",
  },
  messengerInvalid: {
    en: "Please give the name of the page as it stands behind m.me/",
    vi: "Vui lòng nhập tên trang như sau địa chỉ m.me/",
  },
  rateInvalid: {
    en: "Please give how many đồng a US dollar costs, between 1,000 and 1,000,000 with at most 2 decimals",
    vi: "Vui lòng nhập số đồng đổi 1 đô la Mỹ, từ 1.000 đến 1.000.000, tối đa 2 chữ số thập phân",
  },
  dateInvalid: {
    en: "Please give the day of the rate as YYYY-MM-DD, not later than today",
    vi: "Vui lòng nhập ngày của tỷ giá dạng YYYY-MM-DD, không sau hôm nay",
  },
  weekdaysInvalid: {
    en: "Please give the days that the office is open, 1 (Monday) to 7, each once",
    vi: "Vui lòng nhập các ngày làm việc, từ 1 (thứ Hai) đến 7, mỗi ngày một lần",
  },
  hoursInvalid: { en: "The office must close after it opens", vi: "Giờ đóng cửa phải sau giờ mở cửa" },
  retentionAdminsOnly: {
    en: "Only an administrator can change how long guests' data is kept.",
    vi: "Chỉ quản trị viên mới đổi được thời gian lưu dữ liệu khách.",
  },
  figureRequired: {
    en: "Please give the figure as guests read it, such as 98% or 24/7",
    vi: "Vui lòng nhập con số mà khách sẽ đọc, ví dụ 98% hoặc 24/7",
  },
  ratingInvalid: {
    en: "Please give an average of 0 to 5 with at most one decimal",
    vi: "Vui lòng nhập điểm trung bình từ 0 đến 5, tối đa một chữ số thập phân",
  },
} satisfies Messages
