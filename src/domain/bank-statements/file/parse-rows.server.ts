import type { Currency } from "#lib/money.ts"
import { fold } from "#lib/text/fold.ts"
import type { Cell } from "#server/documents/read-sheet.server.ts"
import type { ColumnName } from "../bank-statement.ts"
import type { Columns } from "../columns.schema.ts"
import { cellText, parseAmount, parseDate } from "./parse-cells.server.ts"

/** A transaction as a statement has it. `row` is the number of its row in the file. */
export type StatementRow = {
  row: number
  bookedOn: string
  amountMinor: number
  content: string
  bankReference: string
  balanceMinor: number | null
}

export type RowProblem = "date" | "dateRange" | "amount" | "amountMissing" | "amountTwice" | "balance"
export type BrokenRow = { row: number; column: string; problem: RowProblem; value: string }

type Limits = { content: number; reference: number; from: string; until: string }
export type ParsedRows = { rows: StatementRow[]; broken: BrokenRow[]; leftOut: number }

/**
 * Reads the rows below the header. A row without any cell is no row, and neither are totals. What follows the last
 * transaction is one if it has an amount and a content or what may be a date.
 */
export function parseRows(cells: readonly Cell[][], columns: Columns, currency: Currency, limits: Limits): ParsedRows {
  const below = cells
    .map((row, nth) => ({ row, number: nth + 1 }))
    .slice(columns.header)
    .filter(({ row }) => row.some((cell) => cellText(cell) !== ""))
  const isDated = ({ row }: { row: Cell[] }) => looksLikeDate(row[columns.date!])
  const [first, last] = [below.findIndex(isDated), below.findLastIndex(isDated)]
  const found = below.filter(({ row }, nth) => {
    const isInside = nth >= first && nth <= last
    return !isTotal(row, columns, isInside) && (nth <= last || isComplete(row, columns))
  })
  const parsed = found.map(({ row, number }) => parseRow(row, number, columns, currency, limits))
  const heading = (name: ColumnName) =>
    cellText(cells[columns.header - 1]?.[columns[name]!]) || letterOf(columns[name]!)
  return {
    rows: parsed.flatMap((one) => ("problem" in one ? [] : [one])),
    broken: parsed.flatMap((one) => ("problem" in one ? [{ ...one, column: heading(one.column) }] : [])),
    leftOut: below.length - found.length,
  }
}

const looksLikeDate = (cell: Cell | undefined) =>
  typeof cell === "string" ? /^\d/.test(cell) : cell !== null && cell !== undefined

const HEADS =
  "tong|cong(?! no)|so du|du (dau|cuoi)|phat sinh|(grand |sub ?)?totals?|sum|(opening|closing|ending|beginning|available) balance|balance (brought|carried)"
const TAILS =
  "cong|so|tien|phat sinh|doanh so|ghi|giao dich|no|co|va|trong|ky|thang|ngay|trang|nay|dau|cuoi|hien tai|kha dung|den|vnd|usd|dong|credits?|debits?|amounts?|transactions?|in|out|paid|money|deposits?|withdrawals?|balance|brought|carried|forward|down|for|of|the|period|month|day|page|this|statement|\\d+"
/** Whole cells, folded, by which banks name opening and closing balances, and sums. */
const TOTAL = new RegExp(`^(${HEADS})( (${TAILS}))*$`)
const MAX_NAME = 80

const isName = (cell: Cell | undefined) => typeof cell === "string" && cell.length <= MAX_NAME && TOTAL.test(fold(cell))

const hasAmount = (row: Cell[], columns: Columns) =>
  (["amount", "amountIn", "amountOut"] as const).some((name) => /\d/.test(cellText(row[columns[name] ?? -1])))

/** A row with an amount is one only before or after all transactions, without anything else in the column of the date. */
function isTotal(row: Cell[], columns: Columns, isInside: boolean): boolean {
  if (!row.some(isName)) return false
  if (!hasAmount(row, columns)) return true
  const date = row[columns.date!]
  return !isInside && (cellText(date) === "" || isName(date))
}

const isComplete = (row: Cell[], columns: Columns) =>
  hasAmount(row, columns) && (cellText(row[columns.content!]) !== "" || /\d/.test(cellText(row[columns.date!])))

type Broken = Omit<BrokenRow, "column"> & { column: ColumnName }

function parseRow(
  cells: Cell[],
  row: number,
  columns: Columns,
  currency: Currency,
  limits: Limits,
): StatementRow | Broken {
  const cell = (name: ColumnName): Cell => (columns[name] == null ? null : (cells[columns[name]] ?? null))
  const broken = (column: ColumnName, problem: RowProblem): Broken => ({
    row,
    column,
    problem,
    value: cellText(cell(column)).slice(0, 60),
  })
  const bookedOn = parseDate(cell("date"), columns.dateFormat)
  if (bookedOn === undefined) return broken("date", "date")
  if (bookedOn < limits.from || bookedOn > limits.until) return broken("date", "dateRange")
  const amount = amountOf(columns, (name) => parseAmount(cell(name), currency, columns.decimal))
  if ("problem" in amount) return broken(amount.column, amount.problem)
  const balanceMinor = parseAmount(cell("balance"), currency, columns.decimal)
  if (balanceMinor === undefined) return broken("balance", "balance")
  return {
    row,
    bookedOn,
    amountMinor: amount.minor,
    content: cellText(cell("content")).slice(0, limits.content),
    bankReference: cellText(cell("reference")).slice(0, limits.reference),
    balanceMinor,
  }
}

type Amount = { minor: number } | { column: ColumnName; problem: RowProblem }

/** One signed amount, or one for each direction, of which one holds a sum. Some banks write 0 into the other. */
function amountOf(columns: Columns, read: (name: ColumnName) => number | null | undefined): Amount {
  if (columns.amount != null) {
    const minor = read("amount")
    if (minor === undefined) return { column: "amount", problem: "amount" }
    return minor === null ? { column: "amount", problem: "amountMissing" } : { minor }
  }
  const [into, out] = [read("amountIn"), read("amountOut")]
  const first = columns.amountIn == null ? "amountOut" : "amountIn"
  if (into === undefined) return { column: "amountIn", problem: "amount" }
  if (out === undefined) return { column: "amountOut", problem: "amount" }
  if (into === null && out === null) return { column: first, problem: "amountMissing" }
  if (into && out) return { column: "amountOut", problem: "amountTwice" }
  if (into !== null && into < 0) return { column: "amountIn", problem: "amount" }
  return { minor: (into ?? 0) || -Math.abs(out ?? 0) || 0 }
}

const letterOf = (nth: number) => (nth < 26 ? String.fromCharCode(65 + nth) : `A${String.fromCharCode(65 + nth - 26)}`)
