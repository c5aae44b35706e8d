import { mkdirSync } from "node:fs"
import { rename, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createTransport, type SendMailOptions } from "nodemailer"
import type { Language } from "#i18n/localized.ts"
import type { Config } from "./config.server.ts"

/**
 * A plain-text mail. `from` is the name the company signs with; its address is the mailer's. `unsubscribe` is an address
 * to which mailboxes post when their owner wants no more of these (RFC 8058).
 */
export type Mail = {
  to: string
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  language: Language
  unsubscribe?: string
}

/** Where mails go. `id` is the same for every try of one mail. */
export type Mailer = { send: (mail: Mail, id: string) => Promise<void>; close: () => void }

/** Opens the way mails take: the SMTP server of the configuration, else .eml files under `DATA_DIR/outbox`. */
export function openMailer(config: Pick<Config, "smtpUrl" | "dataDir" | "siteUrl">): Mailer {
  const host = new URL(config.siteUrl).hostname
  return config.smtpUrl ? smtpMailer(config.smtpUrl, host) : folderMailer(join(config.dataDir, "outbox"), host)
}

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

function smtpMailer(url: string, host: string): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS })
  return {
    send: async (mail, id) => {
      await transport.sendMail(messageOf(mail, id, host))
    },
    close: () => transport.close(),
  }
}

function folderMailer(folder: string, host: string): Mailer {
  mkdirSync(folder, { recursive: true })
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" })
  return {
    send: async (mail, id) => {
      const { message } = await transport.sendMail(messageOf(mail, id, host))
      const file = join(folder, `${id}.eml`)
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
      await rename(`${file}.part`, file)
    },
    close: () => transport.close(),
  }
}

function messageOf(mail: Mail, id: string, host: string): SendMailOptions {
  return {
    from: mail.from,
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: mail.subject,
    text: mail.text,
    messageId: `<outbox-${id}@${host}>`,
    headers: {
      "Content-Language": mail.language,
      "Auto-Submitted": "auto-generated",
      ...(mail.unsubscribe && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
