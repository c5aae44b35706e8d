import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api-error.ts"
import type { Quoted } from "./booking.ts"
import type { QuoteRequest } from "./order.schema.ts"
import { quoteQuery } from "./queries.ts"
import type { Quote } from "./quote.ts"

const SETTLE_MS = 300

/** A price that is shown, what the server says with it, and what it has against the order. */
export type LiveQuote = { quote: Quote | undefined; quoted: Quoted | undefined; problem: string | undefined }

/**
 * The price of an order while it is being made. `own` is what the browser reckons by itself and at once; the server's
 * answer, which knows of holidays too, takes its place when the order has stood for a moment. Without a day of travel
 * there is nothing to ask for yet.
 */
export function useLiveQuote(order: QuoteRequest | undefined, own: Quote | undefined): LiveQuote {
  const language = useLanguage()
  const settled = useSettled(order)
  const { data, error } = useQuery(quoteQuery(settled, language))
  const isCurrent = settled !== undefined && JSON.stringify(settled) === JSON.stringify(order)
  if (!isCurrent) return { quote: own, quoted: undefined, problem: undefined }
  const refused = error instanceof ApiError && error.status === 422
  return { quote: data ?? own, quoted: data, problem: refused ? error.message : undefined }
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
