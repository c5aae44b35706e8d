import { contentMessages } from "#domain/catalogue/content-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { accountMessages } from "./bank-accounts/messages.ts"

export const staffMessages = {
  ...contentMessages,
  phoneInvalid: {
    en: "Please enter a phone number of 6 to 15 digits, such as +84 24 3926 0114",
    vi: "Vui lòng nhập số điện thoại gồm 6 đến 15 chữ số, ví dụ +84 24 3926 0114",
  },
  emailInvalid: common.emailInvalid,
  logoInvalid: { en: "Please upload the logo here", vi: "Bạn vui lòng tải logo lên tại đây" },
  logoMissing: {
    en: "This logo is no longer stored. Please upload it again",
    vi: "Logo này không còn trên máy chủ. Bạn vui lòng tải lên lại",
  },
  symbolNotSquare: {
    en: "The symbol must be about square, since browsers and phones show it so. Please upload a square picture",
    vi: "Biểu tượng phải gần vuông vì trình duyệt và điện thoại hiển thị hình vuông. Bạn vui lòng tải lên hình vuông",
  },
  colorInvalid: { en: "Please enter a colour as #RRGGBB", vi: "Vui lòng nhập màu dạng #RRGGBB" },
  facebookInvalid: {
    en: "Please enter an address that begins with https://www.facebook.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.facebook.com/",
  },
  instagramInvalid: {
    en: "Please enter an address that begins with https://www.instagram.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.instagram.com/",
  },
  youtubeInvalid: {
    en: "Please enter an address that begins with https://www.youtube.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.youtube.com/",
  },
  tiktokInvalid: {
    en: "Please enter an address that begins with https://www.tiktok.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.tiktok.com/",
  },
  zaloInvalid: {
    en: "Please enter the phone number or the ID of the Zalo account",
    vi: "Vui lòng nhập số điện thoại hoặc mã số tài khoản Zalo",
  },
  whatsappInvalid: {
    en: "Please enter the WhatsApp number with its country code, such as +84 912 000 114",
    vi: "Vui lòng nhập số WhatsApp kèm mã quốc gia, ví dụ +84 912 000 114",
  },
  messengerInvalid: {
    en: "Please enter the page's name as it appears after m.me/",
    vi: "Vui lòng nhập tên trang như sau địa chỉ m.me/",
  },
  rateInvalid: {
    en: "Please enter how many đồng a US dollar costs, between 1,000 and 1,000,000 with at most 2 decimals",
    vi: "Vui lòng nhập số đồng đổi 1 đô la Mỹ, từ 1.000 đến 1.000.000, tối đa 2 chữ số thập phân",
  },
  undecidedInvalid: {
    en: "Choose `close` or `run`",
    vi: "Chọn một trong hai cách",
  },
  displayRateInvalid: {
    en: "Please enter how many đồng one euro or won costs, with at most 2 decimals, or 0 not to offer the currency",
    vi: "Vui lòng nhập số đồng đổi 1 euro hoặc 1 won, tối đa 2 chữ số thập phân, hoặc 0 để không dùng loại tiền đó",
  },
  dateInvalid: {
    en: "Please enter the day of the rate as YYYY-MM-DD, today at the latest",
    vi: "Vui lòng nhập ngày của tỷ giá dạng YYYY-MM-DD, không sau hôm nay",
  },
  weekdaysInvalid: {
    en: "Please enter the days on which the office is open, 1 (Monday) to 7 (Sunday), each once",
    vi: "Vui lòng nhập các ngày làm việc, từ 1 (thứ Hai) đến 7, mỗi ngày một lần",
  },
  hoursInvalid: { en: "The office must close after it opens", vi: "Giờ đóng cửa phải sau giờ mở cửa" },
  retentionAdminsOnly: {
    en: "Only an administrator can change how long guests' data is kept.",
    vi: "Chỉ quản trị viên mới đổi được thời gian lưu dữ liệu khách.",
  },
  openingAdminsOnly: {
    en: "Only an administrator can open or close the site.",
    vi: "Chỉ quản trị viên mới mở hoặc đóng được trang web.",
  },
  bankAccountsAccountantsOnly: {
    en: "Only an administrator or an accountant can change the bank accounts.",
    vi: "Chỉ quản trị viên hoặc kế toán mới đổi được tài khoản ngân hàng.",
  },
  binInvalid: {
    en: "Please choose a bank from the list, or type its six-digit BIN",
    vi: "Vui lòng chọn ngân hàng trong danh sách, hoặc nhập mã BIN gồm 6 chữ số",
  },
  bankNameRequired: {
    en: "Please enter the bank's name, since this BIN isn't in the list",
    vi: "Mã BIN này chưa có trong danh sách, vui lòng nhập tên ngân hàng",
  },
  ...accountMessages,
  accountCurrencyInvalid: { en: "Choose đồng or US dollars", vi: "Chọn đồng hoặc đô la Mỹ" },
  swiftInvalid: {
    en: "Please enter the bank's SWIFT code, 8 or 11 letters and digits such as BFTVVNVX. Transfers from abroad need it",
    vi: "Vui lòng nhập mã SWIFT của ngân hàng, gồm 8 hoặc 11 ký tự, ví dụ BFTVVNVX. Chuyển tiền từ nước ngoài cần mã này",
  },
  accountUseInvalid: { en: "Choose what is paid into this account", vi: "Chọn tài khoản này dùng cho dịch vụ nào" },
  accountProductInvalid: { en: "Choose tours and services from the list", vi: "Chọn tour, dịch vụ trong danh sách" },
  accountTwice: { en: "This account is already in the list", vi: "Tài khoản này đã có trong danh sách" },
  managersOnly: {
    en: "Only managers and administrators can change this setting.",
    vi: "Chỉ quản lý và quản trị viên mới đổi được phần này.",
  },
  figureRequired: {
    en: "Please enter the figure as guests will see it, such as 98% or 24/7",
    vi: "Vui lòng nhập con số mà khách sẽ đọc, ví dụ 98% hoặc 24/7",
  },
  slideInvalid: {
    en: "Each slide needs a picture. Remove a slide that has none",
    vi: "Mỗi ảnh đầu trang cần một tấm hình. Hãy xóa mục chưa có hình",
  },
  pageLinkInvalid: {
    en: "Please choose a page of this site, such as /category/hanoi or /tours",
    vi: "Vui lòng chọn một trang trên website này, ví dụ /category/hanoi hoặc /tours",
  },
  chosenTwice: { en: "This list has the same entry twice", vi: "Danh sách này có một mục bị chọn hai lần" },
  prefixInvalid: {
    en: "Type 2 to 5 letters from A to Z, or leave it empty.",
    vi: "Nhập 2 đến 5 chữ cái không dấu, hoặc để trống.",
  },
  taxCodeInvalid: {
    en: "A tax code has 10 digits, 10 digits with a dash and 3 more for a branch (0101234567-001), or 12 digits",
    vi: "Mã số thuế gồm 10 chữ số, 10 chữ số kèm gạch nối và 3 chữ số của chi nhánh (0101234567-001), hoặc 12 chữ số",
  },
  enterpriseNumberInvalid: {
    en: "Please enter the number on the registration certificate: 6 to 20 digits, letters or dashes",
    vi: "Vui lòng nhập mã số trên giấy chứng nhận đăng ký: 6 đến 20 chữ số, chữ cái hoặc gạch nối",
  },
  issueDateInvalid: {
    en: "Please enter the day of issue, today at the latest",
    vi: "Vui lòng nhập ngày cấp, không sau hôm nay",
  },
  licenceKindInvalid: { en: "Choose `domestic` or `international`", vi: "Chọn nội địa hoặc quốc tế" },
  badgeInvalid: {
    en: "Please enter the link of your badge, which begins with https://online.gov.vn/",
    vi: "Vui lòng nhập đường dẫn của biểu tượng, bắt đầu bằng https://online.gov.vn/",
  },
  noticeDateInvalid: { en: "Please enter a day as YYYY-MM-DD", vi: "Vui lòng nhập ngày dạng YYYY-MM-DD" },
  noticeEndsFirst: {
    en: "The notice ends before it begins. Please choose a later last day.",
    vi: "Thông báo kết thúc trước khi bắt đầu. Bạn chọn ngày cuối muộn hơn.",
  },
  rolesInvalid: { en: "Choose roles of the staff, each once", vi: "Chọn vai trò nhân viên, mỗi vai trò một lần" },
  secondFactorAdminsOnly: {
    en: "Only an administrator can change who needs a second step to sign in.",
    vi: "Chỉ quản trị viên mới đổi được ai phải đăng nhập hai bước.",
  },
  googleReviewsInvalid: {
    en: "Please enter the link that Google gives you for reviews: it begins with https://g.page/ or https://www.google.com/maps/",
    vi: "Vui lòng nhập liên kết đánh giá do Google cấp, bắt đầu bằng https://g.page/ hoặc https://www.google.com/maps/",
  },
  tripadvisorInvalid: {
    en: "Please enter an address that begins with https://www.tripadvisor.com/",
    vi: "Vui lòng nhập địa chỉ bắt đầu bằng https://www.tripadvisor.com/",
  },
  ratingInvalid: {
    en: "Please enter an average from 0 to 5 with at most one decimal",
    vi: "Vui lòng nhập điểm trung bình từ 0 đến 5, tối đa một chữ số thập phân",
  },
} satisfies Messages
