/** In a cell of text, a phone number is no formula. With an apostrophe nobody could copy it into a phone. */
const PHONE = /^\+[\d\s().-]+$/

/** Returns a text that no spreadsheet takes for a formula: `=`, `+`, `-` and `@` at its beginning get an apostrophe. */
export function inertText(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !PHONE.test(text) ? `'${text}` : text
}

/** `name` is the heading, `width` is in characters. */
export type Column<Row> = { name: string; width: number; cell: (row: Row) => string | number }

type Sheet<Row> = {
  columns: Column<Row>[]
  /** Lines above the headings, the first in bold. */
  above?: string[]
  orientation?: "landscape"
  stickyRowsCount?: number
}

/** Saves rows as an XLSX file. Long texts wrap. */
export async function saveSpreadsheet<Row>(name: string, rows: Row[], { columns, above = [], ...options }: Sheet<Row>) {
  const { default: writeXlsxFile } = await import("write-excel-file/browser")
  const text = (value: string) => ({ type: String, value: inertText(value), wrap: true })
  const number = (value: number) => ({ type: Number, value })
  const bold = (value: string) => ({ value: inertText(value), fontWeight: "bold" as const })
  const cells = [
    ...above.map((line, nth) => [nth === 0 ? bold(line) : { value: inertText(line) }]),
    columns.map(({ name }) => bold(name)),
    ...rows.map((row) =>
      columns.map(({ cell }) => {
        const value = cell(row)
        return typeof value === "number" ? number(value) : text(value)
      }),
    ),
  ]
  await writeXlsxFile(cells, { columns: columns.map(({ width }) => ({ width })), ...options }).toFile(name)
}
