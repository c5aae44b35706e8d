import { hash } from "node:crypto"
import { Hono } from "hono"
import { withPrefix } from "#i18n/address.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import type { Config } from "#server/config/config.server.ts"
import { notFound, unavailable } from "#server/errors.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { makeRendition, pictureOf, readRendition } from "#server/media/media.server.ts"
import type { RenderPage } from "./rendering.server.ts"
import type { SocialImage } from "./social-image-layout.server.ts"

/** Increment it with each design change, to draw stored images again. */
const SOCIAL_DESIGN = 2

const DAY = "public, max-age=86400, stale-while-revalidate=604800"
const TITLE = /<meta property="og:title" content="([^"]*)"/
/** The page's largest picture, which is loaded first. */
const PICTURE = /<img src="\/media\/([a-z0-9-]+)\/([a-z0-9-]+)\/[^"]*?(?:-at(\d+))?\.\w+"[^>]* fetchpriority="high"/i

/** Serves `/media/social/{language}/{path}.jpg`. Reads title and picture from the page, so that they match. */
export function socialImages(
  renderPage: RenderPage,
  config: Pick<Config, "siteUrl">,
  findCompany: () => Promise<{ companyName: LocalizedContent }>,
) {
  return new Hono().get("/:language{en|vi}/:page{.+\\.jpg}", async (c) => {
    const { language, page } = c.req.param() as { language: Language; page: string }
    const path = `/${page.slice(0, -".jpg".length)}`
    const html = await pageHtml(renderPage, config, path === "/home" ? "/" : path, language)
    const [, collection, key, at] = PICTURE.exec(html) ?? []
    const { companyName } = await findCompany()
    const image = { title: unescaped(TITLE.exec(html)?.[1] ?? ""), company: inLanguage(companyName, language) }
    const name = nameOf({ ...image, picture: `${collection}/${key}${at ? `/${at}` : ""}` })
    const draw = async () => {
      const { drawSocialImage } = await import("./social-image-layout.server.ts")
      const picture =
        collection && key ? await pictureOf(collection, key, "16x9", 1200, at ? Number(at) : undefined) : undefined
      return drawSocialImage(image, picture)
    }
    const jpeg = (await readRendition(name)) ?? (await makeRendition(name, clientNetwork(c), draw))
    return c.body(new Uint8Array(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": DAY,
      "cross-origin-resource-policy": "cross-origin",
    })
  })
}

async function pageHtml(renderPage: RenderPage, config: Pick<Config, "siteUrl">, path: string, language: Language) {
  const prefixed = language === "vi"
  const shown = { language, prefixed, currency: undefined, origin: config.siteUrl, nonce: "", preloaded: [] }
  const page = await renderPage(prefixed ? withPrefix(path) : path, shown)
  if (page.status === 503) throw unavailable()
  if (page.status !== 200) throw notFound("Page")
  return page.body.toString()
}

const NAMED: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"' }

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(amp|lt|gt|quot));/gi, (_, decimal, hex, name) =>
    name ? NAMED[name.toLowerCase()]! : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
  )
}

/** Names a file after its content, so that a new title gets a new image. */
function nameOf(content: SocialImage & { picture: string }): string {
  return `social/${hash("sha256", JSON.stringify([SOCIAL_DESIGN, content]), "hex")}.jpg`
}
