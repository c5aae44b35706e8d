import { useQueries } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useState } from "react"
import { MAX_COMPARED } from "#domain/tours/tour.ts"
import type { Wish } from "#domain/wishlist/wish.ts"
import { useTranslate } from "#i18n/language.tsx"
import { lastTrip } from "#site/search/trip.ts"
import { tourQuery } from "#site/tours/queries.ts"
import { buttonClass } from "#site/ui/button.tsx"
import { Choices } from "#site/ui/form/choices.tsx"
import { screenMessages as texts } from "./screen-messages.ts"

/** Chooses two or three tours of the wishlist to set side by side, with the days and the party of the last search. */
export function CompareBar({ wishes }: { wishes: Wish[] }) {
  const t = useTranslate()
  const trip = lastTrip.useLast()
  const slugs = wishes.filter(({ kind }) => kind === "tour").map(({ slug }) => slug)
  const found = useQueries({ queries: slugs.map((slug) => ({ ...tourQuery(slug), meta: { shownInPlace: true } })) })
  const tours = found.flatMap(({ data }) => data ?? [])
  const [unchosen, setUnchosen] = useState<string[]>([])
  if (tours.length < 2) return null
  const chosen = tours
    .map(({ slug }) => slug)
    .filter((slug) => !unchosen.includes(slug))
    .slice(0, MAX_COMPARED)
  const toggle = (slug: string) =>
    setUnchosen(
      tours
        .map((tour) => tour.slug)
        .filter((other) => (other === slug ? chosen.includes(other) : !chosen.includes(other))),
    )
  return (
    <div className="mt-6 grid gap-4 rounded-card border border-hairline bg-sheet p-4">
      <Choices
        legend={t(texts.compareWhich)}
        name="compared"
        choose="many"
        options={tours.map(({ slug, title }) => ({
          value: slug,
          label: t(title),
          disabled: chosen.length === MAX_COMPARED,
        }))}
        chosen={chosen}
        onChoose={toggle}
      />
      {chosen.length > 1 && (
        <Link to="/compare" search={{ ...trip, tours: chosen }} className={`${buttonClass()} justify-self-start`}>
          {t(texts.compare, { n: chosen.length })}
        </Link>
      )}
    </div>
  )
}
