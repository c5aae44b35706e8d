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

const COLUMNS = [
  "reference",
  "status",
  "productType",
  "product",
  "travelDate",
  "startTime",
  "travelers",
  "customer",
  "phone",
  "email",
  "totalVnd",
  "total",
  "balance",
  "currency",
  "language",
  "source",
  "createdAt",
  "staffNote",
] as const

function header(translate: Translate) {
  return COLUMNS.map((column) => ({ value: translate(`bookings.fields.${column}`), fontWeight: "bold" as const }))
}

function cells(row: StaffBookingRow, translate: Translate, language: Language) {
  const { customerInfo, pricing } = row
  const booked = hanoiMoment(new Date(row.createdAt))
  const text = (value: string) => ({ type: String, value: inertText(value) })
  const number = (value: number) => ({ type: Number, value })
  return [
    text(row.reference),
    text(translate(`bookings.status.${stateOf(row)}`)),
    text(translate(`bookings.types.${row.productType}`)),
    text(inLanguage(row.product.name, language)),
    text(row.travelDate),
    text(row.startTime ?? ""),
    number(row.travelers),
    text(customerInfo.name),
    text(customerInfo.phone),
    text(customerInfo.email),
    number(row.totalPrice),
    number(pricing.total),
    number(row.balance),
    text(pricing.currency),
    text(translate(`bookings.languages.${row.language}`)),
    text(translate(`bookings.sources.${row.source}`)),
    text(`${booked.date} ${booked.time}`),
    text(row.staffNote),
  ]
}
