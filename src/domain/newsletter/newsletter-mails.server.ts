import type { Language } from "#i18n/localized.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import { paced } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import type { WordedMail } from "#server/mail/words/mail-words.server.ts"
import { alreadySubscribedText, confirmText, welcomeText } from "./mail-texts.server.ts"
import {
  CONFIRMATION_MAIL,
  createConfirmLink,
  createUnsubscribeLink,
  isSubscribed,
  WELCOME_MAIL,
} from "./newsletter.server.ts"

export function newsletterMails(site: MailSite): Record<string, MailWriter> {
  return {
    [CONFIRMATION_MAIL]: paced("mails/forms", (queued) => answerWish(queued, site)),
    [WELCOME_MAIL]: (queued) => welcome(queued, site),
  }
}

async function answerWish({ recipient: email, language }: QueuedMail, site: MailSite): Promise<Mail[]> {
  if (await isSubscribed(email)) return [await newsletter(email, language, alreadySubscribedText, site)]
  const link = linkTo(site, "/newsletter/confirm", language, { token: await createConfirmLink(email, language) })
  return [await newsletter(email, language, () => confirmText(link), site)]
}

async function welcome({ recipient: email, language }: QueuedMail, site: MailSite): Promise<Mail[]> {
  if (!(await isSubscribed(email))) return []
  const blogLink = linkTo(site, "/blog", language)
  return [await newsletter(email, language, (unsubscribeLink) => welcomeText(unsubscribeLink, blogLink), site)]
}

/** Adds the unsubscribe link and the one-click header of RFC 8058. */
async function newsletter(
  email: string,
  language: Language,
  write: (unsubscribeLink: string) => WordedMail,
  site: MailSite,
): Promise<Mail> {
  const token = await createUnsubscribeLink(email)
  const mail = await renderMail(
    email,
    language,
    write(linkTo(site, "/newsletter/unsubscribe", language, { token })),
    site,
  )
  return { ...mail, unsubscribe: `${site.siteUrl}/api/newsletter/unsubscribe?${new URLSearchParams({ token })}` }
}
