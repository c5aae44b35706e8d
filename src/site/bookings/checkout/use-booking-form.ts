import { useQueryClient } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type BookingRequest, bookingRequest } from "#domain/bookings/create/booking-request.schema.ts"
import { messages } from "#domain/bookings/messages.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useSignedIn } from "#lib/api/token.ts"
import { bookingQuery, createBooking } from "#site/bookings/queries.ts"
import { refreshDepartures } from "#site/tours/refresh-departures.ts"
import { checkForm } from "#site/ui/form/check-form.ts"
import { useSubmit } from "#site/ui/form/use-submit.ts"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { refreshAfterConflict } from "./refresh-after-conflict.ts"

type Props = {
  fields: readonly string[]
  /** Toast texts of spec §8. */
  toasts: { sent: Localized; failed: Localized }
  /** The path of the form's own page; undefined in a dialog. */
  page?: string | undefined
  onSent?: (() => void) | undefined
}

export function useBookingForm({ fields, toasts, page = "", onSent }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const isSignedIn = useSignedIn() === true
  const { submitting, ...state } = useSubmit(page, fields, toasts.failed)

  const submitted = (read: (form: FormData) => BookingRequest) =>
    submitting({
      read,
      check: (request) => checkForm(bookingRequest, request, messages, language),
      send: async (request) => {
        const { booking, isKnown } = await createBooking(request, language).catch((error) => {
          refreshAfterConflict(queryClient, error)
          throw error
        })
        // Its page needs neither a request nor a stored token then.
        queryClient.setQueryData(bookingQuery(booking._id, isSignedIn).queryKey, booking)
        refreshDepartures(queryClient)
        showToast("good", t(isKnown ? messages.requestedBefore : toasts.sent))
        onSent?.()
        await navigate({ to: "/bookings/$id", params: { id: booking._id }, replace: onSent !== undefined })
      },
    })
  return { ...state, submitted }
}
