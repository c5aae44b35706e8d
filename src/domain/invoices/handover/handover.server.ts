import { and, desc, eq, sql } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { lockBookingsOf } from "#domain/bookings/bookings.server.ts"
import { type Actor, recordEvent } from "#domain/bookings/history.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import type { InvoicePreview, StatedInvoice } from "../invoice.ts"
import type { InvoicedBooking, StoredInvoice } from "../invoices.server.ts"
import { invoiceExportBookings, invoiceExports, invoices } from "../invoices.table.server.ts"
import { messages } from "../messages.ts"
import { addUpVat, totalsByRate } from "../vat/vat.ts"
import { type InvoiceTerms, readInvoiceTerms } from "../vat/vat-rates.server.ts"
import { checkNotIssued, type Draft, draftInvoices, findEach } from "./draft.server.ts"
import type { ExportRequest, PreviewRequest } from "./handover.schema.ts"
import { findMethods, stateInvoice } from "./stated-invoice.server.ts"

export const staffActor = (user: Pick<User, "_id">): Actor => ({ side: "staff", id: user._id })

/** Returns what would be handed over, with the rates of its days. @throws invalid; conflict INVOICE_EXISTS */
export async function previewInvoices({ bookingIds, ...asked }: PreviewRequest): Promise<InvoicePreview> {
  const terms = await readInvoiceTerms()
  const found = await findEach([...new Set(bookingIds)], db)
  checkNotIssued(found)
  const drafts = draftInvoices(found, asked, terms)
  const inDollars = drafts.filter(({ columns }) => columns.fxRate !== 1)
  const rates = new Map(inDollars.map(({ columns }) => [columns.invoiceDate, columns.fxRate]))
  return {
    invoices: drafts.map(({ row, state, last, columns }) => ({
      bookingId: row.id,
      reference: row.reference,
      invoiceDate: columns.invoiceDate,
      vndPerUsd: columns.fxRate === 1 ? null : columns.fxRate,
      buyer: row.customerBuyer,
      lines: columns.lines,
      ...addUpVat(columns.lines),
      rates: totalsByRate(columns.lines),
      timesExported: last?.timesExported ?? 0,
      state,
    })),
    rates: [...rates].toSorted().map(([date, vndPerUsd]) => ({ date, vndPerUsd })),
  }
}

/**
 * Hands bookings over to the provider, in one file, and notes it. What was handed over before asks first.
 * @throws invalid; conflict INVOICE_EXISTS for an issued one, ALREADY_EXPORTED without `again`
 */
export async function exportInvoices(user: User, request: ExportRequest, key?: string) {
  const { bookingIds, again = false, ...asked } = request
  const terms = await readInvoiceTerms()
  const ids = [...new Set(bookingIds)]
  const work = async (transaction: Database) => {
    await lockBookingsOf(ids, transaction)
    const found = await findEach(ids, transaction)
    checkExport(found, again)
    const drafts = draftInvoices(found, asked, terms)
    const made = firstOf(
      await transaction.insert(invoiceExports).values({ bookings: ids.length, createdBy: user._id }).returning(),
    )
    const methods = await findMethods(ids, transaction)
    for (const draft of drafts) {
      const stated = stateInvoice(draft.columns, draft.row, methods)
      await exportOne(draft, { exportId: made.id, stated, user }, transaction)
    }
    const after = { bookings: drafts.map(({ row }) => row.reference) }
    await audit({ actor: user._id, action: "create", subject: `invoice-export:${made.id}`, after }, transaction)
    return { _id: made.id, bookings: ids.length }
  }
  return (await once(key, { form: "invoice-export", by: user._id, ...request }, work)).answer
}

/** Whether the provider knows of it: set aside or not, it may have been issued since. */
export const wasHandedOver = (last: StoredInvoice | null) => last !== null && last.timesExported > 0

function checkExport(found: InvoicedBooking[], again: boolean): void {
  checkNotIssued(found)
  const before = found.filter(({ last }) => wasHandedOver(last)).map(({ row }) => row.reference)
  if (before.length === 0 || again) return
  const text = interpolateBoth(messages.alreadyExported, { references: before.join(", ") })
  throw conflict("ALREADY_EXPORTED", text, { details: { references: before } })
}

type Exporting = { exportId: string; stated: StatedInvoice; user: User }

async function exportOne(
  { row, last, columns }: Draft,
  { exportId, stated, user }: Exporting,
  transaction: Database,
): Promise<void> {
  const timesExported = (last?.timesExported ?? 0) + 1
  const next = { ...columns, status: "exported" as const, timesExported, exportedAt: sql`now()` }
  if (last) await transaction.update(invoices).set(next).where(eq(invoices.id, last.id))
  else await transaction.insert(invoices).values(next)
  const isAgain = timesExported > 1
  await transaction.insert(invoiceExportBookings).values({ exportId, bookingId: row.id, isAgain, stated })
  const { invoiceDate, totalVnd } = columns
  const event = { kind: "invoice-exported", before: {}, after: { invoiceDate, totalVnd, timesExported } }
  await recordEvent(row.id, staffActor(user), event, transaction)
}

/**
 * Sets bookings aside that need no invoice here, also those that the provider doesn't issue after all, or takes that
 * back. @throws invalid; conflict INVOICE_EXISTS for an issued one
 */
export async function waiveInvoices(user: User, bookingIds: string[], isWaived: boolean): Promise<void> {
  const terms = await readInvoiceTerms()
  await transact(async (transaction) => {
    const ids = await lockBookingsOf(bookingIds, transaction)
    if (ids.length === 0) throw invalid([{ field: "bookingIds", message: messages.bookingUnknown }])
    const found = await findEach(ids, transaction)
    checkNotIssued(found)
    for (const one of found) {
      const { last } = one
      if (isWaived === (last?.status === "waived")) continue
      if (isWaived) await waive(one, terms, transaction)
      else if (last) await unwaive(last, transaction)
      const kind = isWaived ? "invoice-waived" : "invoice-unwaived"
      await recordEvent(one.row.id, staffActor(user), { kind, before: {}, after: {} }, transaction)
    }
  })
}

async function waive(one: InvoicedBooking, terms: InvoiceTerms, transaction: Database): Promise<void> {
  const status = "waived" as const
  if (one.last) await transaction.update(invoices).set({ status }).where(eq(invoices.id, one.last.id))
  else {
    const [draft] = draftInvoices([one], {}, terms)
    await transaction.insert(invoices).values({ ...draft!.columns, status })
  }
}

async function unwaive(last: StoredInvoice, transaction: Database): Promise<void> {
  const isIt = eq(invoices.id, last.id)
  if (wasHandedOver(last)) await transaction.update(invoices).set({ status: "exported" }).where(isIt)
  else await transaction.delete(invoices).where(isIt)
}

const MAX_EXPORTS = 50

/** Returns the last files that were handed over, the newest first. */
export async function listExports() {
  const { exportId, isAgain } = invoiceExportBookings
  const again = sql<number>`(select count(*) from ${invoiceExportBookings} where ${and(
    sql`${exportId} = ${invoiceExports.id}`,
    sql`${isAgain}`,
  )})`.mapWith(Number)
  const rows = await db
    .select({ ...pick(invoiceExports, "id", "bookings", "createdBy", "createdAt"), again })
    .from(invoiceExports)
    .orderBy(desc(invoiceExports.createdAt))
    .limit(MAX_EXPORTS)
  const names = await namesOfUsers(rows.flatMap(({ createdBy }) => createdBy ?? []))
  return rows.map(({ id, createdBy, createdAt, ...row }) => ({
    _id: id,
    ...row,
    at: createdAt.toISOString(),
    by: createdBy && (names.get(createdBy) ?? null),
  }))
}
