import type { Mail } from "./transport.server.ts"

/** What a sent mail said, as staff may read it. */
export type SentCopy = { to: string; subject: string; text: string }

const HIDDEN = "•••"

/** The words of a mail that went out: the links in it lead to the same pages, and open nothing any more. */
export function redactMail({ to, subject, text }: Mail): SentCopy {
  return { to, subject: withoutSecrets(subject), text: withoutSecrets(text) }
}

/** Secrets stand in links, as what a parameter is set to; what is as long as one is hidden wherever it stands. */
function withoutSecrets(text: string): string {
  return text.replace(/([?#&][\w-]+=)[\w%.~-]{16,}/g, `$1${HIDDEN}`).replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, HIDDEN)
}
