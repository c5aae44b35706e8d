import { Hono } from "hono"
import { withPrefix } from "#i18n/address.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import type { Config } from "#server/config/config.server.ts"
import { notFound } from "#server/errors.server.ts"
import type { SitemapUrl, UrlSource } from "./url-registry.server.ts"
import { xmlText } from "./xml.server.ts"

/** Most pages have two URLs. The format allows 50,000 URLs and 50 MB. */
const PER_PART = 10_000
const HOUR = "public, max-age=3600"
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": HOUR }

/** Serves `/sitemap.xml` and `/sitemaps/{kind}-{number}.xml` from `urls`. */
export function sitemaps({ siteUrl }: Pick<Config, "siteUrl">, urls: Record<string, UrlSource>) {
  return new Hono()
    .get("/sitemap.xml", async (c) => {
      const parts = await Promise.all(Object.entries(urls).map(([kind, source]) => partsOf(kind, source)))
      const entries = parts.flat().map((part) => `<sitemap><loc>${siteUrl}/sitemaps/${part}.xml</loc></sitemap>`)
      return c.body(document("sitemapindex", "", entries), 200, XML)
    })
    .get("/sitemaps/:part{[a-z]+-[1-9][0-9]{0,4}\\.xml}", async (c) => {
      const [kind = "", number] = c.req.param("part").split(/[-.]/)
      const source = new Map(Object.entries(urls)).get(kind)
      const pages = (await source?.list(PER_PART, (Number(number) - 1) * PER_PART)) ?? []
      if (pages.length === 0) throw notFound("Sitemap")
      const entries = pages.flatMap((page) => entriesOf(page, siteUrl))
      return c.body(document("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries), 200, XML)
    })
}

async function partsOf(kind: string, source: UrlSource): Promise<string[]> {
  const parts = Math.ceil((await source.count()) / PER_PART)
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`)
}

function entriesOf(url: SitemapUrl, siteUrl: string): string[] {
  const { path, vietnamesePath = path, changedAt, languages = LANGUAGES } = url
  const english = xmlText(siteUrl + path)
  const vietnamese = xmlText(siteUrl + withPrefix(vietnamesePath))
  const alternates = [
    ["en", english],
    ["vi", vietnamese],
    ["x-default", english],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""
  const more = languages.length > 1 ? changed + alternates.join("") : changed
  return languages
    .map((language) => (language === "en" ? english : vietnamese))
    .map((address) => `<url><loc>${address}</loc>${more}</url>`)
}

function document(root: string, namespaces: string, entries: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join("\n")}\n</${root}>\n`
}
