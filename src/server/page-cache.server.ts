import type { IncomingMessage, ServerResponse } from "node:http"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import type { Encoding } from "./compression.server.ts"
import type { Listener } from "./content-news.server.ts"
import { type PageAddress, pageAddress, shownIn } from "./page-address.server.ts"
import { type DrawnPage, encodingOf, makeReply, type Reply, readPage, send } from "./page-reply.server.ts"

/** All that is kept: pages, their compressed forms, and something for the headers of each. */
const BYTES_MAX = 32 * 1024 * 1024
const BYTES_OF_HEADERS = 2_000
const ASKED_FOR_MAX = 1_000
/** What time alone changes shows after this long: dates that are past, a tour whose bookings have closed. */
const LIFE_MS = 300_000
const LIFE_OF_PLACES_MS = 60_000
/** The pages where places are sold; of all that is announced, sales concern these alone. */
const SHOWS_PLACES = /^(\/vi)?\/tour\//
const PLACES = "departures"

type KeptPage = {
  page: DrawnPage
  replies: Partial<Record<Encoding, Reply>>
  making: Partial<Record<Encoding, Promise<Reply>>>
  until: number
  bytes: number
}

/** The site behind the cache. */
type Fetch = (request: Request) => Response | Promise<Response>

type Options = { bytes?: number; now?: () => number }

/**
 * Keeps the pages that everybody is shown alike, so that only the first who asks waits for one to be drawn. What is
 * kept was drawn for nobody: the site is asked with the address and the language of a visitor, and with nothing else.
 * It is dropped when content changes, and nothing is kept while changes cannot be heard of.
 */
export class PageCache implements Listener {
  readonly #fetch: Fetch
  readonly #bytesMax: number
  readonly #now: () => number
  /** By language and path, the one that was asked for last at the end. */
  readonly #kept = new Map<string, KeptPage>()
  readonly #underWay = new Map<string, Promise<KeptPage>>()
  /** Searches, the one that was made last at the end. */
  readonly #askedFor = new Set<string>()
  #bytes = 0
  #hears = false

  constructor(fetch: Fetch, { bytes = BYTES_MAX, now = Date.now }: Options = {}) {
    this.#fetch = fetch
    this.#bytesMax = bytes
    this.#now = now
  }

  /** Whether it is at work: 'deaf' while it cannot hear of changes and every page is drawn anew. */
  get state(): "ok" | "deaf" {
    return this.#hears ? "ok" : "deaf"
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Answers a request for a page to be kept. Returns whether it has, or will; all other requests it leaves alone. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { method, url = "", headers } = incoming
    if (!this.#hears || (method !== "GET" && method !== "HEAD") || headers.authorization !== undefined) return false
    const key = keyOf({ path: url, language: shownIn(url, headers) })
    const reply = this.#find(key)?.replies[encodingOf(incoming)]
    if (reply) {
      send(reply, incoming, outgoing)
      return true
    }
    const address = pageAddress(incoming)
    if (!address || (address.endless && !this.#isAskedAgain(keyOf(address)))) return false
    this.#replyTo(address, encodingOf(incoming)).then(
      (made) => send(made, incoming, outgoing),
      () => outgoing.destroy(),
    )
    return true
  }

  /** Has a page ready for who asks next. */
  async warm(address: PageAddress): Promise<void> {
    if (this.#hears) await this.#replyTo(address, "br")
  }

  hears(): void {
    this.#drop()
    this.#hears = true
  }

  lost(): void {
    this.#hears = false
    this.#drop()
  }

  changed(table: string): void {
    if (table === PLACES) this.#drop(SHOWS_PLACES)
    else this.#drop()
  }

  async #replyTo(address: PageAddress, encoding: Encoding): Promise<Reply> {
    const key = keyOf(address)
    const kept = this.#find(key) ?? (await this.#drawOnce(key, address))
    const made = kept.replies[encoding]
    if (made) return made
    kept.making[encoding] ??= this.#encode(key, kept, encoding).finally(() => delete kept.making[encoding])
    return kept.making[encoding]
  }

  /** What is asked for once, as by somebody who makes searches up, takes nobody's place. */
  #isAskedAgain(key: string): boolean {
    const isKnown = this.#askedFor.delete(key)
    this.#askedFor.add(key)
    const [oldest] = this.#askedFor
    if (this.#askedFor.size > ASKED_FOR_MAX && oldest !== undefined) this.#askedFor.delete(oldest)
    return isKnown
  }

  #find(key: string): KeptPage | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return undefined
    this.#kept.delete(key)
    if (kept.until > this.#now()) this.#kept.set(key, kept)
    else this.#bytes -= kept.bytes
    return this.#kept.get(key)
  }

  /** Those who ask while a page is being drawn wait for the same, unless content has changed meanwhile. */
  #drawOnce(key: string, address: PageAddress): Promise<KeptPage> {
    const underWay = this.#underWay.get(key)
    if (underWay !== undefined) return underWay
    const drawing = this.#draw(address).then(
      (kept) => {
        // Otherwise a change has come in between, and what was read before it must not outlive it.
        if (this.#underWay.get(key) === drawing) {
          this.#underWay.delete(key)
          if (kept.page.status === 200) this.#keep(key, kept)
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

  async #draw({ path, language }: PageAddress): Promise<KeptPage> {
    const life = SHOWS_PLACES.test(path) ? LIFE_OF_PLACES_MS : LIFE_MS
    const until = Math.min(this.#now() + life, endOfDay(this.#now()))
    const request = new Request(`http://localhost${path}`, { headers: { "accept-language": language } })
    const page = await readPage(await this.#fetch(request))
    return { page, replies: {}, making: {}, until, bytes: page.body.length + BYTES_OF_HEADERS }
  }

  async #encode(key: string, kept: KeptPage, encoding: Encoding): Promise<Reply> {
    const reply = await makeReply(kept.page, encoding, kept.page.status === 200 ? "kept" : "once")
    kept.replies[encoding] = reply
    if (encoding === "identity") return reply
    kept.bytes += reply.body.length
    if (this.#kept.get(key) === kept) this.#grow(reply.body.length)
    return reply
  }

  #keep(key: string, kept: KeptPage): void {
    this.#kept.set(key, kept)
    this.#grow(kept.bytes)
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const [key, { bytes: freed }] of this.#kept) {
      if (this.#bytes <= this.#bytesMax) return
      this.#kept.delete(key)
      this.#bytes -= freed
    }
  }

  #drop(which?: RegExp): void {
    const concerned = (key: string) => !which || which.test(pathOf(key))
    for (const key of this.#underWay.keys()) if (concerned(key)) this.#underWay.delete(key)
    for (const [key, { bytes }] of this.#kept) {
      if (!concerned(key)) continue
      this.#kept.delete(key)
      this.#bytes -= bytes
    }
  }
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

const keyOf = ({ path, language }: PageAddress) => language + path

const pathOf = (key: string) => key.slice("en".length)

/** Midnight in Hanoi, when 'today' becomes another day. */
function endOfDay(now: number): number {
  return hanoiInstant(addDays(hanoiDate(new Date(now)), 1), "00:00").getTime()
}
