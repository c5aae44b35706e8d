import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { cancellationWords } from "#features/catalogue/cancellation-words.ts"
import { formatReviewCount } from "#features/reviews/review.ts"
import type { Trip } from "#features/search/search.ts"
import { GroupSize, NextStart, PartyTotal } from "#features/search/tours/offer-lines.tsx"
import { levelNames } from "#features/tours/fact-names.ts"
import { messages } from "#features/tours/messages.ts"
import type { Tour, TourOffer } from "#features/tours/tour.ts"
import { formatLength } from "#features/tours/tour-length.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { Picture } from "#ui/picture/picture.tsx"
import { Price } from "#ui/price.tsx"
import { Rating } from "#ui/rating.tsx"
import { compareMessages as texts } from "./messages.ts"

type Props = { tours: Tour[]; offers: TourOffer[]; trip: Trip }

/** Sets tours side by side. On phones it scrolls sideways within itself, and the names of the rows stay. */
export function CompareTable({ tours, offers, trip }: Props) {
  const t = useTranslate()
  const hasParty = trip.adults !== undefined
  const each = (show: (tour: Tour, next: TourOffer["next"]) => ReactNode) =>
    tours.map((tour) => (
      <td key={tour._id} className="min-w-48 border-l border-hairline px-3 py-3 align-top">
        {show(tour, offers.find(({ _id }) => _id === tour._id)?.next ?? null)}
      </td>
    ))
  return (
    <section
      aria-label={t(texts.table)}
      className="relative mt-6 overflow-x-auto rounded-card border border-hairline bg-sheet"
    >
      <table className="w-full text-left lg:table-fixed">
        <thead>
          <tr>
            <td className="sticky left-0 z-10 bg-sheet" />
            {tours.map((tour) => (
              <TourHead key={tour._id} tour={tour} trip={trip} others={tours.filter((other) => other !== tour)} />
            ))}
          </tr>
        </thead>
        <tbody>
          <Row name={t(hasParty ? texts.total : texts.price)}>
            {each((tour, next) =>
              hasParty && next?.total ? (
                <PartyTotal next={next} trip={trip} currency={tour.pricing.currency} />
              ) : (
                <Price amount={tour.price} currency={tour.pricing.currency} unit={t(messages.perPerson)} />
              ),
            )}
          </Row>
          <Row name={t(texts.next)}>{each((_, next) => (next ? <NextStart next={next} /> : t(texts.noDate)))}</Row>
          <FactRows each={each} />
        </tbody>
      </table>
    </section>
  )
}

type Each = (show: (tour: Tour, next: TourOffer["next"]) => ReactNode) => ReactNode

function FactRows({ each }: { each: Each }) {
  const t = useTranslate()
  const language = useLanguage()
  return (
    <>
      <Row name={t(messages.duration)}>{each(({ duration }) => formatLength(duration, t, language))}</Row>
      <Row name={t(texts.group)}>
        {each(({ facts: { groupSize } }) =>
          groupSize === null ? t(texts.anyGroup) : <GroupSize groupSize={groupSize} />,
        )}
      </Row>
      <Row name={t(texts.level)}>{each(({ facts: { level } }) => (level ? t(levelNames[level]) : "–"))}</Row>
      <Row name={t(texts.start)}>
        {each(({ startTime, meetingPoint }) => (
          <>
            {formatTime(startTime, language)}
            {meetingPoint && <span className="block text-sm text-soft">{t(meetingPoint)}</span>}
          </>
        ))}
      </Row>
      <Row name={t(texts.cancellation)}>
        {each(({ cancellationBands }) => (
          <span className="text-sm">{t(cancellationWords(cancellationBands))}</span>
        ))}
      </Row>
      <Row name={t(texts.rating)}>
        {each((tour) => (
          <Reviews reviews={tour.reviews} />
        ))}
      </Row>
      <Row name={t(texts.included)}>
        {each(({ included }) => (
          <ul className="grid gap-1 text-sm">
            {included.map((item) => (
              <li key={item.en ?? item.vi} className="flex gap-1.5">
                <Icon name="check" className="mt-0.5 size-4 shrink-0 text-confirmed" />
                {t(item)}
              </li>
            ))}
          </ul>
        ))}
      </Row>
    </>
  )
}

function Reviews({ reviews }: Pick<Tour, "reviews">) {
  const t = useTranslate()
  return reviews ? <Rating average={reviews.average} basis={formatReviewCount(reviews, t)} /> : t(texts.noReviews)
}

function TourHead({ tour, trip, others }: { tour: Tour; trip: Trip; others: Tour[] }) {
  const t = useTranslate()
  const properName = useProperName()
  const [image] = tour.images
  const link = { to: "/tour/$slug", params: { slug: tour.slug } } as const
  return (
    <th scope="col" className="min-w-48 border-l border-hairline p-3 align-top font-normal">
      {image && <Picture image={image} crop="16x9" sizes="(min-width: 1024px) 320px, 60vw" decorative />}
      <Link {...link} className="mt-2 block font-display text-lg leading-snug font-bold hover:underline">
        {properName(tour.title)}
      </Link>
      {others.length > 0 && (
        <Link
          to="/compare"
          search={{ ...trip, tours: others.map(({ slug }) => slug) }}
          aria-label={interpolate(t(texts.remove), { title: t(tour.title) })}
          className="inline-flex min-h-11 items-center gap-1 text-sm text-soft hover:underline"
        >
          <Icon name="x" className="size-4" />
          {t(texts.removeShort)}
        </Link>
      )}
    </th>
  )
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <tr className="border-t border-hairline">
      <th
        scope="row"
        className="sticky left-0 z-10 w-24 min-w-24 bg-sheet px-3 py-3 align-top text-sm font-semibold lg:w-44"
      >
        {name}
      </th>
      {children}
    </tr>
  )
}
