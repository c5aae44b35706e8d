import { cpus } from "node:os"
import { type SiteOptions, startSite } from "../e2e/site.ts"
import { buildIfStale } from "../scripts/build.ts"
import { type DatabaseKind, type Figure, judge } from "./figures.ts"
import { pageWeight } from "./page-weight.ts"
import { measureStart, withDataDir } from "./start-time.ts"
import { measureSubjects } from "./subjects.ts"

buildIfStale()
process.env.GHE_TEST_BUILT = "1"
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, node ${process.version}\n`)

const figures = await withDataDir((dataDir) => measure({ dataDir }, "PGlite"))
process.exitCode = judge(figures, ["PGlite"]) ? 0 : 1

async function measure(options: SiteOptions, database: DatabaseKind): Promise<Figure[]> {
  await (await startSite(options)).stop()
  const start = await measureStart(options, database)
  const site = await startSite(options)
  try {
    const subjects = await measureSubjects(site, database)
    const weight = database === "PGlite" ? await pageWeight(site.origin, "/tours", "first visit of the list") : []
    return [...start, ...subjects, ...weight]
  } finally {
    await site.stop()
  }
}
