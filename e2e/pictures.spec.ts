import assert from "node:assert/strict"
import { HERO_SLIDES } from "../src/app/home/hero-slides.ts"
import { expect, test, visit } from "./fixtures.ts"

const PICTURE = /<img[^>]*src="\/media\/posters\/([a-z-]+)\//g
/** The first of them is in the page. */
const LATER_SLIDES = HERO_SLIDES.slice(1).map(({ poster }) => poster)

for (const path of ["/", "/tours", "/transfers", "/blog", "/vi/tours?page=2", "/transfers?page=2"])
  test(`${path} shows no scene twice`, async ({ site }) => {
    const html = await (await fetch(site.origin + path)).text()
    const inPage = Array.from(html.matchAll(PICTURE), ([, poster = ""]) => poster)
    assert.ok(inPage.length >= 9, `${inPage.length} pictures`)
    const posters = [...inPage, ...(path === "/" ? LATER_SLIDES : [])]
    const scenes = posters.map((poster) => poster.replace(/-(dawn|day|dusk)$/, ""))
    const repeated = scenes.filter((scene, place) => scenes.indexOf(scene) !== place)
    assert.deepEqual(repeated, [])
  })

test("no theme on the home page shows a picture of the favourites above", async ({ page }) => {
  await visit(page, "/")
  const section = (heading: string) => page.locator("section", { has: page.getByRole("heading", { name: heading }) })
  const picturesIn = (heading: string) =>
    section(heading)
      .getByRole("article")
      .locator("img:visible")
      .evaluateAll((pictures: HTMLImageElement[]) => pictures.map(({ src }) => src.split("/")[5]))
  const favourites = await picturesIn("Guest favourites")
  assert.equal(favourites.length, 6)
  const tabs = section("Browse by interest").getByRole("tab")
  await expect(tabs).not.toHaveCount(0)
  for (const tab of await tabs.all()) {
    await tab.click()
    const panel = page.getByRole("tabpanel", { name: (await tab.textContent()) ?? "" })
    await panel.getByRole("article").first().waitFor()
    const shown = await picturesIn("Browse by interest")
    assert.ok(shown.length > 0)
    assert.deepEqual(
      shown.filter((picture) => favourites.includes(picture)),
      [],
    )
  }
})
