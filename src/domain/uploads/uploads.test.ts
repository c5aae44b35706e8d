import assert from "node:assert/strict"
import { existsSync, globSync, mkdirSync, renameSync, utimesSync, writeFileSync } from "node:fs"
import { basename, join } from "node:path"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import sharp, { type Sharp } from "sharp"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, SITE, type TestAnswer } from "#server/testing/api.ts"
import { bookTour, company, signInStaff } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import type { ListedUpload, Upload } from "./upload.ts"
import { sweepUploads } from "./uploads.server.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")

async function picture(width = 1600, height = 1000): Promise<Sharp> {
  const gold = { create: { width: width / 2, height, channels: 3 as const, background: "#e9a52b" } }
  const right = await sharp(gold).png().toBuffer()
  return sharp({ create: { width, height, channels: 3, background: "#0b5d57" } }).composite([
    { input: right, left: width / 2, top: 0 },
  ])
}

const fileOf = (content: Buffer, name = "a.jpg") => new File([new Uint8Array(content)], name)

function send(path: string, fields: [string, string | File][], headers = staff.headers): Promise<TestAnswer> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return api.request(path, { method: "POST", headers, body: form })
}

async function upload(folder?: string): Promise<Upload> {
  const content = await (await picture()).jpeg().toBuffer()
  const { status, body, text } = await send("/upload/image", [
    ["image", fileOf(content)],
    ...(folder ? [["folder", folder] as [string, string]] : []),
  ])
  assert.equal(status, 201, text)
  return body.data
}

const remove = (id: string, headers: Record<string, string> = {}) =>
  api.request(`/upload/image/${encodeURIComponent(id)}`, {
    method: "DELETE",
    headers: { ...staff.headers, ...headers },
  })
const originalOf = ({ _id }: Upload) => join(api.dataDir, "media/originals", _id, "full.webp")
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})

describe("POST /upload/image", () => {
  it("stores a picture and returns what content needs", async () => {
    const data = await upload()
    assert.match(data._id, /^products\/[a-z0-9]{26}$/)
    assert.equal(data.url, `/media/${data._id}/16x9-1440.webp`)
    assert.deepEqual([data.width, data.height, data.folder], [1600, 1000, "products"])
    assert.match(data.image.color, /^#[0-9a-f]{6}$/)
    const { rows } = await db.execute(
      sql`select created_by, bytes from uploads where folder || '/' || key = ${data._id}`,
    )
    assert.deepEqual(rows, [{ created_by: staff.user._id, bytes: data.bytes }])
    const audited = await db.execute(sql`select actor, action from audit_log where subject = ${`upload:${data._id}`}`)
    assert.deepEqual(audited.rows, [{ actor: staff.user._id, action: "create" }])
  })

  it("prepares the most used renditions in the background", async (test) => {
    const { _id } = await upload("tours")
    const sizes = ["16x9-1440.webp", "16x9-640.avif", "16x9-960.avif", "4x3-390.avif", "4x3-640.avif"]
    const made = () =>
      globSync(join(api.dataDir, "media/renditions", _id, "*.{avif,webp}")).map((file) => basename(file))
    await test.waitFor(() => assert.deepEqual(made().sort(), sizes), { timeout: 60_000 })
  })

  it("accepts all four formats", async () => {
    for (const format of ["jpeg", "png", "webp", "avif"] as const) {
      const content = await (await picture(300, 200)).toFormat(format).toBuffer()
      const { status, body } = await send("/upload/image", [["image", fileOf(content)]])
      assert.equal(status, 201, format)
      assert.deepEqual([body.data.width, body.data.height], [300, 200])
    }
  })

  it("rotates a picture upright before it drops the metadata", async () => {
    const content = await (await picture(400, 200)).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { data } = (await send("/upload/image", [["image", fileOf(content)]])).body
    assert.deepEqual([data.width, data.height], [200, 400])
    const { data: pixels } = await sharp(originalOf(data)).raw().toBuffer({ resolveWithObject: true })
    const [red = 0, , blue = 0] = pixels
    assert.ok(red < 60 && blue > 60, "the teal half is above")
    assert.equal((await sharp(originalOf(data)).metadata()).orientation, undefined)
  })

  it("keeps transparency and shrinks large pictures", async () => {
    const clear = { create: { width: 5000, height: 1000, channels: 4 as const, background: "#00000000" } }
    const { data } = (await send("/upload/image", [["image", fileOf(await sharp(clear).png().toBuffer())]])).body
    assert.deepEqual([data.width, data.height, data.image.color], [2880, 576, "#ffffff"])
    assert.equal((await sharp(originalOf(data)).metadata()).hasAlpha, true)
  })

  it("stores it in the given folder", async () => {
    assert.match((await upload("tours"))._id, /^tours\//)
  })

  it("leaves no file if the row cannot be written", async () => {
    const before = globSync("media/originals/**/*.webp", { cwd: api.dataDir })
    await db.execute(sql`alter table uploads add constraint nothing_more check (false) not valid`)
    const content = await (await picture()).png().toBuffer()
    const { status } = await send("/upload/image", [["image", fileOf(content)]])
    await db.execute(sql`alter table uploads drop constraint nothing_more`)
    assert.equal(status, 500)
    assert.deepEqual(globSync("media/originals/**/*.webp", { cwd: api.dataDir }), before)
  })

  it("leaves no row if the file cannot be written", async () => {
    const folder = join(api.dataDir, "media/originals/company")
    mkdirSync(join(api.dataDir, "media/originals"), { recursive: true })
    writeFileSync(folder, "in the way")
    const count = async () => (await db.execute(sql`select count(*)::int as n from uploads`)).rows
    const before = await count()
    const content = await (await picture()).png().toBuffer()
    const answer = await send("/upload/image", [
      ["image", fileOf(content)],
      ["folder", "company"],
    ])
    renameSync(folder, `${folder}.gone`)
    assert.equal(answer.status, 500)
    assert.deepEqual(await count(), before)
  })

  it("limits uploads", async () => {
    resetLimits()
    const statuses = new Set<number>()
    for (let n = 0; n < 70; n++) statuses.add((await send("/upload/image", [["folder", "tours"]])).status)
    assert.deepEqual(statuses, new Set([422, 429]))
    const { status, headers } = await send("/upload/image", [["folder", "tours"]])
    assert.equal(status, 429)
    assert.ok(Number(headers.get("retry-after")) > 0)
    scaleLimits(10_000)
  })

  it("limits concurrent uploads", async () => {
    const content = await (await picture(1500, 1000)).jpeg().toBuffer()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send("/upload/image", [["image", fileOf(content)]])),
    )
    const of = (status: number) => answers.filter((answer) => answer.status === status).length
    assert.equal(of(201) + of(429), 20)
    assert.ok(of(201) >= 6 && of(429) > 0, `${of(201)} were taken`)
    assert.ok(answers.filter(({ status }) => status === 429).every(({ headers }) => headers.has("retry-after")))
  })
})

describe("POST /upload/images", () => {
  it("stores up to ten files in order, under either field name", async () => {
    for (const name of ["images[]", "images"]) {
      const contents = await Promise.all([300, 320, 340].map(async (width) => (await picture(width, 200)).png()))
      const files = await Promise.all(contents.map(async (each) => fileOf(await each.toBuffer())))
      const { status, body } = await send("/upload/images", [
        ...files.map((file) => [name, file] as [string, File]),
        ["folder", "blog"],
      ])
      assert.equal(status, 201)
      assert.deepEqual(
        body.data.map(({ width, folder }: Upload) => [width, folder]),
        [
          [300, "blog"],
          [320, "blog"],
          [340, "blog"],
        ],
      )
    }
  })
})

describe("POST /upload/editor", () => {
  it("returns the URL of the uncropped picture, which a post may show", async () => {
    const content = await (await picture(600, 900)).png().toBuffer()
    const { status, body } = await send("/upload/editor", [["image", fileOf(content)]])
    assert.equal(status, 201)
    assert.equal(body.url, `/media/${body.data._id}/full-1440.webp`)
    const served = await site.request(body.url)
    const { width, height } = await sharp(Buffer.from(await served.arrayBuffer())).metadata()
    assert.deepEqual([width, height], [600, 900])
    const post = {
      slug: "with-a-picture",
      title: { en: "With a picture" },
      excerpt: { en: "x" },
      content: { en: `<p>Look:</p><img src="${body.url}" alt="A street">` },
      categories: ["food"],
    }
    const written = await api.post("/blogs", post, staff.headers)
    assert.equal(written.status, 201, written.text)
    assert.ok(written.body.data.content.en.includes(body.url))
    const refused = await remove(body.data._id)
    assert.equal(refused.status, 409)
    assert.deepEqual(
      refused.body.usedBy.map(({ kind, name }: Record<string, string>) => [kind, name]),
      [["blog", "With a picture"]],
    )
  })
})

describe("uploaded pictures", () => {
  it("serves a picture in its crops, as an image only", async () => {
    const { url } = await upload()
    for (const crop of ["16x9-390.avif", "4x3-640.webp", "4x5-960.avif", "full-640.webp"]) {
      const answer = await site.request(url.replace("16x9-1440.webp", crop))
      assert.equal(answer.status, 200)
      assert.match(answer.headers.get("content-type") ?? "", /^image\/(avif|webp)$/)
      assert.equal(answer.headers.get("x-content-type-options"), "nosniff")
      assert.equal(answer.headers.get("content-security-policy"), "default-src 'none'; sandbox")
    }
    for (const wrong of ["full.webp", "full-641.webp", "..%2ffull.webp", "full-640.svg"])
      assert.equal((await site.request(url.replace("16x9-1440.webp", wrong))).status, 404)
  })

  it("accepts uploaded pictures in content, but no unknown or external ones", async () => {
    const { image } = await upload("tours")
    const tour = (await api.get(`/tours/${tours.sapaTerraces}?view=edit`, staff.headers)).body.data
    const put = (images: unknown[]) =>
      api.put(`/tours/${tours.sapaTerraces}`, { version: tour.version, images }, staff.headers)
    for (const url of [
      image.url.replace(/[a-z0-9]{26}/, "0".repeat(26)),
      image.url.replace("/tours/", "/blog/"),
      image.url.replace("/tours/", "/elsewhere/"),
      "/media/x.jpg",
      "https://evil.example/a.webp",
    ]) {
      const { status, body } = await put([image, { url }])
      assert.deepEqual([status, body.errors[0].field.startsWith("images.1")], [422, true], url)
    }
    assert.equal((await put([image])).status, 200)
  })
})

describe("DELETE /upload/image/{id}", () => {
  it("deletes the row, the file and its renditions", async () => {
    const data = await upload()
    await site.request(data.url)
    const rendition = join(api.dataDir, "media/renditions", data._id, "16x9-1440.webp")
    assert.ok(existsSync(rendition))
    const { status, body } = await remove(data._id)
    assert.deepEqual([status, body], [200, { success: true, message: "The picture was deleted." }])
    assert.ok(!existsSync(rendition) && !existsSync(originalOf(data)))
    assert.equal((await site.request(data.url)).status, 404)
    assert.equal((await remove(data._id)).status, 404)
  })

  it("accepts an id with an unescaped slash", async () => {
    const { _id } = await upload()
    const { status } = await api.request(`/upload/image/${_id}`, { method: "DELETE", headers: staff.headers })
    assert.equal(status, 200)
  })

  it("returns 404 for other ids", async () => {
    for (const id of ["x", "posters/hanoi-day", "../products/x", "products/../../database", "products/a/b", "%2e%2e"])
      assert.equal((await remove(id)).status, 404, id)
  })

  it("refuses while content shows the picture, and lists where", async () => {
    const { image, _id } = await upload()
    const shown = async (kind: string) => {
      const { status, body } = await remove(_id)
      assert.equal(status, 409, kind)
      assert.equal(body.code, "IN_USE")
      assert.deepEqual(
        body.usedBy.map((use: { kind: string }) => use.kind),
        [kind],
      )
      assert.ok(body.message.includes(body.usedBy[0].name))
    }
    const both = { en: "Shown here", vi: "Ở đây" }
    const texts = { title: both, shortDescription: both, description: both, location: both }
    const pricing = { adult: 9, child: null, currency: "USD" }
    const ride = { type: "city", serviceType: "shared", vehicleType: "van", from: both, to: both, duration: 30 }
    const entries: [string, string, object][] = [
      ["tour", "tours", { ...texts, category: "culture", duration: { days: 1, nights: 0 }, pricing }],
      ["product", "products", { ...texts, duration: { hours: 2 }, pricing: { ...pricing, per: "person" } }],
      ["category", "categories", { name: both }],
      ["tour-category", "tour-categories", { name: both }],
      ["transfer-category", "transfer-categories", { name: both, vehicleType: "van", serviceType: "shared" }],
      ["transfer", "transfers", { ...texts, ...ride, category: "vans", pricing }],
    ]
    const vans = { slug: "vans", name: both, vehicleType: "van", serviceType: "shared" }
    await api.post("/transfer-categories", vans, staff.headers)
    for (const [nth, [kind, path, entry]] of entries.entries()) {
      const sent = { slug: `shown-${nth}`, isActive: false, images: [image], ...entry }
      const made = await api.post(`/${path}`, sent, staff.headers)
      assert.equal(made.status, 201, made.text)
      await shown(kind)
      await api.request(`/${path}/${made.body.data._id}`, { method: "DELETE", headers: staff.headers })
    }
    await storeSettings({ ...company, companyDescription: { en: `A picture: ${image.url}` } })
    await shown("settings")
    await storeSettings(company)
    const post = { slug: "featured", title: both, excerpt: both, content: both, categories: ["food"] }
    const made = await api.post("/blogs", { ...post, featuredImage: image }, staff.headers)
    await shown("blog")
    await api.request(`/blogs/${made.body.data._id}`, { method: "DELETE", headers: staff.headers })
    assert.equal((await remove(_id)).status, 200)
  })

  it("refuses while a version of a page that visitors could read shows the picture", async () => {
    const { image, _id } = await upload()
    const text = { en: "<p>Text</p>" }
    const page = { kind: "terms", slug: "terms", title: { en: "Terms", vi: "Điều khoản" }, content: text, image }
    const save = async (path: string, fields: object) => {
      const answer = await (path === "/pages" ? api.post : api.put)(path, fields, staff.headers)
      assert.ok(answer.status < 300, answer.text)
      return answer.body.data
    }
    const made = await save("/pages", { ...page, isActive: true })
    const path = `/pages/${made._id}`
    await save(path, { image: null })
    const earlier = { kind: "page", _id: made._id, name: "Terms (earlier version)" }
    assert.deepEqual((await remove(_id)).body.usedBy, [earlier])
    const listed = (await api.get("/upload?search=terms&used=true", staff.headers)).body.data
    assert.deepEqual(
      listed.map(({ _id, usedBy }: ListedUpload) => ({ _id, usedBy })),
      [{ _id, usedBy: [earlier] }],
    )
    await api.request(path, { method: "DELETE", headers: staff.headers })
    const draft = await save("/pages", page)
    await save(`/pages/${draft._id}`, { image: null })
    assert.equal((await remove(_id)).status, 200)
  })

  it("refuses while a booking shows the picture", async () => {
    const { image, _id } = await upload()
    const tour = (await api.get(`/tours/${tours.bikesOfHoiAn}?view=edit`, staff.headers)).body.data
    const put = (version: number, images: unknown[]) =>
      api.put(`/tours/${tours.bikesOfHoiAn}`, { version, images }, staff.headers)
    await put(tour.version, [image])
    const { booking } = await bookTour(api, tours.bikesOfHoiAn)
    await put(tour.version + 1, [])
    const { status, body } = await remove(_id, { "accept-language": "vi" })
    assert.equal(status, 409)
    assert.match(body.message, new RegExp(`^Ảnh này đang được dùng: đơn đặt “${booking.reference}”`))
    assert.deepEqual(body.usedBy, [{ kind: "booking", _id: booking._id, name: booking.reference }])
  })
})

describe("GET /upload", () => {
  const list = async (query: string, headers: Record<string, string> = staff.headers) =>
    (await api.get(`/upload?${query}`, headers)).body
  const idsOf = ({ data }: { data: Upload[] }) => data.map(({ _id }) => _id)

  it("lists the pictures of a folder, newest first, a page at a time", async () => {
    const [first, second] = [await upload("company"), await upload("company")]
    const all = await list("folder=company&limit=50")
    assert.deepEqual(idsOf(all).slice(0, 2), [second._id, first._id])
    assert.ok(all.data.every(({ folder }: Upload) => folder === "company"))
    const page = await list("folder=company&limit=1&page=2")
    assert.deepEqual(idsOf(page), [first._id])
    assert.deepEqual(page.pagination, { page: 2, limit: 1, total: all.data.length, pages: all.data.length })
  })

  it("finds pictures by file name and by the content that shows them, and names it", async () => {
    const content = await (await picture(60, 60)).png().toBuffer()
    const { body } = await send("/upload/image", [["image", fileOf(content, "C:\\anh\\Vịnh Hạ Long 01.png")]])
    const { _id, image, name } = body.data
    assert.equal(name, "Vịnh Hạ Long 01.png")
    assert.deepEqual(idsOf(await list("search=ha+long+01")), [_id])
    assert.deepEqual(idsOf(await list("search=ha+long+02")), [])
    const named = { name: { en: "Lantern street", vi: "Phố đèn lồng" }, slug: `lantern-${Date.now()}`, images: [image] }
    const made = (await api.post("/categories", named, staff.headers)).body.data
    const use = { kind: "category", _id: made._id }
    const found = await list("search=den+long&used=true", { ...staff.headers, "accept-language": "vi" })
    assert.deepEqual(idsOf(found), [_id])
    assert.deepEqual(found.data[0].usedBy, [{ ...use, name: "Phố đèn lồng" }])
    assert.deepEqual((await list("search=lantern")).data[0].usedBy, [{ ...use, name: "Lantern street" }])
    assert.deepEqual(idsOf(await list("search=lantern&used=false")), [])
  })

  it("is for staff, and refuses folders that do not exist", async () => {
    assert.equal((await api.get("/upload")).status, 401)
    assert.equal((await api.get("/upload?folder=secret", staff.headers)).status, 422)
  })
})

describe("GET /upload/stats", () => {
  it("counts pictures by folder", async () => {
    const { body } = await api.get("/upload/stats", staff.headers)
    const { rows } = await db.execute(sql`select count(*)::int as count, sum(bytes)::int as bytes from uploads`)
    const { count, bytes, folders } = body.data
    assert.deepEqual([{ count, bytes }], rows)
    assert.equal(folders.find(({ folder }: { folder: string }) => folder === "transfers").count, 0)
    assert.ok(folders.find(({ folder }: { folder: string }) => folder === "blog").count >= 7)
  })
})

describe("sweepUploads", () => {
  it("removes only old files without a row", async () => {
    const data = await upload()
    const orphan = (kind: string, key: string) => {
      const folder = join(api.dataDir, "media", kind, "products", key)
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, "full.webp"), "x")
      return folder
    }
    const old = [orphan("originals", "old"), orphan("renditions", "older")]
    const young = orphan("originals", "young")
    const poster = join(api.dataDir, "media/originals/posters/hanoi-day")
    mkdirSync(poster, { recursive: true })
    const longAgo = new Date(Date.now() - 2 * 3_600_000)
    for (const folder of [...old, poster, join(originalOf(data), "..")]) utimesSync(folder, longAgo, longAgo)
    await sweepUploads()
    assert.deepEqual(
      [...old, young, poster, originalOf(data)].map((path) => existsSync(path)),
      [false, false, true, true, true],
    )
  })
})
