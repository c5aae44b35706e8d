import { and, eq, or } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { dueMinor } from "#domain/bookings/balance.ts"
import { findIdsByCode, lockBookingsOf, referencesOf } from "#domain/bookings/bookings.server.ts"
import { recordEvent } from "#domain/bookings/history.server.ts"
import { readReference } from "#domain/bookings/reference.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import type { Localized } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, invalid, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { InvoicedBooking } from "../invoices.server.ts"
import { invoices } from "../invoices.table.server.ts"
import { messages } from "../messages.ts"
import { adjustmentRate } from "../vat/invoice-lines.server.ts"
import { type InvoiceTerms, readInvoiceTerms } from "../vat/vat-rates.server.ts"
import { draftInvoice, findEach, nothingToInvoice } from "./draft.server.ts"
import type { IssuedDetails, IssuedRow } from "./handover.schema.ts"
import { staffActor, wasHandedOver } from "./handover.server.ts"

type Named = IssuedRow & { nth: number; bookingId: string }

const wrong = (nth: number, field: string, message: Localized): FieldError => ({
  field: `rows.${nth}.${field}`,
  message,
})

/**
 * Stores the numbers that the provider gave, all or none. The same again changes nothing. A booking that isn't what its
 * invoice states any more gets its adjustment.
 * @throws invalid for an unknown booking, a number of another one, a second invoice of an unchanged booking, or only
 * numbers that are known where an adjustment is to be entered
 */
export async function recordIssued(user: User, rows: IssuedRow[]): Promise<number> {
  const terms = await readInvoiceTerms()
  return transact(async (transaction) => {
    const named = await nameBookings(rows, transaction)
    const ids = named.map(({ bookingId }) => bookingId)
    await lockBookingsOf(ids, transaction)
    // Numbers are unique over all bookings.
    await lock("invoice numbers", transaction)
    const fresh = await newNumbers(named, transaction)
    if (fresh.length === 0) await refuseOriginals(named, transaction)
    const found = await findEach(
      fresh.map(({ bookingId }) => bookingId),
      transaction,
    )
    const errors = fresh.flatMap((row, nth) => checkRow(row, found[nth]!))
    if (errors.length) throw invalid(errors)
    for (const [nth, row] of fresh.entries()) await storeIssued(row, found[nth]!, { user, terms, transaction })
    return fresh.length
  })
}

async function nameBookings(rows: IssuedRow[], transaction: Database): Promise<Named[]> {
  const codes = rows.map(({ reference }) => readReference(reference) ?? "")
  const known = await findIdsByCode(codes.filter(Boolean), transaction)
  const ids = codes.map((code) => known.get(code))
  const errors = ids.flatMap((id, nth) => {
    if (!id) return [wrong(nth, "reference", messages.bookingUnknown)]
    return ids.indexOf(id) < nth ? [wrong(nth, "reference", messages.referenceTwice)] : []
  })
  if (errors.length) throw invalid(errors)
  return rows.map((row, nth) => ({ ...row, nth, bookingId: ids[nth]! }))
}

const isSame = (invoice: Pick<IssuedDetails, "series" | "number">, row: Pick<IssuedDetails, "series" | "number">) =>
  invoice.series === row.series && invoice.number === row.number

/** Returns the rows whose booking doesn't have their number yet. @throws invalid for a number of another booking */
async function newNumbers(named: Named[], transaction: Database): Promise<Named[]> {
  const taken = await findNumbers(named, transaction)
  const errors = named.flatMap((row) => {
    const within = named.find((other) => other.nth < row.nth && isSame(other, row))
    const holder = within ?? taken.find((one) => isSame(one, row) && one.bookingId !== row.bookingId)
    return holder ? [wrong(row.nth, "number", numberTaken(row, holder.reference))] : []
  })
  if (errors.length) throw invalid(errors)
  return named.filter((row) => !taken.some((one) => isSame(one, row)))
}

/**
 * A file that is pasted again has numbers of invoices that wait for an adjustment, and is stored. Alone, such a number was
 * typed instead of the adjustment's. @throws invalid
 */
async function refuseOriginals(named: Named[], transaction: Database): Promise<void> {
  const found = await findEach(
    named.map(({ bookingId }) => bookingId),
    transaction,
  )
  const errors = named.flatMap((row, nth) =>
    found[nth]!.state === "adjust" ? [wrong(row.nth, "number", interpolateBoth(messages.numberOfOriginal, row))] : [],
  )
  if (errors.length) throw invalid(errors)
}

const numberTaken = ({ series, number }: Pick<IssuedDetails, "series" | "number">, reference: string) =>
  interpolateBoth(messages.numberTaken, { series, number, reference })

async function findNumbers(wanted: Pick<IssuedDetails, "series" | "number">[], database: Database) {
  const rows = await database
    .select(pick(invoices, "id", "bookingId", "series", "number"))
    .from(invoices)
    .where(or(...wanted.map(({ series, number }) => and(eq(invoices.series, series), eq(invoices.number, number)))))
  const references = await referencesOf(
    rows.map(({ bookingId }) => bookingId),
    database,
  )
  return rows.map((row) => ({ ...row, reference: references.get(row.bookingId) ?? "" }))
}

function checkRow(row: Named, found: InvoicedBooking): FieldError[] {
  const { state, last, row: booking } = found
  const { reference } = booking
  if (state === "issued") return [wrong(row.nth, "number", interpolateBoth(messages.invoiceExists, { reference }))]
  const mayBeEmpty = state === "adjust" || wasHandedOver(last)
  return mayBeEmpty || dueMinor(booking) !== 0 ? [] : [wrong(row.nth, "reference", nothingToInvoice(found))]
}

const detailsOf = (row: IssuedDetails) => pick(row, "series", "number", "issuedOn", "lookupCode", "link")

type Storing = { user: User; terms: InvoiceTerms; transaction: Database }

async function storeIssued(row: Named, found: InvoicedBooking, { user, terms, transaction }: Storing): Promise<void> {
  const { last } = found
  const details = { ...detailsOf(row), status: "issued" as const }
  const isAdjustment = last?.status === "issued"
  // What was handed over is what the invoice states.
  if (last && !isAdjustment && wasHandedOver(last))
    await transaction.update(invoices).set(details).where(eq(invoices.id, last.id))
  else {
    const vndPerUsd = isAdjustment ? adjustmentRate(found.row, last) : undefined
    const { columns } = draftInvoice(found, { date: row.issuedOn, vndPerUsd, field: `rows.${row.nth}.issuedOn` }, terms)
    const next = { ...columns, ...details }
    if (last && !isAdjustment) await transaction.update(invoices).set(next).where(eq(invoices.id, last.id))
    else await transaction.insert(invoices).values({ ...next, isAdjustment })
  }
  const kind = isAdjustment ? "invoice-adjusted" : "invoice-issued"
  const after = pick(details, "series", "number", "issuedOn")
  await recordEvent(row.bookingId, staffActor(user), { kind, before: {}, after }, transaction)
}

/** Corrects what was typed of an invoice. @throws notFound; invalid for a number of another one */
export async function correctIssued(user: User, id: string, details: IssuedDetails): Promise<void> {
  if (!isUuid(id)) throw notFound("Invoice")
  await transact(async (transaction) => {
    const [named] = await transaction.select({ id: invoices.bookingId }).from(invoices).where(eq(invoices.id, id))
    if (!named) throw notFound("Invoice")
    await lockBookingsOf([named.id], transaction)
    await lock("invoice numbers", transaction)
    const [before] = await transaction.select().from(invoices).where(eq(invoices.id, id))
    if (before?.status !== "issued") throw notFound("Invoice")
    const taken = (await findNumbers([details], transaction)).find((one) => one.id !== id)
    if (taken) throw invalid([{ field: "number", message: numberTaken(details, taken.reference) }])
    await transaction.update(invoices).set(detailsOf(details)).where(eq(invoices.id, id))
    const change = { before: detailsOf({ ...before, issuedOn: before.issuedOn ?? "" }), after: detailsOf(details) }
    await recordEvent(named.id, staffActor(user), { kind: "invoice-corrected", ...change }, transaction)
  })
}
