import { formatDate } from "#i18n/format.ts"
import type { Language, Localized } from "#i18n/localized.ts"
import { mailLogo } from "./logo/logo.ts"
import type { SiteSettings } from "./settings.ts"

const labels = {
  legalName: { en: "Company", vi: "Doanh nghiệp" },
  enterpriseNumber: { en: "Enterprise number", vi: "Mã số doanh nghiệp" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  legalRepresentative: { en: "Legal representative", vi: "Người đại diện theo pháp luật" },
  domestic: { en: "Domestic travel licence", vi: "Giấy phép lữ hành nội địa" },
  international: { en: "International travel licence", vi: "Giấy phép lữ hành quốc tế" },
} satisfies Record<string, Localized>

const issued = (text: string, date: string, by: string, language: Language): string => {
  const day = date && formatDate(date, language, "day")
  if (language === "vi") return [text, day && `cấp ngày ${day}`, by && `nơi cấp: ${by}`].filter(Boolean).join(", ")
  return [text, (day || by) && ["issued", day && `on ${day}`, by && `by ${by}`].filter(Boolean).join(" ")]
    .filter(Boolean)
    .join(", ")
}

export type RegistrationFact = { label: string; value: string }

/** Returns what is stated of the registration, for the foot of pages, contact, mails and documents. */
export function registrationFacts(settings: SiteSettings, language: Language): RegistrationFact[] {
  const { legalName, enterpriseNumber, enterpriseIssuedOn, enterpriseIssuedBy, taxCode, legalRepresentative } = settings
  const { licenceKind, licenceNumber, licenceIssuedOn } = settings
  const facts: [keyof typeof labels, string][] = [
    ["legalName", legalName],
    [
      "enterpriseNumber",
      enterpriseNumber && issued(enterpriseNumber, enterpriseIssuedOn, enterpriseIssuedBy, language),
    ],
    ["taxCode", taxCode],
    ["legalRepresentative", legalRepresentative],
    [licenceKind, licenceNumber && issued(licenceNumber, licenceIssuedOn, "", language)],
  ]
  return facts.filter(([, value]) => value).map(([key, value]) => ({ label: labels[key][language], value }))
}

/** Returns the registration in one line. Empty if nothing is stated. */
export function registrationLine(settings: SiteSettings, language: Language): string {
  return registrationFacts(settings, language)
    .map(({ label, value }) => `${label}: ${value}`)
    .join(" · ")
}

/** Returns by when a complaint is answered and settled. */
export function complaintDeadlines(settings: SiteSettings, language: Language): string {
  const { complaintAnswerDays: answer, complaintSettleDays: settle } = settings
  if (language === "vi") return `Chúng tôi phản hồi trong ${answer} ngày làm việc và giải quyết trong ${settle} ngày.`
  const days = (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`
  return `We answer within ${days(answer, "working day")} and settle complaints within ${days(settle, "day")}.`
}

/** Returns the company as mails sign it. */
export const signCompany = (settings: SiteSettings) => ({
  ...settings,
  wordmark: mailLogo(settings.logo, settings.primaryColor),
  registration: { en: registrationLine(settings, "en"), vi: registrationLine(settings, "vi") },
})
