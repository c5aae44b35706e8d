import { staffMessages } from "#domain/settings/staff-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { accountUses, bankAccounts } from "./bank-account-messages.ts"
import { about, groups } from "./group-messages.ts"
import { homeMessages } from "./home/messages.ts"
import { logo } from "./logo-messages.ts"

const weekdays = {
  1: { en: "Monday", vi: "Thứ Hai" },
  2: { en: "Tuesday", vi: "Thứ Ba" },
  3: { en: "Wednesday", vi: "Thứ Tư" },
  4: { en: "Thursday", vi: "Thứ Năm" },
  5: { en: "Friday", vi: "Thứ Sáu" },
  6: { en: "Saturday", vi: "Thứ Bảy" },
  7: { en: "Sunday", vi: "Chủ nhật" },
} satisfies Messages

const undecided = {
  close: {
    en: "Take no more bookings online until you decide",
    vi: "Ngừng nhận khách trên trang đến khi bạn chốt",
  },
  run: {
    en: "Run with whoever has booked, and tell them",
    vi: "Vẫn chạy với số khách đã đặt, và báo cho khách",
  },
} satisfies Messages

const licenceKinds = {
  domestic: { en: "Domestic", vi: "Nội địa" },
  international: { en: "International", vi: "Quốc tế" },
} satisfies Messages

const preview = {
  title: { en: "This is how it will look", vi: "Xem trước" },
  menu: common.tours,
  button: { en: "Book now", vi: "Đặt ngay" },
  link: { en: "See all tours", vi: "Xem tất cả tour" },
  legal: { en: "Terms and privacy", vi: "Điều khoản và quyền riêng tư" },
  buttonText: { en: "Button", vi: "Chữ trên nút" },
  topBarText: { en: "Top bar, text", vi: "Thanh trên cùng, chữ" },
  topBarHover: { en: "Top bar, link under the pointer", vi: "Thanh trên cùng, liên kết khi rê chuột" },
  footerText: { en: "Foot of the page, text", vi: "Chân trang, chữ" },
  footerSmall: { en: "Foot of the page, small text", vi: "Chân trang, chữ phụ" },
  choose: { en: "Choose the colour: %{name}", vi: "Chọn màu: %{name}" },
} satisfies Messages

/** `%{ratio}` is the contrast by WCAG, such as 4.5. */
const contrast = {
  readable: { en: "readable (%{ratio} : 1)", vi: "dễ đọc (%{ratio} : 1)" },
  darkText: {
    en: "too pale for white (%{ratio} : 1): the text will be shown in dark",
    vi: "nền quá nhạt cho chữ trắng (%{ratio} : 1): chữ sẽ hiện màu đậm",
  },
  adjusted: {
    en: "hard to read (%{ratio} : 1): the site will adjust it a little",
    vi: "khó đọc (%{ratio} : 1): trang sẽ tự chỉnh màu một chút",
  },
} satisfies Messages

const history = {
  title: { en: "Changes", vi: "Các lần thay đổi" },
  none: { en: "Nothing has been changed yet.", vi: "Chưa có thay đổi nào." },
  rate: { en: "%{rate} đ, of %{date}", vi: "%{rate} đ, ngày %{date}" },
  from: { en: "before: %{rate} đ", vi: "trước đó: %{rate} đ" },
  unknown: { en: "a former colleague", vi: "đồng nghiệp cũ" },
} satisfies Messages

export const settingsMessages = {
  moreColors: {
    en: "More colours: choose those of the bars yourself",
    vi: "Thêm màu: tự chọn màu thanh trên và chân trang",
  },
  barsFollow: {
    en: "The bars at the top and bottom follow your main colour.",
    vi: "Thanh trên cùng và chân trang tự theo màu chính.",
  },
  prefixHint: {
    en: "2 to 5 letters, as in GVN-7K3-M9Q-XDT. Empty: the first letters of the name. Codes given out stay as they are.",
    vi: "2 đến 5 chữ cái, ví dụ GVN-7K3-M9Q-XDT. Để trống thì lấy chữ đầu của tên. Mã đã cấp giữ nguyên.",
  },
  hasPlan: { en: "Guests pay by a plan", vi: "Khách trả theo lịch" },
  paymentRemindersHint: {
    en: "Each once. A payment that is due sooner is announced in the confirmation.",
    vi: "Mỗi lần nhắc một email. Khoản đến hạn sớm hơn đã được báo trong email xác nhận.",
  },
  reviewLinksHint: {
    en: "Guests find these links in the invitation, below the button for a review on your own site.",
    vi: "Khách thấy các liên kết này trong thư mời, dưới nút đánh giá trên trang của bạn.",
  },
  displayRateHint: { en: "Leave empty not to offer it", vi: "Để trống nếu không dùng" },
  addFigure: { en: "Add a figure", vi: "Thêm con số" },
  name: { en: "Settings", vi: "Cài đặt" },
  failed: { en: "The settings could not be loaded.", vi: "Không tải được cài đặt." },
  retry: common.tryAgain,
  more: { en: "Set up once, seldom changed", vi: "Thiết lập một lần, ít khi đổi" },
  software: { en: "This back office is Ghé.", vi: "Phần mềm quản trị: Ghé." },
  groups,
  about,
  home: homeMessages,
  retentionAdminsOnly: staffMessages.retentionAdminsOnly,
  secondFactorAdminsOnly: staffMessages.secondFactorAdminsOnly,
  bankAccountsAccountantsOnly: staffMessages.bankAccountsAccountantsOnly,
  weekdays,
  accountUses,
  bankAccounts,
  undecided,
  licenceKinds,
  pictureOf: {
    about: { en: "About page", vi: "Trang giới thiệu" },
    contact: { en: "Contact page", vi: "Trang liên hệ" },
    account: { en: "Pages to sign in and register, up to three", vi: "Trang đăng nhập, đăng ký: tối đa ba ảnh" },
  },
  logo,
  preview,
  contrast,
  history,
}
