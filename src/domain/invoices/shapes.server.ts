import * as z from "zod"
import { BOOKING_STATUSES } from "#domain/bookings/booking.ts"
import { productType } from "#domain/bookings/quote/shapes.server.ts"
import { buyer } from "#domain/bookings/shapes.server.ts"
import { keysOf } from "#lib/data/keys-of.ts"
import { calendarDate, currency, id, instant, localized, natural, version } from "#server/openapi/shapes.server.ts"
import { COLUMN_FIELDS } from "./handover/columns.ts"
import { INVOICE_REASONS, INVOICE_STATES } from "./invoice.ts"
import { PAPER_KINDS } from "./papers/paper.ts"
import { VAT_KINDS, VAT_RATES } from "./vat/vat.ts"

const text = z.string()
const rate = z.enum(VAT_RATES).describe("Percent, KCT (not taxable) or KKKNT (not declared)")
const amounts = { net: z.int(), tax: z.int(), gross: z.int() }

/** Amounts are in whole đồng. */
export const invoiceLine = z
  .strictObject({
    name: text,
    unit: text,
    quantity: z.number(),
    unitPrice: z.number().describe("Before tax, with up to two decimals"),
    isDiscount: z.boolean(),
    rate,
    ...amounts,
  })
  .meta({ id: "InvoiceLine", description: "Amounts are in whole đồng" })

const issued = {
  _id: id,
  series: text,
  number: text,
  issuedOn: calendarDate,
  lookupCode: text,
  link: text.describe("Where it can be read. Empty if staff entered none"),
  isAdjustment: z.boolean(),
}
const issuedInvoice = z.strictObject(issued)

const changed = <Value extends z.ZodType>(value: Value) => z.strictObject({ was: value, now: value }).nullable()
const change = z
  .strictObject({
    totalVnd: changed(z.int()),
    travelDate: changed(calendarDate),
    buyer: z
      .strictObject({
        was: text.nullable(),
        now: text.nullable(),
        fields: z.array(buyer.keyof()).describe("Which differ, if there was a buyer and is one"),
      })
      .nullable()
      .describe("The names of the buyers"),
    isOtherProduct: z.boolean(),
  })
  .nullable()
  .meta({
    id: "InvoiceChange",
    description:
      "What an issued invoice states and what the booking is now, where they differ. Nothing, if what changed was erased with the guest",
  })

export const invoiceRow = z
  .strictObject({
    _id: id.describe("The booking's"),
    reference: text,
    status: z.enum(BOOKING_STATUSES),
    productType,
    product: localized,
    customer: text,
    travelDate: calendarDate,
    currency,
    due: z.number().describe("In major units of the currency"),
    dueVnd: z.int().describe("What the invoice states, or the price at the booking's rate"),
    buyer: buyer
      .pick({ kind: true, name: true, taxCode: true })
      .nullable()
      .describe("Without the numbers of a person's papers"),
    reason: z.enum(INVOICE_REASONS).nullable(),
    since: calendarDate.describe("When the invoice became due"),
    state: z.enum(INVOICE_STATES).nullable(),
    change,
    timesExported: natural,
    invoiceDate: calendarDate.nullable(),
    series: text,
    number: text,
  })
  .meta({ id: "InvoiceRow" })

const previewed = z.strictObject({
  bookingId: id,
  reference: text,
  invoiceDate: calendarDate,
  vndPerUsd: z.number().nullable().describe("Of a booking in dollars"),
  buyer: buyer.nullable(),
  lines: z.array(invoiceLine),
  ...amounts,
  rates: z.array(z.strictObject({ rate, ...amounts })),
  timesExported: natural,
  state: z.enum(INVOICE_STATES).nullable(),
})
export const invoicePreview = z.strictObject({
  invoices: z.array(previewed),
  rates: z
    .array(z.strictObject({ date: calendarDate, vndPerUsd: z.number() }))
    .describe("Đồng for a dollar on the days of invoices for bookings in dollars"),
})
export const exported = z.strictObject({ _id: id, bookings: natural })
export const exportEntry = z
  .strictObject({
    _id: id,
    at: instant,
    by: text.nullable(),
    bookings: natural,
    again: natural.describe("How many of them had been handed over before"),
  })
  .meta({ id: "InvoiceExport" })
export const waitingInvoices = z.strictObject({
  needed: natural,
  asked: natural.describe("Those whose guests asked for an invoice"),
  exported: natural.describe("Handed over, without a number yet"),
  adjust: natural,
})

export const paper = z
  .strictObject({
    _id: id,
    kind: z.enum(PAPER_KINDS),
    number: text,
    amount: z.number(),
    currency,
    dueOn: calendarDate.nullable(),
    paymentId: id.nullable(),
    createdAt: instant,
    isVoid: z.boolean().describe("The payment of the receipt was taken back"),
    isSettled: z.boolean().describe("A request for payment whose sum was paid since, or is more than is owed"),
    isPaid: z.boolean().describe("A request for payment whose sum was paid since"),
    file: text.describe("Where its PDF is, for one to two hours"),
  })
  .meta({ id: "Paper" })

/** What a guest sees. */
export const bookingPapers = z.strictObject({
  buyer: buyer
    .nullable()
    .describe("Who records no payments doesn't learn the numbers of a person's papers: they are empty"),
  invoices: z.array(issuedInvoice),
  isBuyerLocked: z.boolean().describe("Whether guests can't change the buyer any more"),
  papers: z.array(paper),
})
export const staffInvoice = bookingPapers.extend({
  mailTo: text.describe("Where papers are mailed. Empty if there is no address"),
  state: z.enum(INVOICE_STATES).nullable(),
  change,
  reason: z.enum(INVOICE_REASONS).nullable(),
  timesExported: natural,
  exportedAt: instant.nullable(),
  lines: z.array(invoiceLine),
  vndPerUsd: z.number().nullable(),
})

export const vatRate = z
  .strictObject({
    _id: id,
    kind: z.enum(VAT_KINDS).nullable(),
    productId: id.nullable(),
    rate,
    validFrom: calendarDate,
    validTo: calendarDate.nullable(),
    version,
  })
  .meta({ id: "VatRate" })
export const listedVatRate = vatRate.extend({ product: localized.nullable() }).meta({ id: "ListedVatRate" })

export const columns = z.strictObject({
  columns: z.array(
    z.strictObject({
      heading: text,
      field: z.enum(keysOf(COLUMN_FIELDS)).nullable().describe("Null: `text` stands in each row"),
      text,
    }),
  ),
  version,
})
