import { Hono } from "hono"
import { postAddresses } from "#features/blog/blog.server.ts"
import { categoryAddresses } from "#features/categories/category-addresses.server.ts"
import { tourAddresses } from "#features/tours/tours.server.ts"
import { transferAddresses } from "#features/transfers/transfers.server.ts"
import { withPrefix } from "#i18n/address.ts"
import { type AddressBook, type PublicAddress, shortBook } from "./address-book.server.ts"
import type { Config } from "./config.server.ts"
import { notFound } from "./errors.server.ts"
import { xmlText } from "./xml.server.ts"

/** Pages in one part. Each has two addresses, in English and Vietnamese; the format allows 50,000 and 50 MB. */
const PER_PART = 10_000
const HOUR = "public, max-age=3600"
const XML = { "content-type": "application/xml; charset=utf-8", "cache-control": HOUR }
/** Pages that are always there. */
const STANDING = ["/", "/tours", "/transfers", "/blog", "/about", "/contact", "/privacy", "/terms"]

const BOOKS: Record<string, AddressBook> = {
  pages: shortBook(async () => STANDING.map((path) => ({ path }))),
  categories: categoryAddresses,
  tours: tourAddresses,
  transfers: transferAddresses,
  blog: postAddresses,
}

/** `/sitemap.xml` names its parts, `/sitemaps/{kind}-{number}.xml`; a part is one query, whatever the others hold. */
export function sitemaps({ siteUrl }: Pick<Config, "siteUrl">) {
  return new Hono()
    .get("/sitemap.xml", async (c) => {
      const parts = await Promise.all(Object.entries(BOOKS).map(([kind, book]) => partsOf(kind, book)))
      const entries = parts.flat().map((part) => `<sitemap><loc>${siteUrl}/sitemaps/${part}.xml</loc></sitemap>`)
      return c.body(document("sitemapindex", "", entries), 200, XML)
    })
    .get("/sitemaps/:part{[a-z]+-[1-9][0-9]{0,4}\\.xml}", async (c) => {
      const [kind = "", number] = c.req.param("part").split(/[-.]/)
      const book = Object.hasOwn(BOOKS, kind) ? BOOKS[kind] : undefined
      const pages = (await book?.list(PER_PART, (Number(number) - 1) * PER_PART)) ?? []
      if (pages.length === 0) throw notFound("Sitemap")
      const entries = pages.flatMap((page) => entriesOf(page, siteUrl))
      return c.body(document("urlset", ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries), 200, XML)
    })
}

async function partsOf(kind: string, book: AddressBook): Promise<string[]> {
  const parts = Math.ceil((await book.count()) / PER_PART)
  return Array.from({ length: parts }, (_, index) => `${kind}-${index + 1}`)
}

/** Both addresses of a page, each naming both (brand.md: x-default is the unprefixed one). */
function entriesOf({ path, changedAt }: PublicAddress, siteUrl: string): string[] {
  const english = xmlText(siteUrl + path)
  const vietnamese = xmlText(siteUrl + withPrefix(path))
  const alternates = [
    ["en", english],
    ["vi", vietnamese],
    ["x-default", english],
  ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`)
  const more = `${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ""}${alternates.join("")}`
  return [english, vietnamese].map((address) => `<url><loc>${address}</loc>${more}</url>`)
}

function document(root: string, namespaces: string, entries: string[]): string {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespaces}>`
  return `<?xml version="1.0" encoding="UTF-8"?>\n${open}\n${entries.join("\n")}\n</${root}>\n`
}
