import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { listen, type RunningServer } from "../../src/server/http/listen.server.ts"
import { ENDPOINTS } from "./contract-site.ts"
import { hostileTo } from "./hostile.ts"
import { RAW_REQUESTS, sendRaw } from "./raw-http.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const { site, samples } = await openTestContractSite()

describe("hostile requests", () => {
  for (const endpoint of ENDPOINTS) {
    it(`do not break ${endpoint.name}`, async () => {
      assert.ok((await hostileTo(site, samples, endpoint)).length > 30)
    })
  }

  it("leave the server healthy", async () => assert.equal((await site.api.get("/health")).status, 200))
})

describe("malformed HTTP", () => {
  let server: RunningServer
  before(async () => {
    server = await listen(() => site.app, { port: 0, host: "127.0.0.1" })
  })
  after(() => server.drain())

  for (const [path, type] of [
    ["/api/newsletter", "application/json"],
    ["/contact", "application/x-www-form-urlencoded"],
  ] as const) {
    it(`closes the connection if the body is too large for ${path}`, async () => {
      const headers = { "content-type": type, origin: "https://ghe.example" }
      const answer = await fetch(server.address + path, { method: "POST", headers, body: "a".repeat(300_000) })
      await answer.arrayBuffer()
      assert.equal(answer.headers.get("connection"), "close")
    })
  }

  for (const [what, text] of Object.entries(RAW_REQUESTS)) {
    it(`does not break the server: ${what}`, async () => {
      const port = Number(new URL(server.address).port)
      const status = await sendRaw(port, text)
      assert.ok(status < 500, `answered ${status}`)
      assert.equal(await sendRaw(port, "GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"), 200)
    })
  }
})
