import assert from "node:assert/strict"
import { beforeEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { confirmEmail, lan, mailedToken, signUp } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { sweepKnownNetworks } from "./known-networks.server.ts"
import { hashPassword, verifyPassword } from "./passwords.server.ts"

const api = await openEmptySite()
beforeEach(resetLimits)

type Extra = { method?: string; headers?: Record<string, string> }

const from = (ip: string, path: string, body: unknown, { method = "POST", headers = {} }: Extra = {}) =>
  api.request(
    `/auth/${path}`,
    { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) },
    { ip },
  )
const login = (ip: string, email: string, password = "wrong password") => from(ip, "login", { email, password })

async function count(requests: number, send: (n: number) => Promise<TestAnswer>): Promise<Record<number, number>> {
  const seen: Record<number, number> = {}
  for (let n = 0; n < requests; n++) {
    const { status, body, headers } = await send(n)
    seen[status] = (seen[status] ?? 0) + 1
    if (status === 429) {
      assert.match(body.code, /^(TOO_MANY_REQUESTS|PROOF_REQUIRED)$/)
      assert.ok(Number(headers.get("retry-after")) >= 1)
    }
  }
  return seen
}

describe("sign-in limits", () => {
  it("limits sign-ins per network and address, with and without an account", async () => {
    await signUp(api, { email: "target@thu.example" })
    resetLimits()
    for (const email of ["target@thu.example", "nobody@thu.example"]) {
      assert.deepEqual(await count(14, () => login("203.0.113.7", email)), { 401: 4, 429: 10 })
    }
    assert.equal((await login("203.0.113.8", "target@thu.example", lan.password)).status, 200)
  })

  it("limits sign-ins per network, whatever the address", async () => {
    const seen = await count(70, (n) => login("2001:db8:1:2::1", `somebody${n}@thu.example`))
    assert.deepEqual(seen, { 401: 61, 429: 9 })
    assert.equal((await login("2001:db8:1:2:ffff::9", "x@thu.example")).status, 429)
    assert.equal((await login("2001:db8:1:3::1", "x@thu.example")).status, 401)
  })

  it("limits sign-ins per address from everywhere, except from networks the owner has used", async () => {
    const email = "popular@thu.example"
    await signUp(api, { email })
    resetLimits()
    assert.equal((await login("203.0.113.9", email, lan.password)).status, 200)
    assert.deepEqual(await count(50, (n) => login(`198.51.100.${n}`, email)), { 401: 6, 429: 44 })
    assert.deepEqual(await count(2, () => login("198.51.100.200", email, lan.password)), { 429: 2 })
    assert.equal((await login("203.0.113.9", email, lan.password)).status, 200)
  })

  for (const [title, triesOf] of [
    ["who tries all the time", () => 4],
    [
      "who saves attempts for the end of each window",
      (minute: number) => (minute % 15 === 0 ? 1 : minute % 15 === 14 ? 9 : 0),
    ],
  ] as const) {
    it(`allows at most twenty sign-ins per quarter of an hour to an attacker ${title}`, async () => {
      const email = "besieged@thu.example"
      if (title.startsWith("who tries")) await signUp(api, { email })
      scaleLimits(1)
      await login("203.0.113.9", email, lan.password)
      const checkedAt = { strangers: [] as number[], all: [] as number[] }
      const start = Date.now()
      try {
        for (let minute = 0; minute <= 60; minute++) {
          mock.timers.enable({ apis: ["Date"], now: start + minute * 60_000 })
          for (let n = 0; n < triesOf(minute); n++) {
            const spelled = [email, email.toUpperCase(), ` ${email} `][n % 3]!
            for (const ip of [
              `198.51.${minute}.${n}`,
              `2001:db8:${minute}:${n}::1`,
              `::ffff:192.0.${minute}.${n}`,
              "203.0.113.9",
            ]) {
              const agent = { "user-agent": `browser ${minute} ${n}` }
              const { status } = await from(
                ip,
                "login",
                { email: spelled, password: `guess ${minute}` },
                { headers: agent },
              )
              if (status === 429) continue
              assert.equal(status, 401)
              checkedAt.all.push(minute)
              if (ip !== "203.0.113.9") checkedAt.strangers.push(minute)
            }
          }
          mock.timers.reset()
        }
      } finally {
        mock.timers.reset()
      }
      const most = (minutes: number[]) =>
        Math.max(...minutes.map((first) => minutes.filter((minute) => minute >= first && minute < first + 15).length))
      assert.ok(most(checkedAt.strangers) <= 11, String(most(checkedAt.strangers)))
      assert.ok(most(checkedAt.all) <= 20, String(most(checkedAt.all)))
      assert.ok(checkedAt.strangers.length >= 4 * 6, String(checkedAt.strangers.length))
    })
  }

  it("does not count successful sign-ins", async () => {
    const email = "often@thu.example"
    await signUp(api, { email })
    resetLimits()
    assert.deepEqual(await count(30, () => login("203.0.113.9", email, lan.password)), { 200: 30 })
    assert.deepEqual(await count(10, () => login("203.0.113.9", email)), { 401: 4, 429: 6 })
  })

  it("lifts the limit for the network from which the owner resets the password", async () => {
    const email = "locked-out@thu.example"
    await confirmEmail(api, await signUp(api, { email }), email)
    resetLimits()
    await count(50, (n) => login(`198.51.100.${n}`, email))
    assert.deepEqual(await count(2, () => login("192.0.2.2", email, lan.password)), { 429: 2 })
    await from("192.0.2.1", "forgot-password", { email })
    const token = await mailedToken(api, email)
    assert.equal((await from("192.0.2.1", "reset-password", { token, password: "brand new" })).status, 200)
    assert.equal((await login("192.0.2.1", email, "brand new")).status, 200)
  })
})

describe("known networks", () => {
  const email = "traveller@thu.example"
  const known = async () => {
    const { rows } = await db.execute<{ network_hash: string }>(
      sql`select network_hash from known_networks k join users u on u.id = k.user_id where u.email = ${email}`,
    )
    return rows.map((row) => row.network_hash)
  }
  const isKnown = async (ip: string) => {
    resetLimits()
    await count(10, (n) => login(`198.51.100.${n}`, email))
    return (await login(ip, email, lan.password)).status === 200
  }

  it("stores ten networks per account as hashes, for half a year", async () => {
    await signUp(api, { email })
    for (let n = 1; n <= 12; n++) {
      resetLimits()
      assert.equal((await login(`192.0.2.${n}`, email, lan.password)).status, 200)
    }
    assert.equal((await known()).length, 10)
    for (const hash of await known()) assert.match(hash, /^[0-9a-f]{64}$/)
    assert.equal(await isKnown("192.0.2.2"), false)
    assert.equal(await isKnown("192.0.2.3"), true)
    await db.execute(sql`update known_networks set used_at = now() - interval '181 days'`)
    await sweepKnownNetworks()
    assert.equal(await isKnown("192.0.2.3"), false)
  })

  it("forgets all networks on a password change, except the one it came from", async () => {
    resetLimits()
    const thief = await login("192.0.2.66", email, lan.password)
    assert.equal(thief.status, 200)
    const owner = { authorization: `Bearer ${(await login("192.0.2.7", email, lan.password)).body.data.token}` }
    const change = { currentPassword: lan.password, newPassword: "another one" }
    await from("192.0.2.7", "change-password", change, { method: "PUT", headers: owner })
    assert.equal((await known()).length, 1)
    await count(10, (n) => login(`198.51.100.${n}`, email))
    assert.equal((await login("192.0.2.66", email, "another one")).status, 429)
    assert.equal((await login("192.0.2.7", email, "another one")).status, 200)
  })
})

describe("password reset under attack", () => {
  const forgot = (ip: string, email: string) => from(ip, "forgot-password", { email })
  const mailsTo = async (email: string) => (await api.sendMails()).filter(({ headers }) => headers.to === email)

  it("lets the owner reset the password after many registrations with their address", async () => {
    const email = "registered@thu.example"
    await signUp(api, { email })
    resetLimits()
    const register = (n: number) => from(`203.0.113.${n}`, "register", { ...lan, email })
    assert.deepEqual(await count(10, register), { 409: 10 })
    await api.sendMails()
    assert.equal((await forgot("192.0.2.1", email)).status, 200)
    assert.equal((await mailsTo(email)).length, 1)
  })

  it("lets the owner reset the password after constant requests, without filling the mailbox", async () => {
    for (const email of ["registered@thu.example", "unknown@thu.example"]) {
      resetLimits()
      assert.deepEqual(await count(40, (n) => forgot(`198.51.100.${n}`, email)), { 200: 40 })
      assert.equal((await forgot("192.0.2.1", email)).status, 200)
    }
    const mails = await mailsTo("registered@thu.example")
    assert.ok(mails.length <= 6, String(mails.length))
    const token = /token=([\w-]+)/.exec(mails.at(-1)?.text ?? "")?.[1]
    assert.equal((await from("192.0.2.1", "reset-password", { token, password: "brand new" })).status, 200)
    assert.equal((await login("192.0.2.1", "registered@thu.example", "brand new")).status, 200)
  })

  it("does the same work for an address without an account", async () => {
    const { rows } = await db.execute(
      sql`select recipient, count(*)::int as n from outbox where kind = 'reset-password' and recipient in ('registered@thu.example', 'unknown@thu.example') group by 1 order by 1`,
    )
    const [known, unknown] = rows
    assert.equal(Number(known?.n) - 1, unknown?.n, "but for the one of the test before")
  })

  it("mails a new link if the last one is about to expire, however many were requested", async () => {
    const email = "patient@thu.example"
    await signUp(api, { email })
    resetLimits()
    await count(20, (n) => forgot(`198.51.100.${n}`, email))
    await api.sendMails()
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 19 * 60_000 })
    try {
      await forgot("192.0.2.1", email)
      assert.equal((await mailsTo(email)).length, 0)
      mock.timers.setTime(Date.now() + 2 * 60_000)
      await forgot("192.0.2.1", email)
      assert.equal((await mailsTo(email)).length, 1)
    } finally {
      mock.timers.reset()
    }
  })
})

describe("other limits", () => {
  it("limits registrations per network, and how often they reveal existing accounts", async () => {
    await signUp(api, { email: "wanted@thu.example" })
    resetLimits()
    const register = (ip: string, email: string) => from(ip, "register", { ...lan, email })
    assert.deepEqual(await count(30, (n) => register("203.0.113.7", `new${n}@thu.example`)), { 201: 21, 429: 9 })
    assert.deepEqual(await count(30, () => register("203.0.113.8", "wanted@thu.example")), { 409: 21, 429: 9 })
  })

  it("limits mails per account", async () => {
    const { headers } = await signUp(api, { email: "spammer@thu.example" })
    resetLimits()
    const person = { name: lan.name, phone: lan.phone, currentPassword: lan.password }
    const profile = (n: number) => ({ ...person, email: `prey${n}@thu.example` })
    const seen = await count(12, (n) => from("203.0.113.7", "profile", profile(n), { method: "PUT", headers }))
    assert.deepEqual(seen, { 200: 6, 429: 6 })
  })

  it("limits attempts to use a link or to guess the current password", async () => {
    const reset = () => from("203.0.113.7", "reset-password", { token: "made-up", password: "brand new" })
    assert.deepEqual(await count(25, reset), { 422: 21, 429: 4 })
    const { headers } = await signUp(api, { email: "guess@thu.example" })
    const guess = { currentPassword: "a guess", newPassword: "brand new" }
    const seen = await count(12, (n) => from(`203.0.113.${n}`, "change-password", guess, { method: "PUT", headers }))
    assert.deepEqual(seen, { 422: 5, 429: 7 })
    const move = { name: lan.name, phone: lan.phone, email: "elsewhere@thu.example", currentPassword: "a guess" }
    const asked = await count(2, (n) => from(`203.0.113.${n}`, "profile", move, { method: "PUT", headers }))
    assert.deepEqual(asked, { 429: 2 })
  })
})

describe("hashPassword", () => {
  it("runs two at once, queues fifty and refuses the rest", async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("password")))
    const refused = results.filter((result) => result.status === "rejected")
    assert.equal(refused.length, 8)
    for (const { reason } of refused) {
      assert.equal(reason.status, 429)
      assert.ok(reason.retryAfter >= 1)
    }
    assert.match(await hashPassword("password"), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })

  it("takes the same path with and without an account", async () => {
    const account = { passwordHash: await hashPassword("password") }
    assert.equal(await verifyPassword(undefined, "password"), false)
    const waiting = Array.from({ length: 52 }, () => hashPassword("password"))
    for (const owner of [account, undefined]) await assert.rejects(verifyPassword(owner, "password"), { status: 429 })
    await Promise.all(waiting)
    assert.equal(await verifyPassword(account, "password"), true)
  })
})
