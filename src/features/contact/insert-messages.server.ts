import { fold } from "#lib/fold.ts"
import type { Database } from "#server/database/database.server.ts"
import { e164 } from "#server/phone.server.ts"
import { contactMessages } from "./contact.table.server.ts"

export type MessageRecord = Omit<typeof contactMessages.$inferInsert, "searchText" | "phoneE164">

/** Inserts contact messages as they are. Nothing is mailed. */
export async function insertMessages(rows: MessageRecord[], transaction: Database): Promise<void> {
  const values = rows.map((row) => ({
    ...row,
    phoneE164: e164(row.phone ?? ""),
    searchText: fold(`${row.name} ${row.email} ${row.phone} ${row.subject}`),
  }))
  await transaction.insert(contactMessages).values(values)
}
