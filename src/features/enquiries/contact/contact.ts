import * as z from "zod/mini"
import type { EnquiryStatus } from "#features/enquiries/handling.ts"
import type { Language } from "#i18n/localized.ts"
import { emailAddress, fieldsError, longText, oneLine, phoneNumber, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"

const MAX_MESSAGE = 5000

export type ContactMessage = {
  _id: string
  status: EnquiryStatus
  /** Possibly spam (server/limits/bot-check.server.ts). */
  doubtful: boolean
  /** The member of staff who answers it. */
  owner: string | null
  note: string
  name: string
  email: string
  phone: string
  subject: string
  message: string
  language: Language
  /** Truncated for privacy. */
  ipAddress: string | null
  userAgent: string
  version: number
  createdAt: string
  updatedAt: string
}

const line = (max: number) => oneLine(max, "fieldsRequired").check(required("fieldsRequired"))

/** Spec §5; `language` is our addition. */
export const contactRequest = z.strictObject(
  {
    name: line(100),
    email: emailAddress("fieldsRequired"),
    phone: z.optional(phoneNumber("textInvalid")),
    subject: line(200),
    message: longText(MAX_MESSAGE, "fieldsRequired").check(required("fieldsRequired")),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("fieldsRequired") },
)
export type ContactRequest = z.infer<typeof contactRequest>
