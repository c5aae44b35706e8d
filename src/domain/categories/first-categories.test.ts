import assert from "node:assert/strict"
import { it } from "node:test"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { createFirstCategories } from "./first-categories.server.ts"

const api = await openEmptySite()
const { headers } = await signInStaff(api, "content")
const slugsOf = async (path: string) =>
  (await api.get(path)).body.data.map(({ slug }: { slug: string }) => slug) as string[]
const ALL = ["/categories", "/tour-categories", "/transfer-categories"]

it("give a company the menu's places, and what its first tour and transfer need, once", async () => {
  assert.equal((await api.get("/categories/hierarchy/vietnam-tours?view=names")).status, 404)
  await Promise.all([createFirstCategories(), createFirstCategories()])
  for (const view of ["names", "full"])
    assert.equal((await api.get(`/categories/hierarchy/vietnam-tours?view=${view}`)).status, 200, view)
  assert.deepEqual(await Promise.all(ALL.map(slugsOf)), [
    ["vietnam-tours"],
    ["day-tours", "multi-day-tours"],
    ["airport-transfers", "city-transfers", "intercity-transfers"],
  ])
  const pricing = { adult: 10, currency: "USD" }
  const tour = { title: "Red River", category: "day-tours", pricing, slug: "red-river" }
  assert.equal((await api.post("/tours", tour, headers)).status, 201)
})

it("add nothing to a company that has categories of its own", async () => {
  const id = (await api.get("/transfer-categories")).body.data[0]._id
  assert.equal((await api.request(`/transfer-categories/${id}`, { method: "DELETE", headers })).status, 200)
  const before = await Promise.all(ALL.map(slugsOf))
  await createFirstCategories()
  assert.deepEqual(await Promise.all(ALL.map(slugsOf)), before)
})
