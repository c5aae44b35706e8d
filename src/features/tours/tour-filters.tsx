import { useSuspenseQuery } from "@tanstack/react-query"
import { SlidersHorizontal } from "lucide-react"
import { type FormEvent, useId, useState } from "react"
import { placeNamesQuery, tourCategoriesQuery } from "#features/categories/queries.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Choices } from "#ui/choices.tsx"
import { Dialog } from "#ui/dialog.tsx"
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
  const [open, setOpen] = useState(false)
  const label = total === 1 ? t(messages.showOneTour) : fillIn(t(messages.showTours), { total })
  return (
    <div className="lg:hidden">
      <Button look="secondary" className="whitespace-nowrap" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SlidersHorizontal className="size-4" aria-hidden="true" />
        {t(messages.filters)}
      </Button>
      {open && (
        <Dialog
          title={t(messages.filters)}
          place="foot"
          onClose={() => setOpen(false)}
          footer={
            <form method="dialog">
              <Button type="submit" className="w-full">
                {label}
              </Button>
            </form>
          }
        >
          <Filters {...props} />
        </Dialog>
      )}
    </div>
  )
}

/** A plain form, so that it works before (and without) the script: then the button applies it. */
function Filters({ filters, change, fixedCategory }: Props) {
  const t = useT()
  const id = useId()
  // What was typed before the script came has told nobody yet; Enter does.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    change({ search: String(new FormData(event.currentTarget).get("search") ?? "") })
  }
  return (
    <form method="get" className="grid gap-7" onSubmit={submit}>
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
          className="control mt-1"
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
      <button
        type="submit"
        className="sr-only noscript:not-sr-only noscript:min-h-11 noscript:bg-brand noscript:px-5 noscript:text-on-brand"
      >
        {t(messages.apply)}
      </button>
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
        className="control mt-1"
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
  const toggle = (length: number) =>
    change({ days: chosen.includes(length) ? chosen.filter((other) => other !== length) : [...chosen, length] })
  return (
    <Choices
      legend={`${t(messages.duration)} (${t(messages.days)})`}
      name="days"
      choose="many"
      options={DURATIONS.map((length) => ({ value: length, label: durationLabel(length) }))}
      chosen={chosen}
      onChoose={toggle}
    />
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
      className="control w-auto font-semibold"
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
