import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  skip: { en: "Skip to content", vi: "Đến nội dung chính" },
  home: { en: "Home", vi: "Trang chủ" },
  tours: common.tours,
  transfers: { en: "Transfers", vi: "Đưa đón" },
  blog: { en: "Blog", vi: "Cẩm nang" },
  contact: { en: "Contact", vi: "Liên hệ" },
  myBookings: { en: "My Bookings", vi: "Đặt chỗ của tôi" },
  mainNavigation: { en: "Main", vi: "Điều hướng chính" },
  menu: { en: "Menu", vi: "Menu" },
  search: { en: "Search", vi: "Tìm kiếm" },
  wishlist: { en: "Wishlist", vi: "Yêu thích" },
  account: { en: "Account", vi: "Tài khoản" },
  profile: { en: "Profile", vi: "Hồ sơ" },
  signIn: { en: "Sign In", vi: "Đăng nhập" },
  signUp: { en: "Sign Up", vi: "Đăng ký" },
  signOut: { en: "Sign Out", vi: "Đăng xuất" },
  bookNow: { en: "Book Now", vi: "Đặt ngay" },
  switchLanguage: { en: "Xem trang bằng tiếng Việt", vi: "View this page in English" },
  currency: { en: "Currency of prices", vi: "Đơn vị tiền của giá" },
  show: { en: "Show", vi: "Xem" },
  toTop: { en: "Back to the top", vi: "Lên đầu trang" },
  failed: { en: "Something went wrong", vi: "Đã có lỗi xảy ra" },
  failedText: {
    en: "The page could not be loaded. Check your connection and try again; nothing you entered elsewhere is lost.",
    vi: "Không tải được trang. Bạn kiểm tra kết nối rồi thử lại; những gì bạn đã nhập ở nơi khác không bị mất.",
  },
  tryAgain: common.tryAgain,
} satisfies Messages
