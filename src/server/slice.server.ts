import type { Hono } from "hono"
import type { Access } from "#server/auth/roles.server.ts"

/** What a part of the product registers with the server. `slices.server.ts` names all slices. */
export type ServerSlice = {
  /** Endpoints of the API, by the path where they begin. */
  endpoints?: Record<string, Endpoints>
}

type Endpoints = {
  /** Their heading in the description of the API. */
  group: string
  // biome-ignore lint/suspicious/noExplicitAny: each router has variables of its own.
  routes: Hono<any>
  /** Who may call them, by method and the rest of the path. */
  access: Record<string, Access>
}

/** Every route of the API, such as `GET /tours/:id`. A route that is missing here answers no one. */
export type RouteTable = Readonly<Record<string, Access & Pick<Endpoints, "group">>>

export function routeTable(slices: readonly ServerSlice[]): RouteTable {
  return Object.fromEntries(
    slices
      .flatMap(({ endpoints = {} }) => Object.entries(endpoints))
      .flatMap(([path, { group, access }]) =>
        Object.entries(access).map(([route, allowed]) => [nameAt(path, route), { ...allowed, group }]),
      ),
  )
}

function nameAt(path: string, route: string): string {
  const [method, rest = ""] = route.split(" ")
  return `${method} ${`${path}${rest}`.replace(/^\/(?=\/)|(?<=.)\/$/g, "")}`
}
