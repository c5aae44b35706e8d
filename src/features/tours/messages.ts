import type { Messages } from "#i18n/localized.ts"

export const messages = {
  from: { en: "from", vi: "từ" },
  perPerson: { en: "per person", vi: "mỗi người" },
  day: { en: "day", vi: "ngày" },
  days: { en: "days", vi: "ngày" },
  night: { en: "night", vi: "đêm" },
  nights: { en: "nights", vi: "đêm" },
  freeCancellation: { en: "Free cancellation until {time} before", vi: "Hủy miễn phí trước {time}" },
  hours: { en: "{n} hours", vi: "{n} giờ" },
  daysBefore: { en: "{n} days", vi: "{n} ngày" },
  search: { en: "Search tours", vi: "Tìm tour" },
  searchPlaceholder: { en: "Place, food, activity…", vi: "Điểm đến, món ăn, hoạt động…" },
  category: { en: "Category", vi: "Chủ đề" },
  allCategories: { en: "All categories", vi: "Tất cả chủ đề" },
  price: { en: "Price per person (US$)", vi: "Giá mỗi người (US$)" },
  duration: { en: "Length", vi: "Thời lượng" },
  sort: {
    recommended: { en: "Recommended", vi: "Gợi ý" },
    name: { en: "Name", vi: "Tên" },
    "price-low": { en: "Price: low to high", vi: "Giá: thấp đến cao" },
    "price-high": { en: "Price: high to low", vi: "Giá: cao đến thấp" },
    duration: { en: "Shortest first", vi: "Ngắn ngày trước" },
  },
  showing: { en: "Showing {shown} of {total} tours", vi: "Hiển thị {shown} trong {total} tour" },
  showTours: { en: "Show {total} tours", vi: "Xem {total} tour" },
  showOneTour: { en: "Show 1 tour", vi: "Xem 1 tour" },
  noTours: { en: "No tours found", vi: "Không tìm thấy tour" },
  noToursText: {
    en: "Nothing fits all of these at once. Remove one of them:",
    vi: "Không có tour nào khớp tất cả điều kiện. Bạn thử bỏ bớt một điều kiện:",
  },
} satisfies Messages
