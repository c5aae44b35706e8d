import { useEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { stringifySearch } from "#lib/search-params.ts"
import { useLinkAsButton } from "#ui/overlay/link-as-button.ts"

const message = { en: "Quick filters", vi: "Lọc nhanh" }

/** A filter that toggles with one press. `search` is the query after it. */
export type QuickFilter = { label: string; isOn: boolean; search: Record<string, unknown>; press: () => void }

export function QuickFilters({ filters }: { filters: QuickFilter[] }) {
  const t = useTranslate()
  const row = useScrollToPressed(filters)
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

/** Scrolls to the pressed filter, because the page may open with one out of sight. */
function useScrollToPressed(filters: QuickFilter[]) {
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

function Chip({ label, isOn, search, press }: QuickFilter) {
  const asButton = useLinkAsButton(press)
  const state = asButton.role ? { "aria-pressed": isOn } : { "aria-current": isOn || undefined }
  return (
    <a href={stringifySearch(search) || "?"} className="chip" {...asButton} {...state}>
      {label}
    </a>
  )
}
