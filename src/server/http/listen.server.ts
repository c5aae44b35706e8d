import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { type AddressInfo, createServer as createProbe } from "node:net"
import { setTimeout } from "node:timers/promises"
import { promisify } from "node:util"
import { getRequestListener, RequestError } from "@hono/node-server"
import type { Config } from "#server/config/config.server.ts"
import { serveWithinLimits } from "./connection-limit.server.ts"
import { rawSecurityHeaders } from "./security-headers.server.ts"

const HEADERS_TIMEOUT_MS = 10_000
const REQUEST_TIMEOUT_MS = 20_000
const KEEP_ALIVE_MS = 5_000
const CHECK_MS = 1_000
/** A client may be sending its next request on a connection that it has kept. */
const LAST_REQUESTS_MS = 1_000
const CLOSE_IDLE_MS = 100
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
  const closeAfterAnswers = serveWithinLimits(
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
  return { address, drain: () => drain(server, closeAfterAnswers) }
}

/** Tries the port before anything is made. @throws Error for the operator if it is taken or not allowed */
export async function checkPort({ port, host }: Pick<Config, "port" | "host">): Promise<void> {
  const probe = createProbe()
  await new Promise<void>((resolve, reject) => {
    probe.once("error", (error) => reject(new Error(refusal(error, port), { cause: error })))
    probe.listen(port, host, resolve)
  })
  probe.close()
  await once(probe, "close")
}

function refusal(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === "EADDRINUSE") return `Port ${port} is in use. Stop what listens there, or set PORT to another one.`
  if (error.code === "EACCES") return `Port ${port} is not allowed for this user. Set PORT to one above 1023.`
  return `Cannot listen on port ${port}: ${error.message}.`
}

/** Answers what is asked on open connections, tells each client that its connection ends, and closes the rest. */
async function drain(server: Server, closeAfterAnswers: () => void): Promise<void> {
  closeAfterAnswers()
  const openConnections = await promisify(server.getConnections.bind(server))()
  if (openConnections > 0) await setTimeout(LAST_REQUESTS_MS)
  const closed = once(server, "close")
  server.close()
  const limit = AbortSignal.timeout(DRAIN_LIMIT_MS)
  limit.addEventListener("abort", () => server.closeAllConnections())
  // An answer that was under way has kept its connection, which is idle when it ends.
  const closing = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS)
  await closed
  clearInterval(closing)
}
