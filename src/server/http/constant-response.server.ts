import { hash } from "node:crypto"
import type { Handler } from "hono"
import { compress, type Encoding, encodingFor } from "./compression.server.ts"

/** Serves a body that never changes. It is built at the first request and compressed once for each encoding. */
export function constantResponse(make: () => Promise<string | Buffer>, headers: Record<string, string>): Handler {
  let prepared: Promise<{ body: Buffer; tag: string }> | undefined
  const encoded = new Map<Encoding, Promise<Buffer>>()
  const prepare = async () => {
    const body = Buffer.from(await make())
    return { body, tag: hash("sha1", body) }
  }
  return async (c) => {
    const encoding = encodingFor(c.req.header("accept-encoding"))
    prepared ??= prepare().catch((error) => {
      prepared = undefined
      throw error
    })
    const { body, tag } = await prepared
    const compressed = encoded.get(encoding) ?? compress(body, encoding, "best")
    encoded.set(encoding, compressed)
    return c.body(new Uint8Array(await compressed), 200, {
      ...headers,
      etag: `W/"${tag}"`,
      "cache-control": "no-cache",
      vary: "Accept-Encoding",
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    })
  }
}
