import { between } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import type { Period } from "./cash-book.schema.ts"
import { type BookRow, findReversed, handedOver, selectPayments, sumPayments } from "./cash-book.server.ts"
import { cashHandOvers } from "./cash-book.table.server.ts"
import type { BookedPayment, CashBook, TillState } from "./cash-book.ts"
import { signedDong, sumBy, sumLines, sumMinors } from "./cash-sums.ts"
import { listHandOvers } from "./collected.server.ts"
import { presentLine } from "./present-line.server.ts"
import { listEntries, presentEntry, sumEntries, tillBefore } from "./till.server.ts"

/**
 * Returns the cash book of some days (default: today): payments and refunds as the ledgers have them, what moved the till,
 * and the sums. Very many payments are only counted.
 */
export async function readCashBook({ from = hanoiDate(), to = from }: Period): Promise<CashBook> {
  const rows = await selectPayments(from, to)
  const lines = await sumPayments(from, to)
  const entries = await listEntries(from, to, db)
  const users = [...lines, ...entries].map(({ recordedBy }) => recordedBy ?? "")
  const reversed = await findReversed(rows.map(({ payment }) => payment))
  const names = await namesOfUsers([...new Set(users)])
  return {
    from,
    to,
    till: await tillOf(from, to, lines, entries),
    byMethod: sumBy(lines, ({ method }) => method),
    byAccount: sumBy(lines, ({ method, account }) => (method === "cash" ? undefined : account)),
    byColleague: sumBy(lines, ({ recordedBy }) => names.get(recordedBy ?? "") ?? ""),
    byCollector: sumBy(lines, ({ collectedBy }) => collectedBy || undefined),
    total: sumLines(lines),
    payments: rows.map((row) => presentPayment(row, names, reversed)),
    paymentCount: lines.reduce((all, { count }) => all + count, 0),
    handOvers: await listHandOvers(between(cashHandOvers.handedOn, from, to), db),
    entries: entries.map((entry) => presentEntry(entry, names)),
  }
}

function presentPayment(row: BookRow, names: Map<string, string>, reversed: Set<string>): BookedPayment {
  const { payment, handedOn } = row
  return {
    ...presentLine(row, names),
    ...pick(payment, "kind", "method", "account", "reverses"),
    amount: toMajor(payment.amountMinor, payment.currency),
    dong: signedDong(payment),
    isReversed: reversed.has(payment.id),
    handedOn,
  }
}

type Summed = Awaited<ReturnType<typeof sumPayments>>
type Entries = Awaited<ReturnType<typeof listEntries>>

/** Returns what was in the till and what moved it, in each currency. */
async function tillOf(from: string, to: string, lines: Summed, entries: Entries): Promise<TillState[]> {
  const [opening, handed] = await Promise.all([
    tillBefore(from, db),
    handedOver(between(cashHandOvers.handedOn, from, to), db),
  ])
  const direct = sumMinors(lines.filter(({ method, collectedBy }) => method === "cash" && collectedBy === ""))
  return direct.map(({ currency, received, refunded }) => {
    const entered = (kind: "bank" | "in" | "out") => sumEntries(entries, kind, currency)
    const moved = { bank: entered("bank"), in: entered("in"), out: entered("out") }
    const closing = opening[currency] + received + handed[currency] - refunded - moved.bank + moved.in - moved.out
    const minors = { opening: opening[currency], received, handedOver: handed[currency], refunded, ...moved, closing }
    const majors = Object.entries(minors).map(([name, minor]) => [name, toMajor(minor, currency)])
    return { currency, ...(Object.fromEntries(majors) as Record<keyof typeof minors, number>) }
  })
}
