import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, minh, requestFor } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()

const JSON_TYPE = { "content-type": "application/json" }
const send = (body: string, headers: Record<string, string> = JSON_TYPE) =>
  api.request("/bookings", { method: "POST", headers, body })

describe("API errors", () => {
  it("have one shape, in the language of Accept-Language", async () => {
    const english = await api.get("/tours/slug/nowhere")
    assert.equal(english.status, 404)
    assert.equal(english.text, '{"success":false,"code":"NOT_FOUND","message":"Tour not found"}')
    const vietnamese = await api.get("/tours/slug/nowhere", { "accept-language": "vi-VN,vi;q=0.9" })
    assert.deepEqual(vietnamese.body, {
      success: false,
      code: "NOT_FOUND",
      message: "Không tìm thấy nội dung bạn yêu cầu",
    })
  })

  it("name the field and how to mend it", async () => {
    const { body } = await api.get("/tours?page=0&limit=99", { "accept-language": "vi" })
    assert.equal(body.code, "VALIDATION_FAILED")
    assert.deepEqual(body.errors.map(({ field }: { field: string }) => field).sort(), ["limit", "page"])
    for (const { message } of body.errors) assert.equal(typeof message, "string")
  })

  it("are 404 for unknown endpoints", async () => {
    for (const path of ["/nothing", "/tours/a/b/c", "/"]) assert.equal((await api.get(path)).status, 404)
  })
})

describe("request validation", () => {
  it("returns 400 for a body that is not JSON", async () => {
    for (const body of ["", "{", "{'a': 1}", "undefined", '{"a":1}}']) {
      const answer = await send(body)
      assert.equal(answer.status, 400)
      assert.equal(answer.body.message, "The request is not valid JSON.")
    }
  })

  it("returns 415 for another content type", async () => {
    const form: Record<string, string>[] = [
      { "content-type": "application/x-www-form-urlencoded" },
      { "content-type": "text/plain" },
      { "content-type": "application/jsonp" },
    ]
    for (const headers of form) assert.equal((await send("{}", headers)).status, 415)
  })

  it("returns 413 for a body over 256 KB", async () => {
    const answer = await send(JSON.stringify(requestFor(tours.hoiAnLanterns, { specialRequests: "ờ".repeat(90_000) })))
    assert.equal(answer.status, 413)
    assert.equal(answer.headers.get("connection"), "close")
  })

  it("returns 413 before the whole body is read", async () => {
    const chunk = new TextEncoder().encode(" ".repeat(64 * 1024))
    let read = 0
    const body = new ReadableStream({
      pull: (controller) => {
        read += chunk.length
        controller.enqueue(chunk)
        if (read > 4 * 1024 * 1024) controller.close()
      },
    })
    const init: RequestInit & { duplex: "half" } = { method: "POST", headers: JSON_TYPE, body, duplex: "half" }
    assert.equal((await api.request("/bookings", init)).status, 413)
    assert.ok(read <= 512 * 1024)
  })

  it("returns 400 for a body nested 50,000 deep", async () => {
    const depth = 50_000
    const bodies = [
      "[".repeat(depth) + "]".repeat(depth),
      `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`.slice(0, 256 * 1024),
      `{"customerInfo":${"[".repeat(depth)}${"]".repeat(depth)}}`,
      "[".repeat(depth),
    ]
    for (const body of bodies) assert.equal((await send(body)).status, 400)
    assert.equal((await api.get("/health")).status, 200)
  })

  it("returns 400 for more than twenty levels", async () => {
    const nested = (levels: number) =>
      JSON.stringify(
        requestFor(tours.hoiAnLanterns, {
          tourDetails: { images: JSON.parse(`${"[".repeat(levels)}${"]".repeat(levels)}`) },
        }),
      )
    assert.equal((await send(nested(19))).status, 400)
    assert.equal((await send(nested(5))).status, 201)
  })

  it("returns 400 for more than 30 combining marks in a row, wherever they are", async () => {
    const marks = (count: number) => `a${"\u0301".repeat(count)}`
    const write = (subject: string) => api.post("/contact", { ...minh, countryCode: undefined, subject, message: "Hi" })
    assert.equal((await write(marks(30))).status, 201)
    assert.equal((await write(marks(31))).status, 400)
    assert.equal((await send(JSON.stringify({ [marks(31)]: 1 }))).status, 400)
    for (const path of ["/tours?search=", "/bookings/guest/", "/tours/slug/"])
      assert.equal((await api.get(path + encodeURIComponent(marks(31)))).status, 400, path)
  })

  it("returns 400 for more than 500 entries before it looks at them", async () => {
    const party = (count: number) => ({ adults: 1, children: 1, childHeights: Array(count).fill(1) })
    const quote = (count: number) => api.post("/quotes", requestFor(tours.hoiAnLanterns, { party: party(count) }))
    assert.equal((await quote(501)).status, 400)
    const many = Object.fromEntries(Array.from({ length: 501 }, (_, nth) => [nth, 1]))
    assert.equal((await api.post("/quotes", many)).status, 400)
    const { status, body } = await quote(500)
    assert.equal(status, 422)
    assert.equal(body.errors.length, 50)
  })

  it("returns 400 for NUL and lone surrogates anywhere", async () => {
    const bad = ["\0", "a\0b", "\ud800", "\udc00", "x\ud83d"]
    for (const text of bad) {
      const bodies = [
        requestFor(tours.hoiAnLanterns, { specialRequests: text }),
        requestFor(tours.hoiAnLanterns, { customerInfo: { ...minh, name: text } }),
        requestFor(text),
        { ...requestFor(tours.hoiAnLanterns), [text]: 1 },
      ]
      for (const body of bodies) assert.equal((await send(JSON.stringify(body))).status, 400)
    }
  })

  it("returns 400 for an object as `length`", async () => {
    const name = { length: { toString: 1, valueOf: 1 } }
    const answer = await send(JSON.stringify({ ...requestFor(tours.hoiAnLanterns), customerInfo: { ...minh, name } }))
    assert.equal(answer.status, 400)
  })

  it("returns 400 or 404 for NUL in the URL", async () => {
    const paths = [
      "/tours?search=%00",
      "/tours/slug/%00",
      "/tours/%00",
      "/tours/%00/departures",
      "/categories/slug/a%00b",
      "/categories?parent=%00",
      "/tour-categories/slug/%00",
      "/settings/group/%00",
      "/bookings/%00",
      "/bookings/guest/a%00b@c.example",
      "/bookings/guest/minh@thu.example?ref=%00",
    ]
    for (const path of paths) assert.equal((await api.get(path)).status, 400, path)
  })

  it("returns no 500 for malformed escapes in the URL", async () => {
    const paths = [
      "/tours/slug/%zz",
      "/tours/slug/%e0%a4%a",
      "/tours?search=%ed%a0%80",
      "/bookings/guest/%ed%a0%80%40b.example",
      "/bookings/guest/%25%30%30@b.example",
    ]
    for (const path of paths) assert.ok((await api.get(path)).status < 500, path)
  })

  it("normalises text to NFC", async () => {
    const decomposed = { customerInfo: { ...minh, name: minh.name.normalize("NFD") } }
    const { booking } = await bookTour(api, tours.bikesOfHoiAn, decomposed)
    assert.equal(booking.customerInfo.name, minh.name.normalize("NFC"))
  })

  it("treats `__proto__` and `constructor` as plain keys", async () => {
    const body = `{"__proto__": {"isAdmin": true}, "constructor": 1}`
    assert.equal((await send(body)).status, 422)
    assert.equal(({} as { isAdmin?: boolean }).isAdmin, undefined)
  })
})
