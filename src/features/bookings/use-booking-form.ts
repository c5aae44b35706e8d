import { useNavigate } from "@tanstack/react-router"
import { useLanguage, useT } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { checkForm } from "#ui/form-check.ts"
import { useSentForm } from "#ui/sent-form.ts"
import { showToast } from "#ui/toast.tsx"
import { type BookingRequest, bookingRequest } from "./booking-request.schema.ts"
import { messages } from "./messages.ts"
import { createBooking } from "./queries.ts"

type Props = {
  /** The fields of the form as the API calls them: each has a control. */
  fields: readonly string[]
  /** What the spec has the form say (§8). */
  said: { sent: Localized; failed: Localized }
  /** The address of the page that the form is, where it is one. */
  page?: string | undefined
  onSent?: (() => void) | undefined
}

/**
 * What every booking form does: checks by the server's schema, sends, leads to the confirmation. When something is
 * wrong it says so and leaves everything as it was typed.
 */
export function useBookingForm({ fields, said, page = "", onSent }: Props) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const { attempt, ...state } = useSentForm(page, fields, said.failed)
  const { problems, sending } = state

  const send = async (request: BookingRequest) => {
    if (sending) return
    const found = checkForm(bookingRequest, request, messages, language)
    problems.show(found)
    if (found.length) return
    await attempt(async () => {
      const booking = await createBooking(request, language)
      showToast("good", t(said.sent))
      onSent?.()
      await navigate({ to: "/bookings/$id", params: { id: booking._id } })
    })
  }
  return { ...state, errors: problems.errors, send }
}
