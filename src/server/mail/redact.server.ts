import type { Mail } from "./transport.server.ts"

export type SentCopy = { to: string; subject: string; text: string }

const HIDDEN = "•••"

/** Returns the text of a sent mail. Its links no longer contain secrets. */
export function redactMail({ to, subject, text }: Mail): SentCopy {
  return { to, subject: withoutSecrets(subject), text: withoutSecrets(text) }
}

function withoutSecrets(text: string): string {
  return text.replace(/([?#&][\w-]+=)[\w%.~-]{16,}/g, `$1${HIDDEN}`).replace(/(?<![\w-])[\w-]{43}(?![\w-])/g, HIDDEN)
}
