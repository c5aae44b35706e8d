import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { confirmEmail, disableUser, lan, mailedToken, signIn, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { inviteUser } from "./staff/users.server.ts"

const ROUNDS = 5
const RACERS = 8

const statusesOf = (answers: TestAnswer[]) => answers.map(({ status }) => status).toSorted()
const all = <T>(run: (racer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)))

describe("concurrent account requests (PostgreSQL)", onPostgres, async () => {
  const api = await openEmptySite("postgres")

  it("lets one of several resets with the same link succeed", async () => {
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

  it("never lets two reset links set different passwords at once", async () => {
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

  it("creates one account when several visitors register with the same address", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `everybody${round}@thu.example`
      const answers = await all((racer) => api.post("/auth/register", { ...lan, email, password: `password ${racer}` }))
      assert.deepEqual(statusesOf(answers), [201, ...Array.from({ length: RACERS - 1 }, () => 409)])
      const { rows } = await db.execute(sql`select count(*)::int as n from users where email = ${email}`)
      assert.deepEqual(rows, [{ n: 1 }])
    }
  })

  it("gives an address to one account when one visitor confirms it and another registers with it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const email = `moving${round}@thu.example`
      const visitor = await signUp(api, { email: `from${round}@thu.example` })
      await api.put(
        "/auth/profile",
        { ...lan, password: undefined, email, currentPassword: lan.password },
        visitor.headers,
      )
      const token = await mailedToken(api, email)
      const [confirmed, registered] = await Promise.all([
        api.post("/auth/verify-email", { token }, visitor.headers),
        api.post("/auth/register", { ...lan, email }),
      ])
      const outcome = [confirmed.status, registered.status].join()
      assert.ok(outcome === "200,409" || outcome === "409,201", outcome)
    }
  })

  it("creates one account when a registration is sent four times with one key", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const person = { ...lan, email: `key${round}@thu.example` }
      const key = { "idempotency-key": `registration-${round}` }
      const answers = await Promise.all([1, 2, 3, 4].map(() => api.post("/auth/register", person, key)))
      const made = answers.filter(({ status }) => status === 201)
      assert.equal(new Set(made.map(({ text }) => text)).size, 1)
      for (const { status, body } of answers) assert.ok(status === 201 || body.code === "IDEMPOTENCY_IN_FLIGHT")
      const { rows } = await db.execute(sql`select count(*)::int as n from users where email = ${person.email}`)
      assert.deepEqual(rows, [{ n: 1 }])
    }
  })

  it("lets one of several password changes succeed and keeps its token valid", async () => {
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

  it("ends sign-ins that race with a password change or a disabled account", async () => {
    const admin = await signInStaff(api, "admin", "disabling")
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
      await Promise.all([others, api.put(`/users/${user._id}`, { isDisabled: true }, admin.headers)])
      assert.equal(await sessionsOf(user._id), 0)
    }
  })

  it("lets one of two administrators who disable or demote each other succeed, even if there is a third", async () => {
    await signInStaff(api, "admin")
    for (const [round, change] of [{ isDisabled: true }, { role: "staff" }, { role: "customer" }].entries()) {
      const [an, binh] = [
        await signInStaff(api, "admin", `an${round}`),
        await signInStaff(api, "admin", `binh${round}`),
      ]
      const answers = await Promise.all([
        api.put(`/users/${binh.user._id}`, change, an.headers),
        api.put(`/users/${an.user._id}`, change, binh.headers),
      ])
      const [first, second = 0] = statusesOf(answers)
      // 401 if the session had ended before the request came in.
      assert.ok(first === 200 && [401, 403].includes(second), `${first} and ${second}`)
      const { rows } = await db.execute(
        sql`select count(*)::int as n from users
          where id in (${an.user._id}, ${binh.user._id}) and role = 'admin' and not is_disabled`,
      )
      assert.deepEqual(rows, [{ n: 1 }])
    }
  })

  it("lets an administrator who was disabled meanwhile create no account", async () => {
    const former = await signInStaff(api, "admin", "former")
    await disableUser(api, former)
    const person = { name: "Phạm Hà", email: "ha@thu.example", role: "admin" as const }
    await assert.rejects(inviteUser(person, former.user, "en"), { code: "FORBIDDEN" })
  })
})

async function sessionsOf(userId: string): Promise<number> {
  const { rows } = await db.execute(sql`select count(*)::int as n from sessions where user_id = ${userId}`)
  return Number(rows[0]?.n)
}
