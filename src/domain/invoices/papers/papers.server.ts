import { asc, eq, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { presentPaid } from "#domain/bookings/balance.ts"
import { presentBooking } from "#domain/bookings/booking-presenter.server.ts"
import { lockBooking } from "#domain/bookings/bookings.server.ts"
import { recordEvent } from "#domain/bookings/history.server.ts"
import { standingLines } from "#domain/bookings/payments/ledger.ts"
import { findLines } from "#domain/bookings/payments/payments.server.ts"
import type { PaymentRow } from "#domain/bookings/payments/record-lines.server.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { type Currency, toMajor, toMinor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { sealer } from "#server/database/site-secret.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { staffActor } from "../handover/handover.server.ts"
import type { Paper } from "../invoice.ts"
import { type BookingRow, findBookingOfPaper } from "../invoices.server.ts"
import { messages } from "../messages.ts"
import { type PaperKind, paperNumber } from "./paper.ts"
import type { RequestRequest } from "./papers.schema.ts"
import { paperCounters, papers } from "./papers.table.server.ts"
import { requestsOver } from "./requests-over.ts"

export type PaperRow = typeof papers.$inferSelect
export const PAPER_MAIL = "booking-paper"

export const receiptKind = ({ method }: Pick<PaymentRow, "method">): PaperKind =>
  method === "cash" ? "receipt" : "confirmation"

const asStaff = (user: User) => ({ user, tokens: [] })

/**
 * Makes the receipt for a payment: for cash the form of the till. Once: a second one is the same paper.
 * @throws notFound; invalid for a payment that the booking doesn't have or that was taken back
 */
export async function makeReceipt(user: User, idOrReference: string, paymentId: string): Promise<Paper> {
  const id = await transact(async (transaction) => {
    const row = await lockBooking(asStaff(user), idOrReference, transaction)
    const [known] = await transaction.select().from(papers).where(eq(papers.paymentId, paymentId))
    if (known?.bookingId === row.id) return known.id
    const lines = await findLines(row.id, transaction)
    const payment = lines.find(({ id, kind, reverses }) => id === paymentId && kind === "payment" && reverses === null)
    if (!payment) throw invalid([{ field: "paymentId", message: messages.paymentUnknown }])
    if (!standingLines(lines).some(({ id }) => id === paymentId))
      throw invalid([{ field: "paymentId", message: messages.paymentReversed }])
    const amount = pick(payment, "amountMinor", "currency")
    return storePaper(row, { kind: receiptKind(payment), paymentId, ...amount }, user, transaction)
  })
  return readPaper(id)
}

/**
 * Makes a request for payment: of what is due now and by its day, or of all that is owed, unless they are given. Repeating a key is safe.
 * @throws notFound; invalid for more than is owed; conflict NOTHING_DUE
 */
export async function makeRequest(
  user: User,
  idOrReference: string,
  { amount, currency = "VND", dueOn }: RequestRequest,
  key?: string,
): Promise<Paper> {
  const work = async (transaction: Database) => {
    const row = await lockBooking(asStaff(user), idOrReference, transaction)
    const owed = owedIn(currency, row)
    if (owed <= 0) throw conflict("NOTHING_DUE", messages.nothingDue)
    if (amount !== undefined && amount > owed) throw invalid([{ field: "amount", message: messages.amountDue }])
    const { dueNow, dueNowOther, steps } = presentBooking(row).payments
    const due = toMinor(currency === row.currency ? dueNow : dueNowOther, currency) || owed
    const dueAt = steps.find(({ isDue }) => isDue)?.dueAt
    const day = dueAt ? hanoiDate(new Date(dueAt)) : undefined
    // A day that has passed would read as a mistake.
    const until = dueOn ?? (day && day >= hanoiDate() ? day : undefined)
    const content = { kind: "request", amountMinor: amount ?? due, currency, dueOn: until } as const
    return { id: (await findOpen(row, content, transaction)) ?? (await storePaper(row, content, user, transaction)) }
  }
  const request = { form: "request", idOrReference, amount, currency, dueOn, by: user._id }
  return readPaper((await once(key, request, work)).answer.id)
}

/** Returns the id of the request for the same sum that is still due: pressed twice it is one. */
async function findOpen(row: BookingRow, content: Content, transaction: Database): Promise<string | undefined> {
  const { amountMinor, currency, dueOn = null } = content
  const known = await findPapers(row, transaction)
  return known.find(
    ({ paper, isSettled }) =>
      !isSettled &&
      isEqual(pick(paper, "kind", "amountMinor", "currency", "dueOn"), {
        kind: "request",
        amountMinor,
        currency,
        dueOn,
      }),
  )?.paper.id
}

type Content = Pick<typeof papers.$inferInsert, "kind" | "amountMinor" | "currency" | "paymentId" | "dueOn">

/** Stores a paper under the next number of its kind and year. */
export async function storePaper(
  row: BookingRow,
  content: Content,
  user: Pick<User, "_id">,
  transaction: Database,
): Promise<string> {
  const year = Number(hanoiDate().slice(0, 4))
  const number = await nextNumber(content.kind, year, transaction)
  const buyer = row.customerBuyer
  const payerName = buyer?.name || row.customerName || row.customerEmail || row.customerPhone
  const values = { ...content, bookingId: row.id, year, number, payerName, buyer, createdBy: user._id }
  const stored = firstOf(await transaction.insert(papers).values(values).returning())
  const after = { number: paperNumber(stored), ...pick(stored, "amountMinor", "currency") }
  await recordEvent(row.id, staffActor(user), { kind: `${content.kind}-made`, before: {}, after }, transaction)
  return stored.id
}

/** Returns the next number of a kind and year. Its row stays locked until the paper is stored, so that none is lost. */
async function nextNumber(kind: PaperKind, year: number, transaction: Database): Promise<number> {
  const { last } = firstOf(
    await transaction
      .insert(paperCounters)
      .values({ kind, year, last: 1 })
      .onConflictDoUpdate({
        target: [paperCounters.kind, paperCounters.year],
        set: { last: sql`${paperCounters.last} + 1` },
      })
      .returning({ last: paperCounters.last }),
  )
  return last
}

/** Returns what the guest still owes, in minor units of a currency. Zero or less: nothing. */
function owedIn(currency: Currency, row: BookingRow): number {
  const { balance, balanceOther } = presentPaid(row)
  return toMinor(currency === row.currency ? balance : balanceOther, currency)
}

async function readPaper(id: string): Promise<Paper> {
  return present((await findPaper(id))!)
}

/** Returns the papers of a booking, the oldest first. Check access before. */
export async function listPapers(row: BookingRow): Promise<Paper[]> {
  return Promise.all((await findPapers(row, db)).map(present))
}

/** Returns the papers of a booking with their payments and their states, the oldest first. */
async function findPapers(row: BookingRow, database: Database) {
  const known = await database
    .select()
    .from(papers)
    .where(eq(papers.bookingId, row.id))
    .orderBy(asc(papers.createdAt), asc(papers.id))
  const lines = await findLines(row.id, database)
  const requests = known.filter(({ kind }) => kind === "request")
  const over = requestsOver(row, requests, lines)
  return known.map((paper) => ({
    paper,
    payment: lines.find(({ id }) => id === paper.paymentId) ?? null,
    isReversed: isReversed(paper, lines),
    isSettled: over.has(paper.id),
    isPaid: over.get(paper.id) === "paid",
  }))
}

const isReversed = ({ paymentId }: PaperRow, lines: PaymentRow[]) =>
  paymentId !== null && lines.some(({ reverses }) => reverses === paymentId)

export const PAPER_SEAL = "paper"
const HOUR_MS = 3_600_000

/** A paper with its payment, whether that was taken back, and whether a request's sum is no longer due. */
export type FoundPaper = Awaited<ReturnType<typeof findPapers>>[number]

async function present({ paper: row, isReversed: isVoid, isSettled, isPaid }: FoundPaper): Promise<Paper> {
  const { id, currency } = row
  const path = `/api/papers/${id}/file.pdf`
  const expires = (Math.floor(Date.now() / HOUR_MS) + 2) * HOUR_MS
  return {
    _id: id,
    ...pick(row, "kind", "currency", "dueOn", "paymentId"),
    number: paperNumber(row),
    amount: toMajor(row.amountMinor, currency),
    createdAt: row.createdAt.toISOString(),
    isVoid,
    isSettled,
    isPaid,
    file: `${path}?token=${(await sealer(PAPER_SEAL))(path, expires)}`,
  }
}

export async function findPaper(id: string): Promise<FoundPaper | undefined> {
  const row = await findBookingOfPaper(id)
  return row && (await findPapers(row, db)).find(({ paper }) => paper.id === id)
}

/** Returns where papers of a booking are mailed: to the invoice's address, else to the guest. Empty if there is none. */
export const paperAddress = ({ customerBuyer, customerEmail }: Pick<BookingRow, "customerBuyer" | "customerEmail">) =>
  customerBuyer?.email || customerEmail

/** Mails a paper. Repeating a key is safe. @throws notFound; conflict NO_EMAIL, PAPER_OUTDATED */
export async function mailPaper(user: User, idOrReference: string, paperId: string, key?: string): Promise<void> {
  if (!isUuid(paperId)) throw notFound("Paper")
  await once(key, { form: "paper-mail", idOrReference, paperId, by: user._id }, async (transaction) => {
    const row = await lockBooking(asStaff(user), idOrReference, transaction)
    const found = (await findPapers(row, transaction)).find(({ paper }) => paper.id === paperId)
    if (!found) throw notFound("Paper")
    const { paper, isReversed: isVoid, isSettled } = found
    if (isVoid) throw conflict("PAPER_OUTDATED", messages.paperVoid)
    if (isSettled) throw conflict("PAPER_OUTDATED", messages.paperSettled)
    const recipient = paperAddress(row)
    if (recipient === "") throw conflict("NO_EMAIL", messages.noEmail)
    const payload = { bookingId: row.id, paperId }
    await queueMails([{ kind: PAPER_MAIL, recipient, language: row.language, payload }], transaction)
    const after = { number: paperNumber(paper) }
    await recordEvent(row.id, staffActor(user), { kind: "paper-mailed", before: {}, after }, transaction)
    return {}
  })
}
