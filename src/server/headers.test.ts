import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { Hono } from "hono"
import { pageHead } from "#lib/seo.ts"
import { securityHeaders } from "./headers.server.ts"

const ask = async (siteUrl: string, path: string) => {
  const site = new Hono().use(securityHeaders({ siteUrl })).get("*", (c) => c.text("x"))
  return (await site.request(path)).headers
}

describe("every answer", () => {
  it("allows nothing that it does not need, and tells browsers not to guess", async () => {
    const headers = await ask("http://localhost:3000", "/x")
    assert.equal(headers.get("content-security-policy"), "default-src 'none'; frame-ancestors 'none'")
    assert.equal(headers.get("x-content-type-options"), "nosniff")
    assert.match(headers.get("permissions-policy") ?? "", /camera=\(\).*geolocation=\(\)/)
    assert.equal(headers.get("cross-origin-opener-policy"), "same-origin")
  })

  it("keeps browsers to https where the site has it, and only there", async () => {
    assert.match((await ask("https://ghe.example", "/")).get("strict-transport-security") ?? "", /^max-age=63072000/)
    assert.equal((await ask("http://ghe.example", "/")).get("strict-transport-security"), null)
  })

  it("names a page to other sites without its path, and one with a secret in its address not at all", async () => {
    assert.equal((await ask("https://ghe.example", "/")).get("referrer-policy"), "strict-origin-when-cross-origin")
    for (const secret of ["token", "proof"])
      assert.equal((await ask("https://ghe.example", `/x?${secret}=y`)).get("referrer-policy"), "no-referrer")
  })
})

describe("structured data", () => {
  it("cannot end its script", () => {
    const shown = { language: "en", origin: "https://ghe.example" } as const
    const jsonLd = [{ name: "</script><script>alert(1)</script>" }]
    const [script] = pageHead(shown, { title: "x", description: "x", path: "/", jsonLd }).scripts ?? []
    assert.doesNotMatch(script?.children ?? "<", /</)
    assert.deepEqual(JSON.parse(script?.children ?? ""), jsonLd[0])
  })
})
