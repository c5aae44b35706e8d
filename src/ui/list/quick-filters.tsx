import { useEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { stringifySearch } from "#lib/search-params.ts"
import { useLinkAsButton } from "#ui/overlay/link-as-button.ts"

const message = { en: "Quick filters", vi: "Lọc nhanh" }

/** What a list is filtered by with one press, and by the next one no more; `search` is the query that this leads to. */
export type QuickFilter = { label: string; isOn: boolean; search: Record<string, unknown>; press: () => void }

/** The filters most asked for, in a row above the list that is pushed sideways where it is too long. */
export function QuickFilters({ filters }: { filters: QuickFilter[] }) {
  const t = useTranslate()
  const row = useSeenChoice(filters)
  if (!filters.length) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fields, so no fieldset
    <div ref={row} role="group" aria-label={t(message)} className="quick-filters">
      {filters.map((filter) => (
        <Chip key={filter.label} {...filter} />
      ))}
    </div>
  )
}

/** Pushes the row to what is pressed in it, for the page may have been opened with one that does not fit. */
function useSeenChoice(filters: QuickFilter[]) {
  const row = useRef<HTMLDivElement>(null)
  const chosen = filters.findIndex(({ isOn }) => isOn)
  useEffect(() => {
    const chip = row.current?.children[chosen] as HTMLElement | undefined
    if (!row.current || !chip) return
    row.current.scrollLeft =
      chip.offsetLeft + chip.offsetWidth / 2 - row.current.offsetLeft - row.current.clientWidth / 2
  }, [chosen])
  return row
}

/** A plain link, whose address is short and cheap to make; a button that stays pressed once a script runs. */
function Chip({ label, isOn, search, press }: QuickFilter) {
  const asButton = useLinkAsButton(press)
  const state = asButton.role ? { "aria-pressed": isOn } : { "aria-current": isOn || undefined }
  return (
    <a href={stringifySearch(search) || "?"} className="chip" {...asButton} {...state}>
      {label}
    </a>
  )
}
