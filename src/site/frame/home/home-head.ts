import type { HomeSettings, SiteSettings } from "#domain/settings/settings.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"

const words = {
  title: { en: "{company}: tours and transfers", vi: "{company}: tour và xe đưa đón" },
  description: {
    en: "Tours and transfers with {company}. Ask for a date and pay nothing online.",
    vi: "Tour và xe đưa đón cùng {company}. Bạn chọn ngày, không cần trả tiền trực tuyến.",
  },
}

/** Returns title and description for browsers and search engines, made of the company's name while staff wrote none. */
export function homeHead(home: HomeSettings, settings: SiteSettings, language: Language) {
  const t = (text: LocalizedContent) => inLanguage(text, language)
  const withName = (text: LocalizedContent) => interpolate(t(text), { company: t(settings.companyName) })
  return {
    title: t(home.homeTitle) || withName(words.title),
    description: t(home.homeDescription) || t(settings.companyDescription) || withName(words.description),
  }
}
