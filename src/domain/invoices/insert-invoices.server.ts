import { recordEvent } from "#domain/bookings/history.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import type { Database } from "#server/database/database.server.ts"
import { draftInvoices, findEach } from "./handover/draft.server.ts"
import type { IssuedDetails } from "./handover/handover.schema.ts"
import { staffActor } from "./handover/handover.server.ts"
import { invoiceExportBookings, invoiceExports, invoices } from "./invoices.table.server.ts"
import type { InvoiceTerms } from "./vat/vat-rates.server.ts"

export type InvoiceRecord = Partial<Pick<typeof invoices.$inferInsert, "buyer">> & {
  bookingId: string
  /** What the provider gave, if it has. */
  issued?: IssuedDetails
}

type Work = { user: { _id: string }; terms: InvoiceTerms; at: Date }

/** Stores invoices that were handed over in one file before, such as those of the demo company, and their numbers. */
export async function insertInvoices(
  records: InvoiceRecord[],
  { user, terms, at }: Work,
  transaction: Database,
): Promise<void> {
  const ids = records.map(({ bookingId }) => bookingId)
  const drafts = draftInvoices(await findEach(ids, transaction), {}, terms)
  const file = { bookings: ids.length, createdBy: user._id, createdAt: at }
  const { id: exportId } = firstOf(await transaction.insert(invoiceExports).values(file).returning())
  for (const [nth, { bookingId, issued, ...stated }] of records.entries()) {
    const { columns } = drafts[nth]!
    const status = issued ? ("issued" as const) : ("exported" as const)
    const handedOver = { timesExported: 1, exportedAt: at, createdAt: at }
    await transaction.insert(invoices).values({ ...columns, ...stated, ...issued, ...handedOver, status })
    await transaction.insert(invoiceExportBookings).values({ exportId, bookingId, isAgain: false })
    const exported = { ...pick(columns, "invoiceDate", "totalVnd"), timesExported: 1 }
    const record = (kind: string, after: object) =>
      recordEvent(bookingId, staffActor(user), { kind, before: {}, after: { ...after } }, transaction)
    await record("invoice-exported", exported)
    if (issued) await record("invoice-issued", pick(issued, "series", "number", "issuedOn"))
  }
}
