import type { Messages } from "#i18n/localized.ts"

export const cardMessages = {
  allDates: { en: "All dates", vi: "Tất cả các ngày" },
  anotherDay: { en: "Another day", vi: "Ngày khác" },
  nextDates: { en: "Next dates", vi: "Các ngày gần nhất" },
  runs: { en: "✓ runs", vi: "✓ chạy" },
  undecided: {
    en: "Dates that don't say they run need more guests.",
    vi: "Ngày chưa ghi chắc chắn khởi hành còn cần thêm khách.",
  },
  noneFits: {
    en: "No date has room for so many people. Ask us: we often find a way.",
    vi: "Không ngày nào còn đủ chỗ cho số khách này. Bạn nhắn chúng tôi để được sắp xếp.",
  },
} satisfies Messages
