import assert from "node:assert/strict"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, it } from "node:test"
import { crc32, deflateSync } from "node:zlib"
import { sql } from "drizzle-orm"
import sharp from "sharp"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")

const SECRET = "alert(document.domain)"
const latin = (text: string) => Buffer.from(text, "latin1")
const base = () => sharp({ create: { width: 60, height: 40, channels: 3, background: "#0b5d57" } })

function png(width: number, height: number, { depth = 8, type = 2, data = Buffer.alloc(0), extra = [] as Buffer[] }) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([depth, type], 8)
  const parts = [chunk("IHDR", header), ...extra, chunk("IDAT", deflateSync(data)), chunk("IEND", Buffer.alloc(0))]
  return Buffer.concat([latin("\x89PNG\r\n\x1a\n"), ...parts])
}

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin(name), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** 12,000 × 12,000 pixels in 18 KB. */
const bomb = (side: number) =>
  png(side, side, { depth: 1, type: 0, data: Buffer.alloc(side * (Math.ceil(side / 8) + 1)) })

function claiming(jpeg: Buffer, width: number, height: number): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = changed.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(changed[at + 1] ?? 0))
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

function withSegment(jpeg: Buffer, marker: number, content: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, content, jpeg.subarray(2)])
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>${SECRET}</script></svg>`
const entities = `<?xml version="1.0"?><!DOCTYPE s [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&b;&x;</text></svg>`
const html = `<!doctype html><script>${SECRET}</script>`

type Attempt = { content: Buffer; name?: string; type?: string; status: number }

async function maliciousFiles(): Promise<Record<string, Attempt>> {
  const jpeg = await base().jpeg().toBuffer()
  const whole = await base().png().toBuffer()
  const webp = await base().webp().toBuffer()
  const gif = await base().gif().toBuffer()
  const noise = Buffer.from(Array.from({ length: 90 * 90 * 3 }, (_, n) => (n * 7919 * (n % 13)) % 256))
  const detailed = await sharp(noise, { raw: { width: 90, height: 90, channels: 3 } })
    .jpeg()
    .toBuffer()
  const frames = Buffer.concat([noise, noise.toReversed()])
  const moving = sharp(frames, { raw: { width: 90, height: 180, channels: 3, pageHeight: 90 } })
  const gps = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "21/1 2/1 3/1", GPSLongitudeRef: "E" } }
  return {
    "an SVG": { content: latin(svg), name: "a.svg", type: "image/svg+xml", status: 422 },
    "an SVG named as JPEG": { content: latin(svg), name: "a.jpg", type: "image/jpeg", status: 422 },
    "an SVG behind a PNG's signature": { content: latin(`\x89PNG\r\n\x1a\n${svg}`), status: 422 },
    "an SVG behind a JPEG's signature": { content: latin(`\xff\xd8\xff\xe0${svg}`), status: 422 },
    "an SVG behind a byte order mark": { content: Buffer.from(`\uFEFF${svg}`), status: 422 },
    "a compressed SVG": { content: deflateSync(svg), name: "a.svgz", status: 422 },
    "XML entities": { content: latin(entities), name: "a.png", type: "image/png", status: 422 },
    "XML entities in a PNG's text": {
      content: png(1, 1, { data: Buffer.alloc(4), extra: [chunk("tEXt", latin(`XML:com.adobe.xmp\0${entities}`))] }),
      status: 201,
    },
    "HTML named as PNG": { content: latin(html), name: "a.png", type: "image/png", status: 422 },
    "a JPEG that ends in HTML": { content: Buffer.concat([jpeg, latin(html)]), status: 201 },
    "a JPEG with HTML in a comment": { content: withSegment(jpeg, 0xfe, latin(html)), name: "a.html", status: 201 },
    "a JPEG that ends in PHP": { content: Buffer.concat([jpeg, latin(`<?php ${SECRET}`)]), name: "a.php", status: 201 },
    "a PNG that ends in a ZIP": {
      content: Buffer.concat([whole, latin(`PK\x03\x04${SECRET}PK\x05\x06`)]),
      status: 201,
    },
    "a PNG with a script in its text": {
      content: png(1, 1, { data: Buffer.alloc(4), extra: [chunk("tEXt", latin(`Comment\0${html}`))] }),
      status: 201,
    },
    "a GIF's head before a script": { content: latin(`GIF89a/*${"\0".repeat(20)}*/=1;${SECRET}`), status: 422 },
    "a GIF": { content: gif, name: "a.gif", type: "image/gif", status: 422 },
    "a GIF that says PNG": { content: gif, name: "a.png", type: "image/png", status: 422 },
    "a TIFF": { content: await base().tiff().toBuffer(), name: "a.tif", status: 422 },
    "a PDF": { content: latin(`%PDF-1.7\n1 0 obj<</JS(${SECRET})>>endobj`), name: "a.pdf", status: 422 },
    "a PDF named as JPEG": { content: latin("%PDF-1.4\n%%EOF"), name: "a.jpg", type: "image/jpeg", status: 422 },
    "a BMP": { content: Buffer.concat([latin("BM"), Buffer.alloc(100)]), status: 422 },
    "an icon": { content: Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0]), status: 422 },
    "a program": { content: latin(`\x7fELF\x02\x01\x01${"\0".repeat(60)}`), name: "a.webp", status: 422 },
    "an empty file": { content: Buffer.alloc(0), status: 422 },
    "only the first bytes of a JPEG": { content: latin("\xff\xd8\xff"), status: 422 },
    "a JPEG cut in half": { content: detailed.subarray(0, detailed.length / 2), status: 422 },
    "a PNG cut in half": { content: whole.subarray(0, whole.length - 20), status: 422 },
    "a WebP cut in half": { content: webp.subarray(0, webp.length / 2), status: 422 },
    "a WebP that claims to be longer": { content: Buffer.from(webp).fill(0xff, 4, 7), status: 422 },
    "an AVIF without pictures": { content: latin(`\0\0\0\x1cftypavif\0\0\0\0avifmif1miaf`), status: 422 },
    "a HEIC": { content: latin(`\0\0\0\x18ftypheic\0\0\0\0mif1heic${"\0".repeat(40)}`), status: 422 },
    "a bomb of 144 megapixels": { content: bomb(12_000), status: 422 },
    "a bomb of 3,600 megapixels": { content: png(60_000, 60_000, { data: Buffer.alloc(1000) }), status: 422 },
    "a PNG without width": { content: png(0, 10, { data: Buffer.alloc(10) }), status: 422 },
    "a PNG with missing pixels": { content: png(4000, 4000, { data: Buffer.alloc(64) }), status: 422 },
    "a JPEG of 144 megapixels": { content: claiming(jpeg, 12_000, 12_000), status: 422 },
    "a JPEG as wide as a JPEG can be": { content: claiming(jpeg, 65_500, 65_500), status: 422 },
    "a line of 40,000 pixels": {
      content: await sharp(bomb(2)).resize(40_000, 1, { fit: "fill" }).png().toBuffer(),
      status: 201,
    },
    "EXIF with GPS data": { content: await base().withExif(gps).jpeg().toBuffer(), status: 201 },
    "broken EXIF": { content: withSegment(jpeg, 0xe1, latin(`Exif\0\0${"\xff".repeat(64)}`)), status: 201 },
    "a colour profile of 60 KB": {
      content: withSegment(jpeg, 0xe2, Buffer.concat([latin("ICC_PROFILE\0\x01\x01"), Buffer.alloc(60_000, SECRET)])),
      status: 201,
    },
    "an animated WebP": { content: await moving.webp({ loop: 0 }).toBuffer(), status: 201 },
    "a CMYK picture": { content: await base().toColourspace("cmyk").jpeg().toBuffer(), status: 201 },
    "a picture of 16 bits per channel": { content: await base().toColourspace("rgb16").png().toBuffer(), status: 201 },
    "a PNG named as WebP": { content: whole, name: "a.webp", type: "image/webp", status: 201 },
    "a JPEG without extension and type": { content: jpeg, name: "a", type: "", status: 201 },
    "a file of 11 MB": { content: Buffer.concat([jpeg, Buffer.alloc(11 * 1024 * 1024)]), status: 413 },
    "a name with path traversal": { content: jpeg, name: "../../../../etc/cron.d/a.jpg", status: 201 },
    "a name with a NUL": { content: jpeg, name: "a.jpg\0.php", status: 201 },
    "a name with line breaks": { content: jpeg, name: 'a.jpg"\r\nX-Evil: 1\r\n', status: 201 },
    "a name of 5,000 characters": { content: jpeg, name: `${"a".repeat(5000)}.jpg`, status: 201 },
    "a Windows device name": { content: jpeg, name: "C:\\con\\aux.jpg", status: 201 },
  }
}

function formOf({ content, name = "picture.jpg", type = "image/jpeg" }: Omit<Attempt, "status">): FormData {
  const form = new FormData()
  form.append("image", new File([new Uint8Array(content)], name, { type }))
  return form
}

const send = (path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<TestAnswer> =>
  api.request(path, { method: "POST", headers: { ...staff.headers, ...headers }, body })

const kept = () => globSync("media/originals/**/*.*", { cwd: api.dataDir })

async function rows(): Promise<string[]> {
  const found = await db.execute<{ id: string }>(sql`select folder || '/' || key as id from uploads`)
  return found.rows.map(({ id }) => id)
}

async function checkDisk(): Promise<void> {
  const files = kept()
  assert.deepEqual(files.toSorted(), (await rows()).map((id) => `media/originals/${id}/full.webp`).toSorted())
  for (const file of files) {
    const content = readFileSync(join(api.dataDir, file))
    const { format, exif, icc, xmp, iptc, pages, space, depth } = await sharp(content).metadata()
    assert.deepEqual([format, exif, icc, xmp, iptc, pages, space, depth], ["webp", ...NOTHING, "srgb", "uchar"])
    assert.ok(!content.includes(SECRET))
  }
}
const NOTHING = [undefined, undefined, undefined, undefined, undefined]

describe("POST /upload with malicious files", () => {
  it("survives more than forty malicious files", async (t) => {
    const files = Object.entries(await maliciousFiles())
    assert.ok(files.length >= 40)
    for (const [what, attempt] of files) {
      await t.test(what, async () => {
        const before = kept().length
        const answer = await send("/upload/image", formOf(attempt))
        assert.equal(answer.status, attempt.status, answer.text)
        assert.equal(kept().length - before, attempt.status === 201 ? 1 : 0)
        if (answer.status === 422)
          assert.deepEqual(
            answer.body.errors.map(({ field }: { field: string }) => field),
            ["image"],
          )
      })
    }
    await checkDisk()
  })

  it("explains the refusal in both languages", async () => {
    const form = () => formOf({ content: latin(html) })
    const english = await send("/upload/image", form())
    assert.equal(english.body.message, "This is not a JPEG, PNG, WebP or AVIF picture")
    const vietnamese = await send("/upload/image", form(), { "accept-language": "vi" })
    assert.equal(vietnamese.body.errors[0].message, "Đây không phải ảnh JPEG, PNG, WebP hay AVIF")
  })

  it("stores nothing if one of several files is broken", async () => {
    const before = kept().length
    const form = new FormData()
    const good = new Uint8Array(await base().png().toBuffer())
    for (const content of [good, new Uint8Array(latin(html)), good, new Uint8Array(bomb(12_000))])
      form.append("images[]", new File([content], "a.png"))
    const { status, body } = await send("/upload/images", form)
    assert.equal(status, 422)
    assert.deepEqual(
      body.errors.map(({ field, message }: Record<string, string>) => [field, message]),
      [
        ["images.1", "This is not a JPEG, PNG, WebP or AVIF picture"],
        ["images.3", "This picture has more than 50 megapixels; please make it smaller"],
      ],
    )
    assert.equal(kept().length, before)
    await checkDisk()
  })
})

describe("POST /upload with malformed forms", () => {
  const type = (boundary: string) => ({ "content-type": `multipart/form-data; boundary=${boundary}` })
  const part = (head: string, content = "x") => `--b\r\n${head}\r\n\r\n${content}\r\n`
  const image = 'Content-Disposition: form-data; name="image"; filename="a.jpg"'
  const many = (count: number, name: string) => {
    const form = new FormData()
    for (let n = 0; n < count; n++) form.append(name, new File(["x"], "a.jpg"))
    return form
  }
  const withFolder = (...folders: string[]) => {
    const form = formOf({ content: latin(html) })
    for (const folder of folders) form.append("folder", folder)
    return form
  }
  const withField = (name: string) => {
    const form = formOf({ content: latin(html) })
    form.append(name, "x")
    return form
  }

  const forms: [string, string, () => BodyInit, Record<string, string>, number][] = [
    ["JSON", "/upload/image", () => "{}", { "content-type": "application/json" }, 415],
    ["no content type", "/upload/image", () => new Uint8Array([1]), {}, 415],
    ["a similar content type", "/upload/image", () => "x", { "content-type": "multipart/mixed; boundary=b" }, 415],
    ["a URL-encoded form", "/upload/image", () => new URLSearchParams({ image: "x" }), {}, 415],
    ["no boundary", "/upload/image", () => part(image), { "content-type": "multipart/form-data" }, 400],
    ["another boundary", "/upload/image", () => part(image), type("other"), 400],
    ["a boundary of 10,000 letters", "/upload/image", () => part(image), type("b".repeat(10_000)), 400],
    ["a form without an end", "/upload/image", () => part(image), type("b"), 400],
    ["an empty body", "/upload/image", () => "", type("b"), 400],
    ["a part without headers", "/upload/image", () => `--b\r\n\r\nx\r\n--b--\r\n`, type("b"), 400],
    [
      "a part with 5 MB of headers",
      "/upload/image",
      () => `${part(`${image}\r\nX: ${"x".repeat(5_000_000)}`)}--b--\r\n`,
      type("b"),
      422,
    ],
    ["100,000 headers", "/upload/image", () => `${part(image + "\r\nX: y".repeat(100_000))}--b--\r\n`, type("b"), 422],
    ["headers without an end", "/upload/image", () => `--b\r\n${"X: y\r\n".repeat(100_000)}`, type("b"), 400],
    ["no file", "/upload/image", () => new FormData(), {}, 422],
    [
      "a folder and no file",
      "/upload/image",
      () => `${part('Content-Disposition: form-data; name="folder"', "tours")}--b--\r\n`,
      type("b"),
      422,
    ],
    [
      "a text instead of a file",
      "/upload/image",
      () => `${part('Content-Disposition: form-data; name="image"', html)}--b--\r\n`,
      type("b"),
      422,
    ],
    ["two files where one is allowed", "/upload/image", () => many(2, "image"), {}, 422],
    ["200 files where one is allowed", "/upload/image", () => many(200, "image"), {}, 422],
    ["200 files", "/upload/images", () => many(200, "images[]"), {}, 422],
    ["eleven files", "/upload/images", () => many(11, "images"), {}, 422],
    ["100,000 parts", "/upload/images", () => part(image).repeat(100_000), type("b"), 422],
    ["several uploads without a file", "/upload/images", () => withField("other"), {}, 422],
    ["a folder with path traversal", "/upload/image", () => withFolder("../../etc"), {}, 422],
    ["a folder that is not listed", "/upload/image", () => withFolder("posters"), {}, 422],
    ["a folder with a NUL", "/upload/image", () => withFolder("tours\0"), {}, 422],
    ["two folders", "/upload/image", () => withFolder("tours", "blog"), {}, 422],
    ["an unknown field", "/upload/image", () => withField("key"), {}, 422],
    ["a field named __proto__", "/upload/image", () => withField("__proto__"), {}, 422],
    ["a field named with markup", "/upload/image", () => withField(html), {}, 422],
    ["12 MB", "/upload/image", () => new Uint8Array(12 * 1024 * 1024), type("b"), 413],
    ["33 MB", "/upload/images", () => new Uint8Array(33 * 1024 * 1024), type("b"), 413],
  ]
  for (const [what, path, body, headers, status] of forms) {
    it(`refuses ${what}`, async () => {
      const before = kept().length
      const answer = await send(path, body(), headers)
      assert.equal(answer.status, status, answer.text.slice(0, 300))
      assert.ok(answer.body.message.length > 10)
      assert.ok(!answer.text.includes("<"))
      assert.equal(kept().length, before)
    })
  }

  it("reads no more of a file name than it stores", async () => {
    const form = new FormData()
    const content = new Uint8Array(await base().png().toBuffer())
    form.append("image", new File([content], `a/b${"\u0300\u0316".repeat(100_000)}.png`))
    const before = process.cpuUsage()
    const { status, body } = await send("/upload/image", form)
    const { user } = process.cpuUsage(before)
    assert.equal(status, 201)
    assert.ok(body.data.name.startsWith("b") && body.data.name.length <= 120, body.data.name)
    assert.ok(user < 5_000_000, "normalising it whole takes twenty seconds")
  })

  it("does not read the body of unauthorised requests", async () => {
    let read = 0
    const endless = new ReadableStream({
      pull: (controller) => {
        read++
        controller.enqueue(new Uint8Array(64 * 1024))
      },
    })
    const init = { method: "POST", headers: type("b"), body: endless, duplex: "half" }
    assert.equal((await api.request("/upload/images", init as RequestInit)).status, 401)
    assert.ok(read < 5, `${read} pieces were read`)
  })

  it("changes no stored file", checkDisk)
})
