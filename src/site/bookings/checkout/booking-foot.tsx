import { type ReactNode, useEffect, useRef } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { Price } from "#site/ui/price.tsx"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import type { LiveQuote } from "./use-live-quote.ts"

/** The end of a booking form: the button, and on phones the total beside it. */
export function BookingFoot({ live: { quote }, children }: { live: LiveQuote; children: ReactNode }) {
  const t = useTranslate()
  const foot = useRef<HTMLDivElement>(null)
  useEffect(() => uncoverFocused(foot.current?.closest("form")), [])
  return (
    <div ref={foot} className="form-foot sm:grow">
      {quote !== undefined && quote.total > 0 && (
        <p className="shrink-0 leading-tight sm:hidden">
          <span className="block text-sm text-soft">{t(texts.total)}</span>
          <Price amount={quote.total} currency={quote.currency} other="below" className="text-lg" />
        </p>
      )}
      {children}
    </div>
  )
}

/** Browsers don't scroll to a focused field that is only covered. Pressed buttons must not move away. */
function uncoverFocused(form: HTMLElement | null | undefined) {
  const onFocus = ({ target }: Event) => {
    const field = target as HTMLElement
    if (field.matches(":focus-visible")) field.scrollIntoView({ block: "nearest" })
  }
  form?.addEventListener("focusin", onFocus)
  return () => form?.removeEventListener("focusin", onFocus)
}
