import { presentPaid } from "#domain/bookings/balance.ts"
import { stateOf } from "#domain/bookings/booking.ts"
import { type DatedPayment, listPaymentsOfDays } from "#domain/bookings/payments/payments-of-days.server.ts"
import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import { paperNumber } from "#domain/invoices/papers/paper.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { inEach } from "#i18n/localized.ts"
import type { Words } from "#i18n/words.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { addDays, addMonths, hanoiDate } from "#lib/today.ts"
import { type NamedSheet, namedSheet, type SheetColumn, xlsxFile } from "#server/documents/spreadsheet.server.ts"
import { listInvoicesOfDays, listOpenItems, listReceipts } from "./figures.server.ts"

/** More rows than a sheet of nine columns holds. */
const MOST_ROWS = 30_000

/**
 * Returns the accountant's month: what was paid, the sums by account and day, receipts, invoices, and what is open now.
 * @throws TOO_LARGE
 */
export async function monthSheet(month: string, words: Words): Promise<Response> {
  const from = `${month}-01`
  const period = { from, to: addDays(addMonths(from, 1), -1) }
  const payments = await listPaymentsOfDays(period, MOST_ROWS)
  return xlsxFile(`${words.translate("figures.month.file")} ${month}`, [
    paymentsSheet(payments, words),
    daysSheet(payments, words),
    receiptsSheet(await listReceipts(period, MOST_ROWS), words),
    invoicesSheet(await listInvoicesOfDays(period, MOST_ROWS), words),
    openItemsSheet(await listOpenItems(MOST_ROWS), words),
  ])
}

type Columns<Row> = [name: string, width: number, cell: SheetColumn<Row>["cell"]][]

function named<Row>(name: string, rows: Row[], columns: Columns<Row>, { translate }: Words, above: string[] = []) {
  const headings = columns.map(([key, width, cell]) => ({ name: translate(key), width, cell }))
  return namedSheet(translate(`figures.month.${name}`), rows, { columns: headings, above })
}

type Rated = Pick<DatedPayment["payment"], "amountMinor" | "currency" | "fxRate">

const dongOf = ({ amountMinor: amount, currency, fxRate }: Rated): number => toVnd({ amount, currency }, fxRate)

/** Money that goes out is below zero. */
const signedDong = (line: DatedPayment) =>
  line.payment.kind === "payment" ? dongOf(line.payment) : -dongOf(line.payment)

function accountText({ payment: { account, method } }: DatedPayment, { translate }: Words): string {
  return account ? accountLabel(account) : translate(`bookings.payments.${method}`)
}

function paymentsSheet(payments: DatedPayment[], words: Words): NamedSheet {
  const { translate, dateTime, language } = words
  const kind = ({ payment }: DatedPayment) => translate(`figures.month.${payment.reverses ? "reversal" : payment.kind}`)
  const sign = ({ payment }: DatedPayment) => (payment.kind === "payment" ? 1 : -1)
  return named(
    "payments",
    payments,
    [
      ["figures.month.paidOn", 12, ({ payment }) => ({ day: payment.paidOn })],
      ["bookings.fields.reference", 18, ({ reference }) => reference],
      ["bookings.fields.customer", 26, ({ guest }) => guest],
      ["figures.month.kind", 22, kind],
      ["bookings.payments.method", 14, ({ payment }) => translate(`bookings.payments.${payment.method}`)],
      ["figures.month.account", 26, (line) => accountText(line, words)],
      ["figures.month.amount", 14, (line) => sign(line) * toMajor(line.payment.amountMinor, line.payment.currency)],
      ["bookings.fields.currency", 9, ({ payment }) => payment.currency],
      ["figures.month.rate", 10, ({ payment }) => (payment.currency === "VND" ? null : payment.fxRate)],
      ["figures.month.dong", 16, (line) => ({ dong: signedDong(line) })],
      ["bookings.payments.note", 30, ({ payment }) => noteText(payment.note, language)],
      ["figures.month.collectedBy", 20, ({ payment }) => payment.collectedBy],
      ["figures.month.recordedBy", 20, ({ recordedBy }) => recordedBy],
      ["bookings.payments.recorded", 20, ({ payment }) => dateTime(payment.createdAt)],
    ],
    words,
  )
}

type DayRow = { day: string | null; account: string; in: number; out: number }

/** A counter-entry takes from what its wrong entry was counted as, on its own day (docs/figures.md). */
function countedAs(line: DatedPayment): Pick<DayRow, "in" | "out"> {
  const { kind, reverses } = line.payment
  const isIn = (kind === "payment") === (reverses === null)
  return isIn ? { in: signedDong(line), out: 0 } : { in: 0, out: -signedDong(line) }
}

/** A line for each account and day, and the sums of the accounts. */
function daysSheet(payments: DatedPayment[], words: Words): NamedSheet {
  const sums = new Map<string, DayRow>()
  for (const line of payments)
    for (const day of [line.payment.paidOn, null]) {
      const account = accountText(line, words)
      const key = `${day ?? "9999"} ${account}`
      const before = sums.get(key) ?? { day, account, in: 0, out: 0 }
      const more = countedAs(line)
      sums.set(key, { day, account, in: before.in + more.in, out: before.out + more.out })
    }
  const rows = [...sums].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  return named(
    "days",
    rows,
    [
      ["figures.month.paidOn", 12, ({ day }) => (day ? { day } : words.translate("figures.month.total"))],
      ["figures.month.account", 30, ({ account }) => account],
      ["figures.month.in", 18, (row) => ({ dong: row.in })],
      ["figures.month.out", 18, (row) => ({ dong: row.out })],
      ["figures.month.net", 22, (row) => ({ dong: row.in - row.out })],
    ],
    words,
  )
}

type Receipt = Awaited<ReturnType<typeof listReceipts>>[number]

const receiptsSheet = (receipts: Receipt[], words: Words): NamedSheet =>
  named(
    "receipts",
    receipts,
    [
      ["figures.month.number", 16, ({ paper }) => paperNumber(paper)],
      ["figures.month.made", 12, ({ paper }) => ({ day: hanoiDate(paper.createdAt) })],
      ["bookings.fields.reference", 18, ({ reference }) => reference],
      ["figures.month.payer", 28, ({ paper }) => paper.payerName],
      ["figures.month.taxCode", 18, ({ paper }) => paper.buyer?.taxCode],
      ["figures.month.paidOn", 12, ({ paidOn }) => ({ day: paidOn })],
      ["figures.month.amount", 14, ({ paper }) => toMajor(paper.amountMinor, paper.currency)],
      ["bookings.fields.currency", 9, ({ paper }) => paper.currency],
      ["figures.month.dong", 16, ({ paper, fxRate }) => ({ dong: dongOf({ ...paper, fxRate }) })],
      ["figures.month.state", 28, ({ isVoid }) => (isVoid ? words.translate("figures.month.void") : "")],
    ],
    words,
  )

type InvoiceOfDay = Awaited<ReturnType<typeof listInvoicesOfDays>>[number]

/** Of an adjustment the difference to the invoice that it follows, so that a column adds up. */
const newDong =
  (sum: (invoice: InvoiceOfDay["invoice"]) => number) =>
  ({ invoice, adjusted }: InvoiceOfDay) => ({ dong: sum(invoice) - (adjusted ? sum(adjusted) : 0) })

const invoicesSheet = (invoices: InvoiceOfDay[], words: Words): NamedSheet =>
  named(
    "invoices",
    invoices,
    [
      ["figures.month.invoiceDate", 12, ({ day }) => ({ day })],
      ["figures.month.series", 12, ({ invoice }) => invoice.series],
      ["figures.month.number", 14, ({ invoice }) => invoice.number],
      ["figures.month.state", 18, (row) => words.translate(`figures.month.${row.invoice.status}`)],
      ["figures.month.adjusts", 18, ({ adjusted }) => adjusted && `${adjusted.series} ${adjusted.number}`],
      ["bookings.fields.reference", 18, ({ reference }) => reference],
      ["figures.month.buyer", 28, ({ invoice, guest }) => invoice.buyer?.name ?? guest],
      ["figures.month.taxCode", 18, ({ invoice }) => invoice.buyer?.taxCode],
      ["figures.month.beforeTax", 18, newDong(({ totalVnd, taxVnd }) => totalVnd - taxVnd)],
      ["figures.month.tax", 16, newDong(({ taxVnd }) => taxVnd)],
      ["bookings.fields.totalVnd", 18, newDong(({ totalVnd }) => totalVnd)],
      ["figures.month.lookupCode", 20, ({ invoice }) => invoice.lookupCode],
    ],
    words,
  )

type OpenItem = Awaited<ReturnType<typeof listOpenItems>>[number]

const stateOfItem = ({ calledOffReason, confirmedAt, ...row }: OpenItem) =>
  stateOf({ ...row, calledOff: calledOffReason, confirmedAt: confirmedAt?.toISOString() ?? null })

function openItemsSheet(openItems: OpenItem[], words: Words): NamedSheet {
  const { translate, localized, dateTime } = words
  return named(
    "openItems",
    openItems,
    [
      ["bookings.fields.reference", 18, ({ reference }) => reference],
      ["bookings.fields.travelDate", 12, ({ travelDate }) => ({ day: travelDate })],
      ["bookings.fields.status", 14, (row) => translate(`bookings.status.${stateOfItem(row)}`)],
      ["bookings.fields.product", 34, ({ product }) => localized(inEach(product))],
      ["bookings.fields.customer", 26, ({ customerName }) => customerName],
      ["bookings.fields.phone", 18, ({ customerPhone }) => customerPhone],
      ["bookings.fields.totalVnd", 16, ({ totalVnd }) => ({ dong: totalVnd })],
      ["bookings.fields.balanceVnd", 18, ({ balanceVnd }) => ({ dong: balanceVnd })],
      ["bookings.fields.balance", 14, (row) => presentPaid(row).balance],
      ["bookings.fields.currency", 9, ({ currency }) => currency],
    ],
    words,
    [translate("figures.month.asOf", { time: dateTime(new Date()) })],
  )
}
