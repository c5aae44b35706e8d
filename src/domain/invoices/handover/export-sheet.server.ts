import { eq } from "drizzle-orm"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import { standingLines } from "#domain/bookings/payments/ledger.ts"
import { groupBy } from "#lib/data/group-by.ts"
import { db } from "#server/database/database.server.ts"
import { type Cell, type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import type { InvoiceLine } from "../invoice.ts"
import { type BookingRow, findHandedOver, findPaymentsOf, type StoredInvoice } from "../invoices.server.ts"
import { invoiceExports } from "../invoices.table.server.ts"
import { amountInWords } from "../papers/in-words.ts"
import { addUpVat, type VatRate } from "../vat/vat.ts"
import { findColumns } from "./column-setup.server.ts"
import type { ColumnField, ColumnSetup } from "./columns.ts"

type Row = {
  invoice: StoredInvoice
  booking: BookingRow
  invoiceNo: number
  line: InvoiceLine
  lineNo: number
  paymentMethod: string
}

/** A walk-in guest who wants no invoice still gets one, without a name of a buyer. */
const NO_BUYER: Buyer = {
  ...{ kind: "person", name: "Người mua không cung cấp thông tin", taxCode: "", personalId: "", passport: "" },
  ...{ address: "", email: "" },
}

const buyerOf = ({ invoice }: Row) => invoice.buyer ?? NO_BUYER
const sumOf = ({ invoice }: Row) => addUpVat(invoice.lines)
const rateText = (rate: VatRate) => (Number.isNaN(Number(rate)) ? rate : `${rate}%`)
const named = (kind: Buyer["kind"]) => (row: Row) => (buyerOf(row).kind === kind ? buyerOf(row).name : "")

const FIELDS: Record<ColumnField, { width: number; cell: (row: Row) => Cell }> = {
  invoiceNo: { width: 10, cell: ({ invoiceNo }) => invoiceNo },
  lineNo: { width: 8, cell: ({ lineNo }) => lineNo },
  reference: { width: 18, cell: ({ booking }) => booking.reference },
  invoiceDate: { width: 12, cell: ({ invoice }) => ({ day: invoice.invoiceDate }) },
  companyName: { width: 34, cell: named("company") },
  personName: { width: 26, cell: named("person") },
  buyerName: { width: 34, cell: (row) => buyerOf(row).name },
  taxCode: { width: 16, cell: (row) => buyerOf(row).taxCode },
  personalId: { width: 16, cell: (row) => buyerOf(row).personalId },
  passport: { width: 14, cell: (row) => buyerOf(row).passport },
  address: { width: 40, cell: (row) => buyerOf(row).address },
  email: { width: 26, cell: (row) => buyerOf(row).email || row.booking.customerEmail },
  phone: { width: 18, cell: ({ booking }) => booking.customerPhone },
  paymentMethod: { width: 10, cell: ({ paymentMethod }) => paymentMethod },
  currency: { width: 9, cell: () => "VND" },
  exchangeRate: { width: 10, cell: ({ invoice, booking }) => (booking.currency === "USD" ? invoice.fxRate : 1) },
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

/** Returns what was handed over as the provider's file, one row for each line of an invoice. @throws notFound, TOO_LARGE */
export async function exportSheet(id: string): Promise<Response> {
  const [made] = isUuid(id) ? await db.select().from(invoiceExports).where(eq(invoiceExports.id, id)) : []
  if (!made) throw notFound("Export")
  const found = await findHandedOver(id)
  const methods = await findMethods(found.map(({ booking }) => booking.id))
  const rows = found.flatMap((one, nth) =>
    one.invoice.lines.map((line, at) => {
      const paymentMethod = methods.get(one.booking.id) ?? "TM/CK"
      return { ...one, invoiceNo: nth + 1, line, lineNo: at + 1, paymentMethod }
    }),
  )
  const { columns } = await findColumns()
  return spreadsheetFile(`invoices-${made.createdAt.toISOString().slice(0, 10)}`, rows, {
    columns: columns.map(asColumn),
  })
}

function asColumn({ heading, field, text }: ColumnSetup): SheetColumn<Row> {
  return field ? { name: heading, ...FIELDS[field] } : { name: heading, width: TEXT_WIDTH, cell: () => text }
}

/** Returns how each booking of an export was paid, as invoices state it: TM in cash, CK by transfer, or both. */
async function findMethods(bookingIds: string[]): Promise<Map<string, string>> {
  const byBooking = groupBy(standingLines(await findPaymentsOf(bookingIds)), ({ bookingId }) => bookingId)
  return new Map(
    [...byBooking].map(([bookingId, some]) => {
      const isCash = new Set(some.filter(({ kind }) => kind === "payment").map(({ method }) => method === "cash"))
      return [bookingId, isCash.size === 1 ? (isCash.has(true) ? "TM" : "CK") : "TM/CK"]
    }),
  )
}
