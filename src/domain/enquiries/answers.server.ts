import { asc, eq } from "drizzle-orm"
import { findUser } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { conflict } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { findMailsOfAnswers } from "#server/mail/staff/outbox-list.server.ts"
import { changeEnquiry } from "./change-enquiry.server.ts"
import { findBookingsOf, requireEnquiry } from "./enquiries.server.ts"
import { enquiries, enquiryAnswers } from "./enquiries.table.server.ts"
import type { AnswerEntry, Enquiry, EnquiryAnswer } from "./enquiry.ts"
import { messages } from "./messages.ts"
import { presentAskedTour, presentChannel, presentTrip } from "./presenters.server.ts"

export const ANSWER_MAIL = "enquiry-answer"

/** Returns a request or message with its answers. @throws notFound */
export async function findEnquiry(id: string): Promise<Enquiry> {
  const row = await requireEnquiry(id)
  const owner = row.ownerId === null ? undefined : await findUser(row.ownerId)
  return {
    _id: id,
    ...pick(row, "kind", "status", "doubtful", "name", "email", "phone", "subject", "message", "language"),
    ...pick(row, "chatName", "note", "version"),
    owner: owner ? { _id: owner._id, name: owner.name } : null,
    createdAt: row.createdAt.toISOString(),
    tour: row.tour?.tourTitle ?? null,
    channel: presentChannel(row),
    trip: row.kind === "consultation" ? presentTrip(row) : null,
    about: row.kind === "message" ? presentAskedTour(row) : null,
    bookings: await findBookingsOf(id),
    answers: await findAnswers(id),
  }
}

async function findAnswers(id: string): Promise<EnquiryAnswer[]> {
  const rows = await db
    .select()
    .from(enquiryAnswers)
    .where(eq(enquiryAnswers.enquiryId, id))
    .orderBy(asc(enquiryAnswers.createdAt), enquiryAnswers.id)
  const mails = await findMailsOfAnswers(rows.map((row) => row.id))
  return Promise.all(
    rows.map(async ({ id, authorId, recipient, language, subject, text, createdAt }) => ({
      _id: id,
      recipient,
      language,
      subject,
      text,
      author: (authorId && (await findUser(authorId))?.name) ?? null,
      createdAt: createdAt.toISOString(),
      mail: mails.get(id) ?? null,
    })),
  )
}

/**
 * Answers an enquiry by mail. The mail is queued, the enquiry becomes answered, and belongs to who answered.
 * @throws notFound; conflict VERSION_CONFLICT if it has changed since it was read, IDEMPOTENCY_IN_FLIGHT;
 * HttpError 422 IDEMPOTENCY_KEY_REUSED
 */
export async function answerEnquiry(
  id: string,
  entry: AnswerEntry,
  user: User,
  idempotencyKey?: string,
): Promise<Enquiry> {
  if (!(await requireEnquiry(id)).email) throw conflict("NO_EMAIL", messages.noEmail)
  const work = (transaction: Database) => storeAnswer(id, entry, user, transaction)
  await once(idempotencyKey, { form: "enquiry-answer", id, by: user._id, ...entry }, work)
  return findEnquiry(id)
}

async function storeAnswer(id: string, entry: AnswerEntry, user: User, transaction: Database) {
  const change = { status: "closed", owner: user._id, version: entry.version } as const
  const { kind, email: recipient, language: theirs } = await changeEnquiry(id, change, user, { open: transaction })
  const { subject, text, language = theirs } = entry
  const stored = firstOf(
    await transaction
      .insert(enquiryAnswers)
      .values({ enquiryId: id, authorId: user._id, recipient, language, subject, text })
      .returning({ id: enquiryAnswers.id }),
  )
  const answerId = stored.id
  await queueMails([{ kind: ANSWER_MAIL, recipient, language, payload: { answerId } }], transaction)
  const after = { asked: `${kind}:${id}` }
  await audit({ actor: user._id, action: "create", subject: `answer:${answerId}`, after }, transaction)
  return { answerId }
}

/** An answer with what it answers, for its mail. */
export type AnswerToSend = Pick<EnquiryAnswer, "subject" | "text"> & { asked: string; askedAt: string }

export async function findAnswerToSend(answerId: string): Promise<AnswerToSend | undefined> {
  const { subject, text } = enquiryAnswers
  const { message: asked, createdAt: askedAt } = enquiries
  const [row] = await db
    .select({ subject, text, asked, askedAt })
    .from(enquiryAnswers)
    .innerJoin(enquiries, eq(enquiries.id, enquiryAnswers.enquiryId))
    .where(eq(enquiryAnswers.id, answerId))
  return row && { ...row, askedAt: row.askedAt.toISOString() }
}
