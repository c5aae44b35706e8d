import { plural } from "#i18n/format.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { messages } from "./messages.ts"
import type { TourCard } from "./tour.ts"

type Translate = (text: LocalizedContent) => string

/** Says how long a tour takes: '3 days · 2 nights'. */
export function formatLength({ days, nights }: TourCard["duration"], t: Translate, language: Language): string {
  const length = `${days} ${plural(days, language, t(messages.day), t(messages.days))}`
  return nights ? `${length} · ${nights} ${plural(nights, language, t(messages.night), t(messages.nights))}` : length
}
