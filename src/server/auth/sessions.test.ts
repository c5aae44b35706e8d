import assert from "node:assert/strict"
import { afterEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { disableUser, lan, signIn, signInStaff, signUp, type Visitor } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { sweepSessions } from "./sessions.server.ts"

const api = await openEmptySite()
afterEach(() => mock.timers.reset())

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

function setClock(ms: number): void {
  mock.timers.reset()
  mock.timers.enable({ apis: ["Date"], now: Date.now() + ms })
}

const statusOf = async ({ headers }: Visitor) => (await api.get("/auth/profile", headers)).status

const EXPIRED = {
  en: '{"success":false,"code":"TOKEN_EXPIRED","message":"Session expired. Please login again."}',
  vi: '{"success":false,"code":"TOKEN_EXPIRED","message":"Phiên đăng nhập đã hết hạn. Vui lòng đăng nhập lại."}',
}
const UNAUTHORIZED = {
  en: '{"success":false,"code":"UNAUTHORIZED","message":"Unauthorized access."}',
  vi: '{"success":false,"code":"UNAUTHORIZED","message":"Bạn cần đăng nhập để tiếp tục."}',
}

async function answers({ headers }: Pick<Visitor, "headers">, texts: typeof EXPIRED): Promise<void> {
  for (const language of ["en", "vi"] as const) {
    const { status, text } = await api.get("/auth/profile", { ...headers, "accept-language": language })
    assert.equal(status, 401)
    assert.equal(text, texts[language])
  }
}

describe("sessions", () => {
  it("end after 12 hours for a customer, used or not", async () => {
    const registered = await signUp(api, { email: "short@thu.example" })
    const signedIn = await signIn(api, "short@thu.example", lan.password)
    for (const visitor of [registered, signedIn]) {
      for (const ms of [4 * HOUR_MS, 8 * HOUR_MS, 12 * HOUR_MS - MINUTE_MS]) {
        setClock(ms)
        assert.equal(await statusOf(visitor), 200)
      }
      setClock(12 * HOUR_MS)
      await answers(visitor, EXPIRED)
    }
  })

  it("end after 30 days for a remembered customer", async () => {
    await signUp(api, { email: "long@thu.example" })
    const visitor = await signIn(api, "long@thu.example", lan.password, true)
    setClock(30 * 24 * HOUR_MS - MINUTE_MS)
    assert.equal(await statusOf(visitor), 200)
    setClock(30 * 24 * HOUR_MS)
    await answers(visitor, EXPIRED)
  })

  it("end after 12 hours for staff, remembered or not", async () => {
    const staff = await signInStaff(api, "staff", "worker")
    const remembered = await signIn(api, staff.user.email, "twelve characters", true)
    for (const visitor of [staff, remembered]) {
      for (let hours = 2; hours < 12; hours += 2) {
        setClock(hours * HOUR_MS)
        assert.equal(await statusOf(visitor), 200)
      }
      setClock(12 * HOUR_MS)
      await answers(visitor, EXPIRED)
    }
  })

  it("end after 3 unused hours for staff", async () => {
    const visitor = await signInStaff(api, "admin", "sleeper")
    setClock(2.5 * HOUR_MS)
    assert.equal(await statusOf(visitor), 200)
    setClock(5 * HOUR_MS)
    assert.equal(await statusOf(visitor), 200)
    setClock(8 * HOUR_MS)
    await answers(visitor, EXPIRED)
  })

  it("follow staff rules once a customer becomes staff", async () => {
    await signUp(api, { email: "promoted@thu.example" })
    const visitor = await signIn(api, "promoted@thu.example", lan.password, true)
    await db.execute(sql`update users set role = 'staff' where id = ${visitor.user._id}`)
    for (let hours = 2; hours < 12; hours += 2) {
      setClock(hours * HOUR_MS)
      assert.equal(await statusOf(visitor), 200)
    }
    setClock(12 * HOUR_MS)
    await answers(visitor, EXPIRED)
  })

  it("end at once when the account is disabled", async () => {
    const visitor = await signInStaff(api, "staff", "leaver")
    assert.equal(await statusOf(visitor), 200)
    await disableUser(api, visitor)
    await answers(visitor, UNAUTHORIZED)
    assert.equal((await db.execute(sql`select 1 from sessions where user_id = ${visitor.user._id}`)).rows.length, 0)
  })

  it("are refused for a disabled account, even if the row is left", async () => {
    const visitor = await signUp(api, { email: "left@thu.example" })
    await db.execute(sql`update users set is_disabled = true where id = ${visitor.user._id}`)
    await answers(visitor, UNAUTHORIZED)
  })

  it("are deleted a month after they end", async () => {
    const visitor = await signUp(api, { email: "forgotten@thu.example" })
    const age = (interval: string) =>
      db.execute(
        sql`update sessions set expires_at = now() - ${interval}::interval where user_id = ${visitor.user._id}`,
      )
    await age("29 days")
    await sweepSessions()
    await answers(visitor, EXPIRED)
    await age("31 days")
    await sweepSessions()
    await answers(visitor, UNAUTHORIZED)
  })

  it("do not block public routes after they end", async () => {
    const visitor = await signUp(api, { email: "reader@thu.example" })
    setClock(13 * HOUR_MS)
    for (const path of ["/health", "/settings", "/tours"])
      assert.equal((await api.get(path, visitor.headers)).status, 200)
  })
})
