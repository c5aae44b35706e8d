import { fold } from "#lib/fold.ts"
import type { Database } from "#server/database/database.server.ts"
import { e164 } from "#server/phone.server.ts"
import { consultations } from "./consultations.table.server.ts"

export type ConsultationRecord = Omit<typeof consultations.$inferInsert, "searchText" | "phoneE164">

/** Inserts consultations as they are. Nothing is mailed. */
export async function insertConsultations(rows: ConsultationRecord[], transaction: Database): Promise<void> {
  const values = rows.map((row) => ({
    ...row,
    phoneE164: e164(row.phone),
    searchText: fold(`${row.reference} ${row.name} ${row.email} ${row.phone} ${row.subject}`),
  }))
  await transaction.insert(consultations).values(values)
}
