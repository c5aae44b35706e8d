import { hash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { compress, type Effort, type Encoding, encodingFor } from "#server/http/compression.server.ts"

/** A page as the site answered it. */
export type RenderedPage = { status: number; headers: [name: string, value: string][]; body: Buffer }

/** A page in one encoding, with all that is sent before it: names and values in turn, as node:http likes them best. */
export type Reply = { status: number; tag: string; head: string[]; notModified: string[]; body: Buffer }

/** What says something of the body alone, and has no place in an answer without one. */
const OF_THE_BODY = /^content-(type|length|encoding)$/

/** Makes the answer to those who read an encoding. Only what is kept has a tag. */
export async function encodeResponse(page: RenderedPage, encoding: Encoding, effort: Effort): Promise<Reply> {
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

/** The same answer, marked as one that is out of date by RFC 9111 and its predecessor; `ms` is its age. */
export function asStale({ head, notModified, ...reply }: Reply, ms: number): Reply {
  const marks = ["age", String(Math.max(0, Math.floor(ms / 1000))), "warning", '110 - "Response is Stale"']
  return { ...reply, head: [...head, ...marks], notModified: [...notModified, ...marks] }
}

/** The encoding that a request is answered in. */
export function encodingOf({ headers }: IncomingMessage): Encoding {
  return encodingFor(headers["accept-encoding"] as string | undefined)
}

/** Sends a reply; to those who have it already only that nothing has changed. */
export function send(reply: Reply, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const known = incoming.headers["if-none-match"]
  if (known !== undefined && reply.tag && isKnown(reply.tag, known)) {
    outgoing.writeHead(304, reply.notModified).end()
    return
  }
  outgoing.writeHead(reply.status, reply.head)
  if (incoming.method === "HEAD") outgoing.end()
  else outgoing.end(reply.body)
}

/** Proxies that compress by themselves weaken a tag (`W/`); it is ours all the same. */
function isKnown(tag: string, known: string): boolean {
  return known.split(",").some((one) => one.trim() === "*" || one.trim().replace(/^W\//, "") === tag)
}

/** Reads the site's answer to the end. */
export async function readPage(response: Response): Promise<RenderedPage> {
  const headers = [...response.headers].filter(([name]) => name !== "content-length")
  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) }
}
