import type { Manifest, StaffPassenger } from "#domain/boarding/boarding.ts"
import { describePickup, travelersText, wishesText } from "#domain/boarding/manifest/manifest-texts.ts"
import { balanceInDong, paidInDong } from "#domain/bookings/balance.ts"
import { stateOf } from "#domain/bookings/booking.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { fileNames } from "../messages.ts"

/** Returns a manifest as a spreadsheet, one booking a row. */
export function manifestSheet({ departure, passengers }: Manifest, words: Words): Promise<Response> {
  const { translate, localized, party, language } = words
  const { date, startTime, guide, vehicle } = departure
  const calledOff = departure.status === "called-off"
  const columns: SheetColumn<StaffPassenger>[] = [
    { name: "pickup", width: 34, cell: (one) => Object.values(describePickup(one, departure, words)).join(" ") },
    { name: "guest", width: 24, cell: ({ name }) => name },
    { name: "people", width: 28, cell: party },
    { name: "travelers", width: 34, cell: (one) => travelersText(one, words) },
    { name: "phone", width: 18, cell: ({ phone }) => phone },
    { name: "nationality", width: 9, cell: ({ countryCode }) => countryCode },
    { name: "language", width: 12, cell: ({ language }) => translate(`bookings.languages.${language}`) },
    { name: "wishes", width: 34, cell: (one) => wishesText(one, words) },
    {
      name: "booking",
      width: 26,
      cell: (one) => `${one.reference} (${translate(`bookings.status.${stateOf({ ...one, calledOff })}`)})`,
    },
    { name: "collectedVnd", width: 14, cell: paidInDong },
    { name: "owedVnd", width: 14, cell: balanceInDong },
    { name: "total", width: 12, cell: ({ total }) => total },
    { name: "collected", width: 12, cell: ({ paid }) => paid },
    { name: "currency", width: 9, cell: ({ currency }) => currency },
    { name: "note", width: 28, cell: ({ staffNote }) => staffNote },
  ]
  const title = withDots(
    `${localized(departure.tour.title)}, ${date} ${startTime}`,
    calledOff && translate("departures.states.calledOff"),
  )
  return spreadsheetFile(`${fileNames.manifest[language]}-${date}-${startTime.replace(":", "")}`, passengers, {
    columns: columns.map(({ name, ...column }) => ({ ...column, name: translate(`departures.manifest.${name}`) })),
    above: [title, withDots(guide, vehicle)],
    orientation: "landscape",
  })
}
