import type { User } from "#domain/account/account.ts"
import { signCompany } from "#domain/settings/registration.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import type { MailKind } from "#server/mail/words/mail-kinds.server.ts"
import { findMailWords, mailOfKind } from "./mail-words.server.ts"
import type { MailPreview, MailSample } from "./mail-words.ts"
import { parseWords } from "./mail-words-entry.server.ts"

export const TEST_MAIL = "mail-test"

/** Returns what a preview can be about, the newest first. @throws notFound */
export async function listSamples(kind: string): Promise<MailSample[]> {
  return (await mailOfKind(kind).samples?.list()) ?? []
}

type Draft = { about?: string | undefined } & Partial<Record<Language, unknown>>

/**
 * Returns a mail in both languages as it would be sent, with words that need not be saved yet. It is about the newest
 * booking, enquiry … unless `about` says otherwise. Null if there is nothing yet that it can be about.
 * @throws notFound; invalid with the line of a wrong field
 */
export async function previewWords(
  kind: string,
  { about, ...sent }: Draft,
  site: PreviewSite,
): Promise<MailPreview | null> {
  const found = mailOfKind(kind)
  const changed = { ...(await findMailWords(kind)), ...parseWords(found.mail, sent) }
  const id = await sampleOf(found, about)
  if (id === undefined) return null
  const render = async (language: Language) => {
    const {
      subject,
      html = "",
      text,
    } = await renderSample(found, id, language, "", {
      ...site,
      findCompany: async () => signCompany(await findSettings()),
      findWords: async () => changed,
    })
    return { subject, html, text }
  }
  return { en: await render("en"), vi: await render("vi") }
}

type PreviewSite = Pick<MailSite, "siteUrl" | "staffEmail">

async function sampleOf({ samples }: MailKind, about: string | undefined): Promise<string | undefined> {
  if (!samples) return ""
  return about ?? (await samples.list())[0]?.id
}

async function renderSample(
  { preview }: MailKind,
  id: string,
  language: Language,
  to: string,
  site: MailSite,
): Promise<Mail> {
  const written = await preview(id, language)
  if (!written) throw notFound("Sample")
  return renderMail(to, language, written, site)
}

type Test = { about?: string | undefined; language: Language }

/** Sends a mail in the saved words to who asks for it. @throws notFound, also if there is nothing that it can be about */
export async function sendTest(kind: string, { about, language }: Test, user: User): Promise<void> {
  const found = mailOfKind(kind)
  const sample = await sampleOf(found, about)
  if (sample === undefined || !(await found.preview(sample, language))) throw notFound("Sample")
  const payload = { userId: user._id, of: kind, about: sample }
  await transact(async (transaction) => {
    await queueMails([{ kind: TEST_MAIL, recipient: user.email, language, payload }], transaction)
    const after = { mail: kind, language }
    await audit({ actor: user._id, action: "create", subject: `mail-test:${user._id}`, after }, transaction)
  })
}

export const testMails = (site: MailSite): Record<string, MailWriter> => ({
  [TEST_MAIL]: async ({ recipient, language, payload }) => {
    const found = mailOfKind(String(payload.of))
    return [await renderSample(found, String(payload.about), language, recipient, site)]
  },
})
