import type { PersonRow } from "#domain/people/people.ts"
import type { Words } from "#i18n/words.ts"
import { hanoiDate } from "#lib/today.ts"
import { spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { fileNames } from "../messages.ts"
import { momentText } from "./booking-sheet.server.ts"

/** Returns people as a spreadsheet, one a row. */
export function personSheet(people: PersonRow[], { translate, language }: Words): Promise<Response> {
  const field = (name: string) => translate(`people.fields.${name}`)
  return spreadsheetFile(`${fileNames.customers[language]}-${hanoiDate()}`, people, {
    columns: [
      { name: field("name"), width: 28, cell: ({ name }) => name },
      { name: field("phone"), width: 18, cell: ({ phone }) => phone },
      { name: field("email"), width: 32, cell: ({ email }) => email },
      { name: field("chatName"), width: 24, cell: ({ chatName }) => chatName },
      {
        name: translate("bookings.fields.language"),
        width: 12,
        cell: ({ language }) => language && translate(`bookings.languages.${language}`),
      },
      { name: field("bookings"), width: 10, cell: ({ bookings }) => bookings },
      { name: field("enquiries"), width: 10, cell: ({ enquiries }) => enquiries },
      { name: field("waiting"), width: 16, cell: ({ waiting }) => waiting },
      { name: field("account"), width: 10, cell: ({ hasAccount }) => translate(`people.${hasAccount ? "yes" : "no"}`) },
      { name: field("lastContactAt"), width: 18, cell: ({ lastContactAt }) => momentText(lastContactAt) },
    ],
  })
}
