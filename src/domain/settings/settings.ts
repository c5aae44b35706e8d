import type * as z from "zod"
import type { Language } from "#i18n/localized.ts"
import type { Rates } from "#i18n/money/shown-money.ts"
import { whatsAppLink, zaloLink } from "#lib/phone/chat-links.ts"
import type { Area } from "#lib/roles.ts"
import type * as shapes from "./shapes.server.ts"

export type Settings = z.infer<typeof shapes.settings>
export type StoredSettings = z.infer<typeof shapes.stored>
export type SettingsRevision = z.infer<typeof shapes.revision>

/** What becomes of a departure with too few guests at its time of decision: no more bookings, or it runs with who has booked. */
export const UNDECIDED = ["close", "run"] as const

/** A picture to sign in, one to register, and one for passwords and addresses. With fewer, pages share them. */
export const ACCOUNT_SCENES = 3

/** The most of each on the home page. The list of tours takes ten slugs. */
export const HOME_LIMITS = { slides: 12, places: 4, map: 20, tours: 9, transfers: 6, benefits: 6 } as const

/** By the Tourism Law: for guests within Vietnam, or also from and to other countries. */
export const LICENCE_KINDS = ["domestic", "international"] as const

export const MAX_REMINDER_DAYS = 14
export const MAX_PAYMENT_REMINDER_HOURS = 720
/** Within the month after the trip, in which guests are invited at all. */
export const MAX_INVITATION_DAYS = 21

/** Spec §3, but for the name, which belongs to no company (docs/spec-deviations.md). */
export const DEFAULT_SETTINGS: Settings = {
  phone: "",
  email: "",
  companyName: { en: "Your travel company", vi: "Công ty du lịch" },
  referencePrefix: "",
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
  logo: { light: null, dark: null, symbol: null },
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
  homeTitle: { en: "" },
  homeDescription: { en: "" },
  heroEyebrow: { en: "" },
  heroHeadline: { en: "" },
  heroText: { en: "" },
  heroSlides: [],
  homePlaces: [],
  homeMap: [],
  homeTours: [],
  homeTransfers: [],
  benefits: [],
  benefitsPicture: null,
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
  isOpen: true,
  noticeText: { en: "" },
  noticeFrom: "",
  noticeUntil: "",
  secondFactorRoles: [],
  bankAccounts: [],
  paymentPlan: null,
  paymentReminders: { beforeHours: 24, afterHours: 24 },
  reminderDays: 1,
  invitationDays: 1,
  googleReviews: "",
  tripadvisor: "",
}

export const SETTINGS_GROUPS = {
  contact: ["phone", "email", "address", "businessHours", "zalo", "whatsapp", "messenger"],
  company: ["companyName", "companyDescription", "footerText", "referencePrefix"],
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
  notice: ["noticeText", "noticeFrom", "noticeUntil"],
  social: ["facebook", "instagram", "youtube", "tiktok"],
  logo: ["logo"],
  theme: ["primaryColor", "topBar", "footer"],
  pictures: ["pictures"],
  home: [
    "homeTitle",
    "homeDescription",
    "heroEyebrow",
    "heroHeadline",
    "heroText",
    "heroSlides",
    "homePlaces",
    "homeMap",
    "homeTours",
    "homeTransfers",
    "benefits",
    "benefitsPicture",
  ],
  pricing: ["howToPay", "exchangeRate", "displayRates"],
  bankAccounts: ["bankAccounts"],
  payments: ["paymentPlan", "paymentReminders"],
  office: ["office", "holdHours", "undecided"],
  privacy: ["retention"],
  opening: ["isOpen"],
  figures: ["figures"],
  ratings: ["ratings"],
  signIn: ["secondFactorRoles"],
  reminders: ["reminderDays", "invitationDays", "googleReviews", "tripadvisor"],
} as const satisfies Record<string, readonly (keyof Settings)[]>

export type SettingsGroup = keyof typeof SETTINGS_GROUPS

/** What the home page alone shows. */
export type HomeSettings = Pick<Settings, (typeof SETTINGS_GROUPS)["home"][number]>
/** What every page carries. */
export type SiteSettings = Omit<Settings, keyof HomeSettings>
/**
 * Who changes a group, if not those who change the settings. A short retention erases guests for good, as
 * `POST /people/erase` does. Another bank account leads all payments elsewhere.
 */
const AREA_OF_GROUP: Partial<Record<SettingsGroup, Area>> = {
  privacy: "administration",
  opening: "administration",
  signIn: "administration",
  pricing: "accounts",
  bankAccounts: "bankAccounts",
  payments: "accounts",
}

export const areaOfGroup = (group: SettingsGroup): Area => AREA_OF_GROUP[group] ?? "settings"

/** Returns who may change a setting. */
export function areaOfSetting(name: keyof Settings): Area {
  const groups = Object.entries(SETTINGS_GROUPS) as [SettingsGroup, readonly (keyof Settings)[]][]
  const group = groups.find(([, names]) => names.includes(name))
  return group ? areaOfGroup(group[0]) : "settings"
}

/** Returns the rates at which visitors see prices. */
export function ratesOf({ exchangeRate, displayRates }: Pick<Settings, "exchangeRate" | "displayRates">): Rates {
  return { USD: exchangeRate.vndPerUsd, EUR: displayRates.vndPerEur, KRW: displayRates.vndPerKrw }
}

/** Returns whether the notice over the site is shown on a day in Hanoi. Without its first or last day it has no such end. */
export function isNoticeShown(
  { noticeText, noticeFrom, noticeUntil }: Pick<Settings, "noticeText" | "noticeFrom" | "noticeUntil">,
  day: string,
): boolean {
  if (!noticeText.en && !noticeText.vi) return false
  return (noticeFrom === "" || noticeFrom <= day) && (noticeUntil === "" || day <= noticeUntil)
}

type NamedLink = { name: string; href: string }
/** `hrefWith` opens the chat with a text. Undefined where chats don't take one. */
export type ChatLink = NamedLink & { hrefWith?: (text: string) => string }

/** Returns links to the configured chats: Zalo first in Vietnamese, WhatsApp first in English. */
export function chatLinks({ zalo, whatsapp, messenger }: SiteSettings, language: Language): ChatLink[] {
  const ofZalo = { name: "Zalo", href: zalo && zaloLink(zalo) }
  const ofWhatsApp = {
    name: "WhatsApp",
    href: whatsapp && whatsAppLink(whatsapp),
    hrefWith: (text: string) => whatsAppLink(whatsapp, text),
  }
  const ofMessenger = { name: "Messenger", href: messenger && `https://m.me/${messenger}` }
  const all = language === "vi" ? [ofZalo, ofMessenger, ofWhatsApp] : [ofWhatsApp, ofMessenger, ofZalo]
  return all.filter(({ href }) => href)
}

export function socialLinks({ facebook, instagram, youtube, tiktok }: SiteSettings): NamedLink[] {
  const all = [
    { name: "Facebook", href: facebook },
    { name: "Instagram", href: instagram },
    { name: "YouTube", href: youtube },
    { name: "TikTok", href: tiktok },
  ]
  return all.filter(({ href }) => href)
}
