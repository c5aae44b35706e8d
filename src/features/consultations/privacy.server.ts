import { desc, eq } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
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
