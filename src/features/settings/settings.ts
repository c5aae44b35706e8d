import type { Language, LocalizedContent } from "#i18n/localized.ts"

/** A figure as it is shown, such as "98%", and what it counts. */
export type Figure = { figure: string; label: LocalizedContent }

/** Spec §3. Colours are #RRGGBB. */
export type Settings = {
  phone: string
  email: string
  companyName: LocalizedContent
  companyDescription: LocalizedContent
  address: LocalizedContent
  businessHours: LocalizedContent
  footerText: LocalizedContent
  /** How and until when guests pay. */
  howToPay: LocalizedContent
  facebook: string
  instagram: string
  youtube: string
  tiktok: string
  zalo: string
  whatsapp: string
  messenger: string
  primaryColor: string
  topBar: { backgroundColor: string; textColor: string; hoverColor: string }
  footer: { backgroundColor: string; textColor: string; secondaryTextColor: string; borderColor: string }
  /** Đồng per US dollar, and the date it was entered. */
  exchangeRate: { vndPerUsd: number; date: string }
  /** Hanoi time. Requests are answered within `answerHours` opening hours. ISO weekdays, 1 = Monday. */
  office: { weekdays: number[]; opens: string; closes: string; answerHours: number }
  /** Hours after the due answer when an unanswered request expires. */
  holdHours: number
  /** Days to keep guests' data after the trip or message, and their networks. */
  retention: { guestDays: number; networkDays: number }
  /** The company in figures, by the page that shows them (spec §9). */
  figures: { home: Figure[]; about: Figure[] }
  /** The company's own ratings, shown until there are guest reviews (spec §9). Not shown while `count` is 0. */
  ratings: { tour: { average: number; count: number }; transfer: { average: number; count: number } }
}

/** Spec §3. */
export const DEFAULT_SETTINGS: Settings = {
  phone: "",
  email: "",
  companyName: { en: "Ghé Việt Nam", vi: "Ghé Việt Nam" },
  companyDescription: { en: "" },
  address: { en: "" },
  businessHours: { en: "" },
  footerText: { en: "" },
  howToPay: {
    en: "Pay after we confirm: bank transfer, or cash on the day.",
    vi: "Xác nhận xong, chuyển khoản hoặc trả tiền mặt khi đi.",
  },
  facebook: "",
  instagram: "",
  youtube: "",
  tiktok: "",
  zalo: "",
  whatsapp: "",
  messenger: "",
  primaryColor: "#3B82F6",
  topBar: { backgroundColor: "#1F2937", textColor: "#FFFFFF", hoverColor: "#93C5FD" },
  footer: { backgroundColor: "#1F2937", textColor: "#FFFFFF", secondaryTextColor: "#D1D5DB", borderColor: "#374151" },
  exchangeRate: { vndPerUsd: 26_000, date: "2026-01-01" },
  office: { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 },
  holdHours: 48,
  retention: { guestDays: 1095, networkDays: 90 },
  figures: { home: [], about: [] },
  ratings: { tour: { average: 0, count: 0 }, transfer: { average: 0, count: 0 } },
}

export const SETTINGS_GROUPS = {
  contact: ["phone", "email", "address", "businessHours", "zalo", "whatsapp", "messenger"],
  company: ["companyName", "companyDescription", "footerText"],
  social: ["facebook", "instagram", "youtube", "tiktok"],
  theme: ["primaryColor", "topBar", "footer"],
  pricing: ["howToPay", "exchangeRate"],
  office: ["office", "holdHours"],
  privacy: ["retention"],
  figures: ["figures"],
  ratings: ["ratings"],
} as const satisfies Record<string, readonly (keyof Settings)[]>

export type SettingsGroup = keyof typeof SETTINGS_GROUPS

export type StoredSettings = Settings & { version: number; updatedAt: string | null }

type NamedLink = { name: string; href: string }

/** Returns links to the configured chats: Zalo first in Vietnamese, WhatsApp first in English. */
export function chatLinks({ zalo, whatsapp, messenger }: Settings, language: Language): NamedLink[] {
  const zaloLink = { name: "Zalo", href: zalo && `https://zalo.me/${zalo}` }
  const whatsappLink = { name: "WhatsApp", href: whatsapp && `https://wa.me/${whatsapp}` }
  const messengerLink = { name: "Messenger", href: messenger && `https://m.me/${messenger}` }
  const all = language === "vi" ? [zaloLink, messengerLink, whatsappLink] : [whatsappLink, messengerLink, zaloLink]
  return all.filter(({ href }) => href)
}

export function socialLinks({ facebook, instagram, youtube, tiktok }: Settings): NamedLink[] {
  const all = [
    { name: "Facebook", href: facebook },
    { name: "Instagram", href: instagram },
    { name: "YouTube", href: youtube },
    { name: "TikTok", href: tiktok },
  ]
  return all.filter(({ href }) => href)
}
