import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { readAbout } from "./about-parts.ts"

describe("readAbout", () => {
  it("shows each part by what its text is made of, as the editor or a file writes it", () => {
    const html = [
      "<h4>Hanoi</h4>\n<p>Hello.</p>",
      "<h2>Story</h2><p>One.</p>\n<p>Two.</p>",
      "<h2>Aim</h2>\n<blockquote><p>To travel.</p></blockquote>",
      "<h2>Values</h2><p>We hold to:</p><h3>Truth</h3><p>Rain.</p><h3>Care</h3><p>Tea.</p>",
      "<h2>Team</h2><p>Two people.</p><ul><li><p><strong>Plan</strong> Lan</p></li><li><strong>Drive</strong> Minh</li></ul>",
      "<h2>Why</h2><ol><li><p>Price</p></li>\n<li>Phone</li></ol>",
    ].join("\n")
    assert.deepEqual(readAbout(html), {
      eyebrow: "Hanoi",
      lead: "<p>Hello.</p>",
      parts: [
        { look: "text", title: "Story", html: "<p>One.</p>\n<p>Two.</p>" },
        { look: "sentence", title: "Aim", html: "<p>To travel.</p>" },
        {
          look: "pairs",
          title: "Values",
          intro: "<p>We hold to:</p>",
          pairs: [
            { number: 1, title: "Truth", html: "<p>Rain.</p>" },
            { number: 2, title: "Care", html: "<p>Tea.</p>" },
          ],
        },
        {
          look: "stamps",
          title: "Team",
          intro: "<p>Two people.</p>",
          items: [
            { mark: "Plan", text: "Lan" },
            { mark: "Drive", text: "Minh" },
          ],
        },
        { look: "numbers", title: "Why", items: ["<p>Price</p>", "Phone"] },
      ],
    })
  })

  it("shows anything else as text", () => {
    for (const html of [
      "<ul><li>Plain</li></ul>",
      "<ul><li><strong>A</strong> b</li><li>plain</li></ul>",
      "<blockquote><p>a</p></blockquote><p>b</p>",
      "<ol><li>a<ol><li>b</li></ol></li></ol>",
      "",
    ])
      assert.deepEqual(readAbout(`<h2>T</h2>${html}`).parts, [{ look: "text", title: "T", html }])
  })

  it("takes a text without headings for the lead", () =>
    assert.deepEqual(readAbout("<p>Hello.</p>"), { eyebrow: "", lead: "<p>Hello.</p>", parts: [] }))
})
