import type { Context } from "hono"
import { matchedRoutes } from "hono/route"

/** Returns the endpoint that a request is for, such as `GET /tours/:id`. */
export function routeOf(c: Context): string | undefined {
  const route = matchedRoutes(c).find(({ method, path }) => method !== "ALL" && path.startsWith("/api/"))
  return route && nameOf(route)
}

export function nameOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path.replace(/^\/api(?=\/)/, "")}`
}
