import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { PageQueries } from "./page-queries.server.ts"

describe("the queries of a page", () => {
  it("are asked once, also by two loaders at a time, and not at all where the answer is known", async () => {
    const queries = new PageQueries()
    let asked = 0
    const tours = { queryKey: ["tours"], queryFn: async () => ++asked }
    assert.deepEqual(await Promise.all([queries.ensureQueryData(tours), queries.ensureQueryData(tours)]), [1, 1])
    await queries.prefetchQuery(tours)
    assert.equal(queries.getQueryData(["tours"]), 1)
    queries.setQueryData(["visit"], "known")
    const visit = { queryKey: ["visit"], queryFn: () => assert.fail("was asked") }
    assert.equal(await queries.ensureQueryData(visit), "known")
  })

  it("tell their loader what has failed, and leave no answer", async () => {
    const queries = new PageQueries()
    const failing = { queryKey: ["tour"], queryFn: () => Promise.reject(new Error("gone")) }
    await assert.rejects(queries.ensureQueryData(failing), /gone/)
    await queries.prefetchQuery(failing)
    assert.equal(queries.getQueryData(["tour"]), undefined)
  })
})
