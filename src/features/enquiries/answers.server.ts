import { asc, eq, or } from "drizzle-orm"
import { findUser } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import type { Consultation } from "#features/consultations/consultation.ts"
import { findConsultationById } from "#features/consultations/consultations.server.ts"
import { changeConsultation } from "#features/consultations/staff/consultation-list.server.ts"
import { changeMessage, findMessageById } from "#features/contact/contact.server.ts"
import type { ContactMessage } from "#features/contact/contact.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { findMailsOfAnswers } from "#server/mail/staff/outbox-list.server.ts"
import { enquiryAnswers } from "./enquiries.table.server.ts"
import type { AnswerEntry, Enquiry, EnquiryAnswer, EnquiryTrip } from "./enquiry.ts"

export const ANSWER_MAIL = "enquiry-answer"

type Found = { consultation: Consultation; message?: never } | { message: ContactMessage; consultation?: never }

/** Returns a request or message with its answers. @throws notFound */
export async function findEnquiry(id: string): Promise<Enquiry> {
  const { consultation, message } = await findEither(id)
  const asked = consultation ?? message
  const { _id, status, doubtful, name, email, phone, subject, language, note, version, createdAt } = asked
  const owner = asked.owner === null ? undefined : await findUser(asked.owner)
  return {
    ...{ _id, kind: consultation ? "consultation" : "message", status, doubtful },
    owner: owner ? { _id: owner._id, name: owner.name } : null,
    ...{ name, email, phone, subject, message: asked.message, language, note, version, createdAt },
    tour: consultation?.tourReference?.tourTitle ?? null,
    trip: consultation ? tripOf(consultation) : null,
    answers: await findAnswers(id),
  }
}

/** @throws notFound */
export async function findEither(id: string): Promise<Found> {
  const consultation = isUuid(id) ? await findConsultationById(id) : undefined
  if (consultation) return { consultation }
  const message = isUuid(id) ? await findMessageById(id) : undefined
  if (!message) throw notFound("Enquiry")
  return { message }
}

function tripOf(consultation: Consultation): EnquiryTrip {
  const { reference, travelDates, numberOfTravelers, budget, interests, source, tourReference } = consultation
  const { preferredContactMethod, preferredContactTime } = consultation
  return {
    ...{ reference, travelDates, numberOfTravelers, budget, interests, source, tourReference },
    ...{ preferredContactMethod, preferredContactTime },
  }
}

async function findAnswers(id: string): Promise<EnquiryAnswer[]> {
  const rows = await db
    .select()
    .from(enquiryAnswers)
    .where(or(eq(enquiryAnswers.consultationId, id), eq(enquiryAnswers.messageId, id)))
    .orderBy(asc(enquiryAnswers.createdAt), enquiryAnswers.id)
  const mails = await findMailsOfAnswers(rows.map((row) => row.id))
  return Promise.all(
    rows.map(async ({ id, authorId, recipient, language, subject, text, createdAt }) => ({
      ...{ _id: id, recipient, language, subject, text },
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
  const found = await findEither(id)
  const work = (transaction: Database) => storeAnswer(found, entry, user, transaction)
  if (idempotencyKey === undefined) await transact(work)
  else await once(idempotencyKey, { form: "enquiry-answer", id, by: user._id, ...entry }, work)
  return findEnquiry(id)
}

async function storeAnswer(found: Found, entry: AnswerEntry, user: User, transaction: Database) {
  const { consultation, message } = found
  const { _id, email: recipient, language: theirs } = consultation ?? message
  const { subject, text, language = theirs, version } = entry
  const change = { status: "closed", owner: user._id, version } as const
  if (consultation) await changeConsultation(_id, change, user, transaction)
  else await changeMessage(_id, change, user, transaction)
  const about = consultation ? { consultationId: _id } : { messageId: _id }
  const [stored] = await transaction
    .insert(enquiryAnswers)
    .values({ ...about, authorId: user._id, recipient, language, subject, text })
    .returning({ id: enquiryAnswers.id })
  const answerId = stored!.id
  await queueMails([{ kind: ANSWER_MAIL, recipient, language, payload: { answerId } }], transaction)
  const asked = consultation ? `consultation:${_id}` : `message:${_id}`
  await audit({ actor: user._id, action: "create", subject: `answer:${answerId}`, after: { asked } }, transaction)
  return { answerId }
}

/** An answer with what it answers, for its mail. */
export type AnswerToSend = Pick<EnquiryAnswer, "subject" | "text"> & { asked: string; askedAt: string }

export async function findAnswerToSend(answerId: string): Promise<AnswerToSend | undefined> {
  const [row] = await db.select().from(enquiryAnswers).where(eq(enquiryAnswers.id, answerId))
  if (!row) return undefined
  const { consultation, message } = await findEither(row.consultationId ?? row.messageId ?? "")
  const { message: asked, createdAt: askedAt } = consultation ?? message
  return { subject: row.subject, text: row.text, asked, askedAt }
}
