import type { TourOffer, Trip } from "#domain/search/search.ts"
import { FEW_PLACES } from "#domain/tours/tour.ts"
import { formatDate } from "#i18n/format.ts"
import { formatPlacesLeft } from "#i18n/format-places-left.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Currency } from "#lib/money.ts"
import { Price } from "#site/ui/price.tsx"
import { searchMessages as texts } from "../messages.ts"
import { partyWords } from "./trip-words.ts"

/** Says when a tour starts next, and how many places are left if they are few. */
export function NextStart({ next }: Pick<TourOffer, "next">) {
  const t = useTranslate()
  const language = useLanguage()
  if (!next) return t(texts.noDate)
  const date = formatDate(next.date, language, "short")
  if (next.placesLeft === null) return t(texts.anyDay, { date })
  const isFew = next.placesLeft <= FEW_PLACES
  return (
    <>
      {t(texts.next, { date })}
      {isFew && <span className="font-semibold text-vermilion"> · {formatPlacesLeft(next.placesLeft, language)}</span>}
    </>
  )
}

/** Shows what the party pays on the next day that fits. Nothing if the party or the price is not known. */
export function PartyTotal({ next, trip, currency }: Pick<TourOffer, "next"> & { trip: Trip; currency: Currency }) {
  const t = useTranslate()
  const language = useLanguage()
  const party = partyWords(trip, language)
  if (!next?.total || !party) return null
  return (
    <span className="flex flex-wrap items-baseline gap-x-1.5">
      <Price amount={next.total} currency={currency} className="text-xl" />
      <span className="text-sm text-soft">{t(texts.totalFor, { party })}</span>
    </span>
  )
}

/** Says how many guests a group has at most. */
export function GroupSize({ groupSize }: Pick<TourOffer, "groupSize">) {
  const t = useTranslate()
  return groupSize === null ? null : t(texts.upTo, { n: groupSize })
}
