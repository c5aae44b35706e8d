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

/** All that is kept: pages, their compressed forms, and something for the headers of each. */
const BYTES_MAX = 32 * 1024 * 1024
const BYTES_OF_HEADERS = 2_000
const ASKED_FOR_MAX = 1_000
/** What time alone changes shows after this long: dates that are past, a tour whose bookings have closed. */
const LIFE_MS = 300_000
const LIFE_OF_PLACES_MS = 60_000
/** While the database is away a page is shown for this long after its life, or after changes could last be heard of. */
const STALE_MS = 600_000
/** The pages where places are sold; of all that is announced, sales concern these alone. */
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

/** The site behind the cache. */
type Fetch = (request: Request) => Response | Promise<Response>

type Options = { bytes?: number; now?: () => number }

/**
 * Keeps the pages that everybody is shown alike, so that only the first who asks waits for one to be drawn. What is
 * kept was drawn for nobody: the site is asked with the address and the language of a visitor, and with nothing else.
 * It is dropped when content changes. While changes cannot be heard of every page is drawn anew, and the last one is shown
 * only where that fails because the database is away (stale-if-error).
 */
export class PageCache implements ChangeListener {
  readonly #fetch: Fetch
  readonly #now: () => number
  /** By language and path. */
  readonly #kept: LRUCache<string, KeptPage>
  readonly #underWay = new Map<string, Promise<KeptPage>>()
  /** Searches that were made once. */
  readonly #askedFor = new LRUCache<string, true>({ max: ASKED_FOR_MAX })
  #hears = false
  /** Since when changes cannot be heard of. */
  #deafSince = Number.POSITIVE_INFINITY
  /** Counts the changes, and the times that the cache began to hear of them. */
  #changes = 0

  constructor(fetch: Fetch, { bytes = BYTES_MAX, now = Date.now }: Options = {}) {
    this.#fetch = fetch
    this.#kept = new LRUCache({ maxSize: bytes, sizeCalculation: (kept) => kept.bytes })
    this.#now = now
  }

  /** Whether it is at work: 'deaf' while it cannot hear of changes and every page is drawn anew. */
  get state(): "ok" | "deaf" {
    return this.#hears ? "ok" : "deaf"
  }

  get bytes(): number {
    return this.#kept.calculatedSize
  }

  /** Answers a request for a page to be kept. Returns whether it has, or will; all other requests it leaves alone. */
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

  /** Has a page ready for who asks next. */
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
    // What is being drawn may be older than a change that is not heard of.
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

  /** Draws the page for this visitor alone, and shows the last one where the database is away. */
  async #replyUnheard(address: PageKey, encoding: Encoding): Promise<Reply> {
    const key = keyOf(address)
    const known = databaseIsAway() ? await this.#replyStale(key, encoding) : undefined
    if (known) return known
    const changes = this.#changes
    const drawn = await this.#draw(address)
    if (drawn.page.status === UNAVAILABLE)
      return (await this.#replyStale(key, encoding)) ?? encodeResponse(drawn.page, encoding, "fast")
    // Not older than what this visitor is shown now.
    if (isToKeep(drawn) && changes === this.#changes) this.#kept.set(key, drawn)
    return encodeResponse(drawn.page, encoding, "fast")
  }

  /** The page as it was, with its age; undefined where there is none, or it is too old. */
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

  /** What is asked for once, as by somebody who makes searches up, takes nobody's place. */
  #isAskedAgain(key: string): boolean {
    const isKnown = this.#askedFor.has(key)
    this.#askedFor.set(key, true)
    return isKnown
  }

  /** A page that is fresh. One whose life is over stays, for the case that no other can be drawn. */
  #find(key: string): KeptPage | undefined {
    const kept = this.#kept.get(key)
    return kept && this.#now() < kept.until ? kept : undefined
  }

  /** Those who ask while a page is being drawn wait for the same, unless content has changed meanwhile. */
  #drawOnce(key: string, address: PageKey): Promise<KeptPage> {
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    const drawing = this.#draw(address).then(
      (kept) => {
        // Otherwise a change has come in between, and what was read before it must not outlive it.
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
    // The size of an entry is taken when it is stored.
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

/** Found, and not said to be incomplete (`no-store`). */
function isToKeep({ page: { status, headers } }: KeptPage): boolean {
  return status === 200 && !headers.some(([name, value]) => name === "cache-control" && value === "no-store")
}

let opened: PageCache | undefined

/** Makes the cache of this process. */
export function openPageCache(fetch: Fetch): PageCache {
  opened = new PageCache(fetch)
  return opened
}

/** The cache of this process; undefined where pages are not kept. */
export function pageCache(): PageCache | undefined {
  return opened
}

const keyOf = ({ path, language }: PageKey) => language + path

const pathOf = (key: string) => key.slice("en".length)

/** Midnight in Hanoi, when 'today' becomes another day. */
function endOfDay(now: number): number {
  return hanoiInstant(addDays(hanoiDate(new Date(now)), 1), "00:00").getTime()
}
