/** A page as a search engine reads it. `links` are its links to this site. */
export type CrawledPage = {
  path: string
  status: number
  location: string | null
  type: string
  text: string
  links: string[]
}

const AT_ONCE = 8
const LINKS = /<(?:a|link|img|source|script)\b[^>]*?\s(?:href|src)="([^"]+)"/g
const SETS = /\s(?:srcset|imagesrcset)="([^"]+)"/gi
const PLACES_OF_XML = /<loc>([^<]+)<\/loc>|(?:href|url)="([^"]+)"|<link>([^<]+)<\/link>/g

/** Reads a site from the given URLs on. `goOn` decides whose links to follow. */
export async function crawl(
  origin: string,
  from: string[],
  goOn: (page: CrawledPage) => boolean,
  wanted: (path: string) => boolean,
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>()
  const seen = new Set(from)
  const waiting = [...from]
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const page = await read(origin, path)
      pages.set(path, page)
      const further = goOn(page) ? page.links : []
      for (const link of [...further, ...(page.location ? [page.location] : [])]) {
        const next = pathWithin(link, origin, path)
        if (next === undefined || seen.has(next) || !wanted(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
  }
  // Idle workers start again when others have found more pages.
  while (waiting.length) await Promise.all(Array.from({ length: AT_ONCE }, work))
  return pages
}

async function read(origin: string, path: string): Promise<CrawledPage> {
  const answer = await fetch(origin + path, { redirect: "manual" })
  const type = answer.headers.get("content-type") ?? ""
  const isText = /^(text\/html|application\/(rss\+)?xml|text\/plain)/.test(type)
  const text = isText ? await answer.text() : ""
  await answer.body?.cancel().catch(() => {})
  const { status, headers } = answer
  return { path, status, location: headers.get("location"), type, text, links: linksOf(type, text) }
}

function linksOf(type: string, text: string): string[] {
  if (type.includes("xml"))
    return [...text.matchAll(PLACES_OF_XML)].map(([, ...found]) => unescaped(found.find(Boolean) ?? ""))
  if (!type.includes("html")) return []
  const sets = [...text.matchAll(SETS)].flatMap(([, set = ""]) => set.split(",").map((one) => one.trim().split(" ")[0]))
  return [...[...text.matchAll(LINKS)].map(([, link]) => link), ...sets].map((link) => unescaped(link ?? ""))
}

function pathWithin(link: string, origin: string, from: string): string | undefined {
  const url = new URL(link, origin + from)
  return url.origin === origin ? url.pathname + url.search : undefined
}

function unescaped(text: string): string {
  return text.replace(/&(?:#(\d+)|#x([0-9a-f]+)|(\w+));/gi, (_, decimal, hexadecimal, name: string) =>
    name ? (NAMED[name] ?? "") : String.fromCodePoint(Number(decimal ?? `0x${hexadecimal}`)),
  )
}

const NAMED: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" }

export type Head = {
  language: string
  title: string
  description: string
  noindex: boolean
  canonical: string[]
  alternates: Record<string, string>
  image: string
  data: Record<string, unknown>[]
}

export function headOf({ text }: Pick<CrawledPage, "text">): Head {
  const first = (pattern: RegExp) => unescaped(pattern.exec(text)?.[1] ?? "")
  const links = [...text.matchAll(/<link ([^>]*)>/g)].map(([, attributes = ""]) => attributesOf(attributes))
  const alternates = links.filter(({ rel, hreflang }) => rel === "alternate" && hreflang)
  return {
    language: first(/<html lang="(\w+)"/),
    title: first(/<title[^>]*>([^<]*)<\/title>/),
    description: first(/<meta name="description" content="([^"]*)"/),
    noindex: /<meta name="robots" content="noindex"/.test(text),
    canonical: links.filter(({ rel }) => rel === "canonical").map(({ href = "" }) => href),
    alternates: Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href])),
    image: first(/<meta property="og:image" content="([^"]*)"/),
    data: [...text.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]+)<\/script>/g)].flatMap(([, json = ""]) =>
      JSON.parse(json),
    ),
  }
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([a-z-]+)="([^"]*)"/gi)]
  return Object.fromEntries(found.map(([, name = "", value = ""]) => [name.toLowerCase(), unescaped(value)]))
}
