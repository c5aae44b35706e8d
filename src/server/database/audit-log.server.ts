import { inArray } from "drizzle-orm"
import { auditLog } from "./audit-log.table.server.ts"
import type { Database } from "./database.server.ts"

export type Actor = { _id: string }

/** A write by staff. `actor` is the account id, `subject` the row: `tour:<id>`. */
export type AuditEntry = {
  actor: string
  action: "create" | "update" | "archive" | "delete" | "export"
  subject: string
  before?: unknown
  after?: unknown
}

/** Records a staff write in the same transaction (docs/security.md). */
export async function audit(entry: AuditEntry, transaction: Database): Promise<void> {
  await transaction.insert(auditLog).values(entry)
}

/** Clears the details of writes about a person who is erased. The actor and row stay in the log. */
export async function redactAuditDetails(subjects: string[], transaction: Database): Promise<void> {
  if (subjects.length === 0) return
  await transaction.update(auditLog).set({ before: null, after: null }).where(inArray(auditLog.subject, subjects))
}
