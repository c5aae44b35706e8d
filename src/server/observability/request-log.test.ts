import assert from "node:assert/strict"
import { describe, it, type TestContext } from "node:test"
import { sql } from "drizzle-orm"
import { api } from "#api.server.ts"
import { db } from "#server/database/database.server.ts"
import { IN_PROCESS } from "#server/http/in-process.server.ts"
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

type Line = [entry: Record<string, unknown>, text: string]

/** Returns the lines that are logged from now on. */
function linesOf(test: TestContext, level: "info" | "error"): Line[] {
  const lines: Line[] = []
  test.mock.method(log, level, (...line: Line) => void lines.push(line))
  return lines
}

describe("the log of requests", () => {
  it("records what was refused, why and how long it took, without personal data", async (test) => {
    const lines = linesOf(test, "info")
    const answer = await post("/newsletter", { email: "emma.jones@" })
    assert.equal(answer.status, 422)
    const [[{ ms, ...rest }, text] = [{}, ""]] = lines
    assert.deepEqual([text, typeof ms], ["refused", "number"])
    assert.deepEqual(rest, {
      requestId: answer.headers.get("x-request-id"),
      route: "POST /newsletter",
      status: 422,
      code: "VALIDATION_FAILED",
      fields: ["email"],
    })
    assert.ok(!JSON.stringify(lines).includes("emma"))
  })

  it("records refused reads, and names no field that could be anybody's words", async (test) => {
    const lines = linesOf(test, "info")
    assert.equal((await site.request("/api/bookings")).status, 401)
    assert.equal((await site.request("/api/tours?limit=900")).status, 422)
    await post("/newsletter", { email: "emma.jones@mail.example", "emma.jones@mail.example": 1, "0912345678": 1 })
    assert.deepEqual(
      lines.map(([{ route, status, fields }]) => [route, status, fields]),
      [
        ["GET /bookings", 401, undefined],
        ["GET /tours", 422, ["limit"]],
        ["POST /newsletter", 422, []],
      ],
    )
  })

  it("finds the failure of a page by the request id of its answer", async (test) => {
    const failures = linesOf(test, "error")
    const failing = createSite(
      async () => {
        // As a page calls the API while it is rendered.
        await api.request("/api/tours/slug/ha-long-bay", {}, IN_PROCESS)
        return renderedPage("", 500)
      },
      { ...SITE, demo: false, corsOrigins: [], trustedProxies: [] },
    )
    await db.execute(sql`alter table tours rename column slug to gone`)
    const answer = await failing.request("/about")
    await db.execute(sql`alter table tours rename column gone to slug`)
    assert.equal(answer.status, 500)
    assert.deepEqual(
      failures.map(([{ requestId, err }]) => [requestId, err instanceof Error]),
      [true, false].map((hasError) => [answer.headers.get("x-request-id"), hasError]),
    )
  })

  it("has no line for reads that succeed or find nothing, and for fast writes", async (test) => {
    const lines = linesOf(test, "info")
    assert.equal((await site.request("/api/tours")).status, 200)
    assert.equal((await site.request("/api/nowhere")).status, 404)
    assert.deepEqual(lines, [])
  })

  it("can be searched by the request id of each answer", async () => {
    for (const path of ["/api/tours", "/api/nowhere", "/robots.txt", "/assets/gone.js"])
      assert.match((await site.request(path)).headers.get("x-request-id") ?? "", /^[\w-]{20,}$/, path)
  })
})
