import type { Messages } from "#i18n/localized.ts"

/** What the facts of a tour are called, on its page and in the editor. */
export const factNames = {
  level: { en: "How demanding", vi: "Mức độ vận động" },
  groupSize: { en: "Largest group", vi: "Nhóm đông nhất" },
  guideLanguages: { en: "Languages of the guides", vi: "Ngôn ngữ hướng dẫn viên" },
  bestMonths: { en: "Best months", vi: "Tháng đẹp nhất" },
  luggage: { en: "Luggage", vi: "Hành lý" },
  access: { en: "Wheelchairs and pushchairs", vi: "Xe lăn, xe đẩy" },
  rain: { en: "When it rains", vi: "Nếu trời mưa" },
} satisfies Messages

export const preparationNames = {
  packing: { en: "What to bring", vi: "Cần mang theo" },
  questions: { en: "Questions and answers", vi: "Câu hỏi thường gặp" },
} satisfies Messages

export const levelNames = {
  easy: { en: "Easy", vi: "Nhẹ nhàng" },
  moderate: { en: "Moderate", vi: "Vừa sức" },
  demanding: { en: "Demanding", vi: "Cần sức khỏe tốt" },
} satisfies Messages
