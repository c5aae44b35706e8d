import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { subnetOf } from "#server/http/ip-prefix.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { scaleLimits } from "./rate-limits.server.ts"

const { api, tours } = await openTestSite()
beforeEach(resetLimits)

const book = (ip: string, email: string, headers: Record<string, string> = {}) =>
  api.request(
    "/bookings",
    {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(
        requestFor(tours.hoiAnLanterns, { travelDate: inDays(9), customerInfo: { ...emma, email } }),
      ),
    },
    { ip },
  )

const statuses = async (requests: number, request: (n: number) => Promise<{ status: number }>) => {
  const seen: number[] = []
  for (let n = 0; n < requests; n++) seen.push((await request(n)).status)
  return seen
}
const refused = (seen: number[]) => seen.filter((status) => status === 429).length

describe("rate limits", () => {
  it("let a household book and stop a bot, with Retry-After", async () => {
    const seen = await statuses(40, (n) => book("203.0.113.7", `guest${n}@mail.example`))
    assert.deepEqual(new Set(seen.slice(0, 30)), new Set([201]))
    assert.ok(refused(seen) > 0)
    const answer = await book("203.0.113.7", "one-more@mail.example")
    assert.equal(answer.status, 429)
    assert.equal(answer.body.code, "PROOF_REQUIRED")
    const seconds = Number(answer.headers.get("retry-after"))
    assert.ok(seconds > 3600 && seconds <= 7200, String(seconds))
    assert.equal((await book("203.0.113.8", "neighbour@mail.example")).status, 201)
  })

  it("let staff book for many guests from one office", async () => {
    const staff = await signInStaff(api, "staff", "hoa")
    const office = "203.0.113.77"
    const seen = await statuses(40, (n) => book(office, `phone${n}@mail.example`, staff.headers))
    assert.deepEqual(new Set(seen), new Set([201]))
  })

  it("let staff change bookings when guests of the same network may not", async () => {
    const staff = await signInStaff(api, "staff", "lien")
    const ip = "203.0.113.78"
    const { booking } = (await book(ip, "moving@mail.example", staff.headers)).body
    const change = (method: string, end: string, body: object, headers: Record<string, string> = {}) => {
      const init = { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) }
      return api.request(`/bookings/${booking._id}${end}`, init, { ip })
    }
    const seen = await statuses(62, () => change("POST", "/end-links", {}))
    assert.deepEqual(seen.slice(-1), [429])
    const changes: [method: string, end: string, body: object][] = [
      ["PUT", "", { specialRequests: "A window seat" }],
      ["POST", "/move/quote", { travelDate: inDays(10) }],
      ["POST", "/move", { travelDate: inDays(10) }],
      ["POST", "/end-links", {}],
      ["PUT", "/cancel", { cancellationReason: "Illness" }],
    ]
    for (const [method, end, body] of changes) {
      assert.equal((await change(method, end, body, staff.headers)).status, 200, `${method} ${end}`)
      assert.equal((await change(method, end, body)).status, 429, `${method} ${end} as a guest`)
    }
    assert.equal((await change("POST", "/confirm-email", {}, staff.headers)).body.code, "LINK_REQUIRED")
  })

  it("count searches that nobody made before, not those that are cached", async () => {
    const staff = await signInStaff(api, "staff", "mai")
    scaleLimits(0.01, { burstSeconds: 7200, refillSeconds: 7200 })
    const ip = "203.0.113.79"
    const search = (text: string, headers = {}) => api.request(`/tours?view=card&search=${text}`, { headers }, { ip })
    const seen = await statuses(8, (n) => search(`word${n}`))
    assert.deepEqual(seen, [200, 200, 200, 200, 200, 200, 429, 429])
    assert.equal((await search("word3")).status, 200)
    assert.equal((await api.request("/tours?view=card", {}, { ip })).status, 200)
    assert.equal((await search("word-of-staff&active=all", staff.headers)).status, 200)
  })

  it("let a browser's retries after 1, 2 and 4 s through", async () => {
    scaleLimits(1)
    const tries: [string, () => Promise<TestAnswer>][] = [
      ["a booking", () => api.request("/bookings", { method: "POST" }, { ip: "192.0.2.1" })],
      ["a lookup", () => api.request(`/bookings/guest/${crypto.randomUUID()}@mail.example`, {}, { ip: "192.0.2.1" })],
    ]
    for (const [what, attempt] of tries) {
      let answer = await attempt()
      for (let n = 0; answer.status !== 429; n++) {
        assert.ok(n < 200, `${what} is never refused`)
        answer = await attempt()
      }
      assert.ok(Number(answer.headers.get("retry-after")) <= 7, what)
    }
  })

  it("count an email address for each network", async () => {
    const others = await statuses(20, (n) => book(`203.0.113.${n}`, "popular@mail.example"))
    assert.equal(refused(others), 0)
    const seen = await statuses(15, () => book("203.0.113.99", "insistent@mail.example"))
    assert.deepEqual(seen, [...Array(12).fill(201), 429, 429, 429])
  })

  it("limit mailed links to a contact, whether or not it exists", async () => {
    for (const contact of [emma.email, "nobody@thu.example"]) {
      const seen = await statuses(10, (n) => api.request(`/bookings/guest/${contact}`, {}, { ip: `198.51.100.${n}` }))
      assert.deepEqual(seen, Array(10).fill(200))
      assert.equal(await queuedTo([contact]), MOST_LINKS)
    }
  })

  it("mail a contact another link once the last one is half over", async () => {
    const ask = (n: number) => api.request("/bookings/guest/blocked@thu.example", {}, { ip: `198.51.100.${n}` })
    await statuses(10, ask)
    await db.execute(sql`update outbox set created_at = created_at - interval '5 minutes'`)
    await statuses(10, ask)
    assert.equal(await queuedTo(["blocked@thu.example"]), MOST_LINKS + 1)
  })

  it("count a phone number once, however it is written", async () => {
    const written = [
      "0912345678",
      "+84912345678",
      "0912 345 678",
      "84912345678",
      "(0912) 345678",
      "0912.345.678",
      "0084912345678",
    ]
    await statuses(2 * written.length, (n) =>
      api.request(`/bookings/guest/${encodeURIComponent(written[n % 7] ?? "")}`, {}, { ip: `198.51.100.${n}` }),
    )
    assert.equal(await queuedTo(written), 7)
  })

  const MOST_LINKS = 6
  const queuedTo = async (recipients: string[]) => {
    const { rows } = await db.execute<{ recipient: string }>(sql`select recipient from outbox`)
    return rows.filter(({ recipient }) => recipients.includes(recipient)).length
  }
})

describe("rate limits of IPv6", () => {
  beforeEach(() => db.execute(sql`truncate outbox`))
  const household = "2001:db8:5:1::7"
  const lookUp = (ip: string) => api.request(`/bookings/guest/${crypto.randomUUID()}@mail.example`, {}, { ip })

  it("give a /48 sixteen times the budget of one network", async () => {
    let accepted = 0
    for (let n = 0; n < 3_000; n++) {
      const { status } = await lookUp(`2001:db8:77:${(n % 60).toString(16)}::1`)
      if (n % 250 === 0) await db.execute(sql`truncate outbox`)
      if (status === 200) accepted++
    }
    assert.equal(accepted, 16 * 61)
    assert.equal((await lookUp("2001:db8:77:ffff::1")).body.code, "PROOF_REQUIRED")
    assert.equal((await lookUp("2001:db8:78::1")).status, 200, "the /48 beside it has its own")
  })

  it("leave one household its own budget", async () => {
    const seen = await statuses(70, () => lookUp(household))
    assert.equal(refused(seen), 70 - 61)
  })

  it("apply to every network rule and not to IPv4", async () => {
    const verify = (ip: string) => api.request("/verify/GHE-222-222-222", {}, { ip })
    const found = (seen: number[]) => seen.filter((status) => status === 404).length
    assert.equal(found(await statuses(600, (n) => verify(`2001:db8:79:${(n % 60).toString(16)}::1`))), 16 * 31)
    assert.equal(found(await statuses(600, (n) => verify(`198.18.77.${n % 60}`))), 600)
  })
})

describe("networkOf", () => {
  const cases: [ip: string, network: string][] = [
    ["203.0.113.7", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::1", "2001:db8:1:2"],
    ["2001:0DB8:0001:0002::ffff", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
    ["::1", "0:0:0:0"],
    ["fe80::1%eth0", "fe80:0:0:0"],
    ["local", "local"],
  ]
  for (const [ip, network] of cases) it(`maps ${ip} to ${network}`, () => assert.equal(subnetOf(ip), network))
})
