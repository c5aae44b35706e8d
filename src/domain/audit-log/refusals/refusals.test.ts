import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { storeRefusals, sweepRefusals } from "#server/http/refusals/refused-requests.server.ts"
import { resetLimits, SITE } from "#server/testing/api.ts"
import { emma, signInStaff, solve } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { listRefusals } from "./refusals.server.ts"

const api = await openEmptySite()
const admin = await signInStaff(api, "admin")
const staff = await signInStaff(api, "staff")
const site = createSite(async () => renderedPage(""), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})

beforeEach(async () => {
  resetLimits()
  await storeRefusals()
  await db.execute(sql`delete from refused_requests`)
})

/** Returns the counts as administrators read them: 'reason route count'. */
async function counted(): Promise<string[]> {
  const { status, body, text } = await api.get("/refused-requests", admin.headers)
  assert.equal(status, 200, text)
  return body.data.routes.map(({ reason, route, count }: Record<string, unknown>) => `${reason} ${route} ${count}`)
}

const writer = { name: emma.name, email: emma.email, subject: "Bags", message: "Where to?" }

describe("refused requests", () => {
  it("are counted by reason and route", async () => {
    for (const password of ["a wrong one", "another"])
      await api.post("/auth/login", { email: staff.user.email, password })
    await api.get("/users", staff.headers)
    await api.get("/users")
    await api.post("/contact", "not an object")
    await api.request("/contact", { method: "POST", body: "{", headers: { "content-type": "text/plain" } })
    await api.post("/contact", { ...writer, message: "x".repeat(300_000) })
    await api.post("/contact", { ...writer, startedAt: new Date().toISOString() })
    assert.deepEqual((await counted()).toSorted(), [
      "forbidden GET /users 1",
      "password POST /auth/login 2",
      "signed-out GET /users 1",
      "too-fast POST /contact 1",
      "too-large POST /contact 1",
      "unreadable POST /contact 1",
    ])
  })

  it("tell limits, proofs of work that were asked for, and those that failed, apart", async () => {
    const post = (path: string, body: object, headers: Record<string, string> = {}) =>
      api.request(
        path,
        { method: "POST", headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) },
        { ip: "203.0.113.7" },
      )
    const send = (n: number, headers = {}) => post("/contact", { ...writer, email: `guest${n}@mail.example` }, headers)
    const answers = []
    for (let n = 0; n < 25; n++) answers.push(await send(n))
    const asked = answers.at(-1)
    assert.equal(asked?.body.code, "PROOF_REQUIRED")
    const proof = await solve(asked.body.challenge)
    assert.equal((await send(32, { "x-proof": proof })).status, 201)
    assert.equal((await send(33, { "x-proof": proof })).body.code, "PROOF_REQUIRED")
    for (let n = 0; n < 7; n++) await post("/auth/login", { email: staff.user.email, password: `wrong ${n}` })
    const seen = (await counted()).map((line) => line.replace(/\d+$/, "n"))
    assert.deepEqual(seen.toSorted(), [
      "limit POST /auth/login n",
      "password POST /auth/login n",
      "proof-asked POST /contact n",
      "proof-failed POST /contact n",
    ])
  })

  it("include a form that a bot filled in, although it is taken", async () => {
    assert.equal((await api.post("/contact", { ...writer, website: "https://spam.example" })).status, 201)
    assert.deepEqual(await counted(), ["honeypot POST /contact 1"])
  })

  it("include forms that another site sent, by the pattern of the page", async () => {
    const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "cross-site" }
    const answer = await site.request("/contact", { method: "POST", body: "name=Emma", headers })
    assert.equal(answer.status, 403)
    assert.deepEqual(await counted(), ["foreign-origin POST /contact 1"])
  })

  it("count once a request that the whole site answers, and hold no address of a page", async () => {
    await site.request("/api/users")
    await site.request("/tour/an-address-that-somebody-made-up")
    assert.deepEqual(await counted(), ["signed-out GET /users 1"])
  })

  it("add up over processes, leave out mistyped forms, and are for administrators", async () => {
    assert.equal((await api.post("/contact", { ...writer, email: "nobody" })).status, 422)
    assert.deepEqual(await counted(), [])
    await db.execute(sql`insert into refused_requests values (${hanoiDate()}, 'signed-out', 'GET /users', 40)`)
    await api.get("/users")
    const { days } = await listRefusals(1)
    assert.deepEqual(days, [{ day: hanoiDate(), reason: "signed-out", count: 41 }])
    assert.equal((await api.get("/refused-requests", staff.headers)).status, 403)
    assert.equal((await api.get("/refused-requests?days=91", admin.headers)).status, 422)
  })

  it("are kept for 90 days", async () => {
    for (const age of [89, 90, 91])
      await db.execute(
        sql`insert into refused_requests values (${addDays(hanoiDate(), -age)}, 'limit', 'GET /tours', ${age})`,
      )
    await sweepRefusals()
    const { rows } = await db.execute(sql`select count::int from refused_requests order by count`)
    assert.deepEqual(rows, [{ count: 89 }, { count: 90 }])
  })
})
