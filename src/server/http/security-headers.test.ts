import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { Hono } from "hono"
import { createSite } from "#site.server.ts"
import { rawSecurityHeaders, securityHeaders } from "./security-headers.server.ts"

const ask = async (siteUrl: string, path: string) => {
  const site = new Hono().use(securityHeaders({ siteUrl })).get("*", (c) => c.text("x"))
  return (await site.request(path)).headers
}

describe("security headers", () => {
  it("forbid everything that is not needed and MIME sniffing", async () => {
    const headers = await ask("http://localhost:3000", "/x")
    assert.equal(headers.get("content-security-policy"), "default-src 'none'; frame-ancestors 'none'")
    assert.equal(headers.get("x-content-type-options"), "nosniff")
    assert.match(headers.get("permissions-policy") ?? "", /camera=\(\).*geolocation=\(\)/)
    assert.equal(headers.get("cross-origin-opener-policy"), "same-origin")
    assert.equal(headers.get("cross-origin-resource-policy"), "same-origin")
  })

  it("are sent with errors too", async () => {
    const site = createSite(() => Promise.reject(new Error("on purpose")), {
      siteUrl: "https://ghe.example",
      demo: false,
      corsOrigins: [],
      trustedProxies: [],
    })
    const { status, headers } = await site.request("/about")
    assert.equal(status, 500)
    for (const [name, value] of Object.entries(await rawSecurityHeaders({ siteUrl: "https://ghe.example" })))
      assert.equal(headers.get(name), value)
  })

  it("contain HSTS only on an https site", async () => {
    assert.match((await ask("https://ghe.example", "/")).get("strict-transport-security") ?? "", /^max-age=63072000$/)
    const everywhere = new Hono().use(securityHeaders({ siteUrl: "https://ghe.example", hstsSubdomains: true }))
    const { headers } = await everywhere.get("*", (c) => c.text("x")).request("/")
    assert.match(headers.get("strict-transport-security") ?? "", /; includeSubDomains$/)
    assert.equal((await ask("http://ghe.example", "/")).get("strict-transport-security"), null)
  })

  it("hide the path from other sites, and the whole URL if it has a secret", async () => {
    assert.equal((await ask("https://ghe.example", "/")).get("referrer-policy"), "strict-origin-when-cross-origin")
    for (const secret of ["token", "proof", "confirm", "preview"])
      assert.equal((await ask("https://ghe.example", `/x?${secret}=y`)).get("referrer-policy"), "no-referrer")
  })
})

it("redirects www. to the site's address, with path and query", async () => {
  const site = createSite(() => Promise.reject(new Error("not needed")), {
    siteUrl: "https://ghe.example",
    demo: false,
    corsOrigins: [],
    trustedProxies: [],
  })
  const { status, headers } = await site.request("https://www.ghe.example/vi/tours?q=hue")
  assert.deepEqual([status, headers.get("location")], [308, "https://ghe.example/vi/tours?q=hue"])
})
