import assert from "node:assert/strict"
import { once } from "node:events"
import { connect, type Socket } from "node:net"
import { after, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { db } from "#server/database/database.server.ts"
import { listen } from "#server/http/listen.server.ts"
import { SITE } from "#server/testing/api.ts"
import { begin, bookTour, emma, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
const options = { ...SITE, demo: false, corsOrigins: [], trustedProxies: ["127.0.0.1"] }
const site = createSite(async () => renderedPage("", 404), options)
const { address, drain } = await listen(() => site, { port: 0, host: "127.0.0.1" })
const port = Number(new URL(address).port)
const sockets: Socket[] = []
after(async () => {
  for (const socket of sockets) socket.destroy()
  await drain()
})

const PHOTO = await sharp({ create: { width: 90, height: 60, channels: 3, background: "#0b5d57" } })
  .jpeg()
  .toBuffer()
const BOUNDARY = "slow"
const HEAD = Buffer.from(
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
)
const BODY = Buffer.concat([HEAD, PHOTO, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])

/** Sends the headers and the first bytes of a photo. The answer resolves to its status once there is one. */
async function sendSlowly(path: string, ip: string, headers: Record<string, string> = {}) {
  const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {})
  sockets.push(socket)
  await once(socket, "connect")
  const sent = { host: "ghe.example", "x-forwarded-for": ip, "content-length": String(BODY.length), ...headers }
  const lines = Object.entries(sent).map(([name, value]) => `${name}: ${value}`)
  const type = `content-type: multipart/form-data; boundary=${BOUNDARY}`
  socket.write(`POST /api${path} HTTP/1.1\r\n${[...lines, type].join("\r\n")}\r\n\r\n`)
  socket.write(HEAD)
  const status = once(socket, "data").then(([data]) => Number(/^HTTP\/1\.1 (\d+)/.exec(String(data))?.[1]))
  return { status, finish: () => socket.write(BODY.subarray(HEAD.length)) }
}

let travellers = 0
async function reviewed() {
  const customerInfo = { ...emma, email: `slow${++travellers}@mail.example` }
  const { id, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  await begin(id)
  for (const step of ["confirm", "complete"]) await api.post(`/bookings/${id}/${step}`, {}, staff.headers)
  await db.execute(sql`update bookings set travel_date = ${inDays(-1)}::date where id = ${id}`)
  const words = { rating: 5, text: "The lanterns over the river, and a guide who knew everybody.", name: "Emma J." }
  const written = { ...words, language: "en", consent: true }
  assert.equal((await api.put(`/reviews/own?booking=${id}`, written, guest)).status, 200)
  return { path: `/reviews/own/photos?booking=${id}`, headers: guest }
}

const uploadAsStaff = () => {
  const form = new FormData()
  form.append("image", new File([new Uint8Array(PHOTO)], "a.jpg"))
  return api.request("/upload/image", { method: "POST", headers: staff.headers, body: form })
}

describe("slow uploads of strangers", () => {
  it("are refused at once if nothing entitles them, before their body is read, and uncounted", async () => {
    const ip = "198.51.100.1"
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: { ...emma, email: "other@mail.example" } })
    const made = [`token=${"x".repeat(43)}`, `booking=${id}`, "booking=GHE-2222-2222", "token=", ""]
    for (const claim of [...made, ...made, ...made]) {
      const { status } = await sendSlowly(`/reviews/own/photos?${claim}`, ip)
      assert.ok([404, 422].includes(await status), claim)
    }
    const { path, headers } = await reviewed()
    const { status, finish } = await sendSlowly(path, ip, headers)
    finish()
    assert.equal(await status, 201)
  })

  it("hold one slot for a network and a review, and none of the staff's", async () => {
    const guests = []
    for (let n = 0; n < 7; n++) guests.push(await reviewed())
    const [first, second] = guests
    const slow = [await sendSlowly(first!.path, "198.51.101.1", first!.headers)]
    for (const [ip, guest] of [
      ["198.51.101.1", second],
      ["198.51.102.1", first],
    ] as const) {
      const other = await sendSlowly(guest!.path, ip, guest!.headers)
      assert.equal(await other.status, 429)
    }
    for (const [n, { path, headers }] of guests.slice(1).entries())
      slow.push(await sendSlowly(path, `198.51.103.${n}`, headers))
    assert.equal(await Promise.race(slow.map(({ status }) => status)), 429)
    assert.equal((await uploadAsStaff()).status, 201)
    for (const { finish } of slow) finish()
    const statuses = await Promise.all(slow.map(({ status }) => status))
    assert.deepEqual(statuses.toSorted(), [201, 201, 201, 201, 201, 201, 429])
    const freed = await sendSlowly(second!.path, "198.51.101.1", second!.headers)
    freed.finish()
    assert.equal(await freed.status, 201)
  })
})
