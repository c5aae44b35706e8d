import type { CancellationBand } from "#features/catalogue/content.ts"
import type { Localized } from "#i18n/localized.ts"
import type { TourSeed } from "./seed-types.ts"

export const cancellationPolicies: Record<TourSeed["cancellation"], { text: Localized; bands: CancellationBand[] }> = {
  flexible: {
    bands: [
      { hoursBefore: 24, refundPercent: 100 },
      { hoursBefore: 0, refundPercent: 0 },
    ],
    text: {
      en: "Free cancellation until 24 hours before the start. After that, or if you do not come, the full price is due.",
      vi: "Hủy miễn phí đến 24 giờ trước giờ khởi hành. Sau thời điểm đó hoặc không có mặt: tính 100% giá đã đặt.",
    },
  },
  moderate: {
    bands: [
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 0 },
    ],
    text: {
      en: "Free cancellation until 3 days before the start; 50% of the price until 24 hours before; after that the full price.",
      vi: "Hủy miễn phí đến 3 ngày trước giờ khởi hành; từ 3 ngày đến 24 giờ: tính 50% giá đã đặt; sau đó: tính 100%.",
    },
  },
  cruise: {
    bands: [
      { hoursBefore: 168, refundPercent: 100 },
      { hoursBefore: 72, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 0 },
    ],
    text: {
      en: "Free cancellation until 7 days before boarding; 50% of the price until 3 days before; after that the full price. If the port authority closes the bay because of weather, you choose a new date or a full refund.",
      vi: "Hủy miễn phí đến 7 ngày trước giờ lên tàu; từ 7 đến 3 ngày: tính 50%; sau đó: tính 100%. Nếu cảng vụ cấm tàu vì thời tiết, được chọn đổi ngày hoặc hoàn tiền toàn bộ.",
    },
  },
  "multi-day": {
    bands: [
      { hoursBefore: 336, refundPercent: 100 },
      { hoursBefore: 168, refundPercent: 50 },
      { hoursBefore: 0, refundPercent: 0 },
    ],
    text: {
      en: "Free cancellation until 14 days before the start; 50% of the price until 7 days before; after that the full price, since hotels and trains are then paid for.",
      vi: "Hủy miễn phí đến 14 ngày trước ngày khởi hành; từ 14 đến 7 ngày: tính 50%; sau đó: tính 100% vì khách sạn và vé tàu đã thanh toán.",
    },
  },
}
