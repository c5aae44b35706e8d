import { sweepLinks } from "#server/auth/one-time-tokens.server.ts"
import { oneTimeLinks } from "#server/auth/one-time-tokens.table.server.ts"
import { EVERYONE, STAFF } from "#server/auth/roles.server.ts"
import { sweepSessions } from "#server/auth/sessions.server.ts"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { unfinishedSeeds } from "#server/database/unfinished-seeds.table.server.ts"
import { sweepIdempotencyKeys } from "#server/http/idempotency.server.ts"
import { idempotencyKeys } from "#server/http/idempotency.table.server.ts"
import { sweepLimits } from "#server/limits/rate-limit-store.server.ts"
import { rateLimits, siteSecrets } from "#server/limits/rate-limits.table.server.ts"
import { mailHolds, outbox } from "#server/mail/outbox.table.server.ts"
import type { AddressOwners } from "#server/mail/staff/outbox-changes.server.ts"
import { outboxRoutes } from "#server/mail/staff/routes.server.ts"
import { healthRoutes } from "#server/observability/health.server.ts"
import { jobRuns } from "#server/observability/job-runs.table.server.ts"
import { sweepAssets } from "#server/pages/built-assets.server.ts"
import type { ServerSlice } from "#server/slice.server.ts"

type Needs = {
  findSettings: () => Promise<unknown>
  addressOwners: AddressOwners
}

/** The slice of the server itself: health, the mail queue, and expiring rows. */
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
      routes: healthRoutes(findSettings),
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
  personalData: {
    tables: [
      {
        table: sessions,
        deleted: ["tokenHash", "browser", "system"],
        networks: { network: null },
        aged: { key: sessions.tokenHash, since: sessions.createdAt },
        unexported: ["tokenHash", "browser", "system", "network"],
        others: "id user_id created_at used_at expires_at is_proven",
      },
      {
        table: oneTimeLinks,
        deleted: ["subject"],
        unexported: ["subject"],
        others: "token_hash purpose expires_at used_at",
      },
      {
        table: idempotencyKeys,
        deleted: ["answer"],
        unexported: ["answer"],
        others: "key_hash request_hash nonce created_at",
      },
      {
        table: auditLog,
        cleared: { before: null, after: null },
        unexported: ["before", "after"],
        others: "id at actor action subject",
      },
      {
        table: outbox,
        deleted: ["recipient", "payload", "words", "lastError"],
        unexported: ["recipient", "payload", "words", "lastError"],
        others: "id key kind language priority created_at next_attempt_at attempts sent_at dismissed_at round",
      },
      { table: mailHolds, others: "since" },
      { table: jobRuns, others: "job every_seconds started_at succeeded_at failed_at error" },
      { table: siteSecrets, others: "secret media_folder installation" },
      { table: unfinishedSeeds, others: "name" },
      // Keyed hashes, deleted when they expire.
      { table: rateLimits, others: "key points expire" },
    ],
  },
})
