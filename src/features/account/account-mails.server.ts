import { letter, linkTo, type MailSite } from "#server/letters.server.ts"
import type { Mail } from "#server/mail.server.ts"
import type { MailWriter, QueuedMail } from "#server/outbox.server.ts"
import { PASSWORD_CHANGED } from "./account.server.ts"
import { CONFIRMATION, createConfirmationLink, EMAIL_CHANGED } from "./confirmation.server.ts"
import { confirmationText, emailChangedText, passwordChangedText, resetText } from "./mail-texts.server.ts"
import { createResetLink, RESET_LINK } from "./password-reset.server.ts"

/** Who writes which mail of this slice, by the kind of the outbox row. */
export function accountMails(site: MailSite): Record<string, MailWriter> {
  return {
    [CONFIRMATION]: (queued) => confirmation(queued, site),
    [RESET_LINK]: (queued) => reset(queued, site),
    [PASSWORD_CHANGED]: async ({ recipient, language }) => [
      await letter(recipient, language, passwordChangedText(linkTo(site, "/forgot-password", language)), site),
    ],
    [EMAIL_CHANGED]: async ({ recipient, language }) => [await letter(recipient, language, emailChangedText(), site)],
  }
}

async function confirmation({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const found = await createConfirmationLink(String(payload.userId), recipient)
  if (!found) return []
  const link = linkTo(site, "/verify-email", language, { token: found.secret })
  return [await letter(recipient, language, confirmationText(found, link), site)]
}

async function reset({ recipient, language }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const secret = await createResetLink(recipient)
  if (!secret) return []
  const link = linkTo(site, "/reset-password", language, { token: secret })
  return [await letter(recipient, language, resetText(link), site)]
}
