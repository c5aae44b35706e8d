import { interpolate } from "#i18n/interpolate.ts"
import type { Language, Messages } from "#i18n/localized.ts"

const texts = {
  none: { en: "full", vi: "hết chỗ" },
  left: { en: "{n} {n|place|places} left", vi: "còn {n} chỗ" },
} satisfies Messages

/** Says how many places a departure has left: '3 places left'. */
export function formatPlacesLeft(n: number, language: Language): string {
  return interpolate((n <= 0 ? texts.none : texts.left)[language], { n })
}
