import { useSuspenseQuery } from "@tanstack/react-query"
import { createFileRoute, Link, useRouter } from "@tanstack/react-router"
import type { Trip } from "#domain/search/search.ts"
import { TRAVELERS } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { addDays, hanoiDate } from "#lib/today.ts"
import { namedOffersQuery } from "#site/search/queries.ts"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { EmptyState } from "#site/ui/list/empty-state.tsx"
import { UnlistedHead } from "#site/ui/page/unlisted-head.tsx"
import { ShareButton } from "#site/ui/share-button.tsx"
import { CompareTable } from "./compare-table.tsx"
import { type Compared, readCompared } from "./compared.ts"
import { compareMessages as texts } from "./messages.ts"
import { comparedToursQuery } from "./queries.ts"

export const Route = createFileRoute("/compare")({
  validateSearch: readCompared,
  loaderDeps: ({ search }) => readCompared(search),
  loader: async ({ context: { queryClient }, deps: { tours, ...trip } }) => {
    if (!tours) return
    await Promise.all([
      queryClient.ensureQueryData(comparedToursQuery(tours)),
      queryClient.ensureQueryData(namedOffersQuery(tours, trip)),
    ])
  },
  component: ComparePage,
})

function ComparePage() {
  const t = useTranslate()
  const { tours = [], ...trip } = Route.useLoaderDeps()
  return (
    <div className="wrap pt-8 lg:pt-12">
      <UnlistedHead title={t(texts.title)} />
      <h1 className="text-4xl font-bold lg:text-5xl">{t(texts.title)}</h1>
      {tours.length === 0 ? <NothingToCompare /> : <Comparison slugs={tours} trip={trip} />}
    </div>
  )
}

function Comparison({ slugs, trip }: { slugs: string[]; trip: Omit<Compared, "tours"> }) {
  const t = useTranslate()
  const { data: found } = useSuspenseQuery(comparedToursQuery(slugs))
  const { data: offers } = useSuspenseQuery(namedOffersQuery(slugs, trip))
  const tours = slugs.flatMap((slug) => found.filter((tour) => tour.slug === slug))
  if (tours.length === 0) return <NothingToCompare />
  return (
    <>
      <p className="mt-3 text-lg text-soft">{t(texts.lead)}</p>
      {tours.length < slugs.length && <p className="mt-3 font-semibold">{t(texts.fewer)}</p>}
      <CompareForm slugs={slugs} trip={trip} />
      <CompareTable tours={tours} offers={offers} trip={trip} />
      <ShareButton title={t(texts.title)} withSearch className="btn mt-6 border border-field bg-sheet">
        {t(texts.share)}
      </ShareButton>
    </>
  )
}

function NothingToCompare() {
  const t = useTranslate()
  return (
    <EmptyState title={t(texts.none)} text={t(texts.noneText)}>
      <Link to="/wishlist" className={buttonClass()}>
        {t(texts.wishlist)}
      </Link>
    </EmptyState>
  )
}

/** Asks for days and party. A plain form: its address is the page's, so it works without JavaScript. */
function CompareForm({ slugs, trip: { from, to, adults, ages } }: { slugs: string[]; trip: Trip }) {
  const t = useTranslate()
  const router = useRouter()
  const today = hanoiDate()
  const days = { type: "date", min: today, max: addDays(today, 366), className: "control mt-1" }
  return (
    <form
      key={JSON.stringify([from, to, adults, ages])}
      action={router.buildLocation({ to: "/compare" }).publicHref}
      className="mt-5 grid grid-cols-2 items-end gap-4 rounded-card border border-hairline bg-sheet p-4 lg:grid-cols-5"
    >
      <input type="hidden" name="tours" value={slugs.join(",")} />
      <label className="font-semibold">
        {t(texts.from)}
        <input name="from" defaultValue={from} {...days} />
      </label>
      <label className="font-semibold">
        {t(texts.to)}
        <input name="to" defaultValue={to} {...days} />
      </label>
      <label className="font-semibold">
        {t(texts.adults)}
        <select name="adults" defaultValue={adults ?? 2} className="control mt-1">
          {Array.from({ length: TRAVELERS.max }, (_, nth) => nth + 1).map((adults) => (
            <option key={adults} value={adults}>
              {adults}
            </option>
          ))}
        </select>
      </label>
      <label className="font-semibold">
        {t(texts.ages)}
        <input name="ages" inputMode="text" maxLength={40} defaultValue={ages?.join(", ")} className="control mt-1" />
      </label>
      <Button type="submit" className="max-lg:col-span-2">
        {t(texts.update)}
      </Button>
    </form>
  )
}
