import { presentPaid } from "#domain/bookings/balance.ts"
import type { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { queuePaidMails } from "#domain/bookings/payments/paid-mail.server.ts"
import { reverseLocked } from "#domain/bookings/payments/payments.server.ts"
import { type Entry, type Recorder, recordLine, recordLines } from "#domain/bookings/payments/record-lines.server.ts"
import { accountKey } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { markSlipsSeen } from "#domain/slips/slips.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inBoth, type Language } from "#i18n/localized.ts"
import { inSets } from "#lib/data/in-sets.ts"
import { toMajor } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { conflict, HttpError, invalid } from "#server/errors.server.ts"
import { log } from "#server/log.server.ts"
import { bankAllocations, type bankTransactions } from "./bank-statements.table.server.ts"
import type { AskedPart } from "./decisions.schema.ts"
import { findRecorded, findUnlinked, type Unlinked } from "./match/recorded.server.ts"
import { messages } from "./messages.ts"

export type Stored = typeof bankTransactions.$inferSelect

/** `rows`: the locked bookings, by id. */
export type Recording = Recorder & { rows: Awaited<ReturnType<typeof lockBookingRows>> }

/** A part of a transaction that a booking gets. `path` is where the request has it. */
type Given = { found: Stored; part: AskedPart; path: string }

/**
 * Records transfers that are exactly what their bookings owe, and tells their guests. Those that the ledger refuses wait
 * for a person. @returns how many were recorded
 */
export async function recordExact(
  transfers: readonly { found: Stored; part: AskedPart }[],
  recording: Recording,
): Promise<number> {
  const given = transfers.map((transfer) => ({ ...transfer, path: "" }))
  const refusals = await recordParts(given, recording)
  for (const [nth, refusal] of refusals.entries())
    if (refusal)
      log.warn(
        { transaction: given[nth]!.found.id, code: refusal.code },
        "A bank transfer wasn't recorded, because the ledger refused it.",
      )
  const paid = given.filter((_, nth) => !refusals[nth]).map(({ part }) => part.bookingId)
  await tellPaid(paid, recording)
  return paid.length
}

/**
 * Gives parts to bookings. A part that staff have recorded by hand is linked to that line, so that it doesn't count twice,
 * unless it `isAnother`. The guests of new payments are told. `pathOf`: where the request has a part.
 * @throws conflict RECORDED_BY_HAND, ABOVE_BALANCE; as `recordPayment`
 */
export async function giveParts(
  found: Stored,
  parts: readonly AskedPart[],
  recording: Recording,
  pathOf = (nth: number) => `parts.${nth}.`,
): Promise<void> {
  const { transaction } = recording
  const sign = Math.sign(found.amountMinor)
  const asked = parts.map(({ amount }) => ({ ...found, amountMinor: sign * amount }))
  const bookingIds = parts.map(({ bookingId }) => bookingId)
  const lines = await findUnlinked(asked, bookingIds, transaction)
  const unrecorded: Given[] = []
  for (const [nth, part] of parts.entries()) {
    const given = { found, part, path: pathOf(nth) }
    const recorded = findRecorded(asked[nth]!, lines).find((line) => line.bookingId === part.bookingId)
    checkAnswer(given, recorded, recording)
    if (sign < 0 && (!recorded || part.isAnother)) checkOwedBack(given, recording)
    if (recorded && !part.isAnother) await linkPart(given, recorded, recording)
    else unrecorded.push(given)
  }
  const [refusal] = (await recordParts(unrecorded, recording)).filter((one) => one !== undefined)
  if (refusal) throw refusal
  if (sign > 0)
    await tellPaid(
      unrecorded.map(({ part }) => part.bookingId),
      recording,
    )
}

/** @throws conflict RECORDED_BY_HAND unless the part says whether it is the payment that staff have recorded */
function checkAnswer({ found, part, path }: Given, recorded: Unlinked | undefined, { rows }: Recording): void {
  if (recorded ? part.isAnother !== undefined : part.isAnother !== false) return
  const { reference = "" } = rows.get(part.bookingId) ?? {}
  const text = recorded ? messages.recordedByHand : messages.nothingToLink
  const amount = (language: Language) => formatPrice(toMajor(part.amount, found.currency), found.currency, language)
  const message = inBoth((language) => interpolate(text[language], { amount: amount(language), reference }))
  throw conflict("RECORDED_BY_HAND", message, { errors: [{ field: `${path}isAnother`, message }] })
}

/**
 * A refund that was recorded by hand may differ from the transfer by the bank's fee.
 * @throws conflict ABOVE_BALANCE for more than is owed back, unless the part says that it is meant so
 */
function checkOwedBack({ found, part, path }: Given, { rows }: Recording): void {
  const row = rows.get(part.bookingId)
  if (!row || part.aboveBalance) return
  const { balance, balanceOther } = presentPaid(row)
  const owed = Math.max(0, -(row.currency === found.currency ? balance : balanceOther))
  if (toMajor(part.amount, found.currency) <= owed) return
  const text = owed > 0 ? messages.moreThanOwedBack : messages.nothingOwedBack
  const { reference } = row
  const amount = (language: Language) => formatPrice(owed, found.currency, language)
  const message = inBoth((language) => interpolate(text[language], { amount: amount(language), reference }))
  throw conflict("ABOVE_BALANCE", message, { errors: [{ field: `${path}amount`, message }] })
}

/** Links a part to the line that staff have recorded. */
async function linkPart(given: Given, line: Unlinked, recording: Recording): Promise<void> {
  const { found, part } = given
  const paymentId = line.method === "cash" ? await replaceCash(given, line, recording) : line.id
  const link = { transactionId: found.id, bookingId: part.bookingId, paymentId, amountMinor: part.amount, isLink: true }
  await recording.transaction.insert(bankAllocations).values(link)
}

/**
 * Takes back what staff have recorded as cash and records it as the transfer, so that the till doesn't keep it.
 * @returns the id of the new line
 */
async function replaceCash(given: Given, { id, kind }: Unlinked, recording: Recording): Promise<string> {
  const { by, transaction } = recording
  const entry = entryOf({ ...given, part: { ...given.part, aboveBalance: true } }, recording)
  const takeBack = () => reverseLocked(entry.row, [id], "transfer-not-cash", by, transaction)
  // In this order never more is given back than was paid.
  if (kind === "refund") await takeBack()
  const transferId = await recordLine(entry, recording)
  if (kind === "payment") await takeBack()
  return transferId
}

const tellPaid = (bookingIds: string[], { rows, transaction }: Recording) =>
  queuePaidMails(
    [...new Set(bookingIds)].map((id) => rows.get(id)!),
    transaction,
  )

/**
 * Records money that came as payments, and money that went as refunds. Payments answer the slips of the guests.
 * @returns for each part the error with which the ledger refused it, if it did
 */
async function recordParts(given: readonly Given[], recording: Recording): Promise<(HttpError | undefined)[]> {
  const { by, transaction } = recording
  const entries = given.map((one) => entryOf(one, recording))
  const results = await recordLines(entries, recording)
  const recorded = given.flatMap(({ found, part: { bookingId, amount: amountMinor } }, nth) => {
    const paymentId = results[nth]
    return typeof paymentId === "string" ? [{ transactionId: found.id, bookingId, paymentId, amountMinor }] : []
  })
  for (const set of inSets(recorded)) await transaction.insert(bankAllocations).values(set)
  const paid = given.filter(({ found }, nth) => found.amountMinor > 0 && typeof results[nth] === "string")
  await markSlipsSeen(
    paid.map(({ part }) => part.bookingId),
    by,
    transaction,
  )
  return results.map((result) => (result instanceof HttpError ? result : undefined))
}

function entryOf({ found, part, path }: Given, { settings, rows }: Pick<Recording, "settings" | "rows">): Entry {
  const { currency, bookedOn, content, bankReference, amountMinor } = found
  const { bookingId, amount, aboveBalance } = part
  const row = rows.get(bookingId)
  if (!row) throw invalid([{ field: `${path}bookingId`, message: messages.bookingUnknown }])
  const payment = {
    kind: amountMinor > 0 ? "payment" : "refund",
    amount,
    currency,
    method: "transfer",
    paidOn: bookedOn,
    account: openAccount(found, settings),
    note: withDots(bankReference, content).slice(0, 500),
    // At the booking's rate the sum that its guest was shown settles it.
    ...(row.currency !== currency && { vndPerUsd: row.fxRate }),
    ...(aboveBalance && { aboveBalance }),
  } as const
  return { row, payment, path }
}

/** Returns the account, or nothing if the company has closed it since. */
const openAccount = (found: Stored, { bankAccounts = [] }: Settings): string =>
  bankAccounts.map(accountKey).find((key) => key === accountKey(found)) ?? ""
