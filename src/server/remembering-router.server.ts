import type { Result, Router } from "hono/router"
import { TrieRouter } from "hono/router/trie-router"

/** Addresses that are asked for again and again; whoever makes some up does not fill the memory. */
const MOST_KNOWN = 500
const LONGEST_KNOWN = 200

/**
 * Hono's router for what its quicker one cannot tell apart (`/tours/featured/list`, `/tours/:id/departures`). It walks
 * its tree for each request; what it found for an address is remembered. Of addresses with parameters there is no end:
 * they take nobody's place but their own.
 */
export class RememberingRouter<T> implements Router<T> {
  readonly name = "RememberingRouter"
  readonly #tree = new TrieRouter<T>()
  readonly #known = new Map<string, Result<T>>()
  readonly #withParameters = new Map<string, Result<T>>()

  add(method: string, path: string, handler: T): void {
    this.#known.clear()
    this.#withParameters.clear()
    this.#tree.add(method, path, handler)
  }

  match(method: string, path: string): Result<T> {
    const request = `${method} ${path}`
    const known = this.#known.get(request) ?? this.#withParameters.get(request)
    if (known) return known
    const found = this.#tree.match(method, path)
    if (path.length > LONGEST_KNOWN) return found
    const kept = isWithoutParameters(found) ? this.#known : this.#withParameters
    if (kept.size >= MOST_KNOWN) kept.clear()
    kept.set(request, found)
    return found
  }
}

function isWithoutParameters<T>([handlers]: Result<T>): boolean {
  return handlers.every(([, parameters]) => Object.keys(parameters).length === 0)
}
