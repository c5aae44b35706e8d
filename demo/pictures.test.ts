import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { it } from "node:test"
import type { Image } from "#features/catalogue/content.ts"
import { content } from "./content.server.ts"
import type { Light } from "./posters/kit/mood.ts"
import { drawPoster } from "./posters/posters.ts"

type Picture = Omit<Image, "url">
const pictures: Record<string, Picture> = JSON.parse(readFileSync(new URL("pictures.json", import.meta.url), "utf8"))
const ADDRESS = /^\/media\/posters\/([a-z-]+)-(dawn|day|dusk)\/16x9-1440\.webp$/

it("pictures.json says of each drawn picture its size and colour, and what it shows in both languages", () => {
  for (const [url, { alt, ...shown }] of Object.entries(pictures)) {
    const [, scene = "", light] = ADDRESS.exec(url) ?? assert.fail(url)
    const { svg: _svg, ...drawn } = drawPoster(scene, light as Light)["16x9"]
    assert.deepEqual(shown, drawn, url)
    assert.ok(alt.en && alt.vi, url)
  }
})

it("every picture of the demo is listed in pictures.json", () => {
  const entries = [...content.tours, ...content.transfers, ...content.products]
  const posts = content.posts.flatMap(({ featuredImage, images = [] }) => [featuredImage, ...images])
  const used = [...entries.flatMap(({ images = [] }) => images), ...posts] as Image[]
  assert.deepEqual([...new Set(used.map(({ url }) => url))].toSorted(), Object.keys(pictures).toSorted())
})
