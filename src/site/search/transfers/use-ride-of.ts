import { useQuery } from "@tanstack/react-query"
import type { Ride, TransferCard } from "#domain/transfers/transfer.ts"
import { useLanguage } from "#i18n/language.tsx"
import { transfersQuery } from "#site/transfers/queries.ts"
import { lastRide } from "../ride.ts"

/** Returns what the visitor's last search asked for, and a transfer with its price for it. Empty before a search. */
export function useRideOf(slug: string): { asked?: Ride; card?: TransferCard } {
  const language = useLanguage()
  const asked = { ...lastRide.useLast(), from: undefined, to: undefined }
  const isAsked = asked.people !== undefined
  const { data } = useQuery({
    ...transfersQuery({ ...asked, slugs: [slug] }, language),
    enabled: isAsked,
    meta: { shownInPlace: true },
  })
  const card = data?.data.find((one) => one.slug === slug)
  return isAsked && card?.ride ? { asked, card } : {}
}
