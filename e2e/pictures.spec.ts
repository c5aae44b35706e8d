import assert from "node:assert/strict"
import { HERO_SLIDES } from "../src/app/home/hero-slides.ts"
import { test } from "./fixtures.ts"

const PICTURE = /<img[^>]*src="\/media\/posters\/([a-z-]+)\//g
const SLIDES = HERO_SLIDES.map(({ poster }) => poster)

for (const path of ["/", "/tours", "/transfers", "/blog", "/vi/tours?page=2", "/transfers?page=2"])
  test(`${path} shows no scene at two hours`, async ({ site }) => {
    const html = await (await fetch(site.origin + path)).text()
    const inPage = Array.from(html.matchAll(PICTURE), ([, poster = ""]) => poster)
    assert.ok(inPage.length >= 9, `${inPage.length} pictures`)
    const posters = new Set([...inPage, ...(path === "/" ? SLIDES : [])])
    const scenes = Array.from(posters, (poster) => poster.replace(/-(dawn|day|dusk)$/, ""))
    const repeated = scenes.filter((scene, place) => scenes.indexOf(scene) !== place)
    assert.deepEqual(repeated, [])
  })
