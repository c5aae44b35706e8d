import type { Result, Router } from "hono/router"
import { TrieRouter } from "hono/router/trie-router"

/** Addresses that are asked for again and again; whoever makes some up does not fill the memory. */
const MOST_KNOWN = 500
const LONGEST_KNOWN = 200

/**
 * Hono's router for what its quicker one cannot tell apart (`/tours/featured/list`, `/tours/:id/departures`). It walks
 * its tree for each request; what it found for an address without parameters is remembered.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = "RememberingRouter"
  readonly #tree = new TrieRouter<T>()
  readonly #known = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    this.#known.clear()
    this.#tree.add(method, path, handler)
  }

  match(method: string, path: string): Result<T> {
    const request = `${method} ${path}`
    const known = this.#known.get(request)
    if (known) return known
    const found = this.#tree.match(method, path)
    if (path.length > LONGEST_KNOWN || !isWithoutParameters(found)) return found
    if (this.#known.size >= MOST_KNOWN) this.#known.clear()
    this.#known.set(request, found)
    return found
  }
}

/** Then all requests for the address may share what was found. */
function isWithoutParameters<T>([handlers]: Result<T>): boolean {
  return handlers.every(([, parameters]) => Object.keys(parameters).length === 0)
}
