import type * as z from "zod"
import type * as shapes from "./shapes.server.ts"

export type BankTransaction = z.infer<typeof shapes.transaction>
export type Proposal = z.infer<typeof shapes.proposal>
export type Preview = z.infer<typeof shapes.preview>
export type PreviewRow = Preview["rows"][number]
export type Inspection = z.infer<typeof shapes.inspection>
export type ImportResult = z.infer<typeof shapes.importResult>
export type AccountDay = z.infer<typeof shapes.accountDay>

export const MAX_STATEMENT_BYTES = 5 * 1024 * 1024
export const MAX_STATEMENT_ROWS = 5_000
export const MAX_AGE_DAYS = 730
export const MAX_CONTENT = 500
export const MAX_BANK_REFERENCE = 80
/** The most bookings among which a transfer is split at once. */
export const MAX_PARTS = 20

/** A bank books a transfer some days after its date, over a weekend or a holiday. */
export const DAYS_APART = 5

/** Staff undo and move what they decided for this long. Later, wrong entries are undone in the booking's ledger. */
const UNDO_HOURS = 24

/** Returns until when a part that a booking was given then can be undone or moved. */
export const undoEnd = (givenAt: Date | string): Date => new Date(new Date(givenAt).getTime() + UNDO_HOURS * 3_600_000)

/**
 * `waiting`: money came and somebody has to decide. `outgoing`: the same of money that went. `matched`: all of it belongs
 * to bookings. `credit`: a rest is kept for later. `ignored`: it has nothing to do with bookings.
 */
export const STATES = ["waiting", "outgoing", "matched", "credit", "ignored"] as const
export type State = (typeof STATES)[number]

/**
 * What a transaction says, compared with what is owed. Only `exact` is recorded without a decision. `recorded`: staff
 * have recorded it by hand. `maybeKnown`: it may be stored already in other words. `notOwed`: money went, and
 * the booking that it names is owed nothing back.
 */
export const KINDS = [
  "exact",
  "short",
  "over",
  "twice",
  "several",
  "unknown",
  "recorded",
  "maybeKnown",
  "cancelled",
  "calledOff",
  "unconfirmed",
  "foreign",
  "outgoing",
  "notOwed",
  "zero",
] as const
export type Kind = (typeof KINDS)[number]

/** What a booking asks for, with which a transfer is compared: a step of its payment plan, or everything (`full`). */
export type Asked = z.infer<typeof shapes.asked>

/** The stored transaction that may report the same transfer in other words. */
export type OtherReport = NonNullable<BankTransaction["otherReport"]>

/** Why a booking is proposed. */
export const REASONS = ["reference", "recorded", "near", "amount", "name", "phone", "refund"] as const

export const DECIMALS = [",", "."] as const
/** What separates the columns of a CSV file. */
export const DELIMITERS = [";", ",", "\t", "|"] as const
export type Delimiter = (typeof DELIMITERS)[number]
export const DATE_FORMATS = ["dmy", "mdy", "ymd"] as const
/** The columns of a statement by what they hold. */
export const COLUMN_NAMES = ["date", "amount", "amountIn", "amountOut", "content", "reference", "balance"] as const
export type ColumnName = (typeof COLUMN_NAMES)[number]
