import { and, desc, eq, inArray } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import type { Consultation } from "./consultation/consultation.ts"
import { enquiries, enquiryAnswers } from "./enquiries.table.server.ts"
import { presentConsultation } from "./presenters.server.ts"

/** Returns the answers to enquiries. They are deleted with them. */
export async function findAnswerIds(enquiryIds: string[], transaction: Database): Promise<string[]> {
  const { id, enquiryId } = enquiryAnswers
  const rows = await transaction.select({ id }).from(enquiryAnswers).where(inArray(enquiryId, enquiryIds))
  return rows.map((row) => row.id)
}

export async function findConsultationsOfPerson(email: string): Promise<Consultation[]> {
  const rows = await db
    .select()
    .from(enquiries)
    .where(and(eq(enquiries.kind, "consultation"), eq(enquiries.email, email)))
    .orderBy(desc(enquiries.createdAt))
  return rows.map(presentConsultation)
}
