import type { DatabaseKind, Figure } from "./figures.ts"
import { type Load, load, type Target } from "./load.ts"
import { memoryOf, peakMemoryOf } from "./process.ts"

const FIRST_REQUESTS = 200
/** V8 goes on compiling for so long: what comes after costs what it will cost all day. */
const WARM_UP_REQUESTS = 8_000
const REQUESTS = 2_000
/**
 * Of so many loads the middle one counts, as of Lighthouse's runs. The subjects are loaded in turns: a slow minute of a
 * machine that has neighbours meets a load or two of each, not all of one.
 */
const LOADS = 5

/** What is asked for: a name for the table and the path. To measure one more address, add it here. */
async function subjectsOf(origin: string): Promise<{ name: string; path: string }[]> {
  const answer = await fetch(`${origin}/api/tours?view=card&limit=1`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  return [
    { name: "home", path: "/" },
    { name: "list", path: "/tours" },
    { name: "detail", path: `/tour/${data[0]?.slug}` },
    { name: "search JSON", path: "/api/tours?search=ha%20long&view=card&limit=9" },
  ]
}

/** CPU, rate and memory of every subject: cold (the first requests of a fresh process), then warm, then compressed. */
export async function measureSubjects(target: Target, database: DatabaseKind): Promise<Figure[]> {
  const subjects = await subjectsOf(target.origin)
  const figures: Figure[] = [{ name: "memory at rest, MB", value: memoryOf(target.pid), database }]
  for (const { name, path } of subjects) {
    const cold = await load(target, path, FIRST_REQUESTS)
    figures.push({ name: `${name}: CPU a request cold, ms`, value: cpuOf(cold), database, detail: partsOf(cold) })
  }
  // PostgreSQL's WebAssembly is compiled anew while it gets busy; for a moment that takes more than the work itself.
  figures.push({ name: "memory peak of the first requests, MB", value: peakMemoryOf(target.pid), database })
  for (const { path } of subjects) await load(target, path, WARM_UP_REQUESTS)
  const rounds: Load[][] = []
  while (rounds.length < LOADS) rounds.push(await loadEach(target, subjects))
  const compressed = await loadEach(target, subjects, { "accept-encoding": "br" })
  for (const [at, { name }] of subjects.entries()) {
    const loads = rounds.map((round) => round[at]!)
    const warm = loads.toSorted((a, b) => cpuOf(a) - cpuOf(b))[Math.floor(LOADS / 2)]!
    const each = loads.map((one) => cpuOf(one).toFixed(2)).join(", ")
    const brotli = compressed[at]!
    figures.push(
      { name: `${name}: CPU a request, ms`, value: cpuOf(warm), database, detail: `${each}: ${partsOf(warm)}` },
      { name: `${name}: CPU a request with brotli, ms`, value: cpuOf(brotli), database, detail: partsOf(brotli) },
    )
  }
  const peak = Math.max(...[...rounds.flat(), ...compressed].map(({ memory }) => memory))
  return [...figures, { name: "memory under load, MB", value: peak, database }]
}

async function loadEach(target: Target, subjects: { path: string }[], headers = {}): Promise<Load[]> {
  const loads: Load[] = []
  for (const { path } of subjects) loads.push(await load(target, path, REQUESTS, headers))
  return loads
}

function cpuOf({ serverCpu, databaseCpu }: Load): number {
  return serverCpu + databaseCpu
}

function partsOf({ serverCpu, databaseCpu, rate, p50, p99 }: Load): string {
  const parts = databaseCpu ? `server ${serverCpu.toFixed(2)} + database ${databaseCpu.toFixed(2)}, ` : ""
  return `${parts}${rate.toFixed(0)}/s, p50 ${p50} ms, p99 ${p99} ms`
}
