/** A cell: numbers as Vietnamese spreadsheets read them, nothing for what is not known. */
export type Cell = string | number | null | undefined

/** A column of a table: its heading, and what of a row stands in it. */
export type Column<Row> = readonly [heading: string, cell: (row: Row) => Cell]

/** The part of a longer list that stands on a page. */
export type ReadPage<Row> = (page: number, limit: number) => Promise<Row[]>

/** By this Excel knows that the rest is UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF"
/** The decimal comma of a Vietnamese Excel leaves the semicolon for the cells. */
const SEPARATOR = ";"
const ROWS_AT_ONCE = 200

/**
 * A list as a file for spreadsheets, written as it is read: not even the longest stands in memory whole. What comes in
 * at the top meanwhile does not make another row appear twice.
 */
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
  return new Response(body, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
    },
  })
}

async function* linesOf<Row extends { _id: string }>(columns: readonly Column<Row>[], readPage: ReadPage<Row>) {
  yield BYTE_ORDER_MARK + lineOf(columns.map(([heading]) => heading))
  const written = new Set<string>()
  for (let page = 1, isMore = true; isMore; page++) {
    const rows = await readPage(page, ROWS_AT_ONCE)
    isMore = rows.length === ROWS_AT_ONCE
    const fresh = rows.filter(({ _id }) => !written.has(_id))
    for (const { _id } of fresh) written.add(_id)
    if (fresh.length) yield fresh.map((row) => lineOf(columns.map(([, cell]) => cell(row)))).join("")
  }
}

const lineOf = (cells: Cell[]) => `${cells.map(cellOf).join(SEPARATOR)}\r\n`

/**
 * One cell. What a spreadsheet would take for a formula is made a text by an apostrophe (security.md): guests write
 * what staff open.
 */
export function cellOf(value: Cell): string {
  if (typeof value === "number") return String(value).replace(".", ",")
  const text = (value ?? "").replace(/\r\n?/g, "\n")
  const safe = /^[=+\-@\t\n＝＋－＠]/.test(text.trimStart() || text) || /^[\t\n]/.test(text) ? `'${text}` : text
  return /[";\n\t']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
