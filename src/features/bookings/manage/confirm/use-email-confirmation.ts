import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Booking } from "#features/bookings/booking.ts"
import { storeMailedToken } from "#features/bookings/guest-tokens.ts"
import { replaceBooking } from "#features/bookings/manage/booking-cache.ts"
import { confirmBookingEmail } from "#features/bookings/queries.ts"
import { useLanguage } from "#i18n/language.tsx"
import { ApiError } from "#lib/api/api-error.ts"

export function useMailedKey(id: string): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => setKey(storeMailedToken(id)), [id])
  return key
}

export function useEmailConfirmation(booking: Booking | undefined, key: string | undefined, signedIn: boolean) {
  const language = useLanguage()
  const queryClient = useQueryClient()
  const { mutate, isIdle, error } = useMutation({
    mutationFn: (id: string) => confirmBookingEmail(id, key, language),
    // An expired link is no error to show to the guest.
    meta: { shownInPlace: true },
    onSuccess: (confirmed) => replaceBooking(queryClient, confirmed),
  })
  const isOpen = booking?.status === "pending" && !(booking.emailConfirmed && booking.placesHeld)
  const isDue = isOpen && isIdle && (key !== undefined || (signedIn && !booking.placesHeld))
  const due = isDue ? booking._id : undefined
  useEffect(() => {
    if (due) mutate(due)
  }, [due, mutate])
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return { failed: isOpen && error !== null && !isRefused, retry: () => booking && mutate(booking._id) }
}
