import { and, asc, desc, eq, inArray, isNotNull, lt, ne, sql } from "drizzle-orm"
import * as z from "zod"
import { referencesOf } from "#domain/bookings/bookings.server.ts"
import { buyer } from "#domain/bookings/shapes.server.ts"
import { pick } from "#lib/data/pick.ts"
import { toMajor } from "#lib/money.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { classify, type PersonalData } from "#server/database/personal-data.server.ts"
import { calendarDate, currency } from "#server/openapi/shapes.server.ts"
import { invoiceColumns, invoiceExportBookings, invoiceExports, invoices, vatRates } from "./invoices.table.server.ts"
import { paperNumber } from "./papers/paper.ts"
import { paperCounters, papers } from "./papers/papers.table.server.ts"

/** The Law on Accounting has vouchers kept for ten years, counted from the end of their year. */
const KEPT_DAYS = 11 * 366
const kept = {
  en: "Ten years after the year of the invoice or receipt, as the Law on Accounting asks, also if the guest is erased before",
  vi: "Mười năm sau năm lập chứng từ theo Luật Kế toán, kể cả khi dữ liệu của khách đã xóa",
}

const ofInvoices = classify({
  table: invoices,
  purpose: {
    name: { en: "Invoices", vi: "Hóa đơn" },
    why: {
      en: "To have invoices issued, and to prove what was issued to whom. A booking that was only handed over keeps no buyer once its guest is erased.",
      vi: "Để xuất hóa đơn và chứng minh hóa đơn đã xuất cho ai. Đặt chỗ mới chuyển, chưa có hóa đơn thì bỏ thông tin người mua khi xóa khách.",
    },
    kept,
  },
  cleared: { buyer: null },
  others:
    "id booking_id is_adjustment status invoice_date fx_rate lines total_vnd tax_vnd due_minor currency product_id travel_date times_exported exported_at series number issued_on lookup_code link created_at",
})

const ofFiles = classify({
  table: invoiceExportBookings,
  purpose: {
    name: { en: "Files for the provider of invoices", vi: "Tệp chuyển cho nhà cung cấp hóa đơn điện tử" },
    why: {
      en: "So that a file can be downloaded again as it was handed over. Erased with the guest.",
      vi: "Để tải lại đúng tệp đã chuyển. Được xóa cùng dữ liệu của khách.",
    },
    kept,
  },
  cleared: { stated: null },
  unexported: ["stated"],
  others: "export_id booking_id is_again",
})

const ofPapers = classify({
  table: papers,
  purpose: {
    name: { en: "Receipts and requests for payment", vi: "Phiếu thu và đề nghị thanh toán" },
    why: {
      en: "Receipts are vouchers of the books. Requests for payment keep no name once their guest is erased.",
      vi: "Phiếu thu là chứng từ kế toán. Đề nghị thanh toán bỏ tên khi xóa khách.",
    },
    kept,
  },
  cleared: { payerName: "", buyer: null },
  others: "id booking_id kind year number payment_id amount_minor currency due_on created_by created_at",
})

const invoiceShape = z.strictObject({
  booking: z.string().describe("The booking's reference"),
  series: z.string(),
  number: z.string(),
  issuedOn: calendarDate.nullable(),
  buyer: buyer.nullable(),
})

async function findInvoices(bookingIds: string[]): Promise<z.infer<typeof invoiceShape>[]> {
  const references = await referencesOf(bookingIds)
  const rows = await db
    .select(pick(invoices, "bookingId", "series", "number", "issuedOn", "buyer"))
    .from(invoices)
    .where(inArray(invoices.bookingId, bookingIds))
    .orderBy(desc(invoices.createdAt))
  return rows.map(({ bookingId, ...row }) => ({ booking: references.get(bookingId) ?? "", ...row }))
}

const paperShape = z.strictObject({
  booking: z.string().describe("The booking's reference"),
  number: z.string(),
  amount: z.number(),
  currency,
  payerName: z.string(),
  buyer: buyer.nullable(),
})

async function findPapers(bookingIds: string[]): Promise<z.infer<typeof paperShape>[]> {
  const references = await referencesOf(bookingIds)
  const rows = await db
    .select()
    .from(papers)
    .where(inArray(papers.bookingId, bookingIds))
    .orderBy(asc(papers.createdAt))
  return rows.map((paper) => ({
    booking: references.get(paper.bookingId) ?? "",
    number: paperNumber(paper),
    amount: toMajor(paper.amountMinor, paper.currency),
    ...pick(paper, "currency", "payerName", "buyer"),
  }))
}

/** Clears the names on invoices and papers that no law keeps any longer. */
export async function forgetOldPapers(): Promise<void> {
  const before = addDays(hanoiDate(), -KEPT_DAYS)
  await db
    .update(invoices)
    .set(ofInvoices.cleared!)
    .where(and(isNotNull(invoices.buyer), lt(invoices.invoiceDate, before)))
  const isOld = lt(papers.createdAt, new Date(before))
  await db
    .update(papers)
    .set(ofPapers.cleared!)
    .where(and(ne(papers.payerName, ""), isOld))
}

/** A receipt needs the payer's name and address only. */
const withoutIds = sql`${papers.buyer} || '{"personalId": "", "passport": "", "email": ""}'`

export const personalData: PersonalData = {
  tables: [
    ofInvoices,
    ofPapers,
    { table: vatRates, others: "id kind product_id rate valid_from valid_to version updated_at" },
    { table: invoiceExports, others: "id bookings created_by created_at" },
    ofFiles,
    { table: invoiceColumns, others: "singleton columns version" },
    { table: paperCounters, others: "kind year last" },
  ],
  exports: {
    invoices: { shape: z.array(invoiceShape), find: ({ bookingIds }) => findInvoices(bookingIds) },
    papers: { shape: z.array(paperShape), find: ({ bookingIds }) => findPapers(bookingIds) },
  },
  // What is issued, and receipts, stay as the law asks.
  traces: [
    async ({ subject, ids }, transaction) => {
      if (subject !== "booking") return
      const isInFile = inArray(invoiceExportBookings.bookingId, ids)
      await transaction.update(invoiceExportBookings).set(ofFiles.cleared!).where(isInFile)
      const isUnissued = and(inArray(invoices.bookingId, ids), ne(invoices.status, "issued"))
      await transaction.update(invoices).set(ofInvoices.cleared!).where(isUnissued)
      const ofGuest = inArray(papers.bookingId, ids)
      await transaction
        .update(papers)
        .set({ buyer: withoutIds })
        .where(and(ofGuest, isNotNull(papers.buyer)))
      const isRequest = and(ofGuest, eq(papers.kind, "request"))
      await transaction.update(papers).set(ofPapers.cleared!).where(isRequest)
    },
  ],
}
