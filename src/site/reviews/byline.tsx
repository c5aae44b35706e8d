import { bylineMessages as texts, travelledAsNames } from "#domain/reviews/byline-messages.ts"
import type { Review } from "#domain/reviews/review.ts"
import { formatMonth } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Stars } from "#site/ui/stars.tsx"

/** Says who gave how many stars, and when and with whom they travelled. */
export function Byline({ review: { rating, name, countryName, travelledAs, travelMonth } }: { review: Review }) {
  const t = useTranslate()
  const language = useLanguage()
  const month = formatMonth(travelMonth, language, "short")
  const party = travelledAs && t(travelledAsNames[travelledAs])
  const when = party ? interpolate(t(texts.travelledAs), { party, month }) : interpolate(t(texts.travelled), { month })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars count={rating} label={interpolate(t(texts.stars), { n: rating })} />
      <span>
        <span className="font-semibold">{name}</span>
        {countryName && `, ${t(countryName)}`}
        <span className="text-sm text-soft">
          {" · "}
          {when}
        </span>
      </span>
    </p>
  )
}
