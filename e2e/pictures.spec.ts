import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import type { Locator } from "@playwright/test"
import { openTabs, test, visit } from "./fixtures.ts"

const PICTURE = /<img[^>]*src="\/media\/posters\/([a-z-]+)\//g
const { settings } = JSON.parse(readFileSync(new URL("../demo/company.json", import.meta.url), "utf8")) as {
  settings: { heroSlides: { picture: { url: string } }[] }
}
const SLIDES = settings.heroSlides.map(({ picture }) => picture.url.split("/")[3] ?? "")
/** The first of them is in the page. */
const LATER_SLIDES = SLIDES.slice(1)

const sceneOf = (poster: string) => poster.replace(/-(dawn|day|dusk)$/, "")
const repeatedIn = (names: string[]) => names.filter((name, place) => names.indexOf(name) !== place)

for (const path of ["/", "/tours", "/transfers", "/blog", "/vi/tours?page=2", "/transfers?page=2"])
  test(`${path} shows no scene twice`, async ({ site }) => {
    const html = await (await fetch(site.origin + path)).text()
    const inPage = Array.from(html.matchAll(PICTURE), ([, poster = ""]) => poster)
    assert.ok(inPage.length >= 9, `${inPage.length} pictures`)
    const posters = [...inPage, ...(path === "/" ? LATER_SLIDES : [])]
    assert.deepEqual(repeatedIn(posters.map(sceneOf)), [])
  })

test("whichever theme is open, the home page shows no scene twice, and no picture under two themes", async ({
  page,
}) => {
  await visit(page, "/")
  const postersIn = (pictures: Locator) =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map(({ src }) => src.split("/")[5] ?? ""))
  const outside = page.locator("main img:not([role=tabpanel] *, [aria-label='Pictures that change'] *)")
  const inPage = [...SLIDES, ...(await postersIn(outside))]
  assert.ok(inPage.length > 18, `${inPage.length} pictures`)
  const inThemes: string[] = []
  for (const tab of await (await openTabs(page)).all()) {
    await tab.click()
    const panel = page.getByRole("tabpanel", { name: (await tab.textContent()) ?? "" })
    await panel.getByRole("article").first().waitFor()
    const inTheme = await postersIn(panel.locator("img"))
    assert.ok(inTheme.length > 0)
    assert.deepEqual(repeatedIn([...inPage, ...inTheme].map(sceneOf)), [])
    inThemes.push(...inTheme)
  }
  assert.deepEqual(repeatedIn(inThemes), [])
})

test("a card's picture loads once it comes near the window, and is still shown when the window has left it", async ({
  page,
}) => {
  await visit(page, "/")
  const picture = page.locator(".card-picture").last()
  const isSkipped = () =>
    picture.evaluate((box) => !box.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }))
  assert.equal(await isSkipped(), true)
  await picture.scrollIntoViewIfNeeded()
  await picture.locator("img").evaluate((img: HTMLImageElement) => img.decode())
  await page.keyboard.press("Control+Home")
  await page.waitForFunction(() => scrollY === 0)
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))))
  assert.equal(await isSkipped(), false)
})
