import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { findTourCategoryNamed } from "#domain/categories/category-trees.server.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { bookTour, createEach, emma, nameIn, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { Product, ProductCard } from "./product.ts"
import { createProduct, type NewProduct } from "./products.server.ts"

type Fixture = Partial<NewProduct> & Pick<NewProduct, "title" | "priceMinor"> & { theme?: string }

const fixtures = {
  simCard: {
    title: { en: "Tourist SIM", vi: "SIM du lịch" },
    priceMinor: 12_00,
    priceUnit: "item",
    days: 15,
    addOnFor: ["tour", "transfer"],
    isFeatured: true,
  },
  cookingClass: {
    title: { en: "Cooking class", vi: "Lớp nấu ăn" },
    priceMinor: 35_00,
    childPriceMinor: 25_00,
    hours: 4,
    theme: "culture",
    addOnFor: ["tour"],
    alsoKnownAs: ["Bún chả"],
  },
  childSeat: {
    title: { en: "Child seat", vi: "Ghế trẻ em" },
    priceMinor: 5_00,
    priceUnit: "item",
    addOnFor: ["transfer"],
  },
  retired: { title: { en: "Paper map", vi: "Bản đồ giấy" }, priceMinor: 2_00, isActive: false },
} satisfies Record<string, Fixture>

type Name = keyof typeof fixtures

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
const ids = await createEach<Name, Fixture>(fixtures, async ({ theme, ...product }, common) => {
  const categoryId = theme ? (await findTourCategoryNamed(theme, db))?.id : null
  return createProduct({ ...common, ...product, location: { en: "Hanoi", vi: "Hà Nội" }, categoryId })
})

const names = (answer: TestAnswer) => answer.body.data.map(({ _id }: ProductCard) => nameIn(ids, _id))
const list = async (query: string) => names(await api.get(`/products?${query}`))

describe("GET /products", () => {
  it("returns all active products, featured first", async () => {
    const answer = await api.get("/products")
    assert.deepEqual(names(answer), ["simCard", "cookingClass", "childSeat"])
    assert.deepEqual(answer.body.pagination, { page: 1, limit: 500, total: 3, pages: 1 })
  })

  it("returns products shaped like tours", async () => {
    const { data }: { data: Product } = (await api.get(`/products/${ids.cookingClass}`)).body
    assert.deepEqual(data.category, { slug: "culture", name: { en: "Culture", vi: "Văn hóa" } })
    assert.deepEqual(data.duration, { days: 1, nights: 0, hours: 4 })
    assert.deepEqual(data.pricing, { adult: 35, child: 25, currency: "USD", perTrip: false, per: "person" })
    assert.deepEqual([data.price, data.isFeatured, data.highlights, data.addOnFor], [35, false, [], ["tour"]])
    const sim: Product = (await api.get("/products/slug/tourist-sim")).body.data
    assert.deepEqual(sim.category, { slug: "extras", name: { en: "Extras", vi: "Dịch vụ thêm" } })
    assert.deepEqual(sim.duration, { days: 15, nights: 0 })
  })

  const queries: [string, string[]][] = [
    ["featured=true", ["simCard"]],
    ["category=extras", ["simCard", "childSeat"]],
    ["category=culture", ["cookingClass"]],
    ["addOnFor=transfer", ["simCard", "childSeat"]],
    ["minPrice=5&maxPrice=12", ["simCard", "childSeat"]],
    ["search=LOP+n%E1%BA%A5u", ["cookingClass"]],
    ["search=bun+cha", ["cookingClass"]],
    ["search=paper", []],
    ["sort=price-low", ["childSeat", "simCard", "cookingClass"]],
    ["sort=price-high", ["cookingClass", "simCard", "childSeat"]],
    ["sort=name", ["childSeat", "cookingClass", "simCard"]],
    ["sort=name&language=vi", ["childSeat", "cookingClass", "simCard"]],
    ["page=2&limit=2", ["childSeat"]],
    ["page=3&limit=2", []],
  ]
  for (const [query, expected] of queries) it(query, async () => assert.deepEqual(await list(query), expected))

  it("returns featured products, text search results and cards", async () => {
    assert.deepEqual(names(await api.get("/products/featured/list")), ["simCard"])
    assert.deepEqual(names(await api.get("/products/search/text?q=gh%E1%BA%BF&view=card")), ["childSeat"])
    const [card] = (await api.get("/products?view=card")).body.data
    for (const long of ["description", "included"]) assert.equal(long in card, false)
  })

  for (const query of ["sort=duration", "addOnFor=hotel", "page=0", "limit=51", "category=A%20B", "featured=1"]) {
    it(`refuses ${query}`, async () => {
      const { status, body } = await api.get(`/products?${query}`)
      assert.deepEqual([status, body.errors[0].field], [422, query.split("=")[0]])
    })
  }

  it("rejects unknown query parameters", async () => {
    for (const path of ["slug/nowhere", "slug/paper-map", "paper", ids.retired]) {
      const { status, body } = await api.get(`/products/${path}`)
      assert.deepEqual([status, body.message], [404, "Product not found"])
    }
  })
})

describe("staff changes of products", () => {
  const text = { en: "Luggage storage", vi: "Gửi hành lý" }
  const entry = {
    slug: "luggage",
    title: text,
    shortDescription: text,
    description: text,
    location: text,
    duration: { days: 1 },
    pricing: { adult: 3, child: null, currency: "USD", per: "item" },
  }
  const add = (changes: object) => api.post("/products", { ...entry, ...changes }, staff.headers)

  it("create an extra by default", async () => {
    const { body } = await add({ category: "extras" })
    assert.deepEqual([body.data.category, body.data.duration], [null, { days: 1 }])
    const changes = { version: 1, category: "cycling", duration: { hours: 3 } }
    assert.equal((await api.put(`/products/${body.data._id}`, changes, staff.headers)).status, 200)
    const product: Product = (await api.get("/products/slug/luggage")).body.data
    assert.deepEqual([product.category.slug, product.duration.hours], ["cycling", 3])
  })

  const wrong: [string, object, string][] = [
    ["an unknown category", { category: "nowhere" }, "category"],
    ["hours and days", { duration: { hours: 1, days: 1 } }, "duration"],
    ["no price", { pricing: { currency: "USD" } }, "pricing.adult"],
    ["another unit", { pricing: { ...entry.pricing, per: "kilo" } }, "pricing.per"],
    ["an unknown main product", { addOnFor: ["hotel"] }, "addOnFor.0"],
  ]
  for (const [what, changes, field] of wrong) {
    it(`are rejected with ${what}`, async () => {
      const { status, body } = await add({ slug: "wrong", ...changes })
      assert.deepEqual([status, body.errors[0].field], [422, field])
    })
  }

  it("archive a booked product", async () => {
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma })
    await db.execute(
      sql`update bookings set product_id = ${ids.simCard}, product_type = 'product' where id = ${booking._id}`,
    )
    const { body } = await api.request(`/products/${ids.simCard}`, { method: "DELETE", headers: staff.headers })
    assert.equal(body.archived, true)
    assert.equal((await api.get("/products/slug/tourist-sim")).status, 404)
  })
})
