import { Link } from "@tanstack/react-router"
import { type ReactNode, useState } from "react"
import { cancellationWords } from "#domain/catalogue/cancellation-words.ts"
import { formatReviewCount } from "#domain/reviews/review.ts"
import type { TourOffer, Trip } from "#domain/search/search.ts"
import { levelNames } from "#domain/tours/fact-names.ts"
import { messages } from "#domain/tours/messages.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { formatLength } from "#domain/tours/tour-length.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { GroupSize, NextStart, PartyTotal } from "#site/search/tours/offer-lines.tsx"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { Price } from "#site/ui/price.tsx"
import { Rating } from "#site/ui/rating.tsx"
import { compareMessages as texts } from "./messages.ts"

type Props = { tours: Tour[]; offers: TourOffer[]; trip: Trip }

type Offered = { tour: Tour; next: TourOffer["next"] }
type Fact = {
  name: Localized
  show: (of: Offered) => ReactNode
  /** What decides whether the tours are the same in this. */
  value: (of: Offered) => unknown
}

/**
 * Sets tours side by side. Phones show two at once, the name of each row above its cells, and fold the rows in which all
 * are the same.
 */
export function CompareTable({ tours, offers, trip }: Props) {
  const t = useTranslate()
  const [showsAll, setShowsAll] = useState(false)
  const offered = tours.map((tour) => ({ tour, next: offers.find(({ _id }) => _id === tour._id)?.next ?? null }))
  const rows = useFacts(trip).map((fact) => ({ ...fact, isSame: isSame(offered.map(fact.value)) }))
  const equal = rows.filter(({ isSame }) => isSame)
  return (
    <section aria-label={t(texts.table)} className="mt-6 overflow-x-auto rounded-card border border-hairline bg-sheet">
      <table className="w-full text-left max-lg:block lg:table-fixed">
        <thead className="max-lg:block">
          <tr className={PHONE_ROW}>
            <td className="w-44 max-lg:hidden" />
            {tours.map((tour) => (
              <TourHead key={tour._id} tour={tour} trip={trip} others={tours.filter((other) => other !== tour)} />
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {rows.map(({ name, show, isSame }) => (
            <Row key={name.en} name={t(name)} isFolded={isSame && !showsAll}>
              {offered.map((of) => (
                <td key={of.tour._id} className={CELL}>
                  {show(of)}
                </td>
              ))}
            </Row>
          ))}
          <Row name={t(texts.book)}>
            {tours.map(({ _id, slug, title }) => (
              <td key={_id} className={CELL}>
                <Link
                  to="/$kind/$slug/book"
                  params={{ kind: "tour", slug }}
                  rel="nofollow"
                  aria-label={interpolate(t(texts.bookTour), { title: t(title) })}
                  className={buttonClass()}
                >
                  {t(texts.bookShort)}
                </Link>
              </td>
            ))}
          </Row>
        </tbody>
      </table>
      {equal.length > 0 && !showsAll && (
        <Button look="quiet" className="w-full lg:hidden noscript:hidden" onClick={() => setShowsAll(true)}>
          {interpolate(t(texts.showEqual), { rows: equal.map(({ name }) => t(name)).join(", ") })}
        </Button>
      )}
    </section>
  )
}

const PHONE_ROW = "max-lg:grid max-lg:auto-cols-[minmax(50%,1fr)] max-lg:grid-flow-col"
const CELL =
  "min-w-0 border-hairline px-3 py-3 align-top [overflow-wrap:anywhere] max-lg:row-start-2 max-lg:pt-1 not-first-of-type:border-l lg:border-l"

const isSame = (values: unknown[]): boolean => values.length > 1 && values.every((value) => isEqual(value, values[0]))

function useFacts(trip: Trip): Fact[] {
  const t = useTranslate()
  const language = useLanguage()
  const hasParty = trip.adults !== undefined
  return [
    {
      name: hasParty ? texts.total : texts.price,
      show: ({ tour, next }) =>
        hasParty && next?.total ? (
          <PartyTotal next={next} trip={trip} currency={tour.pricing.currency} />
        ) : (
          <Price amount={tour.price} currency={tour.pricing.currency} unit={t(messages.perPerson)} />
        ),
      // A price is never folded.
      value: ({ tour }) => tour._id,
    },
    {
      name: texts.next,
      show: ({ next }) => (next ? <NextStart next={next} /> : t(texts.noDate)),
      value: ({ next }) => next,
    },
    {
      name: messages.duration,
      show: ({ tour }) => formatLength(tour.duration, t, language),
      value: ({ tour }) => tour.duration,
    },
    {
      name: texts.group,
      show: ({ tour: { facts } }) =>
        facts.groupSize === null ? t(texts.anyGroup) : <GroupSize groupSize={facts.groupSize} />,
      value: ({ tour }) => tour.facts.groupSize,
    },
    {
      name: texts.level,
      show: ({ tour: { facts } }) => (facts.level ? t(levelNames[facts.level]) : "–"),
      value: ({ tour }) => tour.facts.level,
    },
    {
      name: texts.start,
      show: ({ tour: { startTime, meetingPoint } }) => (
        <>
          {formatTime(startTime, language)}
          {meetingPoint && <span className="block text-sm text-soft">{t(meetingPoint)}</span>}
        </>
      ),
      value: ({ tour }) => [tour.startTime, tour.meetingPoint],
    },
    {
      name: texts.cancellation,
      show: ({ tour }) => <span className="text-sm">{t(cancellationWords(tour.cancellationBands))}</span>,
      value: ({ tour }) => tour.cancellationBands,
    },
    {
      name: texts.rating,
      show: ({ tour }) => <Reviews reviews={tour.reviews} />,
      value: ({ tour }) => tour.reviews,
    },
    {
      name: texts.included,
      show: ({ tour }) => <Included items={tour.included} />,
      value: ({ tour }) => tour.included,
    },
  ]
}

function Included({ items }: { items: Tour["included"] }) {
  const t = useTranslate()
  return (
    <ul className="grid gap-1 text-sm">
      {items.map((item) => (
        <li key={item.en ?? item.vi} className="flex gap-1.5">
          <Icon name="check" className="mt-0.5 size-4 shrink-0 text-confirmed" />
          {t(item)}
        </li>
      ))}
    </ul>
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
    <th
      scope="col"
      className="min-w-0 border-hairline p-3 align-top font-normal [overflow-wrap:anywhere] not-first-of-type:border-l lg:border-l"
    >
      {image && <Picture image={image} crop="16x9" sizes="(min-width: 1024px) 320px, 50vw" decorative />}
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

type RowProps = { name: string; isFolded?: boolean; children: ReactNode }

function Row({ name, isFolded = false, children }: RowProps) {
  return (
    <tr className={`border-t border-hairline ${PHONE_ROW} ${isFolded ? "max-lg:hidden noscript:grid" : ""}`}>
      <th
        scope="row"
        className="px-3 py-3 align-top text-sm font-semibold max-lg:sticky max-lg:left-0 max-lg:col-start-1 max-lg:row-start-1 max-lg:pb-0 max-lg:whitespace-nowrap lg:w-44"
      >
        {name}
      </th>
      {children}
    </tr>
  )
}
