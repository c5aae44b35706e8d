import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { EmptyState } from "./empty-state.tsx"
import type { ListLink } from "./use-change-filters.ts"

const messages = {
  clearAll: { en: "Clear all", vi: "Xóa tất cả" },
  remove: { en: "Remove filter: {filter}", vi: "Bỏ lọc: {filter}" },
}

/** `without` links to the list without this filter. */
export type AppliedFilter = { label: string; without: ListLink }

type Props = {
  filters: AppliedFilter[]
  empty?: { title: string; text: string; children?: ReactNode } | undefined
}

export function AppliedFilters({ filters, empty }: Props) {
  if (!empty) return filters.length ? <Chips filters={filters} className="mt-4" /> : null
  return (
    <EmptyState title={empty.title} {...(filters.length > 0 && { text: empty.text })}>
      {filters.length > 0 && <Chips filters={filters} className="w-full" />}
      {empty.children}
    </EmptyState>
  )
}

function Chips({ filters, className }: { filters: AppliedFilter[]; className: string }) {
  const t = useTranslate()
  return (
    <ul className={`flex flex-wrap gap-2 ${className}`}>
      {filters.map(({ label, without }) => (
        <li key={label}>
          <Link
            {...without}
            activeOptions={{ exact: true }}
            resetScroll={false}
            aria-label={t(messages.remove, { filter: label })}
            className="chip"
          >
            {label}
            <Icon name="x" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to="."
          search={{}}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className="text-link inline-flex min-h-11 items-center px-2 text-sm"
        >
          {t(messages.clearAll)}
        </Link>
      </li>
    </ul>
  )
}
