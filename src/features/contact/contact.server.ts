import { and, count, desc, eq } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import { changeHandling } from "#features/handling/handling.server.ts"
import type { HandlingChange } from "#features/handling/handling.ts"
import { findSettings } from "#features/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { fold } from "#lib/fold.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { isHoneypotFilled, type Origin } from "#server/limits/bot-check.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { STAFF_LANGUAGE } from "#server/mail/staff-language.server.ts"
import { e164, shownPhone } from "#server/phone.server.ts"
import { contactMessages } from "./contact.table.server.ts"
import type { ContactMessage, ContactRequest } from "./contact.ts"
import { presentMessage } from "./contact-presenter.server.ts"

export const CONTACT_MESSAGE = "contact-message"

/**
 * Stores a message and mails it to staff. Doubtful messages are marked and not mailed.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT; HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function sendMessage(
  request: ContactRequest,
  language: Language,
  origin: Origin,
  idempotencyKey?: string,
): Promise<void> {
  const { email: company } = await findSettings()
  const row = rowOf(request, language, origin)
  const work = (transaction: Database) => keep(row, company, transaction)
  if (idempotencyKey === undefined) await transact(work)
  else await once(idempotencyKey, { form: "contact", ...request }, work)
}

type NewMessage = typeof contactMessages.$inferInsert

function rowOf(request: ContactRequest, language: Language, origin: Origin): NewMessage {
  const { name, email, subject, message } = request
  const phone = shownPhone(request.phone ?? "")
  return {
    doubtful: isHoneypotFilled(request),
    ...{ name, email, phone, subject, message },
    phoneE164: e164(phone),
    language: request.language ?? language,
    ...origin,
    searchText: fold(`${name} ${email} ${phone} ${subject}`),
  }
}

async function keep(row: NewMessage, company: string, transaction: Database): Promise<object> {
  const [kept] = await transaction.insert(contactMessages).values(row).returning({ id: contactMessages.id })
  const payload = { messageId: kept!.id }
  if (!row.doubtful)
    await queueMails([{ kind: CONTACT_MESSAGE, recipient: company, language: STAFF_LANGUAGE, payload }], transaction)
  return {}
}

export type MessageListing = {
  status?: ContactMessage["status"] | undefined
  search?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

export async function listMessages({
  status = "new",
  search,
  page = 1,
  limit = 20,
}: MessageListing): Promise<{ data: ContactMessage[]; pagination: Pagination }> {
  const condition = and(eq(contactMessages.status, status), containsWords(contactMessages.searchText, search))
  const rows = await db
    .select()
    .from(contactMessages)
    .where(condition)
    .orderBy(desc(contactMessages.createdAt), contactMessages.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(contactMessages).where(condition)
  return { data: rows.map(presentMessage), pagination: pagination(page, limit, counted?.total ?? 0) }
}

/** @throws notFound */
export async function findMessage(id: string): Promise<ContactMessage> {
  const found = isUuid(id) ? await findMessageById(id) : undefined
  if (!found) throw notFound("Message")
  return found
}

export async function findMessageById(id: string): Promise<ContactMessage | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id))
  return row && presentMessage(row)
}

/** Updates the status, owner and note of a message. @throws like changeHandling */
export async function changeMessage(
  id: string,
  change: HandlingChange,
  user: User,
  open?: Database,
): Promise<ContactMessage> {
  const source = { table: contactMessages, kind: "message", name: "Message" }
  return presentMessage(await changeHandling(source, id, change, user, open))
}
