import type { Context } from "hono"
import { addressingOf } from "#i18n/address.ts"
import type { Config } from "./config.server.ts"
import { type KnownQuery, type RenderPage, sendPage } from "./pages.server.ts"

/** Draws the page of a request for who has sent it: nobody may keep it. */
export async function drawPrivately(
  c: Context,
  renderPage: RenderPage,
  { siteUrl }: Pick<Config, "siteUrl">,
  known: KnownQuery[] = [],
  status = 200,
): Promise<Response> {
  const { url } = c.req.raw
  const page = await renderPage(url.slice(url.indexOf("/", 8)), { ...addressingOf(c.req.raw), origin: siteUrl }, known)
  c.header("cache-control", "no-store")
  return sendPage(c, page, status)
}
