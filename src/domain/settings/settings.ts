import type * as z from "zod"
import type { Language } from "#i18n/localized.ts"
import type { Rates } from "#i18n/money/shown-money.ts"
import type * as shapes from "./shapes.server.ts"

export type Settings = z.infer<typeof shapes.settings>
export type StoredSettings = z.infer<typeof shapes.stored>
export type SettingsRevision = z.infer<typeof shapes.revision>

/** What becomes of a departure with too few guests at its time of decision: no more bookings, or it runs with who has booked. */
export const UNDECIDED = ["close", "run"] as const

/** A picture to sign in, one to register, and one for passwords and addresses. With fewer, pages share them. */
export const ACCOUNT_SCENES = 3

/** By the Tourism Law: for guests within Vietnam, or also from and to other countries. */
export const LICENCE_KINDS = ["domestic", "international"] as const

export const MAX_REMINDER_DAYS = 14
/** Within the month after the trip, in which guests are invited at all. */
export const MAX_INVITATION_DAYS = 21

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
  displayRates: { vndPerEur: 0, vndPerKrw: 0 },
  office: { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 },
  holdHours: 48,
  undecided: "close",
  retention: { guestDays: 1095, networkDays: 90 },
  figures: { home: [], about: [] },
  ratings: { tour: { average: 0, count: 0 }, transfer: { average: 0, count: 0 } },
  pictures: { about: null, contact: null, account: [] },
  legalName: "",
  enterpriseNumber: "",
  enterpriseIssuedOn: "",
  enterpriseIssuedBy: "",
  taxCode: "",
  legalRepresentative: "",
  licenceKind: "international",
  licenceNumber: "",
  licenceIssuedOn: "",
  badgeUrl: "",
  complaintsContact: { en: "" },
  complaintAnswerDays: 2,
  complaintSettleDays: 15,
  reminderDays: 1,
  invitationDays: 1,
  googleReviews: "",
  tripadvisor: "",
}

export const SETTINGS_GROUPS = {
  contact: ["phone", "email", "address", "businessHours", "zalo", "whatsapp", "messenger"],
  company: ["companyName", "companyDescription", "footerText"],
  registration: [
    "legalName",
    "enterpriseNumber",
    "enterpriseIssuedOn",
    "enterpriseIssuedBy",
    "taxCode",
    "legalRepresentative",
    "licenceKind",
    "licenceNumber",
    "licenceIssuedOn",
    "badgeUrl",
    "complaintsContact",
    "complaintAnswerDays",
    "complaintSettleDays",
  ],
  social: ["facebook", "instagram", "youtube", "tiktok"],
  theme: ["primaryColor", "topBar", "footer"],
  pictures: ["pictures"],
  pricing: ["howToPay", "exchangeRate", "displayRates"],
  office: ["office", "holdHours", "undecided"],
  privacy: ["retention"],
  figures: ["figures"],
  ratings: ["ratings"],
  reminders: ["reminderDays", "invitationDays", "googleReviews", "tripadvisor"],
} as const satisfies Record<string, readonly (keyof Settings)[]>

export type SettingsGroup = keyof typeof SETTINGS_GROUPS

/** Returns the rates at which visitors see prices. */
export function ratesOf({ exchangeRate, displayRates }: Pick<Settings, "exchangeRate" | "displayRates">): Rates {
  return { USD: exchangeRate.vndPerUsd, EUR: displayRates.vndPerEur, KRW: displayRates.vndPerKrw }
}

type NamedLink = { name: string; href: string }
/** `hrefWith` opens the chat with a text. Undefined where chats don't take one. */
export type ChatLink = NamedLink & { hrefWith?: (text: string) => string }

/** Returns links to the configured chats: Zalo first in Vietnamese, WhatsApp first in English. */
export function chatLinks({ zalo, whatsapp, messenger }: Settings, language: Language): ChatLink[] {
  const whatsappHref = whatsapp && `https://wa.me/${whatsapp}`
  const zaloLink = { name: "Zalo", href: zalo && `https://zalo.me/${zalo}` }
  const whatsappLink = {
    name: "WhatsApp",
    href: whatsappHref,
    hrefWith: (text: string) => `${whatsappHref}?${new URLSearchParams({ text })}`,
  }
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
