import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"
import type { Config } from "#server/config/config.server.ts"
import { log } from "#server/log.server.ts"
import { sweepMailFiles } from "#server/mail/forget-mails.server.ts"
import { type MailWriter, sendNext } from "#server/mail/send-mails.server.ts"
import { openMailer } from "#server/mail/transport.server.ts"
import { recordRuns } from "#server/observability/job-runs.server.ts"

const MAIL_EVERY_MS = 2_000
/** Pause after a mail, because rendering one delays requests. */
const MAIL_REST_MS = 50
/** Mails of an erased person are gone from the folder after this time. */
const MAIL_FILES_EVERY_MS = 60_000
const SWEEP_EVERY_MS = 3_600_000
/** Bounds the stop if a mail server does not answer. The mail goes out after the next start. */
const STOP_LIMIT_MS = 10_000

export type Jobs = { stop: () => Promise<void> }

/** Work that is repeated. After `stopped`, it begins nothing new. */
export type Job = {
  name: string
  everyMs: number
  run: (stopped: () => boolean) => Promise<unknown>
  /** Whether it runs once more when the site stops. */
  atStop?: true
}

/** Deletes what has expired. */
export type Sweep = (config: Pick<Config, "dataDir">) => Promise<void>

type Work = {
  slices: readonly { jobs?: readonly Job[]; sweep?: Sweep }[]
  writers: Record<string, MailWriter>
}

/** Sends mails, runs the jobs of slices, and sweeps every hour. */
export function startJobs(config: Pick<Config, "smtpUrl" | "dataDir" | "siteUrl">, { slices, writers }: Work): Jobs {
  const mailer = openMailer(config)
  const own = slices.flatMap(({ jobs = [] }) => jobs)
  const running = [
    repeat("mail", MAIL_EVERY_MS, async (stopped) => {
      // The embedded database answers synchronously, so let requests run in between.
      while (!stopped() && (await sendNext(writers, mailer, () => wait(MAIL_REST_MS)))) await nextTurn()
    }),
    repeat("mail files", MAIL_FILES_EVERY_MS, () => sweepMailFiles(config.dataDir)),
    ...own.map(({ name, everyMs, run }) => repeat(name, everyMs, run)),
    repeat("sweep", SWEEP_EVERY_MS, async () => {
      for (const { sweep } of slices) await sweep?.(config)
    }),
  ]
  const stop = async () => {
    await Promise.race([Promise.all(running.map((job) => job.stop())), wait(STOP_LIMIT_MS, undefined, { ref: false })])
    for (const { run, atStop } of own) if (atStop) await run(() => false).catch(() => {})
    mailer.close()
  }
  return { stop }
}

function repeat(name: string, everyMs: number, work: Job["run"]): Jobs {
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
