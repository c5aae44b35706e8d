import { useHydrated, useRouter } from "@tanstack/react-router"
import { type FormEvent, lazy, type ReactNode, Suspense, useId, useState } from "react"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import type { ListLink } from "./use-change-filters.ts"
import { type OnSearch, useSearchText } from "./use-search-text.ts"

const Dialog = lazy(() => import("#site/ui/overlay/dialog.tsx").then((file) => ({ default: file.Dialog })))

const messages = {
  filters: { en: "Filters", vi: "Bộ lọc" },
  apply: { en: "Apply", vi: "Áp dụng" },
  sortBy: { en: "Sort by", vi: "Sắp xếp" },
}

export function FilterSidebar({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <aside aria-label={t(messages.filters)} className="hidden lg:block noscript:block">
      {children}
    </aside>
  )
}

export function FilterSheet({ done, children }: { done: string; children: ReactNode }) {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <div className="lg:hidden">
      <Button
        look="secondary"
        className="whitespace-nowrap noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="sliders-horizontal" className="size-4" />
        {t(messages.filters)}
      </Button>
      <Suspense>
        {open && (
          <Dialog
            title={t(messages.filters)}
            position="foot"
            onClose={() => setOpen(false)}
            footer={
              <form method="dialog">
                <Button type="submit" className="w-full">
                  {done}
                </Button>
              </form>
            }
          >
            {children}
          </Dialog>
        )}
      </Suspense>
    </div>
  )
}

/** Connects the sort order outside the form to it, for use without JavaScript. */
const FORM_ID = "list-filters"

type FormProps = {
  onSearch: OnSearch
  /** The list that shows all fields of the form, if the page's own path holds one of them. */
  action?: ListLink | undefined
  children: ReactNode
}

/** A form with a submit button, so that filters work without JavaScript. */
export function FilterForm({ onSearch, action, children }: FormProps) {
  const t = useTranslate()
  const router = useRouter()
  // Text typed before hydration triggered no change event, so submit it.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get("search") ?? ""), true)
  }
  return (
    <form
      method="get"
      action={action && router.buildLocation(action).publicHref}
      id={useHydrated() ? undefined : FORM_ID}
      className="grid gap-7"
      onSubmit={submit}
    >
      {children}
      <button
        type="submit"
        className="sr-only noscript:not-sr-only noscript:min-h-11 noscript:bg-brand noscript:px-5 noscript:text-on-brand"
      >
        {t(messages.apply)}
      </button>
    </form>
  )
}

type SearchProps = {
  label: string
  placeholder: string
  value: string | undefined
  onSearch: OnSearch
}

export function SearchFilter({ label, placeholder, value, onSearch }: SearchProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        {...useSearchText(value, onSearch)}
        id={id}
        type="search"
        name="search"
        maxLength={100}
        placeholder={placeholder}
        className="control mt-1"
      />
    </div>
  )
}

type SelectProps = {
  label: string
  name: string
  value: string | undefined
  onChange: (value: string) => void
  /** Stands for no choice. */
  all: string
  options?: readonly CountedChoice[]
  /** Groups of options. */
  children?: ReactNode
}

export function SelectFilter({ label, name, value, onChange, all, options, children }: SelectProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <select
        id={id}
        name={name}
        value={value ?? ""}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="control mt-1"
      >
        <option value="">{all}</option>
        {options?.map((option) => (
          <CountedOption key={option.value} {...option} />
        ))}
        {children}
      </select>
    </div>
  )
}

/** A choice with the number of rows that it would find, if that is known. */
type CountedChoice = { value: string; label: string; count?: number | undefined }

export function CountedOption({ value, label, count }: CountedChoice) {
  return (
    <option value={value} disabled={count === 0}>
      {count === undefined ? label : `${label} (${count})`}
    </option>
  )
}

type SortProps<Sort extends string> = {
  options: readonly { value: Sort; label: string }[]
  sort: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

/** The first option is the default and not part of the URL. */
export function SortSelect<Sort extends string>({ options, sort, onChange }: SortProps<Sort>) {
  const t = useTranslate()
  const language = useLanguage()
  const usual = options[0]?.value
  const choose = (value: string) => onChange(options.find((option) => option.value === value && value !== usual)?.value)
  return (
    <select
      key={language}
      name="sort"
      form={FORM_ID}
      aria-label={t(messages.sortBy)}
      value={sort ?? usual}
      onChange={(event) => choose(event.currentTarget.value)}
      className="control w-auto font-semibold"
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
