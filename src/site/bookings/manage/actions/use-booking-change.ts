import { useMutation, useQueryClient } from "@tanstack/react-query"
import type { Booking } from "#domain/bookings/booking.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { refreshAfterConflict } from "#site/bookings/checkout/refresh-after-conflict.ts"
import { replaceBooking } from "#site/bookings/manage/booking-cache.ts"
import { refreshDepartures } from "#site/tours/refresh-departures.ts"
import { showToast } from "#site/ui/overlay/toast.tsx"

type Options<Change> = { send: (change: Change) => Promise<Booking>; done: Localized; onDone: () => void }

/** Sends a change of a booking and shows its result. After a conflict, what the dialog shows is fetched again. */
export function useBookingChange<Change = void>(booking: Booking, { send, done, onDone }: Options<Change>) {
  const t = useTranslate()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (changed) => {
      replaceBooking(queryClient, changed)
      // Answers to changes don't say who leads the trip and where to pay.
      void queryClient.invalidateQueries({ queryKey: ["bookings", changed._id] })
      refreshDepartures(queryClient)
      showToast("good", t(done))
      onDone()
    },
    onError: (error) => refreshAfterConflict(queryClient, error, booking._id),
    networkMode: "always",
    meta: { shownInPlace: true },
  })
}
