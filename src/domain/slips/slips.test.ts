import assert from "node:assert/strict"
import { existsSync, globSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { db } from "#server/database/database.server.ts"
import { SITE } from "#server/testing/api.ts"
import { bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import type { Slip } from "./slip.ts"
import { sweepSlips } from "./slip-pictures.server.ts"

const { api, tours } = await openTestSite("pglite")
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})
const admin = await signInStaff(api, "admin")
const accountant = await signInStaff(api, "accounts")
const operations = await signInStaff(api, "operations")

const PHOTO = await sharp({ create: { width: 400, height: 800, channels: 3, background: "#fff" } })
  .withExif({ IFD0: { Make: "Secret Camera" } })
  .jpeg()
  .toBuffer()

async function confirmed() {
  const customerInfo = withNewAddress(emma)
  const made = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  await api.post(`/bookings/${made.id}/confirm`, {}, admin.headers)
  return { ...made, email: customerInfo.email }
}

function send(id: string, headers: Record<string, string>, content: Buffer = PHOTO) {
  const body = new FormData()
  body.append("image", new File([new Uint8Array(content)], "IMG_1.jpg"))
  return api.request(`/slips/${id}`, { method: "POST", headers, body })
}

const remove = (id: string, slip: Slip, headers: Record<string, string>) =>
  api.request(`/slips/${id}/${slip._id}`, { method: "DELETE", headers })
const check = (id: string, slip: Slip, status: string) =>
  api.put(`/slips/${id}/${slip._id}`, { status }, accountant.headers)
const open = (url: string) => site.request(url)
const keyOf = async ({ _id }: Slip) =>
  String((await db.execute(sql`select key from booking_slips where id = ${_id}`)).rows[0]?.key)
const fileOf = (key: string) => join(api.dataDir, "media/originals/slips", key, "full.webp")
const files = () => globSync("*", { cwd: join(api.dataDir, "media/originals/slips") }).length

describe("the slip of a transfer", () => {
  it("is kept without what the file says of itself, and opens by its sealed address alone", async () => {
    const { id, guest } = await confirmed()
    const { status, body, text } = await send(id, guest)
    assert.equal(status, 201, text)
    const [slip] = body.data.slips
    assert.deepEqual([slip.width, slip.height, slip.status, body.data.room], [400, 800, "new", 2])
    const picture = await open(slip.url)
    assert.deepEqual(
      [picture.status, picture.headers.get("content-type"), picture.headers.get("cache-control")],
      [200, "image/webp", "no-store"],
    )
    assert.equal((await sharp(Buffer.from(await picture.arrayBuffer())).metadata()).exif, undefined)
    const [path] = slip.url.split("?")
    const other = (await send((await confirmed()).id, admin.headers)).body.data.slips[0]
    for (const address of [path, `${path}?token=x`, `${path}?${other.url.split("?")[1]}`])
      assert.equal((await open(address)).status, 404, address)
    const key = await keyOf(slip)
    for (const name of ["16x9-1440.webp", "full-640.webp"])
      assert.equal((await open(`/media/slips/${key}/${name}`)).status, 404)
  })

  it("is seen by its guest and by colleagues who record payments", async () => {
    const { id, guest } = await confirmed()
    await send(id, guest)
    for (const headers of [guest, accountant.headers])
      assert.equal((await api.get(`/slips/${id}`, headers)).body.data.slips.length, 1)
    assert.equal((await api.get(`/slips/${id}`, operations.headers)).status, 403)
    for (const headers of [{}, (await confirmed()).guest]) {
      assert.equal((await api.get(`/slips/${id}`, headers)).status, 404)
      assert.equal((await send(id, headers)).status, 404)
    }
  })

  it("waits to be checked, three at a time", async () => {
    const { id, guest, reference } = await confirmed()
    for (let nth = 0; nth < 3; nth++) assert.equal((await send(id, guest)).status, 201)
    const before = files()
    const fourth = await send(id, guest)
    assert.deepEqual([fourth.status, fourth.body.code, files()], [409, "TOO_MANY_SLIPS", before])
    const { data } = (await api.get("/slips?limit=50", accountant.headers)).body
    const waiting = data.filter(({ booking }: { booking: { _id: string } }) => booking._id === id)
    assert.deepEqual([waiting.length, waiting[0].booking.reference], [3, reference])
    const seen = await check(id, waiting[0], "seen")
    assert.deepEqual([seen.body.data.slips[0].status, seen.body.data.room], ["seen", 1])
    await check(id, waiting[1], "dismissed")
    const { data: left } = (await api.get("/slips?limit=50", accountant.headers)).body
    assert.equal(left.filter(({ booking }: { booking: { _id: string } }) => booking._id === id).length, 1)
    assert.equal((await api.put(`/slips/${id}/${waiting[0]._id}`, { status: "seen" }, guest)).status, 401)
  })

  it("is removed by its guest with its file, until it was checked", async () => {
    const { id, guest } = await confirmed()
    await send(id, guest)
    const [first, second] = (await send(id, guest)).body.data.slips
    const key = await keyOf(first)
    assert.equal((await remove(id, first, guest)).body.data.slips.length, 1)
    assert.equal(existsSync(fileOf(key)), false)
    assert.equal((await open(first.url)).status, 404)
    await check(id, second, "seen")
    const late = await remove(id, second, guest)
    assert.deepEqual([late.status, late.body.code], [409, "SLIP_CHECKED"])
  })

  it("is refused while nothing is to be paid, and if it is no picture", async () => {
    const { id, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const asked = await send(id, guest)
    assert.deepEqual([asked.status, asked.body.code], [409, "NOTHING_TO_PAY"])
    const owing = await confirmed()
    const script = await send(owing.id, owing.guest, Buffer.from("<svg onload=alert(1)>"))
    assert.deepEqual([script.status, script.body.errors[0].field], [422, "image"])
    const { balance, pricing } = (await api.get(`/bookings/${owing.id}`, owing.guest)).body.booking
    const paid = { kind: "payment", amount: Math.round(balance * 100), currency: pricing.currency, method: "cash" }
    await api.post(`/bookings/${owing.id}/payments`, { ...paid, paidOn: inDays(0) }, accountant.headers)
    assert.equal((await send(owing.id, owing.guest)).body.code, "NOTHING_TO_PAY")
  })

  it("is in the person's export, and erased with the booking, file and all", async () => {
    const { id, guest, email } = await confirmed()
    const [slip] = (await send(id, guest)).body.data.slips
    const key = await keyOf(slip)
    const exported = (await api.post("/people/export", { email }, admin.headers)).body.data.slips
    assert.equal((await open(exported[0].url)).status, 200)
    await db.execute(sql`update bookings set travel_date = ${inDays(-1)}::date where id = ${id}`)
    const { status, text } = await api.post("/people/erase", { email }, admin.headers)
    assert.equal(status, 200, text)
    assert.equal((await open(slip.url)).status, 404)
    const hourAgo = new Date(Date.now() - 3_600_000)
    for (const path of ["", "/full.webp"])
      utimesSync(join(api.dataDir, "media/originals/slips", key, path), hourAgo, hourAgo)
    await sweepSlips()
    assert.equal(existsSync(fileOf(key)), false)
  })
})
