import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createTransferCategory } from "#domain/categories/category-trees.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { bookTour, createEach, emma, nameIn } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { Transfer, TransferCard } from "./transfer.ts"
import { createTransfer, type NewTransfer } from "./transfer-records.server.ts"

type Fixture = Partial<NewTransfer> &
  Pick<NewTransfer, "type" | "region" | "durationMinutes" | "price"> & {
    title: Localized
    origin: Localized
    destination: Localized
    kind: keyof typeof kinds
  }

const kinds = {
  airport: { vehicleType: "car", serviceType: "private", region: "north" },
  limousine: { vehicleType: "limousine", serviceType: "shared", region: "north" },
  train: { vehicleType: "train", serviceType: "train", region: "all" },
} as const

const fixtures = {
  noiBai: {
    title: { en: "Noi Bai airport to Hanoi", vi: "Sân bay Nội Bài về Hà Nội" },
    origin: { en: "Noi Bai airport (HAN)", vi: "Sân bay Nội Bài" },
    destination: { en: "Old Quarter", vi: "Phố cổ" },
    type: "airport",
    region: "north",
    kind: "airport",
    durationMinutes: 45,
    distanceKm: 28,
    rating: 4.9,
    price: { vehicles: { seats16: 32_00, seats4: 15_00, seats7: 19_00 } },
    isFeatured: true,
    cancellationBands: [{ hoursBefore: 24, refundPercent: 100 }],
  },
  daNang: {
    title: { en: "Da Nang airport to Hoi An", vi: "Sân bay Đà Nẵng vào Hội An" },
    origin: { en: "Da Nang airport (DAD)", vi: "Sân bay Đà Nẵng" },
    destination: { en: "Hoi An", vi: "Hội An" },
    type: "airport",
    region: "central",
    kind: "airport",
    durationMinutes: 50,
    rating: 4.6,
    price: { vehicles: { seats4: 18_00 } },
  },
  sapaLimousine: {
    title: { en: "Hanoi to Sapa by limousine", vi: "Limousine Hà Nội – Sa Pa" },
    origin: { en: "Hanoi", vi: "Hà Nội" },
    destination: { en: "Sapa", vi: "Sa Pa" },
    type: "intercity",
    region: "north",
    kind: "limousine",
    durationMinutes: 345,
    rating: 4.7,
    price: { adult: 19_00, child: 14_00 },
  },
  reunification: {
    title: { en: "Da Nang to Hue by train", vi: "Tàu Đà Nẵng – Huế" },
    origin: { en: "Da Nang station", vi: "Ga Đà Nẵng" },
    destination: { en: "Hue station", vi: "Ga Huế" },
    alsoKnownAs: ["Đèo Hải Vân"],
    type: "intercity",
    region: "all",
    kind: "train",
    durationMinutes: 180,
    price: { adult: 12_00, child: null },
  },
  cityCar: {
    title: { en: "A day in Saigon by car", vi: "Xe theo ngày ở Sài Gòn" },
    origin: { en: "Saigon", vi: "Sài Gòn" },
    destination: { en: "Where you like", vi: "Tùy bạn" },
    type: "city",
    region: "south",
    kind: "airport",
    durationMinutes: 480,
    rating: 4.8,
    price: { vehicles: { seats4: 62_00, seats7: 72_00 } },
    isFeatured: true,
  },
  retired: {
    title: { en: "Hanoi by rickshaw", vi: "Xích lô Hà Nội" },
    origin: { en: "Hanoi", vi: "Hà Nội" },
    destination: { en: "Hanoi", vi: "Hà Nội" },
    type: "city",
    region: "north",
    kind: "airport",
    durationMinutes: 60,
    price: { adult: 5_00, child: null },
    isActive: false,
  },
} satisfies Record<string, Fixture>

type Name = keyof typeof fixtures

const { api, tours } = await openTestSite("pglite")
const categories = {} as Record<keyof typeof kinds, string>
for (const [slug, kind] of Object.entries(kinds)) {
  const name = { en: `By ${slug}`, vi: slug }
  const { id } = await createTransferCategory({ slug, name, description: name, ...kind })
  categories[slug as keyof typeof kinds] = id
}
const ids = await createEach<Name, Fixture>(fixtures, ({ kind, ...transfer }, common) => {
  const { vehicleType, serviceType } = kinds[kind]
  const texts = { name: transfer.title, location: transfer.destination }
  return createTransfer({ ...common, ...transfer, ...texts, vehicleType, serviceType, categoryId: categories[kind] })
})

const nameOf = (id: string) => nameIn(ids, id)
const names = (answer: TestAnswer) => answer.body.data.map(({ _id }: TransferCard) => nameOf(_id))
const list = async (query: string) => names(await api.get(`/transfers?${query}`))
const set = async (query: string) => (await list(query)).sort()

const CATALOGUE = ["noiBai", "cityCar", "daNang", "sapaLimousine", "reunification"]

describe("GET /transfers", () => {
  it("returns all active transfers, featured first", async () => {
    const answer = await api.get("/transfers")
    assert.deepEqual(names(answer), CATALOGUE)
    assert.deepEqual(answer.body.pagination, { page: 1, limit: 500, total: 5, pages: 1 })
  })

  it("returns the spec's shape for a trip priced by vehicle", async () => {
    const transfer: Transfer = (await api.get(`/transfers/${ids.noiBai}`)).body.data
    const { from, to, duration, durationHours, distance, rating, price, pricing, category } = transfer
    assert.deepEqual([from.vi, to.en], ["Sân bay Nội Bài", "Old Quarter"])
    assert.deepEqual([duration, durationHours, distance, rating, price], [45, 0.75, 28, 4.9, 15])
    assert.deepEqual(pricing, { adult: 15, currency: "USD", perTrip: true })
    const { serviceType, vehicleType, region, route, name, location } = category
    assert.deepEqual([serviceType, vehicleType, region, name.en], ["private", "car", "north", "By airport"])
    assert.deepEqual([route, location], [{ from, to }, transfer.location])
    assert.equal(transfer.freeCancellationHours, 24)
    assert.equal("searchText" in transfer, false)
  })

  it("returns the vehicles with capacity and price", async () => {
    const { vehicles }: Transfer = (await api.get(`/transfers/${ids.noiBai}`)).body.data
    assert.deepEqual(
      vehicles.map(({ code, seats, loads, price }) => [code, seats, loads[0], price]),
      [
        ["seats4", 4, { people: 3, largeBags: 1 }, 15],
        ["seats7", 7, { people: 5, largeBags: 2 }, 19],
        ["seats16", 16, { people: 15, largeBags: 2 }, 32],
      ],
    )
  })

  it("prices a seat per person", async () => {
    const limousine: Transfer = (await api.get(`/transfers/${ids.sapaLimousine}`)).body.data
    assert.deepEqual(limousine.pricing, { adult: 19, child: 14, currency: "USD", perTrip: false })
    assert.deepEqual(limousine.vehicles, [])
    assert.equal(limousine.durationHours, 5.75)
    const train: Transfer = (await api.get(`/transfers/${ids.reunification}`)).body.data
    assert.deepEqual([train.pricing, train.rating], [{ adult: 12, currency: "USD", perTrip: false }, null])
  })

  it("returns cards without the fields of the transfer page", async () => {
    const [card] = (await api.get("/transfers?view=card&limit=1")).body.data
    assert.equal(nameOf(card._id), "noiBai")
    for (const long of ["description", "vehicles", "included"]) assert.equal(long in card, false)
  })

  it("returns pages, nine by default, and empty ones beyond the last", async () => {
    assert.deepEqual(await list("page=2&limit=2"), CATALOGUE.slice(2, 4))
    assert.deepEqual((await api.get("/transfers?page=1")).body.pagination, { page: 1, limit: 9, total: 5, pages: 1 })
    const behind = await api.get("/transfers?page=4&limit=2")
    assert.deepEqual([behind.body.data, behind.body.pagination.total], [[], 5])
  })
})

describe("filters of GET /transfers", () => {
  const filters: [string, Name[]][] = [
    ["type=airport", ["daNang", "noiBai"]],
    ["type=city", ["cityCar"]],
    ["type=intercity", ["reunification", "sapaLimousine"]],
    ["region=central", ["daNang", "reunification"]],
    ["region=all", ["reunification"]],
    ["vehicle=limousine", ["sapaLimousine"]],
    ["serviceType=private", ["cityCar", "daNang", "noiBai"]],
    ["serviceType=special", []],
    ["category=train", ["reunification"]],
    ["category=nowhere", []],
    ["featured=true", ["cityCar", "noiBai"]],
    ["minPrice=15&maxPrice=18", ["daNang", "noiBai"]],
    ["maxPrice=12", ["reunification"]],
    ["minPrice=63", []],
    ["type=airport&region=north&vehicle=car&serviceType=private&maxPrice=20&search=noi+bai&sort=rating", ["noiBai"]],
  ]
  for (const [query, expected] of filters)
    it(`filter by ${query}`, async () => assert.deepEqual(await set(query), expected))

  it("return featured transfers at their own path", async () => {
    assert.deepEqual(names(await api.get("/transfers/featured/list")), ["noiBai", "cityCar"])
  })
})

describe("search of transfers", () => {
  for (const search of ["da nang", "Đà Nẵng", "Đà Nẵng".normalize("NFD"), "DA  NANG", "nang da"]) {
    it(`finds Đà Nẵng by '${search}'`, async () => {
      assert.deepEqual(await set(`search=${encodeURIComponent(search)}`), ["daNang", "reunification"])
    })
  }

  it("finds alternative names, and treats pattern characters literally", async () => {
    assert.deepEqual(await set("search=hai+van"), ["reunification"])
    assert.deepEqual(await set("search=%25"), await set(""))
    assert.deepEqual(await set(`search=${encodeURIComponent("'; drop table transfers; --")}`), [])
  })

  it("works at /search/text, and at /search with any parameters", async () => {
    const text = await api.get("/transfers/search/text?q=S%C3%A0i%20G%C3%B2n")
    assert.deepEqual(names(text), ["cityCar"])
    assert.deepEqual(names(await api.get("/transfers/search/text?q=hanoi&type=airport&view=card")), ["noiBai"])
    assert.deepEqual(names(await api.get("/transfers/search")), CATALOGUE)
    const search = async (query: string) => names(await api.get(`/transfers/search?${query}`))
    assert.deepEqual(await search("q=hoi+an&type=airport"), ["daNang"])
    assert.deepEqual(await search("from=da+nang&to=hoi+an"), ["daNang"])
    assert.deepEqual(await search("from=ga+đà+nẵng"), ["reunification"])
    // No service is sold from there, so all are listed.
    const none = await api.get("/transfers/search?from=hoi+an")
    assert.deepEqual([names(none), none.body.ends.ignored], [CATALOGUE, ["from"]])
    assert.deepEqual(await search("to=sa+pa&serviceType=shared&maxPrice=20"), ["sapaLimousine"])
  })
})

describe("sorts of GET /transfers", () => {
  const sorts: [string, Name[]][] = [
    ["name", ["cityCar", "daNang", "reunification", "sapaLimousine", "noiBai"]],
    ["name&language=vi", ["sapaLimousine", "daNang", "noiBai", "reunification", "cityCar"]],
    ["price-low", ["reunification", "noiBai", "daNang", "sapaLimousine", "cityCar"]],
    ["price-high", ["cityCar", "sapaLimousine", "daNang", "noiBai", "reunification"]],
    ["rating", ["noiBai", "cityCar", "sapaLimousine", "daNang", "reunification"]],
    ["recommended", ["noiBai", "cityCar", "daNang", "sapaLimousine", "reunification"]],
  ]
  for (const [sort, expected] of sorts)
    it(`sort by ${sort}`, async () => assert.deepEqual(await list(`sort=${sort}`), expected))
})

describe("GET /transfers validation", () => {
  const wrong = ["page=0", "limit=51", "sort=duration", "type=sea", "region=west", "vehicle=boat", "serviceType=vip"]
  const more = ["minPrice=-1", "maxPrice=x", "category=A%20B", `search=${"x".repeat(101)}`, "featured=yes", "view=all"]
  for (const query of [...wrong, ...more]) {
    it(`rejects ${query}`, async () => {
      const { status, body } = await api.get(`/transfers?${query}`)
      assert.deepEqual([status, body.errors[0].field], [422, query.split("=")[0]])
    })
  }

  it("rejects invalid limits of popular routes", async () => {
    for (const limit of ["0", "51", "x"])
      assert.equal((await api.get(`/transfers/routes/popular?limit=${limit}`)).status, 422)
  })
})

describe("lookup lists", () => {
  it("return the types in use", async () => {
    assert.deepEqual((await api.get("/transfers/types")).body.data, ["airport", "city", "intercity"])
  })

  it("return the vehicles with their capacity", async () => {
    const { data } = (await api.get("/transfers/seats")).body
    const [small] = data
    assert.deepEqual(small, {
      code: "seats4",
      name: { en: "4-seat car", vi: "Xe 4 chỗ" },
      seats: 4,
      loads: [
        { people: 3, largeBags: 1 },
        { people: 2, largeBags: 2 },
        { people: 1, largeBags: 3 },
      ],
    })
    assert.deepEqual(
      data.map(({ seats }: { seats: number }) => seats),
      [4, 7, 16],
    )
  })
})

describe("GET /transfers/routes/popular", () => {
  const popular = async (query = "") => {
    clearCache()
    return names(await api.get(`/transfers/routes/popular${query}`))
  }

  it("returns featured transfers if there are no bookings", async () => {
    assert.deepEqual(await popular(), CATALOGUE)
  })

  it("returns the most booked of twelve months without cancelled ones, then the others", async () => {
    await book(ids.sapaLimousine, 2)
    await book(ids.reunification, 3)
    await book(ids.daNang, 9, "11 days", "cancelled")
    await book(ids.cityCar, 9, "13 months")
    await book(ids.retired, 9)
    assert.deepEqual(await popular(), ["reunification", "sapaLimousine", "noiBai", "cityCar", "daNang"])
    assert.deepEqual(await popular("?limit=2"), ["reunification", "sapaLimousine"])
  })

  async function book(productId: string, times: number, ago = "11 months", status = "pending") {
    for (let n = 0; n < times; n++) {
      const email = `${productId}${n}@mail.example`
      const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: { ...emma, email } })
      await db.execute(sql`
        update bookings set product_type = 'transfer', product_id = ${productId}, status = ${status},
          created_at = now() - ${ago}::interval where id = ${booking._id}`)
    }
  }
})

describe("GET one transfer", () => {
  it("returns it by slug and by id", async () => {
    const bySlug = await api.get("/transfers/slug/noi-bai-airport-to-hanoi")
    assert.equal(bySlug.status, 200)
    assert.equal(bySlug.text, (await api.get(`/transfers/${ids.noiBai}`)).text)
  })

  it("returns 404 if it is unknown or inactive", async () => {
    const unknown = "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11"
    for (const path of ["slug/nowhere", "slug/hanoi-by-rickshaw", unknown, "noi-bai", ids.retired]) {
      const { status, body } = await api.get(`/transfers/${path}`)
      assert.equal(status, 404)
      assert.deepEqual(body, { success: false, code: "NOT_FOUND", message: "Transfer not found" })
    }
  })
})

describe("the price of a ride", () => {
  const ridesOf = async (query: string) =>
    new Map<string, TransferCard["ride"]>(
      (await api.get(`/transfers?view=card&${query}`)).body.data.map(({ title, ride }: TransferCard) => [
        title.en,
        ride,
      ]),
    )
  const NOI_BAI = fixtures.noiBai.title.en

  it("is that of the cheapest vehicle that holds people and bags, with and without the way back", async () => {
    const ride = (await ridesOf("people=3&bags=4")).get(NOI_BAI)
    assert.equal(ride?.vehicle?.code, "seats7")
    assert.equal(ride?.total, 19)
    assert.equal((await ridesOf("people=2&bags=1")).get(NOI_BAI)?.vehicle?.code, "seats4")
    assert.deepEqual([ride?.vehicle?.seats, ride?.vehicle?.loads[0]?.people], [7, 5])
    const others = (await ridesOf("people=2&bags=1")).get(NOI_BAI)?.others
    assert.deepEqual(
      others?.map(({ vehicle, total }) => [vehicle.code, total]),
      [
        ["seats7", 19],
        ["seats16", 32],
      ],
    )
    const tooSmall = (await ridesOf("people=3&bags=16")).get(NOI_BAI)
    assert.deepEqual([tooSmall?.vehicle, tooSmall?.total], [null, null])
  })

  it("is left out unless people are named", async () => {
    assert.equal((await ridesOf("bags=2")).get(NOI_BAI), undefined)
    for (const wrong of ["people=0", "people=9", "people=2&bags=17", "people=2&day=tomorrow", "people=2&time=25:00"])
      assert.equal((await api.get(`/transfers?view=card&${wrong}`)).status, 422, wrong)
  })

  it("finds transfers by words of both ends", async () => {
    const titles = async (query: string) => [...(await ridesOf(query)).keys()]
    assert.deepEqual(await titles("from=noi bai&people=2"), [NOI_BAI])
    assert.deepEqual(await titles("from=noi bai&to=pho co"), [NOI_BAI])
    assert.equal((await titles("from=pho co")).length, CATALOGUE.length)
  })
})
