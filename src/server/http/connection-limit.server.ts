import { type IncomingMessage, type RequestListener, type Server, type ServerResponse, STATUS_CODES } from "node:http"
import type { Socket } from "node:net"

const MAX_CONNECTIONS = 5_000
/** Connections above this are answered with 503, so that clients learn why. */
const MAX_SERVED = 4_900
/** Above this, each answer closes its connection to make room for new visitors. */
const CROWDED = 4_000
const REFUSAL_MS = 1_000
/** Node waits once more if it has sent something, so unread answers are cut after 30 s. */
const STALLED_MS = 15_000
const CHECK_MS = 1_000
/** Memory that slow connections may hold together: unread answers and unfinished bodies. */
const MAX_HELD_BYTES = 128 * 1024 * 1024
const HELD_MIN = 64 * 1024

type UnderWay = { incoming: IncomingMessage; outgoing: ServerResponse; bytesReadBefore: number }

/**
 * Limits connections and the memory of slow ones. Adds `headers` to the answers that Node sends itself.
 * @returns a function after whose call each answer closes its connection
 */
export function serveWithinLimits(
  server: Server,
  headers: () => Record<string, string>,
  serve: RequestListener,
): () => void {
  const underWay = new Map<Socket, UnderWay>()
  const early = new WeakSet<Socket>()
  const surplus = new WeakSet<Socket>()
  const refused = new WeakSet<Socket>()
  let open = 0
  let isClosing = false

  watchConnections(server, headers, underWay)
  server.maxConnections = MAX_CONNECTIONS
  server.on("connection", (socket) => {
    if (++open > MAX_SERVED) {
      surplus.add(socket)
      socket.setTimeout(REFUSAL_MS)
    }
    socket.once("close", () => open--)
  })
  server.on("checkExpectation", (incoming, outgoing) => refuse(incoming, outgoing, 417))

  function refuse({ socket }: IncomingMessage, outgoing: ServerResponse, status: number): void {
    refused.add(socket)
    socket.pause()
    const retry = status === 503 && { "retry-after": "1" }
    outgoing.writeHead(status, { ...headers(), ...retry, connection: "close", "content-length": "0" }).end()
  }

  function begin(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming
    if (open > CROWDED || isClosing) outgoing.setHeader("connection", "close")
    underWay.set(socket, { incoming, outgoing, bytesReadBefore: socket.bytesRead })
    outgoing.once("finish", () => underWay.delete(socket))
    serve(incoming, outgoing)
  }

  server.on("request", (incoming, outgoing) => {
    const { socket } = incoming
    if (refused.has(socket)) return
    if (surplus.has(socket)) return refuse(incoming, outgoing, 503)
    if (incoming.httpVersion === "1.1" && !incoming.headers.host) return refuse(incoming, outgoing, 400)
    const previous = underWay.get(socket)?.outgoing
    if (!previous) return begin(incoming, outgoing)
    // Browsers and nginx do not pipeline. Node would build the answers to 1,000 pipelined requests at once.
    if (early.has(socket)) return refuse(incoming, outgoing, 503)
    // A client with the whole answer may send its next request before a streamed answer ends here.
    early.add(socket)
    previous.once("finish", () => {
      early.delete(socket)
      begin(incoming, outgoing)
    })
  })
  return () => {
    isClosing = true
    for (const { outgoing } of underWay.values()) if (!outgoing.headersSent) outgoing.setHeader("connection", "close")
  }
}

/** Answers what Node cannot read, and cuts connections that stall or hold too much memory. */
function watchConnections(
  server: Server,
  headers: () => Record<string, string>,
  underWay: Map<Socket, UnderWay>,
): void {
  server.on("connection", (socket) => socket.once("close", () => underWay.delete(socket)))
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !underWay.get(socket)?.outgoing.headersSent) socket.write(rawAnswer(error, headers()))
    socket.destroySoon()
  })
  server.setTimeout(STALLED_MS, (socket) => {
    const outgoing = underWay.get(socket)?.outgoing
    const waitsForAnswer = outgoing?.writableLength === 0
    if (!waitsForAnswer) socket.destroy()
  })
  const looking = setInterval(() => cutHolders(underWay), CHECK_MS).unref()
  server.once("close", () => clearInterval(looking))
}

function cutHolders(underWay: Map<Socket, UnderWay>): void {
  const holders = [...underWay].map(([socket, request]) => ({ socket, bytes: bytesHeld(socket, request) }))
  let held = holders.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { socket, bytes } of holders) {
    if (held <= MAX_HELD_BYTES) return
    if (bytes < HELD_MIN) continue
    held -= bytes
    socket.destroy()
  }
}

function bytesHeld(socket: Socket, { incoming, outgoing, bytesReadBefore }: UnderWay): number {
  return outgoing.writableLength + (incoming.complete ? 0 : socket.bytesRead - bytesReadBefore)
}

const STATUS_OF: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers an unreadable request. Node makes no response object for it. */
function rawAnswer({ code = "" }: NodeJS.ErrnoException, headers: Record<string, string>): string {
  const status = STATUS_OF[code] ?? 400
  const lines = Object.entries({ ...headers, connection: "close", "content-length": "0" })
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines.map((line) => line.join(": ")), "", ""].join("\r\n")
}
