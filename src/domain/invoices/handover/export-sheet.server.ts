import { eq } from "drizzle-orm"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import type { Language } from "#i18n/localized.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { type Cell, type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { InvoiceLine, StatedInvoice } from "../invoice.ts"
import { findHandedOver } from "../invoices.server.ts"
import { invoiceExports } from "../invoices.table.server.ts"
import { messages } from "../messages.ts"
import { amountInWords } from "../papers/in-words.ts"
import { addUpVat, type VatRate } from "../vat/vat.ts"
import { findColumns } from "./column-setup.server.ts"
import type { ColumnField, ColumnSetup } from "./columns.ts"
import { findMethods, stateInvoice } from "./stated-invoice.server.ts"

type Row = {
  stated: StatedInvoice
  reference: string
  invoiceNo: number
  line: InvoiceLine
  lineNo: number
}

/** A walk-in guest who wants no invoice still gets one, without a name of a buyer. */
const NO_BUYER: Buyer = {
  ...{ kind: "person", name: "Người mua không cung cấp thông tin", taxCode: "", personalId: "", passport: "" },
  ...{ address: "", email: "" },
}

const buyerOf = ({ stated }: Row) => stated.buyer ?? NO_BUYER
const sumOf = ({ stated }: Row) => addUpVat(stated.lines)
const rateText = (rate: VatRate) => (Number.isNaN(Number(rate)) ? rate : `${rate}%`)
const named = (kind: Buyer["kind"]) => (row: Row) => (buyerOf(row).kind === kind ? buyerOf(row).name : "")

const FIELDS: Record<ColumnField, { width: number; cell: (row: Row) => Cell }> = {
  invoiceNo: { width: 10, cell: ({ invoiceNo }) => invoiceNo },
  lineNo: { width: 8, cell: ({ lineNo }) => lineNo },
  reference: { width: 18, cell: ({ reference }) => reference },
  invoiceDate: { width: 12, cell: ({ stated }) => ({ day: stated.invoiceDate }) },
  companyName: { width: 34, cell: named("company") },
  personName: { width: 26, cell: named("person") },
  buyerName: { width: 34, cell: (row) => buyerOf(row).name },
  taxCode: { width: 16, cell: (row) => buyerOf(row).taxCode },
  personalId: { width: 16, cell: (row) => buyerOf(row).personalId },
  passport: { width: 14, cell: (row) => buyerOf(row).passport },
  address: { width: 40, cell: (row) => buyerOf(row).address },
  email: { width: 26, cell: ({ stated }) => stated.email },
  phone: { width: 18, cell: ({ stated }) => stated.phone },
  paymentMethod: { width: 10, cell: ({ stated }) => stated.paymentMethod },
  currency: { width: 9, cell: () => "VND" },
  exchangeRate: { width: 10, cell: ({ stated }) => stated.exchangeRate },
  kindOfLine: { width: 9, cell: ({ line }) => (line.isDiscount ? 3 : 1) },
  name: { width: 48, cell: ({ line }) => line.name },
  unit: { width: 9, cell: ({ line }) => line.unit },
  quantity: { width: 9, cell: ({ line }) => line.quantity },
  unitPrice: { width: 14, cell: ({ line }) => line.unitPrice },
  net: { width: 14, cell: ({ line }) => line.net },
  vatRate: { width: 9, cell: ({ line }) => rateText(line.rate) },
  tax: { width: 13, cell: ({ line }) => line.tax },
  gross: { width: 14, cell: ({ line }) => line.gross },
  totalNet: { width: 14, cell: (row) => sumOf(row).net },
  totalTax: { width: 13, cell: (row) => sumOf(row).tax },
  total: { width: 14, cell: (row) => sumOf(row).gross },
  totalInWords: { width: 44, cell: (row) => amountInWords(sumOf(row).gross, "VND", "vi") },
}
const TEXT_WIDTH = 14

/**
 * Returns what was handed over as the provider's file, one row for each line of an invoice. A later download says the
 * same, in the columns as staff have arranged them since; only guests who were erased are missing. The name of the file is in the language given.
 * @throws notFound, TOO_LARGE
 */
export async function exportSheet(id: string, language: Language): Promise<Response> {
  const [made] = isUuid(id) ? await db.select().from(invoiceExports).where(eq(invoiceExports.id, id)) : []
  if (!made) throw notFound("Export")
  const found = await findHandedOver(id)
  const methods = await findMethods(
    found.map(({ booking }) => booking.id),
    db,
  )
  const invoices = found
    .map(({ invoice, booking, stated }) => ({
      reference: booking.reference,
      stated: stated ?? stateInvoice(invoice, booking, methods),
    }))
    .toSorted((a, b) => a.stated.invoiceDate.localeCompare(b.stated.invoiceDate))
  const rows = invoices.flatMap((one, nth) =>
    one.stated.lines.map((line, at) => ({ ...one, invoiceNo: nth + 1, line, lineNo: at + 1 })),
  )
  const { columns } = await findColumns()
  return spreadsheetFile(`${messages.fileName[language]}-${hanoiDate(made.createdAt)}`, rows, {
    columns: columns.map(asColumn),
  })
}

function asColumn({ heading, field, text }: ColumnSetup): SheetColumn<Row> {
  return field ? { name: heading, ...FIELDS[field] } : { name: heading, width: TEXT_WIDTH, cell: () => text }
}
