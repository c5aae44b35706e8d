import { Hono } from "hono"
import * as z from "zod"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import type { VerificationAnswer } from "./document.ts"
import { verifyReference } from "./documents.server.ts"
import * as shapes from "./shapes.server.ts"

export const verificationRoutes = new Hono().get(
  "/:reference",
  describe({
    summary: "Verify a voucher",
    answer: one(shapes.verification),
    errors: ["NOT_FOUND"],
    path: { reference: z.string().meta({ examples: ["ABC-7K3-M9Q-XDT"] }) },
  }),
  limitByNetwork("documents/references"),
  async (c) =>
    c.json({
      success: true,
      data: await verifyReference(c.req.param("reference")),
    } satisfies VerificationAnswer),
)
