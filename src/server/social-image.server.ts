import { hash } from "node:crypto"
import { Hono } from "hono"
import { findSettings } from "#features/settings/settings.server.ts"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import type { Config } from "./config.server.ts"
import { notFound } from "./errors.server.ts"
import { keptRendition, pictureOf } from "./media.server.ts"
import type { RenderPage } from "./pages.server.ts"
import type { SocialImage } from "./social-drawing.server.ts"

/** Change it with the design: images drawn before are drawn anew. */
const SOCIAL_DESIGN = 1

const DAY = "public, max-age=86400, stale-while-revalidate=604800"
const TITLE = /<meta property="og:title" content="([^"]*)"/
/** The page's largest picture: the one it loads first. */
const PICTURE = /<img src="\/media\/([a-z0-9-]+)\/([a-z0-9-]+)\/[^"]*"[^>]* fetchpriority="high"/i

/**
 * `/media/social/{language}/{path of the page}.jpg` (the home page is 'home'): what a link to the page shows in chats
 * and networks. Title and picture are read from the page itself, so that they can never say something else than it.
 */
export function socialImages(renderPage: RenderPage, config: Pick<Config, "siteUrl">) {
  return new Hono().get("/:language{en|vi}/:page{.+\\.jpg}", async (c) => {
    const { language, page } = c.req.param() as { language: Language; page: string }
    const path = `/${page.slice(0, -".jpg".length)}`
    const html = await pageHtml(renderPage, config, path === "/home" ? "/" : path, language)
    const [, collection, key] = PICTURE.exec(html) ?? []
    const { companyName } = await findSettings()
    const image = { title: TITLE.exec(html)?.[1] ?? "", company: inLanguage(companyName, language) }
    const jpeg = await keptRendition(nameOf({ ...image, picture: `${collection}/${key}` }), async () => {
      const { drawSocialImage } = await import("./social-drawing.server.ts")
      return drawSocialImage(image, collection && key ? await pictureOf(collection, key, "16x9", 1200) : undefined)
    })
    return c.body(new Uint8Array(jpeg), 200, { "content-type": "image/jpeg", "cache-control": DAY })
  })
}

async function pageHtml(renderPage: RenderPage, config: Pick<Config, "siteUrl">, path: string, language: Language) {
  const prefixed = language === "vi"
  const page = await renderPage(prefixed ? withPrefix(path) : path, { language, prefixed, origin: config.siteUrl })
  if (page.status !== 200 || "location" in page) throw notFound("Page")
  return page.html.join("")
}

/** A file for every content: whoever changes a title gets a new image, and the old one is not asked for again. */
function nameOf(content: SocialImage & { picture: string }): string {
  return `social/${hash("sha256", JSON.stringify([SOCIAL_DESIGN, content]), "hex")}.jpg`
}
