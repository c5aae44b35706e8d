import { findConsultationById, RECEIPT_MAIL, STAFF_MAIL } from "#features/consultations/consultations.server.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import { type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { MailWriter, QueuedMail } from "#server/mail/outbox.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { receiptText, staffText } from "./mail-texts.server.ts"

export function consultationMails(site: MailSite): Record<string, MailWriter> {
  return {
    [RECEIPT_MAIL]: (queued) => receipt(queued, site),
    [STAFF_MAIL]: (queued) => forStaff(queued, site),
  }
}

async function receipt({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const consultation = await findConsultationById(String(payload.consultationId))
  if (!consultation) return []
  return [await renderMail(recipient, language, receiptText(consultation, await findSettings()), site)]
}

async function forStaff({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const consultation = await findConsultationById(String(payload.consultationId))
  if (!consultation) return []
  const mail = await renderMail(recipient || site.staffEmail, language, staffText(consultation), site)
  return [{ ...mail, replyTo: consultation.email }]
}
