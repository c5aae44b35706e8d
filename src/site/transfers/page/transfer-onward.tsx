import { type QueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { directionSearch } from "#domain/transfers/reversed.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { tourLinksQuery } from "#site/tours/queries.ts"
import { transferLinksQuery } from "#site/transfers/queries.ts"
import { Onward, OnwardRow } from "#site/ui/page/onward.tsx"
import { pageMessages as texts } from "./messages.ts"
import { endPlace, wayBack } from "./onward.ts"

const wayBackQuery = (transfer: Transfer) => transferLinksQuery({ ...wayBack(transfer), limit: 4 })
const toursThenQuery = (place: string) => tourLinksQuery({ category: place, limit: 3 })

/** Loads what `TransferOnward` shows. */
export async function prefetchOnward(transfer: Transfer, queryClient: QueryClient): Promise<void> {
  const place = endPlace(transfer)
  await Promise.all([
    queryClient.ensureQueryData(wayBackQuery(transfer)),
    place && queryClient.ensureQueryData(toursThenQuery(place)),
  ])
}

/** What the transfer's page links to: transfers the other way, and tours where the ride ends. */
export function TransferOnward({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const place = endPlace(transfer)
  return (
    <Onward title={t(texts.onward)}>
      <WayBack transfer={transfer} />
      {place && <ToursThen place={place} />}
    </Onward>
  )
}

function WayBack({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const properName = useProperName()
  const { data } = useSuspenseQuery(wayBackQuery(transfer))
  const others = data.filter(({ slug }) => slug !== transfer.slug)
  return (
    <>
      <BookedTogether transfer={transfer} />
      {others.map(({ _id, slug, title, price, pricing, isReversed }) => (
        <OnwardRow key={`${_id} ${isReversed}`} before={t(texts.wayBack)} costs={{ price, pricing }}>
          <Link to="/transfer/$slug" params={{ slug }} search={directionSearch(isReversed)} className="text-link">
            {properName(title)}
          </Link>
        </OnwardRow>
      ))}
    </>
  )
}

/** Says that the way back can be booked in the same form, and when it leaves. */
function BookedTogether({ transfer: { slug, priceRules, timetable, isReversed } }: { transfer: Transfer }) {
  const t = useTranslate()
  const language = useLanguage()
  if (priceRules.returnPercent === null) return null
  const times = (timetable?.returnTimes ?? []).map((time) => formatTime(time, language)).join(", ")
  return (
    <OnwardRow before={t(texts.wayBack)}>
      <Link
        to="/$kind/$slug/book"
        params={{ kind: "transfer", slug }}
        search={directionSearch(isReversed)}
        rel="nofollow"
        className="text-link"
      >
        {t(texts.bookBoth)}
      </Link>
      {times && <span className="text-soft"> · {interpolate(t(texts.leavesAt), { times })}</span>}
    </OnwardRow>
  )
}

function ToursThen({ place }: { place: string }) {
  const t = useTranslate()
  const properName = useProperName()
  const { data } = useSuspenseQuery(toursThenQuery(place))
  return data.map(({ _id, slug, title, price, pricing }) => (
    <OnwardRow key={_id} before={t(texts.goOn)} costs={{ price, pricing }}>
      <Link to="/tour/$slug" params={{ slug }} className="text-link">
        {properName(title)}
      </Link>
    </OnwardRow>
  ))
}
