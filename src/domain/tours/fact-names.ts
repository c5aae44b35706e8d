import { common } from "#i18n/common-messages.ts"
import type { Localized, Messages } from "#i18n/localized.ts"
import type { Need } from "./tour.ts"

/** What the facts of a tour are called, on its page and in the editor. */
export const factNames = {
  level: { en: "How demanding", vi: "Mức độ vận động" },
  groupSize: { en: "Largest group", vi: "Nhóm đông nhất" },
  guideLanguages: { en: "Languages of the guides", vi: "Ngôn ngữ hướng dẫn viên" },
  bestMonths: { en: "Best months", vi: "Tháng đẹp nhất" },
  luggage: { en: "Luggage", vi: "Hành lý" },
  access: { en: "Wheelchairs and pushchairs", vi: "Xe lăn, xe đẩy" },
  hearing: { en: "Deaf or hard of hearing", vi: "Khách khiếm thính" },
  sight: { en: "Blind or low vision", vi: "Khách khiếm thị" },
  pregnancy: { en: "Pregnancy", vi: "Đang mang thai" },
  diet: { en: "Food", vi: "Ăn kiêng, ăn chay" },
  suits: { en: "Suits", vi: "Phù hợp với" },
  rain: { en: "When it rains", vi: "Nếu trời mưa" },
} satisfies Messages

export const preparationNames = {
  packing: common.whatToBring,
  questions: { en: "Questions and answers", vi: "Câu hỏi thường gặp" },
} satisfies Messages

export const levelNames = {
  easy: { en: "Easy", vi: "Nhẹ nhàng" },
  moderate: { en: "Moderate", vi: "Vừa sức" },
  demanding: { en: "Demanding", vi: "Cần sức khỏe tốt" },
} satisfies Messages

export const needNames: Record<Need, Localized> = {
  wheelchair: { en: "wheelchair users", vi: "người đi xe lăn" },
  deaf: { en: "deaf guests", vi: "khách khiếm thính" },
  blind: { en: "blind guests", vi: "khách khiếm thị" },
  pregnant: { en: "pregnant guests", vi: "phụ nữ mang thai" },
  vegetarian: { en: "vegetarians", vi: "người ăn chay" },
  vegan: { en: "vegans", vi: "người ăn thuần chay" },
  halal: { en: "halal food", vi: "người ăn halal" },
  "gluten-free": { en: "gluten-free food", vi: "người kiêng gluten" },
}
