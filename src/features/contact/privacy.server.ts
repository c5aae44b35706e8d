import { desc, eq, lt, type SQL, sql } from "drizzle-orm"
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

export async function deleteOldMessages(days: number, transaction: Database): Promise<number> {
  return deleted(olderThan(days), transaction)
}

async function deleted(condition: SQL, transaction: Database): Promise<number> {
  const gone = await transaction.delete(contactMessages).where(condition).returning({ id: contactMessages.id })
  await redactAuditDetails(
    gone.map(({ id }) => `message:${id}`),
    transaction,
  )
  return gone.length
}

export async function forgetMessageNetworks(days: number, transaction: Database): Promise<void> {
  await transaction.update(contactMessages).set({ network: null, userAgent: "" }).where(olderThan(days))
}

const olderThan = (days: number) => lt(contactMessages.createdAt, sql`now() - make_interval(days => ${days})`)
