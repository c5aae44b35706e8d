import { useRouter } from "@tanstack/react-router"
import { useEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { useLinkAsButton } from "#site/ui/overlay/link-as-button.ts"
import type { ListLink } from "./use-change-filters.ts"

const message = { en: "Quick filters", vi: "Lọc nhanh" }

/** A filter that toggles with one press. `link` leads to the list after it. */
export type QuickFilter = { label: string; isOn: boolean; link: ListLink; press: () => void }

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

function Chip({ label, isOn, link, press }: QuickFilter) {
  const { publicHref } = useRouter().buildLocation(link)
  const asButton = useLinkAsButton(press)
  const state = asButton.role ? { "aria-pressed": isOn } : { "aria-current": isOn || undefined }
  return (
    <a href={publicHref} className="chip" {...asButton} {...state}>
      {label}
    </a>
  )
}
