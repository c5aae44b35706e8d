import { interpolate } from "./interpolate.ts"
import type { Language, Messages } from "./localized.ts"

const texts = {
  none: { en: "full", vi: "hết chỗ" },
  one: { en: "1 place left", vi: "còn 1 chỗ" },
  many: { en: "{n} places left", vi: "còn {n} chỗ" },
} satisfies Messages

/** Says how many places a departure has left: '3 places left'. */
export function formatPlacesLeft(n: number, language: Language): string {
  return interpolate((n <= 0 ? texts.none : n === 1 ? texts.one : texts.many)[language], { n })
}
