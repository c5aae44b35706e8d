import { fileHeaders } from "#server/documents/file-headers.server.ts"

/** `phone` stays text in spreadsheets. */
export type Cell = string | number | null | undefined | { phone: string }

export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell]

export type ReadPage<Row> = (place: { page: number; limit: number }) => Promise<Row[]>

/** Tells Excel that the file is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF"
/** A Vietnamese Excel uses commas for decimals. */
const SEPARATOR = ";"
const ROWS_AT_ONCE = 200

/** Streams a list as CSV, page by page. Rows that are added meanwhile cause no duplicates. */
export function csvFile<Row extends { _id: string }>(
  name: string,
  columns: readonly Column<Row>[],
  readPage: ReadPage<Row>,
): Response {
  const lines = linesOf(columns, readPage)
  const body = new ReadableStream<string>({
    pull: async (stream) => {
      const { value, done } = await lines.next()
      if (done) stream.close()
      else stream.enqueue(value)
    },
  }).pipeThrough(new TextEncoderStream())
  const headers = { ...fileHeaders(`${name}.csv`, "text/csv; charset=utf-8"), "cache-control": "no-store" }
  return new Response(body, { headers })
}

async function* linesOf<Row extends { _id: string }>(columns: readonly Column<Row>[], readPage: ReadPage<Row>) {
  yield BYTE_ORDER_MARK + lineOf(columns.map(([heading]) => heading))
  const written = new Set<string>()
  for (let page = 1, isMore = true; isMore; page++) {
    const rows = await readPage({ page, limit: ROWS_AT_ONCE })
    isMore = rows.length === ROWS_AT_ONCE
    const fresh = rows.filter(({ _id }) => !written.has(_id))
    for (const { _id } of fresh) written.add(_id)
    if (fresh.length) yield fresh.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join("")
  }
}

const lineOf = (cells: Cell[]) => `${cells.map(cellOf).join(SEPARATOR)}\r\n`

/**
 * A formula after a comma, semicolon, tab or line break: where English Excel, which splits at commas, begins a cell.
 * Phone numbers stay as they are.
 */
const FORMULA_INSIDE = /([,;\t\n](?:"|[^\S\t\n])*)(?=[=+\-@＝＋－＠])(?!\+[\d ().-]+(?:[,;\t\n]|$))/g

const PHONE = /^\+?[\d ().-]+$/

/** Prefixes formulas with an apostrophe, because guests write text that staff open (docs/security.md). */
export function cellOf(value: Cell): string {
  if (typeof value === "number") return String(value).replace(".", ",")
  if (typeof value === "object" && value !== null)
    // Excel would read a number and drop its zero. After a tab, which can't be seen, it reads text.
    return PHONE.test(value.phone) ? `"\t${value.phone}"` : cellOf(value.phone)
  const text = (value ?? "").replace(/\r\n?/g, "\n")
  const inert = text.replace(FORMULA_INSIDE, "$1'")
  const safe = /^[=+\-@\t\n＝＋－＠]/.test(text.trimStart() || text) || /^[\t\n]/.test(text) ? `'${inert}` : inert
  return /[";\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
