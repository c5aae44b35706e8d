import { inArray } from "drizzle-orm"
import { bigint, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import type { Database } from "./database.server.ts"

const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  actor: text().notNull(),
  action: text().notNull(),
  subject: text().notNull(),
  before: jsonb(),
  after: jsonb(),
})

/** What a member of staff has done: who (the id of the account), to what (`tour:<id>`), and how it was and is. */
export type Deed = {
  actor: string
  action: "create" | "update" | "archive" | "delete" | "export"
  subject: string
  before?: unknown
  after?: unknown
}

/** Notes a deed, in the transaction that does it (security.md: a row for every staff write). */
export async function audit(deed: Deed, transaction: Database): Promise<void> {
  await transaction.insert(auditLog).values(deed)
}

/** Forgets how things were and are, of deeds about a person who is to be forgotten: who did what to what stays. */
export async function forgetDetails(subjects: string[], transaction: Database): Promise<void> {
  if (subjects.length === 0) return
  await transaction.update(auditLog).set({ before: null, after: null }).where(inArray(auditLog.subject, subjects))
}
