import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { POST_CATEGORIES } from "#domain/blog/post.ts"
import { extractText, sanitise } from "#domain/catalogue/rich-text/html.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { content as demo } from "./content.server.ts"

const posts = demo.posts.toSorted((a, b) => a.daysAgo - b.daysAgo)
const addresses = new Set([
  ...demo.tours.map(({ slug }) => `/tour/${slug}`),
  ...demo.transfers.map(({ slug }) => `/transfer/${slug}`),
  ...posts.map(({ slug }) => `/blog/${slug}`),
])
const wordsOf = (html: string) => extractText(html).split(/\s+/).filter(Boolean).length
const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
const headingsOf = (html: string) => (html.match(/<h2>/g) ?? []).length

describe("demo posts", () => {
  it("are at least fifteen, with unique slugs and days, newest first", () => {
    assert.ok(posts.length >= 15)
    assert.equal(new Set(posts.map(({ slug }) => slug)).size, posts.length)
    const ages = posts.map(({ daysAgo }) => daysAgo)
    assert.deepEqual(
      ages,
      [...new Set(ages)].toSorted((a, b) => a - b),
    )
  })

  for (const category of POST_CATEGORIES) {
    it(`include three in ${category}, two of them with it first`, () => {
      assert.ok(posts.filter(({ categories }) => categories.includes(category)).length >= 3)
      assert.ok(posts.filter(({ categories: [first] }) => first === category).length >= 2)
    })
  }

  for (const { slug, title, excerpt = { en: "" }, content: both, featuredImage, tags = [] } of posts) {
    const content = both as Localized
    describe(`demo post ${slug}`, () => {
      it("has 600 to 800 words, and as many in Vietnamese", () => {
        assert.ok(wordsOf(content.en) >= 600 && wordsOf(content.en) <= 800, `${wordsOf(content.en)} English words`)
        const ratio = wordsOf(content.vi) / wordsOf(content.en)
        assert.ok(ratio > 0.95 && ratio < 1.6, `${wordsOf(content.vi)} Vietnamese words`)
        assert.equal(headingsOf(content.vi), headingsOf(content.en))
        for (const text of Object.values(excerpt as Localized)) assert.ok(text.length <= 200, `${text.length}: ${text}`)
      })

      it("is HTML that the sanitiser keeps unchanged", () => {
        for (const html of Object.values(content))
          assert.equal(sanitise(html), html.replaceAll("&#39;", "'").replaceAll("&quot;", '"'))
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

      it("has pictures", () => {
        assert.ok(featuredImage)
      })
    })
  }
})
