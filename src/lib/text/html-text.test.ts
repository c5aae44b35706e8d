import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { htmlToLine, htmlToText } from "./html-text.ts"

describe("htmlToText", () => {
  it("writes each block on a line, and joins what is only formatted", () =>
    assert.equal(
      htmlToText("<h2>Tea</h2><p>With <em>le</em>mon<br>or &amp; milk</p><ul><li>a<ul><li>b</li></ul></li></ul>"),
      "Tea\nWith lemon\nor & milk\na\nb",
    ))

  it("keeps the cells of a table apart", () =>
    assert.equal(htmlToText("<table><tr><td>a</td><td>b</td></tr></table>"), "a\nb"))

  it("decodes each entity once, and leaves unknown ones", () =>
    assert.equal(htmlToText("&lt;3 &quot;&#39;&apos;&nbsp;&amp;lt; &euro;"), `<3 "'' &lt; &euro;`))

  it("reads 40,000 tags and entities that are never closed", () => {
    for (const text of ["<", "<p", "&"]) assert.equal(htmlToText(text.repeat(40_000)), text.repeat(40_000))
  })

  it("reads 40,000 spaces", () => {
    for (const text of [" ", "\n ", "\u00a0"]) assert.equal(htmlToText(`a${text.repeat(40_000)}b`), "a b")
  })
})

describe("htmlToLine", () => {
  it("writes everything on one line", () =>
    assert.equal(htmlToLine("<p>Tea &amp; <strong>rice</strong></p><p>&lt;3</p>"), "Tea & rice <3"))
})
