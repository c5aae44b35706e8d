import autocannon from "autocannon"
import type { RunningSite } from "../e2e/site.ts"
import type { DatabaseKind, Figure } from "./figures.ts"
import { cpuOf, cpuOfFamily, memoryOf } from "./process.ts"

/** `postmaster` is the PostgreSQL server of the site, if there is one. */
export type Target = Pick<RunningSite, "origin" | "pid"> & { postmaster?: number | undefined }

const CONNECTIONS = 8
const WARM_UP_REQUESTS = 8_000
const REQUESTS = 2_000
const CACHED_REQUESTS = 40_000
/** The median load counts, because other programs disturb some of them. */
const LOADS = 5

export async function measureUncached(target: Target, database: DatabaseKind): Promise<Figure[]> {
  const answer = await fetch(`${target.origin}/api/tours?view=card&limit=1`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  const paths = {
    home: "/",
    list: "/tours",
    detail: `/tour/${data[0]?.slug}`,
    "search JSON": "/api/tours?search=ha%20long&view=card&limit=9",
  }
  const figures: Figure[] = []
  let memory = 0
  for (const [name, path] of Object.entries(paths)) {
    await load(target, path, WARM_UP_REQUESTS)
    figures.push({ name: `${name}: CPU a request, ms`, database, ...(await middleLoad(target, path, REQUESTS)) })
    memory = Math.max(memory, memoryOf(target.pid))
  }
  return [...figures, { name: "memory under load, MB", value: memory, database }]
}

export async function measureCached(target: Target, database: DatabaseKind): Promise<Figure> {
  await load(target, "/tours", CACHED_REQUESTS / 4)
  const figure = await middleLoad(target, "/tours", CACHED_REQUESTS)
  return { name: "cached page: CPU a request, ms", database, ...figure }
}

async function middleLoad(target: Target, path: string, requests: number): Promise<{ value: number; detail: string }> {
  const loads: { cpu: number; detail: string }[] = []
  while (loads.length < LOADS) loads.push(await load(target, path, requests))
  const { cpu, detail } = loads.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(LOADS / 2)]!
  return { value: cpu, detail }
}

/** Sends `requests` requests. Returns `cpu` in ms per request. */
async function load({ origin, pid, postmaster }: Target, path: string, requests: number) {
  const cpuUsed = () => cpuOf(pid) + (postmaster ? cpuOfFamily(postmaster) : 0)
  const before = cpuUsed()
  const { rate, latency, answered } = await ask(origin + path, requests)
  const cpu = (cpuUsed() - before) / answered
  return { cpu, detail: `${rate.toFixed(0)}/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms` }
}

/** @throws Error when an answer is not 200 */
async function ask(url: string, amount: number) {
  const startedAt = performance.now()
  // As browsers do.
  const headers = { "accept-encoding": "gzip, deflate, br" }
  const result = await autocannon({ url, amount, connections: CONNECTIONS, headers, sampleInt: 50 })
  const seconds = (performance.now() - startedAt) / 1000
  const bad = result.non2xx + result.errors
  if (bad) throw new Error(`${url}: ${bad} of ${amount} requests were not answered with 200`)
  const answered = result["2xx"]
  return { rate: answered / seconds, latency: result.latency, answered }
}
