import assert from "node:assert/strict"
import { test } from "./fixtures.ts"

const PICTURE = /<img[^>]*src="\/media\/posters\/([a-z-]+)-(dawn|day|dusk)\//g

for (const path of ["/", "/tours", "/transfers", "/blog", "/vi/tours?page=2", "/transfers?page=2"])
  test(`${path} shows no scene at two hours`, async ({ site }) => {
    const html = await (await fetch(site.origin + path)).text()
    const shown = new Set(Array.from(html.matchAll(PICTURE), ([, scene, light]) => `${scene} at ${light}`))
    assert.ok(shown.size >= 9, `${shown.size} pictures`)
    const scenes = [...shown].map((picture) => picture.replace(/ at .*/, ""))
    const repeated = scenes.filter((scene, place) => scenes.indexOf(scene) !== place)
    assert.deepEqual(repeated, [])
  })
