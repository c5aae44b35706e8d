import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { ENDPOINTS } from "./contract-site.ts"
import { type Figures, fuzzEndpoint } from "./fuzz.ts"
import { openTestContractSite } from "./test-contract-site.ts"

/* GHE_FUZZ_SEED and GHE_FUZZ_RUNS vary the requests. The default seed is fixed, so that failures are due to changes. */
const seed = Number(process.env.GHE_FUZZ_SEED ?? 2026)
const runs = Number(process.env.GHE_FUZZ_RUNS ?? 30)

const { site, samples } = await openTestContractSite()

describe(`fuzzing (GHE_FUZZ_SEED=${seed})`, () => {
  for (const endpoint of ENDPOINTS) {
    it(`does not break ${endpoint.name}`, async () => {
      const figures: Figures = await fuzzEndpoint(site, samples, endpoint, { runs, seed })
      assert.equal(
        Object.values(figures).reduce((sum, times) => sum + times),
        runs,
      )
    })
  }

  it("leaves the server healthy", async () => assert.equal((await site.api.get("/health")).status, 200))
})
