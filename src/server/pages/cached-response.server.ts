import { hash, randomUUID } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { compress, type Effort, type Encoding, encodingFor } from "#server/http/compression.server.ts"

export type UncompressedPage = { status: number; headers: [name: string, value: string][]; body: Buffer }

/** A page in one encoding. `head` alternates header names and values, as node:http accepts them. */
export type CachedResponse = { status: number; tag: string; head: string[]; notModified: string[]; body: Buffer }

const OF_THE_BODY = /^content-(type|length|encoding)$/

export async function encodeResponse(
  page: UncompressedPage,
  encoding: Encoding,
  effort: Effort,
): Promise<CachedResponse> {
  const body = await compress(page.body, encoding, effort)
  const tag = effort === "best" ? `"${hash("sha1", body, "base64url")}"` : ""
  const encoded = encoding !== "identity" && body.length > 0
  const headers = [
    ...page.headers,
    ...(tag ? [["etag", tag]] : []),
    ...(encoded ? [["content-encoding", encoding]] : []),
  ]
  return {
    status: page.status,
    tag,
    head: [...headers, ["content-length", String(body.length)]].flat(),
    notModified: headers.filter(([name = ""]) => !OF_THE_BODY.test(name)).flat(),
    body,
  }
}

/** Marks a reply as stale (RFC 9111). `ms` is its age. */
export function markStale({ head, notModified, ...reply }: CachedResponse, ms: number): CachedResponse {
  const marks = ["age", String(Math.max(0, Math.floor(ms / 1000))), "warning", '110 - "Response is Stale"']
  return { ...reply, head: [...head, ...marks], notModified: [...notModified, ...marks] }
}

export function encodingOf({ headers }: IncomingMessage): Encoding {
  return encodingFor(headers["accept-encoding"] as string | undefined)
}

export function send(reply: CachedResponse, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const known = incoming.headers["if-none-match"]
  if (known !== undefined && reply.tag && isKnown(reply.tag, known)) {
    outgoing.writeHead(304, [...reply.notModified, ...ownId()]).end()
    return
  }
  outgoing.writeHead(reply.status, [...reply.head, ...ownId()])
  if (incoming.method === "HEAD") outgoing.end()
  else outgoing.end(reply.body)
}

/** Each answer has an id of its own, also one from the cache. */
const ownId = () => ["x-request-id", randomUUID()]

/** Compressing proxies weaken a tag (`W/`). */
function isKnown(tag: string, known: string): boolean {
  return known.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag)
}

export async function fromResponse(response: Response): Promise<UncompressedPage> {
  const headers = [...response.headers].filter(([name]) => name !== "content-length" && name !== "x-request-id")
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}
