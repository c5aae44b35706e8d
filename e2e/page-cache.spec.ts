import assert from "node:assert/strict"
import { test } from "@playwright/test"
import pg from "pg"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

const PASSWORD = "correct horse battery"
const PATHS = ["/about", "/vi/about", "/contact"]

test.describe("pages cached by two processes", () => {
  const missing = postgresMissingReason()
  test.skip(missing !== undefined, missing)
  let postgres: ThrowawayPostgres
  let edited: RunningSite
  let read: RunningSite
  let staff: Record<string, string>

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const options = { databaseUrl: postgres.url, env: { DEMO: "0", STAFF_PASSWORD: PASSWORD } }
    edited = await startSite(options)
    read = await startSite(options)
    const answer = await fetch(`${edited.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "staff@ghe.example", password: PASSWORD }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    staff = { "content-type": "application/json", authorization: `Bearer ${data.token}` }
  })
  test.afterAll(async () => {
    await read?.stop()
    await edited?.stop()
    await postgres?.stop()
  })

  async function rename(name: string): Promise<void> {
    const address = `${edited.origin}/api/settings/group/company`
    const group = await fetch(`${address}?view=edit`, { headers: staff })
    const { data } = (await group.json()) as { data: Record<string, unknown> }
    const { updatedAt, ...company } = data
    const body = JSON.stringify({ ...company, companyName: { en: name, vi: name } })
    const answer = await fetch(address, { method: "PUT", headers: staff, body })
    assert.equal(answer.status, 200, await answer.text())
  }

  /** Waits until the site receives change notifications. Cached pages have an ETag. */
  async function untilKept(): Promise<void> {
    for (const path of PATHS) while (!(await fetch(read.origin + path)).headers.has("etag"));
  }

  const shown = async (path: string) => (await fetch(read.origin + path)).text()

  /** Reads until the name appears, then some more: the old one must not return. */
  async function seesForGood(name: string, path: string): Promise<void> {
    while (!(await shown(path)).includes(name));
    for (let n = 0; n < 20; n++) assert.ok((await shown(path)).includes(name), `${path} is what it was before`)
  }

  test("show a change made by the other process", async () => {
    for (const name of ["Sông Cả Travel", "Sông Lam Travel"]) {
      await untilKept()
      await rename(name)
      for (const path of PATHS) await seesForGood(name, path)
    }
  })

  test("are not served while change notifications are disconnected", async () => {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    for (const name of ["Sông Mã Travel", "Sông Đà Travel"]) {
      await untilKept()
      const { rowCount } = await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'ghe change notifications'",
      )
      assert.ok(rowCount)
      await rename(name)
      for (const path of PATHS) await seesForGood(name, path)
    }
    await client.end()
  })

  test("come from processes that share their rate limits", async () => {
    const look = async ({ origin }: RunningSite) =>
      (await fetch(`${origin}/api/bookings/guest/emma@mail.example`)).status
    const seen: number[] = []
    for (const site of [edited, read, edited, read, edited, read]) seen.push(await look(site))
    assert.deepEqual(seen, [200, 200, 200, 200, 200, 200])
    assert.deepEqual([await look(edited), await look(read)], [429, 429])
  })
})
