import { eq, type SQL } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { type Currency, toMajor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, invalid, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { HandOverRequest } from "./cash-book.schema.ts"
import { findLines, lockBookingsOfPayments, selectCollected, selectHanded } from "./cash-book.server.ts"
import { cashHandOverLines, cashHandOvers } from "./cash-book.table.server.ts"
import type { Collected, HandOver } from "./cash-book.ts"
import { DONG_FIRST, signedMinor } from "./cash-sums.ts"
import { messages } from "./messages.ts"
import { presentLine } from "./present-line.server.ts"
import { checkUndo, undoUntil } from "./till.server.ts"

/**
 * Returns the cash that people have yet to hand over, by person. Colleagues without the accounts see what they recorded or
 * collected themselves. A payment that was taken back after its hand-over is a difference.
 */
export async function listCollected(user: User): Promise<Collected[]> {
  const rows = await selectCollected(user)
  const names = await namesOfUsers(rows.map(({ payment }) => payment.recordedBy ?? ""))
  return [...groupBy(rows, ({ payment }) => payment.collectedBy)].map(([person, group]) => ({
    person,
    sums: sumsOf(group.map(({ payment }) => payment)),
    payments: group.map((row) => ({
      ...presentLine(row, names),
      amount: toMajor(signedMinor(row.payment), row.payment.currency),
      isDifference: row.payment.reverses !== null,
    })),
  }))
}

type Counted = { kind: "payment" | "refund"; amountMinor: number; currency: Currency }

function sumsOf(lines: Counted[]): { currency: Currency; amount: number }[] {
  return DONG_FIRST.flatMap((currency) => {
    const own = lines.filter((line) => line.currency === currency)
    const minor = own.reduce((sum, line) => sum + signedMinor(line), 0)
    return own.length ? [{ currency, amount: toMajor(minor, currency) }] : []
  })
}

/**
 * Records that a person handed these payments over to a colleague, today. Repeating a key is safe.
 * @throws notFound; invalid if another person collected one; conflict ALREADY_HANDED_OVER
 */
export async function handOverCash(user: User, request: HandOverRequest, key?: string): Promise<HandOver> {
  const ids = [...new Set(request.payments)]
  const record = async (transaction: Database) => {
    await lockBookingsOfPayments(ids, transaction)
    const { rows, areOutstanding } = await findLines(ids, transaction)
    if (rows.length < ids.length) throw notFound("Payment")
    if (rows.some(({ collectedBy }) => collectedBy !== request.person))
      throw invalid([{ field: "payments", message: messages.otherPerson }])
    if (!areOutstanding) throw conflict("ALREADY_HANDED_OVER", messages.alreadyHandedOver)
    const made = { person: request.person, handedOn: hanoiDate(), recordedBy: user._id }
    const handOver = firstOf(await transaction.insert(cashHandOvers).values(made).returning())
    await transaction.insert(cashHandOverLines).values(ids.map((paymentId) => ({ paymentId, handOverId: handOver.id })))
    const after = auditedOf(handOver, rows)
    await audit({ actor: user._id, action: "create", subject: subjectOf(handOver), before: {}, after }, transaction)
    return presentHandOver(handOver, rows, new Map([[user._id, user.name]]))
  }
  return (await once(key, { ...request, userId: user._id }, record)).answer
}

/** Takes a hand-over back within a day: the person has the cash again. @throws notFound; conflict UNDO_TOO_LATE */
export async function undoHandOver(user: User, id: string): Promise<HandOver> {
  const undone = await transact(async (transaction) => {
    const lines = isUuid(id) ? await selectHanded(eq(cashHandOverLines.handOverId, id), transaction) : []
    await lockBookingsOfPayments(
      lines.map(({ payment }) => payment.id),
      transaction,
    )
    const [handOver] = lines.length
      ? await transaction.select().from(cashHandOvers).where(eq(cashHandOvers.id, id)).for("update")
      : []
    if (!handOver) throw notFound("Hand-over")
    checkUndo(handOver.createdAt)
    await transaction.delete(cashHandOvers).where(eq(cashHandOvers.id, id))
    const rows = lines.map(({ payment }) => payment)
    const before = auditedOf(handOver, rows)
    await audit({ actor: user._id, action: "delete", subject: subjectOf(handOver), before, after: {} }, transaction)
    return { handOver, rows }
  })
  return presentHandOver(undone.handOver, undone.rows, await namesOfUsers([undone.handOver.recordedBy ?? ""]))
}

type HandOverRow = typeof cashHandOvers.$inferSelect

const subjectOf = ({ id }: HandOverRow) => `hand-over:${id}`

function auditedOf({ person, handedOn }: HandOverRow, lines: Counted[]) {
  const cash = sumsOf(lines).map(({ currency, amount }) => ({ currency, total: amount }))
  return { collectedBy: person, handedOn, cash }
}

/** Returns the hand-overs of some days, oldest first. */
export async function listHandOvers(when: SQL | undefined, database: Database): Promise<HandOver[]> {
  const rows = await selectHanded(when, database)
  const names = await namesOfUsers(rows.map(({ handOver }) => handOver.recordedBy ?? ""))
  return [...groupBy(rows, ({ handOver }) => handOver.id).values()].map((group) =>
    presentHandOver(
      group[0]!.handOver,
      group.map(({ payment }) => payment),
      names,
    ),
  )
}

function presentHandOver(row: HandOverRow, lines: Counted[], names: Map<string, string>): HandOver {
  const { id, person, handedOn, createdAt, recordedBy } = row
  return {
    _id: id,
    person,
    handedOn,
    at: createdAt.toISOString(),
    recordedBy: names.get(recordedBy ?? "") ?? null,
    sums: sumsOf(lines),
    payments: lines.length,
    undoUntil: undoUntil(createdAt),
  }
}
