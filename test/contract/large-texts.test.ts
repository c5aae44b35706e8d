import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { forms } from "../../src/slices.server.ts"
import { ENDPOINTS, type Sent } from "./contract-site.ts"
import { hostileBodies, hostileLines, hostilePosts, isPublic, SLUGS } from "./large-texts.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const MAX_MS = 100
const TRIES = 10

const { site, samples } = await openTestContractSite()

describe("the largest allowed texts, shapes and keys", () => {
  for (const endpoint of ENDPOINTS.filter(isPublic)) {
    it(`take under ${MAX_MS} ms each: ${endpoint.name}`, async () => {
      const sample = (await samples[endpoint.name]?.()) as Sent
      const headers = { "content-type": "application/json", ...sample.headers }
      for (const [what, body] of hostileBodies(endpoint, sample))
        await checkTime(what, () => site.send({ ...sample, headers, body }))
      // A voucher is drawn anew for each request, whatever its query says: what counts is what the text adds.
      const usual = isRead(endpoint) ? await fastest(() => site.send(sample)) : 0
      for (const [what, sent] of hostileLines(endpoint, sample)) await checkTime(what, () => site.send(sent), usual)
    })
  }

  for (const form of forms) {
    it(`take under ${MAX_MS} ms each without JavaScript: ${form.path}`, async () => {
      const path = form.path.replace(/:slug(\{.*\})?/, SLUGS[form.path] ?? "0198c0de-0000-4000-8000-000000000000")
      const headers = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" }
      for (const [what, body] of await hostilePosts(site, form))
        await checkTime(what, async () => site.app.request(path, { method: "POST", headers, body }))
    })
  }
})

const isRead = ({ name }: { name: string }) => name.startsWith("GET ")

/** Checks the processor time of the fastest try, beyond what the request takes anyway. */
async function checkTime(what: string, send: () => Promise<Response>, usual = 0): Promise<void> {
  const best = (await fastest(send, what, usual)) - usual
  assert.ok(best < MAX_MS, `${what}: ${Math.round(best)} ms`)
}

/** Returns the processor time in ms of the fastest try, because other work and garbage collection may slow one down. */
async function fastest(send: () => Promise<Response>, what = "as usual", usual = 0): Promise<number> {
  let best = Number.POSITIVE_INFINITY
  for (let tries = 0; tries < TRIES && best - usual >= MAX_MS; tries++) {
    const before = process.cpuUsage()
    const { status } = await send()
    const { user, system } = process.cpuUsage(before)
    best = Math.min(best, (user + system) / 1000)
    assert.ok(status < 500, `${what}: ${status}`)
  }
  return best
}
