import type { PersonRow } from "#features/people/people.ts"
import { hanoiDate, hanoiMoment } from "#lib/today.ts"
import { saveSpreadsheet } from "#staff/ui/spreadsheet.ts"

/** Saves people as a spreadsheet, one a row. */
export function savePeople(people: PersonRow[], translate: (key: string) => string): Promise<void> {
  const inHanoi = ({ date, time }: { date: string; time: string }) => `${date} ${time}`
  const field = (name: string) => translate(`people.fields.${name}`)
  return saveSpreadsheet(`customers-${hanoiDate()}.xlsx`, people, {
    columns: [
      { name: field("name"), width: 28, cell: ({ name }) => name },
      { name: field("phone"), width: 18, cell: ({ phone }) => phone },
      { name: field("email"), width: 32, cell: ({ email }) => email },
      {
        name: translate("bookings.fields.language"),
        width: 12,
        cell: ({ language }) => (language ? translate(`bookings.languages.${language}`) : ""),
      },
      { name: field("bookings"), width: 10, cell: ({ bookings }) => bookings },
      { name: field("enquiries"), width: 10, cell: ({ enquiries }) => enquiries },
      { name: field("waiting"), width: 16, cell: ({ waiting }) => waiting },
      { name: field("account"), width: 10, cell: ({ hasAccount }) => translate(`ra.boolean.${hasAccount}`) },
      {
        name: field("lastContactAt"),
        width: 18,
        cell: ({ lastContactAt }) => inHanoi(hanoiMoment(new Date(lastContactAt))),
      },
    ],
    stickyRowsCount: 1,
  })
}
