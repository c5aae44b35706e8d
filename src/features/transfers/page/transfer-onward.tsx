import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { tourOffersQuery } from "#features/search/queries.ts"
import { transferCardsQuery } from "#features/transfers/queries.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { formatTime } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useLanguage, useProperName, useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { Price } from "#ui/price.tsx"
import { pageMessages as texts } from "./messages.ts"
import { endPlace, wayBack } from "./onward.ts"

/** What the transfer's page links to: transfers the other way, and tours where the ride ends. */
export const wayBackQuery = (transfer: Transfer) => transferCardsQuery({ ...wayBack(transfer), limit: 4 })
export const toursThenQuery = (place: string) => tourOffersQuery({ category: place, limit: 3 })

export function TransferOnward({ transfer }: { transfer: Transfer }) {
  const t = useTranslate()
  const place = endPlace(transfer)
  return (
    <section className="mt-12">
      <h2 className="text-2xl font-bold">{t(texts.onward)}</h2>
      <ul className="mt-4 border-t border-hairline">
        <WayBack transfer={transfer} />
        {place && <ToursThen place={place} />}
      </ul>
    </section>
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
      {others.map(({ _id, slug, title, price, pricing }) => (
        <Row
          key={_id}
          before={t(texts.wayBack)}
          price={price > 0 && <Price amount={price} currency={pricing.currency} />}
        >
          <Link to="/transfer/$slug" params={{ slug }} className="text-link">
            {properName(title)}
          </Link>
        </Row>
      ))}
    </>
  )
}

/** Says that the way back can be booked in the same form, and when it leaves. */
function BookedTogether({ transfer: { slug, priceRules, timetable } }: { transfer: Transfer }) {
  const t = useTranslate()
  const language = useLanguage()
  if (priceRules.returnPercent === null) return null
  const times = (timetable?.returnTimes ?? []).map((time) => formatTime(time, language)).join(", ")
  return (
    <Row before={t(texts.wayBack)}>
      <Link to="/$kind/$slug/book" params={{ kind: "transfer", slug }} rel="nofollow" className="text-link">
        {t(texts.bookBoth)}
      </Link>
      {times && <span className="text-soft"> · {interpolate(t(texts.leavesAt), { times })}</span>}
    </Row>
  )
}

function ToursThen({ place }: { place: string }) {
  const t = useTranslate()
  const properName = useProperName()
  const { data } = useSuspenseQuery(toursThenQuery(place))
  return data.map(({ _id, slug, title, price, pricing }) => (
    <Row key={_id} before={t(texts.goOn)} price={price > 0 && <Price amount={price} currency={pricing.currency} />}>
      <Link to="/tour/$slug" params={{ slug }} className="text-link">
        {properName(title)}
      </Link>
    </Row>
  ))
}

function Row({ before, price, children }: { before: string; price?: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 border-b border-hairline py-3">
      <Icon name="arrow-right" className="size-4 self-center text-vermilion" />
      <span className="text-soft">{before}</span>
      <span className="min-w-0 flex-1 basis-60">{children}</span>
      {price}
    </li>
  )
}
