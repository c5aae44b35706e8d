import { and, desc, eq, gte, isNull, lte, sql } from "drizzle-orm"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import { referencePrefix } from "#domain/settings/reference-prefix.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { toMinor } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"
import { runningConfig } from "#server/config/running-config.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { log } from "#server/log.server.ts"
import { DAYS_APART } from "../bank-statement.ts"
import { bankTransactions } from "../bank-statements.table.server.ts"
import { findSame, findTraced, lockAccount, pickAccount, type Said } from "../known.server.ts"
import { judgeAll } from "../match/match.server.ts"
import { recordExact } from "../record-parts.server.ts"
import { type Account, findAccount } from "../statement-file.server.ts"
import type { Reported } from "./sepay.schema.ts"

type Stored = typeof bankTransactions.$inferSelect

/**
 * Stores a transaction that a webhook reported, once, and records it if it is exactly what a booking owes. One that a
 * statement has brought already is only noted there. Those of other accounts are left to the log.
 */
export async function receive(reported: Reported): Promise<void> {
  const { id, accountNumber, virtualAccount } = reported
  // It reports whole đồng.
  const account =
    (await findAccount(accountNumber, "VND")) ?? (virtualAccount ? await findAccount(virtualAccount, "VND") : undefined)
  if (!account) {
    log.warn({ webhook: "sepay", id }, "The webhook reported a transaction of an account that the settings don't have.")
    return
  }
  const settings = await findSettings()
  await transact(async (transaction) => {
    await lockAccount(account, transaction)
    const stored = await store(reported, account, referencePrefix(settings), transaction)
    if (stored && runningConfig().sepayRecord !== false) await recordIfExact(stored, settings, transaction)
  })
}

/** @returns undefined if it is known */
async function store(
  reported: Reported,
  account: Account,
  prefix: string,
  transaction: Database,
): Promise<Stored | undefined> {
  const webhookId = `sepay ${reported.id}`
  const [known] = await transaction.select().from(bankTransactions).where(eq(bankTransactions.webhookId, webhookId))
  if (known) return undefined
  const { bookedOn, content, bankReference } = reported
  const said = { bookedOn, content, bankReference, amountMinor: toMinor(reported.amount, account.currency) }
  const near = await findNear(said, account, transaction)
  const imported = findSame(said, near) ?? findTraced(said, near, prefix)
  if (imported) {
    await transaction.update(bankTransactions).set({ webhookId }).where(eq(bankTransactions.id, imported.id))
    return undefined
  }
  return firstOf(
    await transaction
      .insert(bankTransactions)
      .values({ ...pickAccount(account), ...said, webhookId })
      .returning(),
  )
}

/** Returns transactions of statements that no webhook has reported, of days near it. */
function findNear(said: Said, account: Account, transaction: Database) {
  const { bin, accountNumber, bookedOn, amountMinor, bankReference, webhookId } = bankTransactions
  return transaction
    .select()
    .from(bankTransactions)
    .where(
      and(
        eq(bin, account.bin),
        eq(accountNumber, account.accountNumber),
        eq(amountMinor, said.amountMinor),
        gte(bookedOn, addDays(said.bookedOn, -DAYS_APART)),
        lte(bookedOn, addDays(said.bookedOn, DAYS_APART)),
        isNull(webhookId),
      ),
    )
    .orderBy(desc(sql`${bankReference} = ${said.bankReference}`), desc(bankTransactions.createdAt))
    .limit(50)
}

async function recordIfExact(stored: Stored, settings: Settings, transaction: Database): Promise<void> {
  const [first] = await judgeAll([stored], { settings, database: transaction })
  if (first?.kind !== "exact") return
  const rows = await lockBookingRows(
    first.parts.map(({ bookingId }) => bookingId),
    transaction,
  )
  const [locked] = await judgeAll([stored], { settings, database: transaction })
  if (locked?.kind !== "exact") return
  const transfers = locked.parts.map((part) => ({ found: stored, part }))
  await recordExact(transfers, { by: undefined, settings, transaction, rows })
}
