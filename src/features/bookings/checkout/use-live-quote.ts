import { hashKey, useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import type { Quoted } from "#features/bookings/booking.ts"
import { quoteQuery } from "#features/bookings/queries.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Quote } from "#features/bookings/quote/types.ts"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"

const DEBOUNCE_MS = 300

/** The booking terms that the server sends with a price. */
export type QuoteTerms = Pick<Quoted, "answerBy" | "freeCancellationUntil" | "changesAllowed">

/**
 * The price to show, the terms that the server sent with it, and its objection to the order. While the server's answer
 * is awaited, `placeholder` has the shape of the terms to come: room is kept for them, so that no button moves under a
 * finger.
 */
export type LiveQuote = {
  quote: Quote | undefined
  quoted: Quoted | undefined
  placeholder?: QuoteTerms | undefined
  problem: string | undefined
}

/**
 * Returns the price of an order while it is being made: first the browser's estimate, then the server's answer, which
 * includes holidays. The server is asked when the order has not changed for a moment. `order` is undefined while it
 * cannot be priced.
 */
export function useLiveQuote(order: QuoteRequest | undefined, estimate: Quote | undefined): LiveQuote {
  const language = useLanguage()
  // By its content: a change of the form that costs nothing, such as a flight number, asks for no new price.
  const key = hashKey([order])
  const isSettled = useDebounced(key, DEBOUNCE_MS) === key
  const { data, error } = useQuery(quoteQuery(isSettled ? order : undefined, language))
  const last = useRef<QuoteTerms>(placeholderTerms())
  if (data) last.current = data
  const placeholder = order && !error ? last.current : undefined
  const refused = error instanceof ApiError && error.status === 422
  return { quote: data ?? estimate, quoted: data, placeholder, problem: refused ? error.message : undefined }
}

/** Most of what we sell can be changed, and cancelled free of charge. */
function placeholderTerms(): QuoteTerms {
  const now = new Date().toISOString()
  return { answerBy: now, freeCancellationUntil: now, changesAllowed: true }
}

function useDebounced(value: string, delayMs: number): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return debounced
}
