import { formatNumber } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"

const rated = { en: "Guests' rating", vi: "Khách đánh giá" }

export function CardRating({ average, count }: { average: number; count: number }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <span className="card-rating">
      <span className="sr-only">{t(rated)}</span> <b>{formatNumber(average, language)}</b>
      <span className="sr-only">/ 5</span> ({count})
    </span>
  )
}
