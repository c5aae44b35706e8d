import { Hono } from "hono"
import { notStored } from "#server/headers.server.ts"
import { limitByNetwork } from "#server/limits.server.ts"
import type { VerificationAnswer } from "./document.ts"
import { verifyReference } from "./documents.server.ts"

/** Open to whoever scans the code of a voucher. */
export const verificationRoutes = new Hono()
  .use(notStored)
  .get("/:reference", limitByNetwork("verificationsByNetwork"), async (c) =>
    c.json({
      success: true,
      data: await verifyReference(c.req.param("reference")),
    } satisfies VerificationAnswer),
  )
