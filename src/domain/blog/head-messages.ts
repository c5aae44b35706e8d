import type { Localized, Messages } from "#i18n/localized.ts"

export const headMessages = {
  blog: { en: "Travel blog of Vietnam", vi: "Cẩm nang du lịch Việt Nam" },
} satisfies Messages

export const blogDescription = {
  en: "When to go, what to eat, how to get there: what we tell our guests in Vietnam before they leave, written down by the people who plan the trips.",
  vi: "Đi mùa nào, ăn gì, đến đó ra sao: những điều chúng tôi vẫn dặn khách trước chuyến đi, do chính những người lên lịch trình viết lại.",
} satisfies Localized
