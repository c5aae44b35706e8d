import { Hono } from "hono"
import { sweepLinks } from "#server/auth/one-time-tokens.server.ts"
import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import { sweepSessions } from "#server/auth/sessions.server.ts"
import { sweepIdempotencyKeys } from "#server/http/idempotency.server.ts"
import { sweepLimits } from "#server/limits/rate-limits.server.ts"
import type { AddressOwners } from "#server/mail/staff/outbox-changes.server.ts"
import { outboxRoutes } from "#server/mail/staff/routes.server.ts"
import * as health from "#server/observability/health.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { sweepAssets } from "#server/pages/built-assets.server.ts"
import type { ServerSlice } from "./slice.server.ts"

type Needs = {
  findSettings: () => Promise<unknown>
  addressOwners: AddressOwners
}

/** What the server's own rooms register: health, the queue of mails, and what expires. */
export const serverSlice = ({ findSettings, addressOwners }: Needs): ServerSlice => ({
  endpoints: {
    "/outbox": {
      group: "Outbox",
      routes: outboxRoutes(addressOwners),
      access: {
        "GET /": STAFF,
        "GET /:id": STAFF,
        "POST /:id/resend": STAFF,
        "PUT /:id/recipient": STAFF,
        "POST /:id/dismiss": STAFF,
      },
    },
    "/": {
      group: "Server",
      routes: new Hono()
        .get("/health", describe(health.healthDescription), health.health)
        .get("/health/live", describe(health.liveDescription), health.live)
        .get("/health/ready", describe(health.readyDescription), health.ready)
        .get("/warmup", describe(health.warmUpDescription), health.warmUp(findSettings)),
      access: {
        "GET /health": EVERYONE,
        "GET /health/live": EVERYONE,
        "GET /health/ready": EVERYONE,
        "GET /warmup": EVERYONE,
      },
    },
  },
  sweep: async ({ dataDir }) => {
    await sweepIdempotencyKeys()
    await sweepLimits()
    await sweepLinks()
    await sweepSessions()
    await sweepAssets(dataDir)
  },
})
