import { createContext, type ReactNode, useContext, useMemo } from "react"
import { useLanguage } from "#i18n/language.tsx"
import { usualCurrency } from "#i18n/money/currency.ts"
import {
  type BothKept,
  type MoneyView,
  type Rates,
  writeBoth,
  writeBothKept,
  writeOther,
  writeParts,
  writeShown,
  writeUnits,
} from "#i18n/money/shown-money.ts"
import type { Currency, ShownCurrency } from "#lib/money.ts"

type Choice = { chosen: ShownCurrency | undefined; rates: Rates }

const MoneyContext = createContext<Choice>({ chosen: undefined, rates: { USD: 26_000, EUR: 0, KRW: 0 } })

/** `chosen` is undefined until the visitor chooses a currency. */
export function MoneyProvider({ chosen, rates, children }: Choice & { children: ReactNode }) {
  const choice = useMemo(() => ({ chosen, rates }), [chosen, rates])
  return <MoneyContext value={choice}>{children}</MoneyContext>
}

/** Returns how this visitor reads money. A booking gives its own rate in đồng for a dollar. */
export function useMoneyView(vndPerUsd?: number): MoneyView {
  const language = useLanguage()
  const { chosen, rates } = useContext(MoneyContext)
  const isOffered = chosen && (chosen === "VND" || rates[chosen] > 0)
  return {
    currency: isOffered ? chosen : usualCurrency(language),
    rates: vndPerUsd === undefined ? rates : { ...rates, USD: vndPerUsd },
    language,
  }
}

/** Returns the writers of `shown-money.ts` for this visitor. */
export function useMoney(vndPerUsd?: number) {
  const view = useMoneyView(vndPerUsd)
  return {
    shown: (major: number, currency: Currency) => writeShown(major, currency, view),
    other: (major: number, currency: Currency) => writeOther(major, currency, view),
    both: (major: number, currency: Currency) => writeBoth(major, currency, view),
    bothKept: (kept: BothKept, currency: Currency) => writeBothKept(kept, currency, view),
    units: (lines: Parameters<typeof writeUnits>[0], currency: Currency) => writeUnits(lines, currency, view),
    parts: (minors: number[], currency: Currency) => writeParts(minors, currency, view),
  }
}
