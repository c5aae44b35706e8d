import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { mailedToken, signIn, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { STAFF_PASSWORD, setUpApp } from "#server/testing/second-factor.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { readStaffCommand } from "./command.server.ts"

const api = await openEmptySite()
const admin = await signInStaff(api, "admin", "boss")

/** As `npm run staff -- …` does. */
const run = async (line: string) => readStaffCommand(line.split(" "))({ siteUrl: "https://songxanh.vn", port: 3000 })
const lastWrite = async () =>
  (await db.execute(sql`select actor, action, subject from audit_log order by id desc limit 1`)).rows[0]

describe("npm run staff", () => {
  it("invites a colleague, who chooses a password by the mailed link", async () => {
    const said = await run("invite Ha@songxanh.vn --role sales")
    assert.match(said, /^ha@songxanh\.vn is invited as sales \(Sales\)/)
    assert.equal((await lastWrite())?.actor, "system")
    const token = await mailedToken(api, "ha@songxanh.vn")
    assert.equal((await api.post("/auth/reset-password", { token, password: "a river of green" })).status, 200)
    const { user } = await signIn(api, "ha@songxanh.vn", "a river of green")
    assert.deepEqual([user.role, user.name], ["sales", "Ha"])
  })

  it("lists everybody who works here, with their roles", async () => {
    await signUp(api, { email: "guest@thu.example" })
    const lines = (await run("list")).split("\n")
    assert.ok(lines.some((line) => /^boss@ghe\.example +admin \(Administrator\) +boss$/.test(line)))
    await signInStaff(api, "staff", "chi")
    assert.match(await run("list"), /^chi@ghe\.example +staff \(Manager\) +chi$/m)
    assert.ok(lines.every((line) => !line.includes("guest@thu.example")))
  })

  it("names the roles as they are typed and as the back office shows them", async () => {
    await assert.rejects(async () => run(""), /staff \(Manager\), sales \(Sales\)/)
  })

  it("says what it has ended, in the singular or the plural, and nothing of what wasn't there", async () => {
    const planner = await signInStaff(api, "operations", "planner")
    for (let devices = 0; devices < 2; devices++) await signIn(api, planner.user.email, STAFF_PASSWORD)
    const ended = (await run("disable planner@ghe.example")).split("\n").slice(1)
    assert.deepEqual(ended, ["3 devices signed out"])
    const again = (await run("disable planner@ghe.example")).split("\n").slice(1)
    assert.deepEqual(again, ["Nothing was open and nothing was waiting."])
  })

  it("disables an account and ends its sessions, but not the last administrator's", async () => {
    const guide = await signInStaff(api, "guide", "minh")
    assert.match(await run("disable minh@ghe.example"), /can't sign in any more\.\n1 device signed out$/)
    assert.equal((await api.get("/auth/profile", guide.headers)).status, 401)
    assert.match(await run("list"), /minh@ghe\.example .*\(disabled\)/)
    await assert.rejects(run("disable boss@ghe.example"), /the last administrator/)
  })

  it("resets an account: the old password and the sessions end, and the printed link works once", async () => {
    const sunday = await signInStaff(api, "sales", "sunday")
    const said = await run("reset sunday@ghe.example")
    const link = new URL(said.split("\n").at(-1) ?? "")
    assert.deepEqual([link.origin, link.pathname], ["https://songxanh.vn", "/vi/reset-password"])
    assert.equal((await api.get("/auth/profile", sunday.headers)).status, 401)
    const old = { email: "sunday@ghe.example", password: STAFF_PASSWORD }
    assert.equal((await api.post("/auth/login", old)).status, 401)
    const choice = { token: link.searchParams.get("token"), password: "open on Sundays" }
    assert.equal((await api.post("/auth/reset-password", choice)).status, 200)
    assert.equal((await api.post("/auth/reset-password", choice)).status, 422)
    assert.equal((await signIn(api, old.email, choice.password)).user.role, "sales")
  })

  it("resets the second factors of the only administrator, records it and mails the owner", async () => {
    await setUpApp(api, admin)
    await api.sendMails()
    const said = await run("reset boss@ghe.example")
    assert.match(said, /authenticator app, passkeys and recovery codes no longer work/)
    assert.equal((await api.get("/auth/profile", admin.headers)).status, 401)
    const [mail, ...others] = await api.sendMails()
    assert.deepEqual([mail?.headers.to, others.length], ["boss@ghe.example", 0])
    assert.match(mail?.text ?? "", /mọi khóa truy cập và mã dự phòng đã bị xóa/)
    const { rows } = await db.execute(
      sql`select actor, after from audit_log where subject = ${`user:${admin.user._id}`} and actor = 'system' order by id`,
    )
    assert.deepEqual(
      rows.map(({ after }) => after),
      [{ secondFactor: "reset" }, { reset: "command line" }],
    )
    const token = new URL(said.split("\n").at(-1) ?? "").searchParams.get("token")
    assert.equal((await api.post("/auth/reset-password", { token, password: "a way back in" })).status, 200)
    const { token: session } = await signIn(api, "boss@ghe.example", "a way back in")
    const headers = { authorization: `Bearer ${session}` }
    assert.equal((await api.get("/auth/profile", headers)).body.data.role, "admin")
  })

  it("says what is wrong", async () => {
    for (const line of ["", "sack boss@ghe.example", "reset", "list boss@ghe.example", "invite a@b.vn --rolle sales"])
      await assert.rejects(async () => run(line), /npm run staff -- reset EMAIL/, line)
    await assert.rejects(run("invite nobody@songxanh.vn --role boss"), /Choose one of the roles/)
    await assert.rejects(run("invite nobody --role sales"), /valid email/)
    await assert.rejects(run("invite boss@ghe.example --role sales"), /already has an account/)
    await assert.rejects(run("reset guest@thu.example"), /Nobody who works here has the address/)
    await assert.rejects(run("reset minh@ghe.example"), /disabled/)
  })
})
