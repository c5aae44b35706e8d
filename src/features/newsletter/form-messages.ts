/** Texts of the newsletter's form, which stands on every page. */
export const cardMessages = {
  title: { en: "Letters from the road", vi: "Thư từ những chuyến đi" },
  lead: {
    en: "New routes and the best weeks to go, once or twice a month.",
    vi: "Cung đường mới và mùa đẹp để đi, mỗi tháng một hai thư.",
  },
  email: { en: "Your email address", vi: "Địa chỉ email của bạn" },
  subscribe: { en: "Subscribe", vi: "Đăng ký" },
  failed: {
    en: "That could not be sent. Please try again.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại.",
  },
}
