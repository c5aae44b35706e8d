import type { Messages } from "#i18n/localized.ts"

/** Texts of the page of one tour: loaded with it alone. */
export const pageMessages = {
  notFound: { en: "Tour not found", vi: "Không tìm thấy tour" },
  notFoundText: { en: "The tour you're looking for doesn't exist.", vi: "Tour bạn đang tìm không tồn tại." },
  backToTours: { en: "Back to all tours", vi: "Về danh sách tour" },
  overview: { en: "Overview", vi: "Tổng quan" },
  itinerary: { en: "Day by day", vi: "Lịch trình" },
  dayN: { en: "Day {n}", vi: "Ngày {n}" },
  included: { en: "Included", vi: "Bao gồm" },
  excluded: { en: "Not included", vi: "Không bao gồm" },
  requirements: { en: "Good to know", vi: "Cần biết trước" },
  cancellation: { en: "Cancellation policy", vi: "Chính sách hủy" },
  startTime: { en: "Start", vi: "Khởi hành" },
  meetingPoint: { en: "Meeting point", vi: "Điểm hẹn" },
  meals: { en: "Meals: {meals}", vi: "Bữa ăn: {meals}" },
  mealNames: {
    breakfast: { en: "breakfast", vi: "sáng" },
    lunch: { en: "lunch", vi: "trưa" },
    dinner: { en: "dinner", vi: "tối" },
  },
  stay: { en: "Night: {stay}", vi: "Nghỉ đêm: {stay}" },
  chooseDate: { en: "Choose date", vi: "Chọn ngày" },
  payNothing: { en: "Pay nothing now. We confirm first.", vi: "Chưa phải trả tiền. Chúng tôi xác nhận trước." },
  onRequest: { en: "Any day you like", vi: "Khởi hành theo ngày bạn chọn" },
  unsure: { en: "Not sure yet? Ask us", vi: "Bạn còn phân vân? Hỏi chúng tôi" },
  reviews: { en: "{n} reviews", vi: "{n} đánh giá" },
  guestReview: { en: "{n} guest review", vi: "{n} đánh giá của khách" },
  guestReviews: { en: "{n} guest reviews", vi: "{n} đánh giá của khách" },
  ofTours: { en: "(all tours)", vi: "(tất cả tour)" },
  photos: { en: "Pictures", vi: "Hình ảnh" },
  showPhoto: { en: "Show picture {n} of {total}", vi: "Xem ảnh {n} trên {total}" },
} satisfies Messages
