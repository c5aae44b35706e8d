import assert from "node:assert/strict"
import { existsSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { monitorEventLoopDelay } from "node:perf_hooks"
import { before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { findBookingByReference } from "#domain/bookings/bookings.server.ts"
import { makeVoucher } from "#domain/bookings/documents/documents.server.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { db } from "#server/database/database.server.ts"
import { SITE, type TestAnswer } from "#server/testing/api.ts"
import { bookTour, company, signInStaff } from "#server/testing/fixtures.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openTestSite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import { keyOf, type Logo, type Logos, logoUrl } from "./logo.ts"
import { sweepLogos } from "./logos.server.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})

const drawing = (content: string, viewBox = "0 0 300 100") =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`)
const rect = (color: string, width = 300, height = 100) => `<rect width="${width}" height="${height}" fill="${color}"/>`
const NONE = { light: null, dark: null, symbol: null }

function send(content: Buffer, headers: Record<string, string> = staff.headers): Promise<TestAnswer> {
  const form = new FormData()
  form.append("image", new File([new Uint8Array(content)], "logo"))
  return api.request("/settings/logo", { method: "POST", headers, body: form })
}

async function upload(content: Buffer): Promise<Logo> {
  const { status, body, text } = await send(content)
  assert.equal(status, 201, text)
  return body.data
}

const save = (logo: Partial<Logos>) => api.put("/settings/group/logo", { logo: { ...NONE, ...logo } }, staff.headers)

async function get(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
  const answer = await site.request(path)
  return { status: answer.status, headers: answer.headers, content: Buffer.from(await answer.arrayBuffer()) }
}

/** Returns the colour of a pixel by its place in percent, as #RRGGBBAA. */
async function colorAt(content: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(content).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const [column, row] = [Math.floor((info.width * x) / 100), Math.floor((info.height * y) / 100)]
  return `#${data
    .subarray((row * info.width + column) * 4)
    .subarray(0, 4)
    .toString("hex")}`
}

const icon = async (name: string) => {
  const { status, content } = await get(`/${name}`)
  assert.equal(status, 200, name)
  return content
}

describe("POST /settings/logo", () => {
  it("keeps an SVG as pixels, and serves it to pages, mails and other sites", async () => {
    const ends = '<rect width="150" height="100" fill="#0b5d57"/><rect x="290" width="10" height="100" fill="#e9a52b"/>'
    const logo = await upload(drawing(`<script>alert(1)</script>${rect("#c23b22")}${ends}`))
    assert.deepEqual([logo.width, logo.height], [1024, 341])
    const originals = join(api.dataDir, "media/originals/logos", keyOf(logo))
    assert.deepEqual([existsSync(join(originals, "full.webp")), existsSync(join(originals, "full.svg"))], [true, false])
    for (const [height, format] of [
      [80, "png"],
      [160, "webp"],
    ] as const) {
      const { status, headers, content } = await get(logoUrl(logo, height, format))
      assert.equal(status, 200)
      const metadata = await sharp(content).metadata()
      assert.deepEqual([metadata.format, metadata.width, metadata.height], [format, height * 3, height])
      const colors = [await colorAt(content, 1, 50), await colorAt(content, 75, 50), await colorAt(content, 99, 50)]
      assert.deepEqual(colors, ["#0b5d57ff", "#c23b22ff", "#e9a52bff"])
      assert.equal(headers.get("content-type"), `image/${format}`)
      assert.equal(headers.get("content-security-policy"), "default-src 'none'; sandbox")
      assert.equal(headers.get("x-content-type-options"), "nosniff")
      assert.equal(headers.get("cross-origin-resource-policy"), "cross-origin")
    }
    assert.equal((await get(logoUrl(logo, 80, "png").replace("h80", "h81"))).status, 404)
    assert.equal((await get(logoUrl(logo, 80, "png").replace(keyOf(logo), "nothing"))).status, 404)
  })

  it("keeps transparent pictures without their edges", async () => {
    const circle = drawing('<circle cx="150" cy="50" r="50" fill="#0b5d57"/>')
    const png = await sharp(circle).resize({ width: 600 }).png().toBuffer()
    const logo = await upload(png)
    assert.deepEqual([logo.width, logo.height], [200, 200])
    const { content } = await get(logoUrl(logo, 160, "webp"))
    assert.deepEqual([await colorAt(content, 1, 1), await colorAt(content, 50, 50)], ["#00000000", "#0b5d57ff"])
  })

  it("takes JPEG and WebP", async () => {
    for (const format of ["jpeg", "webp", "avif"] as const) {
      const { width, height } = await upload(
        await sharp(drawing(rect("#0b5d57")))
          .toFormat(format)
          .toBuffer(),
      )
      assert.deepEqual([width, height], [300, 100])
    }
  })

  it("records who uploaded it", async () => {
    const logo = await upload(drawing(rect("#24385e")))
    const { rows } = await db.execute(sql`select actor, action, subject from audit_log order by id desc limit 1`)
    assert.deepEqual(rows, [{ actor: staff.user._id, action: "create", subject: `logo:${keyOf(logo)}` }])
  })

  const wrong: Record<string, [content: () => Promise<Buffer> | Buffer, en: RegExp, vi: RegExp]> = {
    "a file of another kind": [() => Buffer.from("%PDF-1.7"), /not an SVG, PNG/, /không phải SVG, PNG/],
    "a compressed SVG": [() => Buffer.from([0x1f, 0x8b, 8, 0]), /not an SVG, PNG/, /không phải SVG, PNG/],
    "an SVG in UTF-16": [() => Buffer.from("\ufeff<svg/>", "utf16le"), /not an SVG, PNG/, /không phải SVG, PNG/],
    HTML: [() => Buffer.from("<html><script>alert(1)</script></html>"), /couldn't read this SVG/, /Không đọc được/],
    "an SVG with letters": [() => drawing("<text>Xanh</text>"), /convert them to paths/, /đường nét/],
    "an SVG that repeats ids": [
      () => drawing(`<path id="a"/>${rect("red")}<path id="a"/>`),
      /have the same id/,
      /trùng id/,
    ],
    "an SVG of many masks": [
      () => drawing(`<mask id="m">${rect("white")}</mask>${'<rect mask="url(#m)"/>'.repeat(800)}`),
      /too many shapes/,
      /quá nhiều chi tiết/,
    ],
    "an SVG of many transparent groups": [
      () => drawing(`<g opacity="0.9">${rect("red")}</g>`.repeat(1000)),
      /too many shapes/,
      /quá nhiều chi tiết/,
    ],
    "an SVG of nothing": [() => drawing("<script>alert(1)</script>"), /Nothing can be seen/, /Không thấy gì/],
    "a large SVG": [() => drawing(" ".repeat(300_000)), /at most 256 KB/, /256 KB/],
    "a large file": [() => Buffer.alloc(6 * 1024 * 1024, 1), /at most 5 MB/, /5 MB/],
    "a tiny PNG": [
      () =>
        sharp(drawing(rect("red"), "0 0 9 9"))
          .resize(40, 40)
          .png()
          .toBuffer(),
      /at least 96/,
      /96/,
    ],
    "a long PNG": [
      () =>
        sharp(drawing(rect("red")))
          .resize(990, 90, { fit: "fill" })
          .png()
          .toBuffer(),
      /ten times/,
      /mười lần/,
    ],
    "a damaged PNG": [
      async () =>
        (
          await sharp(drawing(rect("red")))
            .png()
            .toBuffer()
        ).subarray(0, 90),
      /damaged/,
      /hỏng/,
    ],
  }
  for (const [what, [content, en, vi]] of Object.entries(wrong))
    it(`refuses ${what} in either language`, async () => {
      const file = await content()
      for (const [language, said] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const { status, body } = await send(file, { ...staff.headers, "accept-language": language })
        assert.deepEqual([status, body.errors?.[0]?.field], [422, "image"])
        assert.match(body.errors[0].message, said)
      }
    })

  it("draws the worst that is allowed while others are served", async () => {
    const layers = '<g opacity="0.9">'.repeat(8)
    const wave = "M0 0C1000 900 0 900 1000 0".repeat(200)
    const worst = drawing(
      `${layers}${`<path d="${wave}" stroke="url(#a)" stroke-width="90"/>`.repeat(20)}${"</g>".repeat(8)}`,
      "0 0 1000 1000",
    )
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    const start = performance.now()
    const { status } = await send(worst)
    delay.disable()
    assert.ok([201, 422].includes(status))
    const seconds = (performance.now() - start) / 1000
    assert.ok(seconds < 20, `${seconds} s`)
    assert.ok(delay.max / 1e6 < 1000, `${delay.max / 1e6} ms without serving others`)
  })

  it("is for staff", async () => {
    assert.equal((await send(drawing(rect("red")), {})).status, 401)
  })
})

describe("PUT /settings with a logo", () => {
  it("refuses logos that aren't stored, and symbols that aren't square", async () => {
    const wide = await upload(drawing(rect("#0b5d57")))
    const missing = await save({ light: { ...wide, url: `/media/logos/${"a".repeat(26)}/h160.webp` } })
    assert.deepEqual([missing.status, missing.body.errors[0].field], [422, "logo.light"])
    assert.match(missing.body.errors[0].message, /no longer stored/)
    const symbol = await save({ symbol: wide })
    assert.deepEqual([symbol.status, symbol.body.errors[0].field], [422, "logo.symbol"])
    for (const url of ["/media/logos/../../x/h160.webp", "https://x.example/a.svg", "/media/company/a/h160.webp"])
      assert.equal((await save({ light: { ...wide, url } })).status, 422, url)
    assert.deepEqual((await save({ light: wide })).body.data.logo, { ...NONE, light: wide })
  })

  it("removes logos that were never saved after a day, and no others", async () => {
    const [saved, former, unused] = [
      await upload(drawing(rect("#111111"))),
      await upload(drawing(rect("#222222"))),
      await upload(drawing(rect("#333333"))),
    ]
    await save({ light: former })
    await save({ light: saved })
    const folder = (logo: Logo) => join(api.dataDir, "media/originals/logos", keyOf(logo))
    await sweepLogos()
    for (const logo of [saved, former, unused]) assert.ok(existsSync(folder(logo)))
    const past = new Date(Date.now() - 25 * 3_600_000)
    for (const logo of [saved, former, unused]) utimesSync(folder(logo), past, past)
    await sweepLogos()
    assert.deepEqual(
      [saved, former, unused].map((logo) => existsSync(folder(logo))),
      [true, true, false],
    )
  })
})

describe("icons", () => {
  before(async () => storeSettings({ ...company, companyName: { en: "Sông Xanh Travel" }, primaryColor: "#0B5D57" }))

  it("show the company's initial in its colour without a symbol", async () => {
    const large = await icon("icon-512.png")
    assert.equal(await colorAt(large, 50, 4), "#0b5d57ff")
    assert.equal(await colorAt(large, 0, 0), "#00000000")
    const maskable = await icon("icon-maskable-512.png")
    assert.equal(await colorAt(maskable, 0, 0), "#0b5d57ff")
    const { channels } = await sharp(maskable).extract({ left: 112, top: 112, width: 288, height: 288 }).stats()
    assert.equal(channels[0]?.max, 255)
    const before = await icon("apple-touch-icon.png")
    await storeSettings({ ...company, companyName: { en: "Đất Việt" }, primaryColor: "#0B5D57" })
    assert.notDeepEqual(await icon("apple-touch-icon.png"), before)
  })

  it("have three sizes in favicon.ico", async () => {
    const { headers, content } = await get("/favicon.ico")
    assert.equal(headers.get("content-type"), "image/x-icon")
    assert.deepEqual([...content.subarray(0, 6)], [0, 0, 1, 0, 3, 0])
    for (const [nth, size] of [16, 32, 48].entries()) {
      const at = 6 + 16 * nth
      const [length, offset] = [content.readUInt32LE(at + 8), content.readUInt32LE(at + 12)]
      const { format, width } = await sharp(content.subarray(offset, offset + length)).metadata()
      assert.deepEqual([format, width, content[at]], ["png", size, size])
    }
  })

  it("show the symbol, on a ground where phones need one", async () => {
    const symbol = await upload(drawing('<circle cx="50" cy="50" r="50" fill="#c23b22"/>', "0 0 100 100"))
    await save({ symbol })
    assert.equal(await colorAt(await icon("icon-192.png"), 50, 50), "#c23b22ff")
    assert.equal(await colorAt(await icon("icon-192.png"), 0, 0), "#00000000")
    assert.equal(await colorAt(await icon("apple-touch-icon.png"), 0, 0), "#ffffffff")
    const maskable = await icon("icon-maskable-512.png")
    assert.deepEqual(
      [await colorAt(maskable, 1, 1), await colorAt(maskable, 22, 50), await colorAt(maskable, 50, 50)],
      ["#0b5d57ff", "#ffffffff", "#c23b22ff"],
    )
  })

  it("fill the icon with a symbol that has a ground of its own, and take a logo that is about square", async () => {
    const square = await upload(drawing(rect("#24385e", 100, 110), "0 0 100 110"))
    await save({ light: square })
    assert.equal(await colorAt(await icon("icon-maskable-512.png"), 0, 0), "#24385eff")
    assert.equal(await colorAt(await icon("icon-192.png"), 0, 0), "#00000000")
    const wide = await upload(drawing(rect("#24385e")))
    await save({ light: wide })
    assert.equal(await colorAt(await icon("icon-maskable-512.png"), 0, 0), "#0b5d57ff")
  })

  it("are in the web manifest with the name, at addresses that change with them", async () => {
    const manifest = async () => JSON.parse((await get("/manifest.webmanifest")).content.toString())
    await storeSettings({ ...company, companyName: { en: "Sông Xanh Travel" } })
    const first = await manifest()
    assert.deepEqual([first.name, first.short_name], ["Sông Xanh Travel", "Sông Xanh"])
    assert.deepEqual(
      first.icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose]),
      [
        ["192x192", undefined],
        ["512x512", undefined],
        ["512x512", "maskable"],
      ],
    )
    for (const { src } of first.icons) {
      const { status, headers } = await get(src)
      assert.equal(status, 200)
      assert.match(headers.get("cache-control") ?? "", /max-age=31536000, immutable/)
    }
    await storeSettings({ ...company, companyName: { en: "Bến Tre Boats" } })
    assert.notEqual((await manifest()).icons[0].src, first.icons[0].src)
    assert.match((await get(first.icons[0].src)).headers.get("cache-control") ?? "", /max-age=86400$/)
  })
})

describe("a logo", () => {
  it("heads mails and vouchers, on a plate if it is made for the other ground", async () => {
    await storeSettings({ ...company, primaryColor: "#0B5D57" })
    const { booking: booked } = await bookTour(api, tours.hoiAnLanterns)
    const booking = (await findBookingByReference(booked.reference)) ?? assert.fail("no booking")
    const plain = await makeVoucher(booking, SITE.siteUrl)
    const [withoutLogo] = await api.sendMails()
    assert.doesNotMatch(withoutLogo?.html ?? "", /<img/)
    const light = await upload(drawing(rect("#c23b22")))
    await save({ light })
    const pictures = (pdf: Buffer | string) => pdf.toString("latin1").match(/\/Subtype \/Image/g)?.length ?? 0
    const headed = await makeVoucher(booking, SITE.siteUrl)
    assert.ok(pictures(headed.content) > pictures(plain.content))
    await bookTour(api, tours.hoiAnLanterns, { travelers: 3 })
    const [mail] = await api.sendMails()
    const image = new RegExp(`<img[^>]*src="${SITE.siteUrl}/media/logos/${keyOf(light)}/h80.png"[^>]*>`).exec(
      mail?.html ?? "",
    )?.[0]
    assert.match(image ?? "", /alt="Ghé Việt Nam"/)
    assert.match(image ?? "", /background-color:#FBF6EC/i)
    await save({ light, dark: light })
    await bookTour(api, tours.hoiAnLanterns, { travelers: 4 })
    const [onDark] = await api.sendMails()
    assert.doesNotMatch(/<img[^>]*h80.png[^>]*>/.exec(onDark?.html ?? "")?.[0] ?? "", /background-color/)
  })
})
