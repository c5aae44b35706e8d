import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { X } from "lucide-react"
import type { PlaceNames } from "#features/categories/category.ts"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { EmptyState } from "#ui/empty-state.tsx"
import { messages } from "./messages.ts"
import { DURATIONS, type TourFilters } from "./tour.ts"
import { changed } from "./tour-search.ts"

type Chip = { label: string; without: Partial<TourFilters> }

/** What the list is filtered by, each a chip that takes itself away; with nothing found it says that one should go. */
export function AppliedFilters({ filters, empty }: { filters: TourFilters; empty: boolean }) {
  const t = useT()
  const chips = useChips(filters)
  if (chips.length === 0) return empty ? <EmptyState title={t(messages.noTours)} /> : null
  const list = (
    <ul className="flex flex-wrap gap-2">
      {chips.map(({ label, without }) => (
        <li key={label}>
          <Link
            to="."
            search={changed(filters, without)}
            activeProps={{}}
            resetScroll={false}
            aria-label={fillIn(t(messages.remove), { filter: label })}
            className="chip"
          >
            {label}
            <X className="size-4" aria-hidden="true" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="."
          search={{}}
          activeProps={{}}
          resetScroll={false}
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {t(messages.clearAll)}
        </Link>
      </li>
    </ul>
  )
  if (!empty) return <div className="mt-4">{list}</div>
  return (
    <EmptyState title={t(messages.noTours)} text={t(messages.noToursText)}>
      {list}
    </EmptyState>
  )
}

function useChips(filters: TourFilters): Chip[] {
  const t = useT()
  const language = useLanguage()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  const dollars = (amount: number) => formatPrice(amount, "USD", language)
  const chips: Chip[] = []
  if (filters.search) chips.push({ label: `“${filters.search}”`, without: { search: undefined } })
  if (filters.category) {
    const named = [...themes, ...flat(places)].find(({ slug }) => slug === filters.category)
    chips.push({ label: named ? t(named.name) : filters.category, without: { category: undefined } })
  }
  if (filters.minPrice !== undefined) {
    chips.push({
      label: fillIn(t(messages.priceFrom), { min: dollars(filters.minPrice) }),
      without: { minPrice: undefined },
    })
  }
  if (filters.maxPrice !== undefined) {
    chips.push({
      label: fillIn(t(messages.priceUpTo), { max: dollars(filters.maxPrice) }),
      without: { maxPrice: undefined },
    })
  }
  for (const length of filters.days ?? []) {
    const others = filters.days?.filter((other) => other !== length)
    chips.push({
      label: `${durationLabel(length)} ${t(length === 1 ? messages.day : messages.days)}`,
      without: { days: others },
    })
  }
  return chips
}

function flat(tree: PlaceNames): PlaceNames[] {
  return [tree, ...tree.children.flatMap(flat)]
}

/** '1' … '6', '7+' */
export function durationLabel(length: number): string {
  return length === DURATIONS.at(-1) ? `${length}+` : String(length)
}
