import { useMutation, useQueryClient } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import type { Booking } from "#domain/bookings/booking.ts"
import { storeMailedToken } from "#domain/bookings/guest-tokens.ts"
import { ApiError } from "#lib/api/api-error.ts"
import { replaceBooking } from "#site/bookings/manage/booking-cache.ts"
import { confirmBookingEmail } from "#site/bookings/queries.ts"

export function useMailedKey(id: string): string | undefined {
  const [key, setKey] = useState<string>()
  useEffect(() => setKey(storeMailedToken(id)), [id])
  return key
}

/**
 * Confirms the email address of a booking: by a button for a mailed key, because mail scanners open links and run
 * scripts, and at once for an account, which has proved its address.
 */
export function useEmailConfirmation(booking: Booking | undefined, key: string | undefined, signedIn: boolean) {
  const queryClient = useQueryClient()
  const { mutate, isIdle, isPending, isSuccess, error } = useMutation({
    mutationFn: (id: string) => confirmBookingEmail(id, key),
    // An expired link is no error to show to the guest.
    meta: { shownInPlace: true },
    onSuccess: (confirmed) => replaceBooking(queryClient, confirmed),
  })
  const isOpen = booking?.status === "pending" && !(booking.emailConfirmed && booking.placesHeld)
  const isOffered = isOpen && key !== undefined
  const due = isOpen && isIdle && !isOffered && signedIn && !booking.placesHeld ? booking._id : undefined
  useEffect(() => {
    if (due) mutate(due)
  }, [due, mutate])
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500
  return {
    isOffered: isOffered && !isSuccess && !isRefused,
    isSending: isPending,
    failed: isOpen && error !== null && !isRefused,
    confirm: () => booking && mutate(booking._id),
  }
}
