import type { ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { type AppliedFilter, AppliedFilters } from "./applied-filters.tsx"
import { FilterSheet, FilterSidebar } from "./list-filters.tsx"
import { pageLink } from "./page-link.tsx"
import { Pagination } from "./pagination.tsx"
import { type QuickFilter, QuickFilters } from "./quick-filters.tsx"

const message = { en: "What we found", vi: "Kết quả" }

type Props = {
  title: string
  lead: string
  /** A form that asks what to look for, above the filters. */
  search?: ReactNode
  quick: QuickFilter[]
  form: ReactNode
  done: string
  count: string
  sort: ReactNode
  applied: AppliedFilter[]
  /** What else was found: below the list, or first if the list is empty. */
  also?: ReactNode
  empty: { title: string; text: string; children: ReactNode } | undefined
  stale: boolean
  page: { page: number; pages: number } | undefined
  searchOf: (page: number | undefined) => Record<string, unknown>
  children: ReactNode
}

/** A list with filters beside it, or in a sheet on narrow screens. Its state is in the URL. */
export function FilteredList(props: Props) {
  const t = useTranslate()
  const { form, stale, page, empty } = props
  // Quick filters are removed by their own button. Without results the chips name them too.
  const pressed = props.quick.filter(({ isOn }) => isOn && !empty).map(({ label }) => label)
  return (
    <div className="wrap pt-8 lg:pt-12">
      <header className="max-w-3xl">
        <h1 className="text-4xl font-bold lg:text-5xl">{props.title}</h1>
        <p className="mt-3 text-lg text-soft">{props.lead}</p>
      </header>
      {props.search}
      <QuickFilters filters={props.quick} />
      <div className="mt-5 grid gap-8 lg:grid-cols-[17rem_1fr]">
        <FilterSidebar>{form}</FilterSidebar>
        <section aria-busy={stale} className="min-w-0">
          <h2 className="sr-only">{t(message)}</h2>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p role="status" className="font-semibold">
              {props.count}
            </p>
            <div className="flex w-full items-center gap-2 sm:w-auto">
              <FilterSheet done={props.done}>{form}</FilterSheet>
              {props.sort}
            </div>
          </div>
          <AppliedFilters filters={props.applied.filter(({ label }) => !pressed.includes(label))} empty={empty} />
          {empty && props.also}
          <ul className={`mt-6 grid gap-6 sm:grid-cols-2 xl:grid-cols-3 ${stale ? "opacity-60" : ""}`}>
            {props.children}
          </ul>
          <Pagination page={page?.page ?? 1} pages={page?.pages ?? 1} link={pageLink(props.searchOf)} />
          {!empty && props.also}
        </section>
      </div>
    </div>
  )
}
