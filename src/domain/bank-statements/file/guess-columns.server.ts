import { fold } from "#lib/text/fold.ts"
import type { Cell } from "#server/documents/read-sheet.server.ts"
import type { ColumnName } from "../bank-statement.ts"
import type { Columns } from "../columns.schema.ts"
import { cellText, parseDate } from "./parse-cells.server.ts"

/** Words of headings, folded. The first that fits counts; longer ones come before those that they hold. */
const HEADINGS: [ColumnName, RegExp][] = [
  ["balance", /\b(so du|balance|du cuoi)\b/],
  ["amountIn", /\b(ghi co|phat sinh co|tien vao|so tien co|credit|paid in|deposit|money in)\b/],
  ["amountOut", /\b(ghi no|phat sinh no|tien ra|so tien no|debit|paid out|withdrawal|money out)\b/],
  ["amount", /\b(so tien|amount|phat sinh|gia tri)\b/],
  ["content", /\b(noi dung|dien giai|mo ta|chi tiet|content|description|details?|remarks?|narrative|memo)\b/],
  ["reference", /\b(tham chieu|but toan|ma giao dich|so ct|so chung tu|reference|ref|trans id|transaction (id|no))\b/],
  ["date", /\b(ngay|date|thoi gian|time)\b/],
]
/** Without their marks they would be other words. */
const SHORT: Record<string, ColumnName> = { có: "amountIn", nợ: "amountOut" }
const MAX_HEADER = 40

/** Returns a header row as one text, by which a file of the same bank is known again. */
export const headingsOf = (cells: readonly Cell[] | undefined): string =>
  (cells ?? []).map((cell) => fold(cellText(cell))).join("|")

/** Guesses what the columns of a statement hold from its headings and its first rows. */
export function guessColumns(cells: readonly Cell[][]): Columns {
  const found = cells.slice(0, MAX_HEADER).map((row) => namesIn(row))
  const most = Math.max(0, ...found.map((names) => names.size))
  const header = most < 2 ? 0 : found.findIndex((names) => names.size === most)
  const names = found[header] ?? new Map<ColumnName, number>()
  if (names.has("amountIn") || names.has("amountOut")) names.delete("amount")
  const chosen = Object.fromEntries(names)
  const below = cells.slice(header + 1, header + 101)
  const amounts = ["amount", "amountIn", "amountOut", "balance"].flatMap((name) =>
    below.map((row) => cellText(row[chosen[name] ?? -1])),
  )
  const dates = below.map((row) => row[chosen.date ?? -1] ?? null)
  return { ...chosen, header: header + 1, decimal: decimalOf(amounts), dateFormat: dateFormatOf(dates) }
}

function namesIn(row: readonly Cell[]): Map<ColumnName, number> {
  const names = new Map<ColumnName, number>()
  row.forEach((cell, nth) => {
    const text = typeof cell === "string" && cell.length <= 60 ? cell : ""
    const fits = ([one, words]: (typeof HEADINGS)[number]) => !names.has(one) && words.test(fold(text))
    const name = SHORT[text.toLowerCase()] ?? HEADINGS.find(fits)?.[0]
    if (name) names.set(name, nth)
  })
  return names
}

/** `1.290.000`, `290.000` and `12,50` have a decimal comma, `1,290,000` and `12.50` a point. */
function decimalOf(amounts: string[]): "," | "." {
  const withComma = amounts.filter((text) => /\.\d{3}(\D|$)/.test(text) || /,\d{1,2}$/.test(text)).length
  const withPoint = amounts.filter((text) => /,\d{3}(\D|$)/.test(text) || /\.\d{1,2}$/.test(text)).length
  return withPoint > withComma ? "." : ","
}

function dateFormatOf(dates: Cell[]): Columns["dateFormat"] {
  const fits = (format: Columns["dateFormat"]) => dates.filter((date) => parseDate(date, format) !== undefined).length
  return (["dmy", "ymd", "mdy"] as const).toSorted((a, b) => fits(b) - fits(a))[0]!
}
