import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { api } from "#api.server.ts"
import { openTestSite } from "#server/testing/site.ts"

await openTestSite()

const ask = (path: string, encoding?: string, headers: Record<string, string> = {}) =>
  api.request(`/api${path}`, { headers: { ...headers, ...(encoding && { "accept-encoding": encoding }) } })
const bytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

describe("JSON of the API", () => {
  it("is compressed as the client accepts it, with one ETag for all", async () => {
    const plain = await ask("/tours")
    const text = await bytes(plain)
    for (const [encoding, decompress] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      const response = await ask("/tours", encoding)
      const body = await bytes(response)
      assert.equal(response.headers.get("content-encoding"), encoding)
      assert.ok(body.length < text.length / 3, `${body.length} of ${text.length} bytes`)
      assert.deepEqual(decompress(body), text)
      for (const name of ["etag", "vary", "cache-control", "content-type"])
        assert.equal(response.headers.get(name), plain.headers.get(name), name)
    }
    assert.deepEqual([plain.headers.get("content-encoding"), plain.headers.get("vary")], [null, "Accept-Encoding"])
  })

  it("is 304 without a body if it has not changed", async () => {
    const tag = (await ask("/tours", "br")).headers.get("etag") ?? ""
    const response = await ask("/tours", "gzip", { "if-none-match": tag })
    assert.deepEqual([response.status, response.body, response.headers.get("content-encoding")], [304, null, null])
    assert.equal(response.headers.get("vary"), "Accept-Encoding")
  })

  it("is sent as it is if it is short", async () => {
    for (const path of ["/health/live", "/tours/slug/nowhere"]) {
      const { headers } = await ask(path, "br, gzip")
      assert.deepEqual([headers.get("content-encoding"), headers.get("vary")], [null, null], path)
    }
  })
})
