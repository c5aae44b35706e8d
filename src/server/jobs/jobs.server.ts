import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import { endUnconfirmedAccounts } from "#features/account/account.server.ts"
import { sweepKnownNetworks } from "#features/account/security/known-networks.server.ts"
import { RESET_MAIL } from "#features/account/security/password-reset.server.ts"
import { countViews, sweepViews } from "#features/blog/views.server.ts"
import { GUEST_LINK_MAIL } from "#features/bookings/guest/guest-access.server.ts"
import { sweepGuestTokens } from "#features/bookings/guest-tokens.server.ts"
import { expireNextBooking, sendNextReminder } from "#features/bookings/lifecycle/scheduled.server.ts"
import { makeAllDepartures } from "#features/departures/staff/generator.server.ts"
import { sweepGuideLinks } from "#features/departures/staff/guide-links.server.ts"
import { CONFIRMATION_MAIL, WELCOME_MAIL } from "#features/newsletter/newsletter.server.ts"
import { applyRetention } from "#features/privacy/retention.server.ts"
import { sendNextReviewInvitation } from "#features/reviews/reviews.server.ts"
import { sweepUploads } from "#features/uploads/uploads.server.ts"
import { sweepLinks } from "#server/auth/one-time-tokens.server.ts"
import { sweepSessions } from "#server/auth/sessions.server.ts"
import type { Config } from "#server/config/config.server.ts"
import { sweepIdempotencyKeys } from "#server/http/idempotency.server.ts"
import { sweepLimits } from "#server/limits/rate-limits.server.ts"
import { log } from "#server/log.server.ts"
import { sendNext, sweepMailFiles, sweepOutbox } from "#server/mail/outbox.server.ts"
import { openMailer } from "#server/mail/transport.server.ts"
import { recordRuns } from "#server/observability/job-runs.server.ts"
import { sweepAssets } from "#server/pages/built-assets.server.ts"
import { mailWriters } from "#slices.server.ts"

const MAIL_EVERY_MS = 2_000
/** Pause after a mail, because rendering one delays requests. */
const MAIL_REST_MS = 50
const BOOKINGS_EVERY_MS = 60_000
/** Mails of an erased person are gone from the folder after this time. */
const MAIL_FILES_EVERY_MS = 60_000
const VIEWS_EVERY_MS = 5_000
const SWEEP_EVERY_MS = 3_600_000
const FORGET_EVERY_MS = 24 * 3_600_000
/** Bounds the stop if a mail server does not answer. The mail goes out after the next start. */
const STOP_LIMIT_MS = 10_000

export type Jobs = { stop: () => Promise<void> }

export function startJobs(config: Pick<Config, "smtpUrl" | "dataDir" | "siteUrl" | "staffEmail">): Jobs {
  const mailer = openMailer(config)
  const writers = mailWriters(config)
  const jobs = [
    repeat("mail", MAIL_EVERY_MS, async (stopped) => {
      // The embedded database answers synchronously, so let requests run in between.
      while (!stopped() && (await sendNext(writers, mailer, () => wait(MAIL_REST_MS)))) await nextTurn()
    }),
    repeat("bookings", BOOKINGS_EVERY_MS, async (stopped) => {
      while (!stopped() && (await expireNextBooking()));
      while (!stopped() && (await sendNextReminder()));
      while (!stopped() && (await sendNextReviewInvitation()));
    }),
    repeat("views", VIEWS_EVERY_MS, countViews),
    repeat("retention", FORGET_EVERY_MS, async (stopped) => {
      await sweepGuestTokens()
      await applyRetention(stopped)
    }),
    repeat("mail files", MAIL_FILES_EVERY_MS, () => sweepMailFiles(config.dataDir)),
    repeat("departures", SWEEP_EVERY_MS, makeAllDepartures),
    repeat("sweep", SWEEP_EVERY_MS, async () => {
      await sweepIdempotencyKeys()
      await sweepLimits()
      await sweepLinks()
      await sweepGuideLinks()
      await sweepSessions()
      await sweepKnownNetworks()
      await endUnconfirmedAccounts()
      await sweepViews()
      await sweepUploads()
      await sweepAssets(config.dataDir)
      for (const kind of [GUEST_LINK_MAIL, RESET_MAIL, CONFIRMATION_MAIL, WELCOME_MAIL]) await sweepOutbox(kind)
    }),
  ]
  const stop = async () => {
    await Promise.race([Promise.all(jobs.map((job) => job.stop())), wait(STOP_LIMIT_MS, undefined, { ref: false })])
    await countViews().catch(() => {})
    mailer.close()
  }
  return { stop }
}

function repeat(name: string, everyMs: number, work: (stopped: () => boolean) => Promise<void>): Jobs {
  const stopping = new AbortController()
  const { signal } = stopping
  const runs = recordRuns(name, everyMs)
  const run = async () => {
    await runs.started().catch(() => {})
    while (!signal.aborted) {
      await work(() => signal.aborted)
        .then(runs.succeeded)
        .catch(async (error: unknown) => {
          log.warn({ job: name, err: error }, "job failed, it runs again in the next round")
          // If the database is away, health says so.
          await runs.failed(error).catch(() => {})
        })
      await wait(everyMs, undefined, { signal }).catch(() => {})
    }
  }
  const running = run()
  const stop = () => {
    stopping.abort()
    return running
  }
  return { stop }
}
