import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { addDays } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { emma, inDays, lan, minh, signUp } from "#server/testing/fixtures.ts"
import {
  createHolidayIn,
  createProducts,
  createTransfers,
  type TransferName,
  transferRequest,
} from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const transfers = await createTransfers()
const products = await createProducts()

const book = (name: TransferName, changes: Record<string, unknown> = {}, headers = {}): Promise<TestAnswer> =>
  api.post("/bookings", transferRequest(transfers[name], changes), headers)
const quoteOf = (name: TransferName, changes: Record<string, unknown> = {}): Promise<TestAnswer> => {
  const { customerInfo, totalPrice, specialRequests, transferDetails, ...order } = transferRequest(
    transfers[name],
    changes,
  )
  return api.post("/quotes", order)
}

const at = (day: number) => inDays(day)

describe("POST /bookings of a transfer", () => {
  it("accepts the spec's payload, and describes and prices the transfer itself", async () => {
    const { status, body } = await book("fromNoiBai", { customerInfo: emma })
    assert.equal(status, 201)
    const { booking } = body
    assert.equal(booking.productType, "transfer")
    assert.deepEqual(booking.product.name, { en: "Noi Bai airport to Hanoi", vi: "Sân bay Nội Bài về Hà Nội" })
    assert.deepEqual([booking.tourDetails, booking.productDetails, booking.departure], [null, null, null])
    const { name, from, duration, vehicle, vehicleCode, serviceType, flight } = booking.transferDetails
    assert.deepEqual(name, booking.product.name)
    assert.deepEqual(from, booking.product.name)
    assert.equal(duration, 45)
    assert.deepEqual(vehicle, { en: "4-seat car", vi: "Xe 4 chỗ" })
    assert.deepEqual([vehicleCode, serviceType, flight], ["seats4", "private", null])
    assert.deepEqual([booking.travelDate, booking.startTime], [at(30), null])
    assert.deepEqual([booking.totalPrice, booking.pricing.total, booking.priceChanged], [390_000, 15, false])
    assert.equal(booking.answerBy > booking.createdAt, true)
  })

  it("reports that the browser showed another price", async () => {
    const { booking } = (await book("fromNoiBai", { totalPrice: 30, travelDate: at(31) })).body
    assert.deepEqual([booking.priceChanged, booking.claimedTotal, booking.pricing.total], [true, 30, 15])
  })

  it("stores flight, vehicle, bags, seats, sign, return leg and extras", async () => {
    const wishes = {
      travelers: 3,
      party: { adults: 2, children: 1 },
      vehicle: "seats7",
      largeBags: 2,
      flightNumber: "vn 254",
      flightTime: "23:10",
      nameSign: "Emma Jones",
      childSeats: 1,
      extraStops: 1,
      waitingHours: 2,
      dropoff: { place: "Hotel Metropole, 15 Ngo Quyen" },
      returnTrip: { travelDate: at(40), flightNumber: "VN255", flightTime: "01:30", nightOf: at(40) },
      extras: [
        { productId: products.sim, quantity: 2 },
        { productId: products.fastTrack, quantity: 3 },
      ],
      totalPrice: null,
    }
    const { status, body } = await book("fromNoiBai", { ...wishes, travelDate: at(32) })
    assert.equal(status, 201, JSON.stringify(body))
    const { transferDetails: details, lines, startTime, party } = body.booking
    assert.equal(startTime, "23:10")
    assert.deepEqual(party, { adults: 2, children: 1 })
    assert.deepEqual(details.flight, { number: "VN 254", date: at(32), time: "23:10" })
    assert.deepEqual(details.returnTrip, {
      travelDate: at(40),
      startTime: "22:15",
      flight: { number: "VN255", date: at(41), time: "01:30" },
    })
    assert.deepEqual(details.dropoff, { place: "Hotel Metropole, 15 Ngo Quyen" })
    assert.deepEqual([details.childSeats, details.extraStops, details.waitingHours, details.largeBags], [1, 1, 2, 2])
    assert.equal(details.nameSign, "Emma Jones")
    assert.deepEqual(details.extras, [
      { productId: products.sim, name: { en: "Tourist SIM", vi: "SIM du lịch" }, quantity: 2 },
      { productId: products.fastTrack, name: { en: "Fast track", vi: "Làn ưu tiên" }, quantity: 3 },
    ])
    assert.deepEqual(
      lines.map(({ code, quantity, totalMinor }: Record<string, unknown>) => [code, quantity, totalMinor]),
      [
        ["vehicle", 1, 19_00],
        ["return", 1, 17_10],
        ["night", 2, 10_00],
        ["child-seat", 2, 10_00],
        ["extra-stop", 1, 3_00],
        ["waiting", 2, 8_00],
        ["name-sign", 1, 0],
        ["extra", 2, 24_00],
        ["extra", 3, 117_00],
      ],
    )
  })

  it("sells seats per person", async () => {
    const { booking } = (await book("limousine", { travelers: 3, party: { adults: 2, children: 1 } })).body
    assert.deepEqual([booking.pricing.total, booking.transferDetails.vehicle], [52, null])
  })

  it("accepts a transfer priced on request", async () => {
    const { status, body } = await book("onRequest", { totalPrice: 0, childSeats: 1 })
    assert.equal(status, 201)
    assert.deepEqual([body.booking.totalPrice, body.booking.lines.length], [0, 1])
  })

  it("dates a flight after midnight by its landing, using its night", async () => {
    for (const [travelDate, nightOf] of [
      [at(50), at(50)],
      [at(51), at(50)],
    ]) {
      const { body } = await book("fromNoiBai", {
        travelDate,
        nightOf,
        flightTime: "00:40",
        customerInfo: { ...minh, email: `${travelDate}@thu.example` },
      })
      assert.deepEqual([body.booking.travelDate, body.booking.startTime], [at(51), "00:40"])
    }
  })

  it("computes the pick-up from the flight, the ride and the time before take-off", async () => {
    const { booking } = (await book("toNoiBai", { flightNumber: "QR977", flightTime: "01:30", nightOf: at(30) })).body
    assert.deepEqual([booking.travelDate, booking.startTime], [at(30), "22:15"])
    assert.deepEqual(booking.transferDetails.flight, { number: "QR977", date: at(31), time: "01:30" })
  })

  it("stores the pick-up zone with its meeting point, or the hotel", async () => {
    const zones = [
      [
        "office",
        {
          zone: { en: "Our office", vi: "Văn phòng" },
          meetingPoint: { en: "24 Hang Vai Street", vi: "24 phố Hàng Vải" },
          place: "",
          time: null,
        },
        15,
      ],
      ["west-lake", { zone: { en: "West Lake", vi: "Hồ Tây" }, meetingPoint: null, place: "Sheraton", time: null }, 19],
    ] as const
    for (const [zone, pickup, total] of zones) {
      const { booking } = (await book("toNoiBai", { travelDate: at(33), pickup: { zone, place: pickup.place } })).body
      assert.deepEqual(booking.transferDetails.pickup, pickup)
      assert.equal(booking.pricing.total, total)
    }
  })

  it("keeps a holiday's surcharge and refund rule after the holiday is deleted", async () => {
    const tet = await createHolidayIn([60, 62], { surchargePercent: 30, noRefund: true, noChange: true })
    const { booking } = (await book("fromNoiBai", { travelDate: at(61), totalPrice: 19.5 })).body
    assert.deepEqual([booking.pricing.total, booking.priceChanged], [19.5, false])
    assert.deepEqual(booking.lines[1].label, { en: "Tet, +30%", vi: "Tết, phụ thu 30%" })
    assert.deepEqual(booking.cancellationBands, [{ hoursBefore: 0, refundPercent: 0 }])
    assert.deepEqual([booking.changesAllowed, booking.freeCancellationUntil], [false, null])
    assert.match(booking.cancellationPolicy.vi, /^Tết: .*không hoàn tiền/)
    await db.execute(sql`delete from holidays where id = ${tet}`)
    const headers = {
      "x-guest-token": (await book("fromNoiBai", { travelDate: at(61), totalPrice: 19.5 })).body.guestToken,
    }
    const again = (await api.get(`/bookings/${booking._id}`, headers)).body.booking
    assert.deepEqual(again.lines, booking.lines)
  })

  it("refunds the leg that isn't on a holiday, and has the surcharge on the other one", async () => {
    const tet = await createHolidayIn([70, 72], { surchargePercent: 30, noRefund: true, noChange: true })
    const back = (day: number) =>
      book("toNoiBai", {
        travelDate: at(68),
        pickupTime: "08:00",
        returnTrip: { travelDate: at(day), flightTime: "14:00" },
      })
    const { booking } = (await back(70)).body
    assert.deepEqual(booking.lines.at(-1).label.en, "Tet, +30%")
    assert.equal(booking.lines.at(-1).totalMinor, Math.round(15_00 * 0.9 * 0.3))
    assert.deepEqual([booking.cancellationBands[0].refundPercent, booking.changesAllowed], [50, false])
    assert.deepEqual((await back(73)).body.booking.cancellationPolicy, null)
    await db.execute(sql`delete from holidays where id = ${tet}`)
  })

  it("counts towards the popular routes, which come before featured ones", async () => {
    await api.post("/bookings", transferRequest(transfers.toNoiBai, { travelDate: at(34), customerInfo: emma }))
    const { data } = (await api.get("/transfers/routes/popular")).body
    const { rows } = await db.execute<{ id: string; booked: number }>(
      sql`select product_id as id, count(*)::int as booked from bookings where product_type = 'transfer' group by 1`,
    )
    const most = Math.max(...rows.map(({ booked }) => booked))
    assert.equal(rows.find(({ id }) => id === data[0]._id)?.booked, most)
    assert.ok(!data.some((card: { _id: string }) => card._id === transfers.retired))
  })

  it("belongs to the signed-in user and opens with the guest token", async () => {
    const { headers, user } = await signUp(api, { ...lan, email: "owner@thu.example" })
    const { body } = await book("fromNoiBai", { travelDate: at(35) }, headers)
    const mine = (await api.get("/bookings/my-bookings", headers)).body.bookings
    assert.deepEqual([mine.length, mine[0]._id], [1, body.booking._id])
    assert.ok(user._id)
    assert.equal((await api.get(`/bookings/${body.booking._id}`, { "x-guest-token": body.guestToken })).status, 200)
    assert.equal((await api.get(`/bookings/${body.booking._id}`)).status, 404)
  })
})

describe("repeated POST /bookings of a transfer", () => {
  const times = { travelDate: inDays(70), flightTime: "14:00" }

  it("makes one booking of the same request, in any order of fields", async () => {
    const first = await book("fromNoiBai", { ...times, flightNumber: "VN254" })
    const again = await book("fromNoiBai", { flightNumber: "vn254", ...times })
    assert.equal(again.body.booking._id, first.body.booking._id)
  })

  it("makes two bookings if vehicle, time, return, extra or seat differ", async () => {
    const first = (await book("fromNoiBai", times)).body.booking._id
    const others = [
      { ...times, flightTime: "15:00" },
      { ...times, vehicle: "seats7" },
      { ...times, largeBags: 1 },
      { ...times, childSeats: 1 },
      { ...times, returnTrip: { travelDate: inDays(75) } },
      { ...times, extras: [{ productId: products.sim, quantity: 1 }] },
      { ...times, dropoff: { place: "Metropole" } },
    ]
    const ids = await Promise.all(others.map(async (other) => (await book("fromNoiBai", other)).body.booking._id))
    assert.equal(new Set([first, ...ids]).size, others.length + 1)
  })

  it("returns the first answer for the same key, and rejects it for another request", async () => {
    const key = { "idempotency-key": "transfer-key-1" }
    const first = await book("fromNoiBai", { travelDate: at(71) }, key)
    assert.equal((await book("fromNoiBai", { travelDate: at(71) }, key)).text, first.text)
    assert.equal(
      (await book("fromNoiBai", { travelDate: at(71), vehicle: "seats16" }, key)).body.code,
      "IDEMPOTENCY_KEY_REUSED",
    )
  })
})

describe("POST /bookings validation of transfers", () => {
  const fields = { en: "Please fill in all required fields", vi: "Vui lòng điền đủ các thông tin bắt buộc" }
  const passengers = {
    en: "The number of passengers must be a whole number from 1 to 8",
    vi: "Số hành khách phải là số nguyên từ 1 đến 8",
  }
  const night = {
    en: "This time is in the middle of the night. Please choose which night you mean: the one before this date, or the one after.",
    vi: "Giờ này là nửa đêm về sáng. Vui lòng chọn đúng đêm: đêm trước ngày này hay đêm sau.",
  }
  const otherNight = {
    en: "The night must begin or end on the travel date",
    vi: "Đêm đã chọn phải bắt đầu hoặc kết thúc vào ngày đi",
  }
  const vehicle = { en: "This vehicle isn't available. Please choose another one.", vi: "Không chọn được loại xe này" }
  const notOffered = { en: "This service isn't available for this transfer", vi: "Dịch vụ này không có ở đây" }
  const extra = { en: "This extra isn't available for this booking", vi: "Dịch vụ thêm này không đặt kèm được ở đây" }
  const retired = {
    en: "This transfer can no longer be booked.",
    vi: "Dịch vụ đưa đón này hiện không còn nhận đặt.",
  }

  const refusals: [
    why: string,
    name: TransferName,
    changes: Record<string, unknown>,
    field: string,
    text: { en: string; vi: string },
  ][] = [
    ["no date", "fromNoiBai", { travelDate: undefined }, "travelDate", fields],
    ["no contact", "fromNoiBai", { customerInfo: undefined }, "customerInfo", fields],
    ["no email", "fromNoiBai", { customerInfo: { phone: minh.phone } }, "customerInfo.email", fields],
    ["an empty phone", "fromNoiBai", { customerInfo: { ...minh, phone: " " } }, "customerInfo.phone", fields],
    ["no passenger", "fromNoiBai", { travelers: 0 }, "travelers", passengers],
    ["nine passengers", "fromNoiBai", { travelers: 9 }, "travelers", passengers],
    ["one and a half passengers", "fromNoiBai", { travelers: 1.5 }, "travelers", passengers],
    ["passengers as text", "fromNoiBai", { travelers: "2" }, "travelers", passengers],
    ["an inactive transfer", "retired", {}, "productId", retired],
    ["a landing after midnight without its night", "fromNoiBai", { flightTime: "00:30" }, "nightOf", night],
    ["a pick-up after midnight without its night", "limousine", { pickupTime: "03:00" }, "nightOf", night],
    [
      "a way back after midnight without its night",
      "fromNoiBai",
      { returnTrip: { travelDate: inDays(33), flightTime: "05:59" } },
      "returnTrip.nightOf",
      night,
    ],
    ["the night of another day", "fromNoiBai", { flightTime: "00:30", nightOf: inDays(28) }, "nightOf", otherNight],
    [
      "a time of day that is none",
      "fromNoiBai",
      { flightTime: "25:00" },
      "flightTime",
      { en: "Please enter a time such as 08:30", vi: "Vui lòng nhập giờ dạng 08:30" },
    ],
    [
      "a flight that is none",
      "fromNoiBai",
      { flightNumber: "the late one" },
      "flightNumber",
      { en: "Please enter a flight number such as VN254", vi: "Vui lòng nhập số hiệu chuyến bay, ví dụ VN254" },
    ],
    ["a vehicle that it does not have", "toNoiBai", { vehicle: "seats16" }, "vehicle", vehicle],
    ["a vehicle where seats are sold", "limousine", { vehicle: "seats4" }, "vehicle", vehicle],
    [
      "a vehicle that is too small",
      "fromNoiBai",
      { travelers: 4, vehicle: "seats4" },
      "vehicle",
      {
        en: "This vehicle takes 3 people with 1 large bag, 2 with 2, 1 with 3. Please choose a larger one.",
        vi: "Xe này chở 3 khách với 1 hành lý lớn, 2 khách với 2, 1 khách với 3. Vui lòng chọn xe lớn hơn.",
      },
    ],
    [
      "more people than any vehicle takes",
      "toNoiBai",
      { travelers: 4 },
      "travelers",
      {
        en: "No vehicle of this transfer takes 4 people with 4 large bags. The largest takes 5 people with 2 large bags, 4 with 3, 3 with 4, 2 with 5.",
        vi: "Không có xe nào của dịch vụ này chở được 4 khách với 4 hành lý lớn. Xe lớn nhất chở 5 khách với 2 hành lý lớn, 4 khách với 3, 3 khách với 4, 2 khách với 5.",
      },
    ],
    ["a child seat in a limousine", "limousine", { childSeats: 1 }, "childSeats", notOffered],
    ["a name sign in a limousine", "limousine", { nameSign: "Minh" }, "nameSign", notOffered],
    [
      "a way back before the way there",
      "fromNoiBai",
      { returnTrip: { travelDate: inDays(29) } },
      "returnTrip.travelDate",
      { en: "The return must be after the outbound trip", vi: "Lượt về phải sau lượt đi" },
    ],
    [
      "a zone that it does not have",
      "fromNoiBai",
      { pickup: { zone: "office" } },
      "pickup.zone",
      { en: "Please choose one of the pick-up areas", vi: "Vui lòng chọn một trong các khu vực đón" },
    ],
    [
      "a field of a tour",
      "fromNoiBai",
      { tourDetails: {} },
      "tourDetails",
      { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
    ],
    [
      "a claim of one's own",
      "fromNoiBai",
      { transferDetails: { discount: 100 } },
      "transferDetails.discount",
      { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
    ],
  ]
  for (const [why, name, changes, field, text] of refusals) {
    it(`rejects ${why}`, async () => {
      for (const language of ["en", "vi"] as const) {
        const { status, body } = await book(name, changes, { "accept-language": language })
        assert.equal(status, 422, JSON.stringify(body))
        assert.deepEqual(body.errors[0], { field, message: text[language] })
      }
    })
  }

  it("rejects extras that are unknown, inactive or not for transfers", async () => {
    const unknown = "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11"
    for (const productId of [products.lunch, unknown, "sim"]) {
      const extras = [
        { productId: products.sim, quantity: 1 },
        { productId, quantity: 1 },
      ]
      const { status, body } = await book("fromNoiBai", { extras })
      assert.equal(status, 422)
      assert.deepEqual(body.errors[0], { field: "extras.1.productId", message: extra.en })
    }
  })

  it("rejects a pick-up that would be yesterday", async () => {
    const changes = { travelDate: inDays(0), flightTime: "00:30", nightOf: inDays(-1) }
    const { status, body } = await book("toNoiBai", changes)
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, "travelDate")
  })
})

describe("POST /quotes of transfers", () => {
  it("returns the vehicles, which of them fit, and the proposed one", async () => {
    const { data } = (await quoteOf("fromNoiBai", { travelers: 3 })).body
    assert.equal(data.vehicle, "seats7")
    assert.deepEqual(
      data.vehicles.map(({ code, price, fits, proposed }: Record<string, unknown>) => [code, price, fits, proposed]),
      [
        ["seats4", 15, false, false],
        ["seats7", 19, true, true],
        ["seats16", 32, true, false],
      ],
    )
    const chosen = (await quoteOf("fromNoiBai", { travelers: 3, vehicle: "seats16" })).body.data
    assert.deepEqual([chosen.vehicle, chosen.total], ["seats16", 32])
  })

  it("returns both pick-ups, the answer deadline and the free cancellation deadline", async () => {
    const { data } = (
      await quoteOf("fromNoiBai", {
        flightTime: "00:40",
        nightOf: at(30),
        returnTrip: { travelDate: at(35), flightTime: "12:00" },
      })
    ).body
    assert.deepEqual([data.travelDate, data.startTime], [at(31), "00:40"])
    assert.deepEqual(data.returnTrip, { travelDate: at(35), startTime: "08:45" })
    assert.equal(data.freeCancellationUntil, new Date(`${addDays(at(31), -1)}T00:40:00+07:00`).toISOString())
    assert.ok(new Date(data.answerBy).getTime() > Date.now())
    assert.deepEqual([data.placesLeft, data.departureId, data.changesAllowed], [null, null, true])
  })

  it("prices a return leg without a date at once, and says that its date is to come", async () => {
    const quoted = (await quoteOf("fromNoiBai", { returnTrip: {} })).body.data
    const dated = (await quoteOf("fromNoiBai", { returnTrip: { travelDate: at(32) } })).body.data
    assert.deepEqual(
      quoted.lines.map(({ code }: { code: string }) => code),
      ["vehicle", "return-to-come"],
    )
    assert.equal(quoted.lines[1].label.en, "Return (date to come): 4-seat car")
    assert.equal(quoted.total, dated.total)
    assert.equal(quoted.returnTrip, null)
    const { status, body } = await book("fromNoiBai", { returnTrip: {} })
    assert.deepEqual([status, body.errors[0].field], [422, "returnTrip.travelDate"])
  })

  it("stores nothing, and returns the same answer for the same order", async () => {
    const before = (await db.execute(sql`select count(*)::int as n from bookings`)).rows[0]?.n
    const [first, again] = [await quoteOf("fromNoiBai"), await quoteOf("fromNoiBai")]
    const { answerBy: _, ...one } = first.body.data
    const { answerBy: __, ...other } = again.body.data
    assert.deepEqual(one, other)
    assert.equal((await db.execute(sql`select count(*)::int as n from bookings`)).rows[0]?.n, before)
    assert.equal(first.headers.get("cache-control"), "no-store")
  })
})
