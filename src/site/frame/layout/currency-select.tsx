import { useLocation, useRouter } from "@tanstack/react-router"
import { type ChangeEvent, useEffect } from "react"
import { useTranslate } from "#i18n/language.tsx"
import { CURRENCY_KEY, chosenCurrency } from "#i18n/money/currency.ts"
import { useMoneyView } from "#i18n/money/money.tsx"
import { SHOWN_CURRENCIES, type ShownCurrency } from "#lib/money.ts"
import { setPreference } from "#lib/storage/preference-cookie.ts"
import { messages } from "#site/frame/messages.ts"
import { show } from "./language-toggle.tsx"

/** Chooses the currency in which prices are shown first. */
export function CurrencySelect() {
  const t = useTranslate()
  const router = useRouter()
  const { currency, rates } = useMoneyView()
  const here = useLocation({ select: ({ href }) => href })
  const offered = SHOWN_CURRENCIES.filter((code) => code === "VND" || rates[code] > 0)
  const change = ({ currentTarget: { value } }: ChangeEvent<HTMLSelectElement>) => {
    setPreference(CURRENCY_KEY, value)
    void show(router, { currency: value as ShownCurrency })
  }
  return (
    <form action="/currency" className="flex items-center">
      <input type="hidden" name="to" value={here} suppressHydrationWarning />
      <select
        name="currency"
        aria-label={t(messages.currency)}
        value={currency}
        onChange={change}
        autoComplete="off"
        className="min-h-11 [field-sizing:content] bg-transparent px-1 hover:text-(--hover)"
      >
        {offered.map((code) => (
          <option key={code} value={code} className="bg-paper text-ink">
            {code}
          </option>
        ))}
      </select>
      <button type="submit" className="hidden min-h-11 px-2 underline noscript:inline-block">
        {t(messages.show)}
      </button>
    </form>
  )
}

/** Shows a stored page, which may be older than the visitor's choice, in the currency chosen since. */
export function useCurrencyChoice() {
  const router = useRouter()
  useEffect(() => {
    const chosen = chosenCurrency(document.cookie)
    if (chosen && chosen !== router.options.context.currency) void show(router, { currency: chosen })
  }, [router])
}
