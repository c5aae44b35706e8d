import writeXlsxFile from "write-excel-file/browser"
import { stateOf } from "#features/bookings/booking.ts"
import type { Manifest, StaffPassenger } from "#features/departures/departure.ts"
import { formatParty } from "#i18n/format-party.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { inertText } from "#staff/ui/spreadsheet.ts"
import { describePickup, travelersText, wishesText } from "./manifest-texts.ts"

type Translate = (key: string, options?: Record<string, unknown>) => string

const COLUMNS = [
  "pickup",
  "guest",
  "people",
  "travelers",
  "phone",
  "nationality",
  "language",
  "wishes",
  "booking",
  "total",
  "collected",
  "currency",
  "note",
] as const

/** Saves a manifest as a spreadsheet, one booking a row. */
export async function saveManifest(manifest: Manifest, translate: Translate, language: Language): Promise<void> {
  const { departure, passengers } = manifest
  const text = (value: string) => ({ type: String, value: inertText(value), wrap: true })
  const number = (value: number) => ({ type: Number, value })
  const calledOff = departure.status === "called-off"
  const when = `${departure.date} ${departure.startTime}`
  const state = calledOff ? ` · ${translate("departures.states.calledOff")}` : ""
  const title = `${inLanguage(departure.tour.title, language)}, ${when}${state}`
  const crew = [departure.guide, departure.vehicle].filter(Boolean).join(" · ")
  const cells = (one: StaffPassenger) => [
    text(Object.values(describePickup(one, departure, translate, language)).join(" ")),
    text(one.name),
    text(formatParty(one, language)),
    text(travelersText(one, translate)),
    text(one.phone),
    text(one.countryCode),
    text(translate(`bookings.languages.${one.language}`)),
    text(wishesText(one, translate, language)),
    text(`${one.reference} (${translate(`bookings.status.${stateOf({ ...one, calledOff })}`)})`),
    number(one.total),
    number(one.paid),
    text(one.currency),
    text(one.staffNote),
  ]
  const heading = COLUMNS.map((column) => ({
    value: translate(`departures.manifest.${column}`),
    fontWeight: "bold" as const,
  }))
  const rows = [
    [{ value: inertText(title), fontWeight: "bold" as const }],
    [{ value: inertText(crew) }],
    heading,
    ...passengers.map(cells),
  ]
  const widths = [34, 24, 28, 34, 18, 9, 12, 34, 26, 12, 12, 9, 28]
  await writeXlsxFile(rows, { columns: widths.map((width) => ({ width })), orientation: "landscape" }).toFile(
    `manifest-${departure.date}-${departure.startTime.replace(":", "")}.xlsx`,
  )
}
