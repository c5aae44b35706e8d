import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  departureRequired: { en: "Please choose a date", vi: "Vui lòng chọn ngày" },
  nameRequired: { en: "Please enter your name", vi: "Vui lòng nhập họ và tên" },
  emailRequired: { en: "Please enter your email address", vi: "Vui lòng nhập địa chỉ email" },
  emailInvalid: common.emailInvalid,
  textInvalid: { en: "Please check this field", vi: "Vui lòng kiểm tra lại ô này" },
  countryInvalid: { en: "We don't know this country code", vi: "Mã quốc gia không đúng" },
  languageInvalid: { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
  requestInvalid: { en: "We couldn't read that request", vi: "Không đọc được yêu cầu" },
  adultsInvalid: {
    en: "Please enter how many you are: from 1 to 20 people",
    vi: "Vui lòng nhập số người, từ 1 đến 20",
  },
  childAgesInvalid: {
    en: "Please enter each child's age, from 0 to 17, separated by commas",
    vi: "Vui lòng nhập tuổi từng trẻ, từ 0 đến 17, cách nhau bằng dấu phẩy",
  },
  fieldsRequired: { en: "Please fill in the form", vi: "Vui lòng điền vào mẫu" },
  unknownField: { en: "This field isn't known", vi: "Không có trường này" },
  oneLine: { en: "Please write on one line", vi: "Vui lòng viết trên một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  tooMany: {
    en: "This departure has only {n} {n|place|places} in all",
    vi: "Chuyến này có tất cả {n} chỗ",
  },
  closed: {
    en: "This departure no longer takes bookings. Please choose another date.",
    vi: "Chuyến này không còn nhận đặt chỗ. Bạn vui lòng chọn ngày khác.",
  },
  placesFree: {
    en: "There's room for you on this date: you can book it now.",
    vi: "Ngày này còn đủ chỗ cho bạn: bạn có thể đặt ngay.",
  },
  linkInvalid: {
    en: "This link is incomplete or no longer works. Use the one in our latest email about the waiting list.",
    vi: "Liên kết này không đầy đủ hoặc đã hết hạn. Bạn mở liên kết trong email gần nhất về danh sách chờ.",
  },
  asked: {
    en: "Almost done: please open the link in the email we've just sent you. Then you're on the waiting list.",
    vi: "Sắp xong rồi: bạn mở liên kết trong email chúng tôi vừa gửi để vào danh sách chờ.",
  },
  sendingFailed: {
    en: "We couldn't send that. Please try again; what you've written is still there.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại; nội dung đã nhập vẫn còn.",
  },
} satisfies Messages
