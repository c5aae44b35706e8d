import { type Context, Hono } from "hono"
import { findSettings, lastSettings } from "#domain/settings/settings.server.ts"
import { notFound } from "#server/errors.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { iconVersion, LOGO_HEIGHTS } from "./logo.ts"
import { findIcon, findLogo, type Icon } from "./logo-pictures.server.ts"

const DAY = "public, max-age=86400"
const YEAR = "public, max-age=31536000, immutable"

/** Square icons by their names. Some browsers ask for those of the root without reading a page. */
const ICONS: Record<string, Icon> = {
  "favicon.ico": "ico",
  "apple-touch-icon.png": { place: "touch", size: 180 },
  "icon-192.png": { place: "tab", size: 192 },
  "icon-512.png": { place: "tab", size: 512 },
  "icon-maskable-512.png": { place: "maskable", size: 512 },
}

/** Serves the company's icons, and its logo in the heights that pages and mails show. */
export const brandRoutes = new Hono()
  .get("/:icon{favicon\\.ico|apple-touch-icon\\.png|icon-(?:maskable-)?[0-9]+\\.png}", async (c) => {
    const icon = ICONS[c.req.param("icon")]
    if (!icon) throw notFound("Picture")
    const settings = await findSettings().catch(lastSettings)
    const isCurrent = c.req.query("v") === iconVersion(settings)
    const type = icon === "ico" ? "image/x-icon" : "image/png"
    return picture(c, await findIcon(settings, icon, clientNetwork(c)), type, isCurrent ? YEAR : DAY)
  })
  .get("/media/logos/:key{[a-z0-9-]+}/:variant{h[0-9]+\\.(?:webp|png)}", async (c) => {
    const { variant } = c.req.param()
    const [, height, format] = /^h(\d+)\.(webp|png)$/.exec(variant) ?? []
    const known = LOGO_HEIGHTS.find((one) => one === Number(height))
    if (!known) throw notFound("Picture")
    const as = format === "png" ? "png" : "webp"
    const logo = await findLogo({ url: c.req.path }, known, as, clientNetwork(c))
    return picture(c, logo, `image/${as}`, YEAR)
  })

function picture(c: Context, content: Buffer, type: string, cacheControl: string): Response {
  return c.body(new Uint8Array(content), 200, {
    "content-type": type,
    "cache-control": cacheControl,
    "content-security-policy": "default-src 'none'; sandbox",
    // Mails and other sites show them.
    "cross-origin-resource-policy": "cross-origin",
  })
}
