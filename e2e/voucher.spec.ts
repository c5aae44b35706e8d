import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { inDays, reload, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

async function mailWith(words: string, { dataDir }: TestSite): Promise<string> {
  for (;;) {
    const folder = join(dataDir, "outbox")
    const names = readdirSync(folder).filter((name) => name.endsWith(".eml"))
    const found = names.map((name) => readFileSync(join(folder, name), "latin1")).find((mail) => mail.includes(words))
    if (found) return found
    await setTimeout(100)
  }
}

test.use({ siteOptions: {} })

test.describe("the site", () => {
  test("mails the documents of a confirmed booking, and the mailed link opens it in any browser", async ({
    page,
    site,
  }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const tours = (await site.call("GET", "/tours")).data
    const { _id: productId } = tours.find(({ hasDepartures }: { hasDepartures: boolean }) => !hasDepartures)
    const { booking, guestToken } = await site.call("POST", "/bookings", {
      productId,
      productType: "tour",
      travelers: 2,
      travelDate: inDays(30),
      language: "en",
      customerInfo: { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456" },
    })
    await site.call("POST", `/bookings/${booking._id}/confirm`, {}, token)
    const headers = { "x-guest-token": guestToken }
    const voucher = await fetch(`${site.origin}/api/bookings/${booking._id}/voucher.pdf`, { headers })
    assert.ok((await voucher.text()).startsWith("%PDF-"))
    const mail = await mailWith(`voucher-${booking.reference}.pdf`, site)
    assert.match(mail, /Content-Type: text\/calendar; charset=utf-8; method=REQUEST/)
    const link = /\/bookings\/[\w-]+#key=[\w-]{43}/.exec(mail.replace(/=\r\n/g, "").replaceAll("=3D", "="))?.[0] ?? ""
    const key = link.split("key=")[1] ?? ""
    const requests: string[] = []
    page.on("request", (request) => requests.push(JSON.stringify([request.url(), request.headers().referer])))
    await visit(page, link)
    const shown = page.getByTestId("reference")
    await shown.waitFor()
    assert.equal(await shown.textContent(), booking.reference)
    assert.equal(new URL(page.url()).hash, "")
    await reload(page)
    await shown.waitFor()
    assert.deepEqual(
      requests.filter((line) => line.includes(key)),
      [],
    )
    assert.ok(!site.output().includes(key))
  })
})
