import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { jobRuns } from "./job-runs.table.server.ts"

/** Frequent jobs record their success once in this time. */
const RECORD_EVERY_MS = 60_000
/** A job is late after this many of its intervals, but not before this time. */
const LATE_INTERVALS = 3
const LATE_SECONDS = 600

/** Records the runs of one job of this process. A success after a failure is recorded at once. */
export function recordRuns(job: string, everyMs: number) {
  let recordedAt = Number.NEGATIVE_INFINITY
  const row = { job, everySeconds: Math.ceil(everyMs / 1000) }
  const store = (change: object) =>
    db
      .insert(jobRuns)
      .values({ ...row, ...change })
      .onConflictDoUpdate({ target: jobRuns.job, set: { ...row, ...change } })
  return {
    started: () => store({}),
    succeeded: async () => {
      if (performance.now() - recordedAt < RECORD_EVERY_MS) return
      await store({ succeededAt: sql`now()` })
      recordedAt = performance.now()
    },
    failed: async (error: unknown) => {
      recordedAt = Number.NEGATIVE_INFINITY
      await store({ failedAt: sql`now()`, error: nameOf(error) })
    },
  }
}

function nameOf(error: unknown): string {
  const { cause, code, name } = error as { cause?: unknown; code?: unknown; name?: unknown }
  return cause ? nameOf(cause) : String(code ?? name ?? "Error").slice(0, 100)
}

/** Returns 'failing' if a job's last run failed, 'late' if one has not succeeded for three of its intervals. */
export async function jobsState(): Promise<"ok" | "late" | "failing"> {
  const { failedAt, succeededAt, startedAt, everySeconds } = jobRuns
  const allowed = sql`make_interval(secs => greatest(${LATE_SECONDS}, ${LATE_INTERVALS} * ${everySeconds}))`
  const [row] = await db
    .select({
      failing: sql<boolean | null>`bool_or(${failedAt} > coalesce(${succeededAt}, ${startedAt} - interval '1 second'))`,
      late: sql<boolean | null>`bool_or(coalesce(${succeededAt}, ${startedAt}) < now() - ${allowed})`,
    })
    .from(jobRuns)
  if (row?.failing) return "failing"
  return row?.late ? "late" : "ok"
}
