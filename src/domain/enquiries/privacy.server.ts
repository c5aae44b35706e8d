import { and, desc, eq, inArray, lt, type SQL } from "drizzle-orm"
import * as z from "zod"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import {
  type Contact,
  classify,
  countByMonth,
  exportRows,
  isOfNumber,
  olderRows,
  type Person,
  type PersonalData,
} from "#server/database/personal-data.server.ts"
import { forgetMailsAbout } from "#server/mail/forget-mails.server.ts"
import { instant } from "#server/openapi/shapes.server.ts"
import { consultation } from "./consultation/shapes.server.ts"
import { isOfChat } from "./enquiries.server.ts"
import { enquiries, enquiryAnswers, enquiryBookings } from "./enquiries.table.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { presentConsultation } from "./presenters.server.ts"

/** A phone number finds enquiries without an address, like bookings, and a chat name those with neither. */
export function ofContact(who: Contact): SQL | undefined {
  if ("email" in who) return eq(enquiries.email, who.email)
  return "phone" in who ? isOfNumber(enquiries, who.phone) : isOfChat(who.chatName)
}

async function findNumbers(who: Contact, transaction: Database) {
  const rows = await transaction.select({ phone: enquiries.phone }).from(enquiries).where(ofContact(who))
  return rows.map(({ phone }) => phone)
}

async function findIds(who: Contact, transaction: Database): Promise<string[]> {
  const rows = await transaction.select({ id: enquiries.id }).from(enquiries).where(ofContact(who))
  return rows.map(({ id }) => id)
}

const ofKind = (kind: EnquiryKind, condition: SQL | undefined) => and(eq(enquiries.kind, kind), condition)

async function findConsultations(person: Person) {
  const rows = await db
    .select()
    .from(enquiries)
    .where(ofKind("consultation", ofContact(person)))
    .orderBy(desc(enquiries.createdAt))
  return rows.map(presentConsultation)
}

function findMessages(person: Person) {
  const exported = ["subject", "message", "name", "phone", "chatName", "note", "createdAt"] as const
  return exportRows(enquiries, exported, ofKind("message", ofContact(person)), enquiries.createdAt)
}

function findAnswers(person: Person) {
  const { enquiryId, createdAt } = enquiryAnswers
  const written = db.select({ id: enquiries.id }).from(enquiries).where(ofContact(person))
  return exportRows(enquiryAnswers, ["subject", "text", "createdAt"], inArray(enquiryId, written), createdAt)
}

/** Deletes enquiries of a kind, their answers, and the mails of these. @returns the ids */
async function deleteEnquiries(
  kind: EnquiryKind,
  condition: SQL | undefined,
  transaction: Database,
): Promise<string[]> {
  const doomed = await transaction
    .select({ id: enquiries.id })
    .from(enquiries)
    .where(ofKind(kind, condition))
    .orderBy(enquiries.id)
    .for("update")
  const ids = doomed.map(({ id }) => id)
  if (ids.length === 0) return ids
  const { id, enquiryId } = enquiryAnswers
  const answers = await transaction.select({ id }).from(enquiryAnswers).where(inArray(enquiryId, ids))
  await forgetMailsAbout(
    answers.map((answer) => answer.id),
    transaction,
  )
  await transaction.delete(enquiries).where(inArray(enquiries.id, ids))
  return ids
}

function erasureOf(kind: EnquiryKind) {
  const { id: key, createdAt: since } = enquiries
  const aged = { key, since, only: eq(enquiries.kind, kind) }
  return {
    subject: kind,
    erase: (who: Contact, tx: Database) => deleteEnquiries(kind, ofContact(who), tx),
    eraseOld: (days: number, limit: number, tx: Database) =>
      deleteEnquiries(kind, inArray(key, olderRows(enquiries, aged, { days, limit }, tx)), tx),
    countOld: (until: string) =>
      countByMonth(enquiries, since, and(aged.only, lt(since, hanoiInstant(addDays(until, 1), "00:00")))),
  }
}

const text = z.string()

export const personalData: PersonalData = {
  tables: [
    classify({
      table: enquiries,
      purpose: {
        name: { en: "Requests for advice and messages", vi: "Yêu cầu tư vấn và tin nhắn" },
        why: {
          en: "To answer what people ask, and to plan the trip with them.",
          vi: "Để trả lời câu hỏi và lên chương trình cùng khách.",
        },
        kept: "guests",
      },
      deleted: [
        ...(["name", "email", "phone", "phoneE164", "subject", "message", "note", "tour", "source"] as const),
        ...(["referrerUrl", "startDate", "endDate", "flexible", "adults", "children", "childAges", "budget"] as const),
        ...(["interests", "searchText", "chatName"] as const),
      ],
      networks: { network: null, userAgent: "" },
      aged: { key: enquiries.id, since: enquiries.createdAt },
      unexported: ["email", "phoneE164", "searchText", "network", "userAgent"],
      others:
        "id kind reference status owner_id doubtful preferred_contact_method preferred_contact_time language version " +
        "created_at updated_at",
    }),
    classify({ table: enquiryBookings, others: "booking_id enquiry_id created_at" }),
    classify({
      table: enquiryAnswers,
      purpose: {
        name: { en: "Answers to enquiries", vi: "Thư trả lời khách" },
        why: {
          en: "To know what colleagues have told a guest.",
          vi: "Để đồng nghiệp biết đã trả lời khách những gì.",
        },
        kept: "guests",
      },
      deleted: ["recipient", "subject", "text"],
      unexported: ["recipient"],
      others: "id enquiry_id author_id language created_at",
    }),
  ],
  exports: {
    consultations: { shape: z.array(consultation), find: findConsultations },
    messages: {
      shape: z.array(
        z.strictObject({
          subject: text,
          message: text,
          name: text,
          phone: text,
          chatName: text,
          note: text,
          createdAt: instant,
        }),
      ),
      find: findMessages,
    },
    answers: {
      shape: z
        .array(z.strictObject({ subject: text, text, createdAt: instant }))
        .describe("What staff answered by mail"),
      find: findAnswers,
    },
  },
  withContact: { consultations: erasureOf("consultation"), messages: erasureOf("message") },
  numbers: [findNumbers],
  answered: [findIds],
}
