import type { Messages } from "#i18n/localized.ts"

export const listMessages = {
  title: { en: "What guests say", vi: "Khách nói gì" },
  basis: { en: "{n} guest reviews", vi: "{n} đánh giá của khách" },
  oneBasis: { en: "1 guest review", vi: "1 đánh giá của khách" },
  rule: {
    en: "Only guests who have made this journey can write here. We read every review before it is shown.",
    vi: "Chỉ khách đã đi chuyến này mới viết được ở đây. Chúng tôi đọc từng đánh giá trước khi đăng.",
  },
  stars: { en: "{n} of 5 stars", vi: "{n} trên 5 sao" },
  travelled: { en: "travelled in {month}", vi: "đi vào {month}" },
  reply: { en: "{company} answers", vi: "{company} trả lời" },
  more: { en: "More reviews", vi: "Xem thêm đánh giá" },
  loading: { en: "Loading…", vi: "Đang tải…" },
  failed: { en: "The reviews could not be loaded.", vi: "Chưa tải được đánh giá." },
  tryAgain: { en: "Try again", vi: "Thử lại" },
  latest: { en: "What guests wrote last", vi: "Khách vừa viết" },
} satisfies Messages
