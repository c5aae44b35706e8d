import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { brotliDecompressSync, gunzipSync } from "node:zlib"
import { api as endpoints } from "#api.server.ts"
import { nameOf } from "#server/http/route-name.server.ts"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"
import type { OpenApi, Operation } from "./document.server.ts"

const api = await openEmptySite()
const document: OpenApi = (await api.get("/openapi.json")).body
const response = await endpoints.request("/api/docs")
const page = { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" }

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )

describe("GET /openapi.json", () => {
  it("describes every route and no other", () => {
    const routes = new Set(endpoints.routes.filter(({ method }) => method !== "ALL").map(nameOf))
    const described = [...routes].map((route) => route.replace(/:(\w+)(\{[^}]*\})?\??/g, "{$1}"))
    const names = operations().map(([name]) => name.replace(/^\w+/, (method) => method.toUpperCase()))
    assert.ok(routes.size > 90)
    assert.deepEqual(names.toSorted(), described.toSorted())
  })

  it("puts each operation into a group and has no empty group", () => {
    const used = new Set(operations().map(([, { tags }]) => tags.join()))
    assert.deepEqual([...used].toSorted(), document.tags.map(({ name }) => name).toSorted())
  })

  it("is OpenAPI 3.1 with valid references and unique operation ids", () => {
    assert.equal(document.openapi, "3.1.1")
    const refs = JSON.stringify(document).match(/#\/components\/schemas\/[\w-]+/g) ?? []
    for (const ref of refs) assert.ok(document.components.schemas[ref.slice("#/components/schemas/".length)], ref)
    const names = operations().map(([, { operationId }]) => operationId)
    assert.equal(new Set(names).size, names.length)
  })

  it("describes every path parameter", () => {
    for (const [name, { parameters }] of operations()) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const described = parameters.filter((parameter) => parameter.in === "path")
      assert.deepEqual(described.map((parameter) => parameter.name).toSorted(), inPath.toSorted(), name)
      const types = name === "get /pages/{id}/versions/{number}" ? ["string", "integer"] : ["string"]
      for (const { required, schema } of described) assert.ok(required && types.includes(String(schema.type)), name)
    }
  })

  it("contains the limits of queries and bodies", () => {
    const { parameters = [] } = document.paths["/tours"]?.get ?? {}
    const limit = parameters.find(({ name }) => name === "limit")
    assert.deepEqual(limit?.schema, { type: "integer", minimum: 1, maximum: 50 })
    const popular = document.paths["/transfers/routes/popular"]?.get?.parameters[0]?.schema
    assert.deepEqual(popular, { type: "integer", minimum: 1, maximum: 50, default: 10 })
    const body = document.paths["/bookings"]?.post?.requestBody?.content["application/json"]?.schema
    const [tour] = (body?.oneOf ?? []) as Record<string, Record<string, Record<string, unknown>>>[]
    assert.deepEqual(tour?.properties?.travelers, { type: "integer", minimum: 1, maximum: 10 })
    assert.equal(tour?.properties?.travelDate?.format, "date")
    assert.equal(tour?.additionalProperties, false)
  })

  it("lists the callers of a route", () => {
    assert.deepEqual(document.paths["/contact"]?.get?.security, [{ bearer: [] }])
    assert.deepEqual(document.paths["/contact"]?.get?.["x-callers"], ["admin", "staff", "sales"])
    assert.deepEqual(document.paths["/bookings/{id}"]?.get?.security, [{}, { bearer: [] }, { guestToken: [] }])
    assert.deepEqual(Object.keys(document.paths["/contact"]?.get?.responses ?? {}), [
      "200",
      "400",
      "401",
      "403",
      "422",
      "5XX",
    ])
  })

  it("allows no undescribed fields in answers", () => {
    const open: string[] = []
    const walk = (value: unknown, where: string) => {
      if (typeof value !== "object" || value === null) return
      if ("properties" in value && "type" in value && (value as Record<string, unknown>).additionalProperties !== false)
        open.push(where)
      for (const [key, inner] of Object.entries(value)) walk(inner, `${where}/${key}`)
    }
    walk(document.components.schemas, "")
    for (const [name, { responses }] of operations()) if (!name.endsWith("/openapi.json")) walk(responses, name)
    assert.deepEqual(open, [])
  })

  it("is answered with 304 while it is unchanged", async () => {
    const { headers } = await api.get("/openapi.json")
    assert.equal(
      (await api.request("/openapi.json", { headers: { "if-none-match": headers.get("etag") ?? "" } })).status,
      304,
    )
  })
})

describe("GET /docs", () => {
  const site = createSite(async () => renderedPage("", 404), {
    ...SITE,
    demo: false,
    corsOrigins: [],
    trustedProxies: [],
  })

  it("uses no inline script or style and nothing from other sites", async () => {
    assert.match(page.policy, /^default-src 'none'; script-src 'self'; style-src 'self';/)
    assert.doesNotMatch(page.policy, /unsafe|http/)
    assert.doesNotMatch(page.html, /<script>|<style|style="|https?:/)
    const files = [...page.html.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(([, file = ""]) => file)
    assert.equal(files.length, 4)
    for (const file of files) {
      const answer = await site.request(file, { headers: { "accept-encoding": "br" } })
      assert.equal(answer.status, 200, file)
      assert.equal(answer.headers.get("content-encoding"), "br")
      assert.match(answer.headers.get("content-type") ?? "", file.endsWith(".js") ? /^text\/javascript/ : /^text\/css/)
      const tag = answer.headers.get("etag") ?? ""
      assert.equal((await site.request(file, { headers: { "if-none-match": tag } })).status, 304)
    }
  })

  it("loads this API's description", async () => {
    assert.match(await (await site.request("/api/docs/reference.js")).text(), /url: "\/api\/openapi.json"/)
  })
})

describe("/openapi.json and /docs", () => {
  const ask = (path: string, headers: Record<string, string> = {}) => endpoints.request(path, { headers })
  const PATHS = ["/api/openapi.json", "/api/docs"]

  it("are compressed as requested and answered with 304 if unchanged", async () => {
    for (const path of PATHS) {
      const plain = await (await ask(path)).text()
      for (const [encoding, decode] of [
        ["br", brotliDecompressSync],
        ["gzip", gunzipSync],
      ] as const) {
        const answer = await ask(path, { "accept-encoding": encoding })
        assert.equal(answer.headers.get("content-encoding"), encoding)
        assert.match(answer.headers.get("vary") ?? "", /accept-encoding/i)
        assert.equal(decode(await answer.arrayBuffer()).toString(), plain)
        const etag = answer.headers.get("etag") ?? ""
        for (const known of [etag, etag.replace("W/", ""), `"x", ${etag}`, "*"])
          assert.equal((await ask(path, { "if-none-match": known })).status, 304, known)
        assert.equal((await ask(path, { "if-none-match": '"x"' })).status, 200)
      }
    }
  })

  it("are built only once", async () => {
    const before = process.cpuUsage()
    for (let n = 0; n < 200; n++)
      for (const path of PATHS) await (await ask(path, { "accept-encoding": "br" })).arrayBuffer()
    const { user, system } = process.cpuUsage(before)
    assert.ok(user + system < 3_000_000, `they cost ${Math.round((user + system) / 1000)} ms`)
  })
})
