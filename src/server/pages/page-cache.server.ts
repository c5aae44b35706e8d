import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { CURRENCY_KEY } from "#i18n/money/currency.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { databaseIsAway } from "#server/database/availability.server.ts"
import type { ChangeListener } from "#server/database/change-notifications.server.ts"
import type { Encoding } from "#server/http/compression.server.ts"
import { log } from "#server/log.server.ts"
import {
  type CachedResponse,
  encodeResponse,
  encodingOf,
  fromResponse,
  markStale,
  send,
  type UncompressedPage,
} from "./cached-response.server.ts"
import { type CacheablePage, type FindPage, type PageKey, pageFinder, shownIn, toPageKey } from "./page-key.server.ts"
import { PREVIEW_COOKIE } from "./until-opened.server.ts"

/** Limits pages, their compressed forms and BYTES_OF_HEADERS for each. */
const MAX_BYTES = 32 * 1024 * 1024
const BYTES_OF_HEADERS = 2_000
const MAX_SEARCHES = 1_000
/** Bounds the age of content that depends on the time, such as past dates. */
const LIFE_MS = 300_000
const PLACES_LEFT_LIFE_MS = 60_000
/** While the database is away, pages are shown this long after they expire or notifications stop. */
const STALE_MS = 600_000
/** A sale only changes pages that show the places left. */
const DEPARTURES = "departures"

type CachedPage = {
  page: UncompressedPage
  replies: Partial<Record<Encoding, CachedResponse>>
  making: Partial<Record<Encoding, Promise<CachedResponse>>>
  renderedAt: number
  until: number
  bytes: number
}

const UNAVAILABLE = 503

type Fetch = (request: Request) => Response | Promise<Response>

type Options = { bytes?: number; now?: () => number }

/**
 * Caches public pages, rendered anonymously in each language and currency, until content changes. Without change
 * notifications pages are rendered for each request, and cached ones are sent only if the database is away
 * (stale-if-error).
 */
export class PageCache implements ChangeListener {
  readonly #fetch: Fetch
  readonly #findPage: FindPage
  readonly #now: () => number
  readonly #pages: LRUCache<string, CachedPage>
  readonly #pending = new Map<string, Promise<CachedPage>>()
  /** Searches are cached from the second request on. */
  readonly #searched = new LRUCache<string, true>({ max: MAX_SEARCHES })
  #isConnected = false
  #disconnectedSince = Number.POSITIVE_INFINITY
  /** Counts changes of content and interruptions, after which a page in progress can't be stored. */
  #changes = 0

  constructor(fetch: Fetch, pages: readonly CacheablePage[], { bytes = MAX_BYTES, now = Date.now }: Options = {}) {
    this.#fetch = fetch
    this.#findPage = pageFinder(pages)
    this.#pages = new LRUCache({ maxSize: bytes, sizeCalculation: (cached) => cached.bytes })
    this.#now = now
  }

  get state(): "ok" | "disconnected" {
    return this.#isConnected ? "ok" : "disconnected"
  }

  get bytes(): number {
    return this.#pages.calculatedSize
  }

  /** Answers a request for a cacheable page. @returns false for any other request */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return false
    if (headers.cookie?.includes(`${PREVIEW_COOKIE}=`)) return false
    const key = keyOf({ path: url, ...shownIn(url, headers) })
    const reply = this.#isConnected ? this.#find(key)?.replies[encodingOf(incoming)] : undefined
    if (reply) {
      send(reply, incoming, outgoing)
      return true
    }
    const address = toPageKey(incoming, this.#findPage)
    if (!address || (address.endless && !this.#isRepeated(keyOf(address)))) return false
    const encoding = encodingOf(incoming)
    const answering = this.#isConnected ? this.#replyTo(address, encoding) : this.#replyUncached(address, encoding)
    answering.then(
      (reply) => send(reply, incoming, outgoing),
      (error: unknown) => {
        log.error({ err: error }, "page could not be answered")
        outgoing.destroy()
      },
    )
    return true
  }

  async warm(address: PageKey): Promise<void> {
    if (this.#isConnected) await this.#replyTo(address, "br")
  }

  connected(): void {
    this.#changes++
    this.#drop()
    this.#isConnected = true
    this.#disconnectedSince = Number.POSITIVE_INFINITY
  }

  disconnected(): void {
    if (this.#isConnected) this.#disconnectedSince = this.#now()
    this.#isConnected = false
    // Pages in progress may be older than a missed change.
    this.#changes++
    this.#pending.clear()
  }

  changed(table: string): void {
    if (table === DEPARTURES) {
      this.#expirePlacesLeft()
      return
    }
    this.#changes++
    this.#drop()
  }

  async #replyTo(address: PageKey, encoding: Encoding): Promise<CachedResponse> {
    const key = keyOf(address)
    const cached = this.#find(key) ?? (await this.#renderOnce(key, address))
    if (cached.page.status === UNAVAILABLE)
      return (await this.#replyStale(key, encoding)) ?? this.#reply(key, cached, encoding)
    return this.#reply(key, cached, encoding)
  }

  /** Renders the page for this request, or sends the cached one if the database is away. */
  async #replyUncached(address: PageKey, encoding: Encoding): Promise<CachedResponse> {
    const key = keyOf(address)
    const known = databaseIsAway() ? await this.#replyStale(key, encoding) : undefined
    if (known) return known
    const changes = this.#changes
    const rendered = await this.#render(address)
    if (rendered.page.status === UNAVAILABLE)
      return (await this.#replyStale(key, encoding)) ?? encodeResponse(rendered.page, encoding, "fast")
    // Store it only if no change came in while it was rendered.
    if (isCacheable(rendered) && changes === this.#changes) this.#pages.set(key, rendered)
    return encodeResponse(rendered.page, encoding, "fast")
  }

  async #replyStale(key: string, encoding: Encoding): Promise<CachedResponse | undefined> {
    const cached = this.#pages.peek(key)
    if (!cached || this.#now() >= Math.min(cached.until, this.#disconnectedSince) + STALE_MS) return undefined
    return markStale(await this.#reply(key, cached, encoding), this.#now() - cached.renderedAt)
  }

  async #reply(key: string, cached: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const reply = cached.replies[encoding]
    if (reply) return reply
    cached.making[encoding] ??= this.#encode(key, cached, encoding).finally(() => delete cached.making[encoding])
    return cached.making[encoding]
  }

  /** A first search is not cached, so that made-up searches displace no page. */
  #isRepeated(key: string): boolean {
    const isKnown = this.#searched.has(key)
    this.#searched.set(key, true)
    return isKnown
  }

  /** Returns a fresh page. Expired ones stay for stale-if-error. */
  #find(key: string): CachedPage | undefined {
    const cached = this.#pages.get(key)
    return cached && this.#now() < cached.until ? cached : undefined
  }

  /** Concurrent requests share one rendering, unless content changes meanwhile. */
  #renderOnce(key: string, address: PageKey): Promise<CachedPage> {
    const pending = this.#pending.get(key)
    if (pending !== undefined) return pending
    const changes = this.#changes
    const rendering = this.#render(address).then(
      (cached) => {
        const wasSold = this.#pending.get(key) !== rendering
        if (!wasSold) this.#pending.delete(key)
        if (isCacheable(cached) && changes === this.#changes) this.#store(key, cached, wasSold)
        return cached
      },
      (error) => {
        if (this.#pending.get(key) === rendering) this.#pending.delete(key)
        throw error
      },
    )
    this.#pending.set(key, rendering)
    return rendering
  }

  /** Stores a page. If places were sold while it was rendered, it is kept for stale-if-error only. */
  #store(key: string, cached: CachedPage, wasSold: boolean): void {
    if (wasSold) {
      const known = this.#pages.peek(key)
      if (known && known.renderedAt > cached.renderedAt) return
      cached.until = Math.min(cached.until, this.#now())
    }
    this.#pages.set(key, cached)
  }

  async #render({ path, language, currency }: PageKey): Promise<CachedPage> {
    const life = this.#showsPlacesLeft(path) ? PLACES_LEFT_LIFE_MS : LIFE_MS
    const renderedAt = this.#now()
    const until = Math.min(renderedAt + life, endOfDay(renderedAt))
    const headers = { "accept-language": language, ...(currency && { cookie: `${CURRENCY_KEY}=${currency}` }) }
    const request = new Request(`http://localhost${path}`, { headers })
    const page = await fromResponse(await this.#fetch(request))
    return { page, replies: {}, making: {}, renderedAt, until, bytes: page.body.length + BYTES_OF_HEADERS }
  }

  async #encode(key: string, cached: CachedPage, encoding: Encoding): Promise<CachedResponse> {
    const reply = await encodeResponse(cached.page, encoding, isCacheable(cached) ? "best" : "fast")
    cached.replies[encoding] = reply
    if (encoding === "identity") return reply
    cached.bytes += reply.body.length
    // LRUCache measures an entry when it is set.
    if (this.#pages.peek(key) === cached) {
      this.#pages.delete(key)
      this.#pages.set(key, cached)
    }
    return reply
  }

  #showsPlacesLeft(path: string): boolean {
    return this.#findPage(path.replace(/\?.*/, ""))?.showsPlacesLeft ?? false
  }

  /** After a sale, pages with the places left are rendered again, and kept for stale-if-error. */
  #expirePlacesLeft(): void {
    const now = this.#now()
    for (const key of this.#pending.keys()) if (this.#showsPlacesLeft(pathOf(key))) this.#pending.delete(key)
    for (const [key, cached] of this.#pages.entries())
      if (this.#showsPlacesLeft(pathOf(key))) cached.until = Math.min(cached.until, now)
  }

  #drop(): void {
    this.#pending.clear()
    this.#pages.clear()
  }
}

function isCacheable({ page: { status, headers } }: CachedPage): boolean {
  return status === 200 && !headers.some(([name, value]) => name === "cache-control" && value === "no-store")
}

let opened: PageCache | undefined

export function openPageCache(fetch: Fetch, pages: readonly CacheablePage[]): PageCache {
  opened = new PageCache(fetch, pages)
  return opened
}

export function pageCache(): PageCache | undefined {
  return opened
}

const keyOf = ({ path, language, currency }: PageKey) => language + (currency ?? "") + path

const pathOf = (key: string) => key.slice(key.indexOf("/"))

/** Returns midnight in Hanoi, when dates relative to today change. */
function endOfDay(now: number): number {
  return hanoiInstant(addDays(hanoiDate(new Date(now)), 1), "00:00").getTime()
}
