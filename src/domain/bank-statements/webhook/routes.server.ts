import { Hono } from "hono"
import { badRequest } from "#server/errors.server.ts"
import { limitBody, parse } from "#server/http/validation.server.ts"
import { describe, success } from "#server/openapi/describe.server.ts"
import { receive } from "./receive.server.ts"
import { reported } from "./sepay.schema.ts"
import { checkSender } from "./signature.server.ts"

const MAX_BYTES = 32 * 1024

export const sepayRoutes = new Hono().post(
  "/",
  describe({
    summary: "Receive a bank transaction from SePay",
    more: "Off unless `SEPAY_SECRET` or `SEPAY_API_KEY` is set. The same transaction is stored once. Takes the fields of SePay's webhook, or of its Bank Hub.",
    body: reported,
    answer: success,
    errors: ["NOT_FOUND", "UNAUTHORIZED", "BAD_REQUEST", "VALIDATION_FAILED", "TOO_LARGE"],
  }),
  limitBody(MAX_BYTES),
  async (c) => {
    const raw = await c.req.text()
    checkSender((name) => c.req.header(name), raw)
    await receive(parse(reported, readJson(raw)))
    return c.json({ success: true })
  },
)

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw)
  } catch {
    throw badRequest({ en: "The request is not valid JSON.", vi: "Dữ liệu gửi lên không phải JSON hợp lệ." })
  }
}
