import { findAccount } from "#features/account/account.server.ts"
import { EMAIL_CHANGE_REQUESTED_MAIL, PASSWORD_CHANGED_MAIL } from "#features/account/profile.server.ts"
import {
  createConfirmationLink,
  EMAIL_CHANGED_MAIL,
  VERIFICATION_MAIL,
} from "#features/account/security/email-verification.server.ts"
import { createResetLink, RESET_MAIL, STAFF_INVITATION } from "#features/account/security/password-reset.server.ts"
import type { Language } from "#i18n/localized.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import {
  confirmationText,
  emailChangeAskedText,
  emailChangedText,
  invitationText,
  passwordChangedText,
  resetText,
} from "./mail-texts.server.ts"

export function accountMails(site: MailSite): Record<string, MailWriter> {
  return {
    [VERIFICATION_MAIL]: (queued) => confirmation(queued, site),
    [RESET_MAIL]: (queued) => reset(queued, site),
    [STAFF_INVITATION]: (queued) => invitation(queued, site),
    [PASSWORD_CHANGED_MAIL]: async ({ recipient, language }) => [
      await renderMail(recipient, language, passwordChangedText(linkTo(site, "/forgot-password", language)), site),
    ],
    [EMAIL_CHANGE_REQUESTED_MAIL]: (queued) => emailChangeAsked(queued, site),
    [EMAIL_CHANGED_MAIL]: async ({ recipient, language }) => [
      await renderMail(recipient, language, emailChangedText(), site),
    ],
  }
}

async function confirmation({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const found = await createConfirmationLink(String(payload.userId), recipient)
  if (!found) return []
  const link = linkTo(site, "/verify-email", language, { token: found.secret })
  return [await renderMail(recipient, language, confirmationText(found.name, link), site)]
}

async function emailChangeAsked({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const account = await findAccount(String(payload.userId))
  const text = emailChangeAskedText(
    account?.pendingEmail,
    String(payload.askedAt),
    linkTo(site, "/forgot-password", language),
  )
  return [await renderMail(recipient, language, text, site)]
}

async function reset({ recipient, language }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const secret = await createResetLink(recipient)
  if (!secret) return []
  return [await renderMail(recipient, language, resetText(resetLink(secret, recipient, language, site)), site)]
}

/** Returns the link with the address in the fragment, for password managers: no server, log or Referer sees it. */
function resetLink(token: string, address: string, language: Language, site: MailSite): string {
  return `${linkTo(site, "/reset-password", language, { token })}#${new URLSearchParams({ account: address })}`
}

async function invitation({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const account = await findAccount(String(payload.userId))
  const secret = await createResetLink(recipient)
  if (!account || !secret) return []
  const link = resetLink(secret, recipient, language, site)
  const text = invitationText(account.name, link, linkTo(site, "/forgot-password", language), `${site.siteUrl}/staff`)
  return [await renderMail(recipient, language, text, site)]
}
