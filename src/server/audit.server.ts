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
  action: "create" | "update" | "archive" | "delete"
  subject: string
  before?: unknown
  after?: unknown
}

/** Notes a deed, in the transaction that does it (security.md: a row for every staff write). */
export async function audit(deed: Deed, transaction: Database): Promise<void> {
  await transaction.insert(auditLog).values(deed)
}
