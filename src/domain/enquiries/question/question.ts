import * as z from "zod/mini"
import { calendarDate, fieldsError, longest, longText, oneLine, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"
import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import { isEmail, MAX_EMAIL, readEmail } from "#lib/text/email.ts"

const MAX_MESSAGE = 5000
/** Spec §9: the shortest phone number. */
const SHORTEST_PHONE = 8
const PHONE = /^\+?[\d\s().-]+$/

/** Returns the email address or the phone number that was typed into one field. Undefined if it is neither. */
export function readContact(typed: string): { email: string; phone: string } | undefined {
  const contact = typed.trim()
  if (isEmail(readEmail(contact))) return { email: readEmail(contact), phone: "" }
  const digits = contact.replace(/\D/g, "").length
  return PHONE.test(contact) && digits >= SHORTEST_PHONE && digits <= 15 ? { email: "", phone: contact } : undefined
}

const people = (min: number) =>
  z.optional(z.int("partyInvalid").check(z.gte(min, "partyInvalid"), z.lte(500, "partyInvalid")))

/** A question about a tour, with the day and the party if they are chosen. */
export const tourQuestion = z.strictObject(
  {
    message: longText(MAX_MESSAGE, "messageRequired").check(required("messageRequired")),
    contact: oneLine(MAX_EMAIL, "contactRequired").check(
      required("contactRequired"),
      z.refine((contact) => readContact(contact) !== undefined, "contactInvalid"),
    ),
    tour: z.string("tourInvalid").check(longest(100, "tourInvalid"), required("tourInvalid")),
    travelDate: z.optional(calendarDate("dateInvalid")),
    adults: people(1),
    children: people(0),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("messageRequired") },
)
export type TourQuestion = z.infer<typeof tourQuestion>

/** Reads a question from its form. Day and party are hidden fields, left out if they are not chosen. */
export function buildQuestion(form: Filled): TourQuestion {
  const travelDate = textOf(form, "date")
  const adults = numberOf(form, "adults")
  const children = numberOf(form, "children")
  return {
    message: textOf(form, "message"),
    contact: textOf(form, "contact"),
    tour: textOf(form, "tour"),
    ...(travelDate && { travelDate }),
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
  }
}
