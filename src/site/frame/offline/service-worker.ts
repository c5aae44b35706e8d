/** Stores visited pages, and new and opened bookings, for use offline. Signing out deletes personal data (lib/storage/offline.ts). */
import { isPrefixed, withoutPrefix, withPrefix } from "#i18n/address.ts"
import { PERSONAL_CACHE } from "#lib/storage/offline.ts"
import { type SavedBooking, savedBookings } from "./saved-bookings.ts"

declare const BUILD: string

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Waiting & { request: Request; clientId: string; respondWith: (answer: Promise<Response>) => void }
type Saying = Waiting & { data: Message }
type Worker = {
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void>; get: (id: string) => Promise<{ url: string } | undefined> }
  addEventListener: ((type: "install" | "activate", listener: (event: Waiting) => void) => void) &
    ((type: "fetch", listener: (event: Fetching) => void) => void) &
    ((type: "message", listener: (event: Saying) => void) => void)
}
/** Messages from pages. 'booked' stores a new booking, 'forget' deletes personal data. */
export type Message =
  | { kind: "seen"; files: string[]; path: string }
  | { kind: "booked"; booking: { _id: string } }
  | { kind: "forget" }

const worker = self as unknown as Worker
/** Pages belong to one build. Files have a content hash in their name. */
const PAGES = `pages ${BUILD}`
const OFFLINE = `offline ${BUILD}`
const FILES = "files"
const MAX = { [PAGES]: 20, [FILES]: 200, [PERSONAL_CACHE]: 40 }
const TIMEOUT_MS = 10_000

const BOOKING = /^\/api\/bookings\/[0-9a-f-]{36}$/
/** With the address of the API or, before its links are there, of the page. */
const DOCUMENT = /^(?:\/api)?(\/bookings\/[0-9a-f-]{36}\/(?:voucher\.pdf|calendar\.ics|vietqr\.png))$/
const BOOKING_PAGE = /^(\/vi)?\/bookings\/[0-9a-f-]{36}$/
const BACK_OFFICE = /^\/staff(\/|$)/
/** Pages without anything personal. Lists are stored without filters only. */
const READABLE =
  /^(\/vi)?\/?((tours|transfers|blog|about|contact|privacy|terms)|(tour|blog|transfer|category)\/[^/]+)?$/

let forgetCount = 0

worker.addEventListener("install", (event) => {
  event.waitUntil(Promise.all([keepOfflinePages(), worker.skipWaiting()]))
})

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOldBuilds(), worker.clients.claim()]))
})

worker.addEventListener("message", (event) => {
  const { data } = event
  if (data.kind === "forget") {
    forgetCount++
    event.waitUntil(caches.delete(PERSONAL_CACHE))
  } else if (data.kind === "booked") event.waitUntil(keepBooking(data.booking))
  else event.waitUntil(keepSeen(data.files, data.path))
})

worker.addEventListener("fetch", (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== "GET" || origin !== location.origin || BACK_OFFICE.test(pathname)) return
  if (pathname.startsWith("/assets/")) event.respondWith(fileFirst(request))
  else if (BOOKING.test(pathname)) event.respondWith(bookingFirst(event, pathname))
  // Not under its address, because the seal in it changes.
  else if (DOCUMENT.test(pathname)) event.respondWith(bookingFirst(event, pathname.replace(DOCUMENT, "/api$1")))
  else if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(pageFirst(event))
})

async function keepOfflinePages(): Promise<void> {
  const cache = await caches.open(OFFLINE)
  for (const path of ["/offline", "/vi/offline"]) {
    const answer = await fetch(path, { cache: "reload", credentials: "omit" })
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await cache.put(path, answer.clone())
    await keepFiles(filesIn(await answer.text()))
  }
}

function filesIn(html: string): string[] {
  return [...html.matchAll(/(?:href|src)="(\/assets\/[^"#]+)/g)].map(([, file = ""]) => file)
}

async function dropOldBuilds(): Promise<void> {
  const kept = [PAGES, OFFLINE, FILES, PERSONAL_CACHE]
  for (const name of await caches.keys()) if (!kept.includes(name)) await caches.delete(name)
}

async function keepSeen(files: string[], path: string): Promise<void> {
  await Promise.all([keepFiles(files), keepPage(path)])
}

async function keepPage(path: string): Promise<void> {
  const name = BOOKING_PAGE.test(path) ? PERSONAL_CACHE : READABLE.test(path) ? PAGES : undefined
  if (!name || (name === PAGES && (await caches.match(path, { cacheName: name })))) return
  const before = forgetCount
  for (const address of name === PERSONAL_CACHE ? [withoutPrefix(path), withPrefix(withoutPrefix(path))] : [path]) {
    // Without cookies: personal data comes from the saved booking.
    const answer = await fetch(address, { credentials: "omit" })
    // The pages of bookings are 'no-store' too, but hold no personal data by themselves.
    if (name === PAGES && isNoStore(answer)) return
    if (answer.ok && before === forgetCount) await keep(name, address, answer)
  }
}

async function keepFiles(files: string[]): Promise<void> {
  const cache = await caches.open(FILES)
  for (const file of files) {
    if (!file.startsWith("/assets/") || (await cache.match(file))) continue
    const answer = await fetch(file).catch(() => undefined)
    if (answer?.ok) await keep(FILES, file, answer)
  }
}

async function keep(name: string, key: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(name)
  await cache.delete(key)
  await cache.put(key, answer)
  const keys = await cache.keys()
  for (const old of keys.slice(0, Math.max(0, keys.length - (MAX[name] ?? 0)))) await cache.delete(old)
}

/** Previews of drafts, and pages that were rendered while the database was away. */
function isNoStore(answer: Response): boolean {
  return answer.headers.get("cache-control") === "no-store"
}

async function fileFirst(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: FILES })
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await keep(FILES, request.url, answer.clone())
  return answer
}

async function bookingFirst({ request, clientId }: Fetching, key: string): Promise<Response> {
  // Staff open many guests' bookings, and must not take an old copy for the current state.
  if (await isBackOffice(clientId)) return fetch(request)
  const before = forgetCount
  try {
    const answer = await fetch(request)
    if (answer.ok && before === forgetCount) await keep(PERSONAL_CACHE, key, answer.clone())
    // Revoked access applies without network too.
    const isRevoked = answer.status === 404 || answer.status === 401 || answer.type === "opaqueredirect"
    if (isRevoked) await (await caches.open(PERSONAL_CACHE)).delete(key)
    return answer
  } catch (error) {
    const kept = await caches.match(key, { cacheName: PERSONAL_CACHE, ignoreVary: true })
    if (kept) return withoutDate(kept)
    throw error
  }
}

/** Stored answers don't say what time it is (lib/clock.ts). */
function withoutDate({ body, status, headers }: Response): Response {
  return new Response(body, { status, headers: [...headers].filter(([name]) => name !== "date") })
}

async function withoutToday(page: Response): Promise<Response> {
  const html = (await page.text()).replace(/ data-today="[^"]*"/, "")
  return new Response(html, { status: page.status, headers: page.headers })
}

/** Stores what `GET /api/bookings/:id` would answer. */
function keepBooking(booking: { _id: string }): Promise<void> {
  return keep(PERSONAL_CACHE, `/api/bookings/${booking._id}`, Response.json({ success: true, booking }))
}

async function isBackOffice(clientId: string): Promise<boolean> {
  const client = await worker.clients.get(clientId)
  return client !== undefined && BACK_OFFICE.test(new URL(client.url).pathname)
}

async function pageFirst(event: Fetching): Promise<Response> {
  const { pathname, search } = new URL(event.request.url)
  const isBooking = BOOKING_PAGE.test(pathname)
  const asked = fetch(event.request)
  try {
    const answer = await Promise.race([asked, failIfSlow(pathname, asked)])
    const isReadable = READABLE.test(pathname) && search === ""
    if (answer.ok && !answer.redirected && isReadable && answer.type === "basic" && !isNoStore(answer)) {
      event.waitUntil(keep(PAGES, pathname, answer.clone()))
    }
    return answer
  } catch {
    const name = isBooking ? PERSONAL_CACHE : PAGES
    const kept = await caches.match(pathname, { cacheName: name, ignoreVary: true })
    return kept ? withoutToday(kept) : await offlinePage(pathname)
  }
}

async function failIfSlow(pathname: string, asked: Promise<Response>): Promise<Response> {
  const isKept = await caches.match(pathname, { ignoreVary: true })
  if (!isKept) return asked
  return new Promise((_, reject) => setTimeout(() => reject(new Error("no answer")), TIMEOUT_MS))
}

async function offlinePage(pathname: string): Promise<Response> {
  const isVietnamese = isPrefixed(pathname) || navigator.language.startsWith("vi")
  const path = isVietnamese ? "/vi/offline" : "/offline"
  const page = await caches.match(path, { cacheName: OFFLINE, ignoreVary: true })
  if (!page) return Response.error()
  const html = (await page.text()).replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
  const bookings = savedBookings(await cachedBookings(), isVietnamese ? "vi" : "en")
  return new Response(
    html.replace('<div id="saved-bookings"></div>', () => bookings),
    {
      status: 503,
      headers: page.headers,
    },
  )
}

async function cachedBookings(): Promise<SavedBooking[]> {
  const cache = await caches.open(PERSONAL_CACHE)
  const addresses = (await cache.keys()).filter(({ url }) => /\/api\/bookings\/[0-9a-f-]{36}$/.test(url))
  const answers = await Promise.all(addresses.map(async (address) => (await cache.match(address))?.json()))
  return answers.flatMap((answer) => answer?.booking ?? [])
}
