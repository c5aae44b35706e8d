import { eq, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { User } from "#features/account/account.ts"
import { checkStaffVersion } from "#features/account/last-change.server.ts"
import { checkColleague } from "#features/account/staff/colleagues.server.ts"
import { fold } from "#lib/fold.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { body, isUuid } from "#server/http/validation.server.ts"
import { type EnquiryStatus, type HandlingChange, handlingChange, handlingStatusNames } from "./handling.ts"
import { messages } from "./messages.ts"

type EnquiryTable = PgTable &
  Record<"id" | "status" | "ownerId" | "note" | "email" | "searchText" | "version" | "updatedAt", AnyPgColumn>
type HandledRow = { status: EnquiryStatus; ownerId: string | null; note: string; email: string; version: number }

/** Validates the body of a change. Its errors are in both languages. */
export const handlingBody = body(handlingChange, messages)

/** `kind` is for the audit log, `name` for messages. */
type EnquirySource<Table> = { table: Table; kind: string; name: string }

/**
 * Updates the status, owner, note and address of a request for advice or a message, and returns its row.
 * @throws notFound; invalid if the owner is not one of the staff; conflict VERSION_CONFLICT if it has changed since
 */
export async function changeHandling<Table extends EnquiryTable>(
  { table, kind, name }: EnquirySource<Table>,
  id: string,
  { version, ...sent }: HandlingChange,
  user: User,
  open?: Database,
): Promise<Table["$inferSelect"]> {
  if (!isUuid(id)) throw notFound(name)
  return transact(async (transaction) => {
    if (sent.owner) await checkColleague(sent.owner, "owner", messages.ownerInvalid, transaction)
    const found = await transaction
      .select()
      .from(table as PgTable)
      .where(eq(table.id, id))
      .for("update")
    const row = found[0] as HandledRow | undefined
    if (!row) throw notFound(name)
    const before = { status: row.status, owner: row.ownerId, note: row.note, ...(sent.email && { email: row.email }) }
    await checkStaffVersion(
      { subject: `${kind}:${id}`, statusNames: handlingStatusNames },
      { ...before, version: row.version },
      version,
      sent,
      transaction,
    )
    const after = {
      status: sent.status ?? before.status,
      owner: sent.owner === undefined ? before.owner : sent.owner,
      note: sent.note ?? before.note,
      ...(sent.email && { email: sent.email }),
    }
    const [changed] = await transaction
      .update(table as PgTable)
      .set({
        status: after.status,
        ownerId: after.owner,
        note: after.note,
        ...(sent.email && {
          email: sent.email,
          searchText: sql`replace(${table.searchText}, ${fold(row.email)}, ${fold(sent.email)})`,
        }),
        version: row.version + 1,
        updatedAt: new Date(),
      })
      .where(eq(table.id, id))
      .returning()
    await audit({ actor: user._id, action: "update", subject: `${kind}:${id}`, before, after }, transaction)
    return changed!
  }, open)
}
