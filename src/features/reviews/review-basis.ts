import { interpolate } from "#i18n/interpolate.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { listMessages as texts } from "./list-messages.ts"
import type { ReviewSummary } from "./review.ts"

export function formatReviewCount({ count }: ReviewSummary, t: (text: LocalizedContent) => string): string {
  return count === 1 ? t(texts.oneBasis) : interpolate(t(texts.basis), { n: count })
}
