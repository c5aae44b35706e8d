import { parseArgs } from "node:util"
import { log } from "../../src/server/log.server.ts"
import { ENDPOINTS, openContractSite } from "./contract-site.ts"
import { type Figures, fuzzEndpoint } from "./fuzz.ts"
import { hostileRequests } from "./hostile.ts"
import { makeSamples } from "./samples.ts"

/* `npm run prove:fuzz -- --runs 300 --seed 7 --only bookings` fuzzes more than the tests. Stops at a failure. */
const { values } = parseArgs({
  options: {
    runs: { type: "string", default: "300" },
    seed: { type: "string" },
    only: { type: "string", default: "" },
  },
})
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))
const runs = Number(values.runs)

log.level = "silent"
const site = await openContractSite()
const samples = await makeSamples(site)
const started = performance.now()
const total: Figures = {}
console.log(`seed ${seed}, ${runs} requests an endpoint\n`)
for (const endpoint of ENDPOINTS.filter(({ name }) => name.includes(values.only))) {
  const figures = await fuzzEndpoint(site, samples, endpoint, { runs, seed })
  for (const [status, times] of Object.entries(figures)) total[+status] = (total[+status] ?? 0) + times
  console.log(`${endpoint.name.padEnd(48)} ${inWords(figures)}`)
}
const hostile = await hostileRequests(site, samples, values.only)
const healthy = (await site.api.get("/health")).status === 200
await site.close()
const seconds = Math.round((performance.now() - started) / 1000)
console.log(`\n${sum(total)} requests in ${seconds} s: ${inWords(total)}`)
console.log(`${sum(hostile)} hostile requests: ${inWords(hostile)}`)
console.log(
  healthy
    ? "No request caused a server error, and the server is healthy."
    : "The server is not healthy. See GET /api/health.",
)
process.exit(healthy ? 0 : 1)

function sum(figures: Figures): number {
  return Object.values(figures).reduce((all, times) => all + times, 0)
}

function inWords(figures: Figures): string {
  return Object.entries(figures)
    .map(([status, times]) => `${status} × ${times}`)
    .join(", ")
}
