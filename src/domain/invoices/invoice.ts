import type * as z from "zod"
import type { Buyer } from "#domain/bookings/buyer/buyer.schema.ts"
import type * as shapes from "./shapes.server.ts"

/** Handed over to the provider, issued by it, or set aside by the accountant. */
export const INVOICE_STATUSES = ["exported", "issued", "waived"] as const
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number]

/** What the list asks for: without an invoice, handed over, changed since it was issued, issued, or set aside. */
export const INVOICE_STATES = ["needed", "exported", "adjust", "issued", "waived"] as const
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** Why a booking needs an invoice: the trip took place, it is paid in advance, or cancelling it cost a fee. */
export const INVOICE_REASONS = ["completed", "prepaid", "fee"] as const
export type InvoiceReason = (typeof INVOICE_REASONS)[number]

/** At most so many bookings are handed over in one file. */
export const MAX_HANDED_OVER = 200

/** What a file that was handed over says of a booking. */
export type StatedInvoice = {
  invoiceDate: string
  /** Đồng for a dollar, 1 without one. */
  exchangeRate: number
  buyer: Buyer | null
  email: string
  phone: string
  paymentMethod: string
  lines: InvoiceLine[]
}

export type InvoiceLine = z.infer<typeof shapes.invoiceLine>
export type InvoiceRow = z.infer<typeof shapes.invoiceRow>
export type InvoiceChange = NonNullable<InvoiceRow["change"]>
export type InvoiceExport = z.infer<typeof shapes.exportEntry>
export type InvoicePreview = z.infer<typeof shapes.invoicePreview>
export type BookingPapers = z.infer<typeof shapes.bookingPapers>
export type StaffInvoice = z.infer<typeof shapes.staffInvoice>
export type VatRatePeriod = z.infer<typeof shapes.listedVatRate>
export type Paper = z.infer<typeof shapes.paper>
export type WaitingInvoices = z.infer<typeof shapes.waitingInvoices>
