import { mkdirSync } from "node:fs"
import { rename, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import type { SendMailOptions } from "nodemailer"
import type { Language } from "#i18n/localized.ts"
import type { Config } from "#server/config/config.server.ts"

export type Attachment = { filename: string; contentType: string; content: Buffer | string }

export type CalendarPart = { method: "REQUEST" | "PUBLISH" | "CANCEL"; content: string }

/** `from` is the sender's name. `isPersonal`: a person wrote it. `unsubscribe` is a URL that mailboxes post to (RFC 8058). */
export type Mail = {
  to: string
  from: { name: string; address: string }
  replyTo?: string
  subject: string
  text: string
  html?: string
  language: Language
  unsubscribe?: string
  calendar?: CalendarPart
  attachments?: Attachment[]
  isPersonal?: true
}

/** `id` is the same for every try of one mail. */
export type Mailer = { send: (mail: Mail, id: string) => Promise<void>; close: () => void }

/** Opens the configured SMTP server, else writes .eml files to `DATA_DIR/outbox`. */
export function openMailer(config: Pick<Config, "smtpUrl" | "dataDir" | "siteUrl">): Mailer {
  const host = new URL(config.siteUrl).hostname
  return config.smtpUrl ? smtpMailer(config.smtpUrl, host) : folderMailer(mailFolder(config.dataDir), host)
}

export const mailFolder = (dataDir: string) => join(dataDir, "outbox")

const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
/** Must be well below the lease of the outbox. */
const SEND_LIMIT_MS = 60_000

function smtpMailer(url: string, host: string): Mailer {
  const transport = withFirstMail(({ createTransport }) =>
    createTransport({ url, pool: true, maxConnections: 1, ...TIMEOUTS }),
  )
  return {
    send: async (mail, id) => {
      const opened = await transport.open()
      await withinLimit(opened.sendMail(messageOf(mail, id, host)))
    },
    close: transport.close,
  }
}

async function withinLimit(sending: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The mail server took too long.")), SEND_LIMIT_MS)
  })
  await Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

function folderMailer(folder: string, host: string): Mailer {
  mkdirSync(folder, { recursive: true })
  const transport = withFirstMail(({ createTransport }) =>
    createTransport({ streamTransport: true, buffer: true, newline: "windows" }),
  )
  return {
    send: async (mail, id) => {
      const opened = await transport.open()
      const { message } = await opened.sendMail(messageOf(mail, id, host))
      const file = join(folder, `${id}.eml`)
      try {
        await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 })
        await rename(`${file}.part`, file)
      } catch (error) {
        await rm(`${file}.part`, { force: true })
        throw error
      }
    },
    close: transport.close,
  }
}

function withFirstMail<T extends { close: () => void }>(make: (library: typeof import("nodemailer")) => T) {
  let opened: Promise<T> | undefined
  return {
    open: () => {
      opened ??= import("nodemailer").then(make)
      return opened
    },
    close: () => void opened?.then((transport) => transport.close()),
  }
}

function messageOf(mail: Mail, id: string, host: string): SendMailOptions {
  return {
    from: { ...mail.from, name: oneLine(mail.from.name) },
    to: { name: "", address: mail.to },
    ...(mail.replyTo && { replyTo: { name: "", address: mail.replyTo } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    // Mail programs show pictures that are attached, but not those of data URLs.
    ...(mail.html && { html: mail.html, attachDataUrls: true }),
    ...(mail.calendar && { icalEvent: { ...mail.calendar, filename: "booking.ics" } }),
    ...(mail.attachments && { attachments: mail.attachments }),
    messageId: `<outbox-${id}@${host}>`,
    headers: {
      "Content-Language": mail.language,
      "Auto-Submitted": mail.isPersonal ? "no" : "auto-generated",
      ...(mail.unsubscribe && {
        "List-Unsubscribe": `<${mail.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim()
}
