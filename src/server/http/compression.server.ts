import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { parseAccept } from "hono/utils/accept"

export type Encoding = "br" | "gzip" | "identity"
/** 'fast' for one visitor, 'best' for cached answers. */
export type Effort = "fast" | "best"

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const QUALITY = { br: { fast: 4, best: 5 }, gzip: { fast: 5, best: 6 } }

export function encodingFor(header = ""): Encoding {
  const accepted = parseAccept(header.toLowerCase())
  const qualityOf = (encoding: string) => accepted.find(({ type }) => type === encoding)?.q
  return (["br", "gzip"] as const).find((encoding) => qualityOf(encoding) ?? qualityOf("*")) ?? "identity"
}

export function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === "identity") return Promise.resolve(body)
  const quality = QUALITY[encoding][effort]
  if (encoding === "gzip") return gzipAsync(body, { level: quality })
  return brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
