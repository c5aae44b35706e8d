import assert from "node:assert/strict"
import { afterEach, beforeEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { appCodeOf, STAFF_PASSWORD, setUpApp, ticketFor, wrongCodeOf } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
beforeEach(resetLimits)
afterEach(() => mock.timers.reset())

let made = 0
const newStaff = (role: "staff" | "admin" = "staff") => signInStaff(api, role, `colleague-${++made}`)

const takeStep = (ticket: string, code: string): Promise<TestAnswer> =>
  api.post("/auth/second-factor", { ticket, code })
const wrongField = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field]
const statusOf = async ({ headers }: Pick<Visitor, "headers">) => (await api.get("/auth/profile", headers)).status

async function withApp() {
  const visitor = await newStaff()
  return { visitor, email: visitor.user.email, ...(await setUpApp(api, visitor)) }
}

/** Moves the clock so many steps of 30 seconds on. */
function goOn(steps: number): void {
  const now = Date.now() + steps * 30_000
  mock.timers.reset()
  mock.timers.enable({ apis: ["Date"], now })
}

describe("signing in with an authenticator app", () => {
  it("needs a code after the password, and answers as without a factor then", async () => {
    const { email, secret, visitor } = await withApp()
    const first = await api.post("/auth/login", { email, password: STAFF_PASSWORD })
    assert.deepEqual([first.status, first.body.code], [403, "SECOND_FACTOR_REQUIRED"])
    assert.deepEqual(first.body.methods, ["app", "recovery-code"])
    assert.equal(first.body.token, undefined)
    const second = await takeStep(first.body.ticket, appCodeOf(secret, 1))
    assert.equal(second.status, 200, second.text)
    const { token, ...user } = second.body.data
    assert.deepEqual(user, visitor.user)
    assert.equal(await statusOf({ headers: { authorization: `Bearer ${token}` } }), 200)
  })

  it("says nothing of the factor after a wrong password", async () => {
    const { email } = await withApp()
    const { status, body } = await api.post("/auth/login", { email, password: "something else" })
    assert.deepEqual([status, body.code], [401, "INVALID_CREDENTIALS"])
  })

  it("takes codes with a blank in between, and one step of drift", async () => {
    const { email, secret } = await withApp()
    goOn(4)
    for (const steps of [-2, 2])
      assert.deepEqual(wrongField(await takeStep(await ticketFor(api, email), appCodeOf(secret, steps))), [422, "code"])
    const late = appCodeOf(secret, -1)
    assert.equal((await takeStep(await ticketFor(api, email), `${late.slice(0, 3)} ${late.slice(3)}`)).status, 200)
  })

  it("accepts each code once, and none older than the last", async () => {
    const { email, secret } = await withApp()
    goOn(4)
    const used = appCodeOf(secret)
    assert.equal((await takeStep(await ticketFor(api, email), used)).status, 200)
    for (const code of [used, appCodeOf(secret, -1)])
      assert.deepEqual(wrongField(await takeStep(await ticketFor(api, email), code)), [422, "code"])
    assert.equal((await takeStep(await ticketFor(api, email), appCodeOf(secret, 1))).status, 200)
  })

  it("opens one session when one code is sent twenty times at once", async () => {
    const { email, secret } = await withApp()
    const tickets = await Promise.all(Array.from({ length: 3 }, () => ticketFor(api, email)))
    const code = appCodeOf(secret, 1)
    const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => takeStep(tickets[n % 3]!, code)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  it("opens one session with a ticket, which a wrong code leaves open", async () => {
    const { email, secret, recoveryCodes } = await withApp()
    const ticket = await ticketFor(api, email)
    assert.deepEqual(wrongField(await takeStep(ticket, wrongCodeOf(secret))), [422, "code"])
    assert.equal((await takeStep(ticket, appCodeOf(secret, 1))).status, 200)
    assert.deepEqual(wrongField(await takeStep(ticket, recoveryCodes[0]!)), [422, "ticket"])
    const left = await db.execute(
      sql`select 1 from recovery_codes r join users u on u.id = user_id where email = ${email}`,
    )
    assert.equal(left.rows.length, 10, "the code that came with a used ticket is not used up")
  })

  it("refuses the ticket of another account, one that was changed, and an old one", async () => {
    const [mine, other] = [await withApp(), await withApp()]
    const ticket = await ticketFor(api, mine.email)
    assert.deepEqual(wrongField(await takeStep(ticket, appCodeOf(other.secret, 1))), [422, "code"])
    const forOther = ticket.replace(mine.visitor.user._id, other.visitor.user._id)
    assert.deepEqual(wrongField(await takeStep(forOther, appCodeOf(other.secret, 1))), [422, "ticket"])
    for (const nonsense of ["nonsense", `${ticket}x`, "....."])
      assert.deepEqual(wrongField(await takeStep(nonsense, "123456")), [422, "ticket"])
    goOn(21)
    assert.deepEqual(wrongField(await takeStep(ticket, appCodeOf(mine.secret))), [422, "ticket"])
  })

  it("refuses a ticket once the password has changed, and one for the set-up", async () => {
    const { email, secret, visitor } = await withApp()
    const ticket = await ticketFor(api, email)
    const change = { currentPassword: STAFF_PASSWORD, newPassword: "another long password" }
    assert.equal((await api.put("/auth/change-password", change, visitor.headers)).status, 200)
    assert.deepEqual(wrongField(await takeStep(ticket, appCodeOf(secret, 1))), [422, "ticket"])
    const setup = await api.post("/auth/second-factor/setup/app", {
      ticket: await ticketFor(api, email, change.newPassword),
    })
    assert.deepEqual(wrongField(setup), [422, "ticket"])
  })

  it("checks five wrong codes of twenty that come at once, then says how long to wait", async () => {
    const { email, secret } = await withApp()
    const ticket = await ticketFor(api, email)
    const wrong = wrongCodeOf(secret)
    const answers = await Promise.all(Array.from({ length: 20 }, () => takeStep(ticket, wrong)))
    assert.equal(answers.filter(({ status }) => status === 422).length, 5)
    const waiting = answers.filter(({ status }) => status === 429)
    assert.equal(waiting.length, 15)
    assert.ok(Number(waiting[0]?.headers.get("retry-after")) > 60)
    assert.match(waiting[0]?.body.message, /try again in \d+ minutes/)
    assert.equal((await takeStep(ticket, appCodeOf(secret, 1))).status, 429, "even the right one waits")
  })

  it("counts wrong codes together, whatever the ticket and the network", async () => {
    const { email, secret } = await withApp()
    const wrong = wrongCodeOf(secret)
    const seen: number[] = []
    for (let n = 0; n < 8; n++) {
      const init = { method: "POST", headers: { "content-type": "application/json" } }
      const body = JSON.stringify({ ticket: await ticketFor(api, email), code: n % 2 ? wrong : "AAAA-AAAA-AAAA-AAAA" })
      seen.push((await api.request("/auth/second-factor", { ...init, body }, { ip: `203.0.113.${n}` })).status)
    }
    assert.deepEqual(seen, [422, 422, 422, 422, 422, 429, 429, 429])
  })

  it("doesn't count right codes", async () => {
    const { email, recoveryCodes } = await withApp()
    for (const code of recoveryCodes.slice(0, 8))
      assert.equal((await takeStep(await ticketFor(api, email), code)).status, 200)
  })
})

describe("recovery codes", () => {
  it("work once each, however they are typed, and the owner is mailed", async () => {
    const { email, recoveryCodes } = await withApp()
    assert.equal(recoveryCodes.length, 10)
    await api.sendMails()
    const [first = "", second = ""] = recoveryCodes
    assert.match(first, /^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    assert.equal((await takeStep(await ticketFor(api, email), first)).status, 200)
    assert.deepEqual(wrongField(await takeStep(await ticketFor(api, email), first)), [422, "code"])
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /recovery codes/)
    assert.ok(!mail?.text.includes(first))
    const typed = second.toLowerCase().replaceAll("-", " ").replaceAll("o", "0").replaceAll("i", "1")
    assert.equal((await takeStep(await ticketFor(api, email), typed)).status, 200)
  })

  it("are used by one of several requests", async () => {
    const { email, recoveryCodes } = await withApp()
    const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketFor(api, email)))
    const answers = await Promise.all(tickets.map((ticket) => takeStep(ticket, recoveryCodes[0]!)))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  it("are replaced with the password, and not shown again", async () => {
    const { email, recoveryCodes, visitor } = await withApp()
    const renew = (currentPassword?: string) =>
      api.post("/auth/second-factor/recovery-codes", { currentPassword }, visitor.headers)
    assert.deepEqual(wrongField(await renew()), [422, "currentPassword"])
    assert.deepEqual(wrongField(await renew("wrong")), [422, "currentPassword"])
    const { body } = await renew(STAFF_PASSWORD)
    assert.equal(body.data.recoveryCodes.length, 10)
    assert.deepEqual(wrongField(await takeStep(await ticketFor(api, email), recoveryCodes[0]!)), [422, "code"])
    assert.equal((await takeStep(await ticketFor(api, email), body.data.recoveryCodes[0])).status, 200)
    const { data } = (await api.get("/auth/second-factor", visitor.headers)).body
    assert.deepEqual([data.recoveryCodesLeft, data.recoveryCodes, data.app.secret], [9, undefined, undefined])
  })
})

describe("setting up an authenticator app", () => {
  it("needs the password, and a code of the new secret", async () => {
    const visitor = await newStaff()
    const begin = (currentPassword: string) => api.post("/auth/second-factor/app", { currentPassword }, visitor.headers)
    assert.deepEqual(wrongField(await begin("wrong password")), [422, "currentPassword"])
    const { data } = (await begin(STAFF_PASSWORD)).body
    assert.match(data.uri, /^otpauth:\/\/totp\/ghe\.example:colleague-\d+%40ghe\.example\?issuer=ghe\.example&secret=/)
    assert.match(data.qrCode, /^data:image\/png;base64,/)
    const confirm = (code: string) => api.post("/auth/second-factor/app/confirm", { code }, visitor.headers)
    assert.deepEqual(wrongField(await confirm(wrongCodeOf(data.secret))), [422, "code"])
    assert.equal((await api.get("/auth/second-factor", visitor.headers)).body.data.app, null)
    assert.equal((await api.post("/auth/login", { email: visitor.user.email, password: STAFF_PASSWORD })).status, 200)
    assert.equal((await confirm(appCodeOf(data.secret))).status, 200)
    assert.deepEqual(wrongField(await confirm(appCodeOf(data.secret, 1))), [422, "code"])
  })

  it("ends when the password is changed, or after a quarter of an hour", async () => {
    const visitor = await newStaff()
    const begin = async (headers: Record<string, string>, currentPassword: string) =>
      (await api.post("/auth/second-factor/app", { currentPassword }, headers)).body.data.secret
    const planted = await begin(visitor.headers, STAFF_PASSWORD)
    const newPassword = "a password of her own"
    const changed = await api.put(
      "/auth/change-password",
      { currentPassword: STAFF_PASSWORD, newPassword },
      visitor.headers,
    )
    const headers = { authorization: `Bearer ${changed.body.data.token}` }
    const confirm = (secret: string) =>
      api.post("/auth/second-factor/app/confirm", { code: appCodeOf(secret) }, headers)
    assert.deepEqual(wrongField(await confirm(planted)), [422, "code"])
    const slow = await begin(headers, newPassword)
    goOn(30)
    assert.deepEqual(wrongField(await confirm(slow)), [422, "code"])
    assert.equal((await confirm(await begin(headers, newPassword))).status, 200)
  })

  it("gives recovery codes to one of several confirmations", async () => {
    const visitor = await newStaff()
    const { body } = await api.post("/auth/second-factor/app", { currentPassword: STAFF_PASSWORD }, visitor.headers)
    const code = appCodeOf(body.data.secret)
    const confirm = () => api.post("/auth/second-factor/app/confirm", { code }, visitor.headers)
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [200, 422, 422])
  })

  it("keeps the session that did it, and ends those without a factor", async () => {
    const visitor = await newStaff()
    const { headers } = visitor
    const elsewhere = await api.post("/auth/login", { email: visitor.user.email, password: STAFF_PASSWORD })
    await setUpApp(api, visitor)
    assert.equal(await statusOf({ headers }), 200)
    assert.equal(await statusOf({ headers: { authorization: `Bearer ${elsewhere.body.data.token}` } }), 401)
  })

  it("replaces an app once the new one is confirmed, without new recovery codes", async () => {
    const { email, secret, visitor } = await withApp()
    const { body } = await api.post("/auth/second-factor/app", { currentPassword: STAFF_PASSWORD }, visitor.headers)
    assert.equal((await takeStep(await ticketFor(api, email), appCodeOf(secret, 1))).status, 200, "the old one works")
    const code = appCodeOf(body.data.secret)
    const confirmed = await api.post("/auth/second-factor/app/confirm", { code }, visitor.headers)
    assert.equal(confirmed.body.data.recoveryCodes, null)
    goOn(4)
    assert.deepEqual(wrongField(await takeStep(await ticketFor(api, email), appCodeOf(secret))), [422, "code"])
    assert.equal((await takeStep(await ticketFor(api, email), appCodeOf(body.data.secret))).status, 200)
  })

  it("stores no secret and no code as it is, and writes none into the audit log", async () => {
    const { secret, recoveryCodes, visitor } = await withApp()
    const tables = await db.execute<{ name: string }>(
      sql`select tablename as name from pg_tables where schemaname = 'public'`,
    )
    for (const { name } of tables.rows) {
      const { rows } = await db.execute<{ row: string }>(
        sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t`,
      )
      for (const { row } of rows)
        for (const word of [secret, recoveryCodes[0]!, recoveryCodes[0]!.replaceAll("-", "")])
          assert.ok(!row.includes(word), name)
    }
    const { rows } = await db.execute<{ after: unknown }>(
      sql`select after from audit_log where subject = ${`user:${visitor.user._id}`} order by id`,
    )
    assert.deepEqual(rows, [{ after: { secondFactor: "app-added" } }])
  })

  it("is undone with the password, with the recovery codes of the last factor, and recorded", async () => {
    const { email, visitor } = await withApp()
    const remove = (currentPassword: string) =>
      api.post("/auth/second-factor/app/remove", { currentPassword }, visitor.headers)
    assert.deepEqual(wrongField(await remove("wrong password")), [422, "currentPassword"])
    const { status, body } = await remove(STAFF_PASSWORD)
    assert.deepEqual([status, body.data.app, body.data.recoveryCodesLeft], [200, null, 0])
    assert.equal((await api.post("/auth/login", { email, password: STAFF_PASSWORD })).status, 200)
    assert.equal((await remove(STAFF_PASSWORD)).status, 404)
    const mails = await api.sendMails()
    const own = mails.filter(({ headers }) => headers.to === email).map(({ text }) => text)
    assert.equal(own.length, 2)
    assert.match(own[1] ?? "", /authenticator app was removed/)
  })

  it("is open to customers, too, who stay signed in for 30 days", async () => {
    const email = "careful@thu.example"
    const customer = await signUp(api, { email })
    const { secret } = await setUpApp(api, customer, "lụa đỏ")
    const { body } = await api.post("/auth/login", { email, password: "lụa đỏ", remember: true })
    const { data } = (await takeStep(body.ticket, appCodeOf(secret, 1))).body
    mock.timers.enable({ apis: ["Date"], now: Date.now() + 29 * 86_400_000 })
    assert.equal(await statusOf({ headers: { authorization: `Bearer ${data.token}` } }), 200)
  })
})
