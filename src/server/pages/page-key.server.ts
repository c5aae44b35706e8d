import type { IncomingMessage } from "node:http"
import { localeOf, withoutPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"
import { usualCurrency } from "#i18n/money/currency.ts"
import type { ShownCurrency } from "#lib/money.ts"
import { isSlug } from "#lib/text/slug.ts"

/** How a visitor sees pages. `currency` only if it isn't the usual one of the language. */
export type Shown = { language: Language; currency?: ShownCurrency }

/** `endless`: visitors can make up any number of such pages, such as searches. */
export type PageKey = Shown & { path: string; endless?: boolean }

/** Tracking parameters, which pages ignore. */
const TRACKING =
  /^(utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|dclid|gad_source|msclkid|ttclid|igshid|mc_cid|mc_eid|zarsrc|_gl)$/

export type CacheablePage = {
  /** Without the language, such as `/tour/:slug`. */
  path: string
  /** Slugs that are no such pages. */
  except?: ReadonlySet<string>
  /** Those of the query that the page reads. With any other, it is rendered for each request. */
  parameters?: readonly string[]
  /** Whether it shows the places left, so that sales change it. */
  showsPlacesLeft?: true
}

/** Finds the page at a path, with or without the language. */
export type FindPage = (path: string) => CacheablePage | undefined

export function pageFinder(pages: readonly CacheablePage[]): FindPage {
  // A fixed address goes before a pattern that it fits, such as that of staff's pages.
  const inOrder = pages.toSorted((one, other) => Number(one.path.includes(":")) - Number(other.path.includes(":")))
  const patterns = inOrder.map((page) => ({ page, path: new RegExp(`^${page.path.replace(/:\w+/g, "([^/]+)")}$`) }))
  return (path) => {
    const plain = withoutPrefix(path)
    const isAt = ({ page, path: pattern }: (typeof patterns)[number]) =>
      pattern
        .exec(plain)
        ?.slice(1)
        .every((slug) => isSlug(slug) && !page.except?.has(slug))
    return patterns.find(isAt)?.page
  }
}

const SEARCH = "search"
const SEARCHED = /^\P{C}{1,60}$/u

export function toPageKey({ url = "", headers }: IncomingMessage, findPage: FindPage): PageKey | undefined {
  const mark = url.indexOf("?")
  const path = mark < 0 ? url : url.slice(0, mark)
  const page = findPage(path)
  const query = page && readQuery(mark < 0 ? "" : url.slice(mark + 1), page.parameters ?? [])
  if (query === undefined) return undefined
  const address = { path: path + query.text, ...shownIn(url, headers) }
  return query.isSearch ? { ...address, endless: true } : address
}

export function shownIn(url: string, headers: IncomingMessage["headers"]): Shown {
  const end = url.indexOf("?")
  const path = end < 0 ? url : url.slice(0, end)
  const { language, currency } = localeOf(path, headers.cookie, headers["accept-language"])
  return { language, ...(currency && currency !== usualCurrency(language) && { currency }) }
}

function readQuery(query: string, parameters: readonly string[]): { text: string; isSearch: boolean } | undefined {
  const given = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name))
  const values = new Map(given)
  if (values.size < given.length) return undefined
  if (given.some(([name, value]) => !parameters.includes(name) || !isCacheable(name, value))) return undefined
  const ordered = parameters.filter((name) => values.has(name))
  const pairs = ordered.map((name) => `${name}=${encodeURIComponent(values.get(name) ?? "")}`)
  return { text: pairs.length ? `?${pairs.join("&")}` : "", isSearch: values.has(SEARCH) }
}

const isCacheable = (name: string, value: string) => (name === SEARCH ? SEARCHED.test(value) : isSlug(value))
