import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { type SiteOptions, startSite } from "../e2e/site.ts"
import type { DatabaseKind, Figure } from "./figures.ts"

const STARTS = 3

export async function measureStart(options: SiteOptions, database: DatabaseKind): Promise<Figure[]> {
  const times: number[] = []
  for (let start = 0; start < STARTS; start++) times.push(await oneStart(options))
  const middle = times.toSorted((a, b) => a - b)[Math.floor(STARTS / 2)] ?? Number.NaN
  return [{ name: "start to first answer, ms", value: middle, database, detail: times.map(Math.round).join(", ") }]
}

async function oneStart(options: SiteOptions): Promise<number> {
  const startedAt = performance.now()
  const site = await startSite(options)
  const { status } = await fetch(site.origin)
  const milliseconds = performance.now() - startedAt
  await site.stop()
  if (status !== 200) throw new Error(`The first page answered ${status} instead of 200.`)
  return milliseconds
}

export async function withDataDir<T>(use: (dataDir: string) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), "ghe-bench-"))
  try {
    return await use(dataDir)
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
