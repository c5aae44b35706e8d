import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { disableUser, signInStaff, type Visitor } from "#server/testing/fixtures.ts"
import { createAuthenticator } from "#server/testing/passkey.ts"
import { STAFF_PASSWORD, ticketFor } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
beforeEach(resetLimits)
afterEach(() => mock.timers.reset())

type Authenticator = ReturnType<typeof createAuthenticator>

let made = 0
const newStaff = () => signInStaff(api, "staff", `colleague-${++made}`)
const wrongField = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field]
const begin = async ({ headers }: Visitor) =>
  (await api.post("/auth/second-factor/passkeys/options", { currentPassword: STAFF_PASSWORD }, headers)).body.data
const add = ({ headers }: Visitor, passkey: object, name = "Lan's phone") =>
  api.post("/auth/second-factor/passkeys", { name, passkey }, headers)

async function withPasskey() {
  const visitor = await newStaff()
  const authenticator = createAuthenticator()
  const { status, text, body } = await add(visitor, authenticator.create(await begin(visitor)))
  assert.equal(status, 201, text)
  return { visitor, authenticator, email: visitor.user.email, factor: body.data }
}

const optionsFor = async (ticket: string) =>
  (await api.post("/auth/second-factor/passkey-options", { ticket })).body.data
const takeStep = (ticket: string, passkey: object) => api.post("/auth/second-factor", { ticket, passkey })
const challenge = async () => (await api.post("/auth/passkey/options", {})).body.data
const signInBy = (passkey: object) => api.post("/auth/passkey", { passkey })

describe("passkeys", () => {
  it("are set up with the password, a name and recovery codes for the first", async () => {
    const visitor = await newStaff()
    const refused = await api.post("/auth/second-factor/passkeys/options", { currentPassword: "no" }, visitor.headers)
    assert.deepEqual(wrongField(refused), [422, "currentPassword"])
    const options = await begin(visitor)
    assert.deepEqual([options.rp, options.user.name], [{ name: "ghe.example", id: "ghe.example" }, visitor.user.email])
    const passkey = createAuthenticator().create(options)
    assert.deepEqual(wrongField(await add(visitor, passkey, "")), [422, "name"])
    const { data } = (await add(visitor, passkey)).body
    assert.equal(data.recoveryCodes.length, 10)
    assert.deepEqual([data.passkeys[0].name, data.passkeys[0].usedAt], ["Lan's phone", null])
    const second = await add(visitor, createAuthenticator().create(await begin(visitor)), "Key")
    assert.equal(second.body.data.recoveryCodes, null)
    assert.deepEqual(
      second.body.data.passkeys.map(({ name }: { name: string }) => name),
      ["Lan's phone", "Key"],
    )
  })

  it("are the second step of a sign-in, with when they were used last", async () => {
    const { authenticator, email, visitor } = await withPasskey()
    const first = await api.post("/auth/login", { email, password: STAFF_PASSWORD })
    assert.deepEqual(first.body.methods, ["passkey", "recovery-code"])
    const options = await optionsFor(first.body.ticket)
    const { status, text } = await takeStep(first.body.ticket, authenticator.get(options, { isVerified: false }))
    assert.equal(status, 200, text)
    const { data } = (await api.get("/auth/second-factor", visitor.headers)).body
    assert.ok(data.passkeys[0].usedAt)
  })

  it("are the whole sign-in if they have verified their owner", async () => {
    const { authenticator, visitor } = await withPasskey()
    const { status, text, body } = await signInBy(authenticator.get(await challenge()))
    assert.equal(status, 200, text)
    const { token, ...user } = body.data
    assert.deepEqual(user, visitor.user)
    const unverified = authenticator.get(await challenge(), { isVerified: false })
    assert.deepEqual(wrongField(await signInBy(unverified)), [422, "passkey"])
  })

  it("are removed one by one", async () => {
    const { authenticator, visitor, factor } = await withPasskey()
    const other = await newStaff()
    const remove = ({ headers }: Visitor, id: string) =>
      api.post(`/auth/second-factor/passkeys/${id}/remove`, { currentPassword: STAFF_PASSWORD }, headers)
    assert.equal((await remove(other, factor.passkeys[0]._id)).status, 404, "another account's")
    assert.equal((await remove(visitor, "nonsense")).status, 404)
    const { status, body } = await remove(visitor, factor.passkeys[0]._id)
    assert.deepEqual([status, body.data.passkeys, body.data.recoveryCodesLeft], [200, [], 0])
    assert.deepEqual(wrongField(await signInBy(authenticator.get(await challenge()))), [422, "passkey"])
  })

  it("are ten at most", async () => {
    const { visitor } = await withPasskey()
    for (let n = 2; n <= 10; n++)
      assert.equal((await add(visitor, createAuthenticator().create(await begin(visitor)), `Key ${n}`)).status, 201)
    assert.deepEqual(wrongField(await add(visitor, createAuthenticator().create(await begin(visitor)))), [
      422,
      "passkey",
    ])
  })

  it("don't open a disabled account", async () => {
    const { authenticator, visitor } = await withPasskey()
    await disableUser(api, visitor)
    assert.deepEqual(wrongField(await signInBy(authenticator.get(await challenge()))), [422, "passkey"])
  })
})

describe("the challenge of a passkey", () => {
  it("is good once", async () => {
    const { authenticator, email } = await withPasskey()
    const answer = authenticator.get(await challenge())
    assert.equal((await signInBy(answer)).status, 200)
    assert.deepEqual(wrongField(await signInBy(answer)), [422, "passkey"])
    const ticket = await ticketFor(api, email)
    const step = authenticator.get(await optionsFor(ticket))
    const answers = await Promise.all([takeStep(ticket, step), takeStep(ticket, step), takeStep(ticket, step)])
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    const visitor = await newStaff()
    const created = createAuthenticator().create(await begin(visitor))
    assert.equal((await add(visitor, created)).status, 201)
    assert.deepEqual(wrongField(await add(visitor, created)), [422, "passkey"])
  })

  it("belongs to the session, the ticket and the purpose that it was made for", async () => {
    const { authenticator, email, visitor } = await withPasskey()
    const [one, two] = [await ticketFor(api, email), await ticketFor(api, email)]
    assert.deepEqual(wrongField(await takeStep(two, authenticator.get(await optionsFor(one)))), [422, "passkey"])
    assert.deepEqual(wrongField(await takeStep(one, authenticator.get(await challenge()))), [422, "passkey"])
    assert.deepEqual(wrongField(await signInBy(authenticator.get(await optionsFor(one)))), [422, "passkey"])
    const created = createAuthenticator().create(await begin(visitor))
    assert.deepEqual(wrongField(await add(await newStaff(), created)), [422, "passkey"])
    const { body } = await signInBy(authenticator.get(await challenge()))
    const elsewhere = { ...visitor, headers: { authorization: `Bearer ${body.data.token}` } }
    const again = createAuthenticator().create(await begin(visitor))
    assert.deepEqual(wrongField(await add(elsewhere, again)), [422, "passkey"], "another session of the same account")
  })

  it("expires after five minutes", async () => {
    const { authenticator } = await withPasskey()
    const answer = authenticator.get(await challenge())
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 5 * 60_000 + 1 })
    assert.deepEqual(wrongField(await signInBy(answer)), [422, "passkey"])
  })

  it("must be one that the site has made", async () => {
    const { authenticator } = await withPasskey()
    const options = await challenge()
    for (const forged of ["A".repeat(43), "", options.challenge.slice(1)])
      assert.deepEqual(wrongField(await signInBy(authenticator.get(options, { challenge: forged }))), [422, "passkey"])
  })
})

describe("a passkey's answer", () => {
  const refused = async (authenticator: Authenticator, changes: object, title: string) =>
    assert.deepEqual(wrongField(await signInBy(authenticator.get(await challenge(), changes))), [422, "passkey"], title)

  it("must come from this site", async () => {
    const { authenticator, visitor } = await withPasskey()
    await refused(authenticator, { origin: "https://ghe.example.evil.example" }, "another origin")
    await refused(authenticator, { origin: "http://ghe.example" }, "without https")
    await refused(authenticator, { rpId: "evil.example" }, "another domain")
    const elsewhere = createAuthenticator().create(await begin(visitor), { origin: "https://evil.example" })
    assert.deepEqual(wrongField(await add(visitor, elsewhere)), [422, "passkey"])
  })

  it("must be signed by the passkey, whose counter never goes back", async () => {
    const { authenticator } = await withPasskey()
    await refused(createAuthenticator(), {}, "an unknown passkey")
    const { id, rawId } = authenticator.get(await challenge())
    const forged = { ...createAuthenticator().get(await challenge()), id, rawId }
    assert.deepEqual(wrongField(await signInBy(forged)), [422, "passkey"], "signed by another")
    await refused(authenticator, { counter: 1 }, "a copy of the passkey")
  })

  it("of another account is no second step", async () => {
    const [mine, other] = [await withPasskey(), await withPasskey()]
    const ticket = await ticketFor(api, mine.email)
    assert.deepEqual(wrongField(await takeStep(ticket, other.authenticator.get(await optionsFor(ticket)))), [
      422,
      "passkey",
    ])
    const stolen = other.authenticator.create(await begin(mine.visitor))
    assert.deepEqual(wrongField(await add(mine.visitor, stolen)), [422, "passkey"], "registered for two accounts")
  })

  it("is counted by network, and challenges are swept", async () => {
    const seen = new Set<number>()
    for (let n = 0; n < 80; n++) seen.add((await api.post("/auth/passkey/options", {})).status)
    assert.deepEqual([...seen], [200, 429])
    const { rows } = await db.execute<{ n: number }>(
      sql`select count(*)::int as n from one_time_links where purpose = 'passkey-sign-in' and expires_at > now() + interval '6 minutes'`,
    )
    assert.equal(rows[0]?.n, 0)
  })
})
