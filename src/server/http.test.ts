import assert from "node:assert/strict"
import { subscribe, unsubscribe } from "node:diagnostics_channel"
import type { Server } from "node:http"
import { describe, it } from "node:test"
import { listen } from "./http.server.ts"

describe("the server", () => {
  it("waits 10 s for headers, 20 s for a request, and 5 s for another one", async () => {
    const seen: Server[] = []
    const see = (message: unknown) => seen.push((message as { server: Server }).server)
    subscribe("http.server.request.start", see)
    const { address, drain } = await listen(() => ({ fetch: () => new Response("here") }), {
      port: 0,
      host: "127.0.0.1",
    })
    await (await fetch(address.replace("localhost", "127.0.0.1"))).text()
    unsubscribe("http.server.request.start", see)
    await drain()
    const limits = seen.map((server) => [server.headersTimeout, server.requestTimeout, server.keepAliveTimeout])
    assert.deepEqual(limits, [[10_000, 20_000, 5_000]])
  })
})
