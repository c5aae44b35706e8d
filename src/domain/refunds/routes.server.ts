import { Hono } from "hono"
import * as z from "zod"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { messages } from "#domain/bookings/messages.ts"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { loadUser, userOf } from "#server/auth/authorize.server.ts"
import { readIdempotencyKey } from "#server/http/idempotency.server.ts"
import { body, query } from "#server/http/validation.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, pageOf, success } from "#server/openapi/describe.server.ts"
import { refundMessages } from "./messages.ts"
import { refundAccountEntry, refundRecord } from "./refund-account.schema.ts"
import { enterAccount, findRefundState } from "./refund-accounts.server.ts"
import { beginRefund, listRefunds, recordRefund, releaseRefund } from "./refunds.server.ts"
import * as shapes from "./shapes.server.ts"

const texts = { ...messages, ...refundMessages }
const limited = limitByNetwork("changes")
const staffPath = { path: BY_REFERENCE.path }

export const refundRoutes = new Hono()
  .get(
    "/",
    describe({
      summary: "List what the company owes its guests, the oldest first",
      more: "Bookings with a balance below zero. With `booking`, what it owes for one.",
      answer: pageOf(shapes.staffRefund),
    }),
    query(z.object({ booking: z.uuid().optional(), ...pageFields(100) }), texts),
    async (c) => c.json({ success: true, ...(await listRefunds(c.req.valid("query"))) }),
  )
  .get(
    "/:id",
    describe({
      summary: "Get what the company owes for a booking, and how its guest gets it back",
      more: "Without the account number. For the owner, staff, and guests with the booking's token.",
      answer: one(shapes.refundState),
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    async (c) => c.json({ success: true, data: await findRefundState(viewerFrom(c), c.req.param("id")) }),
  )
  .put(
    "/:id/account",
    describe({
      summary: "Say where the money of a booking is to be paid back",
      more: "The guest is told of each change by mail. `bin` is the bank's number among the State Bank's; leave it out and send `bankName` for a bank that isn't known. Once staff have begun to transfer, it can't be changed.",
      answer: one(shapes.refundState),
      errors: ["NOT_FOUND", "NOTHING_OWED", "REFUND_BEGUN", "VERSION_CONFLICT"],
      ...BY_REFERENCE,
      example: { way: "transfer", bin: "970436", accountNumber: "0123456789", holder: "NGUYEN THI LAN", version: 0 },
    }),
    loadUser,
    limited,
    body(refundAccountEntry, texts),
    async (c) =>
      c.json({ success: true, data: await enterAccount(viewerFrom(c), c.req.param("id"), c.req.valid("json")) }),
  )
  .post(
    "/:id/begin",
    describe({
      summary: "Get the code with which a refund is transferred",
      more: "From then on the guest can't change the account, until the refund is recorded or put back, at most for a day. `begunBefore` says whether a colleague was first.",
      answer: one(shapes.refundCode),
      errors: ["NOT_FOUND", "NOTHING_OWED"],
      ...staffPath,
    }),
    async (c) => c.json({ success: true, data: await beginRefund(userOf(c), c.req.param("id")) }),
  )
  .post(
    "/:id/put-back",
    describe({
      summary: "Let the guest change the account again",
      more: "If nothing was transferred after all.",
      answer: success,
      errors: ["NOT_FOUND"],
      ...staffPath,
    }),
    async (c) => {
      await releaseRefund(userOf(c), c.req.param("id"))
      return c.json({ success: true })
    },
  )
  .post(
    "/:id",
    describe({
      summary: "Record that everything owed was paid back",
      more: "`amount` is what was shown, in đồng, and `accountVersion` the `version` of the account. The guest is told by mail. Undo it by reversing the payment.",
      answer: one(shapes.recorded),
      status: 201,
      idempotent: true,
      errors: ["NOT_FOUND", "NOTHING_OWED", "BALANCE_CHANGED", "REFUND_ACCOUNT_CHANGED"],
      ...staffPath,
      example: { amount: 1_290_000, accountVersion: 1, method: "transfer" },
    }),
    body(refundRecord, texts),
    async (c) => {
      const key = readIdempotencyKey(c.req.header("idempotency-key"))
      const data = await recordRefund(userOf(c), c.req.param("id"), c.req.valid("json"), key)
      return c.json({ success: true, data }, 201)
    },
  )
