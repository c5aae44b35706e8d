import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { confirmEmail, lan, mailedToken, signIn, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import type { StaffUser } from "./users.server.ts"

const api = await openEmptySite()
const admin = await signInStaff(api, "admin", "boss")

const list = (search = "") => api.get(`/users${search}`, admin.headers)
const change = (id: string, changes: object, by: Visitor = admin) => api.put(`/users/${id}`, changes, by.headers)
const invite = (changes: object) =>
  api.post("/users", { name: "Phạm Hà", email: "ha@ghe.example", role: "staff", ...changes }, admin.headers)
const profile = async ({ headers }: Visitor) => (await api.get("/auth/profile", headers)).status
const auditEntries = async (id: string) =>
  (
    await db.execute(
      sql`select actor, action, before, after from audit_log where subject = ${`user:${id}`} order by id`,
    )
  ).rows

describe("GET /users", () => {
  it("filters accounts by role, status and search, without any secret", async () => {
    const customer = await signUp(api, { email: "search@thu.example", name: "50%_Sale" })
    const all = await list()
    assert.deepEqual([all.status, all.body.pagination.total], [200, 2])
    const find = async (search: string) => (await list(search)).body.data.map(({ _id }: StaffUser) => _id)
    assert.deepEqual(await find("?role=admin"), [admin.user._id])
    for (const part of ["search@thu", "50%25_s", "0987", "SALE"])
      assert.deepEqual(await find(`?search=${part}`), [customer.user._id], part)
    assert.deepEqual(await find("?search=5__S"), [])
    assert.deepEqual(await find("?disabled=true"), [])
    assert.deepEqual(await find("?colleagues=true"), [admin.user._id])
    assert.deepEqual(await find("?limit=1&page=2"), [admin.user._id])
    const { body, text } = await api.get(`/users/${customer.user._id}`, admin.headers)
    assert.deepEqual([body.data.isDisabled, body.data.role], [false, "customer"])
    assert.ok(!/argon|hash/i.test(text + all.text))
    for (const id of ["x", crypto.randomUUID()])
      assert.equal((await api.get(`/users/${id}`, admin.headers)).status, 404)
  })

  it("finds the numbers of other countries as they are written there", async () => {
    const { user } = await signUp(api, { email: "camille@mail.example", phone: "+33 6 12 34 56 78" })
    for (const typed of ["0612345678", "%2B33612345678", "06 12 34 56 78"]) {
      const { data } = (await list(`?search=${typed}`)).body
      assert.deepEqual([data.length, data[0]?._id], [1, user._id], typed)
    }
  })
})

describe("POST /users", () => {
  it("creates an account that signs in with the given password", async () => {
    const { status, body } = await invite({ password: "twelve characters" })
    assert.equal(status, 201)
    assert.deepEqual([body.data.role, body.data.emailVerified, body.data.phone], ["staff", true, ""])
    const ha = await signIn(api, "ha@ghe.example", "twelve characters")
    assert.equal((await api.get("/consultations", ha.headers)).status, 200)
    assert.equal(await mailedToken(api, "ha@ghe.example"), undefined)
    const auditEntry = {
      actor: admin.user._id,
      action: "create",
      before: null,
      after: { role: "staff", isDisabled: false },
    }
    assert.deepEqual(await auditEntries(body.data._id), [auditEntry])
  })

  it("mails a link to choose a password if none is given", async () => {
    assert.equal((await invite({ email: "Linh@ghe.example", role: "admin" })).status, 201)
    const token = await mailedToken(api, "linh@ghe.example")
    const short = await api.post("/auth/reset-password", { token, password: "elevenchars" })
    assert.equal(short.body.errors[0].field, "password")
    assert.equal((await api.post("/auth/reset-password", { token, password: "chosen by Linh" })).status, 200)
    const linh = await signIn(api, "linh@ghe.example", "chosen by Linh")
    assert.equal((await api.get("/users", linh.headers)).status, 200)
    await change(linh.user._id, { isDisabled: true })
  })

  it("refuses invalid input", async () => {
    const wrong: [object, string][] = [
      [{ password: "elevenchars" }, "password"],
      [{ role: "customer" }, "role"],
      [{ role: undefined }, "role"],
      [{ name: "" }, "name"],
      [{ email: "ha" }, "email"],
      [{ isDisabled: true }, "isDisabled"],
    ]
    for (const [changes, field] of wrong) {
      const { status, body } = await invite({ email: "new@ghe.example", ...changes })
      assert.deepEqual([status, body.errors[0].field], [422, field])
    }
    const taken = await invite({ email: "ha@ghe.example" })
    assert.deepEqual([taken.status, taken.body.code], [409, "EMAIL_TAKEN"])
  })
})

describe("PUT /users/{id}", () => {
  it("disables an account, which ends its tokens, and enables it again", async () => {
    const staff = await signInStaff(api, "staff", "agent")
    const { body } = await change(staff.user._id, { isDisabled: true })
    assert.equal(body.data.isDisabled, true)
    assert.equal(await profile(staff), 401)
    const login = { email: "agent@ghe.example", password: "twelve characters" }
    assert.equal((await api.post("/auth/login", login)).status, 401)
    assert.equal((await change(staff.user._id, { isDisabled: false })).status, 200)
    assert.equal(await profile(staff), 401)
    assert.equal((await api.post("/auth/login", login)).status, 200)
    const states = (await auditEntries(staff.user._id)).map(({ before, after }) => [before, after])
    const of = (isDisabled: boolean) => ({ role: "staff", isDisabled })
    assert.deepEqual(states, [
      [of(false), of(true)],
      [of(true), of(false)],
    ])
  })

  it("changes a role with immediate effect", async () => {
    const staff = await signInStaff(api, "staff", "rising")
    assert.equal((await change(staff.user._id, { role: "admin" })).status, 200)
    assert.equal(await profile(staff), 401)
    const again = await signIn(api, "rising@ghe.example", "twelve characters")
    assert.equal((await api.get("/users", again.headers)).status, 200)
    assert.equal((await change(staff.user._id, { role: "customer" })).status, 200)
    const last = await signIn(api, "rising@ghe.example", "twelve characters")
    assert.equal((await api.get("/consultations", last.headers)).status, 403)
  })

  it("requires a confirmed address and a new password when a customer becomes staff", async () => {
    const visitor = await signUp(api)
    const early = await change(visitor.user._id, { role: "staff" })
    assert.deepEqual([early.status, early.body.code], [409, "EMAIL_UNCONFIRMED"])
    assert.equal((await confirmEmail(api, visitor, lan.email)).status, 200)
    assert.equal((await change(visitor.user._id, { role: "staff" })).status, 200)
    assert.equal(await profile(visitor), 401)
    assert.equal((await api.post("/auth/login", { email: lan.email, password: lan.password })).status, 401)
    const token = await mailedToken(api, lan.email)
    await api.post("/auth/reset-password", { token, password: "a longer password" })
    const staff = await signIn(api, lan.email, "a longer password")
    assert.equal(staff.user.role, "staff")
  })

  it("changes nothing when sent twice, and no other fields", async () => {
    assert.equal((await change(admin.user._id, { role: "admin", isDisabled: false })).status, 200)
    assert.equal(await profile(admin), 200)
    for (const changes of [{ email: "x@y.example" }, { passwordHash: "x" }, { role: "owner" }, { isDisabled: "yes" }])
      assert.equal((await change(admin.user._id, changes)).status, 422)
    assert.equal((await change(crypto.randomUUID(), { role: "staff" })).status, 404)
  })

  it("never removes the last administrator", async () => {
    for (const changes of [{ isDisabled: true }, { role: "staff" }, { role: "customer", isDisabled: true }]) {
      const { status, body } = await change(admin.user._id, changes)
      assert.deepEqual([status, body.code], [409, "LAST_ADMIN"])
    }
    assert.equal(await profile(admin), 200)
  })

  it("lets administrators remove each other's rights, but not their own", async () => {
    const other = await signInStaff(api, "admin", "deputy")
    for (const changes of [{ isDisabled: true }, { role: "staff" }, { role: "customer" }]) {
      const { status, body } = await change(other.user._id, changes, other)
      assert.deepEqual([status, body.code], [409, "OWN_ACCOUNT"])
    }
    assert.equal(await profile(other), 200)
    assert.equal((await change(other.user._id, { role: "staff" })).status, 200)
  })

  it("keeps one of two administrators who disable each other at the same time", async () => {
    const second = await signInStaff(api, "admin", "second")
    const answers = await Promise.all([
      change(second.user._id, { role: "staff" }, admin),
      change(admin.user._id, { isDisabled: true }, second),
    ])
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
    const { rows } = await db.execute(
      sql`select count(*)::int as n from users where role = 'admin' and not is_disabled`,
    )
    assert.deepEqual(rows, [{ n: 1 }])
  })
})

describe("POST /users/{id}/password-link", () => {
  // The race above ends the rights of one of the other administrators.
  const signInOwner = () => signInStaff(api, "admin", "owner")

  it("mails a link to choose a new password, and leaves the old one until then", async () => {
    const admin = await signInOwner()
    const staff = await signInStaff(api, "staff", "forgetful")
    await api.sendMails()
    const { status, text } = await api.post(`/users/${staff.user._id}/password-link`, {}, admin.headers)
    assert.equal(status, 200)
    const token = await mailedToken(api, "forgetful@ghe.example")
    assert.ok(token && !text.includes(token))
    assert.equal(await profile(staff), 200)
    assert.equal((await api.post("/auth/reset-password", { token, password: "a better password" })).status, 200)
    assert.equal(await profile(staff), 401)
    assert.deepEqual(
      (await auditEntries(staff.user._id)).map(({ actor }) => actor),
      [admin.user._id, staff.user._id],
    )
  })

  it("sends none to a disabled account", async () => {
    const admin = await signInOwner()
    const staff = await signInStaff(api, "staff", "gone")
    await change(staff.user._id, { isDisabled: true }, admin)
    const { status, body } = await api.post(`/users/${staff.user._id}/password-link`, {}, admin.headers)
    assert.deepEqual([status, body.code], [409, "ACCOUNT_DISABLED"])
    assert.equal((await api.post("/users/nobody/password-link", {}, admin.headers)).status, 404)
  })
})
