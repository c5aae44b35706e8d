import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { confirmEmail, lan, mailedToken, signUp } from "#server/fixtures.ts"
import { limitAnew, type TestAnswer } from "#server/test-api.ts"
import { openEmptyShop } from "#server/test-shop.ts"
import { hashPassword } from "./passwords.server.ts"

const api = await openEmptyShop()
beforeEach(limitAnew)

type Extra = { method?: string; headers?: Record<string, string> }

const from = (ip: string, path: string, body: unknown, { method = "POST", headers = {} }: Extra = {}) =>
  api.request(
    `/auth/${path}`,
    { method, headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(body) },
    { ip },
  )
const login = (ip: string, email: string, password = "wrong password") => from(ip, "login", { email, password })

/** Sends many requests and counts the answers by status. */
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

describe("tries to sign in", () => {
  it("are few for one network and address, whether or not there is an account", async () => {
    await signUp(api, { email: "target@thu.example" })
    limitAnew()
    for (const email of ["target@thu.example", "nobody@thu.example"]) {
      assert.deepEqual(await count(14, () => login("203.0.113.7", email)), { 401: 9, 429: 5 })
    }
    assert.equal((await login("203.0.113.8", "target@thu.example", lan.password)).status, 200)
  })

  it("are few for a network, whatever the address", async () => {
    const seen = await count(70, (n) => login("2001:db8:1:2::1", `somebody${n}@thu.example`))
    assert.deepEqual(seen, { 401: 61, 429: 9 })
    assert.equal((await login("2001:db8:1:2:ffff::9", "x@thu.example")).status, 429)
    assert.equal((await login("2001:db8:1:3::1", "x@thu.example")).status, 401)
  })

  it("are few for an address, wherever they come from, and keep its owner out of no place they are known in", async () => {
    const email = "popular@thu.example"
    await confirmEmail(api, await signUp(api, { email }), email)
    limitAnew()
    assert.equal((await login("203.0.113.9", email, lan.password)).status, 200)
    const seen = await count(50, (n) => login(`198.51.100.${n}`, email))
    assert.deepEqual(seen, { 401: 40, 429: 10 })
    assert.ok((await count(2, () => login("198.51.100.200", email, lan.password)))[429])
    assert.equal((await login("203.0.113.9", email, lan.password)).status, 200)
  })

  it("are free again for whoever resets the password from where they are", async () => {
    const email = "besieged@thu.example"
    await confirmEmail(api, await signUp(api, { email }), email)
    limitAnew()
    await count(50, (n) => login(`198.51.100.${n}`, email))
    assert.ok((await count(2, () => login("192.0.2.2", email, lan.password)))[429])
    await from("192.0.2.1", "forgot-password", { email })
    const token = await mailedToken(api, email)
    assert.equal((await from("192.0.2.1", "reset-password", { token, password: "brand new" })).status, 200)
    assert.equal((await login("192.0.2.1", email, "brand new")).status, 200)
  })
})

describe("other doors", () => {
  it("take so many registrations from a network, and for an address", async () => {
    const register = (ip: string, email: string) => from(ip, "register", { ...lan, email })
    const byNetwork = await count(30, (n) => register("203.0.113.7", `new${n}@thu.example`))
    assert.deepEqual(byNetwork, { 201: 21, 429: 9 })
    const byAddress = await count(10, (n) => register(`203.0.113.${n + 10}`, "wanted@thu.example"))
    assert.deepEqual(byAddress, { 201: 6, 429: 4 })
  })

  it("mail so many links to an address, whether or not it has an account", async () => {
    await signUp(api, { email: "known@thu.example" })
    limitAnew()
    for (const email of ["known@thu.example", "unknown@thu.example"]) {
      const seen = await count(10, (n) => from(`203.0.113.${n + 30}`, "forgot-password", { email }))
      assert.deepEqual(seen, { 200: 6, 429: 4 })
    }
  })

  it("let one account mail so many people", async () => {
    const { headers } = await signUp(api, { email: "spammer@thu.example" })
    limitAnew()
    const profile = (n: number) => ({ name: lan.name, phone: lan.phone, email: `prey${n}@thu.example` })
    const seen = await count(12, (n) => from("203.0.113.7", "profile", profile(n), { method: "PUT", headers }))
    assert.deepEqual(seen, { 200: 9, 429: 3 })
  })

  it("take so many tries of a link, and of the current password", async () => {
    const reset = () => from("203.0.113.7", "reset-password", { token: "made-up", password: "brand new" })
    assert.deepEqual(await count(25, reset), { 422: 21, 429: 4 })
    const { headers } = await signUp(api, { email: "guess@thu.example" })
    const guess = { currentPassword: "a guess", newPassword: "brand new" }
    const seen = await count(12, (n) => from(`203.0.113.${n}`, "change-password", guess, { method: "PUT", headers }))
    assert.deepEqual(seen, { 422: 9, 429: 3 })
  })
})

describe("hashing", () => {
  it("is done for two at once while fifty wait; who comes then is to come back later", async () => {
    const results = await Promise.allSettled(Array.from({ length: 60 }, () => hashPassword("password")))
    const refused = results.filter((result) => result.status === "rejected")
    assert.equal(refused.length, 8)
    for (const { reason } of refused) {
      assert.equal(reason.status, 429)
      assert.ok(reason.retryAfter >= 1)
    }
    assert.match(await hashPassword("password"), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  })
})
