import { Hono } from "hono"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { messages } from "#domain/bookings/messages.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { id } from "#server/openapi/shapes.server.ts"
import { paymentMessages } from "./messages.ts"
import { paymentRequest, paymentReversal } from "./payments.schema.ts"
import { findLedger, recordPayment, reversePayment } from "./payments.server.ts"
import { ledger } from "./shapes.server.ts"

export const paymentRoutes = new Hono()
  .get(
    "/:id/payments",
    describe({
      summary: "List the payments and refunds of a booking",
      answer: one(ledger),
      errors: ["NOT_FOUND"],
      path: BY_REFERENCE.path,
    }),
    async (c) => c.json({ success: true, data: await findLedger(userOf(c), c.req.param("id")) }),
  )
  .post(
    "/:id/payments",
    describe({
      summary: "Record a payment or a refund",
      more: "`amount` is in minor units of `currency`. `vndPerUsd` is needed if that isn't the booking's. `aboveBalance: true` is needed for more than the guest owes. Lines are never changed: a wrong one is reversed.",
      answer: one(ledger),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND", "CURRENCY_DIFFERS", "ABOVE_BALANCE"],
      path: BY_REFERENCE.path,
      example: {
        kind: "payment",
        amount: 1_250_00,
        currency: "USD",
        method: "transfer",
        paidOn: "2026-11-20",
        note: "VCB 1234",
      },
    }),
    body(paymentRequest, { ...messages, ...paymentMessages }),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      return c.json(
        { success: true, data: await recordPayment(userOf(c), c.req.param("id"), c.req.valid("json"), key) },
        201,
      )
    },
  )
  .post(
    "/:id/payments/:paymentId/reverse",
    describe({
      summary: "Reverse a payment or refund that was recorded by mistake",
      answer: one(ledger),
      status: 201,
      errors: ["NOT_FOUND", "ALREADY_REVERSED", "REFUND_FOLLOWS"],
      path: { ...BY_REFERENCE.path, paymentId: id },
      example: { reason: "Booked to the wrong guest" },
    }),
    body(paymentReversal, { ...messages, ...paymentMessages }),
    async (c) => {
      const { id, paymentId } = c.req.param()
      const data = await reversePayment(userOf(c), id, paymentId, c.req.valid("json").reason)
      return c.json({ success: true, data }, 201)
    },
  )
