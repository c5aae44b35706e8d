import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { getRequestListener, RequestError } from "@hono/node-server"
import type { Config } from "#server/config/config.server.ts"
import { serveWithinLimits } from "./connection-limit.server.ts"
import { rawSecurityHeaders } from "./security-headers.server.ts"

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 5_000
const CHECK_MS = 1_000
const DRAIN_LIMIT_MS = 25_000

export type RunningServer = { address: string; drain: () => Promise<void> }

export type ServedSite = {
  fetch: (request: Request, env?: object) => Response | Promise<Response>
  pages?: { answer: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean } | undefined
  siteUrl?: string
}

/** Listens for HTTP. `siteAt` gets the address. @throws Error for the operator if the port is taken or not allowed */
export async function listen(
  siteAt: (address: string) => ServedSite,
  config: Pick<Config, "port" | "host"> & Partial<Pick<Config, "hstsSubdomains">>,
): Promise<RunningServer> {
  let site: ServedSite
  let address = ""
  let headers: Record<string, string> = {}
  const server = createServer({
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    connectionsCheckingInterval: CHECK_MS,
    // Node's own refusal would lack our headers.
    requireHostHeader: false,
  })
  const answer = getRequestListener((...request) => site.fetch(...request), {
    hostname: config.host,
    errorHandler: (error) => new Response(null, { status: error instanceof RequestError ? 400 : 500, headers }),
  })
  serveWithinLimits(
    server,
    () => headers,
    (incoming, outgoing) => {
      if (!site.pages?.answer(incoming, outgoing)) void answer(incoming, outgoing)
    },
  )
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(new Error(refusal(error, config.port), { cause: error })))
    server.listen(config.port, config.host, () => {
      address = `http://localhost:${(server.address() as AddressInfo).port}`
      site = siteAt(address)
      rawSecurityHeaders({ ...config, siteUrl: site.siteUrl ?? address }).then((secured) => {
        headers = secured
        resolve()
      }, reject)
    })
  })
  return { address, drain: () => drain(server) }
}

function refusal(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (error.code === "EACCES") return `Port ${port} is not allowed for this user. Set PORT to one above 1023.`
  return `Cannot listen on port ${port}: ${error.message}.`
}

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
