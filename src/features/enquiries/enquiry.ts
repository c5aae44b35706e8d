import * as z from "zod/mini"
import type { Consultation } from "#features/enquiries/consultation/consultation.ts"
import type { EnquiryStatus } from "#features/enquiries/handling.ts"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { fieldsError, longText, oneLine, required } from "#lib/fields.ts"
import type { MailStatus } from "#lib/mail-status.ts"

export const ENQUIRY_KINDS = ["consultation", "message"] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export const ENQUIRY_SORTS = ["newest", "waiting"] as const

type Owner = { _id: string; name: string }

/** A request for advice or a message, as one line of the inbox. */
export type EnquiryRow = {
  _id: string
  kind: EnquiryKind
  status: EnquiryStatus
  /** Possibly spam: no mail was sent. */
  doubtful: boolean
  owner: Owner | null
  name: string
  email: string
  phone: string
  subject: string
  tour: LocalizedContent | null
  language: Language
  createdAt: string
}

/** The state of a mail in the outbox. It is null once the mail is no longer kept there. */
export type AnswerMail = { _id: string; status: MailStatus; sentAt: string | null }

export type EnquiryAnswer = {
  _id: string
  author: string | null
  recipient: string
  language: Language
  subject: string
  text: string
  createdAt: string
  mail: AnswerMail | null
}

/** What a request for advice says about the trip. */
export type EnquiryTrip = Pick<
  Consultation,
  | "reference"
  | "travelDates"
  | "numberOfTravelers"
  | "budget"
  | "interests"
  | "preferredContactMethod"
  | "preferredContactTime"
  | "tourReference"
  | "source"
>

/** `answers` are in the order in which they were given. */
export type Enquiry = EnquiryRow & {
  message: string
  note: string
  trip: EnquiryTrip | null
  answers: EnquiryAnswer[]
  version: number
}

export type StatusCounts = Record<EnquiryStatus, number>

const MAX_TEXT = 10_000

/** Body of `POST /enquiries/:id/answers`. Without a `language` it is the guest's. */
export const answerEntry = z.strictObject(
  {
    subject: oneLine(200, "subjectRequired").check(required("subjectRequired")),
    text: longText(MAX_TEXT, "textRequired").check(required("textRequired")),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    version: z.optional(z.int("versionInvalid")),
  },
  { error: fieldsError("requestInvalid") },
)
export type AnswerEntry = z.infer<typeof answerEntry>
