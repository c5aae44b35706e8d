import { existsSync, mkdirSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, statfs, writeFile } from "node:fs/promises"
import { dirname, join, sep } from "node:path"
import { Hono } from "hono"
import type { Sharp } from "sharp"
import { RENDITION_WIDTHS } from "#lib/rendition.ts"
import type { Config } from "#server/config/config.server.ts"
import { noteStorageFull } from "#server/database/availability.server.ts"
import { isStorageFull } from "#server/database/failures.server.ts"
import { notFound } from "#server/errors.server.ts"
import { clientNetwork } from "#server/http/ip-prefix.server.ts"
import { countNetwork } from "#server/limits/rate-limits.server.ts"
import { log } from "#server/log.server.ts"
import { queuePicture } from "./picture-queue.server.ts"
import type { Crop } from "./renditions.server.ts"

const CROPS: readonly Crop[] = ["16x9", "4x3", "4x5", "full"]
/** '4x3-640.avif' keeps the middle, '4x3-640-at30.avif' what is 30 % along the side that is cut. */
const VARIANT = new RegExp(
  `^(${CROPS.join("|")})-(${RENDITION_WIDTHS.join("|")})(?:-at(0|10|20|30|40|60|70|80|90|100))?\\.(avif|webp)$`,
)
const MIDDLE = 50
const KEY = /^[a-z0-9-]{1,80}$/
/** Rendered right after an upload: the most common sizes, and those of feeds. */
const COMMON = ["4x3-390.avif", "4x3-640.avif", "16x9-640.avif", "16x9-960.avif", "16x9-1440.webp"]
const MONTH = "public, max-age=2592000, stale-while-revalidate=2592000"

const KINDS = ["originals", "renditions"]

let folder: string
let isOpen = false
const preparing = new Set<Promise<void>>()

/** @throws Error for the operator if the folder can't be made */
export function openMedia(config: Pick<Config, "dataDir">): void {
  folder = join(config.dataDir, "media")
  try {
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    const { message } = error as Error
    throw new Error(`${folder} can't be used (${message}). Set DATA_DIR to a folder that this user may write to.`)
  }
  isOpen = true
}

export async function closeMedia(): Promise<void> {
  isOpen = false
  await Promise.all(preparing)
}

/** Stores an original. `name` is a crop ('4x3.svg'), 'full.…' or 'grain.png', a texture over drawn pictures. */
export async function storeOriginal(
  collection: string,
  key: string,
  name: string,
  content: string | Buffer,
): Promise<void> {
  await writeWhole(join(folder, "originals", collection, key, name), content)
}

/** Returns an original that `mediaRoutes` doesn't serve. Undefined if there is none. */
export function readOriginal(collection: string, key: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, "originals", collection, key, name)).catch(() => undefined)
}

export async function removeOriginal(collection: string, key: string): Promise<void> {
  await rm(join(folder, "originals", collection, key), { recursive: true, force: true })
  const renditions = join(folder, "renditions", collection, key)
  // A rendition in progress would be written after the others are deleted.
  await Promise.allSettled([...underWay].map(([file, making]) => file.startsWith(renditions + sep) && making))
  await rm(renditions, { recursive: true, force: true })
}

/** Returns the keys of a collection with files older than `ms`. */
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

export async function bytesLeft(): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/** @throws Error of the file system, such as ENOSPC */
export async function tryToWrite(): Promise<void> {
  const file = join(folder, `.write-test-${process.pid}`)
  try {
    await writeFile(file, ".")
  } finally {
    await rm(file, { force: true })
  }
}

/** Finds the picture that the key of an address opens, and says who may keep it. Undefined: it may not be seen. */
export type FindPicture = (sent: string) => Promise<{ key: string; cacheControl: string } | undefined>

/** Serves the pictures of all collections. Those that not everybody may see have a function that finds them. */
export const mediaRoutes = (finders: Readonly<Record<string, FindPicture>>) =>
  new Hono().get("/:collection/:key/:variant", async (c) => {
    const { collection, key: sent, variant } = c.req.param()
    const find = Object.hasOwn(finders, collection) ? finders[collection] : undefined
    const found = find ? await find(sent) : { key: sent, cacheControl: MONTH }
    const rendition = found && renditionOf(collection, found.key, variant)
    if (!rendition) throw notFound("Picture")
    const picture = await findOrMake(rendition, clientNetwork(c))
    return c.body(new Uint8Array(picture), 200, {
      "content-type": `image/${rendition.format}`,
      "cache-control": found.cacheControl,
      "content-security-policy": "default-src 'none'; sandbox",
      "cross-origin-resource-policy": "cross-origin",
    })
  })

type Rendition = {
  collection: string
  key: string
  crop: Crop
  width: number
  /** Percent along the side that is cut. */
  at: number
  format: "avif" | "webp"
  name: string
}

function renditionOf(collection: string, key: string, variant: string): Rendition | undefined {
  const [, crop, width, at = MIDDLE, format] = VARIANT.exec(variant) ?? []
  if (!crop || !KEY.test(collection) || !KEY.test(key)) return undefined
  const name = join(collection, key, variant)
  const size = { crop: crop as Crop, width: Number(width), at: Number(at) }
  return { collection, key, ...size, format: format as Rendition["format"], name }
}

/** The first request for a rendition is counted against `network`. @throws notFound if there is no original */
async function findOrMake(
  { collection, key, crop, width, at, format, name }: Rendition,
  network?: string,
): Promise<Buffer> {
  const kept = await readRendition(name)
  if (kept) return kept
  const source = originalOf(collection, key, crop)
  return makeRendition(name, network, async () => {
    const { encode } = await import("./renditions.server.ts")
    return encode(await pictureOf(collection, key, crop, width, at), source, format, width)
  })
}

export function prepareRenditions(collection: string, key: string): void {
  const prepare = async () => {
    for (const variant of COMMON) {
      const rendition = renditionOf(collection, key, variant)
      if (isOpen && rendition) await findOrMake(rendition)
    }
  }
  const work = prepare().catch((error: unknown) =>
    log.warn({ err: error, picture: `${collection}/${key}` }, "picture is rendered when first requested"),
  )
  preparing.add(work)
  void work.then(() => preparing.delete(work))
}

export function readRendition(name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, "renditions", name)).catch(() => undefined)
}

/** Renders a picture once and stores it. @throws tooMany for the network's limit, unavailable if too many wait */
export async function makeRendition(
  name: string,
  network: string | undefined,
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, "renditions", name)
  if (network && !underWay.has(file)) await countNetwork("pictures", network)
  return once(file, () => queuePicture(network, make))
}

/** Returns the original composed for a crop, else the full one. @throws notFound */
function originalOf(collection: string, key: string, crop: Crop): string {
  const names = [`${crop}.svg`, `${crop}.webp`, "full.svg", "full.webp"]
  const source = names.map((name) => join(folder, "originals", collection, key, name)).find((file) => existsSync(file))
  if (!source) throw notFound("Picture")
  return source
}

/** Returns a picture in a crop and width, not yet encoded. @throws notFound */
export async function pictureOf(
  collection: string,
  key: string,
  crop: Crop,
  width: number,
  at: number = MIDDLE,
): Promise<Sharp> {
  const { cropped } = await import("./renditions.server.ts")
  const grain = join(folder, "originals", collection, "grain", "grain.png")
  return cropped(originalOf(collection, key, crop), grain, crop, width, at)
}

const underWay = new Map<string, Promise<Buffer>>()

export async function renditionSize(url: string): Promise<number> {
  const [, collection = "", key = "", variant = ""] = /^\/media\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(url) ?? []
  if (!KEY.test(collection) || !KEY.test(key) || !VARIANT.test(variant)) return 0
  return (await stat(join(folder, "renditions", collection, key, variant)).catch(() => undefined))?.size ?? 0
}

function once(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = underWay.get(file)
  if (known !== undefined) return known
  const making = make()
    .then(async (picture) => {
      await writeWhole(file, picture).catch(noteUnstored)
      return picture
    })
    .finally(() => underWay.delete(file))
  underWay.set(file, making)
  return making
}

async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`
  try {
    await writeFile(draft, content)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}

/** Ignores a full disk: the rendition is made again for the next visitor. @throws any other error */
function noteUnstored(error: NodeJS.ErrnoException): void {
  if (!isStorageFull(error)) throw error
  noteStorageFull(error.code ?? "")
}
