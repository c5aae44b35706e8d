import { asc, eq } from "drizzle-orm"
import { findBookingRow, type Viewer } from "#domain/bookings/bookings.server.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { changeOf } from "./handover/invoice-change.server.ts"
import type { BookingPapers, StaffInvoice } from "./invoice.ts"
import { findInvoiced, type StoredInvoice } from "./invoices.server.ts"
import { invoices } from "./invoices.table.server.ts"
import { listPapers, paperAddress } from "./papers/papers.server.ts"

const findInvoices = (bookingId: string, database: Database): Promise<StoredInvoice[]> =>
  database.select().from(invoices).where(eq(invoices.bookingId, bookingId)).orderBy(asc(invoices.createdAt))

/** Guests don't change for whom an invoice is once it was handed over. */
export async function hasInvoice(bookingId: string, transaction: Database): Promise<boolean> {
  const rows = await findInvoices(bookingId, transaction)
  return rows.some(({ status }) => status !== "waived")
}

/** Returns the invoices and papers of a booking, to staff with what there is to do. @throws notFound */
export async function findBookingPapers(viewer: Viewer, idOrReference: string): Promise<BookingPapers | StaffInvoice> {
  const row = await findBookingRow(viewer, idOrReference)
  const { id, customerBuyer: buyer } = row
  const rows = await findInvoices(id, db)
  const isOffice = may(viewer.user, "bookings")
  const mayReadNumbers = !isOffice || may(viewer.user, "payments")
  const papers: BookingPapers = {
    buyer: buyer && (mayReadNumbers ? buyer : { ...buyer, personalId: "", passport: "" }),
    invoices: rows.flatMap(presentIssued),
    isBuyerLocked: rows.some(({ status }) => status !== "waived"),
    papers: await listPapers(row),
  }
  if (!isOffice) return papers
  const [found] = await findInvoiced([id], db)
  const stated = rows.findLast(({ status }) => status !== "waived")
  return {
    ...papers,
    mailTo: paperAddress(row),
    state: found?.state ?? null,
    change: found ? changeOf(found) : null,
    reason: found?.reason ?? null,
    timesExported: stated?.timesExported ?? 0,
    exportedAt: stated?.exportedAt?.toISOString() ?? null,
    lines: stated?.lines ?? [],
    vndPerUsd: stated && stated.fxRate !== 1 ? stated.fxRate : null,
  }
}

function presentIssued({ id, status, issuedOn, ...row }: StoredInvoice): BookingPapers["invoices"] {
  if (status !== "issued" || issuedOn === null) return []
  return [{ _id: id, issuedOn, ...pick(row, "series", "number", "lookupCode", "link", "isAdjustment") }]
}
