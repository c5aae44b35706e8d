import { queueMails } from "#server/mail/outbox.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"

/** Queues a mail of the kind 'hello' to each recipient. */
export const queueHello = (...recipients: string[]) =>
  queueMails(recipients.map((recipient) => ({ kind: "hello", recipient, language: "vi", payload: {} })))

export const writeHello = async ({ recipient: to }: { recipient: string }): Promise<Mail[]> => [
  { to, from: { name: "Ghé", address: "office@ghe.example" }, subject: "Chào", text: "Chào!", language: "vi" },
]

/** Returns a mailer that keeps the recipients of what it sends. */
export function collectingMailer() {
  const sent: string[] = []
  return { sent, mailer: { send: async ({ to }: Mail) => void sent.push(to), close: () => {} } }
}
