import * as z from "zod/mini"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { emailAddress, fieldsError, longText } from "#lib/fields.ts"

/** As the consultations of the specification call them. In the inbox: new, in progress, answered, spam. */
export const ENQUIRY_STATUSES = ["new", "contacted", "closed", "spam"] as const
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number]

/** As staff read them. */
export const handlingStatusNames = {
  new: { en: "New", vi: "Mới" },
  contacted: { en: "In progress", vi: "Đang xử lý" },
  closed: { en: "Answered", vi: "Đã trả lời" },
  spam: { en: "Spam", vi: "Thư rác" },
} satisfies Messages

/** The ways by which enquiries come, as staff read them. */
export const channelNames = {
  website: { en: "Website", vi: "Trang web" },
  facebook: { en: "Facebook", vi: "Facebook" },
  zalo: { en: "Zalo", vi: "Zalo" },
  whatsapp: { en: "WhatsApp", vi: "WhatsApp" },
  phone: { en: "Phone call", vi: "Gọi điện" },
  "walk-in": { en: "At the office", vi: "Đến văn phòng" },
  email: common.email,
  other: { en: "Elsewhere", vi: "Cách khác" },
} satisfies Messages

const MAX_NOTE = 5000

/** Body of `PUT /consultations/:id` and `PUT /contact/:id`: status, owner, note and corrections. */
export const handlingChange = z.strictObject(
  {
    status: z.optional(z.enum(ENQUIRY_STATUSES, "statusInvalid")),
    owner: z.optional(z.nullable(z.uuid("ownerInvalid"))),
    note: z.optional(longText(MAX_NOTE, "textInvalid")),
    /** A correction of the address that the traveller left. */
    email: z.optional(emailAddress("emailInvalid")),
    version: z.optional(z.int("versionInvalid")),
  },
  { error: fieldsError("requestInvalid") },
)
export type HandlingChange = z.infer<typeof handlingChange>
