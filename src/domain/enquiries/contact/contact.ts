import * as z from "zod/mini"
import { countryCode, emailAddress, fieldsError, longText, oneLine, phoneNumber, required } from "#lib/fields.ts"
import { formGuard } from "#lib/form-guard.ts"
import type * as shapes from "./shapes.server.ts"

const MAX_MESSAGE = 5000

export type ContactMessage = z.infer<typeof shapes.message>

const line = (max: number) => oneLine(max, "fieldsRequired").check(required("fieldsRequired"))

/** Spec §5; `countryCode` and `language` are our additions. */
export const contactRequest = z.strictObject(
  {
    name: line(100),
    email: emailAddress("fieldsRequired"),
    phone: z.optional(phoneNumber("textInvalid")),
    countryCode: z.optional(countryCode),
    subject: line(200),
    message: longText(MAX_MESSAGE, "fieldsRequired").check(required("fieldsRequired")),
    language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
    ...formGuard,
  },
  { error: fieldsError("fieldsRequired") },
)
export type ContactRequest = z.infer<typeof contactRequest>
