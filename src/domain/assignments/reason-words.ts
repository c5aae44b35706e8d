import { formatDate, formatDateTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { spokenLanguages } from "#i18n/spoken-languages.ts"
import type { Reason } from "./assignment.ts"

const texts = {
  archived: { en: "archived", vi: "đã lưu trữ" },
  busy: { en: "on {title} from {from} until {until}", vi: "đi {title} từ {from} đến {until}" },
  away: {
    en: "on {title} until {until}, and {minutes} minutes away",
    vi: "đi {title} đến {until}, cách {minutes} phút đi đường",
  },
  soon: {
    en: "on {title} from {from}, and {minutes} minutes away",
    vi: "đi {title} từ {from}, cách {minutes} phút đi đường",
  },
  offDay: { en: "day off on {from}", vi: "nghỉ {from}" },
  off: { en: "off from {from} to {to}", vi: "nghỉ từ {from} đến {to}" },
  expired: {
    en: "a paper expires on {expires}, before the end",
    vi: "giấy tờ hết hạn {expires}, trước khi chuyến kết thúc",
  },
  language: { en: "doesn't speak {languages}", vi: "không nói {languages}" },
  seats: { en: "{seats} seats for {people} guests", vi: "{seats} chỗ cho {people} khách" },
} satisfies Record<string, Localized>

/** Says why somebody or something isn't free. */
export function reasonWords(reason: Reason, language: Language): string {
  const {
    code,
    title,
    startsAt,
    endsAt,
    minutes,
    from = "",
    to = "",
    expires = "",
    languages = [],
    seats,
    people,
  } = reason
  const say = (text: Localized, values: Record<string, string | number> = {}) => interpolate(text[language], values)
  const day = (date: string) => formatDate(date, language, "short")
  switch (code) {
    case "archived":
      return say(texts.archived)
    case "busy": {
      const times = { title: title ? inLanguage(title, language) : "", from: at(startsAt), until: at(endsAt) }
      if (minutes === undefined) return say(texts.busy, times)
      return say(reason.isBefore ? texts.away : texts.soon, { ...times, minutes })
    }
    case "off":
      return from === to ? say(texts.offDay, { from: day(from) }) : say(texts.off, { from: day(from), to: day(to) })
    case "expired":
      return say(texts.expired, { expires: day(expires) })
    case "language":
      return say(texts.language, { languages: languages.map((one) => spokenLanguages[one][language]).join(" / ") })
    case "seats":
      return say(texts.seats, { seats: seats ?? 0, people: people ?? 0 })
  }
  function at(instant = ""): string {
    return formatDateTime(instant, language)
  }
}
