import { useMutation } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"
import { screenMessages as texts } from "#site/bookings/checkout/fields/screen-messages.ts"
import { findGuestBookings } from "#site/bookings/queries.ts"

/** Finds the bookings of a guest. `failure` says why they could not be looked up. */
export function useGuestLookup(onFound: (bookings: Booking[]) => void) {
  const t = useTranslate()
  const { error, ...lookup } = useMutation({
    mutationFn: findGuestBookings,
    onSuccess: ({ bookings }) => bookings.length > 0 && onFound(bookings),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
  const isLimit = error instanceof ApiError && error.status === 429
  return { ...lookup, failure: error && (isLimit ? error.message : t(texts.lookupFailed)) }
}
