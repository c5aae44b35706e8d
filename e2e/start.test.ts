import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { after, before, describe, it } from "node:test"
import { startPostgres, type ThrowawayPostgres, whyNoPostgres } from "../src/server/throwaway-postgres.ts"
import { type RunningSite, startSite } from "./site.ts"

describe("two processes that start at once on an empty database", { skip: whyNoPostgres() ?? false }, () => {
  let postgres: ThrowawayPostgres
  let sites: RunningSite[] = []

  before(async () => {
    postgres = await startPostgres()
    sites = await Promise.all([1, 2].map(() => startSite({ databaseUrl: postgres.url })))
  })
  after(async () => {
    for (const site of sites) await site.stop()
    await postgres?.stop()
  })

  it("fill it once, and both serve it", async () => {
    const found = await Promise.all(sites.map(({ origin }) => slugs(origin)))
    assert.ok(found[0]!.length >= 24)
    assert.deepEqual(found[0], found[1])
    assert.equal(new Set(found[0]).size, found[0]!.length)
  })

  it("are the built server, with nothing of what started them", { skip: process.platform !== "linux" }, () => {
    for (const { pid } of sites) {
      const [, ...words] = readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0").filter(Boolean)
      assert.match(words.at(-1) ?? "", /dist\/server\/main\.server\.js$/)
    }
  })
})

async function slugs(origin: string): Promise<string[]> {
  const { data } = (await (await fetch(`${origin}/api/tours`)).json()) as { data: { slug: string }[] }
  return data.map(({ slug }) => slug)
}
