import { languageNames } from "#i18n/language-names.ts"
import type { Language } from "#i18n/localized.ts"
import type { Block } from "#server/mail/mail-content.server.ts"
import { knownFacts, type MailSite, type MailText, renderMail } from "#server/mail/mail-template.server.ts"
import type { MailWriter } from "#server/mail/outbox.server.ts"
import { CONTACT_MESSAGE, findMessageById } from "./contact.server.ts"
import type { ContactMessage } from "./contact.ts"

/** Visitors get no mail, because their address is not verified. */
export function contactMails(site: MailSite): Record<string, MailWriter> {
  return {
    [CONTACT_MESSAGE]: async ({ recipient, language, payload }) => {
      const message = await findMessageById(String(payload.messageId))
      if (!message) return []
      const mail = await renderMail(recipient || site.staffEmail, language, staffText(message), site)
      return [{ ...mail, replyTo: message.email }]
    },
  }
}

function staffText(message: ContactMessage): MailText {
  return {
    subject: { en: `Message from the site: ${message.subject}`, vi: `Tin nhắn từ trang web: ${message.subject}` },
    paragraphs: (language) => [sender(message, language), { quoted: message.message }],
  }
}

const WORDS = {
  guest: { en: "Guest", vi: "Khách" },
  email: { en: "E-mail", vi: "Email" },
  phone: { en: "Phone", vi: "Điện thoại" },
  language: { en: "Language", vi: "Ngôn ngữ" },
}

function sender({ name, email, phone, language: theirs }: ContactMessage, language: Language): Block {
  const facts = knownFacts(WORDS, language, [
    ["guest", name],
    ["email", email],
    ["phone", phone],
    ["language", languageNames[theirs]],
  ])
  return { facts }
}
