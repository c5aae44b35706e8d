import assert from "node:assert/strict"
import { after, before, describe, it } from "node:test"
import { importContent } from "#domain/content/import-content.server.ts"
import type { SuggestedPlace } from "#domain/search/search.ts"
import type { Transfer, TransferCard } from "#domain/transfers/transfer.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { openTestApi, type TestApi } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { content } from "../../../../demo/content.server.ts"

describe("GET /transfers?from=…&to=…", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
    await transact((transaction) => importContent(content, transaction))
  })
  after(() => api.close())

  const titles = async (query: string) => {
    const { status, body, text } = await api.get(`/transfers?limit=50&${query}`)
    assert.equal(status, 200, text)
    return (body.data as TransferCard[]).map(({ title }) => title.en).sort()
  }

  it("finds rides to a place, in either direction of a service, none that leave from it", async () => {
    assert.deepEqual(await titles("to=hanoi"), [
      "Cat Ba town to Hanoi Old Quarter · Bus",
      "Ha Long (Tuan Chau or Bai Chay) to Hanoi Old Quarter · Limousine van",
      "Lao Cai Station to Hanoi Railway Station · Train",
      "Ninh Binh, Trang An or Tam Coc to Hanoi Old Quarter · Van",
      "Noi Bai airport to Hanoi Old Quarter",
      "Sapa stone church to Hanoi Old Quarter · Limousine van",
    ])
    assert.deepEqual(await titles("from=nha trang"), [
      "Nha Trang or Bai Dai to Cam Ranh airport (CXR) · Car",
      "Nha Trang to Da Lat by private car",
    ])
  })

  it("reads a means only once, since it may be part of an end", async () => {
    const { body } = await api.get(`/transfers?search=${encodeURIComponent("bus from hue bus station to da nang")}`)
    assert.deepEqual(body.data.map(({ title }: Transfer) => title.en).toSorted(), [
      "Da Nang airport to Hue",
      "Da Nang to Hue by heritage train",
      "Hue to Hoi An over the Hai Van Pass",
    ])
  })

  const routes: [string, string, string[]][] = [
    [
      "Sapa",
      "Hanoi",
      ["Lao Cai Station to Hanoi Railway Station · Train", "Sapa stone church to Hanoi Old Quarter · Limousine van"],
    ],
    ["Lao Cai", "Hanoi", ["Lao Cai Station to Hanoi Railway Station · Train"]],
    ["Hoi An", "Hue", ["Hotels in Hoi An or Da Nang to Hotels in Hue · Car"]],
    ["hanoi airport", "Hanoi", ["Noi Bai airport to Hanoi Old Quarter"]],
    ["Hà Nội", "sân bay hà nội", ["Hanoi Old Quarter to Noi Bai airport"]],
    ["Noi Bai", "Hanoi La Siesta hotel Ma May", ["Noi Bai airport to Hanoi Old Quarter"]],
    ["Noi Bai", "Sofitel Legend Metropole, 15 Ngo Quyen, Hoan Kiem, Hà Nội", ["Noi Bai airport to Hanoi Old Quarter"]],
    ["Hanoi", "Sapa", ["Hanoi to Lao Cai night train", "Hanoi to Sapa by limousine van", "Noi Bai airport to Sapa"]],
    [
      "da nang",
      "hue",
      [
        "Da Nang airport to Hue",
        "Da Nang to Hue by heritage train",
        "Hotels in Hoi An or Da Nang to Hotels in Hue · Car",
      ],
    ],
  ]
  for (const [from, to, expected] of routes)
    it(`finds all rides from ${from} to ${to}`, async () => {
      assert.deepEqual(await titles(new URLSearchParams({ from, to }).toString()), expected)
      assert.deepEqual(await titles(`view=card&${new URLSearchParams({ from, to })}`), expected)
    })

  it("finds whole words in any order, the last one unfinished: not Long Hai for Ha Long", async () => {
    const toHaLong = ["Hanoi to Ha Long by limousine van", "Noi Bai airport to Ha Long"]
    assert.deepEqual(await titles("from=noi bai&to=ha long"), toHaLong.slice(1))
    assert.deepEqual(await titles("from=hanoi old quarter&to=ha lo"), toHaLong.slice(0, 1))
    assert.deepEqual(await titles("from=noi bai&to=old quarter hanoi"), ["Noi Bai airport to Hanoi Old Quarter"])
  })

  it("finds a destination that only the location names, and an airport by its code", async () => {
    assert.deepEqual(await titles("from=sgn&to=saigon"), ["Tan Son Nhat airport to District 1"])
    assert.deepEqual(await titles("from=cxr&to=da lat"), ["Cam Ranh airport to Da Lat"])
  })

  const typed: [text: string, expected: object, titles: string[]][] = [
    [
      "sapa to hanoi tomorrow 2 people",
      { from: "sapa", to: "hanoi", day: addDays(hanoiDate(), 1), people: 2 },
      ["Lao Cai Station to Hanoi Railway Station · Train", "Sapa stone church to Hanoi Old Quarter · Limousine van"],
    ],
    [
      "xe từ nội bài về phố cổ ngày mai 4 người",
      { from: "nội bài", to: "phố cổ", day: addDays(hanoiDate(), 1), people: 4 },
      ["Noi Bai airport to Hanoi Old Quarter"],
    ],
    ["hue hoi an car", { from: "hue", to: "hoi an", vehicle: "car" }, ["Hue to Hoi An over the Hai Van Pass"]],
    ["train hanoi → sapa", { from: "hanoi", to: "sapa", vehicle: "train" }, ["Hanoi to Lao Cai night train"]],
    [
      "how to get to sapa from hanoi",
      { from: "hanoi", to: "sapa" },
      ["Hanoi to Lao Cai night train", "Hanoi to Sapa by limousine van", "Noi Bai airport to Sapa"],
    ],
  ]
  for (const [text, reading, expected] of typed)
    it(`reads the ride in '${text}', in both searches`, async () => {
      const { body } = await api.get(`/transfers?view=card&limit=50&search=${encodeURIComponent(text)}`)
      assert.deepEqual(body.reading, reading)
      const found = (body.data as TransferCard[]).map(({ title }) => title.en)
      assert.deepEqual(found.toSorted(), expected)
      const { ride, transfers, tours } = (await api.get(`/search?limit=20&q=${encodeURIComponent(text)}`)).body
      assert.deepEqual(ride, reading)
      assert.deepEqual(
        transfers.data.map(({ title }: TransferCard) => title.en),
        found,
      )
      assert.equal(tours.nearest, undefined)
    })

  const suggested: [string, string][] = [
    ["noi", "Sân bay Nội Bài"],
    ["san bay tan", "Sân bay Tân Sơn Nhất"],
    ["cam r", "Sân bay Cam Ranh"],
    ["lao", "Ga Lào Cai"],
    ["tuan chau", "Tuần Châu"],
  ]
  for (const [q, name] of suggested)
    it(`suggests ${name} for '${q}'`, async () => {
      const { body } = await api.get(`/search/places?${new URLSearchParams({ q, kind: "rides" })}`)
      assert.equal((body.data as SuggestedPlace[])[0]?.name.vi, name)
    })

  it("suggests each airport and station by its whole name, in either language", async () => {
    const { data } = (await api.get("/transfers?limit=50")).body
    const ends = (data as Transfer[]).flatMap(({ from, to }) => [from.en, from.vi ?? "", to.en, to.vi ?? ""])
    const hubs = [...new Set(ends.map((name) => name.replace(/[(,].*/, "").trim()))].filter((name) =>
      /airport|station|^sân bay|^ga /i.test(name),
    )
    assert.ok(hubs.length > 10, `${hubs.length}`)
    const missed: string[] = []
    for (const q of hubs) {
      const { body } = await api.get(`/search/places?${new URLSearchParams({ q, kind: "rides" })}`)
      const [first] = body.data as SuggestedPlace[]
      if (!first || ![first.name.en, first.name.vi].includes(q)) missed.push(`${q}: ${first?.name.vi}`)
    }
    assert.deepEqual(missed, [])
  })

  it("suggests only names that lead to rides, in either language", async () => {
    const suggested = new Map<string, string>()
    for (const q of "abcdefghijklmnopqrstuvwxyz")
      for (const { name } of (await api.get(`/search/places?q=${q}&kind=rides`)).body.data as SuggestedPlace[])
        suggested.set(name.en, name.vi ?? name.en)
    assert.ok(suggested.size > 30, `${suggested.size}`)
    const count = async (end: string, name: string) => {
      const { data, ends, pagination } = (await api.get(`/transfers?${new URLSearchParams({ [end]: name })}`)).body
      return ends?.ignored.length ? 0 : (pagination?.total ?? data.length)
    }
    const wrong: string[] = []
    for (const [en, vi] of suggested) {
      const [from, to] = [await count("from", en), await count("to", en)]
      if (from + to === 0) wrong.push(`${en} leads nowhere`)
      const inVietnamese = [await count("from", vi), await count("to", vi)]
      if (`${inVietnamese}` !== `${[from, to]}`) wrong.push(`${en}: ${from}, ${to}; ${vi}: ${inVietnamese}`)
    }
    assert.deepEqual(wrong, [])
  })

  it("prices a ride whose day and people are among the words", async () => {
    const { body } = await api.get("/transfers?view=card&search=hue+hoi+an+car+4+people")
    assert.ok(body.data[0].ride.total > 0)
  })

  it("leaves a means aside that no ride of the route has, and says so", async () => {
    const { body } = await api.get("/transfers?view=card&search=hanoi+to+sapa+by+motorbike")
    assert.deepEqual([body.ends.vehicle, body.reading], ["motorbike", { from: "hanoi", to: "sapa" }])
    assert.equal(body.data.length, 3)
  })

  it("reads no ride in a tour, in one place or in ends that no ride joins", async () => {
    for (const text of ["2 days from hanoi", "hanoi", "phu quoc to sapa", "đà nẵng hội an", "north to south"])
      assert.equal((await api.get(`/search?q=${encodeURIComponent(text)}`)).body.ride, undefined, text)
  })

  it("prefers the ends of the form to those among the words", async () => {
    const { body } = await api.get("/transfers?view=card&from=hue&search=hanoi+to+sapa")
    assert.equal(body.reading, undefined)
  })

  const endsOf = async (query: string) => (await api.get(`/transfers?view=card&${query}`)).body.ends

  it("says which place it read, and what it left aside", async () => {
    const { to, ignored } = await endsOf("from=noi bai&to=Hanoi La Siesta hotel Ma May")
    assert.deepEqual([to, ignored], [{ en: "Hanoi", vi: "Hà Nội" }, []])
    assert.deepEqual((await endsOf("from=atlantis&to=hanoi")).ignored, ["from"])
    assert.deepEqual((await endsOf("from=phu quoc&to=sapa")).ignored, ["from"])
    assert.deepEqual((await endsOf("from=atlantis&to=avalon")).ignored, ["from", "to"])
    assert.equal((await titles("from=atlantis")).length, 31)
  })

  it("sorts all means of a route by time and price", async () => {
    const sorted = async (sort: string) => {
      const { body } = await api.get(`/transfers?view=card&people=2&from=hanoi&to=sapa&sort=${sort}`)
      return (body.data as TransferCard[]).map(({ category }) => category.vehicleType)
    }
    assert.deepEqual(await sorted("fastest"), ["car", "limousine", "train"])
    assert.deepEqual(await sorted("price-low"), ["limousine", "train", "car"])
  })

  it("answers the longest words", async () => {
    for (const word of ["hanoi ", "ha ", "a ", "sgn ", "\u1100"]) {
      const longest = word.repeat(100).slice(0, 100)
      const { status } = await api.get(`/transfers?view=card&${new URLSearchParams({ from: longest, to: longest })}`)
      assert.equal(status, 200, word)
    }
  })
})

describe("a ride from the end of a service to its start", () => {
  let api: TestApi

  before(async () => {
    api = await openTestApi()
    await transact((transaction) => importContent(content, transaction))
  })
  after(() => api.close())

  const bySlug = async (slug: string): Promise<Transfer> => (await api.get(`/transfers/slug/${slug}`)).body.data
  const order = async (slug: string, more: object = {}) => ({
    productType: "transfer",
    productId: (await bySlug(slug))._id,
    travelers: 2,
    travelDate: addDays(hanoiDate(), 20),
    isReversed: true,
    ...more,
  })
  const customerInfo = { name: "Emma Jones", email: "emma@mail.example", phone: "+447700900123" }

  it("is quoted and booked with its own ends, times and places", async () => {
    const ride = await order("hanoi-to-lao-cai-night-train", { pickupTime: "21:30" })
    const quoted = (await api.post("/quotes", ride)).body.data
    assert.equal(quoted.total, 68)
    assert.deepEqual(
      quoted.departures.outbound.map(({ time }: { time: string }) => time),
      ["21:30"],
    )
    const { status, body, text } = await api.post("/bookings", { ...ride, customerInfo })
    assert.equal(status, 201, text)
    const { transferDetails, startTime } = body.booking
    assert.deepEqual(
      [transferDetails.from.en, transferDetails.to.en, transferDetails.name.en, startTime],
      ["Lao Cai Station", "Hanoi Railway Station", "Lao Cai Station to Hanoi Railway Station · Train", "21:30"],
    )
    assert.equal(transferDetails.meetingPoint, null)
    const left = async (more: object) => (await api.post("/quotes", { ...ride, ...more })).body.data.departures
    assert.equal((await left({})).outbound[0].placesLeft, 22)
    const there = await left({ isReversed: false, pickupTime: "22:00", returnTrip: { travelDate: ride.travelDate } })
    assert.equal(there.outbound[0].placesLeft, 24)
    assert.equal(there.returnLeg[0].placesLeft, 22)
    assert.equal((await api.post("/quotes", { ...ride, pickupTime: "22:00" })).status, 422)
  })

  it("ends at the airport where the service starts", async () => {
    const ride = await order("noi-bai-airport-to-sapa", { flightTime: "20:00", flightNumber: "VN123" })
    const { body, text } = await api.post("/bookings", { ...ride, customerInfo })
    assert.equal(body.booking?.transferDetails.airportEnd, "to", text)
    assert.equal(body.booking.transferDetails.flight.time, "20:00")
  })

  it("names its own ends to staff and in the mails, and shares a departure with ways back", async () => {
    const { headers } = await signInStaff(api, "staff")
    const travelDate = addDays(hanoiDate(), 25)
    const ride = await order("hanoi-to-lao-cai-night-train", { pickupTime: "21:30", travelDate })
    await api.sendMails()
    const booked = (await api.post("/bookings", { ...ride, customerInfo, confirm: true, language: "en" }, headers)).body
    const { _id, reference } = booked.booking
    const there = { isReversed: false, pickupTime: "22:00", travelDate: addDays(travelDate, -3) }
    const returnTrip = { travelDate, pickupTime: "21:30" }
    const other = { name: "Tom Hill", email: "tom@mail.example", phone: "+447700900124" }
    const sent = await api.post("/bookings", { ...ride, ...there, returnTrip, customerInfo: other }, headers)
    assert.equal(sent.status, 201, sent.text)

    const name = "Lao Cai Station to Hanoi Railway Station · Train"
    const [row] = (await api.get(`/bookings?search=${reference}`, headers)).body.bookings
    assert.equal(row.product.name.en, name)
    const calendar = (await api.get(`/bookings/calendar?from=${travelDate}&to=${travelDate}`, headers)).body.data
    assert.deepEqual(calendar.find((trip: { _id: string }) => trip._id === _id)?.product.en, name)
    const jobs = (await api.get(`/departures/day?date=${travelDate}`, headers)).body.data
    const trains = jobs.filter(({ time }: { time: string }) => time === "21:30")
    assert.equal(trains.length, 1)
    const [rides] = (await api.get(`/departures/rides?date=${travelDate}`, headers)).body.data.filter(
      ({ time }: { time: string }) => time === "21:30",
    )
    assert.deepEqual([rides.isReturn, rides.sold], [true, 4])
    const mails = (await api.sendMails()).filter(({ headers }) => headers.to === customerInfo.email)
    assert.ok(mails.some(({ text }) => text.includes("Lao Cai Station to Hanoi Railway Station")))
    assert.ok(mails.every(({ text }) => !text.includes("Hanoi Railway Station to Lao Cai")))
  })

  it("is refused where no way back is offered", async () => {
    const { status, body } = await api.post("/quotes", await order("hanoi-full-day-car-with-driver"))
    assert.deepEqual([status, body.errors[0].field], [422, "isReversed"])
  })
})
