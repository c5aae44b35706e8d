import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sanitise, textOf } from "#features/blog/html.server.ts"
import { POST_CATEGORIES } from "#features/blog/post.ts"
import { SCENES } from "#posters/posters.ts"
import { blogSeeds } from "./blog.ts"
import { tourSeeds } from "./tours.ts"

const tours = new Set(tourSeeds.map(({ slug }) => slug))
const wordsOf = (html: string) => textOf(html).split(/\s+/).filter(Boolean).length
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const headingsOf = (html: string) => (html.match(/<h2>/g) ?? []).length

describe("the posts of the demo", () => {
  it("are six at least, each under its own slug, over most of the categories", () => {
    assert.ok(blogSeeds.length >= 6)
    assert.equal(new Set(blogSeeds.map(({ slug }) => slug)).size, blogSeeds.length)
    const used = new Set(blogSeeds.flatMap(({ categories }) => categories))
    assert.ok(POST_CATEGORIES.filter((category) => used.has(category)).length >= 4)
  })

  for (const { slug, title, excerpt, content, scenes, tags } of blogSeeds) {
    describe(slug, () => {
      it("is long enough to be useful, in both languages alike", () => {
        assert.ok(wordsOf(content.en) >= 600 && wordsOf(content.en) <= 850, `${wordsOf(content.en)} English words`)
        const ratio = wordsOf(content.vi) / wordsOf(content.en)
        assert.ok(ratio > 0.95 && ratio < 1.6, `${wordsOf(content.vi)} Vietnamese words`)
        assert.equal(headingsOf(content.vi), headingsOf(content.en))
        for (const text of Object.values(excerpt)) assert.ok(text.length <= 200, `${text.length}: ${text}`)
      })

      it("is HTML that passes unchanged", () => {
        for (const html of Object.values(content)) assert.equal(sanitise(html), html)
      })

      it("is NFC, with the marks of its language", () => {
        const texts = [title, excerpt, content, ...tags].map((text) => JSON.stringify(text))
        for (const text of texts) assert.equal(text, text.normalize("NFC"))
        assert.match(content.vi, /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/)
      })

      it("links to the same tours in both languages, all of which we have", () => {
        assert.ok(linksOf(content.en).length > 0)
        assert.deepEqual(linksOf(content.vi), linksOf(content.en))
        for (const link of linksOf(content.en)) assert.ok(tours.has(link?.replace(/^\/tour\//, "") ?? ""), link)
      })

      it("has pictures that somebody has drawn", () => {
        for (const scene of scenes) assert.ok((SCENES as readonly string[]).includes(scene.split("/")[0] ?? ""), scene)
      })
    })
  }
})
