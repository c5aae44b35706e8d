import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database.server.ts"
import { confirmEmail, lan, mailedToken, signIn, signUp, type Visitor } from "#server/fixtures.ts"
import { openTestApi, type TestAnswer, type TestApi } from "#server/test-api.ts"
import { whyNoPostgres } from "#server/throwaway-postgres.ts"
import { disableUser } from "./account.server.ts"

const ROUNDS = 5
const RACERS = 8

const statusesOf = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted()
const all = <T>(run: (racer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)))

describe("races of accounts on Postgres", {
  skip: process.env.GHE_TEST_POSTGRES ? false : (whyNoPostgres() ?? false),
}, () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi("postgres")
  })
  after(() => api.close())

  it("let one of several resets with one link succeed", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `reset${round}@thu.example`
      const visitor = await signUp(api, { email })
      if (round % 2) await confirmEmail(api, visitor, email)
      await api.sendMails()
      await api.post("/auth/forgot-password", { email })
      const token = await mailedToken(api, email)
      const answers = await all((racer) => api.post("/auth/reset-password", { token, password: `password ${racer}` }))
      assert.deepEqual(statusesOf(answers), [200, ...Array.from({ length: RACERS - 1 }, () => 422)])
      const winner = answers.findIndex(({ status }) => status === 200)
      assert.equal((await signIn(api, email, `password ${winner}`)).user.emailVerified, true)
    }
  })

  it("let one of two resets with two links succeed, or one after the other", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `links${round}@thu.example`
      await signUp(api, { email })
      await api.sendMails()
      const tokens: unknown[] = []
      for (let link = 0; link < 2; link++) {
        await api.post("/auth/forgot-password", { email })
        tokens.push(await mailedToken(api, email))
      }
      const answers = await Promise.all(
        tokens.map((token) => api.post("/auth/reset-password", { token, password: "brand new" })),
      )
      assert.deepEqual(statusesOf(answers), [200, 422])
    }
  })

  it("give one address to one account, whoever registers and confirms it at once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `everybody${round}@thu.example`
      const visitors = await all((racer) => signUp(api, { email, password: `password ${racer}` }))
      const tokens = new Map(
        (await api.sendMails()).map(({ text }, index) => [index, /token=([\w-]+)/.exec(text)?.[1]] as const),
      )
      const answers = await Promise.all(visitors.map((visitor) => confirmWithAny(visitor, [...tokens.values()])))
      for (const { status } of answers) assert.ok(status === 200 || status === 401, String(status))
      const { rows } = await db.execute(sql`select count(*)::int as n from users where email = ${email}`)
      assert.deepEqual(rows, [{ n: 1 }])
    }
  })

  /** The links carry no name: each account finds the one that is its own. */
  async function confirmWithAny({ headers }: Visitor, tokens: unknown[]): Promise<TestAnswer> {
    let answer: TestAnswer | undefined
    for (const token of tokens) {
      answer = await api.post("/auth/verify-email", { token }, headers)
      if (answer.status !== 422) return answer
    }
    return answer!
  }

  it("make one account of one registration sent four times with a key", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = { ...lan, email: `key${round}@thu.example` }
      const key = { "idempotency-key": `registration-${round}` }
      const answers = await Promise.all([1, 2, 3, 4].map(() => api.post("/auth/register", person, key)))
      const made = answers.filter(({ status }) => status === 201)
      assert.equal(new Set(made.map(({ text }) => text)).size, 1)
      for (const { status, body } of answers) assert.ok(status === 201 || body.code === "IDEMPOTENCY_IN_FLIGHT")
      const { rows } = await db.execute(sql`select count(*)::int as n from users where claimed_email = ${person.email}`)
      assert.deepEqual(rows, [{ n: 1 }])
    }
  })

  it("let one of several password changes succeed, and leave its token alone", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `change${round}@thu.example`
      const { headers, user } = await signUp(api, { email })
      const answers = await all((racer) =>
        api.put("/auth/change-password", { currentPassword: lan.password, newPassword: `password ${racer}` }, headers),
      )
      const winner = answers.findIndex(({ status }) => status === 200)
      for (const [racer, { status }] of answers.entries()) assert.equal(status === 200, racer === winner)
      assert.equal(await sessionsOf(user._id), 1)
      const authorization = `Bearer ${answers[winner]?.body.data.token}`
      assert.equal((await api.get("/auth/profile", { authorization })).status, 200)
      assert.equal((await api.post("/auth/login", { email, password: `password ${winner}` })).status, 200)
    }
  })

  it("let no sign-in with the old password outlive its change, nor one of a disabled account", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `old${round}@thu.example`
      const { headers, user } = await signUp(api, { email })
      const change = { currentPassword: lan.password, newPassword: "brand new" }
      const signIns = all(() => api.post("/auth/login", { email, password: lan.password }))
      const changed = await api.put("/auth/change-password", change, headers)
      await signIns
      assert.equal(changed.status, 200)
      assert.equal(await sessionsOf(user._id), 1)
      const others = all(() => api.post("/auth/login", { email, password: "brand new" }))
      await Promise.all([others, disableUser(user._id)])
      assert.equal(await sessionsOf(user._id), 0)
    }
  })
})

async function sessionsOf(userId: string): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as n from sessions where user_id = ${userId}`)
  return Number(rows[0]?.n)
}
