import { noteText } from "#domain/bookings/staff/ledger-notes.ts"
import type { CashBook } from "#domain/cash-book/cash-book.ts"
import { messages } from "#domain/cash-book/messages.ts"
import { accountLabel } from "#domain/settings/bank-accounts/bank-account.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Words } from "#i18n/words.ts"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { type SheetColumn, spreadsheetFile } from "#server/documents/spreadsheet.server.ts"
import { invalid } from "#server/errors.server.ts"

type Amounts = Partial<Record<Currency, number>>
type Row = {
  day: string
  what: string
  booking?: string
  guest?: string
  /** Of guests: what came in, and what went back. */
  paid?: Amounts
  refunded?: Amounts
  rate?: number
  dong?: number
  /** By how much it moved the till. */
  till?: Amounts
  method?: string
  account?: string
  collectedBy?: string
  recordedBy: string | null
  note?: string
}

/**
 * Returns the cash book of some days as a spreadsheet: payments, hand-overs and entries in the till by day.
 * @throws invalid if there are too many payments for one file
 */
export async function cashBookSheet(book: CashBook, words: Words): Promise<Response> {
  if (book.payments.length < book.paymentCount) throw invalid([{ field: "to", message: messages.manyPayments }])
  const { translate } = words
  const columns: [name: string, width: number, cell: SheetColumn<Row>["cell"]][] = [
    ["payments.day", 12, ({ day }) => ({ day })],
    ["payments.what", 24, ({ what }) => what],
    ["sheet.booking", 18, ({ booking }) => booking],
    ["payments.guest", 24, ({ guest }) => guest],
    ["sheet.dongIn", 14, ({ paid }) => paid?.VND],
    ["sheet.dongOut", 16, ({ refunded }) => refunded?.VND],
    ["sheet.dollarsIn", 12, ({ paid }) => paid?.USD],
    ["sheet.dollarsOut", 14, ({ refunded }) => refunded?.USD],
    ["sheet.inDong", 16, ({ dong }) => dong],
    ["sheet.rate", 10, ({ rate }) => rate],
    ["sheet.tillDong", 16, ({ till }) => till?.VND],
    ["sheet.tillDollars", 14, ({ till }) => till?.USD],
    ["payments.method", 14, ({ method }) => method],
    ["sheet.account", 28, ({ account }) => account && accountLabel(account)],
    ["sheet.collectedBy", 22, ({ collectedBy }) => collectedBy],
    ["sheet.recordedBy", 22, ({ recordedBy }) => recordedBy],
    ["sheet.note", 30, ({ note }) => note],
  ]
  const rows = [...paymentRows(book, words), ...handOverRows(book, words), ...entryRows(book, words)]
  return spreadsheetFile(
    `${translate("cashBook.name")} ${book.from} ${book.to}`,
    rows.toSorted((a, b) => a.day.localeCompare(b.day)),
    {
      columns: columns.map(([name, width, cell]) => ({ name: translate(`cashBook.${name}`), width, cell })),
      above: [
        translate("cashBook.title", { days: daysText(book, words) }),
        ...book.till.map((till) => tillText(till, words)),
      ],
      orientation: "landscape",
    },
  )
}

const daysText = ({ from, to }: CashBook, { day, translate }: Words): string =>
  from === to ? day(from) : translate("cashBook.between", { from: day(from), to: day(to) })

function tillText({ currency, opening, closing }: CashBook["till"][number], { translate, language }: Words): string {
  const said = (name: string, amount: number) =>
    `${translate(`cashBook.till.${name}`)}: ${formatPrice(amount, currency, language)}`
  return withDots(said("opening", opening), said("closing", closing))
}

function paymentRows({ payments }: CashBook, { translate, language }: Words): Row[] {
  return payments.map((one) => {
    const { kind, amount, currency, method, collectedBy, reverses } = one
    const isIn = (kind === "payment") === (reverses === null)
    // A counter-entry lessens what it takes back.
    const counted = { [currency]: reverses === null ? amount : -amount }
    const signed = kind === "payment" ? amount : -amount
    return {
      day: one.paidOn,
      what: translate(reverses ? "cashBook.payments.takes" : `bookings.payments.${kind}`),
      booking: one.reference,
      guest: one.guest,
      ...(isIn ? { paid: counted } : { refunded: counted }),
      rate: one.vndPerUsd,
      dong: one.dong,
      ...(method === "cash" && collectedBy === "" && { till: { [currency]: signed } }),
      method: translate(`bookings.payments.${method}`),
      account: one.account,
      collectedBy,
      recordedBy: one.recordedBy,
      note: noteText(one.note, language),
    }
  })
}

function handOverRows({ handOvers }: CashBook, { translate }: Words): Row[] {
  return handOvers.map(({ person, handedOn, recordedBy, sums }) => ({
    day: handedOn,
    what: translate("cashBook.collected.handed"),
    till: Object.fromEntries(sums.map(({ currency, amount }) => [currency, amount])),
    collectedBy: person,
    recordedBy,
  }))
}

function entryRows({ entries }: CashBook, { translate, language }: Words): Row[] {
  return entries.map(({ kind, amount, currency, enteredOn, reason, expected, recordedBy }) => ({
    day: enteredOn,
    what: translate(`cashBook.kinds.${kind}`),
    ...(kind !== "count" && { till: { [currency]: kind === "in" ? amount : -amount } }),
    recordedBy,
    note: withDots(
      expected !== null && formatPrice(amount, currency, language),
      expected !== null && translate("cashBook.entry.books", { amount: formatPrice(expected, currency, language) }),
      reason,
    ),
  }))
}
