import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { setTimeout } from "node:timers/promises"
import { inDays } from "../src/server/fixtures.ts"
import { NOTHING, openJourneys } from "./journeys.ts"
import { STAFF } from "./site.ts"

const { accompany, site } = openJourneys()

async function call(path: string, init: RequestInit = {}) {
  const response = await fetch(`${site().origin}/api${path}`, {
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
    const folder = join(site().dataDir, "outbox")
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"))
    const found = names.map((name) => readFileSync(join(folder, name), "latin1")).find((mail) => mail.includes(words))
    if (found) return found
    await setTimeout(100)
  }
}

/** Somebody signed in to the desk, and a tour that runs on request. */
async function prepare() {
  const { data } = await post("/auth/login", STAFF)
  const tours = JSON.parse((await call("/tours")).bytes.toString()).data
  const tour = tours.find(({ hasDepartures }: { hasDepartures: boolean }) => !hasDepartures)
  return { staff: { authorization: `Bearer ${data.token}` }, productId: tour._id }
}

describe("the built site", () => {
  it("mails a confirmed booking its papers, and the mail's link opens it in any browser", async () => {
    const { staff, productId } = await prepare()
    const { booking, guestToken } = await post("/bookings", {
      ...{ productId, productType: "tour", travelers: 2, travelDate: inDays(30), language: "en" },
      customerInfo: { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456" },
    })
    await post(`/bookings/${booking._id}/confirm`, {}, staff)
    const voucher = await call(`/bookings/${booking._id}/voucher.pdf`, { headers: { "x-guest-token": guestToken } })
    assert.equal(voucher.bytes.toString("latin1", 0, 5), "%PDF-")
    const mail = await mailWith(`voucher-${booking.reference}.pdf`)
    assert.match(mail, /Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const link = /\/bookings\/[\w-]+#key=[\w-]{43}/.exec(mail.replace(/=\r\n/g, "").replaceAll("=3D", "="))?.[0] ?? ""
    await assertOpens(link, booking.reference)
  })
})

async function assertOpens(link: string, reference: string): Promise<void> {
  const key = link.split("key=")[1] ?? ""
  await accompany({ expected: NOTHING }, async ({ page }) => {
    const requests: string[] = []
    page.on("request", (request) => requests.push(JSON.stringify([request.url(), request.headers().referer])))
    await page.goto(link)
    const shown = page.getByTestId("reference")
    await shown.waitFor()
    assert.equal(await shown.textContent(), reference)
    assert.equal(new URL(page.url()).hash, "")
    await page.reload()
    await shown.waitFor()
    assert.deepEqual(
      requests.filter((line) => line.includes(key)),
      [],
    )
    assert.ok(!site().output().includes(key))
  })
}
