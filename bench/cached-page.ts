import type { RunningSite } from "../e2e/site.ts"
import { startBareNode } from "./bare-node.ts"
import type { DatabaseKind, Figure } from "./figures.ts"
import { rateOf } from "./kept-connections.ts"
import { findNginx, startNginx } from "./nginx.ts"
import { cpuOf, memoryOf } from "./process.ts"

const PATH = "/tours"
const REQUESTS = 40_000
/** The middle one counts: another program's moment on this machine is not ours. */
const LOADS = 3

/** What a page costs that is kept, and how that compares with nginx serving the same bytes from a file. */
export async function measureCachedPage(site: RunningSite, database: DatabaseKind): Promise<Figure[]> {
  const { port } = new URL(site.origin)
  await visitAll(site.origin)
  const memory = memoryOf(site.pid)
  const { cpu, rate } = await middleLoad(site.pid, Number(port))
  const page = Buffer.from(await (await fetch(site.origin + PATH)).arrayBuffer())
  const detail = `${rate.toFixed(0)}/s`
  return [
    { name: "cached page: CPU a request, ms", value: cpu, database, detail },
    { name: "memory with pages kept, MB", value: Math.max(memory, memoryOf(site.pid)), database },
    ...(database === "PGlite" ? [await bareNode(page), ...(await compare(page, rate))] : []),
  ]
}

/** CPU of a process for each answer, in milliseconds, and how many it gives in a second. */
async function middleLoad(pid: number, port: number): Promise<{ cpu: number; rate: number }> {
  const loads: { cpu: number; rate: number }[] = []
  while (loads.length < LOADS) {
    const before = cpuOf(pid)
    const rate = await rateOf(port, get(String(port)), REQUESTS)
    // A quarter of as many goes ahead to warm up.
    loads.push({ rate, cpu: (cpuOf(pid) - before) / (REQUESTS * 1.25) })
  }
  return loads.toSorted((a, b) => a.cpu - b.cpu)[Math.floor(LOADS / 2)]!
}

/** Fills the cache with the pages of all tours, in both languages. */
async function visitAll(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/tours?view=card`)
  const { data } = (await answer.json()) as { data: { slug: string }[] }
  for (const { slug } of data) {
    for (const prefix of ["", "/vi"]) {
      const headers = { "accept-encoding": "br" }
      await (await fetch(`${origin}${prefix}/tour/${slug}`, { headers })).arrayBuffer()
    }
  }
}

/** What node:http takes by itself for the same bytes: it tells how fast the machine is at this. */
async function bareNode(page: Buffer): Promise<Figure> {
  const server = await startBareNode(page)
  try {
    const { cpu, rate } = await middleLoad(server.pid, server.port)
    return { name: "node:http alone: CPU a request, ms", value: cpu, detail: `${rate.toFixed(0)}/s` }
  } finally {
    await server.stop()
  }
}

async function compare(page: Buffer, rate: number): Promise<Figure[]> {
  const program = findNginx()
  if (!program) {
    console.log("nginx is not installed (Debian: apt-get install nginx-light): the cached page cannot be compared.")
    return []
  }
  const nginx = await startNginx(program, page)
  try {
    const other = await rateOf(nginx.port, get(String(nginx.port), "/page.html"), REQUESTS)
    const detail = `${rate.toFixed(0)}/s against ${other.toFixed(0)}/s: ${(rate / other).toFixed(2)} of it`
    return [{ name: "cached page: nginx is faster, times", value: other / rate, detail }]
  } finally {
    await nginx.stop()
  }
}

function get(port: string, path = PATH): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept-Encoding: gzip\r\n\r\n`
}
