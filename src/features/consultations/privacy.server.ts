import { and, desc, eq, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import type { Consultation } from "./consultation.ts"
import { presentConsultation } from "./consultation-presenter.server.ts"
import { consultations } from "./consultations.table.server.ts"

export async function findConsultationsOfPerson(email: string): Promise<Consultation[]> {
  const rows = await db
    .select()
    .from(consultations)
    .where(eq(consultations.email, email))
    .orderBy(desc(consultations.createdAt))
  return rows.map(presentConsultation)
}

/** Deletes all requests from an email address. Accounting does not need them. @returns how many */
export async function deleteConsultationsOfPerson(email: string, transaction: Database): Promise<number> {
  return deleted(eq(consultations.email, email), transaction)
}

/** Deletes some of the requests older than that many days. @returns how many */
export function deleteOldConsultations(days: number, limit: number, transaction: Database): Promise<number> {
  const old = transaction.select({ id: consultations.id }).from(consultations).where(olderThan(days)).limit(limit)
  return deleted(inArray(consultations.id, old), transaction)
}

async function deleted(condition: SQL, transaction: Database): Promise<number> {
  const gone = await transaction.delete(consultations).where(condition).returning({ id: consultations.id })
  await redactAuditDetails(
    gone.map(({ id }) => `consultation:${id}`),
    transaction,
  )
  return gone.length
}

/** Removes where some of the older requests came from. @returns how many */
export async function forgetConsultationNetworks(days: number, limit: number, transaction: Database): Promise<number> {
  const isKnown = or(isNotNull(consultations.network), ne(consultations.userAgent, ""))
  const known = transaction
    .select({ id: consultations.id })
    .from(consultations)
    .where(and(olderThan(days), isKnown))
    .limit(limit)
  const changed = transaction.update(consultations).set({ network: null, userAgent: "" })
  return (await changed.where(inArray(consultations.id, known)).returning({ id: consultations.id })).length
}

const olderThan = (days: number) => lt(consultations.createdAt, sql`now() - make_interval(days => ${days})`)
