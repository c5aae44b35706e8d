import { and, eq, inArray, type SQL } from "drizzle-orm"
import { findAnswerIds } from "#features/enquiries/privacy.server.ts"
import { forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { forgetMailsAbout } from "#server/mail/outbox.server.ts"
import { PERSONAL } from "./privacy.server.ts"

/** As the audit log names rows: `booking:<id>`. */
export type Kind = "booking" | "consultation" | "message" | "review" | "user"

/** Removes what the audit log, the outbox and mailed links hold about rows, whatever address is named there. */
export async function forgetTraces(kind: Kind, ids: string[], transaction: Database): Promise<void> {
  await redactAuditDetails(
    ids.map((id) => `${kind}:${id}`),
    transaction,
  )
  await forgetMailsAbout(ids, transaction)
  await forgetLinksOf(ids, transaction)
}

/** Deletes enquiries of a kind, their answers, and what else tells of them. @returns how many */
export async function deleteEnquiries(
  kind: "consultation" | "message",
  condition: SQL,
  transaction: Database,
): Promise<number> {
  const { table } = PERSONAL.enquiries
  const ofKind = and(eq(table.kind, kind), condition)
  const doomed = await transaction.select({ id: table.id }).from(table).where(ofKind).for("update")
  const ids = doomed.map((row) => row.id)
  if (ids.length === 0) return 0
  await forgetMailsAbout(await findAnswerIds(ids, transaction), transaction)
  await transaction.delete(table).where(inArray(table.id, ids))
  await forgetTraces(kind, ids, transaction)
  return ids.length
}
