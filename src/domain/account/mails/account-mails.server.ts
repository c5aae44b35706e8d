import { findAccount } from "#domain/account/account.server.ts"
import { EMAIL_CHANGE_REQUESTED_MAIL, PASSWORD_CHANGED_MAIL } from "#domain/account/profile.server.ts"
import { FACTOR_CHANGED_MAIL } from "#domain/account/second-factor/own-factors.server.ts"
import {
  createConfirmationLink,
  EMAIL_CHANGED_MAIL,
  VERIFICATION_MAIL,
} from "#domain/account/security/email-verification.server.ts"
import { createResetLink, RESET_MAIL, STAFF_INVITATION } from "#domain/account/security/password-reset.server.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import { type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import type { WordedMail } from "#server/mail/words/mail-words.server.ts"
import {
  CONFIRMATION,
  confirmationText,
  EMAIL_CHANGE_ASKED,
  EMAIL_CHANGED,
  emailChangeAskedText,
  emailChangedText,
  FACTOR_CHANGED,
  factorChangedText,
  INVITATION,
  invitationText,
  PASSWORD_CHANGED,
  passwordChangedText,
  RESET,
  resetText,
} from "./mail-texts.server.ts"

/** Returns what a mail says, or undefined if there is nothing to say any more. */
type Write = (queued: QueuedMail, site: MailSite) => WordedMail | undefined | Promise<WordedMail | undefined>

const WRITERS: Record<string, Write> = {
  [VERIFICATION_MAIL]: async ({ recipient, language, payload }, site) => {
    const found = await createConfirmationLink(String(payload.userId), recipient)
    return found && confirmationText(found.name, linkTo(site, "/verify-email", language, { token: found.secret }))
  },
  [RESET_MAIL]: async (queued, site) => {
    const link = await resetLink(queued, site)
    return link ? resetText(link) : undefined
  },
  [STAFF_INVITATION]: async (queued, site) => {
    const account = await findAccount(String(queued.payload.userId))
    const link = await resetLink(queued, site)
    if (!account || !link) return undefined
    return invitationText(account.name, link, forgottenLink(queued, site), `${site.siteUrl}/staff`)
  },
  [PASSWORD_CHANGED_MAIL]: (queued, site) => passwordChangedText(forgottenLink(queued, site)),
  [EMAIL_CHANGE_REQUESTED_MAIL]: async (queued, site) => {
    const { userId, askedAt } = queued.payload
    const account = await findAccount(String(userId))
    return emailChangeAskedText(account?.pendingEmail, String(askedAt), forgottenLink(queued, site))
  },
  [EMAIL_CHANGED_MAIL]: emailChangedText,
  [FACTOR_CHANGED_MAIL]: (queued, site) => {
    const { change, at } = queued.payload
    return factorChangedText(String(change), String(at), forgottenLink(queued, site))
  },
}

export const ACCOUNT_MAILS = Object.keys(WRITERS)

export function accountMails(site: MailSite): Record<string, MailWriter> {
  const writer =
    (write: Write): MailWriter =>
    async (queued) => {
      const text = await write(queued, site)
      return text ? [await renderMail(queued.recipient, queued.language, text, site)] : []
    }
  const writers = Object.fromEntries(Object.entries(WRITERS).map(([kind, write]) => [kind, writer(write)]))
  return { ...writers, [VERIFICATION_MAIL]: paced("mails/accounts", writer(WRITERS[VERIFICATION_MAIL]!)) }
}

/** Previews name an invented guest, and their links open nothing. */
export const accountMailKinds: MailKinds = {
  group: { en: "Accounts", vi: "Tài khoản" },
  mails: [
    {
      mail: CONFIRMATION,
      preview: (_, language) => confirmationText("Trần Minh Anh", sampleLink("/verify-email", language)),
    },
    { mail: RESET, preview: (_, language) => resetText(sampleLink("/reset-password", language)) },
    {
      mail: INVITATION,
      preview: (_, language) =>
        invitationText(
          "Hoa",
          sampleLink("/reset-password", language),
          sampleLink("/forgot-password", language),
          `${getSiteUrl()}/staff`,
        ),
    },
    {
      mail: PASSWORD_CHANGED,
      preview: (_, language) => passwordChangedText(sampleLink("/forgot-password", language)),
    },
    {
      mail: EMAIL_CHANGE_ASKED,
      preview: (_, language) =>
        emailChangeAskedText(
          "minh.anh@mail.example",
          new Date().toISOString(),
          sampleLink("/forgot-password", language),
        ),
    },
    { mail: EMAIL_CHANGED, preview: () => emailChangedText() },
    {
      mail: FACTOR_CHANGED,
      preview: (_, language) =>
        factorChangedText("passkey-added", new Date().toISOString(), sampleLink("/forgot-password", language)),
    },
  ],
}

const forgottenLink = ({ language }: QueuedMail, site: MailSite) => linkTo(site, "/forgot-password", language)

/** Has the address in the fragment, for password managers: no server, log or Referer sees it. */
async function resetLink({ recipient, language }: QueuedMail, site: MailSite): Promise<string | undefined> {
  const token = await createResetLink(recipient)
  if (!token) return undefined
  return `${linkTo(site, "/reset-password", language, { token })}#${new URLSearchParams({ account: recipient })}`
}
