import type { Language } from "#i18n/localized.ts"
import { type Currency, SHOWN_CURRENCIES, type ShownCurrency } from "#lib/money.ts"

/** The cookie with the visitor's choice. */
export const CURRENCY_KEY = "currency"

const CHOICE = new RegExp(`(?:^|;\\s*)${CURRENCY_KEY}=(${SHOWN_CURRENCIES.join("|")})\\b`)

/** Returns the currency that a visitor chose, undefined without a choice. */
export function chosenCurrency(cookie: string | null | undefined): ShownCurrency | undefined {
  return cookie ? (CHOICE.exec(cookie)?.[1] as ShownCurrency | undefined) : undefined
}

/** Returns the currency in which a page of this language shows prices first. */
export function usualCurrency(language: Language): Currency {
  return language === "vi" ? "VND" : "USD"
}
