import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sanitise } from "#domain/catalogue/rich-text/html.server.ts"
import { withVietnameseLinks } from "./article-links.ts"

describe("withVietnameseLinks", () => {
  const leadsTo = (href: string) => {
    const html = withVietnameseLinks(sanitise(`<p>Xem <a class="x" href="${href}">ở đây</a>.</p>`))
    return /href="([^"]*)"/.exec(html)?.[1]
  }

  it("links to the Vietnamese version of pages", () => {
    assert.equal(leadsTo("/tour/ha-long"), "/vi/tour/ha-long")
    assert.equal(leadsTo("/"), "/vi")
    assert.equal(leadsTo("/?ref=blog"), "/vi?ref=blog")
    assert.equal(leadsTo("/tours?days=2&amp;search=sapa#list"), "/vi/tours?days=2&amp;search=sapa#list")
    assert.equal(leadsTo("/visa"), "/vi/visa")
  })

  it("keeps Vietnamese links, external links and links that are not pages", () => {
    for (const href of [
      "/vi",
      "/vi/tour/ha-long",
      "/vi?ref=blog",
      "/media/a/b/c.webp",
      "/api/docs",
      "https://mail.example/tour/x",
      "mailto:hanoi@ghe.example",
    ])
      assert.equal(leadsTo(href), href)
  })

  it("changes nothing else", () => {
    const html = sanitise('<h2>A</h2><p>/tour &lt;a href="/x"&gt; <a href="/a">a</a><a href="/b">b</a></p>')
    assert.equal(
      withVietnameseLinks(html),
      '<h2>A</h2><p>/tour &lt;a href="/x"&gt; <a href="/vi/a">a</a><a href="/vi/b">b</a></p>',
    )
  })
})
