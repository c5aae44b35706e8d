import type { IncomingMessage } from "node:http"
import { isPrefixed, languageOf, withoutPrefix } from "#i18n/address.ts"
import type { Language } from "#i18n/localized.ts"

/** `endless`: visitors can make up any number of such pages, such as searches. */
export type PageKey = { path: string; language: Language; endless?: boolean }

/** Tracking parameters, which pages ignore. */
const TRACKING =
  /^(utm_[a-z_]+|fbclid|gclid|gbraid|wbraid|dclid|gad_source|msclkid|ttclid|igshid|mc_cid|mc_eid|zarsrc|_gl)$/

/** Cacheable pages and the parameters that they read. Personal and rarely repeated pages are not cached. */
const PAGES: { path: RegExp; parameters: string[] }[] = [
  { path: /^\/(about|contact|privacy|terms)?$/, parameters: [] },
  { path: /^\/(tours|category\/[a-z0-9-]+)$/, parameters: ["search", "category", "days", "sort", "page"] },
  { path: /^\/transfers$/, parameters: ["search", "type", "vehicle", "region", "sort", "page"] },
  { path: /^\/blog$/, parameters: ["search", "category", "page"] },
  { path: /^\/(tour|transfer|transfers|blog)\/[a-z0-9-]+$/, parameters: [] },
]
const VALUE = /^[a-z0-9-]{1,60}$/
const SEARCH = "search"
const SEARCHED = /^\P{C}{1,60}$/u

export function toPageKey({ url = "", headers }: IncomingMessage): PageKey | undefined {
  const mark = url.indexOf("?")
  const path = mark < 0 ? url : url.slice(0, mark)
  const page = PAGES.find((candidate) => candidate.path.test(withoutPrefix(path)))
  const query = page && readQuery(mark < 0 ? "" : url.slice(mark + 1), page.parameters)
  if (query === undefined) return undefined
  const address = { path: path + query.text, language: shownIn(url, headers) }
  return query.isSearch ? { ...address, endless: true } : address
}

export function shownIn(url: string, headers: IncomingMessage["headers"]): Language {
  const end = url.indexOf("?")
  return isPrefixed(end < 0 ? url : url.slice(0, end)) ? "vi" : languageOf(headers.cookie, headers["accept-language"])
}

function readQuery(query: string, parameters: string[]): { text: string; isSearch: boolean } | undefined {
  const given = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name))
  const values = new Map(given)
  if (values.size < given.length) return undefined
  if (given.some(([name, value]) => !parameters.includes(name) || !shapeOf(name).test(value))) return undefined
  const ordered = parameters.filter((name) => values.has(name))
  const pairs = ordered.map((name) => `${name}=${encodeURIComponent(values.get(name) ?? "")}`)
  return { text: pairs.length ? `?${pairs.join("&")}` : "", isSearch: values.has(SEARCH) }
}

const shapeOf = (name: string) => (name === SEARCH ? SEARCHED : VALUE)
