import { eq } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { checkVersion } from "#domain/catalogue/rows/content-checks.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { invoiceColumns } from "../invoices.table.server.ts"
import { COLUMN_TEMPLATES, type ColumnSetup } from "./columns.ts"
import type { ColumnsRequest } from "./handover.schema.ts"

type Setup = { columns: ColumnSetup[]; version: number }

/** Returns the columns of the provider's file: those of staff, or MISA's to begin with. */
export async function findColumns(database: Database = db): Promise<Setup> {
  const [row] = await database.select().from(invoiceColumns)
  return row ? { columns: row.columns, version: row.version } : { columns: COLUMN_TEMPLATES.misa, version: 1 }
}

/** Replaces the columns of the provider's file. @throws conflict VERSION_CONFLICT */
export async function storeColumns(user: User, { columns, version }: ColumnsRequest): Promise<Setup> {
  return transact(async (transaction) => {
    await lock("invoice columns", transaction)
    const before = await findColumns(transaction)
    checkVersion(before, version, { columns })
    const next = { columns, version: before.version + 1 }
    await transaction
      .insert(invoiceColumns)
      .values(next)
      .onConflictDoUpdate({ target: invoiceColumns.singleton, set: next, setWhere: eq(invoiceColumns.singleton, true) })
    const headings = (setup: Setup) => ({ columns: setup.columns.map(({ heading }) => heading) })
    const change = { before: headings(before), after: headings(next) }
    await audit({ actor: user._id, action: "update", subject: "invoice-columns", ...change }, transaction)
    return next
  })
}
