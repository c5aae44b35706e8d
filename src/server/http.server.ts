import { createServer, type RequestListener, type Server, type ServerOptions } from "node:http"
import { serve } from "@hono/node-server"
import type { Config } from "./config.server.ts"
import type { PageCache } from "./page-cache.server.ts"
import type { Site } from "./site.server.ts"

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 5_000
const DRAIN_LIMIT_MS = 25_000

/** A listening server: where it is, and a way to stop it without cutting a request. */
export type Listening = { address: string; drain: () => Promise<void> }

/** What is served: the site, and before it the pages that are kept, where some are. */
export type Served = Pick<Site, "fetch"> & { pages?: Pick<PageCache, "answer"> | undefined }

/**
 * Listens for HTTP. `siteAt` makes the site, once it is known where that is and before the first request.
 * @throws Error with a sentence for the operator when the port is taken or not allowed
 */
export async function listen(
  siteAt: (address: string) => Served,
  config: Pick<Config, "port" | "host">,
): Promise<Listening> {
  let site: Served
  let address = ""
  const server = await new Promise<Server>((resolve, reject) => {
    const fetch: Site["fetch"] = (...request) => site.fetch(...request)
    const starting = serve(
      {
        fetch,
        port: config.port,
        hostname: config.host,
        createServer: ((options: ServerOptions, next: RequestListener) =>
          createServer(options, (incoming, outgoing) => {
            if (!site.pages?.answer(incoming, outgoing)) next(incoming, outgoing)
          })) as typeof createServer,
      },
      ({ port }) => {
        address = `http://localhost:${port}`
        site = siteAt(address)
        resolve(starting)
      },
    ) as Server
    starting.once("error", (error: NodeJS.ErrnoException) =>
      reject(new Error(refusal(error, config.port), { cause: error })),
    )
  })
  server.headersTimeout = HEADERS_TIMEOUT_MS
  server.requestTimeout = REQUEST_TIMEOUT_MS
  server.keepAliveTimeout = KEEP_ALIVE_MS
  return { address, drain: () => drain(server) }
}

function refusal(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (error.code === "EACCES") return `Port ${port} is not allowed for this user. Set PORT to one above 1023.`
  return `Cannot listen on port ${port}: ${error.message}.`
}

/** Takes no new connection, closes the idle ones, and waits for the requests under way. */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS)
    server.close(() => {
      clearTimeout(limit)
      resolve()
    })
    server.closeIdleConnections()
  })
}
