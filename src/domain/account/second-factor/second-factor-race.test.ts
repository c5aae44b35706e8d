import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { eq, sql } from "drizzle-orm"
import pg from "pg"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { openLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { besideTransaction, countDeadlocks } from "#server/testing/beside-transaction.ts"
import { signInStaff, type Visitor } from "#server/testing/fixtures.ts"
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

  it("don't deadlock with a change of the password, a removal, a reset and leaving", async () => {
    const admin = await signInStaff(api, "admin", "owner")
    const before = await countDeadlocks(api.databaseUrl)
    for (let round = 0; round < ROUNDS; round++) {
      const visitor = await newStaff()
      const { headers, user } = visitor
      const { secret, recoveryCodes } = await setUpApp(api, visitor)
      const codes = [appCodeOf(secret, 1), ...recoveryCodes.slice(0, 3)]
      const tickets = await Promise.all(codes.map(() => ticketFor(api, user.email)))
      const answers = await Promise.all([
        ...codes.map((code, n) => api.post("/auth/second-factor", { ticket: tickets[n], code })),
        api.post("/auth/second-factor/app/remove", { currentPassword: STAFF_PASSWORD }, headers),
        api.put("/auth/change-password", { currentPassword: STAFF_PASSWORD, newPassword: "another long one" }, headers),
        api.post("/auth/second-factor/reset", { userId: user._id }, admin.headers),
        api.post(`/users/${user._id}/leave`, {}, admin.headers),
      ])
      assert.ok(
        answers.every(({ status }) => status < 500),
        answers.map(({ text }) => text).join("\n"),
      )
    }
    assert.equal((await countDeadlocks(api.databaseUrl)) - before, 0)
  })

  /** Registers a passkey, and returns how to sign in by it alone. */
  async function newPasskey({ headers }: Visitor) {
    const authenticator = createAuthenticator()
    const post = (path: string, body: object) => api.post(`/auth/second-factor/passkeys${path}`, body, headers)
    const options = (await post("/options", { currentPassword: STAFF_PASSWORD })).body.data
    const added = await post("", { name: "Key", passkey: authenticator.create(options) })
    assert.equal(added.status, 201, added.text)
    const challenge = (await api.post("/auth/passkey/options", {})).body.data
    const passkey = authenticator.get(challenge)
    return () => api.post("/auth/passkey", { passkey })
  }
  const endSessions = (userId: string) => ["delete from sessions where user_id = $1", [userId]] as const
  const countSessions = (userId: string) => db.$count(sessions, eq(sessions.userId, userId))

  it("open no session by a passkey alone beside an account that is disabled", async () => {
    const visitor = await newStaff()
    const signInByPasskey = await newPasskey(visitor)
    const { _id } = visitor.user
    const disable = ["update users set is_disabled = true where id = $1", [_id]] as const
    const { status } = await besideTransaction(api.databaseUrl, [disable, endSessions(_id)], signInByPasskey)
    assert.deepEqual([status, await countSessions(_id)], [422, 0])
  })

  it("sign in by a passkey alone with the role or password that was just set, not beside the change", async () => {
    const visitor = await newStaff()
    const signInByPasskey = await newPasskey(visitor)
    const { _id } = visitor.user
    const change = ["update users set role = 'guide', password_hash = 'other' where id = $1", [_id]] as const
    const { status, body } = await besideTransaction(api.databaseUrl, [change, endSessions(_id)], signInByPasskey)
    assert.deepEqual([status, body.data.role], [200, "guide"])
  })

  it("add no factor in a session that is being ended", async () => {
    const visitor = await newStaff()
    const { _id } = visitor.user
    const post = (path: string, body: object) => api.post(`/auth/second-factor${path}`, body, visitor.headers)
    const { secret } = (await post("/app", { currentPassword: STAFF_PASSWORD })).body.data
    const added = await besideTransaction(api.databaseUrl, [endSessions(_id)], () =>
      post("/app/confirm", { code: appCodeOf(secret) }),
    )
    assert.equal(added.status, 401, added.text)
    assert.equal((await api.post("/auth/login", { email: visitor.user.email, password: STAFF_PASSWORD })).status, 200)
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
