import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { lan, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { STAFF_PASSWORD } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { formatDevice } from "./sessions.ts"

const api = await openEmptySite()

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/18.2 Safari/604.1"

async function signInFrom(ip: string, userAgent: string, email: string, password: string) {
  const headers = { "content-type": "application/json", "user-agent": userAgent }
  const init = { method: "POST", headers, body: JSON.stringify({ email, password }) }
  const { body } = await api.request("/auth/login", init, { ip })
  return { headers: { authorization: `Bearer ${body.data.token}` } }
}
const list = async ({ headers }: Pick<Visitor, "headers">) => (await api.get("/auth/sessions", headers)).body.data
const end = (path: string, { headers }: Pick<Visitor, "headers">) =>
  api.request(`/auth/sessions${path}`, { method: "DELETE", headers })
const statusOf = async ({ headers }: Pick<Visitor, "headers">) => (await api.get("/auth/profile", headers)).status

describe("the list of one's sessions", () => {
  it("names device and shortened network, and which one asks", async () => {
    const first = await signInStaff(api, "staff", "traveller")
    const phone = await signInFrom("203.0.113.77", IPHONE, first.user.email, STAFF_PASSWORD)
    const sessions = await list(phone)
    assert.equal(sessions.length, 2)
    const { browser, system, network, isProven } = sessions.find(({ isThis }: { isThis: boolean }) => isThis)
    assert.deepEqual([browser, system, network, isProven], ["Safari", "iPhone", "203.0.113.0/24", false])
    assert.ok(!JSON.stringify(sessions).includes("203.0.113.77"))
  })

  it("shows nobody else's, and none that are over", async () => {
    const mine = await signUp(api, { email: "mine@thu.example" })
    await signUp(api, { email: "other@thu.example" })
    assert.equal((await list(mine)).length, 1)
    const old = await signInFrom("203.0.113.1", IPHONE, "mine@thu.example", lan.password)
    const { _id } = (await list(old)).find(({ isThis }: { isThis: boolean }) => isThis)
    await db.execute(sql`update sessions set expires_at = now() where id = ${_id}`)
    assert.equal((await list(mine)).length, 1)
  })

  it("says devices in words", () => {
    assert.equal(formatDevice({ browser: "Chrome", system: "Windows" }, "en"), "Chrome on Windows")
    assert.equal(formatDevice({ browser: "Safari", system: "iPhone" }, "vi"), "Safari trên iPhone")
    assert.equal(formatDevice({ browser: null, system: "Android" }, "en"), "Android")
    assert.equal(formatDevice({ browser: null, system: null }, "vi"), "Thiết bị không rõ")
  })
})

describe("ending sessions", () => {
  it("ends one of one's own, and none of others", async () => {
    const mine = await signInStaff(api, "staff", "careful")
    const lost = await signInFrom("198.51.100.1", IPHONE, mine.user.email, STAFF_PASSWORD)
    const other = await signUp(api, { email: "third@thu.example" })
    const lostOne = (await list(mine)).find(({ isThis }: { isThis: boolean }) => !isThis)
    for (const id of [(await list(other))[0]._id, crypto.randomUUID(), "nonsense"])
      assert.equal((await end(`/${id}`, mine)).status, 404)
    assert.equal((await end(`/${lostOne._id}`, mine)).status, 200)
    assert.deepEqual([await statusOf(mine), await statusOf(lost), await statusOf(other)], [200, 401, 200])
    const { rows } = await db.execute<{ after: unknown }>(
      sql`select after from audit_log where actor = ${mine.user._id} order by id desc limit 1`,
    )
    assert.deepEqual(rows[0]?.after, { sessionsEnded: 1 })
  })

  it("ends all others", async () => {
    const mine = await signInStaff(api, "admin", "cautious")
    const others = [
      await signInFrom("198.51.100.2", IPHONE, mine.user.email, STAFF_PASSWORD),
      await signInFrom("198.51.100.3", "curl/8", mine.user.email, STAFF_PASSWORD),
    ]
    const { status, body } = await end("", mine)
    assert.deepEqual([status, body.data], [200, { ended: 2 }])
    assert.equal(await statusOf(mine), 200)
    for (const other of others) assert.equal(await statusOf(other), 401)
  })

  it("keeps device and proof when the password changes", async () => {
    const mine = await signInStaff(api, "staff", "changing")
    const phone = await signInFrom("198.51.100.4", IPHONE, mine.user.email, STAFF_PASSWORD)
    const change = { currentPassword: STAFF_PASSWORD, newPassword: "another long password" }
    const { body } = await api.put("/auth/change-password", change, phone.headers)
    const [left, ...none] = await list({ headers: { authorization: `Bearer ${body.data.token}` } })
    assert.deepEqual([left.system, left.network, none.length], ["iPhone", "198.51.100.0/24", 0])
  })
})
