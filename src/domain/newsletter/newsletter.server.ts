import { desc, eq } from "drizzle-orm"
import * as z from "zod"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { consumeToken, createLink, findLink, revokeTokens } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, type PageQuery, paginate } from "#server/database/lists.server.ts"
import { personalRows } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { invalid } from "#server/errors.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { instant, language } from "#server/openapi/shapes.server.ts"
import { messages } from "./messages.ts"
import { subscribers } from "./newsletter.table.server.ts"
import type { ConfirmationAnswer, NewsletterRequest, Subscriber, UnsubscribingAnswer } from "./newsletter.ts"

export const CONFIRMATION_MAIL = "newsletter-wish"
export const WELCOME_MAIL = "newsletter-welcome"
/** Link purposes. The subject is the address; CONFIRM adds the language. */
const CONFIRM = "newsletter-confirm"
const UNSUBSCRIBE = "newsletter-unsubscribe"
const DAY_MS = 24 * 3_600_000
const CONFIRM_LIFE_MS = 2 * DAY_MS
/** Long enough for old mails. */
const UNSUBSCRIBE_LIFE_MS = 400 * DAY_MS

/** Requests a subscription. Nothing is stored before the address is confirmed by mail (double opt-in). */
export async function askForNewsletter(request: NewsletterRequest, language: Language): Promise<void> {
  await queueMails([
    { kind: CONFIRMATION_MAIL, recipient: request.email, language: request.language ?? language, payload: {} },
  ])
}

export async function isSubscribed(email: string, database: Database = db): Promise<boolean> {
  const [row] = await database
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return row !== undefined
}

export function createConfirmLink(email: string, language: Language): Promise<string> {
  return createLink(CONFIRM, confirmSubject(email, language), CONFIRM_LIFE_MS)
}

export function createUnsubscribeLink(email: string): Promise<string> {
  return createLink(UNSUBSCRIBE, email, UNSUBSCRIBE_LIFE_MS)
}

const confirmSubject = (email: string, language: Language) => `${language} ${email}`

function readSubject(subject: string): { email: string; language: Language } {
  return { language: subject.slice(0, 2) as Language, email: subject.slice(3) }
}

/** Returns the address of a confirmation link. @throws invalid for an unknown link */
export async function findConfirmation(token: string): Promise<ConfirmationAnswer["data"]> {
  const link = await findLink(CONFIRM, token)
  if (!link) throw linkInvalid()
  return { ...readSubject(link.subject), open: link.open }
}

/** Opening a link again does nothing. @throws invalid if it is used or expired and the address is not subscribed */
export function subscribe(token: string, network: string | null): Promise<void> {
  return transact(async (transaction) => {
    const subject = await consumeToken(CONFIRM, token, transaction)
    if (subject === undefined) return checkSubscribed(token, transaction)
    const { email, language } = readSubject(subject)
    const given = { language, confirmedAt: new Date(), network }
    await transaction
      .insert(subscribers)
      .values({ email, ...given })
      .onConflictDoUpdate({ target: subscribers.email, set: given })
    await queueMails([{ kind: WELCOME_MAIL, recipient: email, language, payload: {} }], transaction)
  })
}

async function checkSubscribed(token: string, transaction: Database): Promise<void> {
  const link = await findLink(CONFIRM, token, transaction)
  if (!link || !(await isSubscribed(readSubject(link.subject).email, transaction))) throw linkInvalid()
}

/** Returns the address of an unsubscribe link. @throws invalid for an unknown link */
export async function findUnsubscribing(token: string): Promise<UnsubscribingAnswer["data"]> {
  const link = await findLink(UNSUBSCRIBE, token)
  if (!link) throw linkInvalid(messages.endLinkInvalid)
  return { email: link.subject, subscribed: await isSubscribed(link.subject) }
}

/** Deletes the address of a link and its open confirmation links. @throws invalid for an unknown link */
export async function unsubscribe(token: string): Promise<void> {
  const link = await findLink(UNSUBSCRIBE, token)
  if (!link) throw linkInvalid(messages.endLinkInvalid)
  const email = link.subject
  await transact(async (transaction) => {
    await transaction.delete(subscribers).where(eq(subscribers.email, email))
    for (const language of LANGUAGES) await revokeTokens(CONFIRM, confirmSubject(email, language), transaction)
  })
}

function linkInvalid(message = messages.linkInvalid) {
  return invalid([{ field: "token", message }])
}

export async function listSubscribers({ page = 1, limit = 20 }: PageQuery): Promise<Page<Subscriber>> {
  const rows = await db
    .select()
    .from(subscribers)
    .orderBy(desc(subscribers.confirmedAt), subscribers.email)
    .limit(limit)
    .offset((page - 1) * limit)
  const data = rows.map((row) => ({ ...pick(row, "email", "language"), confirmedAt: row.confirmedAt.toISOString() }))
  return { data, pagination: await paginate(subscribers, { where: undefined }, { page, limit }) }
}

export const personalData = personalRows("newsletter", {
  table: subscribers,
  purpose: {
    name: { en: "Newsletter", vi: "Bản tin" },
    why: {
      en: "To send the newsletter to those who asked for it and confirmed their address.",
      vi: "Để gửi bản tin cho người đã đăng ký và xác nhận email.",
    },
    kept: { en: "Until the person unsubscribes", vi: "Đến khi người nhận hủy đăng ký" },
  },
  email: subscribers.email,
  since: subscribers.confirmedAt,
  deleted: ["email"],
  networks: { network: null },
  exported: ["language", "confirmedAt"],
  unexported: ["network"],
  others: "language confirmed_at",
  shape: z.strictObject({ language, confirmedAt: instant }).nullable(),
  single: true,
})
