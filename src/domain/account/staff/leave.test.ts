import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { createDeparture, emma, inDays, signIn, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { createAuthenticator } from "#server/testing/passkey.ts"
import { STAFF_PASSWORD, setUpApp } from "#server/testing/second-factor.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const admin = await signInStaff(api, "admin", "boss")
const heir = await signInStaff(api, "sales", "heir")

const leave = (who: Visitor, body: object = {}) => api.post(`/users/${who.user._id}/leave`, body, admin.headers)
const preview = (who: Visitor) => api.get(`/users/${who.user._id}/leaving`, admin.headers)

let made = 0
/** A colleague of sales with an enquiry that is open and one that is answered. */
async function colleagueWithEnquiries(): Promise<{ colleague: Visitor; open: string; answered: string }> {
  const colleague = await signInStaff(api, "sales", `leaver-${++made}`)
  const take = async (status: string) => {
    await api.post("/contact", { ...emma, subject: `Bags ${made} ${status}`, message: "Where do they go?" })
    const { _id } = (await api.get("/enquiries?limit=1", admin.headers)).body.data[0]
    const { status: code, text } = await api.put(
      `/contact/${_id}`,
      { owner: colleague.user._id, status },
      colleague.headers,
    )
    assert.equal(code, 200, text)
    return _id as string
  }
  return { colleague, answered: await take("closed"), open: await take("contacted") }
}
const ownerOf = async (id: string) => (await api.get(`/contact/${id}`, admin.headers)).body.data.owner

describe("POST /users/{id}/leave", () => {
  it("ends the sessions and hands the open enquiries over", async () => {
    const { colleague, open, answered } = await colleagueWithEnquiries()
    assert.deepEqual((await preview(colleague)).body.data, {
      sessions: 1,
      secondFactors: 0,
      guideLinks: 0,
      departures: 0,
      enquiries: 1,
    })
    const { status, body } = await leave(colleague, { handOverTo: heir.user._id })
    assert.equal(status, 200)
    assert.deepEqual([body.data.user.isDisabled, body.data.ended.enquiries], [true, 1])
    assert.equal((await api.get("/auth/profile", colleague.headers)).status, 401)
    assert.equal(await ownerOf(open), heir.user._id)
    assert.equal(await ownerOf(answered), colleague.user._id)
    assert.deepEqual((await preview(colleague)).body.data, {
      sessions: 0,
      secondFactors: 0,
      guideLinks: 0,
      departures: 0,
      enquiries: 0,
    })
    const { rows } = await db.execute(
      sql`select subject, actor, after ->> 'owner' as owner from audit_log order by id desc limit 2`,
    )
    assert.deepEqual(rows, [
      { subject: `user:${colleague.user._id}`, actor: admin.user._id, owner: null },
      { subject: `message:${open}`, actor: admin.user._id, owner: heir.user._id },
    ])
  })

  it("leaves the enquiries to anybody if nobody is chosen", async () => {
    const { colleague, open } = await colleagueWithEnquiries()
    assert.equal((await leave(colleague)).status, 200)
    assert.equal(await ownerOf(open), null)
  })

  it("ends the links that the colleague made, and takes the account off coming departures", async () => {
    const colleague = await signInStaff(api, "operations", "planner")
    const guideId = colleague.user._id
    const coming = await createDeparture(tours.haLongCruise, { date: inDays(3), capacity: 8, guideId })
    const over = await createDeparture(tours.haLongCruise, { date: inDays(-9), capacity: 8, guideId })
    const { token } = (await api.post(`/departures/${coming}/guide-links`, {}, colleague.headers)).body.data
    const others = (await api.post(`/departures/${coming}/guide-links`, {}, admin.headers)).body.data.token
    const file = (await api.post("/exports/links", { path: "/exports/day/sheet" }, colleague.headers)).body.data.url
    const { body } = await leave(colleague)
    assert.deepEqual(body.data.ended, { sessions: 1, secondFactors: 0, guideLinks: 1, departures: 1, enquiries: 0 })
    assert.equal((await api.get("/manifest", { "x-manifest-token": token })).status, 404)
    assert.equal((await api.get("/manifest", { "x-manifest-token": others })).status, 200)
    assert.equal((await api.get(file.replace(/^.*\/api/, ""))).status, 401)
    const guideOf = async (id: string) => (await api.get(`/departures/${id}`, admin.headers)).body.data.guideId
    assert.deepEqual([await guideOf(coming), await guideOf(over)], [null, guideId])
  })

  it("refuses an heir who doesn't answer enquiries, has left, or leaves", async () => {
    const { colleague, open } = await colleagueWithEnquiries()
    const accountant = await signInStaff(api, "accounts", "accountant")
    const gone = await signInStaff(api, "sales", "long-gone")
    await leave(gone)
    for (const { user } of [accountant, gone, colleague]) {
      const { status, body } = await leave(colleague, { handOverTo: user._id })
      assert.deepEqual([status, body.errors[0].field], [422, "handOverTo"], user.name)
    }
    assert.equal(await ownerOf(open), colleague.user._id)
    assert.equal((await api.get("/auth/profile", colleague.headers)).status, 200)
  })

  it("refuses customers, one's own account and the last administrator", async () => {
    const customer = await signUp(api)
    assert.deepEqual((await leave(customer)).body.code, "NOT_STAFF")
    assert.deepEqual((await preview(customer)).body.code, "NOT_STAFF")
    assert.deepEqual((await leave(admin)).body.code, "LAST_ADMIN")
    await signInStaff(api, "admin", "second")
    assert.deepEqual((await leave(admin)).body.code, "OWN_ACCOUNT")
    assert.equal((await api.get("/auth/profile", admin.headers)).status, 200)
  })

  it("removes the app, the passkeys and the recovery codes, which open nothing when the account is switched on again", async () => {
    const colleague = await signInStaff(api, "content", "two-steps")
    const { recoveryCodes } = await setUpApp(api, colleague)
    const authenticator = createAuthenticator()
    const begin = { currentPassword: STAFF_PASSWORD }
    const options = (await api.post("/auth/second-factor/passkeys/options", begin, colleague.headers)).body.data
    const passkey = { name: "Key", passkey: authenticator.create(options) }
    assert.equal((await api.post("/auth/second-factor/passkeys", passkey, colleague.headers)).status, 201)
    assert.equal((await preview(colleague)).body.data.secondFactors, 2)
    assert.equal((await leave(colleague)).body.data.ended.secondFactors, 2)
    assert.equal((await api.put(`/users/${colleague.user._id}`, { isDisabled: false }, admin.headers)).status, 200)
    const challenge = (await api.post("/auth/passkey/options", {})).body.data
    assert.equal((await api.post("/auth/passkey", { passkey: authenticator.get(challenge) })).status, 422)
    await signIn(api, colleague.user.email, STAFF_PASSWORD)
    const left = await db.execute(sql`select 1 from recovery_codes where user_id = ${colleague.user._id}`)
    assert.equal(left.rows.length, 0, recoveryCodes[0])
  })

  it("lets a colleague come back with the same password", async () => {
    const colleague = await signInStaff(api, "content", "returning")
    await leave(colleague)
    assert.equal((await api.put(`/users/${colleague.user._id}`, { isDisabled: false }, admin.headers)).status, 200)
    const again = await signIn(api, colleague.user.email, "twelve characters")
    assert.equal(again.user.role, "content")
  })
})
