import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { extractText, sanitise } from "#features/blog/html.server.ts"
import { POST_CATEGORIES } from "#features/blog/post.ts"
import { SCENES } from "../posters/posters.ts"
import { tourSeeds } from "../tours/tours.ts"
import { transferSeeds } from "../transfers/transfers.ts"
import { blogSeeds } from "./blog.ts"

const addresses = new Set([
  ...tourSeeds.map(({ slug }) => `/tour/${slug}`),
  ...transferSeeds.map(({ slug }) => `/transfer/${slug}`),
  ...blogSeeds.map(({ slug }) => `/blog/${slug}`),
])
const wordsOf = (html: string) => extractText(html).split(/\s+/).filter(Boolean).length
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const headingsOf = (html: string) => (html.match(/<h2>/g) ?? []).length

describe("demo posts", () => {
  it("are at least fifteen, with unique slugs and days, newest first", () => {
    assert.ok(blogSeeds.length >= 15)
    assert.equal(new Set(blogSeeds.map(({ slug }) => slug)).size, blogSeeds.length)
    const ages = blogSeeds.map(({ daysAgo }) => daysAgo)
    assert.deepEqual(
      ages,
      [...new Set(ages)].toSorted((a, b) => a - b),
    )
  })

  for (const category of POST_CATEGORIES) {
    it(`include three in ${category}, two of them with it first`, () => {
      assert.ok(blogSeeds.filter(({ categories }) => categories.includes(category)).length >= 3)
      assert.ok(blogSeeds.filter(({ categories: [first] }) => first === category).length >= 2)
    })
  }

  for (const { slug, title, excerpt, content, scenes, tags } of blogSeeds) {
    describe(`demo post ${slug}`, () => {
      it("has 600 to 800 words, and as many in Vietnamese", () => {
        assert.ok(wordsOf(content.en) >= 600 && wordsOf(content.en) <= 800, `${wordsOf(content.en)} English words`)
        const ratio = wordsOf(content.vi) / wordsOf(content.en)
        assert.ok(ratio > 0.95 && ratio < 1.6, `${wordsOf(content.vi)} Vietnamese words`)
        assert.equal(headingsOf(content.vi), headingsOf(content.en))
        for (const text of Object.values(excerpt)) assert.ok(text.length <= 200, `${text.length}: ${text}`)
      })

      it("is HTML that the sanitiser keeps unchanged", () => {
        for (const html of Object.values(content)) assert.equal(sanitise(html), html)
      })

      it("is NFC and has Vietnamese diacritics", () => {
        const texts = [title, excerpt, content, ...tags].map((text) => JSON.stringify(text))
        for (const text of texts) assert.equal(text, text.normalize("NFC"))
        assert.match(content.vi, /[ạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹđ]/)
      })

      it("links to the same existing pages in both languages, and to a tour", () => {
        const links = linksOf(content.en)
        assert.ok(links.some((link) => link?.startsWith("/tour/")))
        assert.deepEqual(linksOf(content.vi), links)
        for (const link of links) assert.ok(link !== `/blog/${slug}` && addresses.has(link ?? ""), link)
      })

      it("has pictures of existing scenes", () => {
        for (const scene of scenes) assert.ok((SCENES as readonly string[]).includes(scene.split("/")[0] ?? ""), scene)
      })
    })
  }
})
