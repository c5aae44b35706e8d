import { safeParse } from "zod/v4/core"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { ApiError } from "#lib/api-error.ts"
import { type BookingRequest, bookingRequest } from "./booking-request.schema.ts"
import { messages } from "./messages.ts"

/** What is wrong with one field of a booking, in the visitor's words. An empty field name means the whole. */
export type BookingProblem = { field: string; message: string }

/** Checks a booking by the schema the server uses, before it is sent. */
export function checkBooking(request: BookingRequest, language: Language): BookingProblem[] {
  const { error } = safeParse(bookingRequest, request)
  const problems = (error?.issues ?? []).map((issue) => {
    const text = messages[issue.message as keyof typeof messages]
    return { field: issue.path.join("."), message: text ? inLanguage(text, language) : issue.message }
  })
  return problems.filter((problem, index) => problems.findIndex((other) => other.field === problem.field) === index)
}

/** What the server had against it; without an answer of its own the spec's sentence (§8). */
export function fieldErrors(error: unknown, language: Language): BookingProblem[] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status >= 500) {
    return [{ field: "", message: inLanguage(messages.bookingFailed, language) }]
  }
  return error.errors.length ? error.errors : [{ field: "", message: error.message }]
}
