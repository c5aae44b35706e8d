import { Hono } from "hono"
import * as z from "zod"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { staffRowRoutes } from "#domain/catalogue/rows/staff-row-routes.server.ts"
import { loadUser, userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { natural } from "#server/openapi/shapes.server.ts"
import { findBookingPapers } from "./booking-papers.server.ts"
import { findColumns, storeColumns } from "./handover/column-setup.server.ts"
import {
  columnsRequest,
  exportRequest,
  invoiceListing,
  issuedDetails,
  issuedRequest,
  previewRequest,
  waiveRequest,
} from "./handover/handover.schema.ts"
import { exportInvoices, listExports, previewInvoices, waiveInvoices } from "./handover/handover.server.ts"
import { listInvoices } from "./handover/invoice-list.server.ts"
import { correctIssued, recordIssued } from "./handover/issued.server.ts"
import { countWaiting } from "./invoices.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { listVatRates, vatRateRows } from "./vat/vat-rates.server.ts"

const EXAMPLE_ID = "8c6a4f0e-2f0b-4f0e-9d3c-6a5b1f2e7d90"
const EXAMPLE_NUMBER = { series: "1C26TGH", number: "123", issuedOn: "2026-11-20", lookupCode: "M1Q7X2" }

export const invoiceRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List bookings that need or have an invoice",
      more: "By travel date: of the last three months and the year ahead, and what was handled in these months, unless `from` and `to` say otherwise. A whole reference or number in `search` finds its booking without them. `state=needed`: completed trips, trips paid in advance and fees of cancellations without an invoice.",
      answer: pageOf(shapes.invoiceRow),
    }),
    query(invoiceListing, messages),
    async (c) => c.json({ success: true, ...(await listInvoices(c.req.valid("query"))) }),
  )
  .get(
    "/waiting",
    describe({ summary: "Count the invoices that wait for the accountant", answer: one(shapes.waitingInvoices) }),
    async (c) => c.json({ success: true, data: await countWaiting() }),
  )
  .post(
    "/preview",
    describe({
      summary: "Preview what would be handed over to the provider",
      more: "Each invoice has the VAT rates and, for a booking in dollars, the exchange rate of its date.",
      answer: one(shapes.invoicePreview),
      errors: ["INVOICE_EXISTS"],
      example: { bookingIds: [EXAMPLE_ID], invoiceDate: "2026-11-30" },
    }),
    body(previewRequest, messages),
    async (c) => c.json({ success: true, data: await previewInvoices(c.req.valid("json")) }),
  )
  .get(
    "/exports",
    describe({ summary: "List the files that were handed over", answer: all(shapes.exportEntry) }),
    async (c) => c.json({ success: true, data: await listExports() }),
  )
  .post(
    "/exports",
    describe({
      summary: "Hand bookings over to the provider of invoices",
      more: "The file is at `/exports/invoices/{id}/sheet`. Bookings that were handed over before need `again: true`; those with an issued invoice are refused.",
      answer: one(shapes.exported),
      status: 201,
      idempotent: true,
      errors: ["ALREADY_EXPORTED", "INVOICE_EXISTS"],
      example: { bookingIds: [EXAMPLE_ID], invoiceDate: "2026-11-30" },
    }),
    body(exportRequest, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await exportInvoices(userOf(c), c.req.valid("json"), key) }, 201)
    },
  )
  .put(
    "/waived",
    describe({
      summary: "Set bookings aside that need no invoice here, or take that back",
      answer: success,
      errors: ["INVOICE_EXISTS"],
      example: { bookingIds: [EXAMPLE_ID], isWaived: true },
    }),
    body(waiveRequest, messages),
    async (c) => {
      const { bookingIds, isWaived } = c.req.valid("json")
      await waiveInvoices(userOf(c), bookingIds, isWaived)
      return c.json({ success: true })
    },
  )
  .post(
    "/issued",
    describe({
      summary: "Store the numbers that the provider gave",
      more: "All or none. The same again changes nothing. A booking that was changed since its invoice gets an adjustment.",
      answer: one(z.strictObject({ stored: natural })),
      example: { rows: [{ reference: "GHE-7K3-M9Q-XDT", ...EXAMPLE_NUMBER }] },
    }),
    body(issuedRequest, messages),
    async (c) => {
      const stored = await recordIssued(userOf(c), c.req.valid("json").rows)
      return c.json({ success: true, data: { stored } })
    },
  )
  .get(
    "/columns",
    describe({ summary: "Get the columns of the provider's file", answer: one(shapes.columns) }),
    async (c) => c.json({ success: true, data: await findColumns() }),
  )
  .put(
    "/columns",
    describe({
      summary: "Set the columns of the provider's file",
      answer: one(shapes.columns),
      errors: ["VERSION_CONFLICT"],
      example: { columns: [{ heading: "Mã số thuế", field: "taxCode", text: "" }] },
    }),
    body(columnsRequest, messages),
    async (c) => c.json({ success: true, data: await storeColumns(userOf(c), c.req.valid("json")) }),
  )
  .get(
    "/bookings/:id",
    describe({
      summary: "Get the invoices, receipts and requests for payment of a booking",
      more: "For the owner, staff, and guests with its token. Staff also get what there is to do.",
      answer: one(z.union([shapes.bookingPapers, shapes.staffInvoice])),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) => c.json({ success: true, data: await findBookingPapers(viewerFrom(c), c.req.param("id")) }),
  )
  .put(
    "/:id",
    describe({
      summary: "Correct the number of an invoice",
      answer: success,
      errors: ["NOT_FOUND"],
      example: EXAMPLE_NUMBER,
    }),
    body(issuedDetails, messages),
    async (c) => {
      await correctIssued(userOf(c), c.req.param("id"), c.req.valid("json"))
      return c.json({ success: true })
    },
  )

export const vatRateRoutes = new Hono()
  .get("/", describe({ summary: "List the rates of VAT", answer: all(shapes.listedVatRate) }), async (c) =>
    c.json({ success: true, data: await listVatRates() }),
  )
  .route("/", staffRowRoutes(vatRateRows, shapes.vatRate, "a rate of VAT"))
