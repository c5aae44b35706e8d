import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef, useState } from "react"
import type { Quoted } from "#features/bookings/booking.ts"
import { quoteQuery } from "#features/bookings/queries.ts"
import type { QuoteRequest } from "#features/bookings/quote/order.schema.ts"
import type { Quote } from "#features/bookings/quote/types.ts"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"

const SETTLE_MS = 300

/** What one should know before sending, as the server says it with a price. */
export type QuoteTerms = Pick<Quoted, "answerBy" | "freeCancellationUntil" | "changesAllowed">

/**
 * A price that is shown, what the server says with it, and what it has against the order. While the server's answer is
 * awaited `likely` has the shape of what it will say: room is kept for that, so that no button moves under a finger.
 */
export type LiveQuote = {
  quote: Quote | undefined
  quoted: Quoted | undefined
  likely?: QuoteTerms | undefined
  problem: string | undefined
}

/**
 * The price of an order while it is being made. `own` is what the browser reckons by itself and at once; the server's
 * answer, which knows of holidays too, takes its place when the order has stood for a moment. Without a day of travel
 * there is nothing to ask for yet.
 */
export function useLiveQuote(order: QuoteRequest | undefined, own: Quote | undefined): LiveQuote {
  const language = useLanguage()
  const settled = useSettled(order)
  const { data, error } = useQuery(quoteQuery(settled, language))
  const last = useRef<QuoteTerms>(usualTerms())
  if (data) last.current = data
  const isCurrent = settled !== undefined && JSON.stringify(settled) === JSON.stringify(order)
  const likely = order && !(isCurrent && error) ? last.current : undefined
  if (!isCurrent) return { quote: own, quoted: undefined, likely, problem: undefined }
  const refused = error instanceof ApiError && error.status === 422
  return { quote: data ?? own, quoted: data, likely, problem: refused ? error.message : undefined }
}

/** Before the first answer: most of what we sell may be changed, and cancelled for nothing. */
function usualTerms(): QuoteTerms {
  const now = new Date().toISOString()
  return { answerBy: now, freeCancellationUntil: now, changesAllowed: true }
}

function useSettled(order: QuoteRequest | undefined): QuoteRequest | undefined {
  const [settled, setSettled] = useState(order)
  const text = JSON.stringify(order)
  // biome-ignore lint/correctness/useExhaustiveDependencies: an order is what it says, not which object says it
  useEffect(() => {
    const timer = setTimeout(() => setSettled(order), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
