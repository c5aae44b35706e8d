import { randomUUID } from "node:crypto"
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from "node:fs/promises"
import { join } from "node:path"
import { serveStatic } from "@hono/node-server/serve-static"
import { type Context, Hono } from "hono"
import { FOR_EVER } from "#server/http/cache-control.server.ts"
import { projectRoot } from "#server/project-root.server.ts"

type App = "client" | "staff"
const APPS: App[] = ["client", "staff"]

const DIST = join(projectRoot, "dist")
const KEPT_MS = 7 * 24 * 3_600_000

const builtIn = (app: App, dist: string) => join(dist, app, "assets")
const publishedIn = (app: App, dataDir: string) => join(dataDir, "assets", app)

type Copy = { from: string; to: string }
let ours: Copy[] = []

/**
 * Copies the files that this build's pages load into `dataDir`, from where every process serves them. Pages of one
 * version then work while a proxy sends their requests to another, and in tabs that are open since the version before.
 * @throws Error of the file system, such as ENOSPC
 */
export async function publishAssets(dataDir: string, dist = DIST): Promise<void> {
  const copies = APPS.map(async (app) => {
    const folder = publishedIn(app, dataDir)
    await mkdir(folder, { recursive: true })
    // There is no build during development.
    const names = await readdir(builtIn(app, dist)).catch(() => [])
    return names.map((name) => ({ from: join(builtIn(app, dist), name), to: join(folder, name) }))
  })
  ours = (await Promise.all(copies)).flat()
  for (const copy of ours) await publish(copy, new Date())
}

/** Keeps this build's published files, and deletes those that no running build has used for a week. */
export async function sweepAssets(dataDir: string, now = new Date()): Promise<void> {
  for (const copy of ours) await publish(copy, now)
  for (const app of APPS) {
    const folder = publishedIn(app, dataDir)
    for (const name of await readdir(folder).catch(() => [])) {
      const file = join(folder, name)
      const about = await stat(file).catch(() => undefined)
      if (about && now.getTime() - about.mtimeMs > KEPT_MS) await rm(file, { force: true })
    }
  }
}

/** Copies a file, or notes its use if it is there. Another build in the same folder may have removed the source. */
async function publish({ from, to }: Copy, now: Date): Promise<void> {
  const [source, published] = await Promise.all([from, to].map((file) => stat(file).catch(() => undefined)))
  if (published && (!source || source.size === published.size)) return utimes(to, now, now)
  if (!source) return
  const unfinished = `${to}.${randomUUID()}`
  await copyFile(from, unfinished)
  await rename(unfinished, to)
}

/** Serves the files of this build below `path`, and those that other builds have published in `dataDir`. */
export function builtAssets(app: App, path: string, dataDir?: string): Hono {
  const rewriteRequestPath = (asked: string) => asked.slice(path.length)
  const roots = [builtIn(app, DIST), ...(dataDir ? [publishedIn(app, dataDir)] : [])]
  const routes = new Hono().use(async (c, next) => {
    await next()
    if (c.res.ok) c.header("Cache-Control", FOR_EVER)
  })
  for (const root of roots) routes.use(serveStatic({ root, precompressed: true, rewriteRequestPath }))
  return routes.all("*", missingAsset)
}

/**
 * Answers for a built file that isn't there: another version has it. Never a page or a redirect, which browsers would
 * keep in place of a script.
 */
function missingAsset(c: Context): Response {
  c.header("Cache-Control", "no-store")
  return c.text("Not found", 404)
}
