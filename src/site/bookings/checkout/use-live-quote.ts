import { hashKey, useQuery } from "@tanstack/react-query"
import { useRef } from "react"
import type { QuoteRequest } from "#domain/bookings/quote/order.schema.ts"
import type { Quote, Quoted } from "#domain/bookings/quote/types.ts"
import { cancellationPeriods } from "#domain/catalogue/cancellation.ts"
import type { CancellationBand } from "#domain/catalogue/content.ts"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { quoteQuery } from "#site/bookings/queries.ts"
import { useDebounced } from "#site/ui/hooks/use-debounced.ts"

const DEBOUNCE_MS = 300

export type QuoteTerms = Pick<Quoted, "answerBy" | "cancellationSteps" | "changeTerms" | "holidayTerms">

/** `quoted` is the server's answer, `problem` its validation error. `placeholder` reserves space for the terms. */
export type LiveQuote = {
  quote: Quote | undefined
  quoted: Quoted | undefined
  placeholder?: QuoteTerms | undefined
  problem: string | undefined
}

/** Returns the browser's estimate first, then the server's quote with holidays, after a short pause in typing. */
export function useLiveQuote(
  order: QuoteRequest | undefined,
  estimate: Quote | undefined,
  bands: readonly CancellationBand[],
): LiveQuote {
  const language = useLanguage()
  // Compares by content, because not every form change affects the price.
  const key = hashKey([order])
  const isSettled = useDebounced(key, DEBOUNCE_MS) === key
  const { data, error } = useQuery(quoteQuery(isSettled ? order : undefined, language))
  const last = useRef<QuoteTerms>(placeholderTerms(bands))
  if (data) last.current = data
  const placeholder = order && !error ? last.current : undefined
  const refused = error instanceof ApiError && error.status === 422
  return { quote: data ?? estimate, quoted: data, placeholder, problem: refused ? error.message : undefined }
}

/** Reserves space for the terms of a date that is far ahead. */
function placeholderTerms(bands: readonly CancellationBand[]): QuoteTerms {
  const now = new Date().toISOString()
  const steps = cancellationPeriods(bands).map(({ refundPercent }) => ({ refundPercent, until: now }))
  return { answerBy: now, cancellationSteps: steps, changeTerms: null, holidayTerms: null }
}
