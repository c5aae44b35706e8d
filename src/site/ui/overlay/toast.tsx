import { useEffect, useRef } from "react"
import { create } from "zustand"
import { useTranslate } from "#i18n/language.tsx"
import { IconButton } from "#site/ui/button.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { TOAST_SHOWN } from "./toast-event.ts"

/** Source: spec §9. */
const SHOWN_MS = 4000

const messages = {
  region: { en: "Notifications", vi: "Thông báo" },
  close: { en: "Close this message", vi: "Đóng thông báo" },
}

type Tone = "good" | "bad" | "wait"
const LOOKS = {
  good: { icon: "circle-check", color: "text-rice" },
  bad: { icon: "circle-alert", color: "text-lotus" },
  wait: { icon: "hourglass", color: "text-turmeric" },
} as const satisfies Record<Tone, object>

type Toast = { id: number; tone: Tone; text: string }

const useToasts = create<{ toasts: Toast[] }>(() => ({ toasts: [] }))
let count = 0

/** Shows a toast for four seconds. Does not repeat the same text. */
export function showToast(tone: Tone, text: string): void {
  window.dispatchEvent(new Event(TOAST_SHOWN))
  const others = useToasts.getState().toasts.filter((toast) => toast.text !== text)
  useToasts.setState({ toasts: [...others, { id: ++count, tone, text }] })
}

function dismiss(id: number): void {
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }))
}

/** The live region of toasts, above everything, including dialogs. */
export default function Toasts() {
  const t = useTranslate()
  const region = useRef<HTMLElement>(null)
  const toasts = useToasts(({ toasts }) => toasts)
  const newest = toasts.at(-1)?.id
  useEffect(() => {
    region.current?.hidePopover()
    if (newest) region.current?.showPopover()
  }, [newest])
  return (
    <section
      ref={region}
      popover="manual"
      aria-label={t(messages.region)}
      className="toasts w-[min(26rem,100vw-2rem)] overflow-visible bg-transparent"
    >
      <ol aria-live="polite" className="grid gap-2">
        {toasts.map((toast) => (
          <ToastLine key={toast.id} toast={toast} />
        ))}
      </ol>
    </section>
  )
}

function ToastLine({ toast: { id, tone, text } }: { toast: Toast }) {
  const t = useTranslate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stay = () => clearTimeout(timer.current)
  const go = () => {
    stay()
    timer.current = setTimeout(() => dismiss(id), SHOWN_MS)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    go()
    return stay
  }, [])
  const { icon, color } = LOOKS[tone]
  return (
    <li
      className="flex animate-[rise_0.2s_var(--ease-out)] items-center gap-3 rounded-card bg-ink py-1 pr-1 pl-4 text-paper"
      onPointerEnter={stay}
      onPointerLeave={go}
      onFocus={stay}
      onBlur={go}
    >
      <Icon name={icon} className={`size-5 shrink-0 ${color}`} />
      <span className="grow py-2.5">{text}</span>
      <IconButton label={t(messages.close)} className="hover:text-ink" onClick={() => dismiss(id)}>
        <Icon name="x" className="size-4" />
      </IconButton>
    </li>
  )
}
