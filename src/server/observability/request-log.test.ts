import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { log } from "#server/log.server.ts"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createSite } from "#site.server.ts"

await openEmptySite()
const site = createSite(async () => renderedPage("", 404), {
  ...SITE,
  demo: false,
  corsOrigins: [],
  trustedProxies: [],
})
const post = (path: string, body: unknown) =>
  site.request(`/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  })

describe("the log of requests", () => {
  it("records what was refused, why and how long it took, without personal data", async (test) => {
    const lines = test.mock.method(log, "info", () => {}).mock
    const answer = await post("/newsletter", { email: "emma.jones@" })
    assert.equal(answer.status, 422)
    const [first] = lines.calls
    const [line, text] = (first?.arguments ?? []) as unknown as [Record<string, unknown>, string]
    const { ms, ...rest } = line
    assert.deepEqual([text, typeof ms], ["refused", "number"])
    assert.deepEqual(rest, {
      requestId: answer.headers.get("x-request-id"),
      route: "POST /newsletter",
      status: 422,
      code: "VALIDATION_FAILED",
    })
    assert.ok(!JSON.stringify(lines.calls.map((call) => call.arguments)).includes("emma"))
  })

  it("has no line for reads and fast writes", async (test) => {
    const lines = test.mock.method(log, "info", () => {}).mock
    assert.equal((await site.request("/api/tours")).status, 200)
    assert.equal((await site.request("/api/nowhere")).status, 404)
    assert.equal(lines.callCount(), 0)
  })

  it("can be searched by the request id of each answer", async () => {
    for (const path of ["/api/tours", "/api/nowhere", "/robots.txt", "/assets/gone.js"])
      assert.match((await site.request(path)).headers.get("x-request-id") ?? "", /^[\w-]{20,}$/, path)
  })
})
