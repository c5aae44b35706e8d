import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const listMessages = {
  title: { en: "What guests say", vi: "Khách nói gì" },
  rule: {
    en: "Only guests who have made this journey can write here. We read every review before it is shown.",
    vi: "Chỉ khách đã đi chuyến này mới viết được ở đây. Chúng tôi đọc từng đánh giá trước khi đăng.",
  },
  reply: { en: "{company} answers", vi: "{company} trả lời" },
  more: { en: "More reviews", vi: "Xem thêm đánh giá" },
  loading: { en: "Loading…", vi: "Đang tải…" },
  failed: { en: "The reviews could not be loaded.", vi: "Chưa tải được đánh giá." },
  tryAgain: common.tryAgain,
  allLanguages: { en: "All languages", vi: "Mọi ngôn ngữ" },
  allTravelledAs: { en: "All travellers", vi: "Mọi khách" },
  allMonths: { en: "All months", vi: "Mọi tháng" },
  noneFits: { en: "No review fits these filters.", vi: "Không có đánh giá nào phù hợp bộ lọc." },
  filter: { en: "Filter reviews", vi: "Lọc đánh giá" },
} satisfies Messages
