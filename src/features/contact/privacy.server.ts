import { and, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { contactMessages } from "./contact.table.server.ts"

export type WrittenMessage = {
  subject: string
  message: string
  name: string
  phone: string
  note: string
  createdAt: string
}

export async function findMessagesOfPerson(email: string): Promise<WrittenMessage[]> {
  const rows = await db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.email, email))
    .orderBy(desc(contactMessages.createdAt))
  return rows.map(({ subject, message, name, phone, note, createdAt }) => ({
    ...{ subject, message, name, phone, note },
    createdAt: createdAt.toISOString(),
  }))
}

export async function deleteMessagesOfPerson(email: string, transaction: Database): Promise<number> {
  return deleted(eq(contactMessages.email, email), transaction)
}

/** Deletes some of the messages older than that many days. @returns how many */
export async function deleteOldMessages(days: number, limit: number, transaction: Database): Promise<number> {
  const old = transaction.select({ id: contactMessages.id }).from(contactMessages).where(olderThan(days)).limit(limit)
  return deleted(inArray(contactMessages.id, old), transaction)
}

async function deleted(condition: SQL, transaction: Database): Promise<number> {
  const gone = await transaction.delete(contactMessages).where(condition).returning({ id: contactMessages.id })
  await redactAuditDetails(
    gone.map(({ id }) => `message:${id}`),
    transaction,
  )
  return gone.length
}

/** Removes where some of the older messages came from. @returns how many */
export async function forgetMessageNetworks(days: number, limit: number, transaction: Database): Promise<number> {
  const isKnown = or(isNotNull(contactMessages.network), ne(contactMessages.userAgent, ""))
  const known = transaction
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(and(olderThan(days), isKnown))
    .limit(limit)
  const changed = transaction.update(contactMessages).set({ network: null, userAgent: "" })
  return (await changed.where(inArray(contactMessages.id, known)).returning({ id: contactMessages.id })).length
}

const olderThan = (days: number) => lt(contactMessages.createdAt, sql`now() - make_interval(days => ${days})`)
