import type { Language, Localized, LocalizedContent } from "#i18n/localized.ts"
import { getSiteUrl } from "#server/config/running-config.server.ts"
import { createHook } from "#server/hook.server.ts"
import { linkTo } from "#server/mail/mail-template.server.ts"
import type { DeclaredMail, WordedMail } from "./mail-words.server.ts"

/** A booking or an enquiry that a preview is written about. */
export type MailSample = { id: string; title: LocalizedContent }

/** Previews are about one of the last so many bookings, enquiries and so on. */
export const MAX_SAMPLES = 20

/** What previews of a kind of mail are about: the last bookings, or the last enquiries. */
export type MailSamples = { name: Localized; list: () => Promise<MailSample[]> }

export type MailKind = {
  mail: DeclaredMail
  /** Without samples its preview has an invented link and no guest. */
  samples?: MailSamples
  /** Writes the mail about a sample as it would be sent, with a link that opens nothing. */
  preview: (id: string, language: Language) => WordedMail | undefined | Promise<WordedMail | undefined>
}

/** The kinds of mails of a slice whose words staff may change, in the order in which staff see them. */
export type MailKinds = { group: Localized; mails: readonly MailKind[] }

export const mailKinds = createHook<MailKinds>("kinds of mails")

/** Returns the link of a preview. That of a sent mail has a secret of its own. */
export const sampleLink = (path: string, language: Language) => linkTo({ siteUrl: getSiteUrl() }, path, language)

export function findMailKind(kind: string): MailKind | undefined {
  return mailKinds
    .all()
    .flatMap(({ mails }) => mails)
    .find(({ mail }) => mail.kind === kind)
}
