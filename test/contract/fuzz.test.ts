import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { type Figures, fuzzEndpoint } from "./fuzz.ts"
import { openTestWorld } from "./test-world.ts"
import { ENDPOINTS } from "./world.ts"

/*
 * GHE_FUZZ_SEED makes other requests up, GHE_FUZZ_RUNS says how many each endpoint gets. The tests of a change make the
 * same ones up each time, so that what fails is the change; `npm run prove:fuzz` looks for new ones.
 */
const seed = Number(process.env.GHE_FUZZ_SEED ?? 2026)
const runs = Number(process.env.GHE_FUZZ_RUNS ?? 30)

const { world, samples } = await openTestWorld()

describe(`made-up requests (GHE_FUZZ_SEED=${seed})`, () => {
  for (const endpoint of ENDPOINTS) {
    it(`cannot break ${endpoint.name}`, async () => {
      const figures: Figures = await fuzzEndpoint(world, samples, endpoint, { runs, seed })
      assert.equal(
        Object.values(figures).reduce((sum, times) => sum + times),
        runs,
      )
    })
  }

  it("leave the server well", async () => assert.equal((await world.api.get("/health")).status, 200))
})
