import { integer, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

/** When each background job last ran, in whichever process it was. */
export const jobRuns = pgTable("job_runs", {
  job: text().primaryKey(),
  everySeconds: integer("every_seconds").notNull(),
  /** When a process first waited for the job's next success. */
  startedAt: instant("started_at").notNull().defaultNow(),
  succeededAt: instant("succeeded_at"),
  failedAt: instant("failed_at"),
  /** The error's code or name. Its text could hold personal data. */
  error: text(),
})
