import type { ConsultationRequest } from "#domain/enquiries/consultation/consultation.ts"
import { countryOf, type Filled, textOf } from "#lib/posted-form.ts"

export function buildConsultationRequest(form: Filled): ConsultationRequest {
  const text = (name: string) => textOf(form, name)
  const number = (name: string) => (text(name) === "" ? Number.NaN : Number(text(name)))
  return {
    name: text("name"),
    email: text("email"),
    phone: text("phone"),
    ...countryOf(form),
    subject: text("subject"),
    message: text("message"),
    preferredContactMethod: text("preferredContactMethod") as ConsultationRequest["preferredContactMethod"],
    preferredContactTime: text("preferredContactTime") as ConsultationRequest["preferredContactTime"],
    travelDates: {
      startDate: text("travelDates.startDate"),
      endDate: text("travelDates.endDate"),
      flexible: form.has("flexible"),
    },
    numberOfTravelers: {
      adults: number("numberOfTravelers.adults"),
      children: number("numberOfTravelers.children"),
      childAges: readAges(text("numberOfTravelers.childAges")),
    },
    budget: text("budget") as ConsultationRequest["budget"],
    interests: form.getAll("interests") as ConsultationRequest["interests"],
  }
}

/** Reads '8, 11', '8 và 11' or '8y 11y'. What is no number fails the check. */
function readAges(typed: string): number[] {
  if (!typed.trim()) return []
  return (typed.match(/[\d.]+/g) ?? ["?"]).map(Number)
}
