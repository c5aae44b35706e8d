import { desc, eq } from "drizzle-orm"
import { findSettings } from "#domain/settings/settings.server.ts"
import { paragraphsOf } from "#lib/text/typed-text.ts"
import { db } from "#server/database/database.server.ts"
import type { MailText } from "#server/mail/mail-content.server.ts"
import { type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { MAX_SAMPLES, type MailKinds } from "#server/mail/words/mail-kinds.server.ts"
import type { DeclaredMail, WordedMail } from "#server/mail/words/mail-words.server.ts"
import { quoteHeading } from "./answer-text.ts"
import { ANSWER_MAIL, findAnswerToSend } from "./answers.server.ts"
import { findEnquiryById } from "./enquiries.server.ts"
import { enquiries } from "./enquiries.table.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import {
  CONSULTATION_FOR_STAFF,
  CONSULTATION_RECEIPT,
  MESSAGE_FOR_STAFF,
  MESSAGE_RECEIPT,
  receiptText,
  staffText,
} from "./enquiry-mail-texts.server.ts"
import type { EnquiryRecord } from "./presenters.server.ts"
import { RECEIPT_MAILS, STAFF_MAILS } from "./receive-enquiry.server.ts"

export const ENQUIRY_MAILS = [...Object.values(RECEIPT_MAILS), ANSWER_MAIL, ...Object.values(STAFF_MAILS)]

export function enquiryMails(site: MailSite): Record<string, MailWriter> {
  const forStaff: MailWriter = (queued) => notify(queued, site)
  const forGuest = paced("mails/forms", (queued) => receipt(queued, site))
  return {
    [RECEIPT_MAILS.consultation]: forGuest,
    [RECEIPT_MAILS.message]: forGuest,
    [STAFF_MAILS.consultation]: forStaff,
    [STAFF_MAILS.message]: forStaff,
    [ANSWER_MAIL]: (queued) => answer(queued, site),
  }
}

async function receipt({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const enquiry = await findEnquiryById(String(payload.enquiryId))
  if (!enquiry) return []
  return [await renderMail(recipient, language, receiptText(enquiry, await findSettings()), site)]
}

async function notify({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const enquiry = await findEnquiryById(String(payload.enquiryId))
  if (!enquiry) return []
  const mail = await renderMail(recipient || site.staffEmail, language, staffText(enquiry), site)
  return [{ ...mail, ...(enquiry.email && { replyTo: enquiry.email }) }]
}

/** Replies go to the office, and mailboxes treat the mail as one that a person wrote. */
async function answer({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const found = await findAnswerToSend(String(payload.answerId))
  if (!found) return []
  const { subject, text, asked, askedAt } = found
  const content: MailText = {
    subject: { en: subject, vi: subject },
    paragraphs: [...paragraphsOf(text), quoteHeading(askedAt, language), { quoted: asked }],
  }
  const mail = await renderMail(recipient, language, content, site)
  const { email } = await findSettings()
  return [{ ...mail, replyTo: email || site.staffEmail, isPersonal: true }]
}

/** `text` writes the mail about an enquiry of a kind. */
const previewed = (
  mail: DeclaredMail,
  kind: EnquiryKind,
  text: (enquiry: EnquiryRecord) => WordedMail | Promise<WordedMail>,
) => ({
  mail,
  samples: {
    name: { en: "An enquiry", vi: "Một thư khách" },
    list: async () => {
      const { id, name, subject, createdAt } = enquiries
      const rows = await db
        .select({ id, name, subject })
        .from(enquiries)
        .where(eq(enquiries.kind, kind))
        .orderBy(desc(createdAt))
        .limit(MAX_SAMPLES)
      return rows.map(({ id, name, subject }) => ({ id, title: { en: `${name}: ${subject}` } }))
    },
  },
  preview: async (id: string) => {
    const enquiry = await findEnquiryById(id)
    return enquiry && text(enquiry)
  },
})

const receiptOf = async (enquiry: EnquiryRecord) => receiptText(enquiry, await findSettings())

export const enquiryMailKinds: MailKinds = {
  group: { en: "Enquiries", vi: "Thư khách" },
  mails: [
    previewed(MESSAGE_RECEIPT, "message", receiptOf),
    previewed(CONSULTATION_RECEIPT, "consultation", receiptOf),
    previewed(MESSAGE_FOR_STAFF, "message", staffText),
    previewed(CONSULTATION_FOR_STAFF, "consultation", staffText),
  ],
}
