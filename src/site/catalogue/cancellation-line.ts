import { interpolate } from "#i18n/interpolate.ts"
import type { LocalizedContent } from "#i18n/localized.ts"

const messages = {
  freeUntilStart: { en: "Free cancellation until the start", vi: "Hủy miễn phí đến giờ khởi hành" },
  freeCancellation: { en: "Free cancellation until {time} before", vi: "Hủy miễn phí trước {time}" },
  hours: { en: "{n}\u00a0hours", vi: "{n}\u00a0giờ" },
  daysBefore: { en: "{n}\u00a0days", vi: "{n}\u00a0ngày" },
}

/** Says on a card how long cancelling is free. */
export function cancellationLine(hours: number, t: (text: LocalizedContent) => string): string {
  if (hours === 0) return t(messages.freeUntilStart)
  const time =
    hours >= 72
      ? interpolate(t(messages.daysBefore), { n: Math.round(hours / 24) })
      : interpolate(t(messages.hours), { n: hours })
  return interpolate(t(messages.freeCancellation), { time })
}
