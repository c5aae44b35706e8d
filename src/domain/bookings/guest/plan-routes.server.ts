import { Hono } from "hono"
import { BY_REFERENCE } from "#domain/bookings/create/by-reference.server.ts"
import { viewerFrom } from "#domain/bookings/guest-tokens.server.ts"
import { newPlanLink, plan } from "#domain/bookings/shapes.server.ts"
import { loadUser } from "#server/auth/authorize.server.ts"
import { limitByNetwork } from "#server/limits/rate-limits.server.ts"
import { describe, one, success } from "#server/openapi/describe.server.ts"
import { optionalHeader, withSpec } from "#server/openapi/route-spec.server.ts"
import { linkForm } from "#server/pages/no-js/link-form.server.ts"
import { createPlanLink, endPlanLink, findPlan } from "./plan-link.server.ts"

const limited = limitByNetwork("changes")

export const planLinkRoutes = new Hono()
  .post(
    "/:id/plan-link",
    describe({
      summary: "Create a link to a booking's plan",
      more: "For fellow travellers, without personal data. It opens `/plan#key=` with the `token`, which is shown only once. The link before it ends.",
      answer: one(newPlanLink),
      status: 201,
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    async (c) => c.json({ success: true, data: await createPlanLink(viewerFrom(c), c.req.param("id")) }, 201),
  )
  .post(
    "/:id/plan-link/end",
    describe({
      summary: "End the link to a booking's plan",
      answer: success,
      errors: ["NOT_FOUND"],
      ...BY_REFERENCE,
    }),
    loadUser,
    limited,
    async (c) => {
      await endPlanLink(viewerFrom(c), c.req.param("id"))
      return c.json({ success: true })
    },
  )

const TOKEN_HEADER = "X-Plan-Token"

/** Opens a pasted link without JavaScript. */
export const planPost = linkForm("/plan", TOKEN_HEADER)

const limitedByToken = withSpec(limitByNetwork("changes/links"), {
  parameters: [optionalHeader(TOKEN_HEADER, "The `token` of a link to a plan.")],
  "x-errors": ["TOO_MANY_REQUESTS"],
})

/** Open to anyone with the link. The token is sent in a header, because URLs are logged. */
export const planRoutes = new Hono().get(
  "/",
  describe({
    summary: "Get the plan that a link shows",
    more: "Without names, contacts, addresses of guests, prices and the booking's reference.",
    answer: one(plan),
    errors: ["NOT_FOUND"],
  }),
  limitedByToken,
  async (c) => {
    c.header("x-robots-tag", "noindex, nofollow")
    return c.json({ success: true, data: await findPlan(c.req.header(TOKEN_HEADER) ?? "") })
  },
)
