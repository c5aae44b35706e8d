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
import { refuseUnavailable } from "./server/http/refuse-unavailable.server.ts"
import { readablePath } from "./server/http/validation.server.ts"
import { sendReference } from "./server/pages/api-reference.server.ts"
import { routeTable, type ServerSlice } from "./server/slice.server.ts"
import { slices } from "./slices.server.ts"

/** Built at the first request, because few servers need it. */
const sendDocument = constantResponse(
  async () => {
    const { describeApi } = await import("#server/openapi/document.server.ts")
    return JSON.stringify(await describeApi(api, routes))
  },
  { "content-type": "application/json" },
)

const description: ServerSlice = {
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
          sendDocument,
        )
        .get(
          "/docs",
          describe({ summary: "This description, to read", answer: { mediaType: "text/html" } }),
          sendReference,
        ),
      access: { "GET /openapi.json": PUBLIC, "GET /docs": PUBLIC },
    },
  },
}

const all = [...slices, description]

/** Every route of the API, and who may call it. `npm run roles` prints it. */
export const routes = routeTable(all)

export const api = new Hono()
  .basePath("/api")
  .use(errorsOnly)
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
