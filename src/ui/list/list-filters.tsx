import { useHydrated } from "@tanstack/react-router"
import { SlidersHorizontal } from "lucide-react"
import { type FormEvent, type ReactNode, useId, useState } from "react"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/overlay/dialog.tsx"

const messages = {
  filters: { en: "Filters", vi: "Bộ lọc" },
  apply: { en: "Apply", vi: "Áp dụng" },
  sortBy: { en: "Sort by", vi: "Sắp xếp" },
}

/** The filters beside a list on wide screens. */
export function FilterSidebar({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <aside aria-label={t(messages.filters)} className="hidden lg:block noscript:block">
      {children}
    </aside>
  )
}

/** The same filters in a sheet on narrow screens; `done` says what they leave ('Show 12 tours'). */
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
                {done}
              </Button>
            </form>
          }
        >
          {children}
        </Dialog>
      )}
    </div>
  )
}

/** By which the order of the list, which stands elsewhere, belongs to the filters where no script runs. */
const FORM_ID = "list-filters"

type FormProps = { onSearch: (text: string) => void; children: ReactNode }

/** A plain form around filters, so that they work before (and without) the script: then the button applies them. */
export function FilterForm({ onSearch, children }: FormProps) {
  const t = useTranslate()
  // What was typed before the script came has told nobody yet; Enter does.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get("search") ?? ""))
  }
  return (
    <form method="get" id={useHydrated() ? undefined : FORM_ID} className="grid gap-7" onSubmit={submit}>
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
  onSearch: (text: string) => void
}

/** The words that a list is searched by, heard with every letter. */
export function SearchFilter({ label, placeholder, value, onSearch }: SearchProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <input
        id={id}
        type="search"
        name="search"
        maxLength={100}
        defaultValue={value}
        key={value === undefined ? "cleared" : "given"}
        placeholder={placeholder}
        onInput={(event) => onSearch(event.currentTarget.value)}
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
  children: ReactNode
}

/** One of many; the empty value stands for all. */
export function SelectFilter({ label, name, value, onChange, children }: SelectProps) {
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
        {children}
      </select>
    </div>
  )
}

type SortProps<Sort extends string> = {
  options: readonly { value: Sort; label: string }[]
  sort: Sort | undefined
  onChange: (sort: Sort | undefined) => void
}

/** The order of a list. The first option is the list's own order, which the address does not name. */
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
