import type { Currency } from "#lib/money.ts"
import { isCalendarDate } from "#lib/today.ts"
import type { Cell } from "#server/documents/read-sheet.server.ts"
import type { Columns } from "../columns.schema.ts"

/** More than any transfer, and exact as a number. */
const MAX_MINOR = 1_000_000_000_000
const CURRENCY_SIGNS = { VND: /vn[dđ]|[đ₫]|dong|đồng/giu, USD: /us\$?|usd|\$/giu }
const DAY_MS = 86_400_000
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30)

/** Returns an amount in minor units, null for an empty cell, or undefined if it can't be read. */
export function parseAmount(cell: Cell, currency: Currency, decimal: Columns["decimal"]): number | null | undefined {
  if (cell === null || cell === "" || cell === "-") return null
  if (typeof cell === "object") return undefined
  return typeof cell === "number" ? inMinor(cell, currency) : parseTyped(cell, currency, decimal)
}

function parseTyped(text: string, currency: Currency, decimal: Columns["decimal"]): number | undefined {
  const bare = text.replace(CURRENCY_SIGNS[currency], "").replace(/[\s\u00a0\u202f']/gu, "")
  const found = /^([+\-−(]?)([\d.,]+)([)\-−+]?)$/u.exec(bare)
  if (!found) return undefined
  const [, before = "", figures = "", after = ""] = found
  if ((before === "(") !== (after === ")") || (before !== "" && before !== "(" && after !== "")) return undefined
  const thousands = decimal === "," ? "\\." : ","
  // Three decimals would be thousands of the other way to write.
  const number = new RegExp(`^(\\d{1,3}(?:${thousands}\\d{3})+|\\d+)(?:\\${decimal}(\\d{1,2}))?$`).exec(figures)
  if (!number) return undefined
  const whole = number[1]!.replace(/[.,]/g, "")
  const minor = inMinor(Number(`${whole}.${number[2] ?? "0"}`), currency)
  const isNegative = /[-−(]/u.test(before + after)
  return minor && isNegative ? -minor : minor
}

function inMinor(amount: number, currency: Currency): number | undefined {
  const minor = currency === "USD" ? amount * 100 : amount
  const rounded = Math.round(minor)
  if (!Number.isFinite(minor) || Math.abs(minor - rounded) > 1e-4 || Math.abs(rounded) > MAX_MINOR) return undefined
  // Without a negative zero.
  return rounded || 0
}

/** Returns a day (YYYY-MM-DD), or undefined if it can't be read. Times after it are left out. */
export function parseDate(cell: Cell, format: Columns["dateFormat"]): string | undefined {
  if (cell === null) return undefined
  if (typeof cell === "object") return real(cell.date)
  if (typeof cell === "number") return fromSerial(cell)
  const found = /^(\d{1,4})[/.-](\d{1,2})[/.-](\d{2,4})(?:\D.*)?$/.exec(cell.trim())
  if (!found) return undefined
  const [, first = "", second = "", third = ""] = found
  // 2026-12-05 is the same everywhere.
  const isIso = first.length === 4
  if (isIso !== (format === "ymd") && !isIso) return undefined
  const [year, month, day] = isIso
    ? [first, second, third]
    : format === "dmy"
      ? [third, second, first]
      : [third, first, second]
  const century = year.length === 2 ? `20${year}` : year
  return real(`${century}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`)
}

const real = (date: string) => (isCalendarDate(date) ? date : undefined)

/** A day as spreadsheets count them, if its cell has no format of a date. */
function fromSerial(days: number): string | undefined {
  if (days < 36_526 || days > 73_050) return undefined
  return new Date(EPOCH + Math.floor(days) * DAY_MS).toISOString().slice(0, 10)
}

/** Returns a cell as a person reads it. */
export function cellText(cell: Cell | undefined): string {
  if (cell === null || cell === undefined) return ""
  return typeof cell === "object" ? cell.date : String(cell)
}
