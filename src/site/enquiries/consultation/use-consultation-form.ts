import type { FormEvent } from "react"
import { type ConsultationRequest, consultationRequest } from "#domain/enquiries/consultation/consultation.ts"
import { buildConsultationRequest } from "#domain/enquiries/consultation/consultation-draft.ts"
import { messages } from "#domain/enquiries/consultation/messages.ts"
import type { TourCard } from "#domain/tours/tour.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import type { SentEnquiry } from "#site/enquiries/enquiry-sent.tsx"
import { sendEnquiry } from "#site/enquiries/queries.ts"
import { checkForm } from "#site/ui/form/check-form.ts"
import { useFormSteps } from "#site/ui/form/form-steps.tsx"
import { useFormGuard } from "#site/ui/form/honeypot.tsx"
import { useSubmit } from "#site/ui/form/use-submit.ts"

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
  const steps = useFormSteps(FIRST_FIELDS, state.problems)
  const guard = useFormGuard()
  const reference = tour && {
    tourId: tour._id,
    tourTitle: t(tour.title),
    tourSlug: tour.slug,
    tourPrice: tour.price,
  }

  const check = (request: ConsultationRequest) => checkForm(consultationRequest, request, messages, language)
  const next = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const request = buildConsultationRequest(new FormData(event.currentTarget))
    const found = check(request).filter(({ field }) => steps.isFirst(field))
    state.problems.show(found)
    if (found.length === 0) steps.move(2)
  }
  const send = submitting({
    read: (form) => ({
      ...buildConsultationRequest(form),
      ...guard(form),
      ...(reference && { tourReference: reference }),
      source,
    }),
    check,
    send: async (request) => {
      await sendEnquiry("/consultations", { ...request, referrerUrl: location.href }, language)
      onSent(request)
    },
  })
  return { ...state, steps, submit: steps.step === 1 ? next : send }
}

/** What an answer can't do without. */
const FIRST_FIELDS = [
  "name",
  "email",
  "phone",
  "countryCode",
  "subject",
  "travelDates.startDate",
  "travelDates.endDate",
  "numberOfTravelers.adults",
  "numberOfTravelers.children",
  "numberOfTravelers.childAges",
] as const

const FIELDS = [...FIRST_FIELDS, "message"]
