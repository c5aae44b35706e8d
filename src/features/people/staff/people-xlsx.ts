import writeXlsxFile from "write-excel-file/browser"
import type { PersonRow } from "#features/people/people.ts"
import { hanoiDate, hanoiMoment } from "#lib/today.ts"
import { inertText } from "#staff/ui/spreadsheet.ts"

type Translate = (key: string) => string

const COLUMNS = [
  "name",
  "phone",
  "email",
  "language",
  "bookings",
  "enquiries",
  "waiting",
  "account",
  "lastContactAt",
] as const
const WIDTHS = [28, 18, 32, 12, 10, 10, 16, 10, 18]

/** Saves people as a spreadsheet, one a row. */
export async function savePeople(people: PersonRow[], translate: Translate): Promise<void> {
  const text = (value: string) => ({ type: String, value: inertText(value) })
  const number = (value: number) => ({ type: Number, value })
  const heading = COLUMNS.map((column) => ({
    value: translate(column === "language" ? "bookings.fields.language" : `people.fields.${column}`),
    fontWeight: "bold" as const,
  }))
  const rows = people.map(
    ({ name, phone, email, language, bookings, enquiries, waiting, hasAccount, lastContactAt }) => {
      const { date, time } = hanoiMoment(new Date(lastContactAt))
      return [
        ...[text(name), text(phone), text(email), text(language ? translate(`bookings.languages.${language}`) : "")],
        ...[number(bookings), number(enquiries), number(waiting)],
        ...[text(translate(`ra.boolean.${hasAccount}`)), text(`${date} ${time}`)],
      ]
    },
  )
  await writeXlsxFile([heading, ...rows], {
    columns: WIDTHS.map((width) => ({ width })),
    stickyRowsCount: 1,
  }).toFile(`customers-${hanoiDate()}.xlsx`)
}
