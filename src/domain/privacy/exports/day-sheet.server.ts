import type { DayJob, DayPassenger } from "#domain/boarding/boarding.ts"
import { crewText, jobText } from "#domain/boarding/day/day-texts.ts"
import { flightText, pickupText, travelersText, wishesText } from "#domain/boarding/manifest/manifest-texts.ts"
import { balanceInDong, paidInDong } from "#domain/bookings/balance.ts"
import { stateOf } from "#domain/bookings/booking.ts"
import type { Words } from "#i18n/words.ts"
import { type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { fileNames } from "../messages.ts"

type Row = { job: DayJob; one: DayPassenger }

/** Returns the jobs of a day as a spreadsheet, one booking a row. */
export function daySheet(jobs: DayJob[], date: string, words: Words): Promise<Response> {
  const { translate, localized, party, language } = words
  const columns: [name: string, width: number, cell: SheetColumn<Row>["cell"]][] = [
    ["fields.startTime", 8, ({ job }) => job.time],
    ["day.job", 40, ({ job }) => jobText(job, words)],
    ["fields.guide", 30, ({ job }) => crewText(job)],
    ["manifest.pickup", 8, ({ one }) => one.pickupTime],
    ["manifest.place", 30, ({ one }) => pickupText(one, words)],
    ["manifest.dropoff", 30, ({ one }) => one.dropoffPlace && localized(one.dropoffPlace)],
    ["manifest.flight", 24, ({ one }) => flightText(one, words)],
    ["manifest.guest", 24, ({ one }) => one.name],
    ["manifest.people", 26, ({ one }) => party(one)],
    ["manifest.travelers", 30, ({ one }) => travelersText(one, words)],
    ["manifest.phone", 18, ({ one }) => one.phone],
    ["manifest.wishes", 34, ({ one }) => wishesText(one, words)],
    ["manifest.collectedVnd", 14, ({ one }) => paidInDong(one)],
    ["manifest.owedVnd", 14, ({ one }) => balanceInDong(one)],
    ["manifest.owed", 12, ({ one }) => one.balance],
    ["manifest.currency", 9, ({ one }) => one.currency],
    [
      "manifest.booking",
      26,
      ({ one }) => `${one.reference} (${translate(`bookings.status.${stateOf({ ...one, calledOff: false })}`)})`,
    ],
    ["manifest.note", 28, ({ one }) => one.staffNote],
  ]
  const rows = jobs.flatMap((job) => job.passengers.map((one) => ({ job, one })))
  return spreadsheetFile(`${fileNames.day[language]}-${date}`, rows, {
    columns: columns.map(([name, width, cell]) => ({ name: translate(`departures.${name}`), width, cell })),
    above: [translate("departures.day.title", { date })],
    orientation: "landscape",
  })
}
