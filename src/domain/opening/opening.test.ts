import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { findSettings, storeSettings } from "#domain/settings/settings.server.ts"
import { runningConfig, setRunningConfig } from "#server/config/running-config.server.ts"
import { noteBackup } from "#server/database/backup/last-backup.server.ts"
import { db } from "#server/database/database.server.ts"
import { SITE } from "#server/testing/api.ts"
import { createCatalogue, signInStaff } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { holdNewSite } from "./opening.server.ts"

const api = await openEmptySite()
await holdNewSite()
const wasHeld = !(await findSettings()).isOpen
const admin = await signInStaff(api, "admin")
const staff = await signInStaff(api, "staff")
const steps = async (): Promise<Record<string, boolean>> => {
  const { data } = (await api.get("/opening", staff.headers)).body
  return Object.fromEntries(data.steps.map(({ name, isDone }: { name: string; isDone: boolean }) => [name, isDone]))
}
const site = createSite(async (href) => renderedPage(`<meta property="og:title" content="Soon"/>page ${href}`), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})
const visit = (path: string, headers: Record<string, string> = {}) => site.request(path, { headers })
const put = (group: string, changes: object, by = admin) => api.put(`/settings/group/${group}`, changes, by.headers)

it("holds the site of a new company", () => {
  assert.equal(wasHeld, true)
})

describe("the steps of the opening", () => {
  it("tick themselves once they are so, and untick when they no longer are", async () => {
    assert.deepEqual(new Set(Object.values(await steps())), new Set([false]))
    await createCatalogue()
    // The catalogue brings the settings of a company that has begun.
    await storeSettings({ isOpen: false })
    await put("company", { companyName: { en: "Song Xanh Travel", vi: "Sông Xanh Travel" } })
    await put("contact", { phone: "1900 1234", email: "office@songxanh.example", address: { en: "12 Hang Bac" } })
    await put("registration", { legalName: "Sông Xanh", taxCode: "0101234567", licenceNumber: "01-1/2024" })
    await put("bankAccounts", {
      bankAccounts: [{ bin: "970436", accountNumber: "1", holder: "SONG XANH", currency: "VND", usedFor: "all" }],
    })
    await signInStaff(api, "admin", "second")
    await noteBackup(api.dataDir)
    await api.post("/opening/test-mail", {}, admin.headers)
    const [mail] = await api.sendMails()
    assert.match(mail?.text ?? "", /This is a test/)
    const { logo, home, legalTexts, mailSender, ...others } = await steps()
    assert.deepEqual(new Set(Object.values(others)), new Set([true]))
    assert.deepEqual(new Set([logo, home, legalTexts, mailSender]), new Set([false]))
    await put("contact", { phone: "" })
    assert.equal((await steps()).contact, false)
  })

  it("count a mail as sent only by a mail server, not into the folder", async () => {
    setRunningConfig({ ...runningConfig(), smtpUrl: "smtp://mail.example" })
    assert.equal((await steps()).mailSender, true)
  })
})

describe("a site that isn't open yet", () => {
  it("leads visitors of any page to 'soon', and tells search engines to leave it out", async () => {
    for (const [path, to] of [
      ["/", "/soon"],
      ["/tours?search=sapa", "/soon"],
      ["/vi/tour/anything", "/vi/soon"],
      ["/sitemap.xml", "/soon"],
      ["/rss.xml", "/soon"],
    ] as const) {
      const { status, headers } = await visit(path)
      assert.deepEqual([status, headers.get("location")], [302, to], path)
      assert.deepEqual([headers.get("x-robots-tag"), headers.get("cache-control")], ["noindex", "no-store"])
    }
  })

  it("answers only what 'soon', staff and monitors need", async () => {
    for (const path of ["/soon", "/vi/soon", "/api/settings", "/api/health", "/manifest.webmanifest", "/robots.txt"])
      assert.notEqual((await visit(path)).status, 302, path)
    for (const path of ["/api/tours", "/api/search?q=sapa", "/api/blogs", "/api/departures"])
      assert.equal((await visit(path)).status, 503, path)
    const { status } = await site.request("/api/contact", { method: "POST", body: "{}" })
    assert.equal(status, 503)
  })

  it("is shown to staff, by their token or by the cookie of their browser", async () => {
    assert.equal((await visit("/api/tours", staff.headers)).status, 200)
    const { headers } = await api.post("/opening/preview", {}, staff.headers)
    const cookie = headers.get("set-cookie") ?? ""
    assert.match(cookie, /HttpOnly/)
    assert.match(await (await visit("/tours", { cookie: cookie.split(";")[0] ?? "" })).text(), /page \/tours/)
  })

  it("is no longer shown to a colleague who has left", async () => {
    const leaver = await signInStaff(api, "staff", "leaver")
    const { headers } = await api.post("/opening/preview", {}, leaver.headers)
    const [cookie = ""] = (headers.get("set-cookie") ?? "").split(";")
    assert.equal((await visit("/tours", { cookie })).status, 200)
    await db.execute(sql`update users set is_disabled = true where id = ${leaver.user._id}`)
    assert.equal((await visit("/tours", { cookie })).status, 302)
  })

  it("shows no social image but its own", async () => {
    for (const name of ["tour/ha-long", "home", "tours.0123456789ab", "sooner", "soon/tour"])
      assert.equal((await visit(`/media/social/en/${name}.jpg`)).headers.get("location"), "/soon", name)
    for (const name of ["soon", "soon.0123456789ab"])
      assert.equal((await visit(`/media/social/vi/${name}.jpg`)).status, 200, name)
    assert.equal((await visit("/media/social/en/home.jpg", staff.headers)).status, 200)
    assert.equal((await visit("/media/posters/none/16x9-640.webp")).status, 404)
  })

  it("is not shown for a made-up cookie or a customer's token", async () => {
    const made = `${Date.now() + 1000}.${"a".repeat(43)}`
    const wrong = [made, "", "x", `${staff.user._id}.${made}`].map((value) => `sitePreview=${value}`)
    for (const cookie of wrong) assert.equal((await visit("/tours", { cookie })).status, 302, cookie)
    assert.equal((await visit("/api/tours", { authorization: `Bearer ${"a".repeat(43)}` })).status, 503)
    assert.equal((await visit("/api/tours?token=1.a&user=00000000-0000-4000-8000-000000000000")).status, 503)
  })

  it("is opened by an administrator alone, and stays open when the process starts again", async () => {
    assert.equal((await put("opening", { isOpen: true }, staff)).status, 403)
    assert.equal((await put("opening", { isOpen: true })).status, 200)
    assert.equal((await visit("/tours")).status, 200)
    assert.equal((await visit("/api/tours")).status, 200)
    await holdNewSite()
    assert.equal((await findSettings()).isOpen, true)
  })
})
