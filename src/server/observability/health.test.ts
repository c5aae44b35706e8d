import assert from "node:assert/strict"
import { mkdtempSync, renameSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { api as endpoints } from "#api.server.ts"
import { db, type OpenDatabase, openDatabase } from "#server/database/database.server.ts"
import { backlog, holdMails, queueMails, releaseMails } from "#server/mail/outbox.server.ts"
import { openMedia } from "#server/media/media.server.ts"
import { recordRuns } from "#server/observability/job-runs.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"
import { VERSION } from "#server/version.server.ts"
import { noteStopping } from "./health.server.ts"

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await endpoints.request(`/api${path}`, { headers })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

describe("/health and /warmup of a healthy process", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
  })
  after(() => api.close())

  it("report ok for every part", async () => {
    const { status, body } = await ask("/health")
    const parts = { database: "ok", mail: "ok", disk: "ok", pages: "ok", jobs: "ok" }
    assert.deepEqual([status, body], [200, { success: true, data: { status: "ok", version: VERSION, parts } }])
  })

  it("report that the process is alive, and ready until it stops", async () => {
    assert.match(VERSION, /^\d+\.\d+\.\d+$/)
    assert.deepEqual((await ask("/health/live")).body.data, { status: "live", version: VERSION })
    assert.deepEqual((await ask("/health/ready")).body.data, { status: "ready", version: VERSION })
    noteStopping()
    const { status, headers } = await ask("/health/ready")
    assert.deepEqual([status, (await ask("/health/live")).status], [503, 200])
    assert.ok(headers.get("retry-after"))
  })

  it("report that it is ready", async () => {
    const { status, body } = await ask("/warmup")
    assert.deepEqual([status, body], [200, { success: true, data: { status: "ready" } }])
  })

  it("report jobs whose last run failed, and those that have not succeeded for long", async () => {
    const state = async () => {
      const { body } = await ask("/health")
      return [body.data.status, body.data.parts.jobs]
    }
    const runs = recordRuns("retention", 86_400_000)
    await runs.started()
    assert.deepEqual(await state(), ["ok", "ok"])
    await runs.failed(Object.assign(new Error("emma@mail.example"), { code: "57014" }))
    assert.deepEqual(await state(), ["degraded", "failing"])
    const { rows } = await db.execute(sql`select error from job_runs`)
    assert.deepEqual(rows, [{ error: "57014" }], "no text that could name a person")
    await runs.succeeded()
    assert.deepEqual(await state(), ["ok", "ok"])
    await db.execute(sql`update job_runs set failed_at = null, succeeded_at = now() - interval '2 days'`)
    assert.deepEqual(await state(), ["ok", "ok"])
    await db.execute(sql`update job_runs set succeeded_at = now() - interval '4 days'`)
    assert.deepEqual(await state(), ["degraded", "late"])
    await db.execute(sql`update job_runs set succeeded_at = null, started_at = now() - interval '4 days'`)
    assert.deepEqual(await state(), ["degraded", "late"], "a job that never succeeds")
    await db.execute(sql`delete from job_runs`)
  })

  it("report late, dead and held mails", async () => {
    const mail = { kind: "none", recipient: "a@ghe.example", language: "en" as const, payload: {} }
    await queueMails([mail, mail, mail, mail, mail])
    assert.deepEqual(await backlog(600), { late: 0, givenUp: 0 })
    const set = (id: number, change: ReturnType<typeof sql>) =>
      db.execute(sql`update outbox set ${change} where id = ${id}`)
    const { rows } = await db.execute<{ id: number }>(sql`select id::int from outbox order by id`)
    const [first, second, third, fourth] = rows.map(({ id }) => id) as [number, number, number, number]
    await set(first, sql`next_attempt_at = now() - interval '20 minutes'`)
    await set(second, sql`next_attempt_at = now() - interval '2 days', attempts = 12`)
    await set(third, sql`next_attempt_at = now() - interval '2 hours', sent_at = now()`)
    await set(
      fourth,
      sql`next_attempt_at = now() - interval '20 days', attempts = 12, created_at = now() - interval '20 days'`,
    )
    assert.deepEqual(await backlog(600), { late: 1, givenUp: 1 })
    const mailPart = async () => {
      const { status, body } = await ask("/health")
      return [status, body.success, body.data.status, body.data.parts.mail]
    }
    assert.deepEqual(await mailPart(), [200, true, "degraded", "failing"])
    await db.execute(sql`delete from outbox where attempts = 12`)
    assert.deepEqual(await mailPart(), [200, true, "degraded", "late"])
    await holdMails()
    assert.deepEqual(await mailPart(), [200, true, "degraded", "held"])
    await releaseMails(api)
    assert.deepEqual(await mailPart(), [200, true, "degraded", "late"])
  })
})

describe("/health and /warmup of a degraded process", () => {
  let dataDir: string
  let opened: OpenDatabase
  let postgres: ThrowawayPostgres | undefined

  before(async () => {
    if (onPostgres.skip) return
    postgres = await startPostgres()
    dataDir = mkdtempSync(join(tmpdir(), "ghe-health-"))
    opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
    openMedia({ dataDir })
  })
  after(async () => {
    if (onPostgres.skip) return
    await opened.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it("answer 503 with Retry-After while the database is away", onPostgres, async () => {
    assert.equal((await ask("/warmup")).status, 200)
    await postgres?.stop()
    postgres = undefined
    renameSync(join(dataDir, "media"), join(dataDir, "gone"))
    const warm = await ask("/warmup")
    assert.deepEqual(
      [warm.status, warm.body],
      [503, { success: false, code: "UNAVAILABLE", message: "The service is briefly unavailable. Please try again." }],
    )
    assert.ok(Number(warm.headers.get("retry-after")) > 0)
    const vietnamese = await ask("/warmup", { "accept-language": "vi" })
    assert.equal(vietnamese.body.message, "Dịch vụ tạm gián đoạn. Bạn vui lòng thử lại.")
    const { status, headers, body } = await ask("/health")
    assert.equal(status, 503)
    assert.ok(Number(headers.get("retry-after")) > 0)
    const parts = { database: "away", mail: "unknown", disk: "unknown", pages: "ok", jobs: "unknown" }
    assert.deepEqual(body, { success: false, data: { status: "degraded", version: VERSION, parts } })
  })
})
