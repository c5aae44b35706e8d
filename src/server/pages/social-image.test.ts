import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { Hono } from "hono"
import sharp from "sharp"
import { findSocialCompany } from "#domain/settings/logo/logo-pictures.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { answerError } from "#server/http/error-handler.server.ts"
import { storeOriginal } from "#server/media/media.server.ts"
import { SITE } from "#server/testing/api.ts"
import { renderedPage } from "#server/testing/rendered-page.ts"
import { openEmptySite } from "#server/testing/site.ts"
import type { RenderPage } from "./rendering.server.ts"
import { socialImages } from "./social-image.server.ts"
import { withVersionedImages } from "./social-image-address.server.ts"

const POSTER =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="810"><rect width="1440" height="810" fill="#c23b22"/></svg>'

const CLEAR = '<img src="/media/posters/clear/16x9-640.webp" fetchPriority="high"/>'
const TRANSPARENT = '<svg xmlns="http://www.w3.org/2000/svg" width="1440" height="810"/>'

const renderPage: RenderPage = async (href) => {
  const titles: Record<string, string> = {
    "/": "Drop by &amp; stay",
    "/vi": "Ghé chơi Huế, ở lại Đà Nẵng",
    "/plain": "Plain",
    "/clear": "Clear",
  }
  const picture =
    href === "/clear"
      ? CLEAR
      : href === "/plain"
        ? ""
        : '<img src="/media/posters/hue-day/16x9-640.webp" fetchPriority="high"/>'
  const address = "https://ghe.example/media/social/en/home.jpg"
  const html = `<meta property="og:title" content="${titles[href]}"/><meta property="og:image" content="${address}"/>${picture}`
  return renderedPage(html, titles[href] ? 200 : 404)
}

await openEmptySite()
await storeOriginal("posters", "hue-day", "16x9.svg", POSTER)

await storeOriginal("posters", "clear", "16x9.svg", TRANSPARENT)

describe("social images", () => {
  const site = new Hono().route("/", socialImages(renderPage, SITE, findSocialCompany)).onError(answerError)
  const pixels = async (path: string) => {
    const response = await site.request(path)
    assert.equal(response.status, 200, path)
    assert.equal(response.headers.get("content-type"), "image/jpeg")
    return sharp(Buffer.from(await response.arrayBuffer()))
  }

  it("are 1200×630 and show the picture and the title", async () => {
    const image = await pixels("/vi/home.jpg")
    const { width, height } = await image.metadata()
    assert.deepEqual([width, height], [1200, 630])
    const at = async (left: number, top: number) => {
      const pixel = await image.clone().extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
      return [...pixel].map((value) => Math.round(value / 32))
    }
    assert.deepEqual(await at(1100, 60), [6, 2, 1])
    assert.deepEqual(await at(60, 560), [8, 8, 7])
  })

  it("show the paper colour where a picture is transparent", async () => {
    const { data } = await (await pixels("/en/clear.jpg"))
      .extract({ left: 1100, top: 60, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true })
    // #FBF6EC, as exactly as a JPEG keeps it.
    for (const [at, value] of [0xfb, 0xf6, 0xec].entries()) assert.ok(Math.abs(data[at]! - value) < 4, String(data[at]))
  })

  it("have an address that changes with what they show, and is kept for a year", async () => {
    const addressOf = async (render: RenderPage, href = "/") => {
      const shown = {
        language: "en",
        prefixed: false,
        currency: undefined,
        origin: SITE.siteUrl,
        nonce: "",
        preloaded: [],
      }
      const { body } = await withVersionedImages(render, findSocialCompany)(href, shown as never)
      return /og:image" content="[^"]*\/media\/social(\/en\/home\.[0-9a-f]{12}\.jpg)"/.exec(body.toString())?.[1] ?? ""
    }
    const retitled: RenderPage = async (...page) => {
      const rendered = await renderPage(...page)
      return { ...rendered, body: Buffer.from(rendered.body.toString().replace("Drop by", "Stop by")) }
    }
    const [address, again, other] = [
      await addressOf(renderPage),
      await addressOf(renderPage),
      await addressOf(retitled),
    ]
    assert.deepEqual([address, address === other], [again, false])
    const lifeOf = async (path: string) => (await site.request(path)).headers.get("cache-control")
    assert.match((await lifeOf(address)) ?? "", /max-age=31536000, immutable/)
    for (const former of [other, "/en/home.jpg"]) assert.match((await lifeOf(former)) ?? "", /max-age=86400,/)
  })

  it("are drawn again only if the title changes", async () => {
    const bytes = async (path: string) => (await pixels(path)).toBuffer()
    assert.deepEqual(await bytes("/en/home.jpg"), await bytes("/en/home.jpg"))
    assert.notDeepEqual(await bytes("/en/home.jpg"), await bytes("/vi/home.jpg"))
  })

  it("escape markup in the company's name", async () => {
    const drawn = async (name: string) => {
      const data = JSON.stringify({ companyName: { en: name, vi: name } })
      await db.execute(
        sql`insert into settings (data) values (${data}::jsonb) on conflict (singleton) do update set data = excluded.data`,
      )
      clearCache()
      return (await pixels("/en/home.jpg")).raw().toBuffer()
    }
    const plain = await drawn("Ghé & Bạn Travel")
    const [bold, shown] = [await drawn("<b>Ghé</b>"), await drawn("Ghé")]
    assert.notDeepEqual(plain, shown)
    // If the tags were obeyed, both would be equal, because the typeface is bold.
    assert.notDeepEqual(bold, shown)
    await drawn('<span foreground="red">Ghé</span>')
  })

  it("exist for pages without a picture and not for unknown pages", async () => {
    await pixels("/en/plain.jpg")
    assert.equal((await site.request("/en/nowhere.jpg")).status, 404)
    assert.equal((await site.request("/fr/home.jpg")).status, 404)
  })

  it("can't make a page search", async () => {
    const rendered: string[] = []
    const record: RenderPage = async (href, ...page) => {
      rendered.push(href)
      return renderPage(href, ...page)
    }
    const recorded = new Hono().route("/", socialImages(record, SITE, findSocialCompany)).onError(answerError)
    for (const name of ["home%3Fsearch=sapa", "home%3fsearch=sapa", "home%23a", "home%20a"])
      assert.equal((await recorded.request(`/en/${name}.jpg`)).status, 404, name)
    assert.deepEqual(rendered, [])
  })
})
