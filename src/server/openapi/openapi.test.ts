import assert from "node:assert/strict"
import { createHash } from "node:crypto"
import { describe, it } from "node:test"
import { api as endpoints } from "#api.server.ts"
import { openEmptyShop } from "#server/test-shop.ts"
import { DESCRIPTIONS } from "./descriptions.server.ts"
import { handlersByRoute, type OpenApi, type Operation } from "./document.server.ts"

const api = await openEmptyShop()
const document: OpenApi = (await api.get("/openapi.json")).body
const response = await endpoints.request("/api/docs")
const page = { html: await response.text(), policy: response.headers.get("content-security-policy") ?? "" }

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [`${method} ${path}`, operation]),
  )

describe("the description of the API", () => {
  it("has every route and no other", () => {
    const routes = [...handlersByRoute(endpoints.routes).keys()]
    assert.ok(routes.length > 90)
    assert.deepEqual(Object.keys(DESCRIPTIONS).toSorted(), routes.toSorted())
  })

  it("is OpenAPI 3.1 whose references lead somewhere, with one name for each operation", () => {
    assert.equal(document.openapi, "3.1.1")
    const refs = JSON.stringify(document).match(/#\/components\/schemas\/[\w-]+/g) ?? []
    for (const ref of refs) assert.ok(document.components.schemas[ref.slice("#/components/schemas/".length)], ref)
    const names = operations().map(([, { operationId }]) => operationId)
    assert.equal(new Set(names).size, names.length)
  })

  it("says of every parameter in a path what it may be", () => {
    for (const [name, { parameters }] of operations()) {
      const inPath = [...name.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter)
      const described = parameters.filter((parameter) => parameter.in === "path")
      assert.deepEqual(
        described.map((parameter) => parameter.name),
        inPath,
        name,
      )
      for (const { required, schema } of described) assert.ok(required && schema.type === "string", name)
    }
  })

  it("has the limits of what validates: of a query, of a body", () => {
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

  it("says who may call", () => {
    assert.deepEqual(document.paths["/contact"]?.get?.security, [{ bearer: [] }])
    assert.deepEqual(document.paths["/contact"]?.get?.["x-callers"], ["staff", "admin"])
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

  it("leaves no answer open to what it does not tell of", () => {
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

  it("need not be read again while it is the same", async () => {
    const { headers } = await api.get("/openapi.json")
    assert.equal(
      (await api.request("/openapi.json", { headers: { "if-none-match": headers.get("etag") ?? "" } })).status,
      304,
    )
  })
})

describe("the page to read it", () => {
  it("has every operation and every shape, and its links lead to them", () => {
    const ids = new Set([...page.html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
    for (const [, { operationId }] of operations()) assert.ok(ids.has(operationId), operationId)
    for (const name of Object.keys(document.components.schemas)) assert.ok(ids.has(`shape-${name}`), name)
    for (const [, target] of page.html.matchAll(/href="#([^"]+)"/g)) assert.ok(ids.has(target), target)
  })

  it("is one file: no script, nothing from elsewhere, only its own style", () => {
    assert.doesNotMatch(page.html, /<script|<link|<img|src="|url\((?!data:)/)
    const style = /<style>([\s\S]*?)<\/style>/.exec(page.html)?.[1] ?? ""
    assert.ok(style.includes("font-face"))
    const hash = createHash("sha256").update(style).digest("base64")
    assert.match(page.policy, /^default-src 'none';/)
    assert.ok(page.policy.endsWith(`style-src 'sha256-${hash}'`))
  })
})
