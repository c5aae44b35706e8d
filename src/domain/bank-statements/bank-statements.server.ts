import { and, asc, desc, eq, gte, inArray, lte, type SQL, sql } from "drizzle-orm"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bankName } from "#domain/settings/bank-accounts/bank-account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords, countUpTo1001, paginationUpTo1000 } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { type AccountDay, type BankTransaction, type State, undoEnd } from "./bank-statement.ts"
import { bankAllocations, bankTransactions, standing } from "./bank-statements.table.server.ts"
import type { DaysListing, Listing } from "./decisions.schema.ts"
import { type Match, matchAll } from "./match/match.server.ts"

type Stored = typeof bankTransactions.$inferSelect

const isGiven = (more: SQL) => sql`exists (select 1 from ${bankAllocations}
  join ${bookings} on ${bookings.id} = ${bankAllocations.bookingId}
  where ${bankAllocations.transactionId} = ${bankTransactions.id} and ${standing} and ${more})`
/** Matches transactions that one of these bookings has a part of. */
export const isGivenTo = (bookingIds: string[]) => isGiven(inArray(bankAllocations.bookingId, bookingIds))
/** Matches transactions that no guest has a part of. Every booking has a phone number until its guest is erased. */
export const isOfNoGuest = sql`not ${isGiven(sql`${bookings.customerPhone} <> ''`)}`

const OPEN: readonly State[] = ["waiting", "outgoing", "credit"]

/** Returns transactions, the newest first, with proposals for those that wait, and how many do. */
export async function listTransactions({ page = 1, limit = 25, ...filters }: Listing) {
  const where = conditionOf(filters)
  // Those of a day as they stand in the statement.
  const { bookedOn, createdAt, position, id } = bankTransactions
  const rows = await db
    .select({ row: bankTransactions, counted: countUpTo1001(bankTransactions, where) })
    .from(bankTransactions)
    .where(where)
    .orderBy(desc(bookedOn), desc(createdAt), asc(position), desc(id))
    .limit(limit)
    .offset((page - 1) * limit)
  const data = await present(rows.map(({ row }) => row))
  const counted = rows[0]?.counted ?? (page === 1 ? 0 : await db.$count(bankTransactions, where))
  return { data, pagination: paginationUpTo1000({ page, limit }, counted), counts: await countOpen() }
}

function conditionOf({ state, account, search, from, to, bookingId }: Listing): SQL | undefined {
  const { bookedOn, accountNumber, searchText, id } = bankTransactions
  return and(
    state && eq(bankTransactions.state, state),
    account ? eq(accountNumber, account) : undefined,
    containsWords(searchText, search),
    from ? gte(bookedOn, from) : undefined,
    to ? lte(bookedOn, to) : undefined,
    bookingId
      ? inArray(
          id,
          db
            .select({ id: bankAllocations.transactionId })
            .from(bankAllocations)
            .where(eq(bankAllocations.bookingId, bookingId)),
        )
      : undefined,
  )
}

async function countOpen() {
  const { state } = bankTransactions
  const rows = await db
    .select({ state, count: sql<number>`count(*)`.mapWith(Number) })
    .from(bankTransactions)
    .where(inArray(state, [...OPEN]))
    .groupBy(state)
  const count = (name: State) => rows.find((row) => row.state === name)?.count ?? 0
  return { waiting: count("waiting"), outgoing: count("outgoing"), credit: count("credit") }
}

/** Returns whether a payment is the part of a transaction. */
export async function isBankLine(paymentId: string, transaction: Database): Promise<boolean> {
  return (await transaction.$count(bankAllocations, eq(bankAllocations.paymentId, paymentId))) > 0
}

/** @throws notFound */
export async function findTransaction(id: string): Promise<BankTransaction> {
  const [row] = isUuid(id) ? await db.select().from(bankTransactions).where(eq(bankTransactions.id, id)) : []
  const [found] = row ? await present([row]) : []
  if (!found) throw notFound("Transfer")
  return found
}

async function present(rows: Stored[]): Promise<BankTransaction[]> {
  const open = rows.filter(({ state, ignoredReason }) => ignoredReason === null && OPEN.includes(state))
  const [allocations, names, matches, { bankAccounts = [] }] = await Promise.all([
    findAllocations(rows.map(({ id }) => id)),
    findNames(rows),
    matchAll(open.map((row) => ({ ...row, amountMinor: leftOf(row) }))),
    findSettings(),
  ])
  const byId = new Map(open.map(({ id }, nth) => [id, matches[nth]!]))
  const ofTransaction = groupBy(allocations, ({ transactionId }) => transactionId)
  return rows.map((row) => {
    const account = bankAccounts.find(
      ({ bin, accountNumber }) => bin === row.bin && accountNumber === row.accountNumber,
    )
    const bank = bankName(account ?? { bin: row.bin, bankName: "" })
    const named = row.decidedBy === null ? null : (names.get(row.decidedBy) ?? null)
    return presentOne(row, {
      bank,
      decidedBy: named,
      allocations: ofTransaction.get(row.id) ?? [],
      match: byId.get(row.id),
    })
  })
}

/** What belongs to no booking yet, with the sign of the amount. */
const leftOf = ({ amountMinor, assignedMinor }: Stored) =>
  amountMinor < 0 ? amountMinor + assignedMinor : amountMinor - assignedMinor

type FoundAllocation = Awaited<ReturnType<typeof findAllocations>>[number]
type About = { bank: string; decidedBy: string | null; allocations: FoundAllocation[]; match: Match | undefined }

function presentOne(row: Stored, { bank, decidedBy, allocations, match }: About): BankTransaction {
  const { currency } = row
  const major = (minor: number) => toMajor(minor, currency)
  // Allocations are ordered by their age.
  const until = allocations[0] && undoEnd(allocations[0].createdAt)
  return {
    _id: row.id,
    account: { ...pick(row, "bin", "accountNumber", "currency"), bank },
    ...pick(row, "bookedOn", "content", "bankReference", "state", "ignoredReason"),
    amount: major(row.amountMinor),
    balance: row.balanceMinor === null ? null : major(row.balanceMinor),
    left: major(leftOf(row)),
    source: row.webhookId === null ? "statement" : "webhook",
    allocations: allocations.map(({ id, transactionId: _, amountMinor, createdAt, ...of }) => ({
      _id: id,
      ...of,
      amount: major(amountMinor),
      createdAt: createdAt.toISOString(),
    })),
    decidedBy,
    undoUntil: until && until > new Date() ? until.toISOString() : null,
    kind: match?.kind ?? null,
    asked: match?.asked ?? null,
    otherReport: match?.otherReport ?? null,
    proposals: match?.proposals ?? [],
  }
}

function findAllocations(ids: string[]) {
  const columns = pick(
    bankAllocations,
    "id",
    "transactionId",
    "bookingId",
    "paymentId",
    "amountMinor",
    "isLink",
    "createdAt",
  )
  return db
    .select({ ...columns, reference: bookings.reference, name: bookings.customerName })
    .from(bankAllocations)
    .innerJoin(bookings, eq(bookings.id, bankAllocations.bookingId))
    .where(and(inArray(bankAllocations.transactionId, ids), standing))
    .orderBy(bankAllocations.createdAt, bankAllocations.id)
}

async function findNames(rows: Stored[]): Promise<Map<string, string>> {
  const ids = rows.flatMap(({ decidedBy }) => decidedBy ?? [])
  const found = await db
    .select(pick(users, "id", "name"))
    .from(users)
    .where(inArray(users.id, ids))
  return new Map(found.map(({ id, name }) => [id, name]))
}

const MAX_DAYS = 92

/** Returns what came and went by account and day, the newest first, of at most three months. */
export async function listAccountDays({ from, to = hanoiDate() }: DaysListing): Promise<AccountDay[]> {
  const { bin, accountNumber, currency, bookedOn, amountMinor, assignedMinor, state } = bankTransactions
  const sum = (of: SQL) => sql<number>`coalesce(sum(${of}), 0)`.mapWith(Number)
  const earliest = addDays(to, -MAX_DAYS)
  const { bankAccounts = [] } = await findSettings()
  const rows = await db
    .select({
      bin,
      accountNumber,
      currency,
      day: bookedOn,
      in: sum(sql`greatest(${amountMinor}, 0)`),
      out: sum(sql`greatest(-${amountMinor}, 0)`),
      assigned: sum(sql`case when ${amountMinor} > 0 then ${assignedMinor} else 0 end`),
      open: sum(sql`case when ${state} = 'waiting' then 1 else 0 end`),
    })
    .from(bankTransactions)
    .where(and(gte(bookedOn, from && from > earliest ? from : earliest), lte(bookedOn, to)))
    .groupBy(bin, accountNumber, currency, bookedOn)
    .orderBy(desc(bookedOn), accountNumber)
  return rows.map((row) => {
    const account = bankAccounts.find((one) => one.bin === row.bin && one.accountNumber === row.accountNumber)
    const major = (minor: number) => toMajor(minor, row.currency)
    return {
      account: {
        ...pick(row, "bin", "accountNumber", "currency"),
        bank: bankName(account ?? { bin: row.bin, bankName: "" }),
      },
      ...pick(row, "day", "open"),
      in: major(row.in),
      out: major(row.out),
      assigned: major(row.assigned),
    }
  })
}
