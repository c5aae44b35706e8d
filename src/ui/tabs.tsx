import { type KeyboardEvent, type ReactNode, useId, useState } from "react"

type Tab = { key: string; label: string; content: ReactNode }

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Tabs by WAI-ARIA's pattern: one stop for the Tab key, arrow keys, Home and End between them. A tab that was opened
 * stays as it was left, with what was typed in it.
 */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const id = useId()
  const [opened, setOpened] = useState([tabs[0]?.key])
  const shown = opened[0]
  const setShown = (key: string) => setOpened([key, ...opened.filter((other) => other !== key)])
  const move = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setShown(next.key)
    document.getElementById(`${id}${next.key}`)?.focus()
  }
  return (
    <div>
      <div role="tablist" aria-label={label} className="flex gap-1 overflow-x-auto border-b border-hairline p-1 pb-0">
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}${tab.key}`}
            aria-selected={tab.key === shown}
            aria-controls={`${id}${tab.key}-panel`}
            tabIndex={tab.key === shown ? 0 : -1}
            onClick={() => setShown(tab.key)}
            onKeyDown={(event) => move(event, index)}
            className="-mb-px min-h-11 shrink-0 border-b-3 border-transparent px-2.5 sm:px-4 font-semibold text-soft hover:text-ink aria-selected:border-vermilion aria-selected:text-ink"
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.key}
          role="tabpanel"
          id={`${id}${tab.key}-panel`}
          aria-labelledby={`${id}${tab.key}`}
          hidden={tab.key !== shown}
          className="pt-5"
        >
          {opened.includes(tab.key) && tab.content}
        </div>
      ))}
    </div>
  )
}
