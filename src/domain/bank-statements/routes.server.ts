import { Hono } from "hono"
import { createMiddleware } from "hono/factory"
import * as z from "zod"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, limitBody, query } from "#server/http/validation.server.ts"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"
import { all, describe, one, pageOf } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { MAX_STATEMENT_BYTES } from "./bank-statement.ts"
import { findTransaction, listAccountDays, listTransactions } from "./bank-statements.server.ts"
import { assign, ignore, move, undo } from "./decide.server.ts"
import { assignment, daysListing, listing, omission, relocation } from "./decisions.schema.ts"
import { importStatement, inspect, preview } from "./import.server.ts"
import { messages } from "./messages.ts"
import * as shapes from "./shapes.server.ts"
import { readStatement } from "./statement-file.server.ts"

const FORM_BYTES = 256 * 1024
/** Limits memory. No queue, because waiting clients would be cut off (listen.server.ts). */
const slots = limitConcurrency({ concurrency: 3, queue: 0, retrySeconds: 3 })
const size = limitBody(MAX_STATEMENT_BYTES + FORM_BYTES)
const statementFile = createMiddleware((c, next) => slots(async () => void (await size(c, next))))

const file = {
  file: z.file().describe("XLSX or CSV, at most 5 MB"),
  account: z.string().describe("BIN and number, with a hyphen between"),
  delimiter: z.string().optional().describe("JSON: what separates the columns of a CSV file, if the guess was wrong"),
}
const columns = z.string().describe("JSON: which column holds what, as `inspect` answers it")
const FILE_ERRORS = [
  "VALIDATION_FAILED",
  "TOO_MANY_REQUESTS",
  "UNSUPPORTED_MEDIA_TYPE",
  "TOO_LARGE",
  "BAD_REQUEST",
] as const
const path = { id }

export const bankStatementRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List bank transactions, newest first",
      more: "With proposals for those that wait for a decision. `counts`: how many wait.",
      answer: pageOf(shapes.transaction).extend({ counts: shapes.counts }),
    }),
    query(listing, messages),
    async (c) => c.json({ success: true, ...(await listTransactions(c.req.valid("query"))) }),
  )
  .get(
    "/days",
    describe({
      summary: "Add up bank transactions by account and day",
      more: "Of at most three months.",
      answer: all(shapes.accountDay),
    }),
    query(daysListing, messages),
    async (c) => c.json({ success: true, data: await listAccountDays(c.req.valid("query")) }),
  )
  .post(
    "/inspect",
    describe({
      summary: "Read the first rows of a bank statement",
      more: "Answers what its columns seem to hold, or what staff said for the account. Stores nothing.",
      form: z.object(file),
      answer: one(shapes.inspection),
      errors: FILE_ERRORS,
    }),
    statementFile,
    async (c) => c.json({ success: true, data: await inspect(await readStatement(c)) }),
  )
  .post(
    "/preview",
    describe({
      summary: "Preview the import of a bank statement",
      more: "Says of each row what it would do. Stores nothing and mails nobody. An unreadable row is named in `errors`.",
      form: z.object({ ...file, columns }),
      answer: one(shapes.preview),
      errors: FILE_ERRORS,
    }),
    statementFile,
    async (c) => c.json({ success: true, data: await preview(await readStatement(c)) }),
  )
  .post(
    "/import",
    describe({
      summary: "Import a bank statement",
      more: "Stores what is new, all rows or none, and records the transfers in `accepted` rows that are exactly what a booking owes. The same file twice adds nothing.",
      form: z.object({ ...file, columns, accepted: z.string().optional().describe("JSON: numbers of rows") }),
      answer: one(shapes.importResult),
      status: 201,
      errors: FILE_ERRORS,
    }),
    statementFile,
    async (c) => c.json({ success: true, data: await importStatement(userOf(c), await readStatement(c)) }, 201),
  )
  .get(
    "/:id",
    describe({ summary: "Get a bank transaction", answer: one(shapes.transaction), errors: ["NOT_FOUND"], path }),
    async (c) => c.json({ success: true, data: await findTransaction(c.req.param("id")) }),
  )
  .post(
    "/:id/assign",
    describe({
      summary: "Give a bank transfer to bookings",
      more: "Each part becomes a payment, or a refund of money that went out. `amount` is in minor units of the account's currency. `aboveBalance: true` is needed for more than the guest owes. Of a sum that staff have recorded by hand, `isAnother` must say whether the part is another payment: `false` links it to that line and records nothing twice. Cash is taken back and recorded as the transfer. `rest: credit` keeps what is left for later.",
      answer: one(shapes.transaction),
      idempotent: true,
      errors: ["NOT_FOUND", "MORE_THAN_LEFT", "ABOVE_BALANCE", "TRANSFER_DECIDED", "RECORDED_BY_HAND"],
      path,
    }),
    body(assignment, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await assign(userOf(c), c.req.param("id"), c.req.valid("json"), key) })
    },
  )
  .post(
    "/:id/move",
    describe({
      summary: "Move a part of a bank transfer to another booking",
      more: "Within a day. `isAnother` as in `assign`.",
      answer: one(shapes.transaction),
      idempotent: true,
      errors: ["NOT_FOUND", "CANNOT_UNDO", "ALREADY_REVERSED", "REFUND_FOLLOWS", "ABOVE_BALANCE", "RECORDED_BY_HAND"],
      path,
    }),
    body(relocation, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const moved = await move(userOf(c), c.req.param("id"), c.req.valid("json"), key)
      return c.json({ success: true, data: moved })
    },
  )
  .post(
    "/:id/ignore",
    describe({
      summary: "Leave out a bank transaction that has nothing to do with bookings",
      answer: one(shapes.transaction),
      errors: ["NOT_FOUND", "TRANSFER_DECIDED"],
      path,
    }),
    body(omission, messages),
    async (c) => {
      const { reason } = c.req.valid("json")
      return c.json({ success: true, data: await ignore(userOf(c), c.req.param("id"), reason) })
    },
  )
  .post(
    "/:id/undo",
    describe({
      summary: "Take back what was decided of a bank transaction",
      more: "Within a day. Its payments are undone by counter-entries. Payments that staff had recorded before (`isLink`) stay.",
      answer: one(shapes.transaction),
      errors: ["NOT_FOUND", "CANNOT_UNDO", "REFUND_FOLLOWS"],
      path,
    }),
    async (c) => c.json({ success: true, data: await undo(userOf(c), c.req.param("id")) }),
  )
