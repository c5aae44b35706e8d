import * as z from "zod/mini"
import { fieldsError, longText, oneLine, required } from "#lib/fields.ts"
import type * as shapes from "./shapes.server.ts"

export const ENQUIRY_KINDS = ["consultation", "message"] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export const ENQUIRY_SORTS = ["newest", "waiting"] as const

export type EnquiryRow = z.infer<typeof shapes.enquiryRow>
export type Enquiry = z.infer<typeof shapes.enquiry>
export type EnquiryTrip = NonNullable<Enquiry["trip"]>
export type EnquiryAnswer = Enquiry["answers"][number]
export type StatusCounts = z.infer<typeof shapes.counts>

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
