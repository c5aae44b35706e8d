import { findSettings } from "#features/settings/settings.server.ts"
import { type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { MailWriter, QueuedMail } from "#server/mail/outbox.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { answerParagraphs, quoteHeading } from "./answer-text.ts"
import { ANSWER_MAIL, findAnswerToSend } from "./answers.server.ts"

export function answerMails(site: MailSite): Record<string, MailWriter> {
  return { [ANSWER_MAIL]: (queued) => answer(queued, site) }
}

/** Replies go to the office, and mailboxes treat the mail as one that a person wrote. */
async function answer({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const found = await findAnswerToSend(String(payload.answerId))
  if (!found) return []
  const { subject, text, asked, askedAt } = found
  const mail = await renderMail(
    recipient,
    language,
    {
      subject: { en: subject, vi: subject },
      paragraphs: () => [...answerParagraphs(text), quoteHeading(askedAt, language), { quoted: asked }],
    },
    site,
  )
  const { email } = await findSettings()
  return [{ ...mail, replyTo: email || site.staffEmail, isPersonal: true }]
}
