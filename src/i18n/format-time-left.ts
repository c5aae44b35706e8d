import { interpolate } from "#i18n/interpolate.ts"
import type { Language, Messages } from "#i18n/localized.ts"
import { now } from "#lib/clock.ts"

const texts = {
  minutes: { en: "in {n} minutes", vi: "còn {n} phút" },
  minute: { en: "in a minute", vi: "còn 1 phút" },
  hours: { en: "in about {n} {n|hour|hours}", vi: "còn khoảng {n} giờ" },
  days: { en: "in {n} {n|day|days}", vi: "còn {n} ngày" },
} satisfies Messages

const MINUTE_MS = 60_000
const MAX_MINUTES = 100
const MAX_HOURS = 48

/** Says how long it is until an instant: 'in about 3 hours'. Undefined once it has passed. */
export function formatTimeLeft(instant: string, language: Language, present = now()): string | undefined {
  const minutes = Math.ceil((Date.parse(instant) - present) / MINUTE_MS)
  if (minutes <= 0) return undefined
  const say = (text: keyof typeof texts, n: number) => interpolate(texts[text][language], { n })
  if (minutes <= MAX_MINUTES) return say(minutes === 1 ? "minute" : "minutes", minutes)
  const hours = Math.round(minutes / 60)
  return hours <= MAX_HOURS ? say("hours", hours) : say("days", Math.round(hours / 24))
}
