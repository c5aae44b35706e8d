import assert from "node:assert/strict"
import { test } from "@playwright/test"
import pg from "pg"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

const PASSWORD = "correct horse battery"
const PATHS = ["/transfers", "/vi/transfers", "/contact"]

test.describe("pages of several processes", () => {
  const missing = postgresMissingReason()
  test.skip(missing !== undefined, missing)
  let postgres: ThrowawayPostgres
  /** Renders each page anew, and remembers the API's answers. */
  let edited: RunningSite
  let rendering: RunningSite
  /** Caches pages. */
  let read: RunningSite
  let staff: Record<string, string>

  test.beforeAll(async () => {
    postgres = await startPostgres()
    const env = { DEMO: "0", STAFF_PASSWORD: PASSWORD }
    const start = (more = {}) => startSite({ databaseUrl: postgres.url, env: { ...env, ...more } })
    edited = await start({ PAGE_CACHE: "0" })
    rendering = await start({ PAGE_CACHE: "0" })
    read = await start()
    const answer = await fetch(`${edited.origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "staff@ghe.example", password: PASSWORD }),
    })
    const { data } = (await answer.json()) as { data: { token: string } }
    staff = { "content-type": "application/json", authorization: `Bearer ${data.token}` }
    const opening = { method: "PUT", headers: staff, body: JSON.stringify({ isOpen: true }) }
    assert.equal((await fetch(`${edited.origin}/api/settings/group/opening`, opening)).status, 200)
  })
  test.afterAll(async () => {
    for (const site of [read, rendering, edited]) await site?.stop()
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

  /** Reads until the name appears, then some more: the old one must not return. */
  async function seesForGood(name: string, path: string): Promise<void> {
    for (const { origin } of [read, rendering]) {
      const shown = async () => (await fetch(origin + path)).text()
      while (!(await shown()).includes(name));
      for (let n = 0; n < 20; n++) assert.ok((await shown()).includes(name), `${path} is what it was before`)
    }
  }

  test("show a change made by the other process", async () => {
    for (const name of ["Sông Cả Travel", "Sông Lam Travel"]) {
      await untilKept()
      await rename(name)
      for (const path of PATHS) await seesForGood(name, path)
    }
  })

  test("show an edit at once in the process that made it, and a page that was missing before", async () => {
    const page = async () => {
      const answer = await fetch(`${edited.origin}/blog/a-bowl-of-pho`)
      return { status: answer.status, html: await answer.text() }
    }
    const write = async (method: string, path: string, body: object) => {
      const answer = await fetch(`${edited.origin}/api/blogs${path}`, {
        method,
        headers: staff,
        body: JSON.stringify(body),
      })
      const { data } = (await answer.json()) as { data: { _id: string } }
      return data._id
    }
    const text = (words: string) => ({ en: words, vi: words })
    for (let n = 0; n < 2; n++) assert.equal((await page()).status, 404)
    const content = { excerpt: text("What is in it"), content: text("<p>Bones.</p>"), categories: ["food"] }
    const id = await write("POST", "", { slug: "a-bowl-of-pho", title: text("A bowl of phở"), ...content })
    assert.equal((await page()).status, 200)
    for (const title of ["Two bowls of phở", "Three bowls of phở"]) {
      await write("PUT", `/${id}`, { title: text(title) })
      assert.ok((await page()).html.includes(title))
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

  test("count towards one rate limit, whichever process serves them", async () => {
    const subscribe = async ({ origin }: RunningSite) => {
      const body = JSON.stringify({ email: "emma@mail.example", language: "en" })
      const headers = { "content-type": "application/json" }
      return (await fetch(`${origin}/api/newsletter`, { method: "POST", headers, body })).status
    }
    const seen: number[] = []
    for (const site of [edited, read, edited, read, edited, read]) seen.push(await subscribe(site))
    assert.deepEqual(seen, [202, 202, 202, 202, 202, 202])
    assert.deepEqual([await subscribe(edited), await subscribe(read)], [429, 429])
  })
})
