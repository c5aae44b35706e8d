import { Link, type LinkProps, useHydrated } from "@tanstack/react-router"
import { type KeyboardEvent, type ReactNode, useId, useState } from "react"
import { useLinkAsButton } from "./link-as-button.ts"

type Tab = { key: string; label: string; content: ReactNode; link?: Pick<LinkProps, "to" | "params"> }

const STEPS: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs by the WAI-ARIA pattern. An opened tab stays mounted, so that its input stays. `first` is the key of the one that is shown at first. */
export function Tabs({ label, tabs, first }: { label: string; tabs: Tab[]; first?: string }) {
  const id = useId()
  const isReady = useHydrated()
  const [opened, setOpened] = useState([(tabs.find(({ key }) => key === first) ?? tabs[0])?.key])
  const shown = opened[0]
  const setShown = (key: string) => setOpened([key, ...opened.filter((other) => other !== key)])
  const move = (event: KeyboardEvent, index: number) => {
    const next = tabs[STEPS[event.key]?.(index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    setShown(next.key)
    document.getElementById(`${id}${next.key}`)?.focus()
  }
  return (
    <div>
      <div
        {...(isReady && { role: "tablist", "aria-label": label })}
        className="tab-strip flex gap-1 border-b border-hairline p-1 pb-0"
      >
        {tabs.map((tab, index) => (
          <TabHead
            key={tab.key}
            id={id + tab.key}
            tab={tab}
            isShown={tab.key === shown}
            show={() => setShown(tab.key)}
            onKeyDown={(event) => move(event, index)}
          />
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

type HeadProps = {
  id: string
  tab: Tab
  isShown: boolean
  show: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

function TabHead({ id, tab: { label, link }, isShown, show, onKeyDown }: HeadProps) {
  const { role, ...pressed } = useLinkAsButton(show)
  const shared = {
    ...pressed,
    id,
    className: isShown ? "tab tab-shown" : "tab",
    ...((role || !link) && {
      role: "tab",
      "aria-selected": isShown,
      "aria-controls": `${id}-panel`,
      tabIndex: isShown ? 0 : -1,
    }),
    onKeyDown: (event: KeyboardEvent) => {
      pressed.onKeyDown(event)
      onKeyDown(event)
    },
  }
  if (!link)
    return (
      <button type="button" {...shared}>
        {label}
      </button>
    )
  return (
    <Link {...link} {...shared} preload={false} activeProps={{}}>
      {label}
    </Link>
  )
}
