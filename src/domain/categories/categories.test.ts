import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import type { TestAnswer } from "#server/testing/api.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { Category, CategoryTree } from "./category.ts"
import { createTourCategory, createTransferCategory } from "./category-trees.server.ts"

const { api } = await openTestSite("pglite")

const UNKNOWN = "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11"
const idOf = async (slug: string) => (await api.get(`/categories/slug/${slug}`)).body.data._id
const slugs = (answer: TestAnswer) => answer.body.data.map((category: Category) => category.slug)

describe("GET /categories", () => {
  it("filters by level, type and parent", async () => {
    assert.equal(slugs(await api.get("/categories")).length, 8)
    assert.deepEqual(slugs(await api.get("/categories?level=0")), ["vietnam-tours"])
    assert.deepEqual(slugs(await api.get("/categories?parent=central")).sort(), ["da-nang", "hoi-an"])
    assert.deepEqual(slugs(await api.get("/categories?type=transfer")), [])
    assert.deepEqual(slugs(await api.get("/categories?parent=nowhere")), [])
    assert.deepEqual(slugs(await api.get("/categories?search=%C4%91%C3%A0+nang")), ["da-nang"])
    assert.deepEqual(slugs(await api.get("/categories?region=south&level=2")).length, 5)
  })

  it("returns the categories with the given slugs", async () => {
    assert.deepEqual(slugs(await api.get("/categories?slugs=hoi-an,nowhere,sapa")).sort(), ["hoi-an", "sapa"])
    assert.deepEqual(slugs(await api.get("/categories?slugs=hoi-an,sapa&parent=north")), ["sapa"])
    assert.deepEqual(slugs(await api.get("/categories?slugs=")), [])
  })

  it("includes descendants with includeSubcategories", async () => {
    const { body } = await api.get("/categories?level=1&includeSubcategories=true")
    const below = body.data.map(({ slug, children }: CategoryTree) => [slug, children.length])
    assert.deepEqual(below, [
      ["central", 2],
      ["north", 3],
    ])
    assert.equal("children" in (await api.get("/categories?level=1")).body.data[0], false)
  })

  it("ignores unknown parameters and refuses invalid ones", async () => {
    assert.equal((await api.get("/categories?utm_source=x")).status, 200)
    for (const query of ["level=9", "level=x", "active=maybe", "region=west", "includeSubcategories=1"])
      assert.ok([401, 422].includes((await api.get(`/categories?${query}`)).status), query)
  })

  it("counts the tours of a category and its descendants", async () => {
    const { body } = await api.get(`/categories/${await idOf("central")}/stats`)
    const { slug, tours, subcategories } = body.data
    assert.deepEqual([slug, tours], ["central", 4])
    assert.deepEqual(
      subcategories.map(({ slug, tours }: { slug: string; tours: number }) => [slug, tours]),
      [
        ["da-nang", 1],
        ["hoi-an", 3],
      ],
    )
    const leaf = (await api.get(`/categories/${await idOf("ha-long")}/stats`)).body.data
    assert.deepEqual([leaf.tours, leaf.subcategories], [3, []])
  })

  it("returns the tree, by default that of tours", async () => {
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

  it("returns a category by slug", async () => {
    assert.deepEqual((await api.get("/categories/slug/ha-long")).body.data.name, { en: "Ha Long", vi: "Hạ Long" })
    const byId = await api.get(`/categories/${await idOf("ha-long")}`)
    assert.equal(byId.body.data.slug, "ha-long")
    for (const path of ["slug/nowhere", "hierarchy/nowhere", "nowhere", `${UNKNOWN}`, "nowhere/stats"])
      assert.equal((await api.get(`/categories/${path}`)).status, 404)
  })
})

describe("GET /tour-categories", () => {
  it("returns all or the featured categories in order", async () => {
    assert.deepEqual(slugs(await api.get("/tour-categories")), ["cruises", "culture", "trekking", "cycling"])
    for (const path of ["?featured=true", "/featured/list"])
      assert.deepEqual(slugs(await api.get(`/tour-categories${path}`)), ["cruises"])
  })

  it("filters by region and includes categories of all regions", async () => {
    const north = { slug: "snow", name: { en: "Snow" }, description: { en: "" }, position: 9, isFeatured: false }
    await createTourCategory({ ...north, region: "north" })
    assert.deepEqual((await api.get("/tour-categories/regions")).body.data, ["north", "all"])
    assert.ok(slugs(await api.get("/tour-categories/region/north")).includes("snow"))
    const south = slugs(await api.get("/tour-categories/region/south"))
    assert.deepEqual([south.includes("snow"), south.includes("cycling")], [false, true])
    assert.equal((await api.get("/tour-categories/region/west")).status, 404)
  })

  it("returns a category by slug", async () => {
    const { body } = await api.get("/tour-categories/slug/culture")
    assert.deepEqual((await api.get(`/tour-categories/${body.data._id}`)).body, body)
    assert.equal((await api.get(`/tour-categories/${UNKNOWN}`)).status, 404)
    assert.deepEqual((await api.get("/tour-categories/slug/cycling")).body.data.name, { en: "Cycling", vi: "Xe đạp" })
    assert.equal((await api.get("/tour-categories/slug/nowhere")).status, 404)
  })
})

describe("GET /transfer-categories", () => {
  before(async () => {
    const kinds = [
      ["northern-airport", "north", "car", "private", true],
      ["southern-airport", "south", "car", "private", true],
      ["limousines", "north", "limousine", "shared", false],
      ["trains", "all", "train", "train", false],
    ] as const
    for (const [position, [slug, region, vehicleType, serviceType, isFeatured]] of kinds.entries()) {
      const name = { en: slug, vi: slug }
      const category = { slug, name, description: name, position, region, vehicleType, serviceType, isFeatured }
      await createTransferCategory(category)
    }
    await createTransferCategory({
      slug: "rickshaws",
      name: { en: "Rickshaws" },
      description: { en: "" },
      region: "central",
      vehicleType: "van",
      serviceType: "special",
      isActive: false,
    })
  })

  it("filters by featured, vehicle and region", async () => {
    const everything = ["northern-airport", "southern-airport", "limousines", "trains"]
    assert.deepEqual(slugs(await api.get("/transfer-categories")), everything)
    assert.deepEqual(slugs(await api.get("/transfer-categories?active=true&region=south")), [everything[1], "trains"])
    for (const path of ["?featured=true", "/featured/list", "/vehicle/car", "?vehicle=car"])
      assert.deepEqual(slugs(await api.get(`/transfer-categories${path}`)), everything.slice(0, 2), path)
    assert.deepEqual(slugs(await api.get("/transfer-categories/vehicle/bus")), [])
    assert.deepEqual(slugs(await api.get("/transfer-categories/region/north")), [everything[0], "limousines", "trains"])
  })

  it("returns the vehicles and regions in use", async () => {
    assert.deepEqual((await api.get("/transfer-categories/vehicle-types")).body.data, ["car", "limousine", "train"])
    assert.deepEqual((await api.get("/transfer-categories/regions")).body.data, ["north", "south", "all"])
  })

  it("returns a category by slug and by id", async () => {
    const { body } = await api.get("/transfer-categories/slug/trains")
    assert.deepEqual([body.data.vehicleType, body.data.serviceType, body.data.region], ["train", "train", "all"])
    assert.deepEqual((await api.get(`/transfer-categories/${body.data._id}`)).body, body)
  })

  it("returns 404 for unknown categories", async () => {
    for (const path of ["slug/rickshaws", "slug/nowhere", "nowhere", UNKNOWN, "vehicle/rocket", "region/west"])
      assert.equal((await api.get(`/transfer-categories/${path}`)).status, 404, path)
    assert.equal((await api.get("/transfer-categories?vehicle=rocket")).status, 422)
  })
})
