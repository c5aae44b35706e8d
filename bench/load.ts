import autocannon from "autocannon"
import { cpuOf, cpuOfFamily, memoryOf } from "./process.ts"

const CONNECTIONS = 8
const SAMPLE_EVERY_MS = 50
/** autocannon notices the end of a load only this often; its default is a second. */
const NOTICE_EVERY_MS = 50

/** A site under measurement: `postmaster` is the PostgreSQL server behind it, if there is one. */
export type Target = { origin: string; pid: number; postmaster?: number | undefined }

/** Means over the requests of one load; CPU in milliseconds a request, latencies in milliseconds. */
export type Load = { serverCpu: number; databaseCpu: number; rate: number; p50: number; p99: number; memory: number }

/**
 * Asks for one address as often as the site answers, over eight kept connections, until `requests` are answered.
 * @throws Error when an answer is not 200
 */
export async function load(target: Target, path: string, requests: number, headers = {}): Promise<Load> {
  const { pid, postmaster } = target
  const before = { server: cpuOf(pid), database: postmaster ? cpuOfFamily(postmaster) : 0 }
  let memory = memoryOf(pid)
  const sampling = setInterval(() => {
    memory = Math.max(memory, memoryOf(pid))
  }, SAMPLE_EVERY_MS)
  const startedAt = performance.now()
  const url = target.origin + path
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: requests,
    headers,
    sampleInt: NOTICE_EVERY_MS,
  })
  const seconds = (performance.now() - startedAt) / 1000
  clearInterval(sampling)
  if (result["2xx"] !== requests)
    throw new Error(`${path}: ${requests - result["2xx"]} of ${requests} answers were not 200`)
  return {
    serverCpu: (cpuOf(pid) - before.server) / requests,
    databaseCpu: postmaster ? (cpuOfFamily(postmaster) - before.database) / requests : 0,
    rate: requests / seconds,
    p50: result.latency.p50,
    p99: result.latency.p99,
    memory,
  }
}
