import assert from "node:assert/strict"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import { setTimeout } from "node:timers/promises"
import type { Browser } from "playwright-core"
import { inDays } from "../src/server/fixtures.ts"
import { launchBrowser, openVisit, withoutPictures } from "./browser.ts"
import { type RunningSite, startSite } from "./site.ts"

const STAFF = { STAFF_EMAIL: "desk@ghe.example", STAFF_PASSWORD: "twelve characters" }

let site: RunningSite
let browser: Browser
const dataDir = mkdtempSync(join(tmpdir(), "ghe-voucher-"))

before(async () => {
  site = await startSite({ dataDir, env: STAFF })
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  await site?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(`${site.origin}/api${path}`, {
    ...init,
    headers: { "content-type": "application/json", ...init.headers },
  })
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) }
}
const post = async (path: string, body: unknown, headers: HeadersInit = {}) =>
  JSON.parse((await call(path, { method: "POST", body: JSON.stringify(body), headers })).bytes.toString())

/** The mails in the outbox folder whose text has some words in it. */
async function mailWith(words: string): Promise<string> {
  for (;;) {
    const folder = join(dataDir, "outbox")
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"))
    const found = names.map((name) => readFileSync(join(folder, name), "latin1")).find((mail) => mail.includes(words))
    if (found) return found
    await setTimeout(100)
  }
}

describe("the built site", () => {
  it("mails a confirmed booking its papers, and the mail's link opens it in any browser", {
    timeout: 90_000,
  }, async () => {
    const { data: tours } = await post("/auth/login", {
      email: STAFF.STAFF_EMAIL,
      password: STAFF.STAFF_PASSWORD,
    }).then(async ({ data }) => {
      const staff = { authorization: `Bearer ${data.token}` }
      const list = JSON.parse((await call("/tours")).bytes.toString())
      return {
        data: { staff, tour: list.data.find(({ hasDepartures }: { hasDepartures: boolean }) => !hasDepartures) },
      }
    })
    const { booking, guestToken } = await post("/bookings", {
      productId: tours.tour._id,
      productType: "tour",
      travelers: 2,
      travelDate: inDays(30),
      customerInfo: { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456" },
      language: "en",
    })
    await post(`/bookings/${booking._id}/confirm`, {}, tours.staff)
    const voucher = await call(`/bookings/${booking._id}/voucher.pdf`, { headers: { "x-guest-token": guestToken } })
    assert.equal(voucher.status, 200)
    assert.equal(voucher.bytes.toString("latin1", 0, 5), "%PDF-")
    const mail = await mailWith(`voucher-${booking.reference}.pdf`)
    assert.match(mail, /Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const link = new RegExp(`/bookings/${booking._id}#key=[\\w-]{43}`).exec(
      mail.replace(/=\r\n/g, "").replaceAll("=3D", "="),
    )?.[0]
    assert.ok(link)
    const { page, problems, close } = await openVisit(browser, site.origin)
    const requested: string[] = []
    page.on("request", (request) => requested.push(`${request.url()} ${request.headers().referer ?? ""}`))
    await withoutPictures(page)
    await page.goto(link)
    await page.getByTestId("reference").getByText(booking.reference).waitFor()
    assert.equal(new URL(page.url()).hash, "")
    const key = link.split("key=")[1] ?? ""
    assert.deepEqual(
      requested.filter((line) => line.includes(key)),
      [],
    )
    assert.ok(!site.output().includes(key))
    await page.reload()
    await page.getByTestId("reference").getByText(booking.reference).waitFor()
    assert.deepEqual(problems, [])
    await close()
  })
})
