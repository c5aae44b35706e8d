import { fillIn } from "#i18n/fill-in.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { listMessages as texts } from "./list-messages.ts"
import type { ReviewSummary } from "./review.ts"

/** '12 guest reviews': what an average rests on. */
export function basisOf({ count }: ReviewSummary, t: (text: LocalizedContent) => string): string {
  return count === 1 ? t(texts.oneBasis) : fillIn(t(texts.basis), { n: count })
}
