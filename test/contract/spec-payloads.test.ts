import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TestAnswer } from "../../src/server/testing/api.ts"
import { inDays, lan, signInStaff, signUp } from "../../src/server/testing/fixtures.ts"
import { createTransfers } from "../../src/server/testing/fixtures-products.ts"
import { openTestSite } from "../../src/server/testing/site.ts"

/* The payloads of the specification (§3, §7), written from its words alone. */

type Json = Record<string, unknown>

const { api, tours } = await openTestSite()
const { fromNoiBai } = await createTransfers()
const staff = await signInStaff(api, "staff")
const { headers } = staff

const picture = { url: "/media/posters/hanoi/16x9-1440.webp" }
const northern = await idOf("categories", "north")
await api.post(
  "/transfer-categories",
  { slug: "airport-cars", name: { en: "Airport cars", vi: "Xe sân bay" } },
  headers,
)

const tour = {
  slug: "hanoi-street-food",
  isActive: true,
  title: { en: "Hanoi street food", vi: "Ẩm thực đường phố Hà Nội" },
  shortDescription: { en: "Eight small plates", vi: "Tám món nhỏ" },
  description: { en: "A walk from stall to stall.", vi: "Đi từ hàng này sang hàng khác." },
  location: { en: "Hanoi", vi: "Hà Nội" },
  images: [picture],
  isFeatured: true,
  category: { slug: "culture", name: { en: "Culture", vi: "Văn hóa" } },
  duration: { days: 2 },
  pricing: { adult: 45, currency: "USD", perTrip: false },
  price: 45,
  highlights: [{ en: "The old market", vi: "Chợ cũ" }],
  included: [{ en: "All food", vi: "Toàn bộ món ăn" }],
  excluded: [{ en: "Drinks", vi: "Đồ uống" }],
  requirements: { en: "Comfortable shoes", vi: "Giày dễ đi" },
  cancellationPolicy: { en: "Free until the day before", vi: "Miễn phí đến trước một ngày" },
  interests: ["food", "culture"],
}

const transfer = {
  slug: "noi-bai-to-west-lake",
  isActive: true,
  title: { en: "Noi Bai to West Lake", vi: "Nội Bài về Hồ Tây" },
  name: { en: "Noi Bai – West Lake", vi: "Nội Bài – Hồ Tây" },
  shortDescription: { en: "A car at the exit", vi: "Xe chờ ở cửa ra" },
  description: { en: "Your driver waits with a sign.", vi: "Tài xế cầm bảng tên chờ bạn." },
  location: { en: "Hanoi", vi: "Hà Nội" },
  images: [picture],
  isFeatured: false,
  from: { en: "Noi Bai airport", vi: "Sân bay Nội Bài" },
  to: { en: "West Lake", vi: "Hồ Tây" },
  route: { en: "By the Nhat Tan bridge", vi: "Qua cầu Nhật Tân" },
  distance: 24,
  duration: 40,
  rating: 4.8,
  pricing: { adult: 15, child: 10, currency: "USD" },
  category: {
    name: "Airport cars",
    location: { en: "Hanoi", vi: "Hà Nội" },
    serviceType: "private",
    vehicleType: "limousine",
    region: "north",
    route: { from: { en: "Noi Bai airport" }, to: { en: "West Lake" } },
  },
}

const post = {
  slug: "what-to-pack",
  title: { en: "What to pack", vi: "Mang theo gì" },
  content: { en: "<p>Less than you think.</p>", vi: "<p>Ít hơn bạn nghĩ.</p>" },
  excerpt: { en: "A short list", vi: "Danh sách ngắn" },
  featuredImage: picture,
  images: [picture],
  categories: ["travel-tips"],
  tags: ["packing", { en: "luggage", vi: "hành lý" }],
  author: { name: "Lan" },
  views: 0,
}

const ENTITIES: { path: string; what: string; entity: Json; change: Json; ignored: Json }[] = [
  {
    path: "tours",
    what: "texts in both languages",
    entity: tour,
    change: { pricing: { adult: 50 } },
    ignored: { freeCancellationHours: 99 },
  },
  {
    path: "tours",
    what: "plain texts",
    entity: {
      ...plain(tour),
      category: "culture",
      duration: 3,
      images: [picture.url],
      highlights: ["The old market"],
      included: ["All food"],
      excluded: ["Drinks"],
      pricing: { adult: 1_200_000, currency: "VND" },
      price: 1_200_000,
    },
    change: { title: "Street food by night" },
    ignored: { pricing: { adult: 1_200_000, currency: "VND", perTrip: true } },
  },
  {
    path: "transfers",
    what: "texts in both languages",
    entity: transfer,
    change: { distance: 25 },
    ignored: { durationHours: 9, vehicles: [] },
  },
  {
    path: "transfers",
    what: "plain texts",
    entity: { ...plain(transfer), category: { name: { en: "Airport cars" }, vehicleType: "car", region: "all" } },
    change: { duration: 50 },
    ignored: { durationHours: 9 },
  },
  {
    path: "products",
    what: "texts in both languages",
    entity: { ...tour, category: { slug: "culture" } },
    change: { isFeatured: false },
    ignored: { freeCancellationHours: 7 },
  },
  {
    path: "products",
    what: "only the fields that the specification names",
    entity: {
      slug: "sim-card",
      isActive: true,
      isFeatured: true,
      category: "culture",
      title: "SIM card",
      description: "Data for a month.",
      location: "Vietnam",
      duration: 1,
      price: 9,
    },
    change: { description: "Data for two months." },
    ignored: { _id: crypto.randomUUID() },
  },
  {
    path: "categories",
    what: "texts in both languages",
    entity: {
      slug: "cao-bang",
      name: { en: "Cao Bang", vi: "Cao Bằng" },
      description: { en: "The far north", vi: "Cực bắc" },
      images: [picture],
      isActive: true,
      level: 2,
      parent: northern,
      region: "north",
      type: "tour",
      location: { en: "Cao Bang", vi: "Cao Bằng" },
    },
    change: { region: "all" },
    ignored: { level: 1 },
  },
  {
    path: "categories",
    what: "plain texts",
    entity: { slug: "seasons", name: "Seasons", description: "By the month", isActive: true, level: 0, parent: null },
    change: { name: "Times of the year" },
    ignored: { level: 3 },
  },
  {
    path: "tour-categories",
    what: "all that a category has",
    entity: {
      slug: "photography",
      name: { en: "Photography", vi: "Nhiếp ảnh" },
      description: { en: "For early risers", vi: "Cho người dậy sớm" },
      images: [picture],
      isActive: true,
      isFeatured: true,
      level: 0,
      parent: null,
      region: "all",
      type: "tour",
      location: { en: "Everywhere", vi: "Khắp nơi" },
    },
    change: { isFeatured: false },
    ignored: { level: 2 },
  },
  {
    path: "transfer-categories",
    what: "all that transfers show of it",
    entity: {
      slug: "night-trains",
      name: { en: "Night trains", vi: "Tàu đêm" },
      isActive: true,
      isFeatured: false,
      region: "north",
      location: { en: "Hanoi", vi: "Hà Nội" },
      serviceType: "train",
      vehicleType: "train",
      route: { from: { en: "Hanoi" }, to: { en: "Lao Cai" } },
    },
    change: { vehicleType: "bus" },
    ignored: { createdAt: "2020-01-01T00:00:00.000Z" },
  },
  {
    path: "transfer-categories",
    what: "plain texts",
    entity: { slug: "hue-vans", name: "Vans of Hue", vehicleType: "van", region: "all", location: "Hue" },
    change: { location: "Da Nang" },
    ignored: { type: "tour" },
  },
  {
    path: "blogs",
    what: "texts in both languages",
    entity: post,
    change: { excerpt: "Shorter still" },
    ignored: { views: 5_000 },
  },
  {
    path: "blogs",
    what: "plain texts",
    entity: { ...plain(post), featuredImage: picture.url, tags: ["packing"] },
    change: { tags: ["packing", "rain"] },
    ignored: { createdAt: "2020-01-01T00:00:00.000Z" },
  },
]

async function idOf(path: string, slug: string): Promise<string> {
  return (await api.get(`/${path}/slug/${slug}`)).body.data._id
}

function plain(entity: Json): Json {
  const english = (value: unknown) => (isText(value) ? value.en : value)
  return {
    ...Object.fromEntries(Object.entries(entity).map(([name, value]) => [name, english(value)])),
    slug: undefined,
  }
}

function isText(value: unknown): value is { en: string } {
  return typeof value === "object" && value !== null && "en" in value
}

function assertSame(read: unknown, sent: unknown, where: string): void {
  if (typeof sent === "object" && sent !== null) {
    const parts = read as Json
    assert.ok(parts, where)
    for (const [name, value] of Object.entries(sent)) assertSame(parts[name], value, `${where}.${name}`)
    return
  }
  const { en, slug, url, days } = (typeof read === "object" && read !== null ? read : {}) as Json
  assert.ok([read, en, slug, url, days].includes(sent), `${where}: sent ${sent}, read ${JSON.stringify(read)}`)
}

const first = ({ body }: TestAnswer) => body.errors?.[0]

for (const { path, what, entity, change, ignored } of ENTITIES) {
  describe(`/${path} with ${what} (specification)`, () => {
    let id = ""
    const read = async () => (await api.get(`/${path}/${id}`)).body.data
    const slug = entity.slug ?? `plain-${path}`

    it("creates an entry with every field", async () => {
      const made = await api.post(`/${path}`, { ...entity, slug }, headers)
      assert.equal(made.status, 201, made.text)
      id = made.body.data._id
      const { slug: _, ...fields } = entity
      for (const [name, value] of Object.entries(fields)) {
        if (value !== undefined) assertSame((await read())[name], value, name)
      }
    })

    it("changes a field without a version and returns the new version", async () => {
      const before = (await api.get(`/${path}/${id}?view=edit`, headers)).body.data
      const { status, text, body } = await api.put(`/${path}/${id}`, change, headers)
      assert.equal(status, 200, text)
      assert.equal(body.data.version, before.version + 1)
      for (const [name, value] of Object.entries(change)) assertSame((await read())[name], value, name)
      const [changed] = Object.keys(change)
      for (const name of Object.keys(before).filter((field) => ![changed, "version", "updatedAt"].includes(field)))
        assert.deepEqual(body.data[name], before[name], name)
    })

    it("accepts an unchanged entry", async () => {
      const { version, ...whole } = await read()
      const { status, text, body } = await api.put(`/${path}/${id}`, whole, headers)
      assert.equal(status, 200, text)
      assert.deepEqual(await read(), { ...whole, ...(version && { version: body.data.version }) })
      if (version) assert.equal(body.data.version, version)
    })

    it("ignores read-only fields", async () => {
      const before = await read()
      for (const sent of [ignored, { _id: null, createdAt: null, updatedAt: null }]) {
        const { status, text } = await api.put(`/${path}/${id}`, sent, headers)
        assert.equal(status, 200, text)
      }
      assert.deepEqual(await read(), before)
    })

    it("refuses unknown fields", async () => {
      for (const name of ["role", "createdBy", "isAdmin", "id", "constructor", "whole", "card"]) {
        const answer = await api.put(`/${path}/${id}`, { [name]: "x" }, headers)
        assert.deepEqual([answer.status, first(answer)?.field], [422, name])
        const made = await api.post(`/${path}`, { ...entity, slug: "other", [name]: "x" }, headers)
        assert.deepEqual([made.status, first(made)?.field], [422, name])
      }
      const prototype = await api.request(`/${path}/${id}`, {
        method: "PUT",
        headers: { ...headers, "content-type": "application/json" },
        body: '{"__proto__":{"isActive":false}}',
      })
      assert.equal(prototype.status, 422)
    })

    it("deletes the entry", async () => {
      assert.equal((await api.request(`/${path}/${id}`, { method: "DELETE", headers })).status, 200)
      assert.equal((await api.get(`/${path}/${id}`)).status, 404)
    })
  })
}

describe("omitted fields (specification)", () => {
  const add = async (path: string, entity: Json) => {
    const made = await api.post(`/${path}`, entity, headers)
    assert.equal(made.status, 201, made.text)
    return (await api.get(`/${path}/${made.body.data._id}`)).body.data
  }

  it("default to a tour of one day, with one night less than days", async () => {
    const { duration: _, ...rest } = tour
    assert.deepEqual((await add("tours", { ...rest, slug: "one-day" })).duration, { days: 1, nights: 0 })
    assert.deepEqual((await add("tours", { ...tour, slug: "two-days" })).duration, { days: 2, nights: 1 })
    assert.deepEqual((await add("tours", { ...tour, slug: "four", duration: 4 })).duration, { days: 4, nights: 3 })
  })

  it("default to a slug from the title", async () => {
    const { slug: _, ...rest } = tour
    assert.equal((await add("tours", { ...rest, title: "Phở & Bún: Đà Nẵng" })).slug, "pho-bun-da-nang")
    assert.equal((await add("categories", { name: "Mùa xuân" })).slug, "mua-xuan")
  })

  it("default to a short description from the long one", async () => {
    const { shortDescription: _, ...rest } = {
      ...tour,
      slug: "long",
      description: { en: "word ".repeat(100), vi: "Dài." },
    }
    const { shortDescription } = await add("tours", rest)
    assert.ok(shortDescription.en.startsWith("word word") && shortDescription.en.length <= 160)
    assert.equal(shortDescription.vi, "Dài.")
    const { excerpt, ...article } = { ...post, slug: "no-excerpt" }
    assert.ok(excerpt && (await add("blogs", article)).excerpt.en.startsWith("Less than you think"))
  })

  it("default to the transfer type of the category, else city", async () => {
    await api.post("/transfer-categories", { slug: "plain-cars", name: "Plain cars" }, headers)
    assert.equal((await add("transfers", { ...transfer, slug: "t-1" })).type, "airport")
    assert.equal((await add("transfers", { ...transfer, slug: "t-2", category: "plain-cars" })).type, "city")
  })

  it("read a single price as the adult price in dollars", async () => {
    const { pricing: _, ...rest } = tour
    assert.deepEqual((await add("tours", { ...rest, slug: "price-alone" })).pricing, {
      adult: 45,
      currency: "USD",
      perTrip: false,
    })
  })

  it("keep the currency and the child price", async () => {
    const dong = {
      ...tour,
      slug: "in-dong",
      price: 900_000,
      pricing: { adult: 900_000, child: 450_000, currency: "VND" },
    }
    const { _id } = await add("tours", dong)
    await api.put(`/tours/${_id}`, { pricing: { adult: 950_000 } }, headers)
    const { pricing } = (await api.get(`/tours/${_id}`)).body.data
    assert.deepEqual(pricing, { adult: 950_000, child: 450_000, currency: "VND", perTrip: false })
  })

  it("don't follow read-only fields", async () => {
    const made = await add("tours", {
      ...tour,
      slug: "ignores",
      price: null,
      pricing: { ...tour.pricing, perTrip: true },
      category: { slug: "culture", name: "Cruises" },
      freeCancellationHours: 99,
      _id: tours.hoiAnLanterns,
      updatedAt: "2020-01-01T00:00:00.000Z",
    })
    const { price, pricing, category, freeCancellationHours } = made
    assert.deepEqual([price, pricing.perTrip, freeCancellationHours], [45, false, 0])
    assert.equal(category.slug, "culture")
    assert.notEqual(category.name.en, "Cruises")
    assert.notEqual(made._id, tours.hoiAnLanterns)
    assert.notEqual(made.updatedAt.slice(0, 4), "2020")
  })

  it("refuse another price alone, so that it isn't lost", async () => {
    for (const [path, entity] of [
      ["tours", tour],
      ["transfers", transfer],
    ] as const) {
      const before = await add(path, { ...entity, slug: "priced-once" })
      for (const price of [99, "99"]) {
        const answer = await api.put(`/${path}/${before._id}`, { ...before, price }, headers)
        assert.deepEqual([answer.status, first(answer)?.field], [422, "price"])
      }
      assert.deepEqual((await api.get(`/${path}/${before._id}`)).body.data, before)
    }
  })

  it("refuse two values of one field without a trace", async () => {
    for (const [path, wrong, field] of [
      ["tours", { ...tour, price: 44 }, "price"],
      ["transfers", { ...transfer, region: "south" }, "category.region"],
      ["transfers", { ...transfer, to: "Hue" }, "category.route.to"],
    ] as const) {
      for (const language of ["en", "vi"]) {
        const said = { ...headers, "accept-language": language }
        const answer = await api.post(`/${path}`, { ...wrong, slug: "disagrees" }, said)
        assert.deepEqual([answer.status, first(answer)?.field], [422, field])
        assert.match(first(answer)?.message, language === "en" ? /leave one of the two out/ : /bỏ một trong hai/)
      }
      assert.equal((await api.get(`/${path}/slug/disagrees`)).status, 404)
    }
  })
})

describe("the version of a change", () => {
  it("must be the present one", async () => {
    const made = await api.post("/tours", { ...tour, slug: "versioned" }, headers)
    const path = `/tours/${made.body.data._id}`
    assert.equal((await api.put(path, { version: 1, title: "First" }, headers)).status, 200)
    const stale = await api.put(path, { version: 1, title: "Second" }, headers)
    assert.deepEqual([stale.status, stale.body.code, stale.body.version], [409, "VERSION_CONFLICT", 2])
    assert.equal((await api.put(path, { title: "Third" }, headers)).body.data.version, 3)
  })

  it("is optional everywhere", async () => {
    const person = { name: "Lan", email: "asks@thu.example", phone: "0912345678", subject: "Sa Pa", message: "When?" }
    await api.post("/consultations", person)
    const [consultation] = (await api.get("/consultations", headers)).body.data
    const holiday = { name: "Tết", from: inDays(60), to: inDays(62) }
    const { body: added } = await api.post("/holidays", holiday, headers)
    const day = { tourId: tours.daNangByNight, startTime: "08:00", capacity: 9 }
    const { body: departure } = await api.post("/departures", { ...day, date: inDays(9) }, headers)
    const weekly = { ...day, weekdays: [1], from: inDays(1), startTime: "14:00" }
    const { body: schedule } = await api.post("/departures/schedules", weekly, headers)
    const changes: [string, Json][] = [
      [`/consultations/${consultation._id}`, { status: "contacted" }],
      [`/holidays/${added.data._id}`, { surchargePercent: 5 }],
      [`/departures/${departure.data._id}`, { guide: "Minh" }],
      [`/departures/schedules/${schedule.data._id}`, { capacity: 10 }],
      ["/transfers/vehicles/seats4", { seats: 5 }],
      ["/settings", { phone: "+84 24 3926 0115" }],
      ["/settings/group/social", { facebook: "https://www.facebook.com/ghe" }],
    ]
    for (const [path, change] of changes) {
      const { status, text, body } = await api.put(path, change, headers)
      assert.equal(status, 200, `${path}: ${text}`)
      assert.ok(body.data.version > 1, path)
      const stale = await api.put(path, { ...change, version: body.data.version - 1 }, headers)
      assert.deepEqual([stale.status, stale.body.code], [409, "VERSION_CONFLICT"], path)
    }
  })
})

describe("PUT /settings (specification)", () => {
  const settings = {
    phone: "+84 24 3926 0114",
    email: "hello@ghe.example",
    companyName: { en: "Ghé Vietnam", vi: "Ghé Việt Nam" },
    companyDescription: { en: "Small journeys", vi: "Những chuyến đi nhỏ" },
    address: { en: "24 Hang Vai, Hanoi", vi: "24 Hàng Vải, Hà Nội" },
    businessHours: { en: "8 to 6", vi: "8 giờ đến 18 giờ" },
    footerText: { en: "Licence 01-0000", vi: "Giấy phép 01-0000" },
    facebook: "https://www.facebook.com/ghe",
    instagram: "https://www.instagram.com/ghe",
    youtube: "https://www.youtube.com/@ghe",
    tiktok: "https://www.tiktok.com/@ghe",
    primaryColor: "#3B82F6",
    topBar: { backgroundColor: "#1F2937", textColor: "#FFFFFF", hoverColor: "#93C5FD" },
    footer: {
      backgroundColor: "#1F2937",
      textColor: "#FFFFFF",
      secondaryTextColor: "#D1D5DB",
      borderColor: "#374151",
    },
  }

  it("stores plain and localized texts", async () => {
    const written = await api.put("/settings", settings, headers)
    assert.equal(written.status, 200, written.text)
    const read = (await api.get("/settings")).body.data
    for (const [name, value] of Object.entries(settings)) assert.deepEqual(read[name], value, name)
    assert.equal((await api.put("/settings", { address: "24 Hang Vai" }, headers)).status, 200)
    assert.deepEqual((await api.get("/settings")).body.data, { ...read, address: { en: "24 Hang Vai" } })
  })

  it("accepts unchanged settings", async () => {
    const before = (await api.get("/settings?view=edit", headers)).body.data
    const { version, ...read } = before
    const { status, text, body } = await api.put("/settings", read, headers)
    assert.equal(status, 200, text)
    assert.equal(body.data.version, version)
    const ignored = await api.put("/settings", { updatedAt: "2020-01-01T00:00:00.000Z" }, headers)
    assert.deepEqual([ignored.status, ignored.body.data], [200, before])
  })
})

describe("public payloads (specification)", () => {
  const customerInfo = { name: "Emma Jones", email: "emma@mail.example", phone: "+447911123456", countryCode: "GB" }

  it("book a tour", async () => {
    const { status, text, body } = await api.post("/bookings", {
      productId: tours.hoiAnLanterns,
      productType: "tour",
      travelers: 2,
      travelDate: inDays(30),
      totalPrice: 90,
      customerInfo,
      tourDetails: {
        name: "Hoi An lanterns",
        duration: "1 day",
        location: "Hoi An",
        price: 45,
        images: [picture.url],
      },
      specialRequests: "",
    })
    assert.equal(status, 201, text)
    const { booking } = body
    assert.deepEqual([booking.travelers, booking.travelDate, booking.status], [2, inDays(30), "pending"])
    assert.deepEqual(booking.customerInfo, customerInfo)
  })

  it("book a transfer", async () => {
    const { status, text, body } = await api.post("/bookings", {
      productId: fromNoiBai,
      productType: "transfer",
      travelers: 3,
      travelDate: inDays(20),
      totalPrice: 45,
      customerInfo,
      specialRequests: "A child seat, please",
      transferDetails: {
        name: "Noi Bai airport to Hanoi",
        from: "Noi Bai",
        to: "Hanoi",
        duration: 0,
        vehicleType: "car",
        serviceType: "private",
        category: "airport",
        route: "Noi Bai – Hanoi",
        distance: 30,
        pricing: { adult: 15, child: 10, currency: "USD" },
      },
    })
    assert.equal(status, 201, text)
    assert.equal(body.booking.specialRequests, "A child seat, please")
  })

  it("let the account read, change and cancel its booking", async () => {
    const { headers: hers } = await signUp(api, { email: "books@thu.example" })
    const order = { productId: tours.hoiAnLanterns, productType: "tour", travelers: 2, travelDate: inDays(40) }
    const made = await api.post(
      "/bookings",
      { ...order, customerInfo: { ...customerInfo, email: "books@thu.example" } },
      hers,
    )
    const path = `/bookings/${made.body.booking._id}`
    assert.equal(
      (await api.put(path, { specialRequests: "Vegetarian" }, hers)).body.booking.specialRequests,
      "Vegetarian",
    )
    const { booking } = (await api.get(path, hers)).body
    for (const who of [hers, headers]) {
      const { version, ...read } = booking
      const again = await api.put(path, read, who)
      assert.deepEqual([again.status, again.body.booking?.version], [200, version], again.text)
    }
    const byStaff = await api.put(path, { specialRequests: "Vegan" }, headers)
    assert.deepEqual([byStaff.status, byStaff.body.booking?.version], [200, booking.version + 1], byStaff.text)
    for (const wrong of [{ status: "confirmed" }, { totalPrice: 1 }, { productId: tours.haLongCruise }]) {
      const refused = await api.put(path, wrong, hers)
      assert.deepEqual([refused.status, first(refused)?.field], [422, Object.keys(wrong)[0]])
    }
    const cancelled = await api.put(`${path}/cancel`, { cancellationReason: "Hủy bởi khách hàng" }, hers)
    assert.equal(cancelled.body.booking.status, "cancelled")
    assert.equal(
      (await api.get("/bookings/my-bookings", hers)).body.bookings[0].cancellationReason,
      "Hủy bởi khách hàng",
    )
    assert.equal((await api.get("/bookings/guest/books@thu.example")).status, 200)
  })

  it("request a consultation, for each spelling of the time of day", async () => {
    for (const [nth, preferredContactTime] of ["anytime", "morning", "afternoon 12-5", "evening 5-8"].entries()) {
      const { status, text, body } = await api.post("/consultations", {
        name: "Emma Jones",
        email: `emma${nth}@mail.example`,
        phone: "+447911123456",
        subject: "Two weeks in the north",
        message: "Where should we begin?",
        preferredContactMethod: "whatsapp",
        preferredContactTime,
        travelDates: { startDate: inDays(50), endDate: inDays(64), flexible: true },
        numberOfTravelers: { adults: 2, children: 1 },
        budget: "3000-5000",
        interests: ["culture", "nature", "adventure", "relaxation", "food", "history", "beach", "mountains"],
        source: "website",
        referrerUrl: "https://search.example/?q=vietnam",
        ipAddress: "203.0.113.7",
        userAgent: "Mozilla/5.0",
        language: "en",
        tourReference: {
          tourId: tours.hoiAnLanterns,
          tourTitle: "Hoi An lanterns",
          tourSlug: "hoi-an-lanterns",
          tourPrice: 45,
        },
      })
      assert.deepEqual([status, body.success], [201, true], text)
    }
    const times = (await api.get("/consultations?search=two+weeks", headers)).body.data.map(
      (one: Json) => one.preferredContactTime,
    )
    assert.deepEqual(times.toSorted(), ["afternoon", "anytime", "evening", "morning"])
  })

  it("write to the company, and subscribe", async () => {
    const letter = { name: "Emma", email: "emma@mail.example", subject: "Bags", message: "Where can we leave them?" }
    for (const sent of [letter, { ...letter, phone: "+447911123456" }])
      assert.ok((await api.post("/contact", sent)).status < 300)
    assert.ok((await api.post("/newsletter", { email: "emma@mail.example" })).status < 300)
  })

  it("register, sign in, read and change the profile and the password, and forget it", async () => {
    const person = { name: lan.name, email: "hoa@thu.example", phone: "0987654321", password: "sixsix" }
    const registered = await api.post("/auth/register", person)
    assert.equal(registered.status, 201, registered.text)
    const { email, password } = person
    const signedIn = await api.post("/auth/login", { email, password })
    const { token, name, phone } = signedIn.body.data
    assert.deepEqual([name, phone], [person.name, person.phone])
    const hers = { authorization: `Bearer ${token}` }
    assert.equal((await api.get("/auth/profile", hers)).body.data.email, email)
    const renamed = await api.put("/auth/profile", { name: "Hoa", email, phone: "0912345678" }, hers)
    assert.deepEqual([renamed.status, renamed.body.data?.name], [200, "Hoa"], renamed.text)
    const change = { currentPassword: password, newPassword: "sevens7" }
    assert.equal((await api.put("/auth/change-password", change, hers)).status, 200)
    assert.equal((await api.post("/auth/forgot-password", { email })).status, 200)
  })
})
