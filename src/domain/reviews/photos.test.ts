import assert from "node:assert/strict"
import { existsSync, globSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { db } from "#server/database/database.server.ts"
import { SITE } from "#server/testing/api.ts"
import { begin, bookTour, emma, inDays, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { sweepPhotos } from "./form/photos.server.ts"

const { api, tours } = await openTestSite("pglite")
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})
const staff = await signInStaff(api, "staff")
const admin = await signInStaff(api, "admin")

const PHOTO = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#0b5d57" } })
  .withExif({ IFD0: { Make: "Secret Camera" } })
  .jpeg()
  .toBuffer()

const words = {
  rating: 5,
  text: "The lanterns over the river, and a guide who knew everybody by name.",
  name: "Emma J.",
  language: "en",
  consent: true,
}

let travellers = 0
async function travelled() {
  const email = `photographer${++travellers}@mail.example`
  const { id, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: { ...emma, email } })
  await begin(id)
  for (const step of ["confirm", "complete"]) await api.post(`/bookings/${id}/${step}`, {}, staff.headers)
  await db.execute(sql`update bookings set travel_date = ${inDays(-1)}::date where id = ${id}`)
  return { id, email, headers: guest }
}

type Traveller = Awaited<ReturnType<typeof travelled>>

async function reviewed(): Promise<Traveller> {
  const traveller = await travelled()
  assert.equal((await api.put(`/reviews/own?booking=${traveller.id}`, words, traveller.headers)).status, 200)
  return traveller
}

function send({ id, headers }: { id: string; headers: Record<string, string> }, content: Buffer = PHOTO) {
  const body = new FormData()
  body.append("image", new File([new Uint8Array(content)], "IMG_1.jpg"))
  return api.request(`/reviews/own/photos?booking=${id}`, { method: "POST", headers, body })
}

const keyOf = ({ url }: { url: string }) => url.split("/")[3]?.split(".")[0] ?? ""
const storedOf = (photo: { url: string }) => ({ ...photo, url: `/media/guests/${keyOf(photo)}/16x9-1440.webp` })
const open = (url: string, headers: Record<string, string> = {}) => site.request(url, { headers })
const fileOf = (key: string) => join(api.dataDir, "media/originals/guests", key, "full.webp")
const files = () => globSync("*", { cwd: join(api.dataDir, "media/originals/guests") }).length
const reviewOf = async ({ id }: Traveller) => {
  const { data } = (await api.get("/reviews/moderation?limit=50", staff.headers)).body
  return data.find(({ booking }: { booking: string }) => booking === id)
}
const published = async () => (await api.get(`/reviews?tour=${tours.hoiAnLanterns}`)).body.data

describe("photos of a review", () => {
  it("are kept without what the file says of itself, and shown once staff publish the review", async () => {
    const traveller = await reviewed()
    const { status, body } = await send(traveller)
    assert.equal(status, 201)
    const [photo] = body.data.review.photos
    assert.match(photo.url, /^\/media\/guests\/[a-z0-9]{26}\.\d+\.[\w-]{43}\/16x9-1440\.webp$/)
    assert.deepEqual([photo.width, photo.height, photo.alt.en], [900, 600, "Photo by Emma J., Lanterns of Hoi An"])
    const kept = await sharp(fileOf(keyOf(photo))).metadata()
    assert.deepEqual([kept.format, kept.exif], ["webp", undefined])
    assert.deepEqual(await published(), [])
    const { _id, version } = await reviewOf(traveller)
    await api.put(`/reviews/moderation/${_id}`, { status: "published", version }, staff.headers)
    assert.deepEqual(
      (await published()).map((review: { photos: object[] }) => review.photos),
      [[storedOf(photo)]],
    )
    const late = await send(traveller)
    assert.deepEqual([late.status, late.body.code], [409, "REVIEW_DECIDED"])
  })

  it("are two at most, and can be removed by their guest, with their file", async () => {
    const traveller = await reviewed()
    await send(traveller)
    const { body } = await send(traveller)
    const before = files()
    const third = await send(traveller)
    assert.deepEqual([third.status, third.body.code, files()], [409, "TOO_MANY_PHOTOS", before])
    const [first, second] = body.data.review.photos
    const path = `/reviews/own/photos/${keyOf(first)}?booking=${traveller.id}`
    const removed = await api.request(path, { method: "DELETE", headers: traveller.headers })
    assert.deepEqual(removed.body.data.review.photos, [second])
    assert.equal(existsSync(fileOf(keyOf(first))), false)
    assert.equal((await api.request(path, { method: "DELETE", headers: traveller.headers })).status, 404)
  })

  it("are refused from others, without a review, and if they are no pictures", async () => {
    const traveller = await reviewed()
    const stranger = await signUp(api)
    const before = files()
    assert.equal((await send({ id: traveller.id, headers: stranger.headers })).status, 404)
    assert.equal((await send({ id: traveller.id, headers: staff.headers })).status, 404)
    assert.equal((await send({ id: traveller.id, headers: {} })).status, 404)
    assert.equal((await send(await travelled())).status, 404)
    const script = await send(traveller, Buffer.from("<svg onload=alert(1)>"))
    assert.deepEqual([script.status, script.body.errors[0].field], [422, "image"])
    assert.equal(files(), before)
  })

  it("can be taken off by staff, which the audit log records", async () => {
    const traveller = await reviewed()
    await send(traveller)
    const { body } = await send(traveller)
    const [first, second] = body.data.review.photos
    const { _id, version } = await reviewOf(traveller)
    const change = { photos: [second.url], version }
    const answer = await api.put(`/reviews/moderation/${_id}`, change, staff.headers)
    assert.deepEqual([answer.body.data.photos, answer.body.data.status], [[second], "pending"])
    const { rows } = await db.execute<{ before: { photos: { url: string }[] } }>(
      sql`select before from audit_log where subject = ${`review:${_id}`} order by id desc limit 1`,
    )
    assert.deepEqual(
      rows[0]?.before.photos.map(({ url }) => url),
      [storedOf(first).url, storedOf(second).url],
    )
    await sweepLater()
    assert.deepEqual(
      [first, second].map((photo) => existsSync(fileOf(keyOf(photo)))),
      [false, true],
    )
  })

  it("open only for their guest and staff until the review is published, and no more once it is hidden", async () => {
    const traveller = await reviewed()
    const [photo] = (await send(traveller)).body.data.review.photos
    const plain = storedOf(photo).url
    const { _id, version, photos } = await reviewOf(traveller)
    assert.deepEqual(photos, [photo])
    for (const headers of [{}, traveller.headers, staff.headers]) assert.equal((await open(plain, headers)).status, 404)
    const seen = await open(photo.url)
    assert.deepEqual([seen.status, seen.headers.get("cache-control")], [200, "private, max-age=3600"])
    const [until = "", seal = ""] = photo.url.split("/")[3].split(".").slice(1)
    const later = photo.url.replace(until, String(Number(until) + 1))
    const forged = photo.url.replace(seal, "A".repeat(43))
    const short = photo.url.replace(`.${seal}`, "")
    for (const url of [later, forged, short, photo.url.replace(keyOf(photo), "0".repeat(26))])
      assert.equal((await open(url)).status, 404, url)

    await api.put(`/reviews/moderation/${_id}`, { status: "published", version }, staff.headers)
    const shown = await open(plain)
    assert.deepEqual([shown.status, shown.headers.get("cache-control")], [200, "public, max-age=3600"])
    const [onPage] = (await published()).flatMap((review: { photos: object[] }) => review.photos).slice(-1)
    assert.ok(onPage)
    const taken = { photos: [], version: version + 1 }
    const changed: string[] = []
    api.subscribe({ connected: () => {}, changed: (table) => changed.push(table), disconnected: () => {} })
    assert.equal((await api.put(`/reviews/moderation/${_id}`, taken, staff.headers)).status, 200)
    assert.deepEqual(changed, ["reviews"], "stored pages are forgotten")
    assert.equal((await open(plain)).status, 404)
  })

  it("no longer open by an address of hours ago", async (t) => {
    const [photo] = (await send(await reviewed())).body.data.review.photos
    assert.equal((await open(photo.url)).status, 200)
    t.mock.timers.enable({ apis: ["Date"], now: Date.now() + 2 * 3_600_000 })
    assert.equal((await open(photo.url)).status, 404)
  })

  it("are taken off a review that staff refuse, once that can't be undone", async () => {
    const traveller = await reviewed()
    const [photo] = (await send(traveller)).body.data.review.photos
    const { _id, version } = await reviewOf(traveller)
    const decision = { status: "refused", reason: "It names people.", version }
    await api.put(`/reviews/moderation/${_id}`, decision, staff.headers)
    await sweepLater()
    assert.equal(existsSync(fileOf(keyOf(photo))), true, "it can still be undone")
    await db.execute(sql`update reviews set updated_at = now() - interval '1 hour' where id = ${_id}`)
    await sweepLater()
    assert.equal(existsSync(fileOf(keyOf(photo))), false)
    assert.deepEqual((await api.get(`/reviews/moderation/${_id}`, staff.headers)).body.data.photos, [])
  })

  it("are exported with the review, and go with it when the guest is erased", async () => {
    const traveller = await reviewed()
    const [photo] = (await send(traveller)).body.data.review.photos
    const person = { email: traveller.email }
    const exported = (await api.post("/people/export", person, admin.headers)).body.data
    assert.deepEqual(
      exported.reviews[0].photos.map(({ url }: { url: string }) => url),
      [storedOf(photo).url],
    )
    assert.equal((await open(photo.url)).status, 200)
    assert.equal((await api.post("/people/erase", person, admin.headers)).body.data.reviews, 1)
    assert.equal((await open(photo.url)).status, 404, "before its file is swept")
    await sweepLater()
    assert.equal(existsSync(fileOf(keyOf(photo))), false)
  })
})

/** Sweeps when all files are old enough. */
async function sweepLater(): Promise<void> {
  const longAgo = new Date(Date.now() - 3_600_000)
  for (const kind of ["originals", "renditions"])
    for (const key of globSync("*", { cwd: join(api.dataDir, "media", kind, "guests") }))
      utimesSync(join(api.dataDir, "media", kind, "guests", key), longAgo, longAgo)
  await sweepPhotos()
}
