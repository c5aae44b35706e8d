import type { Words } from "#i18n/words.ts"
import { type Cell, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { waitForFigures } from "./count-figures.server.ts"
import type { TableQuery } from "./figures.schema.ts"
import { type Table, tablesOf } from "./staff/figure-tables.ts"

/** Returns a table of the screen as a spreadsheet. @throws tooMany */
export async function tableSheet({ table: id, ...query }: TableQuery, words: Words): Promise<Response> {
  const figures = await waitForFigures(query)
  const { title, note, columns, rows, total } = tablesOf(figures, "value", words).find((table) => table.id === id)!
  const lines = total ? [...rows, total] : rows
  const { from, to } = figures.period
  const calendar = words.translate(`figures.calendars.${figures.by}`)
  return spreadsheetFile(`${words.translate("figures.name")} ${title} ${from} ${to}`, lines, {
    above: [title, `${words.day(from)} – ${words.day(to)} · ${calendar}`, ...(note ? [note] : [])],
    columns: columns.map(({ name, is }, nth) => ({
      name,
      width: nth === 0 ? 36 : 18,
      cell: (row: Table["rows"][number]) => cellOf(row[nth], is),
    })),
  })
}

function cellOf(value: Table["rows"][number][number], is: Table["columns"][number]["is"]): Cell {
  if (is === "day" && typeof value === "string" && /^\d{4}-/.test(value)) return { day: value }
  return is === "dong" && typeof value === "number" ? { dong: value } : value
}
