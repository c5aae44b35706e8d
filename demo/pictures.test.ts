import assert from "node:assert/strict"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { after, before, describe, it } from "node:test"
import sharp from "sharp"
import type { Image } from "#domain/catalogue/content.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { shortPlace } from "#lib/text/short-place.ts"
import { cropped, encode } from "#server/media/renditions.server.ts"
import { content } from "./content.server.ts"
import { paperGrain } from "./posters/kit/grain.ts"
import type { Light } from "./posters/kit/mood.ts"
import { drawPoster, SCENES } from "./posters/posters.ts"

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

/** Those with most lines. Wide pictures of all scenes take a minute to make. */
const HEAVIEST = ["hoi-an", "hanoi", "ninh-binh"]
const sceneOf = (url: string) => ADDRESS.exec(url)?.[1]
const urlsOf = (images: Partial<Image>[]) => images.map(({ url = "" }) => url)
const products = [...content.tours, ...content.transfers, ...content.products].map(({ slug, images = [] }) => ({
  slug,
  urls: urlsOf(images),
}))
const posts = content.posts.map(({ slug, featuredImage, images = [] }) => ({
  slug,
  urls: urlsOf([featuredImage, ...images] as Image[]),
}))
const shown = [...products, ...posts]

it("each product and post has a first picture of its own", () => {
  const firsts = shown.map(({ urls }) => urls[0])
  const repeated = shown.filter(({ urls }, place) => firsts.indexOf(urls[0]) !== place)
  assert.deepEqual(repeated, [])
})

it("no page of a product or post shows a scene twice, and a gallery has three", () => {
  for (const { slug, urls } of shown) assert.equal(new Set(urls.map(sceneOf)).size, urls.length, slug)
  for (const { slug, urls } of products) assert.ok(urls.length >= 3, slug)
})

it("stamps name a place in at most two words", () => {
  const stamps = LANGUAGES.flatMap((language) => [
    ...content.tours.map(({ location }) => shortPlace(location?.[language] ?? "")),
    ...content.transfers.map(({ location }) => shortPlace(location?.[language] ?? "", "end")),
  ])
  assert.deepEqual(
    stamps.filter((stamp) => !/^\S+( \S+)?$/.test(stamp)),
    [],
  )
})

describe("the pictures' weight", () => {
  const folder = mkdtempSync(join(tmpdir(), "ghe-posters-"))
  after(() => rmSync(folder, { recursive: true }))
  const grain = join(folder, "grain.png")
  before(async () => {
    const tile = { width: 512, height: 512, channels: 1 as const }
    await sharp(paperGrain(512, 512), { raw: tile }).png().toFile(grain)
  })

  for (const { shown, scenes, crop, width, most } of [
    { shown: "the picture of a card on a phone", scenes: SCENES, crop: "4x3", width: 640, most: 12_000 },
    { shown: "the widest picture of a page", scenes: HEAVIEST, crop: "16x9", width: 1440, most: 42_000 },
  ] as const)
    it(`is at most ${most / 1000} kB as ${shown}`, async () => {
      const weigh = async (scene: string) => {
        const file = join(folder, `${scene}-${crop}.svg`)
        writeFileSync(file, drawPoster(scene, "day")[crop].svg)
        const { length } = await encode(await cropped(file, grain, crop, width, 50), file, "avif", width)
        return { scene, length }
      }
      const weighed = await Promise.all(scenes.map(weigh))
      assert.deepEqual(
        weighed.filter(({ length }) => length > most),
        [],
      )
    })
})
