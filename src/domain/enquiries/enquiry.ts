import * as z from "zod/mini"
import { emailOrNone, fieldsError, longText, oneLine, phoneNumber, required } from "#lib/fields.ts"
import type * as shapes from "./shapes.server.ts"

export const ENQUIRY_KINDS = ["consultation", "message"] as const
export type EnquiryKind = (typeof ENQUIRY_KINDS)[number]

export const ENQUIRY_SORTS = ["newest", "waiting"] as const

export type EnquiryRow = z.infer<typeof shapes.enquiryRow>
export type Enquiry = z.infer<typeof shapes.enquiry>
export type EnquiryTrip = NonNullable<Enquiry["trip"]>
export type EnquiryAnswer = Enquiry["answers"][number]
export type StatusCounts = z.infer<typeof shapes.counts>

/** Where an enquiry came from that staff typed in. */
export const CHANNELS = ["facebook", "zalo", "whatsapp", "phone", "walk-in", "email", "other"] as const
export type Channel = (typeof CHANNELS)[number]

/** All ways by which enquiries come. */
export const ENTRY_CHANNELS = ["website", ...CHANNELS] as const

const MAX_TEXT = 10_000

type Reached = Partial<Record<"email" | "phone" | "chatName", string | null | undefined>>

/** Returns whether an enquiry says how to reach the guest: a name alone doesn't. */
export const canBeAnswered = ({ email, phone, chatName }: Reached): boolean =>
  [email, phone, chatName].some((way) => way?.trim())

/** Body of `POST /enquiries`. With `mailGuest` the guest gets the same copy as from the website's form. */
export const enquiryEntry = z
  .strictObject(
    {
      channel: z.enum(CHANNELS, "channelRequired"),
      name: oneLine(100, "nameRequired").check(required("nameRequired")),
      email: z.optional(emailOrNone),
      phone: z.optional(phoneNumber("phoneInvalid")),
      chatName: z.optional(oneLine(200, "chatNameInvalid")),
      message: longText(MAX_TEXT, "messageRequired").check(required("messageRequired")),
      language: z.enum(["en", "vi"], "languageInvalid"),
      mailGuest: z.optional(z.boolean("requestInvalid")),
    },
    { error: fieldsError("requestInvalid") },
  )
  .check(z.refine(canBeAnswered, { error: "contactRequired", path: ["phone"] }))
export type EnquiryEntry = z.infer<typeof enquiryEntry>

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
