import { inArray } from "drizzle-orm"
import { auditLog } from "./audit-log.table.server.ts"
import type { Database } from "./database.server.ts"

/** The account that does something. */
export type Actor = { _id: string }

/** A write by staff. `actor` is the id of the account, `subject` names the row: `tour:<id>`. */
export type AuditEntry = {
  actor: string
  action: "create" | "update" | "archive" | "delete" | "export"
  subject: string
  before?: unknown
  after?: unknown
}

/** Records a staff write in its own transaction (docs/security.md). */
export async function audit(entry: AuditEntry, transaction: Database): Promise<void> {
  await transaction.insert(auditLog).values(entry)
}

/** Deletes the details of writes about a person who is to be erased. Who wrote to which row stays. */
export async function redactAuditDetails(subjects: string[], transaction: Database): Promise<void> {
  if (subjects.length === 0) return
  await transaction.update(auditLog).set({ before: null, after: null }).where(inArray(auditLog.subject, subjects))
}
