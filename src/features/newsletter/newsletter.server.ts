import { count, desc, eq } from "drizzle-orm"
import { LANGUAGES, type Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { consumeToken, createLink, findLink, revokeTokens } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { invalid } from "#server/errors.server.ts"
import { isHoneypotFilled } from "#server/limits/bot-check.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { messages } from "./messages.ts"
import { subscribers } from "./newsletter.table.server.ts"
import type { ConfirmationAnswer, NewsletterRequest, Subscriber, UnsubscribingAnswer } from "./newsletter.ts"

/** The kinds of outbox rows of this slice. */
export const WISH = "newsletter-wish"
export const WELCOME = "newsletter-welcome"
/** What the links of this slice open. Those to confirm are about a language and an address, the others an address. */
const CONFIRM = "newsletter-confirm"
const UNSUBSCRIBE = "newsletter-unsubscribe"
const DAY_MS = 24 * 3_600_000
const CONFIRM_LIFE_MS = 2 * DAY_MS
/** A letter may be found again after a year; its way out still opens then. */
const UNSUBSCRIBE_LIFE_MS = 400 * DAY_MS

/**
 * Somebody wants the newsletter sent to an address. Nothing is stored but a wish in the outbox, whether or not the
 * address is known; the job finds out, and mails a link that confirms it (double opt-in).
 */
export async function askForNewsletter(request: NewsletterRequest, language: Language): Promise<void> {
  if (isHoneypotFilled(request)) return
  await queueMails([{ kind: WISH, recipient: request.email, language: request.language ?? language, payload: {} }])
}

/** Whether an address gets the newsletter. */
export async function isSubscribed(email: string, database: Database = db): Promise<boolean> {
  const [row] = await database
    .select({ email: subscribers.email })
    .from(subscribers)
    .where(eq(subscribers.email, email))
  return row !== undefined
}

/** Makes the link that confirms an address, when the mail is written. */
export function createConfirmLink(email: string, language: Language): Promise<string> {
  return createLink(CONFIRM, subjectOf(email, language), CONFIRM_LIFE_MS)
}

/** Makes the link that ends the newsletter for an address: every mail has one. */
export function createUnsubscribeLink(email: string): Promise<string> {
  return createLink(UNSUBSCRIBE, email, UNSUBSCRIBE_LIFE_MS)
}

const subjectOf = (email: string, language: Language) => `${language} ${email}`

function readSubject(subject: string): { email: string; language: Language } {
  return { language: subject.slice(0, 2) as Language, email: subject.slice(3) }
}

/**
 * What a link to confirm is about.
 * @throws invalid for one that we never made
 */
export async function findConfirmation(token: string): Promise<ConfirmationAnswer["data"]> {
  const link = await findLink(CONFIRM, token)
  if (!link) throw linkInvalid()
  return { ...readSubject(link.subject), open: link.open }
}

/**
 * Sends the newsletter to the address of a link from now on. Opening the link again does no harm.
 * @throws invalid when the link is used or old, and the address not subscribed
 */
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
    await queueMails([{ kind: WELCOME, recipient: email, language, payload: {} }], transaction)
  })
}

async function checkSubscribed(token: string, transaction: Database): Promise<void> {
  const link = await findLink(CONFIRM, token, transaction)
  if (!link || !(await isSubscribed(readSubject(link.subject).email, transaction))) throw linkInvalid()
}

/**
 * What a link to unsubscribe is about.
 * @throws invalid for one that we never made
 */
export async function findUnsubscribing(token: string): Promise<UnsubscribingAnswer["data"]> {
  const link = await findLink(UNSUBSCRIBE, token)
  if (!link) throw linkInvalid(messages.endLinkInvalid)
  return { email: link.subject, subscribed: await isSubscribed(link.subject) }
}

/**
 * Ends the newsletter for the address of a link, and forgets the address. Links that would have confirmed it open
 * nothing any more. Once more does no harm.
 * @throws invalid for a link that we never made
 */
export async function unsubscribe(token: string): Promise<void> {
  const link = await findLink(UNSUBSCRIBE, token)
  if (!link) throw linkInvalid(messages.endLinkInvalid)
  const email = link.subject
  await transact(async (transaction) => {
    await transaction.delete(subscribers).where(eq(subscribers.email, email))
    for (const language of LANGUAGES) await revokeTokens(CONFIRM, subjectOf(email, language), transaction)
  })
}

function linkInvalid(message = messages.linkInvalid) {
  return invalid([{ field: "token", message }])
}

/** One page of the readers, the newest first. */
export async function listSubscribers({
  page = 1,
  limit = 20,
}: {
  page?: number | undefined
  limit?: number | undefined
}): Promise<{ data: Subscriber[]; pagination: Pagination }> {
  const rows = await db
    .select()
    .from(subscribers)
    .orderBy(desc(subscribers.confirmedAt), subscribers.email)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(subscribers)
  const data = rows.map(({ email, language, confirmedAt }) => ({
    email,
    language,
    confirmedAt: confirmedAt.toISOString(),
  }))
  return { data, pagination: pagination(page, limit, counted?.total ?? 0) }
}
