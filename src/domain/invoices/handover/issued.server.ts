import { and, eq, or } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
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
import { invoices } from "../invoices.table.server.ts"
import { messages } from "../messages.ts"
import { readInvoiceTerms } from "../vat/vat-rates.server.ts"
import { type Draft, draftInvoices } from "./draft.server.ts"
import type { IssuedDetails, IssuedRow } from "./handover.schema.ts"
import { staffActor } from "./handover.server.ts"

type Named = IssuedRow & { nth: number; bookingId: string }

const wrong = (nth: number, field: string, message: Localized): FieldError => ({
  field: `rows.${nth}.${field}`,
  message,
})

/**
 * Stores the numbers that the provider gave, all or none. The same again changes nothing. A booking that isn't what its
 * invoice states any more gets its adjustment.
 * @throws invalid for an unknown booking, a number of another one, or a second invoice of an unchanged booking
 */
export async function recordIssued(user: User, rows: IssuedRow[]): Promise<number> {
  const terms = await readInvoiceTerms()
  return transact(async (transaction) => {
    const named = await nameBookings(rows, transaction)
    const ids = named.map(({ bookingId }) => bookingId)
    await lockBookingsOf(ids, transaction)
    // Numbers are unique over all bookings.
    await lock("invoice numbers", transaction)
    await checkNumbers(named, transaction)
    const dates = new Map(named.map(({ bookingId, issuedOn }) => [bookingId, issuedOn]))
    const drafts = await draftInvoices([...dates.keys()], { dates }, terms, transaction)
    const errors = named.flatMap((row) => checkRow(row, draftOf(row, drafts)))
    if (errors.length) throw invalid(errors)
    let stored = 0
    for (const row of named) if (await storeIssued(row, draftOf(row, drafts), user, transaction)) stored++
    return stored
  })
}

const draftOf = ({ bookingId }: Named, drafts: Draft[]) => drafts.find(({ row }) => row.id === bookingId)!

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

async function checkNumbers(named: Named[], transaction: Database): Promise<void> {
  const taken = await findNumbers(named, transaction)
  const errors = named.flatMap((row) => {
    const within = named.find((other) => other.nth < row.nth && isSame(other, row))
    const holder = within ?? taken.find((one) => isSame(one, row) && one.bookingId !== row.bookingId)
    return holder ? [wrong(row.nth, "number", numberTaken(row, holder.reference))] : []
  })
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

function checkRow(row: Named, { state, last, row: booking }: Draft): FieldError[] {
  if (state !== "issued" || isSame(last!, row)) return []
  const { reference } = booking
  return [wrong(row.nth, "number", interpolateBoth(messages.invoiceExists, { reference }))]
}

const detailsOf = (row: IssuedDetails) => pick(row, "series", "number", "issuedOn", "lookupCode", "link")

async function storeIssued(row: Named, { last, columns }: Draft, user: User, transaction: Database): Promise<boolean> {
  if (last?.status === "issued" && isSame(last, row)) return false
  const details = detailsOf(row)
  const isAdjustment = last?.status === "issued"
  // What was handed over is what the invoice states.
  const stated = last?.status === "exported" ? {} : columns
  if (last && !isAdjustment)
    await transaction
      .update(invoices)
      .set({ ...stated, ...details, status: "issued" })
      .where(eq(invoices.id, last.id))
  else await transaction.insert(invoices).values({ ...columns, ...details, status: "issued", isAdjustment })
  const kind = isAdjustment ? "invoice-adjusted" : "invoice-issued"
  const after = pick(details, "series", "number", "issuedOn")
  await recordEvent(row.bookingId, staffActor(user), { kind, before: {}, after }, transaction)
  return true
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
