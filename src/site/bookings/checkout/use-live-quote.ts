import { hashKey, useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { useRef } from "react"
import { quotePayments } from "#domain/bookings/payment-plan/payment-steps.ts"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { Payments, Quote, Quoted } from "#domain/bookings/quote/types.ts"
import { cancellationPeriods } from "#domain/catalogue/cancellation.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { productPlan } from "#domain/catalogue/payment-plan.ts"
import { howToPayFor } from "#domain/catalogue/payment-plan-words.ts"
import { useLanguage } from "#i18n/language.tsx"
import type { LocalizedContent } from "#i18n/localized.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { now } from "#lib/clock.ts"
import { hanoiInstant } from "#lib/today.ts"
import { quoteQuery } from "#site/bookings/queries.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { useDebounced } from "#site/ui/hooks/use-debounced.ts"

const DEBOUNCE_MS = 300

export type QuoteTerms = Pick<Quoted, "answerBy" | "cancellationSteps" | "changeTerms" | "holidayTerms">

/** `quoted` is the server's answer, `problem` its validation error. `placeholder` reserves space for the terms. */
export type LiveQuote = {
  quote: Quote | undefined
  quoted: Quoted | undefined
  placeholder?: QuoteTerms | undefined
  payments: Payments | undefined
  /** How the product is paid, before there are sums and days. */
  howToPay: LocalizedContent
  problem: string | undefined
}

type Product = { cancellationBands: readonly CancellationBand[]; paymentPlan: PaymentPlan | null }

/** Returns the browser's estimate first, then the server's quote with holidays, after a short pause in typing. */
export function useLiveQuote(
  order: QuoteRequest | undefined,
  estimate: Quote | undefined,
  product: Product,
): LiveQuote {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const language = useLanguage()
  // Compares by content, because not every form change affects the price.
  const key = hashKey([order])
  const isSettled = useDebounced(key, DEBOUNCE_MS) === key
  const { data, error } = useQuery(quoteQuery(isSettled ? order : undefined, language))
  const last = useRef<QuoteTerms>(placeholderTerms(product.cancellationBands))
  if (data) last.current = data
  const placeholder = order && !error ? last.current : undefined
  const refused = error instanceof ApiError && error.status === 422
  const startsAt = order && hanoiInstant(order.travelDate, "00:00")
  const payments =
    data?.payments ??
    (estimate && startsAt && quotePayments(estimate, productPlan(product, settings), startsAt, new Date(now())))
  const howToPay = howToPayFor(product, settings)
  const problem = refused ? error.message : undefined
  return { quote: data ?? estimate, quoted: data, placeholder, payments, howToPay, problem }
}

/** Reserves space for the terms of a date that is far ahead. */
function placeholderTerms(bands: readonly CancellationBand[]): QuoteTerms {
  const soon = new Date().toISOString()
  const steps = cancellationPeriods(bands).map(({ refundPercent }) => ({ refundPercent, until: soon }))
  return { answerBy: soon, cancellationSteps: steps, changeTerms: null, holidayTerms: null }
}
