import { useSuspenseQuery } from "@tanstack/react-query"
import { SlidersHorizontal, X } from "lucide-react"
import { useId, useRef, useState } from "react"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { RangeField } from "#ui/range-field.tsx"
import { durationLabel } from "./applied-filters.tsx"
import { messages } from "./messages.ts"
import { DURATIONS, PRICE_RANGE, TOUR_SORTS, type TourFilters, type TourSort } from "./tour.ts"

type Props = { filters: TourFilters; change: (part: Partial<TourFilters>) => void; fixedCategory?: string | undefined }

/** The filters beside the list on wide screens. */
export function FilterSidebar(props: Props) {
  const t = useT()
  return (
    <aside aria-label={t(messages.filters)} className="hidden lg:block">
      <Filters {...props} />
    </aside>
  )
}

/** The same filters in a sheet on narrow screens, with the count of what they leave. */
export function FilterSheet({ total, ...props }: Props & { total: number }) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const [opened, setOpened] = useState(false)
  const open = () => {
    setOpened(true)
    dialog.current?.showModal()
  }
  const label = total === 1 ? t(messages.showOneTour) : fillIn(t(messages.showTours), { total })
  return (
    <div className="lg:hidden">
      <Button look="secondary" onClick={open}>
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t(messages.filters)}
      </Button>
      <dialog
        ref={dialog}
        aria-label={t(messages.filters)}
        className="m-0 mt-auto max-h-[90dvh] w-full max-w-none rounded-t-2xl bg-paper p-0 text-ink"
      >
        <div className="flex max-h-[90dvh] flex-col">
          <div className="flex items-center justify-between border-b border-hairline py-2 pr-2 pl-5">
            <h2 className="text-xl font-bold">{t(messages.filters)}</h2>
            <button type="button" onClick={() => dialog.current?.close()} className="grid size-11 place-items-center" aria-label={label}>
              <X aria-hidden="true" />
            </button>
          </div>
          <div className="grow overflow-y-auto px-5 py-4">
            {opened && <Filters {...props} />}
          </div>
          <div className="border-t border-hairline p-4">
            <Button className="w-full" onClick={() => dialog.current?.close()}>
              {label}
            </Button>
          </div>
        </div>
      </dialog>
    </div>
  )
}

/** A plain form, so that it works before (and without) the script: then the button applies it. */
function Filters({ filters, change, fixedCategory }: Props) {
  const t = useT()
  const id = useId()
  return (
    <form method="get" className="grid gap-7" onSubmit={(event) => event.preventDefault()}>
      <div>
        <label htmlFor={`${id}search`} className="font-semibold">
          {t(messages.search)}
        </label>
        <input
          id={`${id}search`}
          type="search"
          name="search"
          maxLength={100}
          defaultValue={filters.search}
          key={filters.search === undefined ? "cleared" : "given"}
          placeholder={t(messages.searchPlaceholder)}
          onInput={(event) => change({ search: event.currentTarget.value })}
          className="mt-1 min-h-11 w-full rounded-card border border-field bg-sheet px-3"
        />
      </div>
      {!fixedCategory && <CategorySelect filters={filters} change={change} />}
      <Durations filters={filters} change={change} />
      <RangeField
        legend={t(messages.price)}
        labels={{ min: t(messages.minPrice), max: t(messages.maxPrice) }}
        names={{ min: "minPrice", max: "maxPrice" }}
        range={PRICE_RANGE}
        step={10}
        value={{ min: filters.minPrice, max: filters.maxPrice }}
        onChange={({ min, max }) => change({ minPrice: min, maxPrice: max })}
      />
      <noscript>
        <button type="submit" className="min-h-11 rounded-card bg-brand px-5 font-semibold text-on-brand">
          {t(messages.apply)}
        </button>
      </noscript>
    </form>
  )
}

function CategorySelect({ filters, change }: Props) {
  const t = useT()
  const id = useId()
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: places } = useSuspenseQuery(placeNamesQuery)
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {t(messages.category)}
      </label>
      <select
        id={id}
        name="category"
        value={filters.category ?? ""}
        onChange={(event) => change({ category: event.currentTarget.value })}
        className="mt-1 min-h-11 w-full rounded-card border border-field bg-sheet px-3"
      >
        <option value="">{t(messages.allCategories)}</option>
        <optgroup label={t(messages.category)}>
          {themes.map((theme) => (
            <option key={theme.slug} value={theme.slug}>
              {t(theme.name)}
            </option>
          ))}
        </optgroup>
        {places.children.map((region) => (
          <optgroup key={region.slug} label={t(region.name)}>
            <option value={region.slug}>{t(region.name)}</option>
            {region.children.map((place) => (
              <option key={place.slug} value={place.slug}>
                {t(place.name)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </div>
  )
}

function Durations({ filters, change }: Props) {
  const t = useT()
  const chosen = filters.days ?? []
  const toggle = (length: number) => change({ days: chosen.includes(length) ? chosen.filter((other) => other !== length) : [...chosen, length] })
  return (
    <fieldset>
      <legend className="font-semibold">
        {t(messages.duration)} ({t(messages.days)})
      </legend>
      <div className="mt-1 flex flex-wrap gap-1.5">
        {DURATIONS.map((length) => (
          <label
            key={length}
            className="grid min-h-11 min-w-11 cursor-pointer place-items-center rounded-card border border-field bg-sheet px-2 font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-turmeric"
          >
            <input
              type="checkbox"
              name="days"
              value={length}
              checked={chosen.includes(length)}
              onChange={() => toggle(length)}
              className="sr-only"
            />
            {durationLabel(length)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The order of the list: ours and the four of the spec. */
export function SortSelect({ sort, change }: { sort: TourSort | undefined; change: Props["change"] }) {
  const t = useT()
  const language = useLanguage()
  return (
    <select
      key={language}
      aria-label={t(messages.sortBy)}
      value={sort ?? "recommended"}
      onChange={(event) => change({ sort: sortOf(event.currentTarget.value) })}
      className="min-h-11 rounded-card border border-field bg-sheet px-3 font-semibold"
    >
      {TOUR_SORTS.map((option) => (
        <option key={option} value={option}>
          {t(messages.sort[option])}
        </option>
      ))}
    </select>
  )
}

function sortOf(value: string): TourSort | undefined {
  return TOUR_SORTS.find((option) => option === value && option !== "recommended")
}
