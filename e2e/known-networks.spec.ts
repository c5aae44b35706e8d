import assert from "node:assert/strict"
import { test } from "@playwright/test"
import { postgresMissingReason, startPostgres, type ThrowawayPostgres } from "../src/server/testing/postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

const owner = { name: "Nguyễn Thị Lan", email: "lan@thu.example", phone: "0987 654 321", password: "lụa đỏ" }
const HOME = "198.51.100.7"

test.describe("two processes on one database", () => {
  const missing = postgresMissingReason()
  test.skip(missing !== undefined, missing)
  let postgres: ThrowawayPostgres
  let first: RunningSite
  let second: RunningSite

  const start = () =>
    startSite({ databaseUrl: postgres.url, env: { DEMO: "0", TRUSTED_PROXIES: "127.0.0.1", LOG_LEVEL: "error" } })

  test.beforeAll(async () => {
    postgres = await startPostgres()
    first = await start()
    second = await start()
  })
  test.afterAll(async () => {
    await first?.stop()
    await second?.stop()
    await postgres.stop()
  })

  async function post({ origin }: RunningSite, path: string, network: string, body: object): Promise<number> {
    const answer = await fetch(`${origin.replace("localhost", "127.0.0.1")}/api/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": network },
      body: JSON.stringify(body),
    })
    await answer.arrayBuffer()
    return answer.status
  }
  const signIn = (site: RunningSite, network: string, password = owner.password) =>
    post(site, "login", network, { email: owner.email, password })

  test("share the networks an owner has signed in from, also after a restart", async () => {
    assert.equal(await post(first, "register", HOME, owner), 201)
    const seen: number[] = []
    for (let n = 0; n < 80; n++) seen.push(await signIn(n % 2 ? first : second, `203.0.113.${n}`, "a guess"))
    assert.equal(seen.filter((status) => status === 401).length, 6)
    assert.equal(seen.filter((status) => status === 429).length, 74)
    assert.equal(await signIn(first, "203.0.113.200"), 429, "the right password from elsewhere")
    for (const site of [first, second]) assert.equal(await signIn(site, HOME), 200)
    await first.stop()
    first = await start()
    assert.equal(await signIn(first, "203.0.113.201"), 429)
    assert.equal(await signIn(first, HOME), 200)
  })
})
