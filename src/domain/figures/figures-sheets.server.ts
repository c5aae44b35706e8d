import { type StaffBooking, stateOf } from "#domain/bookings/booking.ts"
import { type DatedPayment, listPaymentsOfDays } from "#domain/bookings/payments/payments-of-days.server.ts"
import { listAllBookings } from "#domain/bookings/staff/booking-list.server.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import type { Words } from "#i18n/words.ts"
import { toMajor, toVnd } from "#lib/money.ts"
import { addDays, addMonths } from "#lib/today.ts"
import {
  type Cell,
  type NamedSheet,
  namedSheet,
  type SheetColumn,
  spreadsheetFile,
  xlsxFile,
} from "#server/documents/spreadsheet.server.ts"
import { waitForFigures } from "./count-figures.server.ts"
import type { TableQuery } from "./figures.schema.ts"
import { type Table, tablesOf } from "./staff/figure-tables.ts"

/** Returns a table of the screen as a spreadsheet. @throws tooMany */
export async function tableSheet({ table: id, ...query }: TableQuery, words: Words): Promise<Response> {
  const figures = await waitForFigures(query)
  const { title, columns, rows, total } = tablesOf(figures, "value", words).find((table) => table.id === id)!
  const lines = total ? [...rows, total] : rows
  const { from, to } = figures.period
  const calendar = words.translate(`figures.calendars.${figures.by}`)
  return spreadsheetFile(`figures-${id}-${from}-${to}`, lines, {
    above: [title, `${words.day(from)} – ${words.day(to)} · ${calendar}`],
    columns: columns.map(({ name, is }, nth) => ({
      name,
      width: nth === 0 ? 36 : 18,
      cell: (row: Table["rows"][number]) => cellOf(row[nth], is),
    })),
  })
}

function cellOf(value: Table["rows"][number][number], is: Table["columns"][number]["is"]): Cell {
  if (is === "day" && typeof value === "string" && /^\d{4}-/.test(value)) return { day: value }
  return is === "dong" && typeof value === "number" ? { dong: value } : value
}

/** More rows than a file holds. */
const MOST_ROWS = 100_000

/** Returns the accountant's month: what was paid, the sums by account and day, and what is open now. @throws TOO_LARGE */
export async function monthSheet(month: string, words: Words): Promise<Response> {
  const from = `${month}-01`
  const payments = await listPaymentsOfDays({ from, to: addDays(addMonths(from, 1), -1) }, MOST_ROWS)
  const sheets = [paymentsSheet(payments, words), daysSheet(payments, words), await openItemsSheet(words)]
  return xlsxFile(`accounts-${month}`, sheets)
}

type Columns<Row> = [name: string, width: number, cell: SheetColumn<Row>["cell"]][]

function named<Row>(name: string, rows: Row[], columns: Columns<Row>, { translate }: Words, above: string[] = []) {
  const headings = columns.map(([key, width, cell]) => ({ name: translate(key), width, cell }))
  return namedSheet(translate(`figures.month.${name}`), rows, { columns: headings, above })
}

const dongOf = ({ payment: { amountMinor: amount, currency, fxRate } }: DatedPayment): number =>
  toVnd({ amount, currency }, fxRate)

/** Money that goes out is below zero. */
const signedDong = (line: DatedPayment) => (line.payment.kind === "payment" ? dongOf(line) : -dongOf(line))

function accountText({ payment: { account, method } }: DatedPayment, { translate }: Words): string {
  return account ? accountLabel(account) : translate(`bookings.payments.${method}`)
}

function paymentsSheet(payments: DatedPayment[], words: Words): NamedSheet {
  const { translate, dateTime } = words
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
      ["bookings.payments.note", 30, ({ payment }) => payment.note],
      ["figures.month.collectedBy", 20, ({ payment }) => payment.collectedBy],
      ["figures.month.recordedBy", 20, ({ recordedBy }) => recordedBy],
      ["bookings.payments.recorded", 20, ({ payment }) => dateTime(payment.createdAt)],
    ],
    words,
  )
}

type DayRow = { day: string | null; account: string; in: number; out: number }

/** A line for each account and day, and the sums of the accounts. */
function daysSheet(payments: DatedPayment[], words: Words): NamedSheet {
  const sums = new Map<string, DayRow>()
  const add = (day: string | null, account: string, dong: number) => {
    const key = `${day ?? "9999"} ${account}`
    const row = sums.get(key) ?? { day, account, in: 0, out: 0 }
    sums.set(key, dong > 0 ? { ...row, in: row.in + dong } : { ...row, out: row.out - dong })
  }
  for (const line of payments)
    for (const day of [line.payment.paidOn, null]) add(day, accountText(line, words), signedDong(line))
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

const PAGE = 200

/** A request that nobody has paid for is no debt. */
const isOpen = ({ status, paid }: StaffBooking) => status !== "pending" || paid !== 0

/** Returns all bookings with something to pay or to give back, by travel date. */
async function listOpenItems(): Promise<StaffBooking[]> {
  const found: StaffBooking[] = []
  for (const balance of ["owed", "refund"] as const)
    for (let page = 1, isMore = true; isMore && found.length < MOST_ROWS; page++) {
      const { bookings } = await listAllBookings({ balance, sort: "travelDate", page, limit: PAGE })
      isMore = bookings.length === PAGE
      found.push(...bookings.filter(isOpen))
    }
  return found
}

async function openItemsSheet(words: Words): Promise<NamedSheet> {
  const { translate, localized, dateTime } = words
  return named(
    "openItems",
    await listOpenItems(),
    [
      ["bookings.fields.reference", 18, ({ reference }) => reference],
      ["bookings.fields.travelDate", 12, ({ travelDate }) => ({ day: travelDate })],
      ["bookings.fields.status", 14, (row) => translate(`bookings.status.${stateOf(row)}`)],
      ["bookings.fields.product", 34, ({ product }) => localized(product.name)],
      ["bookings.fields.customer", 26, ({ customerInfo }) => customerInfo.name],
      ["bookings.fields.phone", 18, ({ customerInfo }) => customerInfo.phone],
      ["bookings.fields.totalVnd", 16, ({ totalPrice }) => ({ dong: totalPrice })],
      ["bookings.fields.balanceVnd", 18, ({ balanceVnd }) => ({ dong: balanceVnd })],
      ["bookings.fields.balance", 14, ({ balance }) => balance],
      ["bookings.fields.currency", 9, ({ pricing }) => pricing.currency],
    ],
    words,
    [translate("figures.month.asOf", { time: dateTime(new Date()) })],
  )
}
