import { messages as shared } from "#domain/tours/messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...shared,
  search: { en: "Search tours", vi: "Tìm tour" },
  searchPlaceholder: { en: "Place, food, activity…", vi: "Điểm đến, món ăn, hoạt động…" },
  category: { en: "Category", vi: "Chủ đề" },
  allCategories: { en: "All categories", vi: "Tất cả chủ đề" },
  place: { en: "Destination", vi: "Điểm đến" },
  allPlaces: { en: "All of Vietnam", vi: "Cả nước" },
  wholeRegion: { en: "All of {region}", vi: "{region} (tất cả)" },
  price: { en: "Price per person", vi: "Giá mỗi người" },
  totalPrice: { en: "Total for your party", vi: "Tổng cho cả nhóm" },
  pricesFor: { en: "Prices", vi: "Tính giá" },
  forParty: { en: "for everyone", vi: "cả nhóm" },
  free: { en: "Free cancellation", vi: "Hủy miễn phí" },
  guaranteed: { en: "Guaranteed departure", vi: "Chắc chắn khởi hành" },
  only: { en: "Only show", vi: "Chỉ hiện" },
  guide: { en: "Guide's language", vi: "Ngôn ngữ hướng dẫn viên" },
  anyGuide: { en: "Any language", vi: "Ngôn ngữ nào cũng được" },
  need: { en: "Suits", vi: "Phù hợp với" },
  anyNeed: { en: "Everyone", vi: "Mọi người" },
  withGuide: { en: "Guide: {language}", vi: "Hướng dẫn viên: {language}" },
  sort: {
    recommended: { en: "Recommended", vi: "Gợi ý" },
    name: common.name,
    "price-low": { en: "Price: low to high", vi: "Giá: thấp đến cao" },
    "price-high": { en: "Price: high to low", vi: "Giá: cao đến thấp" },
    duration: { en: "Shortest first", vi: "Ngắn ngày trước" },
  },
  showing: { en: "Showing {shown} of {total} tours", vi: "Hiển thị {shown} trong {total} tour" },
  closest: { en: "The {n} closest {n|tour|tours}", vi: "{n} tour gần nhất" },
  showTours: { en: "Show {total} tours", vi: "Xem {total} tour" },
  showOneTour: { en: "Show 1 tour", vi: "Xem 1 tour" },
  noTours: { en: "No tours found", vi: "Không tìm thấy tour" },
  noToursText: {
    en: "No tour matches all of these. Try removing one:",
    vi: "Không có tour nào khớp tất cả điều kiện. Bạn thử bỏ bớt một điều kiện:",
  },
  nearestText: {
    en: "The closest tours are below. Or remove one of these:",
    vi: "Các tour gần nhất ở ngay bên dưới. Hoặc bạn bỏ bớt một điều kiện:",
  },
} satisfies Messages
