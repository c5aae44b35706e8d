import { randomUUID } from "node:crypto"
import { asc, inArray } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { isUnpriced } from "#domain/bookings/balance.ts"
import type { BookingRow } from "#domain/bookings/bookings.table.server.ts"
import { recordEvents, SYSTEM } from "#domain/bookings/history.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import type { BothKept } from "#i18n/money/shown-money.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { inSets } from "#lib/data/in-sets.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import type { Database } from "#server/database/database.server.ts"
import { conflict, HttpError, invalid } from "#server/errors.server.ts"
import { addUp, atBookedRate, type CountedLine, countedMinor, standingLines } from "./ledger.ts"
import { paymentMessages } from "./messages.ts"
import type { PaymentRequest } from "./payments.schema.ts"

export type PaymentRow = typeof bookingPayments.$inferSelect
export type NewLine = Omit<typeof bookingPayments.$inferInsert, "id" | "bookingId" | "recordedBy">

/** A payment or refund of a booking that the transaction holds. `path` is where the request has it. */
export type Entry = { row: BookingRow; payment: PaymentRequest; path?: string }

export type Recorder = {
  /** A colleague, or nobody for what the bank reported. */
  by: Pick<User, "_id"> | undefined
  settings: Settings
  transaction: Database
}

/**
 * Records a payment or refund.
 * @returns the id of the line
 * @throws as `recordPayment`
 */
export async function recordLine(entry: Entry, recorder: Recorder): Promise<string> {
  const [recorded] = await recordLines([entry], recorder)
  if (recorded === undefined || recorded instanceof HttpError) throw recorded
  return recorded
}

/**
 * Records payments and refunds in their order, with a few statements for hundreds of them.
 * @returns the id of each line, or the error with which the ledger refused it
 */
export async function recordLines(entries: readonly Entry[], recorder: Recorder): Promise<(string | HttpError)[]> {
  const { settings, transaction, by } = recorder
  const lines = await findStanding([...new Set(entries.map(({ row }) => row.id))], transaction)
  const checked = entries.map((entry) => {
    const standing = lines.get(entry.row.id) ?? []
    const line = checkEntry(entry, standing, settings)
    if (!(line instanceof HttpError)) lines.set(entry.row.id, [...standing, line])
    return line
  })
  const accepted = checked.flatMap((line, nth) =>
    line instanceof HttpError ? [] : [{ bookingId: entries[nth]!.row.id, line }],
  )
  const ids = await insertLines(accepted, by, transaction)
  return checked.map((line) => (line instanceof HttpError ? line : ids.shift()!))
}

async function findStanding(bookingIds: string[], transaction: Database): Promise<Map<string, CountedLine[]>> {
  const { bookingId, createdAt, id } = bookingPayments
  const rows = await transaction
    .select()
    .from(bookingPayments)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(createdAt), asc(id))
  return new Map<string, CountedLine[]>(groupBy(standingLines(rows), (row) => row.bookingId))
}

/** Returns the line that an entry becomes, or why it is refused. */
function checkEntry({ row, payment, path = "" }: Entry, standing: readonly CountedLine[], settings: Settings) {
  const { amount: amountMinor, vndPerUsd, aboveBalance = false, ...rest } = payment
  if (rest.currency !== row.currency && vndPerUsd === undefined) return currencyDiffers(row.currency)
  // Empty where somebody says that it is none of the company's.
  const account = payment.account ?? onlyAccount(payment, settings)
  const line = { ...rest, account, amountMinor, fxRate: vndPerUsd ?? settings.exchangeRate.vndPerUsd }
  const ofAmount = payment.kind === "refund" ? refusedRefund : refusedPayment
  return (
    refusedWhere(payment, settings, path) ??
    refusedFraction(line, row, path) ??
    ofAmount({ row, line, standing, path, aboveBalance }) ??
    line
  )
}

/** Returns an error if an amount rounds to nothing in the booking's currency: it could be recorded without an end. */
function refusedFraction(line: CountedLine, { currency }: BookingRow, path: string): HttpError | undefined {
  if (countedMinor(line, currency) > 0) return undefined
  return invalid([{ field: `${path}amount`, message: paymentMessages.amountTooSmall }])
}

/** Returns an error unless only cash is collected and only other money goes through an account. */
function refusedWhere(
  { kind, method, currency, account, collectedBy }: PaymentRequest,
  { bankAccounts = [] }: Settings,
  path: string,
): HttpError | undefined {
  const isAccount = bankAccounts.some((one) => one.currency === currency && accountKey(one) === account)
  if (account && (method === "cash" || !isAccount))
    return invalid([{ field: `${path}account`, message: paymentMessages.accountUnknown }])
  if (collectedBy && (method !== "cash" || kind !== "payment"))
    return invalid([{ field: `${path}collectedBy`, message: paymentMessages.collectedCash }])
  return undefined
}

/** Returns the company's only account in this currency, for a transfer that names none. */
function onlyAccount({ method, currency }: PaymentRequest, { bankAccounts = [] }: Settings): string | undefined {
  const [only, another] = bankAccounts.filter((one) => one.currency === currency)
  return method === "transfer" && only && !another ? accountKey(only) : undefined
}

type Asked = {
  row: BookingRow
  line: CountedLine
  standing: readonly CountedLine[]
  path: string
  aboveBalance: boolean
}

/** Returns an error if more is given back than was paid. */
function refusedRefund({ row, line, standing, path }: Asked): HttpError | undefined {
  const { balance } = addUp({ ...row, status: "cancelled", cancellation: null }, standing)
  const paid = { own: Math.max(0, -balance.own), other: Math.max(0, -balance.other) }
  if (fitsInto(paid, line, row)) return undefined
  const message = withAmount(paymentMessages.refundTooHigh, line, paid, row)
  return invalid([{ field: `${path}amount`, message }])
}

/** Returns an error if more is paid than is owed: the amount may have a slip of a figure, or be in the wrong currency. */
function refusedPayment({ row, line, standing, path, aboveBalance }: Asked): HttpError | undefined {
  const { balance } = addUp(row, standing)
  if (aboveBalance || fitsInto(balance, line, row)) return undefined
  const text = isUnpriced(row.status, row.totalMinor) ? paymentMessages.unpriced : paymentMessages.aboveBalance
  const left = { own: Math.max(0, balance.own), other: Math.max(0, balance.other) }
  const message = withAmount(text, line, left, row)
  return conflict("ABOVE_BALANCE", message, { errors: [{ field: `${path}amount`, message }] })
}

/** An amount in the other currency fits if it does as it is shown, or as it counts. */
function fitsInto(left: BothKept, line: CountedLine, { currency, fxRate }: BookingRow): boolean {
  if (countedMinor(line, currency) <= left.own) return true
  return line.currency !== currency && atBookedRate(line, fxRate) <= left.other
}

/** Writes what is left in the currency that was typed. */
function withAmount(text: Localized, { currency }: CountedLine, left: BothKept, row: BookingRow): Localized {
  const amount = toMajor(currency === row.currency ? left.own : left.other, currency)
  return inBoth((language) => interpolate(text[language], { amount: formatPrice(amount, currency, language) }))
}

function currencyDiffers(currency: Currency) {
  const message = inBoth((language) => interpolate(paymentMessages.currencyDiffers[language], { currency }))
  return conflict("CURRENCY_DIFFERS", message, { details: { currency } })
}

/** Inserts lines that were checked, and tells the histories of their bookings. @returns their ids, in the same order */
export async function insertLines(
  lines: readonly { bookingId: string; line: NewLine }[],
  by: Recorder["by"],
  transaction: Database,
): Promise<string[]> {
  const rows = lines.map(({ bookingId, line }) => ({
    ...line,
    id: randomUUID(),
    bookingId,
    recordedBy: by?._id ?? null,
  }))
  for (const set of inSets(rows)) await transaction.insert(bookingPayments).values(set)
  const actor = by ? ({ side: "staff", id: by._id } as const) : SYSTEM
  const events = lines.map(({ bookingId, line }) => ({ bookingId, ...eventOf(line) }))
  await recordEvents(events, actor, transaction)
  return rows.map(({ id }) => id)
}

function eventOf({
  kind,
  amountMinor,
  currency,
  fxRate,
  method,
  paidOn,
  note,
  account,
  collectedBy,
  reverses,
}: NewLine) {
  const said = reverses ? { reverses, reason: note } : note ? { note } : {}
  const where = { ...(account && { account }), ...(collectedBy && { collectedBy }) }
  const after = { amountMinor, currency, fxRate, method, paidOn, ...where, ...said }
  return { kind: reverses ? "payment-reversed" : kind, before: {}, after }
}
