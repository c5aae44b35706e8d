import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { getTableName } from "drizzle-orm"
import { products } from "#domain/products/products.table.server.ts"
import type { Tour } from "#domain/tours/tour.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { signInStaff, type TourName } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { Category } from "./category.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const both = (en: string, vi: string) => ({ en, vi })
const idOf = async (path: string, slug: string) => (await api.get(`/${path}/slug/${slug}`)).body.data._id
const add = (path: string, entry: object) => api.post(`/${path}`, entry, staff.headers)
const remove = (path: string, id: string) => api.request(`/${path}/${id}`, { method: "DELETE", headers: staff.headers })
const change = async (path: string, id: string, changes: object) => {
  const { version } = (await api.get(`/${path}/${id}?view=edit`, staff.headers)).body.data
  return api.put(`/${path}/${id}`, { version, ...changes }, staff.headers)
}
const tour = async (name: TourName): Promise<Tour> => (await api.get(`/tours/${tours[name]}`)).body.data
const toursIn = async (category: string): Promise<number> =>
  (await api.get(`/tours?category=${category}`)).body.data.length

describe("hiding a category", () => {
  it("tells the pages of its tours that there is no page to link to", async () => {
    const id = await idOf("tour-categories", "cruises")
    await change("tour-categories", id, { isActive: false })
    const { category } = await tour("haLongCruise")
    assert.deepEqual([category.slug, category.isActive], ["cruises", false])
    const sentBack = await change("tours", tours.haLongCruise, { category })
    assert.deepEqual([sentBack.status, sentBack.body.data?.category], [200, "cruises"])
    await change("tour-categories", id, { isActive: true })
    assert.equal((await tour("haLongCruise")).category.isActive, true)
  })
})

describe("renaming a category", () => {
  it("updates its tours and cards and filters them by the new slug", async () => {
    const id = await idOf("tour-categories", "cruises")
    await change("tour-categories", id, { name: both("On the water", "Trên sóng nước"), slug: "on-the-water" })
    assert.deepEqual((await tour("haLongCruise")).category, {
      slug: "on-the-water",
      name: both("On the water", "Trên sóng nước"),
      isActive: true,
    })
    const [card] = (await api.get("/tours?category=on-the-water&view=card")).body.data
    assert.equal(card.category.slug, "on-the-water")
    assert.equal(await toursIn("cruises"), 0)
  })

  it("updates its products and transfers", async () => {
    const texts = Object.fromEntries(
      ["title", "shortDescription", "description", "location"].map((field) => [field, both("Massage", "Mát xa")]),
    )
    const pricing = { adult: 17, child: null, currency: "USD" }
    const product = { slug: "massage", ...texts, duration: { hours: 1 }, pricing: { ...pricing, per: "person" } }
    await add("products", { ...product, category: "trekking" })
    const vans = { slug: "vans", name: both("Vans", "Xe van"), vehicleType: "van", serviceType: "shared" }
    await add("transfer-categories", vans)
    const ride = { from: both("A", "A"), to: both("B", "B"), duration: 60, type: "city", vehicleType: "van" }
    await add("transfers", { slug: "ride", ...texts, ...ride, category: "vans", serviceType: "shared", pricing })
    const name = both("New name", "Tên mới")
    await change("tour-categories", await idOf("tour-categories", "trekking"), { name, slug: "on-foot" })
    await change("transfer-categories", await idOf("transfer-categories", "vans"), { name, slug: "shuttles" })
    for (const path of ["products?category=on-foot", "transfers?category=shuttles"])
      assert.deepEqual((await api.get(`/${path}&view=card`)).body.data[0].category.name, name, path)
    for (const [path, slug] of [
      ["tour-categories", "on-foot"],
      ["transfer-categories", "shuttles"],
    ] as const)
      assert.equal((await remove(path, await idOf(path, slug))).body.archived, true)
  })

  it("updates the tours of all descendants of a destination", async () => {
    const id = await idOf("categories", "central")
    await change("categories", id, { slug: "the-middle" })
    assert.equal(await toursIn("the-middle"), 4)
    assert.equal(await toursIn("central"), 0)
    await change("categories", await idOf("categories", "hoi-an"), { name: both("Hoi An town", "Phố cổ Hội An") })
    assert.equal((await tour("hoiAnLanterns")).destination?.name.en, "Hoi An town")
  })
})

describe("place tree", () => {
  it("adds a place below another, by slug or id, with its level", async () => {
    const north = await idOf("categories", "north")
    for (const [slug, parent] of [
      ["bac-ha", "sapa"],
      ["moc-chau", north],
    ]) {
      const { status, body } = await add("categories", { slug, name: both("Place", "Nơi"), parent })
      assert.equal(status, 201)
      assert.equal(body.data.parent, slug === "bac-ha" ? "sapa" : "north")
    }
    const { body } = await api.get("/categories?search=place")
    assert.deepEqual(
      body.data.map(({ slug, level }: Category) => [slug, level]),
      [
        ["moc-chau", 2],
        ["bac-ha", 3],
      ],
    )
  })

  it("moves a place with its descendants and tours", async () => {
    const sapa = await idOf("categories", "sapa")
    assert.equal((await change("categories", sapa, { parent: "vietnam-tours" })).status, 200)
    assert.equal(await toursIn("north"), 4)
    assert.equal((await api.get("/categories/slug/bac-ha")).body.data.level, 2)
    assert.equal((await change("categories", sapa, { parent: "north" })).status, 200)
    assert.equal(await toursIn("north"), 6)
  })

  it("refuses cycles, unknown parents and too many levels", async () => {
    const north = await idOf("categories", "north")
    for (const parent of ["north", "sapa", "bac-ha"]) {
      const { status, body } = await change("categories", north, { parent })
      assert.deepEqual([status, body.errors[0].field], [422, "parent"])
    }
    const lost = await change("categories", north, { parent: "atlantis" })
    assert.equal(lost.body.message, "The parent category doesn't exist")
    let parent = "bac-ha"
    for (const slug of ["level-4", "level-5"]) {
      assert.equal((await add("categories", { slug, name: both("Deep", "Sâu"), parent })).status, 201)
      parent = slug
    }
    assert.equal((await add("categories", { slug: "level-6", name: both("Deeper", "Sâu hơn"), parent })).status, 422)
    assert.equal((await change("categories", await idOf("categories", "sapa"), { parent: "moc-chau" })).status, 422)
  })

  it("refuses a slug that a theme has, and vice versa", async () => {
    const name = both("Name", "Tên")
    for (const [path, slug] of [
      ["categories", "culture"],
      ["tour-categories", "hoi-an"],
    ] as const) {
      const { status, body } = await add(path, { slug, name })
      assert.deepEqual([status, body.errors[0].field], [422, "slug"])
    }
  })

  it("deactivates a category with children or tours and deletes an empty one", async () => {
    const sapa = await idOf("categories", "sapa")
    const hoiAn = await idOf("categories", "hoi-an")
    for (const id of [sapa, hoiAn]) {
      assert.equal((await remove("categories", id)).body.archived, true)
      assert.equal((await api.get(`/categories/${id}`)).status, 404)
    }
    assert.equal((await remove("categories", await idOf("categories", "moc-chau"))).body.archived, false)
    const { body } = await api.get("/categories?active=false", staff.headers)
    assert.deepEqual(body.data.map(({ slug }: Category) => slug).toSorted(), ["hoi-an", "sapa"])
  })

  it("deactivates a category that transfers or extras serve", async () => {
    for (const table of [transfers, products]) {
      const slug = `served-by-${getTableName(table)}`
      const id = (await add("categories", { slug, name: both("Served", "Phục vụ") })).body.data._id
      await db.update(table).set({ placeIds: [crypto.randomUUID(), id] })
      assert.equal((await remove("categories", id)).body.archived, true)
      await db.update(table).set({ placeIds: [] })
      assert.equal((await remove("categories", id)).body.archived, false)
    }
  })
})
