import { useQuery } from "@tanstack/react-query"
import { Link, useNavigate } from "@tanstack/react-router"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type PageLink, Pagination } from "#ui/pagination.tsx"
import { AppliedFilters } from "./applied-filters.tsx"
import { messages } from "./messages.ts"
import { toursQuery } from "./queries.ts"
import type { TourFilters } from "./tour.ts"
import { TourCard } from "./tour-card.tsx"
import { FilterSheet, FilterSidebar, SortSelect } from "./tour-filters.tsx"
import { changed } from "./tour-search.ts"

type Props = { filters: TourFilters; title: LocalizedContent; lead: LocalizedContent; category?: string }

/** The list of tours with its filters: the same on /tours and on /category/{slug}, where the category is given. */
export function TourList({ filters, title, lead, category }: Props) {
  const t = useT()
  const language = useLanguage()
  const effective = category ? { ...filters, category } : filters
  const { data, isPlaceholderData } = useQuery(toursQuery(effective, language))
  const navigate = useNavigate()
  const change = (part: Partial<TourFilters>) =>
    navigate({ to: ".", search: changed(filters, part), resetScroll: false, replace: "search" in part })
  const total = data?.pagination?.total ?? 0
  return (
    <div className="wrap pt-8 lg:pt-12">
      <header className="max-w-3xl">
        <h1 className="text-4xl font-bold lg:text-5xl">{t(title)}</h1>
        <p className="mt-3 text-lg text-soft">{t(lead)}</p>
      </header>
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_1fr]">
        <FilterSidebar filters={filters} change={change} fixedCategory={category} />
        <section aria-busy={isPlaceholderData} className="min-w-0">
          <h2 className="sr-only">{t(messages.results)}</h2>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {fillIn(t(messages.showing), { shown: data?.data.length ?? 0, total })}
            </p>
            <div className="flex w-full items-center gap-2 sm:w-auto">
              <FilterSheet filters={filters} change={change} fixedCategory={category} total={total} />
              <SortSelect sort={filters.sort} change={change} />
            </div>
          </div>
          <AppliedFilters filters={filters} empty={total === 0} />
          <ul className={`mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3 ${isPlaceholderData ? "opacity-60" : ""}`}>
            {data?.data.map((tour, index) => (
              <li key={tour._id} className="grid">
                <TourCard tour={tour} priority={index === 0} />
              </li>
            ))}
          </ul>
          <Pagination
            page={data?.pagination?.page ?? 1}
            pages={data?.pagination?.pages ?? 1}
            link={pageLink(filters)}
          />
        </section>
      </div>
    </div>
  )
}

const pageLink =
  (filters: TourFilters): PageLink =>
  ({ page, label, current, className, children }) => (
    <Link
      key={label}
      to="."
      search={changed(filters, { page: page === 1 ? undefined : page })}
      aria-label={label}
      aria-current={current ? "page" : undefined}
      activeProps={{}}
      className={className}
    >
      {children}
    </Link>
  )
