import DownloadIcon from "@mui/icons-material/Download"
import { useState } from "react"
import { Button, type HttpError, useDataProvider, useListContext, useNotify, useTranslate } from "react-admin"
import writeXlsxFile from "write-excel-file/browser"
import { stateOf } from "#features/bookings/booking.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { hanoiDate, hanoiMoment } from "#lib/today.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { saveFile } from "#staff/ui/save-file.ts"
import { inertText } from "#staff/ui/spreadsheet.ts"
import type { StaffBookingRow } from "../staff-booking.ts"

const PAGE_SIZE = 50
/** Longer lists are exported by date ranges: Excel is slow beyond that. */
const MAX_ROWS = 5_000

/** Exports what the list shows as XLSX, and all bookings as CSV. */
export function ExportButtons() {
  const { filterValues, sort } = useListContext()
  const [isRunning, setRunning] = useState(false)
  const dataProvider = useDataProvider()
  const translate = useTranslate()
  const notify = useNotify()
  const language = useStaffLanguage()

  const exportXlsx = async () => {
    setRunning(true)
    try {
      const rows: StaffBookingRow[] = []
      for (let page = 1; rows.length < MAX_ROWS; page++) {
        const pagination = { page, perPage: PAGE_SIZE }
        const { data } = await dataProvider.getList<StaffBookingRow & { id: string }>("bookings", {
          filter: filterValues,
          sort,
          pagination,
        })
        rows.push(...data)
        if (data.length < PAGE_SIZE) break
      }
      await writeXlsxFile([header(translate), ...rows.map((row) => cells(row, translate, language))], {
        stickyRowsCount: 1,
      }).toFile(`bookings-${hanoiDate()}.xlsx`)
    } catch (error) {
      notify((error as HttpError).message, { type: "error" })
    } finally {
      setRunning(false)
    }
  }
  const exportCsv = () =>
    saveFile("/exports/bookings", "bookings.csv").catch((error: HttpError) => notify(error.message, { type: "error" }))
  return (
    <>
      <Button label={translate("bookings.actions.exportXlsx")} disabled={isRunning} onClick={exportXlsx}>
        <DownloadIcon />
      </Button>
      <Button label={translate("bookings.actions.exportCsv")} onClick={exportCsv}>
        <DownloadIcon />
      </Button>
    </>
  )
}

type Translate = (key: string) => string
type Column = [
  field: string,
  value: (row: StaffBookingRow, translate: Translate, language: Language) => string | number,
]

const COLUMNS: Column[] = [
  ["reference", ({ reference }) => reference],
  ["status", (row, translate) => translate(`bookings.status.${stateOf(row)}`)],
  ["productType", ({ productType }, translate) => translate(`bookings.types.${productType}`)],
  ["product", ({ product }, _, language) => inLanguage(product.name, language)],
  ["travelDate", ({ travelDate }) => travelDate],
  ["startTime", ({ startTime }) => startTime ?? ""],
  ["travelers", ({ travelers }) => travelers],
  ["customer", ({ customerInfo }) => customerInfo.name],
  ["phone", ({ customerInfo }) => customerInfo.phone],
  ["email", ({ customerInfo }) => customerInfo.email],
  ["totalVnd", ({ totalPrice }) => totalPrice],
  ["total", ({ pricing }) => pricing.total],
  ["balance", ({ balance }) => balance],
  ["currency", ({ pricing }) => pricing.currency],
  ["language", (row, translate) => translate(`bookings.languages.${row.language}`)],
  ["source", ({ source }, translate) => translate(`bookings.sources.${source}`)],
  ["createdAt", ({ createdAt }) => momentText(createdAt)],
  ["staffNote", ({ staffNote }) => staffNote],
]

function momentText(instant: string): string {
  const { date, time } = hanoiMoment(new Date(instant))
  return `${date} ${time}`
}

function header(translate: Translate) {
  return COLUMNS.map(([field]) => ({ value: translate(`bookings.fields.${field}`), fontWeight: "bold" as const }))
}

function cells(row: StaffBookingRow, translate: Translate, language: Language) {
  return COLUMNS.map(([, read]) => {
    const value = read(row, translate, language)
    return typeof value === "number" ? { type: Number, value } : { type: String, value: inertText(value) }
  })
}
