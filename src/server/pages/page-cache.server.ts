import type { IncomingMessage, ServerResponse } from "node:http"
import { LRUCache } from "lru-cache"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { databaseIsAway } from "#server/database/availability.server.ts"
import type { ChangeListener } from "#server/database/change-notifications.server.ts"
import type { Encoding } from "#server/http/compression.server.ts"
import {
  asStale,
  encodeResponse,
  encodingOf,
  type RenderedPage,
  type Reply,
  readPage,
  send,
} from "./cached-response.server.ts"
import { type PageKey, shownIn, toPageKey } from "./page-key.server.ts"

/** Limits pages, their compressed forms and BYTES_OF_HEADERS for each. */
const BYTES_MAX = 32 * 1024 * 1024
const BYTES_OF_HEADERS = 2_000
const ASKED_FOR_MAX = 1_000
/** Bounds the age of content that depends on the time, such as past dates. */
const LIFE_MS = 300_000
const LIFE_OF_PLACES_MS = 60_000
/** While the database is away, pages are shown this long after they expire or notifications stop. */
const STALE_MS = 600_000
/** Sold places change these pages only. */
const SHOWS_PLACES = /^(\/vi)?\/tour\//
const PLACES = "departures"

type KeptPage = {
  page: RenderedPage
  replies: Partial<Record<Encoding, Reply>>
  making: Partial<Record<Encoding, Promise<Reply>>>
  drawnAt: number
  until: number
  bytes: number
}

const UNAVAILABLE = 503

type Fetch = (request: Request) => Response | Promise<Response>

type Options = { bytes?: number; now?: () => number }

/**
 * Caches public pages, rendered anonymously, until content changes. Without change notifications pages are rendered for
 * each request, and cached ones are sent only if the database is away (stale-if-error).
 */
export class PageCache implements ChangeListener {
  readonly #fetch: Fetch
  readonly #now: () => number
  readonly #kept: LRUCache<string, KeptPage>
  readonly #underWay = new Map<string, Promise<KeptPage>>()
  /** Searches are cached from the second request on. */
  readonly #askedFor = new LRUCache<string, true>({ max: ASKED_FOR_MAX })
  #hears = false
  #deafSince = Number.POSITIVE_INFINITY
  /** Incremented by changes and reconnects. */
  #changes = 0

  constructor(fetch: Fetch, { bytes = BYTES_MAX, now = Date.now }: Options = {}) {
    this.#fetch = fetch
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: (kept) => kept.bytes })
    this.#now = now
  }

  /** 'deaf': bypassed, because no change notifications arrive. */
  get state(): "ok" | "deaf" {
    return this.#hears ? "ok" : "deaf"
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /** Answers a request for a cacheable page. @returns false for any other request */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming
    if ((method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return false
    const key = keyOf({ path: url, language: shownIn(url, headers) })
    const reply = this.#hears ? this.#find(key)?.replies[encodingOf(incoming)] : undefined
    if (reply) {
      send(reply, incoming, outgoing)
      return true
    }
    const address = toPageKey(incoming)
    if (!address || (address.endless && !this.#isAskedAgain(keyOf(address)))) return false
    const encoding = encodingOf(incoming)
    const answering = this.#hears ? this.#replyTo(address, encoding) : this.#replyUnheard(address, encoding)
    answering.then(
      (made) => send(made, incoming, outgoing),
      () => outgoing.destroy(),
    )
    return true
  }

  async warm(address: PageKey): Promise<void> {
    if (this.#hears) await this.#replyTo(address, "br")
  }

  connected(): void {
    this.#changes++
    this.#drop()
    this.#hears = true
    this.#deafSince = Number.POSITIVE_INFINITY
  }

  disconnected(): void {
    if (this.#hears) this.#deafSince = this.#now()
    this.#hears = false
    // Pages in progress may be older than a missed change.
    this.#underWay.clear()
  }

  changed(table: string): void {
    this.#changes++
    if (table === PLACES) this.#drop(SHOWS_PLACES)
    else this.#drop()
  }

  async #replyTo(address: PageKey, encoding: Encoding): Promise<Reply> {
    const key = keyOf(address)
    const kept = this.#find(key) ?? (await this.#drawOnce(key, address))
    if (kept.page.status === UNAVAILABLE)
      return (await this.#replyStale(key, encoding)) ?? this.#reply(key, kept, encoding)
    return this.#reply(key, kept, encoding)
  }

  /** Renders the page for this request, or sends the cached one if the database is away. */
  async #replyUnheard(address: PageKey, encoding: Encoding): Promise<Reply> {
    const key = keyOf(address)
    const known = databaseIsAway() ? await this.#replyStale(key, encoding) : undefined
    if (known) return known
    const changes = this.#changes
    const drawn = await this.#draw(address)
    if (drawn.page.status === UNAVAILABLE)
      return (await this.#replyStale(key, encoding)) ?? encodeResponse(drawn.page, encoding, "fast")
    // Store it only if no change came in while it was rendered.
    if (isToKeep(drawn) && changes === this.#changes) this.#kept.set(key, drawn)
    return encodeResponse(drawn.page, encoding, "fast")
  }

  /** Returns the cached page with its age, unless it is too old. */
  async #replyStale(key: string, encoding: Encoding): Promise<Reply | undefined> {
    const kept = this.#kept.peek(key)
    if (!kept || this.#now() >= Math.min(kept.until, this.#deafSince) + STALE_MS) return undefined
    return asStale(await this.#reply(key, kept, encoding), this.#now() - kept.drawnAt)
  }

  async #reply(key: string, kept: KeptPage, encoding: Encoding): Promise<Reply> {
    const made = kept.replies[encoding]
    if (made) return made
    kept.making[encoding] ??= this.#encode(key, kept, encoding).finally(() => delete kept.making[encoding])
    return kept.making[encoding]
  }

  /** A first search is not cached, so that made-up searches displace no page. */
  #isAskedAgain(key: string): boolean {
    const isKnown = this.#askedFor.has(key)
    this.#askedFor.set(key, true)
    return isKnown
  }

  /** Returns a fresh page. Expired ones stay for stale-if-error. */
  #find(key: string): KeptPage | undefined {
    const kept = this.#kept.get(key)
    return kept && this.#now() < kept.until ? kept : undefined
  }

  /** Concurrent requests share one rendering, unless content changes meanwhile. */
  #drawOnce(key: string, address: PageKey): Promise<KeptPage> {
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    const drawing = this.#draw(address).then(
      (kept) => {
        // Otherwise content has changed, and this page may be outdated.
        if (this.#underWay.get(key) === drawing) {
          this.#underWay.delete(key)
          if (isToKeep(kept)) this.#kept.set(key, kept)
        }
        return kept
      },
      (error) => {
        if (this.#underWay.get(key) === drawing) this.#underWay.delete(key)
        throw error
      },
    )
    this.#underWay.set(key, drawing)
    return drawing
  }

  async #draw({ path, language }: PageKey): Promise<KeptPage> {
    const life = SHOWS_PLACES.test(path) ? LIFE_OF_PLACES_MS : LIFE_MS
    const drawnAt = this.#now()
    const until = Math.min(drawnAt + life, endOfDay(drawnAt))
    const request = new Request(`http://localhost${path}`, { headers: { "accept-language": language } })
    const page = await readPage(await this.#fetch(request))
    return { page, replies: {}, making: {}, drawnAt, until, bytes: page.body.length + BYTES_OF_HEADERS }
  }

  async #encode(key: string, kept: KeptPage, encoding: Encoding): Promise<Reply> {
    const reply = await encodeResponse(kept.page, encoding, isToKeep(kept) ? "best" : "fast")
    kept.replies[encoding] = reply
    if (encoding === "identity") return reply
    kept.bytes += reply.body.length
    // LRUCache measures an entry when it is set.
    if (this.#kept.peek(key) === kept) {
      this.#kept.delete(key)
      this.#kept.set(key, kept)
    }
    return reply
  }

  #drop(which?: RegExp): void {
    const concerned = (key: string) => !which || which.test(pathOf(key))
    for (const key of this.#underWay.keys()) if (concerned(key)) this.#underWay.delete(key)
    for (const key of [...this.#kept.keys()]) if (concerned(key)) this.#kept.delete(key)
  }
}

function isToKeep({ page: { status, headers } }: KeptPage): boolean {
  return status === 200 && !headers.some(([name, value]) => name === "cache-control" && value === "no-store")
}

let opened: PageCache | undefined

export function openPageCache(fetch: Fetch): PageCache {
  opened = new PageCache(fetch)
  return opened
}

export function pageCache(): PageCache | undefined {
  return opened
}

const keyOf = ({ path, language }: PageKey) => language + path

const pathOf = (key: string) => key.slice("en".length)

/** Returns midnight in Hanoi, when dates relative to today change. */
function endOfDay(now: number): number {
  return hanoiInstant(addDays(hanoiDate(new Date(now)), 1), "00:00").getTime()
}
