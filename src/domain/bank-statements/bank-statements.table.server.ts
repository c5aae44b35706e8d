import { sql } from "drizzle-orm"
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from "drizzle-orm/pg-core"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import type { Currency } from "#lib/money.ts"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"
import { folded } from "#server/database/sql-text.server.ts"
import type { Delimiter, State } from "./bank-statement.ts"
import type { Columns } from "./columns.schema.ts"

const state = sql`(case
  when ignored_reason is not null then 'ignored'
  when amount_minor <> 0 and assigned_minor = abs(amount_minor) then 'matched'
  when is_credit then 'credit'
  when amount_minor < 0 then 'outgoing'
  else 'waiting' end)`

/** What a bank reported of an account, by a statement or a webhook. Date, amount and text are never changed. */
export const bankTransactions = pgTable(
  "bank_transactions",
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The account of the settings. */
    bin: text().notNull(),
    accountNumber: text("account_number").notNull(),
    currency: text().$type<Currency>().notNull(),
    /** The bank's day. */
    bookedOn: date("booked_on", { mode: "string" }).notNull(),
    /** Below zero: money that went out. */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    content: text().notNull().default(""),
    bankReference: text("bank_reference").notNull().default(""),
    balanceMinor: bigint("balance_minor", { mode: "number" }),
    searchText: text("search_text").notNull().generatedAlwaysAs(folded(sql`content || ' ' || bank_reference`)),
    /** What a statement says of it, and which of the equal rows of a file it is. Null until a statement has it. */
    fingerprint: text(),
    nth: integer(),
    /** Its row in the file. */
    position: integer(),
    /** Hashes of its texts, once they are erased. */
    trace: text(),
    /** The id that the webhook gave it. */
    webhookId: text("webhook_id"),
    /** The part that belongs to bookings. Triggers keep it; more than the amount is refused. */
    assignedMinor: bigint("assigned_minor", { mode: "number" }).notNull().default(0),
    isCredit: boolean("is_credit").notNull().default(false),
    ignoredReason: text("ignored_reason"),
    state: text().$type<State>().notNull().generatedAlwaysAs(state),
    decidedBy: uuid("decided_by").references(() => users.id, { onDelete: "set null" }),
    decidedAt: instant("decided_at"),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    unique("bank_transactions_once").on(table.fingerprint, table.nth),
    unique("bank_transactions_webhook_once").on(table.webhookId),
    index("bank_transactions_by_day").on(table.bookedOn.desc(), table.id.desc()),
    index("bank_transactions_by_state").on(table.state, table.bookedOn.desc(), table.id.desc()),
    index("bank_transactions_by_account").on(table.accountNumber, table.bookedOn, table.amountMinor),
    check("bank_transactions_assigned_check", sql`assigned_minor between 0 and abs(amount_minor)`),
    check("bank_transactions_currency_check", sql`currency in ('USD', 'VND')`),
    check("bank_transactions_source_check", sql`num_nonnulls(fingerprint, webhook_id) > 0`),
  ],
)

/** The part of a transaction that is a line in a booking's ledger. It counts until that line is reversed. */
export const bankAllocations = pgTable(
  "bank_allocations",
  {
    id: uuid().primaryKey().defaultRandom(),
    transactionId: uuid("transaction_id")
      .notNull()
      .references(() => bankTransactions.id),
    bookingId: uuid("booking_id")
      .notNull()
      .references(() => bookings.id),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => bookingPayments.id),
    /** In the currency of the transaction. */
    amountMinor: bigint("amount_minor", { mode: "number" }).notNull(),
    /** Whether staff had recorded the line before. Taking the part back leaves the line. */
    isLink: boolean("is_link").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("bank_allocations_by_transaction").on(table.transactionId),
    index("bank_allocations_by_booking").on(table.bookingId),
    unique("bank_allocations_payment_once").on(table.paymentId),
    check("bank_allocations_amount_check", sql`amount_minor > 0`),
  ],
)

/** Matches allocations whose line in the ledger wasn't reversed. */
export const standing = sql`not exists (select 1 from booking_payments taken where taken.reverses = ${bankAllocations.paymentId})`

/** Where the statements of an account have what, as staff said once. */
export const bankColumns = pgTable(
  "bank_columns",
  {
    bin: text().notNull(),
    accountNumber: text("account_number").notNull(),
    /** The header row, folded. Proposed for files with the same. */
    headings: text().notNull(),
    columns: jsonb().$type<Columns>().notNull(),
    /** Of CSV files, if the guess was wrong. */
    delimiter: text().$type<Delimiter>(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.bin, table.accountNumber] })],
)
