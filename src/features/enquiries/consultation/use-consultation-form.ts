import { consultationRequest } from "#features/enquiries/consultation/consultation.ts"
import { messages } from "#features/enquiries/consultation/messages.ts"
import { requestConsultation } from "#features/enquiries/consultation/queries.ts"
import type { SentEnquiry } from "#features/enquiries/enquiry-sent.tsx"
import type { TourCard } from "#features/tours/tour.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { checkForm } from "#ui/form/check-form.ts"
import { useFormGuard } from "#ui/form/honeypot.tsx"
import { useSubmit } from "#ui/form/use-submit.ts"
import { buildConsultationRequest } from "./consultation-draft.ts"

type Wish = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  page?: string | undefined
  onSent: (sent: SentEnquiry) => void
}

export function useConsultationForm({ source, tour, page = "", onSent }: Wish) {
  const t = useTranslate()
  const language = useLanguage()
  const { submitting, ...state } = useSubmit(page, FIELDS, messages.sendingFailed)
  const guard = useFormGuard()
  const reference = tour && {
    tourId: tour._id,
    tourTitle: t(tour.title),
    tourSlug: tour.slug,
    tourPrice: tour.price,
  }

  const submit = submitting({
    read: (form) => ({
      ...buildConsultationRequest(form),
      ...guard(form),
      ...(reference && { tourReference: reference }),
      source,
    }),
    check: (request) => checkForm(consultationRequest, request, messages, language),
    send: async (request) => {
      await requestConsultation({ ...request, referrerUrl: location.href }, language)
      onSent(request)
    },
  })
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
