import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import pg from "pg"
import { db } from "#server/database/database.server.ts"
import { openLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { createAuthenticator } from "#server/testing/passkey.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { appCodeOf, STAFF_PASSWORD, setUpApp, ticketFor, wrongCodeOf } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"

const RACERS = 8
const ROUNDS = 3

const all = <T>(run: (racer: number) => Promise<T>) =>
  Promise.all(Array.from({ length: RACERS }, (_, racer) => run(racer)))
const succeeded = (answers: TestAnswer[]) => answers.filter(({ status }) => status < 300).length

describe("concurrent second steps (PostgreSQL)", onPostgres, async () => {
  const api = await openEmptySite("postgres")
  let made = 0
  const newStaff = () => signInStaff(api, "staff", `racer-${++made}`)

  it("let one of several requests with one code, ticket or recovery code succeed", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newStaff()
      const { email } = visitor.user
      const { secret, recoveryCodes } = await setUpApp(api, visitor)
      const code = appCodeOf(secret, 1)
      const tickets = await all(() => ticketFor(api, email))
      const takeStep = (ticket: string, code: string) => api.post("/auth/second-factor", { ticket, code })
      assert.equal(succeeded(await all((racer) => takeStep(tickets[racer]!, code))), 1, "one code")
      assert.equal(
        succeeded(await all((racer) => takeStep(tickets[racer]!, recoveryCodes[0]!))),
        1,
        "one recovery code",
      )
      const ticket = await ticketFor(api, email)
      assert.equal(succeeded(await all((racer) => takeStep(ticket, recoveryCodes[racer + 1]!))), 1, "one ticket")
      const left = await db.execute(sql`select 1 from recovery_codes where user_id = ${visitor.user._id}`)
      assert.equal(left.rows.length, 8)
    }
  })

  it("give recovery codes once while app and passkey are confirmed at once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newStaff()
      const post = (path: string, body: object) => api.post(`/auth/second-factor${path}`, body, visitor.headers)
      const { secret } = (await post("/app", { currentPassword: STAFF_PASSWORD })).body.data
      const options = (await post("/passkeys/options", { currentPassword: STAFF_PASSWORD })).body.data
      const passkey = createAuthenticator().create(options)
      const answers = await Promise.all([
        post("/app/confirm", { code: appCodeOf(secret) }),
        post("/passkeys", { name: "Key", passkey }),
        post("/app/confirm", { code: appCodeOf(secret) }),
      ])
      assert.equal(succeeded(answers), 2)
      assert.equal(answers.filter(({ body }) => body.data?.recoveryCodes).length, 1)
    }
  })

  it("don't deadlock with a change of the password, a removal and a reset", async () => {
    const admin = await signInStaff(api, "admin", "owner")
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newStaff()
      const { headers, user } = visitor
      const { secret } = await setUpApp(api, visitor)
      const ticket = await ticketFor(api, user.email)
      const answers = await Promise.all([
        api.post("/auth/second-factor", { ticket, code: appCodeOf(secret, 1) }),
        api.post("/auth/second-factor/app/remove", { currentPassword: STAFF_PASSWORD }, headers),
        api.put("/auth/change-password", { currentPassword: STAFF_PASSWORD, newPassword: "another long one" }, headers),
        api.post("/auth/second-factor/reset", { userId: user._id }, admin.headers),
      ])
      assert.ok(
        answers.every(({ status }) => status < 500),
        answers.map(({ text }) => text).join("\n"),
      )
    }
  })

  it("are counted by all processes together", async () => {
    const visitor = await newStaff()
    const { secret } = await setUpApp(api, visitor)
    const wrong = wrongCodeOf(secret)
    const shared = new pg.Pool({ connectionString: api.databaseUrl })
    const startProcess = async () => {
      await openLimits({ shared })
      resetLimits()
    }
    try {
      await startProcess()
      const ticket = await ticketFor(api, visitor.user.email)
      const guess = async () => (await api.post("/auth/second-factor", { ticket, code: wrong })).status
      assert.deepEqual([await guess(), await guess(), await guess()], [422, 422, 422])
      await startProcess()
      assert.deepEqual([await guess(), await guess(), await guess()], [422, 422, 429])
      const once = await all(guess)
      assert.deepEqual(
        once,
        Array.from({ length: RACERS }, () => 429),
      )
    } finally {
      await openLimits({ shared: undefined })
      await shared.end()
    }
  })
})
