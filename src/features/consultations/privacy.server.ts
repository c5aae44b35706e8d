import { desc, eq, lt, sql } from "drizzle-orm"
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

export function deleteOldConsultations(days: number, transaction: Database): Promise<number> {
  return deleted(lt(consultations.createdAt, sql`now() - make_interval(days => ${days})`), transaction)
}

async function deleted(condition: ReturnType<typeof eq>, transaction: Database): Promise<number> {
  const gone = await transaction.delete(consultations).where(condition).returning({ id: consultations.id })
  await redactAuditDetails(
    gone.map(({ id }) => `consultation:${id}`),
    transaction,
  )
  return gone.length
}

export async function forgetConsultationNetworks(days: number, transaction: Database): Promise<void> {
  await transaction
    .update(consultations)
    .set({ network: null, userAgent: "" })
    .where(lt(consultations.createdAt, sql`now() - make_interval(days => ${days})`))
}
