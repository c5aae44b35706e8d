import { mkdirSync } from "node:fs"
import { join } from "node:path"
import { Hono } from "hono"
import type { Config } from "./config.server.ts"
import { notFound } from "./errors.server.ts"

let folder: string

/** Says where pictures and their renditions are kept. */
export function openMedia(config: Pick<Config, "dataDir">): void {
  folder = join(config.dataDir, "media")
  mkdirSync(folder, { recursive: true })
}

export const mediaRoutes = new Hono().get("/*", () => {
  throw notFound("Picture")
})
