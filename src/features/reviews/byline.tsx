import { formatMonth } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { withCommas } from "#lib/text/join-parts.ts"
import { Stars } from "#ui/stars.tsx"
import { bylineMessages as texts, travelledAsNames } from "./byline-messages.ts"
import type { Review } from "./review.ts"

/** Says who gave how many stars, and when and with whom they travelled. */
export function Byline({ review: { rating, name, countryName, travelledAs, travelMonth } }: { review: Review }) {
  const t = useTranslate()
  const language = useLanguage()
  const when = interpolate(t(texts.travelled), { month: formatMonth(travelMonth, language) })
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars count={rating} label={interpolate(t(texts.stars), { n: rating })} />
      <span>
        <span className="font-semibold">{name}</span>
        {countryName && `, ${t(countryName)}`}
        <span className="text-sm text-soft">
          {" · "}
          {withCommas(when, travelledAs && t(travelledAsNames[travelledAs]))}
        </span>
      </span>
    </p>
  )
}
