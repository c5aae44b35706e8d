import { hashKey, useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import { quoteQuery } from "#features/bookings/queries.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Quote, Quoted } from "#features/bookings/quote/types.ts"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"

const DEBOUNCE_MS = 300

export type QuoteTerms = Pick<Quoted, "answerBy" | "cancellationSteps" | "changesAllowed">

/** `quoted` is the server's answer, `problem` its validation error. `placeholder` reserves space for the terms. */
export type LiveQuote = {
  quote: Quote | undefined
  quoted: Quoted | undefined
  placeholder?: QuoteTerms | undefined
  problem: string | undefined
}

/** Returns the browser's estimate first, then the server's quote with holidays, after a short pause in typing. */
export function useLiveQuote(order: QuoteRequest | undefined, estimate: Quote | undefined): LiveQuote {
  const language = useLanguage()
  // Compares by content, because not every form change affects the price.
  const key = hashKey([order])
  const isSettled = useDebounced(key, DEBOUNCE_MS) === key
  const { data, error } = useQuery(quoteQuery(isSettled ? order : undefined, language))
  const last = useRef<QuoteTerms>(placeholderTerms())
  if (data) last.current = data
  const placeholder = order && !error ? last.current : undefined
  const refused = error instanceof ApiError && error.status === 422
  return { quote: data ?? estimate, quoted: data, placeholder, problem: refused ? error.message : undefined }
}

/** Most products are free to cancel and change, so reserve space for both lines. */
function placeholderTerms(): QuoteTerms {
  const now = new Date().toISOString()
  return { answerBy: now, cancellationSteps: [{ refundPercent: 100, until: now }], changesAllowed: true }
}

function useDebounced(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
