import { once } from "node:events"
import { join } from "node:path"
import { Worker } from "node:worker_threads"
import { fold } from "#lib/text/fold.ts"
import { HttpError } from "#server/errors.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { projectRoot } from "#server/project-root.server.ts"
import { fileHeaders } from "./file-headers.server.ts"

/**
 * `day` is a calendar date (YYYY-MM-DD), which becomes a date that spreadsheets count with, `dong` an amount that shows
 * its thousands. A text stays a text, with its leading zeros.
 */
export type Cell = string | number | { day: string } | { dong: number } | null | undefined

/** `name` is the heading, `width` is in characters. */
export type SheetColumn<Row> = {
  name: string
  width: number
  cell: (row: Row) => Cell
}

export type Sheet<Row> = {
  columns: SheetColumn<Row>[]
  /** Lines above the headings, the first in bold. */
  above?: string[]
  orientation?: "landscape"
}

const WORKER = join(projectRoot, "src/server/documents/spreadsheet-worker.ts")
export const SPREADSHEET = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
const MAX_MS = 15_000
/** Writing that many takes some five seconds. */
const MAX_CELLS = 250_000
const inTurn = limitConcurrency({ concurrency: 1, queue: 10, retrySeconds: 5 })

/** Answers with rows as an XLSX file. Long texts wrap, and the headings stay in view. @throws TOO_LARGE, tooMany */
export async function spreadsheetFile<Row>(name: string, rows: Row[], sheet: Sheet<Row>): Promise<Response> {
  checkSize(rows.length, sheet.columns)
  return xlsxFile(name, [sheetOf(rows, sheet)])
}

/** A sheet of a workbook. */
export type NamedSheet = ReturnType<typeof namedSheet>

/** Returns a sheet with its rows. @throws TOO_LARGE */
export function namedSheet<Row>(name: string, rows: Row[], sheet: Sheet<Row>) {
  checkSize(rows.length, sheet.columns)
  return { ...sheetOf(rows, sheet), sheet: name.replace(/[[\]:*?/\\]/g, " ").slice(0, MAX_SHEET_NAME) }
}

/** The most that Excel opens. */
const MAX_SHEET_NAME = 31

function sheetOf<Row>(rows: Row[], { columns, above = [], ...options }: Sheet<Row>) {
  const data = [
    ...above.map((line, nth) => [nth === 0 ? bold(line) : text(line)]),
    columns.map((column) => bold(column.name)),
    ...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row)))),
  ]
  return { data, ...options, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: above.length + 1 }
}

/** Returns a name of a file without accents, which not every system keeps. */
const fileName = (text: string) => (fold(text).match(/[a-z0-9]+/g) ?? ["file"]).join("-")

/** Answers with several sheets as one XLSX file. @throws TOO_LARGE, tooMany */
export async function xlsxFile(name: string, sheets: (NamedSheet | ReturnType<typeof sheetOf>)[]): Promise<Response> {
  const file = await inTurn(() => write({ sheets }))
  const headers = { ...fileHeaders(`${fileName(name)}.xlsx`, SPREADSHEET), "cache-control": "no-store" }
  return new Response(file, { headers })
}

/** @throws TOO_LARGE if so many rows are too many for one file */
export function checkSize(rows: number, columns: readonly unknown[]): void {
  const max = Math.floor(MAX_CELLS / columns.length)
  if (rows <= max) return
  const shown = { en: max.toLocaleString("en"), vi: max.toLocaleString("vi") }
  throw new HttpError(413, "TOO_LARGE", {
    en: `An Excel file of this list holds up to ${shown.en} rows. Filter it, by dates for example, or save it as CSV.`,
    vi: `Tệp Excel của danh sách này chứa tối đa ${shown.vi} dòng. Bạn lọc bớt, chẳng hạn theo ngày, hoặc tải dạng CSV.`,
  })
}

async function write(workerData: { sheets: object[] }): Promise<Uint8Array<ArrayBuffer>> {
  const worker = new Worker(WORKER, { workerData, execArgv: [] })
  try {
    const [file] = await once(worker, "message", { signal: AbortSignal.timeout(MAX_MS) })
    return file
  } finally {
    await worker.terminate()
  }
}

const text = (value: string) => ({ value: inertText(value), wrap: true })
const bold = (value: string) => ({ value: inertText(value), fontWeight: "bold" })

function cellOf(value: Cell) {
  if (typeof value === "string") return value && text(value)
  if (typeof value !== "object" || value === null) return value
  if ("dong" in value) return { value: value.dong, format: "#,##0" }
  // Dates in spreadsheets have no time zone. The library writes those of UTC.
  return { value: new Date(`${value.day}T00:00:00Z`), format: DAY_FORMAT }
}

const DAY_FORMAT = "dd/mm/yyyy"

/** In a cell of text, a phone number is no formula. With an apostrophe it could not be copied into a phone. */
const PHONE = /^\+[\d\s().-]+$/
/** The most that Excel opens. */
const MAX_LENGTH = 32_767

/** Returns a text that no spreadsheet takes for a formula: `=`, `+`, `-` and `@` at its beginning get an apostrophe. */
export function inertText(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) && !PHONE.test(text) ? `'${text}` : text
  return inert.slice(0, MAX_LENGTH)
}
