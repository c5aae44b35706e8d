import type { Messages } from "#i18n/localized.ts"

export const cardMessages = {
  allDates: { en: "All dates", vi: "Tất cả các ngày" },
  anotherDay: { en: "Another day", vi: "Ngày khác" },
  nextDates: { en: "Next dates", vi: "Các ngày gần nhất" },
  undecided: {
    en: "Dates without a note run once enough guests have booked.",
    vi: "Ngày không ghi chú sẽ khởi hành khi đủ khách.",
  },
  noneFits: {
    en: "No date has room for so many people. Ask us: we often find a way.",
    vi: "Không ngày nào còn đủ chỗ cho số khách này. Bạn nhắn chúng tôi để được sắp xếp.",
  },
} satisfies Messages
