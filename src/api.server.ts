import { Hono } from "hono"
import * as z from "zod"
import { notFound } from "#server/errors.server.ts"
import { compressJson } from "#server/http/compression.server.ts"
import { describe } from "#server/openapi/describe.server.ts"
import { authorise } from "./server/auth/authorize.server.ts"
import { PUBLIC } from "./server/auth/roles.server.ts"
import { cacheControl } from "./server/http/cache-control.server.ts"
import { constantResponse } from "./server/http/constant-response.server.ts"
import { answerError, errorsOnly } from "./server/http/error-handler.server.ts"
import { countRefusals } from "./server/http/refusals/refused-requests.server.ts"
import { refuseUnavailable } from "./server/http/refuse-unavailable.server.ts"
import { readablePath } from "./server/http/validation.server.ts"
import { sendReference } from "./server/pages/api-reference.server.ts"
import { type RouteTable, routeTable, type ServerSlice } from "./server/slice.server.ts"
import { slices } from "./slices.server.ts"

/** The description of the API as a slice of its own. It is built at the first request, because few servers need it. */
const description = (describeAll: () => Promise<object>): ServerSlice => ({
  endpoints: {
    "/": {
      group: "Server",
      routes: new Hono()
        .get(
          "/openapi.json",
          describe({
            summary: "This description",
            answer: z.looseObject({ openapi: z.string(), paths: z.object({}).loose() }),
          }),
          constantResponse(async () => JSON.stringify(await describeAll()), { "content-type": "application/json" }),
        )
        .get(
          "/docs",
          describe({ summary: "This description, to read", answer: { mediaType: "text/html" } }),
          sendReference,
        ),
      access: { "GET /openapi.json": PUBLIC, "GET /docs": PUBLIC },
    },
  },
})

/** Builds the API from slices. `routes` are all of its routes, and who may call them. */
export function createApi(slices: readonly ServerSlice[]): { api: Hono; routes: RouteTable } {
  const describeAll = async () => {
    const { describeApi } = await import("#server/openapi/document.server.ts")
    return describeApi(api, routes)
  }
  const all = [...slices, description(describeAll)]
  const routes = routeTable(all)
  const api = new Hono()
    .basePath("/api")
    .use(errorsOnly)
    .use(countRefusals)
    .use(compressJson)
    .use(cacheControl(routes))
    .use(readablePath)
    .use(refuseUnavailable)
    .use(authorise(routes))
    .notFound(() => {
      throw notFound("Endpoint")
    })
    .onError(answerError)
  for (const { endpoints = {} } of all)
    for (const [path, endpoint] of Object.entries(endpoints)) api.route(path, endpoint.routes)
  return { api, routes }
}

export const { api, routes } = createApi(slices)
