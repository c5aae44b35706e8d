import assert from "node:assert/strict"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import type pg from "pg"
import { api } from "#api.server.ts"
import { db, type OpenDatabase, openDatabase } from "#server/database/database.server.ts"
import { resetLimits } from "#server/testing/api.ts"
import { solve } from "#server/testing/fixtures.ts"
import { onPostgres, startPostgres, type ThrowawayPostgres } from "#server/testing/postgres.ts"
import { sweepLimits } from "./rate-limit-store.server.ts"
import { openLimits, scaleLimits } from "./rate-limits.server.ts"

const ip = "203.0.113.7"
const EMMA = "emma@mail.example"

async function subscribe(email: string): Promise<Response> {
  const headers = { "content-type": "application/json" }
  return api.request("/api/newsletter", { method: "POST", headers, body: JSON.stringify({ email }) }, { ip })
}

async function statuses(times: number, email: string): Promise<number[]> {
  const seen: number[] = []
  for (let n = 0; n < times; n++) seen.push((await subscribe(email)).status)
  return seen
}

describe("rate limits of several processes", () => {
  let postgres: ThrowawayPostgres | undefined
  let opened: OpenDatabase
  let dataDir: string

  async function startProcess(): Promise<void> {
    await openLimits(opened)
    resetLimits()
  }

  before(async () => {
    if (onPostgres.skip) return
    postgres = await startPostgres()
    dataDir = mkdtempSync(join(tmpdir(), "ghe-limits-"))
    opened = await openDatabase({ databaseUrl: postgres.url, dataDir })
    await startProcess()
  })
  after(async () => {
    if (onPostgres.skip) return
    await opened.close()
    await postgres?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  it("are shared", onPostgres, async () => {
    assert.deepEqual(await statuses(4, EMMA), [202, 202, 202, 202])
    await startProcess()
    assert.deepEqual(await statuses(3, EMMA), [202, 202, 429])
    await startProcess()
    const refused = await subscribe(EMMA)
    assert.equal(refused.status, 429)
    const seconds = Number(refused.headers.get("retry-after"))
    assert.ok(seconds > 3600 && seconds <= 7200, String(seconds))
  })

  it("store no personal data", onPostgres, async () => {
    const { rows } = await db.execute<{ key: string }>(sql`select key from rate_limits`)
    assert.ok(rows.length > 0)
    for (const { key } of rows) assert.match(key, /^\w+( burst)?:[\w-]{43}$/)
    assert.ok(rows.every(({ key }) => !key.includes("emma") && !key.includes(ip)))
  })

  it("cost no query for refused requests and reads", onPostgres, async () => {
    await subscribe(EMMA)
    const pool = opened.shared as pg.Pool
    const asked: string[] = []
    const { query } = pool
    pool.query = ((...given: [{ text: string }]) => {
      asked.push(given[0].text)
      return query.apply(pool, given as never)
    }) as typeof query
    const counts = () => asked.splice(0).filter((text) => text.includes("rate_limits")).length
    assert.equal((await subscribe(EMMA)).status, 429)
    assert.equal(counts(), 1, "the network alone is counted, which has room")
    assert.equal((await api.request("/api/tours", {}, { ip })).status, 200)
    assert.equal(counts(), 0)
    assert.equal((await subscribe("minh@thu.example")).status, 202)
    assert.equal(counts(), 2)
    pool.query = query
  })

  it("share challenges and which are used", onPostgres, async () => {
    let readers = 0
    const subscribeAnew = async (proof = "") => {
      await openLimits(opened)
      scaleLimits(1, { burst: 1, burstSeconds: 7200, refillSeconds: 7200 })
      const headers = { "content-type": "application/json", "x-proof": proof }
      const body = JSON.stringify({ email: `reader${++readers}@mail.example` })
      return api.request("/api/newsletter", { method: "POST", headers, body }, { ip: "203.0.113.8" })
    }
    for (let n = 0; n < 2; n++) assert.equal((await subscribeAnew()).status, 202)
    const { challenge } = await (await subscribeAnew()).json()
    const proof = await solve(challenge)
    assert.equal((await subscribeAnew(proof)).status, 202)
    assert.equal((await (await subscribeAnew(proof)).json()).code, "PROOF_REQUIRED")
    await startProcess()
  })

  it("are deleted when they are over", onPostgres, async () => {
    const kept = async () => (await db.execute(sql`select 1 from rate_limits`)).rows.length
    await sweepLimits()
    const before = await kept()
    assert.ok(before > 0)
    await db.execute(sql`update rate_limits set expire = 1 where key like 'forms%'`)
    await sweepLimits()
    assert.ok((await kept()) < before)
  })

  it("are deleted when they outlast their rule, because the clock was ahead", onPostgres, async () => {
    await startProcess()
    assert.equal((await statuses(7, "ahead@thu.example")).at(-1), 429)
    await db.execute(sql`update rate_limits set expire = ${Date.now() + 86_400_000} where key like 'accepted%'`)
    await sweepLimits()
    const { rows } = await db.execute(sql`select 1 from rate_limits where key like 'accepted%'`)
    assert.equal(rows.length, 0)
  })

  it("are counted by each process while the database is away", onPostgres, async () => {
    await startProcess()
    await postgres?.stop()
    postgres = undefined
    const seen = await statuses(23, "lan@thu.example")
    assert.deepEqual([seen.indexOf(429), new Set(seen)], [21, new Set([503, 429])])
  })
})
