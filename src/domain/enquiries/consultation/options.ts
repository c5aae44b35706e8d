import type { Interest } from "#domain/catalogue/content.ts"
import type { Consultation } from "#domain/enquiries/consultation/consultation.ts"
import { common } from "#i18n/common-messages.ts"
import type { Localized } from "#i18n/localized.ts"
import type { MoneyView } from "#i18n/money/shown-money.ts"

/** Labels for the screen and mails. Budgets are US dollars for the whole trip. */
export const contactMethods: Record<Consultation["preferredContactMethod"], Localized> = {
  email: common.email,
  phone: common.phone,
  zalo: { en: "Zalo", vi: "Zalo" },
  whatsapp: { en: "WhatsApp", vi: "WhatsApp" },
}

export const contactTimes: Record<Consultation["preferredContactTime"], Localized> = {
  anytime: { en: "Anytime", vi: "Lúc nào cũng được" },
  morning: { en: "Morning, 9–12", vi: "Buổi sáng, 9–12 giờ" },
  afternoon: { en: "Afternoon, 12–5", vi: "Buổi chiều, 12–17 giờ" },
  evening: { en: "Evening, 5–8", vi: "Buổi tối, 17–20 giờ" },
}

export const budgets: Record<Consultation["budget"], Localized> = {
  undecided: { en: "Not decided yet", vi: "Chưa định trước" },
  "under-1000": { en: "Under $1,000", vi: "Dưới 1.000 $" },
  "1000-3000": { en: "$1,000–3,000", vi: "1.000–3.000 $" },
  "3000-5000": { en: "$3,000–5,000", vi: "3.000–5.000 $" },
  "5000-10000": { en: "$5,000–10,000", vi: "5.000–10.000 $" },
  "over-10000": { en: "Over $10,000", vi: "Trên 10.000 $" },
}

/** Returns the label of a budget as the visitor reads money: in millions of đồng for those who read đồng. */
export function budgetLabel(budget: Consultation["budget"], { currency, rates }: MoneyView): Localized {
  const limits = budget.match(/\d+/g)
  if (currency !== "VND" || !limits) return budgets[budget]
  const range = limits.map((usd) => Math.round((Number(usd) * rates.USD) / 1_000_000)).join("–")
  if (budget.startsWith("under")) return { en: `Under ${range} million ₫`, vi: `Dưới ${range} triệu ₫` }
  if (budget.startsWith("over")) return { en: `Over ${range} million ₫`, vi: `Trên ${range} triệu ₫` }
  return { en: `${range} million ₫`, vi: `${range} triệu ₫` }
}

export const interests: Record<Interest, Localized> = {
  culture: { en: "Culture", vi: "Văn hóa" },
  nature: { en: "Nature", vi: "Thiên nhiên" },
  adventure: { en: "Adventure", vi: "Phiêu lưu" },
  relaxation: { en: "Relaxation", vi: "Nghỉ dưỡng" },
  food: { en: "Food", vi: "Ẩm thực" },
  history: { en: "History", vi: "Lịch sử" },
  beach: { en: "Beach", vi: "Biển" },
  mountains: { en: "Mountains", vi: "Núi" },
}
