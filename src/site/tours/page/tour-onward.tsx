import { type QueryClient, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Tour } from "#domain/tours/tour.ts"
import { directionSearch } from "#domain/transfers/reversed.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import type { Messages } from "#i18n/localized.ts"
import { tourLinksQuery } from "#site/tours/queries.ts"
import { transferLinksQuery } from "#site/transfers/queries.ts"
import { Onward, OnwardRow } from "#site/ui/page/onward.tsx"

const texts = {
  title: { en: "Before and after", vi: "Trước và sau tour" },
  to: { en: "To {place}", vi: "Đến {place}" },
  from: { en: "From {place}", vi: "Từ {place}" },
  also: { en: "Also in {place}", vi: "Cùng ở {place}" },
} satisfies Messages

type Place = NonNullable<Tour["destination"]>

/** So many of each kind are shown. */
const SHOWN = 2
/** The name of a place as searches of rides read it. */
const wordsOf = ({ slug }: Place) => slug.replaceAll("-", " ")
const arrivalsQuery = (place: Place) => transferLinksQuery({ to: wordsOf(place), limit: SHOWN })
/** One more than are shown beside this tour. */
const otherToursQuery = ({ slug }: Place) => tourLinksQuery({ place: slug, limit: SHOWN + 1 })
const departuresQuery = (place: Place) => transferLinksQuery({ from: wordsOf(place), limit: SHOWN })

/** Loads what `TourOnward` shows. */
export async function prefetchOnward({ destination: place }: Tour, queryClient: QueryClient): Promise<void> {
  if (!place) return
  await Promise.all([
    queryClient.prefetchQuery(arrivalsQuery(place)),
    queryClient.prefetchQuery(departuresQuery(place)),
    queryClient.prefetchQuery(otherToursQuery(place)),
  ])
}

/** What the page of a tour links to: rides to its place and on from there, and other tours of the place. */
export function TourOnward({ tour: { slug, destination } }: { tour: Tour }) {
  return destination && <OnwardFrom place={destination} slug={slug} />
}

function OnwardFrom({ place, slug }: { place: Place; slug: string }) {
  const t = useTranslate()
  const properName = useProperName()
  const { data: arrivals = [] } = useQuery(arrivalsQuery(place))
  const { data: departures = [] } = useQuery(departuresQuery(place))
  const { data: tours = [] } = useQuery(otherToursQuery(place))
  const others = tours.filter((other) => other.slug !== slug).slice(0, SHOWN)
  const before = (text: (typeof texts)[keyof typeof texts]) => interpolate(t(text), { place: t(place.name) })
  const leads = [
    ...arrivals.map((ride) => ({ before: before(texts.to), kind: "transfer", lead: ride })),
    ...departures.map((ride) => ({ before: before(texts.from), kind: "transfer", lead: ride })),
    ...others.map((tour) => ({ before: before(texts.also), kind: "tour", lead: tour })),
  ]
  if (leads.length === 0) return null
  return (
    <Onward title={t(texts.title)}>
      {leads.map(({ before, kind, lead: { _id, slug, title, price, pricing, isReversed } }) => (
        <OnwardRow key={`${before} ${_id} ${isReversed}`} before={before} costs={{ price, pricing }}>
          <Link
            to={kind === "tour" ? "/tour/$slug" : "/transfer/$slug"}
            params={{ slug }}
            search={directionSearch(isReversed)}
            className="text-link"
          >
            {properName(title)}
          </Link>
        </OnwardRow>
      ))}
    </Onward>
  )
}
