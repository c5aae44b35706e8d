import { mkdirSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { Hono } from "hono"
import type { Sharp } from "sharp"
import type { Config } from "./config.server.ts"
import { notFound } from "./errors.server.ts"
import type { Crop } from "./renditions.server.ts"

const VARIANT = /^(16x9|4x3|4x5|full)-(190|390|640|960|1440)\.(avif|webp)$/
const KEY = /^[a-z0-9-]{1,80}$/
/** Renditions are made on demand; two at a time leave the server responsive. */
const AT_ONCE = 2
const MONTH = "public, max-age=2592000, stale-while-revalidate=2592000"

const KINDS = ["originals", "renditions"]

let folder: string

/** Says where pictures and their renditions are kept. */
export function openMedia(config: Pick<Config, "dataDir">): void {
  folder = join(config.dataDir, "media")
  mkdirSync(folder, { recursive: true })
}

/**
 * Keeps an original from which renditions are made. `name` is a crop with its ending ('4x3.svg') where the picture was
 * composed for it, 'full.…' for all crops, or 'grain.png': a texture laid over the drawn ones.
 */
export async function storeOriginal(
  collection: string,
  key: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await writeWhole(join(folder, "originals", collection, key, name), content)
}

/** Forgets an original and all that was made of it. */
export async function removeOriginal(collection: string, key: string): Promise<void> {
  for (const kind of KINDS) await rm(join(folder, kind, collection, key), { recursive: true, force: true })
}

/** The keys that a collection has files of which have lain there for some time, originals or renditions. */
export async function keysOlderThan(collection: string, ms: number): Promise<string[]> {
  const keys = new Set<string>()
  for (const kind of KINDS) {
    for (const key of await readdir(join(folder, kind, collection)).catch(() => [])) {
      const about = await stat(join(folder, kind, collection, key)).catch(() => undefined)
      if (about && Date.now() - about.mtimeMs >= ms) keys.add(key)
    }
  }
  return [...keys]
}

/** How many bytes are left where pictures are kept. */
export async function bytesLeft(): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** `/media/{collection}/{key}/{crop}-{width}.{avif|webp}` */
export const mediaRoutes = new Hono().get("/:collection/:key/:variant", async (c) => {
  const { collection, key, variant } = c.req.param()
  const [, crop, width, format] = VARIANT.exec(variant) ?? []
  if (!crop || !KEY.test(collection) || !KEY.test(key)) throw notFound("Picture")
  const picture = await keptRendition(join(collection, key, variant), async () => {
    const { encode } = await import("./renditions.server.ts")
    return encode(
      await pictureOf(collection, key, crop as Crop, Number(width)),
      format as "avif" | "webp",
      Number(width),
    )
  })
  return c.body(new Uint8Array(picture), 200, {
    "content-type": `image/${format}`,
    "cache-control": MONTH,
    "content-security-policy": "default-src 'none'; sandbox",
  })
})

/** A picture that is made once, in its turn, and then kept under a name below `renditions/`. */
export async function keptRendition(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(folder, "renditions", name)
  return readFile(file).catch(() => once(file, make))
}

/**
 * A picture in a crop and width, not yet in any format.
 * @throws notFound where there is no original
 */
export async function pictureOf(collection: string, key: string, crop: Crop, width: number): Promise<Sharp> {
  const { cropped } = await import("./renditions.server.ts")
  return cropped(join(folder, "originals", collection), key, crop, width)
}

const underWay = new Map<string, Promise<Buffer>>()

/** How long the rendition at an address is; 0 where it has not been made yet. */
export async function madeBytes(url: string): Promise<number> {
  const [, collection = "", key = "", variant = ""] = /^\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(url) ?? []
  if (!KEY.test(collection) || !KEY.test(key) || !VARIANT.test(variant)) return 0
  return (await stat(join(folder, "renditions", collection, key, variant)).catch(() => undefined))?.size ?? 0
}

/** Makes a rendition and keeps it; those who ask meanwhile wait for the same. */
function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = underWay.get(file)
  if (known !== undefined) return known
  const making = inTurn(make)
    .then(async (picture) => {
      await writeWhole(file, picture)
      return picture
    })
    .finally(() => underWay.delete(file))
  underWay.set(file, making)
  return making
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((start) => waiting.push(start))
  running++
  try {
    return await work()
  } finally {
    running--
    waiting.shift()?.()
  }
}

/** A file appears whole or not at all, whatever happens to the process. */
async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  await writeFile(draft, content)
  await rename(draft, file)
}
