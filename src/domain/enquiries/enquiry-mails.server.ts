import { findSettings } from "#domain/settings/settings.server.ts"
import { paragraphsOf } from "#lib/text/typed-text.ts"
import { type MailSite, type MailText, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { quoteHeading } from "./answer-text.ts"
import { ANSWER_MAIL, findAnswerToSend } from "./answers.server.ts"
import { findEnquiryById } from "./enquiries.server.ts"
import { receiptText, staffText } from "./enquiry-mail-texts.server.ts"
import { RECEIPT_MAIL, STAFF_MAILS } from "./receive-enquiry.server.ts"

export function enquiryMails(site: MailSite): Record<string, MailWriter> {
  const forStaff: MailWriter = (queued) => notify(queued, site)
  return {
    [RECEIPT_MAIL]: paced("mails/forms", (queued) => receipt(queued, site)),
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
