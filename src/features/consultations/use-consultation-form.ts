import { type FormEvent, useId, useState } from "react"
import type { TourCard } from "#features/tours/tour.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { checkForm } from "#ui/form-check.ts"
import { problemsFrom, useFormProblems } from "#ui/form-problems.ts"
import { useFormGuard } from "#ui/honeypot.tsx"
import { showToast } from "#ui/toast.tsx"
import { type ConsultationRequest, consultationRequest } from "./consultation.ts"
import { messages } from "./messages.ts"
import { requestConsultation } from "./queries.ts"

type Wish = {
  source: string
  tour?: Pick<TourCard, "_id" | "slug" | "title" | "price"> | undefined
  onSent: () => void
}

/** What the form holds beside its inputs: what is wrong, whether it is on its way, and how it is sent. */
export function useConsultationForm({ source, tour, onSent }: Wish) {
  const t = useT()
  const language = useLanguage()
  const ids = idsOf(useId())
  const problems = useFormProblems(ids)
  const guard = useFormGuard()
  const [sending, setSending] = useState(false)
  const reference = tour && {
    tourId: tour._id,
    tourTitle: t(tour.title),
    tourSlug: tour.slug,
    tourPrice: tour.price,
  }

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const form = new FormData(event.currentTarget)
    const request = { ...requestOf(form), ...guard(form), ...(reference && { tourReference: reference }), source }
    const found = checkForm(consultationRequest, request, messages, language)
    problems.show(found)
    if (found.length) return
    setSending(true)
    try {
      await requestConsultation({ ...request, referrerUrl: location.href }, language)
      showToast("good", t(messages.sent))
      onSent()
    } catch (error) {
      problems.show(problemsFrom(error, messages.sendingFailed, language))
    } finally {
      setSending(false)
    }
  }
  return { problems, ids, sending, submit }
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

function idsOf(prefix: string): Record<string, string> {
  return Object.fromEntries(FIELDS.map((field) => [field, `${prefix}${field}`]))
}

/** An empty number is no number, which the schema says in words. */
function requestOf(form: FormData): ConsultationRequest {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name)))
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    subject: text("subject"),
    message: text("message"),
    preferredContactMethod: text("preferredContactMethod") as ConsultationRequest["preferredContactMethod"],
    preferredContactTime: text("preferredContactTime") as ConsultationRequest["preferredContactTime"],
    travelDates: { startDate: text("startDate"), endDate: text("endDate"), flexible: form.has("flexible") },
    numberOfTravelers: { adults: number("adults"), children: number("children") },
    budget: text("budget") as ConsultationRequest["budget"],
    interests: form.getAll("interests") as ConsultationRequest["interests"],
  }
}
