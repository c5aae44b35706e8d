import { Hono } from "hono"
import type { Sharp } from "sharp"
import { withPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import type { Config } from "#server/config/config.server.ts"
import { HttpError, notFound, unavailable } from "#server/errors.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { makeRendition, pictureOf, readRendition } from "#server/media/media.server.ts"
import type { RenderPage } from "./rendering.server.ts"
import type { SocialCompany } from "./social-company.server.ts"
import { readShown, versionOf } from "./social-image-address.server.ts"

const DAY = "public, max-age=86400, stale-while-revalidate=604800"
const YEAR = "public, max-age=31536000, immutable"
/** No query, which could make a page search without its limits. */
const NAME = /^[\w./-]+$/
const VERSION = /\.([0-9a-f]{12})$/

/**
 * Serves `/media/social/{language}/{path}.{version}.jpg`. With an earlier version, or without one, it is the image of
 * today.
 */
export function socialImages(
  renderPage: RenderPage,
  config: Pick<Config, "siteUrl">,
  findCompany: () => Promise<SocialCompany>,
) {
  return new Hono().get("/:language{en|vi}/:page{.+\\.jpg}", async (c) => {
    const { language, page } = c.req.param() as { language: Language; page: string }
    const name = page.slice(0, -".jpg".length)
    if (!NAME.test(name)) throw notFound("Page")
    const path = `/${name.replace(VERSION, "")}`
    const html = await pageHtml(renderPage, config, path === "/home" ? "/" : path, language)
    const company = await findCompany()
    const shown = readShown(html, company, language)
    const draw = async () => {
      const { drawSocialImage } = await import("./social-image-layout.server.ts")
      return drawSocialImage({ ...shown, head: await company.drawHead() }, await findPicture(shown))
    }
    const file = `social/${shown.digest}.jpg`
    const jpeg = (await readRendition(file)) ?? (await makeRendition(file, clientNetwork(c), draw))
    return c.body(new Uint8Array(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": VERSION.exec(name)?.[1] === versionOf(shown) ? YEAR : DAY,
      "cross-origin-resource-policy": "cross-origin",
    })
  })
}

/** Returns the page's picture. One that was lost is left out, as on the page. */
async function findPicture({ picture }: ReturnType<typeof readShown>): Promise<Sharp | undefined> {
  if (!picture) return undefined
  const { collection, key, at } = picture
  return pictureOf(collection, key, "16x9", 1200, at).catch((error: unknown) => {
    if (error instanceof HttpError && error.code === "NOT_FOUND") return undefined
    throw error
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
