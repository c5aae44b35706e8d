import type { FormEvent } from "react"
import type { TourCard } from "#features/tours/tour.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { checkForm } from "#ui/form-check.ts"
import { useFormGuard } from "#ui/honeypot.tsx"
import { useSentForm } from "#ui/sent-form.ts"
import { showToast } from "#ui/toast.tsx"
import { consultationRequest } from "./consultation.ts"
import { requestOf } from "./consultation-draft.ts"
import { messages } from "./messages.ts"
import { requestConsultation } from "./queries.ts"

type Wish = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  /** The address of the page that the form is, where it is one. */
  page?: string | undefined
  onSent: () => void
}

/** What the form holds beside its inputs: what is wrong, whether it is on its way, and how it is sent. */
export function useConsultationForm({ source, tour, page = "", onSent }: Wish) {
  const t = useT()
  const language = useLanguage()
  const { attempt, ...state } = useSentForm(page, FIELDS, messages.sendingFailed)
  const guard = useFormGuard()
  const reference = tour && {
    tourId: tour._id,
    tourTitle: t(tour.title),
    tourSlug: tour.slug,
    tourPrice: tour.price,
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state.sending) return
    const form = new FormData(event.currentTarget)
    const request = { ...requestOf(form), ...guard(form), ...(reference && { tourReference: reference }), source }
    const found = checkForm(consultationRequest, request, messages, language)
    state.problems.show(found)
    if (found.length) return
    await attempt(async () => {
      await requestConsultation({ ...request, referrerUrl: location.href }, language)
      showToast("good", t(messages.sent))
      onSent()
    })
  }
  return { ...state, submit }
}

const FIELDS = [
  "name",
  "email",
  "phone",
  "subject",
  "message",
  "travelDates.startDate",
  "travelDates.endDate",
  "numberOfTravelers.adults",
  "numberOfTravelers.children",
] as const
