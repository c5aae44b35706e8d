import assert from "node:assert/strict"
import { afterEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { createAuthenticator } from "#server/testing/passkey.ts"
import { appCodeOf, STAFF_PASSWORD, setUpApp, ticketFor } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
const admin = await signInStaff(api, "admin", "owner")
afterEach(() => storeSettings({}))

let made = 0
const newStaff = () => signInStaff(api, "staff", `colleague-${++made}`)
const requireFor = (...secondFactorRoles: string[]) =>
  api.put("/settings/group/signIn", { secondFactorRoles }, admin.headers)
const statusOf = async ({ headers }: Pick<Visitor, "headers">) => (await api.get("/auth/profile", headers)).status
const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })

describe("the setting who needs a second factor", () => {
  it("is changed by administrators only, and is not public", async () => {
    const staff = await newStaff()
    const sent = { secondFactorRoles: ["staff"] }
    assert.equal((await api.put("/settings/group/signIn", sent, staff.headers)).status, 403)
    assert.equal((await api.put("/settings", sent, staff.headers)).status, 403)
    assert.equal((await requireFor("customer")).status, 422)
    assert.equal((await requireFor("staff")).status, 200)
    for (const path of ["/settings", "/settings/group/signIn"])
      assert.equal((await api.get(path)).body.data.secondFactorRoles, undefined)
    const edited = await api.get("/settings/group/signIn?view=edit", admin.headers)
    assert.deepEqual(edited.body.data.secondFactorRoles, ["staff"])
  })

  it("ends sessions from before at once, except those with a factor", async () => {
    const [without, withFactor] = [await newStaff(), await newStaff()]
    await setUpApp(api, withFactor)
    const customer = await signUp(api, { email: "guest@thu.example" })
    await requireFor("staff")
    const { status, body } = await api.get("/auth/profile", without.headers)
    assert.deepEqual([status, body.code], [401, "TOKEN_EXPIRED"])
    assert.equal((await api.get("/bookings", without.headers)).status, 401)
    for (const other of [withFactor, customer, admin]) assert.equal(await statusOf(other), 200)
  })

  it("leads whoever has none to set one up before anything else", async () => {
    const { user } = await newStaff()
    await requireFor("staff")
    const refused = await api.post("/auth/login", { email: user.email, password: STAFF_PASSWORD })
    assert.deepEqual([refused.status, refused.body.code], [403, "SECOND_FACTOR_SETUP_REQUIRED"])
    const { ticket } = refused.body
    const { secret } = (await api.post("/auth/second-factor/setup/app", { ticket })).body.data
    const confirm = () => api.post("/auth/second-factor/setup/app/confirm", { ticket, code: appCodeOf(secret) })
    const answers = await Promise.all([confirm(), confirm(), confirm()])
    const done = answers.filter(({ status }) => status === 200)
    assert.equal(done.length, 1, "one of several confirmations")
    const { token, recoveryCodes } = done[0]!.body.data
    assert.equal(recoveryCodes.length, 10)
    assert.equal(await statusOf(bearer(token)), 200)
    const next = await api.post("/auth/second-factor", {
      ticket: await ticketFor(api, user.email),
      code: appCodeOf(secret, 1),
    })
    assert.equal(next.status, 200)
    assert.equal(await statusOf(bearer(next.body.data.token)), 200)
  })

  it("can be met by a passkey", async () => {
    const { user } = await newStaff()
    await requireFor("staff")
    const ticket = await ticketFor(api, user.email)
    const options = (await api.post("/auth/second-factor/setup/passkey-options", { ticket })).body.data
    const passkey = createAuthenticator().create(options)
    const { status, text, body } = await api.post("/auth/second-factor/setup/passkey", { ticket, name: "Key", passkey })
    assert.equal(status, 200, text)
    assert.equal(await statusOf(bearer(body.data.token)), 200)
  })

  it("opens no second set-up once there is a factor", async () => {
    const { user } = await newStaff()
    await requireFor("staff")
    const [mine, theirs] = [await ticketFor(api, user.email), await ticketFor(api, user.email)]
    const { secret } = (await api.post("/auth/second-factor/setup/app", { ticket: mine })).body.data
    const confirmed = { ticket: mine, code: appCodeOf(secret) }
    assert.equal((await api.post("/auth/second-factor/setup/app/confirm", confirmed)).status, 200)
    const options = (await api.post("/auth/second-factor/setup/passkey-options", { ticket: theirs })).body.data
    const passkey = createAuthenticator().create(options)
    const late = await api.post("/auth/second-factor/setup/passkey", { ticket: theirs, name: "Key", passkey })
    assert.deepEqual([late.status, late.body.errors[0].field], [422, "ticket"])
    const { rows } = await db.execute(sql`select 1 from passkeys where user_id = ${user._id}`)
    assert.equal(rows.length, 0)
  })

  it("keeps the last factor from being removed", async () => {
    const staff = await newStaff()
    await setUpApp(api, staff)
    await requireFor("staff")
    const remove = () => api.post("/auth/second-factor/app/remove", { currentPassword: STAFF_PASSWORD }, staff.headers)
    const { status, body } = await remove()
    assert.deepEqual([status, body.code], [409, "LAST_FACTOR"])
    await storeSettings({})
    assert.equal((await remove()).status, 200)
  })
})

describe("resetting somebody's second factor", () => {
  const reset = (userId: string, by = admin, language = "en") =>
    api.post("/auth/second-factor/reset", { userId }, { ...by.headers, "accept-language": language })

  it("removes every factor, ends the sessions, and mails the owner", async () => {
    const staff = await newStaff()
    const { recoveryCodes } = await setUpApp(api, staff)
    await api.sendMails()
    assert.equal((await reset(staff.user._id)).status, 200)
    assert.equal(await statusOf(staff), 401)
    const signedIn = await api.post("/auth/login", { email: staff.user.email, password: STAFF_PASSWORD })
    assert.equal(signedIn.status, 200, signedIn.text)
    const [mail, ...others] = await api.sendMails()
    assert.deepEqual([mail?.headers.to, others.length], [staff.user.email, 0])
    assert.match(mail?.text ?? "", /administrator removed your second step/)
    const { rows } = await db.execute<{ actor: string; after: unknown }>(
      sql`select actor, after from audit_log where subject = ${`user:${staff.user._id}`} order by id desc limit 1`,
    )
    assert.deepEqual(rows[0], { actor: admin.user._id, after: { secondFactor: "reset" } })
    const left = await db.execute(sql`select 1 from recovery_codes where user_id = ${staff.user._id}`)
    assert.equal(left.rows.length, 0, recoveryCodes[0])
  })

  it("mails Vietnamese to those who work in Vietnamese", async () => {
    const staff = await newStaff()
    await setUpApp(api, staff)
    await api.sendMails()
    await reset(staff.user._id, admin, "vi")
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /quản trị viên vừa đặt lại đăng nhập hai bước/)
  })

  it("is for administrators, and for other accounts than their own", async () => {
    const staff = await newStaff()
    assert.equal((await reset(staff.user._id, await newStaff())).status, 403)
    const own = await reset(admin.user._id)
    assert.deepEqual([own.status, own.body.code], [409, "OWN_ACCOUNT"])
    assert.equal((await reset(crypto.randomUUID())).status, 404)
  })

  it("shows administrators who has one", async () => {
    const staff = await newStaff()
    const find = async () => {
      const { data } = (await api.get("/auth/second-factor/accounts", admin.headers)).body
      return data.find(({ userId }: { userId: string }) => userId === staff.user._id)
    }
    assert.deepEqual(await find(), { userId: staff.user._id, app: false, passkeys: 0 })
    await setUpApp(api, staff)
    assert.deepEqual(await find(), { userId: staff.user._id, app: true, passkeys: 0 })
  })
})
