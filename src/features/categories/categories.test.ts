import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { createCatalogue } from "#server/fixtures.ts"
import { openTestApi, type TestAnswer, type TestApi } from "#server/test-api.ts"
import type { Category, CategoryTree } from "./category.ts"

let api: TestApi

before(async () => {
  api = await openTestApi()
  await createCatalogue()
})
after(() => api.close())

const slugs = (answer: TestAnswer) => answer.body.data.map((category: Category) => category.slug)

describe("GET /categories", () => {
  it("lists by level, type and parent", async () => {
    assert.equal(slugs(await api.get("/categories")).length, 8)
    assert.deepEqual(slugs(await api.get("/categories?level=0")), ["vietnam-tours"])
    assert.deepEqual(slugs(await api.get("/categories?parent=central")).sort(), ["da-nang", "hoi-an"])
    assert.deepEqual(slugs(await api.get("/categories?type=transfer")), [])
    assert.deepEqual(slugs(await api.get("/categories?active=false")), [])
  })

  it("answers the tree, by default that of the tours", async () => {
    const { body } = await api.get("/categories/hierarchy")
    const tree: CategoryTree = body.data
    assert.equal(tree.slug, "vietnam-tours")
    assert.deepEqual(
      tree.children.map(({ slug, children }) => [slug, children.map((child) => child.slug).sort()]),
      [
        ["central", ["da-nang", "hoi-an"]],
        ["north", ["ha-giang", "ha-long", "sapa"]],
      ],
    )
    assert.deepEqual((await api.get("/categories/hierarchy/vietnam-tours")).body, body)
  })

  it("finds one by slug", async () => {
    assert.deepEqual((await api.get("/categories/slug/ha-long")).body.data.name, { en: "Ha Long", vi: "Hạ Long" })
    for (const path of ["slug/nowhere", "hierarchy/nowhere"])
      assert.equal((await api.get(`/categories/${path}`)).status, 404)
  })
})

describe("GET /tour-categories", () => {
  it("lists all or the featured, in their order", async () => {
    assert.deepEqual(slugs(await api.get("/tour-categories")), ["cruises", "culture", "trekking", "cycling"])
    for (const path of ["?featured=true", "/featured/list"])
      assert.deepEqual(slugs(await api.get(`/tour-categories${path}`)), ["cruises"])
  })

  it("finds one by slug", async () => {
    assert.deepEqual((await api.get("/tour-categories/slug/cycling")).body.data.name, { en: "Cycling", vi: "Xe đạp" })
    assert.equal((await api.get("/tour-categories/slug/nowhere")).status, 404)
  })
})
