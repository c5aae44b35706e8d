import { Hono } from "hono"
import type * as z from "zod"
import { userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { changeEnquiry } from "./change-enquiry.server.ts"
import { requireEnquiry } from "./enquiries.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import { handlingChange } from "./handling.ts"
import { messages } from "./handling-messages.ts"
import type { EnquiryRecord } from "./presenters.server.ts"

type Handled = { kind: EnquiryKind; noun: string; shape: z.ZodType; present: (row: EnquiryRecord) => object }

/** Returns the endpoints by which staff read and handle an enquiry of one kind. */
export function handlingEndpoints({ kind, noun, shape, present }: Handled) {
  return new Hono()
    .get("/:id", describe({ summary: `Get a ${noun}`, answer: one(shape), errors: ["NOT_FOUND"] }), async (c) =>
      c.json({ success: true, data: present(await requireEnquiry(c.req.param("id"), kind)) }),
    )
    .put(
      "/:id",
      describe({
        summary: `Update the status, owner or note of a ${noun}`,
        answer: one(shape),
        errors: ["NOT_FOUND", "VERSION_CONFLICT"],
      }),
      body(handlingChange, messages),
      async (c) => {
        const row = await changeEnquiry(c.req.param("id"), c.req.valid("json"), userOf(c), { kind })
        return c.json({ success: true, data: present(row) })
      },
    )
}
