import type { ReactNode } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#site/ui/icon.tsx"

const messages = {
  pages: { en: "Pages", vi: "Các trang" },
  page: { en: "Page {n}", vi: "Trang {n}" },
  previous: { en: "Previous page", vi: "Trang trước" },
  next: { en: "Next page", vi: "Trang sau" },
}

export type PageLink = (link: {
  page: number
  label: string
  current: boolean
  className: string
  children: ReactNode
}) => ReactNode

const LOOK =
  "grid min-h-11 min-w-11 place-items-center rounded-card border border-transparent font-semibold hover:border-field aria-[current=page]:bg-ink aria-[current=page]:text-paper"

/** Shows the first, last, current and neighbouring pages (spec §2). */
export function Pagination({ page, pages, link }: { page: number; pages: number; link: PageLink }) {
  const t = useTranslate()
  if (pages < 2) return null
  const arrow = (target: number, label: string, children: ReactNode) =>
    target >= 1 && target <= pages && link({ page: target, label, current: false, className: LOOK, children })
  return (
    <nav aria-label={t(messages.pages)} className="mt-10 flex flex-wrap justify-center gap-1">
      {arrow(page - 1, t(messages.previous), <Icon name="chevron-left" className="size-5" />)}
      {shownPages(page, pages).map((shown, index) =>
        shown === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has nothing but its position
          <span key={`gap ${index}`} className="grid min-h-11 min-w-6 place-items-center" aria-hidden="true">
            …
          </span>
        ) : (
          link({
            page: shown,
            label: t(messages.page, { n: shown }),
            current: shown === page,
            className: LOOK,
            children: shown,
          })
        ),
      )}
      {arrow(page + 1, t(messages.next), <Icon name="chevron-right" className="size-5" />)}
    </nav>
  )
}

function shownPages(page: number, pages: number): (number | null)[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(shown)].sort((a, b) => a - b)
  return numbers.flatMap((number, index) => {
    const gap = index > 0 && number - (numbers[index - 1] ?? 0) > 1
    return gap ? [null, number] : [number]
  })
}
