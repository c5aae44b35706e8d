import { presentPaid } from "#domain/bookings/balance.ts"
import { lockBookingRows } from "#domain/bookings/bookings.server.ts"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { findLines } from "#domain/bookings/payments/payments.server.ts"
import { type InvoiceRecord, insertInvoices } from "#domain/invoices/insert-invoices.server.ts"
import { receiptKind, storePaper } from "#domain/invoices/papers/papers.server.ts"
import type { InvoiceTerms } from "#domain/invoices/vat/vat-rates.server.ts"
import type { Language } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { toMinor } from "#lib/money.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import type { Database } from "#server/database/database.server.ts"
import type { Colleagues } from "./demo-bookings.server.ts"

const NONE: Buyer = { kind: "person", name: "", taxCode: "", personalId: "", passport: "", address: "", email: "" }
const company = (name: string, taxCode: string, address: string): Buyer => ({
  ...{ ...NONE, kind: "company", name, taxCode, address },
})

const BRANCH = company(
  "Công ty TNHH Sao Biển, Chi nhánh Hà Nội",
  "0312345678-001",
  "Số 18 Lý Thường Kiệt, phường Cửa Nam, Hà Nội",
)
const HEAD_OFFICE = company("Công ty TNHH Sao Biển", "0312345678", "Số 42 Nguyễn Huệ, phường Sài Gòn, TP. Hồ Chí Minh")
const BOOKSHOP = company("Công ty Cổ phần Sách Mây", "0109876543", "Số 5 Tràng Tiền, phường Hoàn Kiếm, Hà Nội")

type Stage = "asked" | "exported" | "issued" | "adjust"

/** Who asks for invoices of trips that took place, and how far they are. */
const ASKED: { stage: Stage; language: Language; buyer: (name: string) => Buyer }[] = [
  { stage: "exported", language: "vi", buyer: () => BRANCH },
  { stage: "asked", language: "en", buyer: (name) => ({ ...NONE, name, passport: "C4J7K21PX" }) },
  { stage: "asked", language: "vi", buyer: (name) => ({ ...NONE, name, personalId: "001190012345" }) },
  { stage: "issued", language: "vi", buyer: () => BOOKSHOP },
  // The invoice is the head office's, and the guest has asked for one of the branch since.
  { stage: "adjust", language: "vi", buyer: () => BRANCH },
]

type Asked = { stage: Stage; record: BookingRecord }

/** Says for whom the invoices of the latest trips are, and of one that is still to be paid. */
export function askForInvoices(records: BookingRecord[]): Asked[] {
  const over = records
    .filter(({ booking, payments }) => booking.status === "completed" && payments.length > 0)
    .toSorted((a, b) => (b.booking.travelDate as string).localeCompare(a.booking.travelDate as string))
  return ASKED.map(({ stage, language, buyer }) => {
    const nth = over.findIndex(({ booking }) => booking.language === language)
    const [record] = over.splice(nth, 1) as [BookingRecord]
    record.booking.customerBuyer = buyer(record.booking.customerName ?? "")
    return { stage, record }
  })
}

/** Adds the invoices of those who asked, a receipt and a request for payment. */
export async function seedInvoices(
  asked: Asked[],
  records: BookingRecord[],
  { colleagues: [colleague], terms }: { colleagues: Colleagues; terms: InvoiceTerms },
  transaction: Database,
): Promise<void> {
  const user = { _id: colleague }
  const yesterday = addDays(hanoiDate(), -1)
  const numbered = asked.filter(({ stage }) => stage !== "asked").toReversed()
  const invoices = numbered.map(({ stage, record }, nth): InvoiceRecord => {
    const number = { series: "1C26TGH", number: String(118 + nth), issuedOn: yesterday, link: "" }
    return {
      bookingId: record.booking.id as string,
      ...(stage === "adjust" && { buyer: HEAD_OFFICE }),
      ...(stage !== "exported" && { issued: { ...number, lookupCode: `M1Q7X2K${nth + 3}` } }),
    }
  })
  await insertInvoices(invoices, { user, terms, at: hanoiInstant(yesterday, "16:20") }, transaction)
  const invoiced = asked.find(({ stage }) => stage === "issued")!.record.booking.id as string
  const owing = records.find(
    ({ booking, payments }) =>
      booking.status === "confirmed" && payments.length > 0 && payments.every(({ note }) => note === "Đặt cọc 30%"),
  )!.booking.id as string
  const rows = await lockBookingRows([invoiced, owing], transaction)
  const payment = (await findLines(invoiced, transaction)).find(({ kind }) => kind === "payment")!
  const receipt = { kind: receiptKind(payment), paymentId: payment.id, ...pick(payment, "amountMinor", "currency") }
  await storePaper(rows.get(invoiced)!, receipt, user, transaction)
  const owed = rows.get(owing)!
  const { currency } = owed
  const amountMinor = toMinor(presentPaid(owed).balance, currency)
  const request = { kind: "request" as const, amountMinor, currency, dueOn: addDays(hanoiDate(), 3) }
  await storePaper(owed, request, user, transaction)
}
