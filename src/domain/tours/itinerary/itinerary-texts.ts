import type { Messages } from "#i18n/localized.ts"

export const itineraryTexts = {
  kind: { en: "Itinerary", vi: "Lịch trình" },
  from: { en: "from {price} per person", vi: "từ {price} mỗi người" },
  ask: { en: "Questions, or ready to book?", vi: "Bạn cần hỏi thêm hoặc muốn đặt tour?" },
  page: { en: "{address} · page {page} of {pages}", vi: "{address} · trang {page}/{pages}" },
  asOf: { en: "As of {date}. Prices and times may change.", vi: "Cập nhật {date}. Giá và giờ có thể thay đổi." },
} satisfies Messages
