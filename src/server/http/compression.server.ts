import { promisify } from "node:util"
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib"
import type { MiddlewareHandler } from "hono"
import { parseAccept } from "hono/utils/accept"
import { isInProcess } from "./in-process.server.ts"

export type Encoding = "br" | "gzip" | "identity"
/** 'fast' for one visitor, 'best' for cached answers. */
export type Effort = "fast" | "best"

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Bytes. Below this, compressing saves no packet. */
const LEAST_BYTES = 1024
/** Compressing more would keep other visitors waiting. Pages have some 100 kB. */
const SMALL_BYTES = 256 * 1024

const QUALITY = { br: { fast: 1, best: 5 }, gzip: { fast: 1, best: 6 } }

export function encodingFor(header = ""): Encoding {
  const accepted = parseAccept(header.toLowerCase())
  const qualityOf = (encoding: string) => accepted.find(({ type }) => type === encoding)?.q
  return (["br", "gzip"] as const).find((encoding) => qualityOf(encoding) ?? qualityOf("*")) ?? "identity"
}

/** Compresses a body: a small one for one visitor in this thread, because handing it over takes as long. */
export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "identity") return body
  const isSmall = effort === "fast" && body.length <= SMALL_BYTES
  const quality = QUALITY[encoding][effort]
  if (encoding === "gzip") return (isSmall ? gzipSync : gzipAsync)(body, { level: quality })
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
  return (isSmall ? brotliCompressSync : brotliAsync)(body, { params })
}

/** Compresses JSON of a kilobyte and more. Its weak ETag counts for every encoding. */
export const compressJson: MiddlewareHandler = async (c, next) => {
  await next()
  if (isInProcess(c)) return
  if (c.res.status === 304) return c.res.headers.append("vary", "Accept-Encoding")
  const { headers, body } = c.res
  if (!body || headers.has("content-encoding") || !headers.get("content-type")?.startsWith("application/json")) return
  const plain = Buffer.from(await c.res.arrayBuffer())
  const encoding = plain.length < LEAST_BYTES ? "identity" : encodingFor(c.req.header("accept-encoding"))
  c.res = new Response(new Uint8Array(await compress(plain, encoding, "fast")), c.res)
  if (plain.length >= LEAST_BYTES) c.res.headers.append("vary", "Accept-Encoding")
  if (encoding === "identity") return
  c.res.headers.set("content-encoding", encoding)
  c.res.headers.delete("content-length")
}
