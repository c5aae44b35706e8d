import { forgetLinksOf } from "#server/auth/one-time-tokens.server.ts"
import { redactAuditDetails } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import type { PersonalData } from "#server/database/personal-data.server.ts"
import { forgetMailsAbout } from "#server/mail/forget-mails.server.ts"

/**
 * Removes what other slices, the audit log, the outbox and mailed links hold about rows, whatever address is named there.
 * Without a `subject` the rows have no such traces.
 */
export async function forgetTraces(
  { traces }: Required<PersonalData>,
  subject: string | undefined,
  ids: string[],
  transaction: Database,
): Promise<void> {
  if (subject === undefined || ids.length === 0) return
  for (const forget of traces) await forget({ subject, ids }, transaction)
  await redactAuditDetails(
    ids.map((id) => `${subject}:${id}`),
    transaction,
  )
  await forgetMailsAbout(ids, transaction)
  await forgetLinksOf(ids, transaction)
}
