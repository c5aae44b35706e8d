import { deflateSync } from "node:zlib"

/** CPU time of the reference work on the machine that the limits were set for. */
export const REFERENCE_MS = 270

/** Maximum of each figure, by name and database, then by name. A budget without a figure fails the run. */
export function budgetsFor(referenceMs: number): Record<string, number> {
  const slower = referenceMs / REFERENCE_MS
  return {
    "home: CPU a request, ms": 3.5 * slower,
    "list: CPU a request, ms": 3 * slower,
    "detail: CPU a request, ms": 2.5 * slower,
    "search JSON: CPU a request, ms": 1 * slower,
    "cached page: CPU a request, ms": 0.05 * slower,
    // At least 0.7 of the rate of a bare node:http server.
    "cached page: bare node:http is faster, times": 1 / 0.7,
    "start to first answer, ms": 3_000 * slower,
    "memory under load, MB (PGlite)": 600,
    "memory under load, MB (Postgres)": 350,
    "staff: first load, ms": 3_000 * slower,
    "staff: js, kB gzip": 700,
    ...forEachPage(["home", "list", "detail", "transfers", "transfer", "post"], slower),
  }
}

/** Budgets of a first visit on a phone, with Lighthouse's default throttling. */
function forEachPage(pages: string[], slower: number): Record<string, number> {
  const budget = {
    "js, kB gzip": 145,
    "everything, kB brotli": 270,
    requests: 24,
    "LCP, ms": 1_500 * slower,
    "TBT, ms": 50 * slower,
    CLS: 0.01,
    "short of Lighthouse performance": 0,
    "short of Lighthouse accessibility": 0,
    "short of Lighthouse practices": 0,
    "short of Lighthouse SEO": 0,
  }
  return Object.fromEntries(
    pages.flatMap((page) => Object.entries(budget).map(([name, most]) => [`${page}: ${name}`, most])),
  )
}

/** Maximum p99 in ms with eight concurrent requests, by percent of 100,000 tours and 2,000,000 bookings. */
export const scaleBudgets: Record<number, number> = { 10: 50, 100: 200 }

/** Returns the CPU milliseconds of a fixed piece of work on this machine. */
export function referenceWork(): number {
  const data = Buffer.alloc(1_000_000, "Ghé")
  const { user: startedAt } = process.cpuUsage()
  for (let round = 0; round < 60; round++) deflateSync(data.subarray(round), { level: 9 })
  for (let number = 0, sum = 0; number < 5_000_000; number++) sum = (sum + number * number) % 65_537
  // Also allocates memory, because other programs slow down memory more than arithmetic.
  const tree = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`name ${at}`, { at, text: `Ghé ${at}` }]))
  for (let round = 0; round < 10; round++) JSON.parse(JSON.stringify(tree))
  return (process.cpuUsage().user - startedAt) / 1000
}
