import { Hono } from "hono"
import { contentMessages } from "#domain/catalogue/content-messages.ts"
import { userOf } from "#server/auth/authorize.server.ts"
import { body } from "#server/http/validation.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { changePresets, findPresets } from "./presets.server.ts"
import { presetSchemas } from "./presets-entry.schema.ts"
import * as shapes from "./shapes.server.ts"

const MORE = "With `version` it fails if someone else has changed it since."

export const presetRoutes = new Hono()
  .get("/replies", describe({ summary: "List the saved replies", answer: one(shapes.replies) }), async (c) =>
    c.json({ success: true, data: await findPresets("replies") }),
  )
  .put(
    "/replies",
    describe({
      summary: "Change the saved replies",
      more: `Texts may name \`{{guest}}\`, \`{{tour}}\`, \`{{company}}\` and \`{{staff}}\`. ${MORE}`,
      answer: one(shapes.replies),
      errors: ["VERSION_CONFLICT"],
    }),
    body(presetSchemas.replies, contentMessages),
    async (c) => c.json({ success: true, data: await changePresets("replies", c.req.valid("json"), userOf(c)) }),
  )
  .get("/policies", describe({ summary: "List the cancellation policies", answer: one(shapes.policies) }), async (c) =>
    c.json({ success: true, data: await findPresets("policies") }),
  )
  .put(
    "/policies",
    describe({
      summary: "Change the cancellation policies",
      more: `Tours keep what was chosen for them. ${MORE}`,
      answer: one(shapes.policies),
      errors: ["VERSION_CONFLICT"],
    }),
    body(presetSchemas.policies, contentMessages),
    async (c) => c.json({ success: true, data: await changePresets("policies", c.req.valid("json"), userOf(c)) }),
  )
