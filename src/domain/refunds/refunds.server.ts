import { and, asc, eq, getTableColumns, gte, lt, sql } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { lockBooking } from "#domain/bookings/bookings.server.ts"
import { type BookingRow, bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { recordEvent } from "#domain/bookings/history.server.ts"
import { recordLine } from "#domain/bookings/payments/record-lines.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { MAX_AMOUNT, vietQr } from "#domain/settings/bank-accounts/vietqr.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { hanoiDate } from "#lib/today.ts"
import { UNDO_GRACE_SECONDS, UNDO_SECONDS } from "#lib/undo.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, type PageQuery, paginateUpTo1000 } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { qrPath } from "#server/qr-code.server.ts"
import { refundMessages } from "./messages.ts"
import { ACCOUNT_DAYS, ADDRESS_DAYS, type RefundCode, refundContent, type StaffRefund } from "./refund.ts"
import type { RefundRecord } from "./refund-account.schema.ts"
import { bankOfAccount, findAccount, isBegun, owedOf } from "./refund-accounts.server.ts"
import { type RefundAccountRow, refundAccounts } from "./refund-accounts.table.server.ts"

export const REFUND_MAIL = "booking-refunded"

/** The balance of a booking without a price isn't known. */
const isOwed = and(lt(bookings.balanceVnd, 0), sql`(${bookings.status} = 'cancelled' or ${bookings.totalMinor} > 0)`)

/** Since the cancellation, or the last payment or refund after it. */
const owedSince = sql<Date>`greatest(coalesce(${bookings.cancelledAt}, ${bookings.createdAt}),
  (select max(${bookingPayments.createdAt}) from ${bookingPayments} where ${bookingPayments.bookingId} = ${bookings.id}))`

/** A thief who has a guest's link changes the address before the account. */
const addressChangedAt = sql<Date | null>`(select max(${bookingEvents.at}) from ${bookingEvents}
  where ${bookingEvents.bookingId} = ${bookings.id} and ${bookingEvents.data} -> 'changed' ? 'customerEmail'
    and ${bookingEvents.at} > now() - make_interval(days => ${ADDRESS_DAYS}))`

/** Returns what the company owes its guests, the oldest first. With `booking`, what it owes for one. */
export async function listRefunds({
  page = 1,
  limit = 25,
  booking,
}: PageQuery & { booking?: string | undefined }): Promise<Page<StaffRefund>> {
  const where = and(isOwed, booking === undefined ? undefined : eq(bookings.id, booking))
  const rows = await db
    .select({
      booking: getTableColumns(bookings),
      account: refundAccounts,
      since: owedSince.mapWith(bookings.createdAt),
      addressChangedAt: addressChangedAt.mapWith(bookingEvents.at),
    })
    .from(bookings)
    .leftJoin(refundAccounts, eq(refundAccounts.bookingId, bookings.id))
    .where(where)
    .orderBy(asc(owedSince), asc(bookings.id))
    .limit(limit)
    .offset((page - 1) * limit)
  const names = await namesOfUsers(rows.flatMap(({ account }) => account?.begunBy ?? []))
  const data = rows.map(({ booking, account, ...known }) =>
    presentRefund(booking, account ?? undefined, { ...known, names }),
  )
  return { data, pagination: await paginateUpTo1000(bookings, where, { page, limit }) }
}

type Known = { since: Date; addressChangedAt: Date | null; names: ReadonlyMap<string, string> }

function presentRefund(
  row: BookingRow,
  account: RefundAccountRow | undefined,
  { since, addressChangedAt, names }: Known,
): StaffRefund {
  return {
    _id: row.id,
    reference: row.reference,
    status: row.status,
    guest: row.customerName,
    phone: row.customerPhone,
    email: row.customerEmail,
    product: row.details.name,
    travelDate: row.travelDate,
    owedSince: since.toISOString(),
    vndPerUsd: row.fxRate,
    ...owedOf(row),
    account: account ? presentAccount(account) : null,
    addressChangedAt: addressChangedAt?.toISOString() ?? null,
    begun:
      account?.begunAt && isBegun(account)
        ? { at: account.begunAt.toISOString(), by: names.get(account.begunBy ?? "") ?? null }
        : null,
    version: account?.version ?? 0,
  }
}

const presentAccount = (account: RefundAccountRow) => ({
  way: account.way,
  bin: account.bin,
  bank: bankOfAccount(account),
  accountNumber: account.accountNumber,
  holder: account.holder,
  note: account.note,
  enteredAt: account.updatedAt.toISOString(),
})

/**
 * Returns what is owed for a booking with the code of the guest's account. From then on the guest can't change it.
 * @throws notFound; conflict NOTHING_OWED
 */
export async function beginRefund(user: User, idOrReference: string): Promise<RefundCode> {
  const { id, isSecond } = await transact(async (transaction) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    if (owedOf(row).owed === 0) throw conflict("NOTHING_OWED", refundMessages.nothingOwed)
    const account = await findAccount(row.id, transaction)
    if (account && !isBegun(account)) await setBegun(row, user, true, transaction)
    return { id: row.id, isSecond: account !== undefined && isBegun(account) && account.begunBy !== user._id }
  })
  const [refund] = (await listRefunds({ booking: id })).data
  if (!refund) throw conflict("NOTHING_OWED", refundMessages.nothingOwed)
  return { ...withCode(refund), begunBefore: isSecond ? refund.begun : null }
}

function withCode(refund: StaffRefund): Omit<RefundCode, "begunBefore"> {
  const { account, owed: amount, reference } = refund
  const content = refundContent(reference)
  if (account?.way !== "transfer" || !account.bin || amount > MAX_AMOUNT) return { ...refund, content, vietQr: null }
  const text = vietQr({ bin: account.bin, accountNumber: account.accountNumber, amount, content })
  return { ...refund, content, vietQr: { text, ...qrPath(text) } }
}

/** Lets the guest change the account again, if nothing was transferred. @throws notFound */
export async function releaseRefund(user: User, idOrReference: string): Promise<void> {
  await transact(async (transaction) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    const account = await findAccount(row.id, transaction)
    if (account && isBegun(account)) await setBegun(row, user, false, transaction)
  })
}

async function setBegun({ id }: BookingRow, { _id: userId }: User, begins: boolean, transaction: Database) {
  const set = begins ? { begunAt: new Date(), begunBy: userId } : { begunAt: null, begunBy: null }
  await transaction.update(refundAccounts).set(set).where(eq(refundAccounts.bookingId, id))
  const kind = begins ? "refund-begun" : "refund-put-back"
  await recordEvent(id, { side: "staff", id: userId }, { kind, before: {}, after: {} }, transaction)
}

/**
 * Records that everything owed for a booking was given back, and tells its guest. Repeating a key is safe.
 * @throws notFound; conflict BALANCE_CHANGED if another sum is owed now, REFUND_ACCOUNT_CHANGED if the guest has changed
 * the account since it was read, IDEMPOTENCY_IN_FLIGHT
 */
export async function recordRefund(
  user: User,
  idOrReference: string,
  refund: RefundRecord,
  idempotencyKey?: string,
): Promise<{ paymentId: string }> {
  const settings = await findSettings()
  const record = async (transaction: Database) => {
    const row = await lockBooking({ user, tokens: [] }, idOrReference, transaction)
    const { amount, accountVersion, method, note } = refund
    const { owed } = owedOf(row)
    if (owed !== amount) throw balanceChanged(owed)
    const account = await findAccount(row.id, transaction)
    if ((account?.version ?? 0) !== accountVersion)
      throw conflict("REFUND_ACCOUNT_CHANGED", refundMessages.accountChanged)
    // At the booking's rate the sum that was shown settles it.
    const line = { kind: "refund", amount, currency: "VND", vndPerUsd: row.fxRate, method, note } as const
    const payment = { ...line, paidOn: hanoiDate() }
    const paymentId = await recordLine({ row, payment }, { by: user, settings, transaction })
    const ended = { begunAt: null, begunBy: null, updatedAt: new Date() }
    await transaction.update(refundAccounts).set(ended).where(eq(refundAccounts.bookingId, row.id))
    const { customerEmail: recipient, language } = row
    const mail = { kind: REFUND_MAIL, recipient, language, payload: { bookingId: row.id, paymentId } }
    if (recipient) await queueMails([mail], transaction, UNDO_SECONDS + UNDO_GRACE_SECONDS)
    return { paymentId }
  }
  return (await once(idempotencyKey, { refundOf: idOrReference, ...refund, userId: user._id }, record)).answer
}

function balanceChanged(owed: number) {
  if (owed === 0) return conflict("NOTHING_OWED", refundMessages.nothingOwed)
  const text = refundMessages.balanceChanged
  const message = inBoth((language) => interpolate(text[language], { amount: formatPrice(owed, "VND", language) }))
  return conflict("BALANCE_CHANGED", message, { details: { owed } })
}

/** Returns a refund that stands. Undefined if it was taken back. */
export async function findRefundLine(paymentId: string): Promise<typeof bookingPayments.$inferSelect | undefined> {
  const lines = await db
    .select()
    .from(bookingPayments)
    .where(sql`${bookingPayments.id} = ${paymentId} or ${bookingPayments.reverses} = ${paymentId}`)
  return lines.length === 1 ? firstOf(lines) : undefined
}

/** Erases accounts to which nothing is owed any more. */
export async function sweepRefundAccounts(): Promise<void> {
  const { bookingId, updatedAt } = refundAccounts
  const isOld = lt(updatedAt, sql`now() - make_interval(days => ${ACCOUNT_DAYS})`)
  const settled = db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.id, bookingId), gte(bookings.balanceVnd, 0)))
  await db.delete(refundAccounts).where(and(isOld, sql`exists ${settled}`))
}
