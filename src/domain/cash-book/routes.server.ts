import { Hono } from "hono"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { all, describe, one } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { choicesQuery, handOverRequest, period, tillEntryRequest } from "./cash-book.schema.ts"
import { findPaymentChoices } from "./choices.server.ts"
import { handOverCash, listCollected, undoHandOver } from "./collected.server.ts"
import { messages } from "./messages.ts"
import { readCashBook } from "./read-book.server.ts"
import * as shapes from "./shapes.server.ts"
import { enterInTill, undoEntry } from "./till.server.ts"

export const cashBookRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "Get the cash book of some days",
      more: "Payments and refunds as the ledgers have them, with sums, and what moved the till. Without days it is today in Hanoi; at most a year.",
      answer: one(shapes.cashBook),
    }),
    query(period, messages),
    async (c) => c.json({ success: true, data: await readCashBook(c.req.valid("query")) }),
  )
  .get(
    "/collected",
    describe({
      summary: "List the cash that is to be handed over, by person",
      more: "Who doesn't keep the accounts sees what they recorded or collected themselves.",
      answer: all(shapes.collected),
    }),
    async (c) => c.json({ success: true, data: await listCollected(userOf(c)) }),
  )
  .get(
    "/choices",
    describe({
      summary: "List who may have collected cash, and the company's accounts",
      more: "With `bookingId`, the guide of its departure comes first, and the accounts that fit are proposed.",
      answer: one(shapes.paymentChoices),
    }),
    query(choicesQuery, messages),
    async (c) => c.json({ success: true, data: await findPaymentChoices(c.req.valid("query").bookingId) }),
  )
  .post(
    "/hand-overs",
    describe({
      summary: "Record that collected cash was handed over",
      more: "Some or all of what `GET /cash-book/collected` lists of a person. Each payment is handed over once.",
      answer: one(shapes.handOver),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND", "ALREADY_HANDED_OVER"],
    }),
    body(handOverRequest, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await handOverCash(userOf(c), c.req.valid("json"), key) }, 201)
    },
  )
  .post(
    "/hand-overs/:id/undo",
    describe({
      summary: "Take a hand-over back within a day",
      answer: one(shapes.handOver),
      errors: ["NOT_FOUND", "UNDO_TOO_LATE"],
      path: { id },
    }),
    async (c) => c.json({ success: true, data: await undoHandOver(userOf(c), c.req.param("id")) }),
  )
  .post(
    "/entries",
    describe({
      summary: "Enter in the till what was taken to the bank, put in, paid out or counted",
      more: "`amount` is in minor units of `currency`. A count keeps what the books said (`expected`); `settle: true` enters the difference, too.",
      answer: one(shapes.tillEntry),
      status: 201,
      idempotent: true,
      example: { kind: "count", amount: 12_450_000, currency: "VND" },
    }),
    body(tillEntryRequest, messages),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json({ success: true, data: await enterInTill(userOf(c), c.req.valid("json"), key) }, 201)
    },
  )
  .post(
    "/entries/:id/undo",
    describe({
      summary: "Take an entry in the till back within a day",
      answer: one(shapes.tillEntry),
      errors: ["NOT_FOUND", "UNDO_TOO_LATE"],
      path: { id },
    }),
    async (c) => c.json({ success: true, data: await undoEntry(userOf(c), c.req.param("id")) }),
  )
