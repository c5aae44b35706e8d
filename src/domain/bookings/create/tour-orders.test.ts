import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TestAnswer } from "#server/testing/api.ts"
import {
  createDeparture,
  emma,
  inDays,
  requestFor,
  sendBooking,
  signInStaff,
  type TourName,
} from "#server/testing/fixtures.ts"
import { createHolidayIn, createProducts, type ProductName, pickupZones } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const products = await createProducts()
const staff = await signInStaff(api, "staff")
const children = {
  by: "age",
  free: { below: 5, perAdults: 2, furtherPercent: 50 },
  bands: [{ below: 11, percent: null }],
}
const priceRules = {
  children,
  tiers: [{ people: 6, percentOff: 10 }],
  privateGroups: [{ people: 4, price: 200 }],
}
for (const tour of [tours.hoiAnLanterns, tours.haLongCruise]) {
  const { status, text } = await api.put(`/tours/${tour}`, { priceRules, pickupZones, version: 1 }, staff.headers)
  assert.equal(status, 200, text)
}

const book = (changes: Record<string, unknown>, tour: TourName = "hoiAnLanterns"): Promise<TestAnswer> =>
  api.post("/bookings", requestFor(tours[tour], { customerInfo: emma, ...changes }))
const quote = (changes: Record<string, unknown>, tour: TourName = "hoiAnLanterns"): Promise<TestAnswer> =>
  api.post("/quotes", { productId: tours[tour], productType: "tour", travelers: 2, travelDate: inDays(30), ...changes })

describe("an order of a tour", () => {
  it("counts children by the tour's rules and stores their ages", async () => {
    const party = { adults: 2, children: 3, childAges: [3, 4, 8] }
    const { booking } = (await book({ travelers: 5, party })).body
    assert.equal(booking.pricing.total, 90 + 22.5 + 30)
    assert.deepEqual(booking.party, party)
  })

  it("includes extras, converted from đồng", async () => {
    const extras = [
      { productId: products.sim, quantity: 1 },
      { productId: products.lunch, quantity: 2 },
    ]
    const { booking } = (await book({ extras, totalPrice: 112, travelDate: inDays(31) })).body
    assert.deepEqual([booking.pricing.total, booking.priceChanged], [112, false])
    assert.deepEqual(booking.tourDetails.extras[1], {
      productId: products.lunch,
      name: { en: "Lunch", vi: "Bữa trưa" },
      quantity: 2,
    })
  })

  it("stores the pick-up place and time", async () => {
    const { booking, guestToken } = (
      await book({ travelDate: inDays(32), pickup: { zone: "west-lake", place: "Sheraton" } })
    ).body
    assert.equal(booking.pricing.total, 94)
    assert.deepEqual(booking.tourDetails.pickup, {
      zone: { en: "West Lake", vi: "Hồ Tây" },
      meetingPoint: null,
      place: "Sheraton",
      time: "07:30",
    })
    const [mail] = (await api.sendMails()).filter(({ text }) => text.includes(booking.reference))
    assert.ok(mail?.text.includes("\nPick-up: Sheraton · West Lake · be ready from 7:30 AM\n"), mail?.text)
    const guest = { "x-guest-token": guestToken }
    const calendar = (await api.get(`/bookings/${booking._id}/calendar.ics`, guest)).text.replace(/\r\n[ \t]/g, "")
    assert.match(calendar, /^DTSTART;TZID=Asia\/Ho_Chi_Minh:\d{8}T073000\r$/m)
    assert.match(calendar, /Ready from: 7:30 AM\\nStart: 8:00 AM/)
  })

  it("allows a private group on any day, at its own price, even if the tour has departures", async () => {
    const privately = { privateGroup: true, travelers: 3, travelDate: inDays(33) }
    const { status, body } = await book(privately, "haLongCruise")
    assert.equal(status, 201)
    assert.deepEqual(
      [body.booking.pricing.total, body.booking.departure, body.booking.tourDetails.privateGroup],
      [200, null, true],
    )
    const refused = await book({ ...privately, travelers: 5 }, "haLongCruise")
    assert.equal(refused.status, 422)
    assert.equal(refused.body.errors[0].field, "privateGroup")
    const onDeparture = await book(
      { ...privately, departureId: "7c9f2a52-5d0a-4b0e-9a39-0c3a3a4a7f11" },
      "haLongCruise",
    )
    assert.equal(onDeparture.body.errors[0].field, "departureId")
  })

  it("rejects ages and heights that don't match the children", async () => {
    const parties: [object, string][] = [
      [{ adults: 1, children: 1, childAges: [] }, "party.childAges"],
      [{ adults: 1, children: 1, childAges: [18] }, "party.childAges.0"],
      [{ adults: 1, children: 1, childHeights: [90, 95] }, "party.childHeights"],
      [{ adults: 1, children: 1, childHeights: [1.1] }, "party.childHeights.0"],
    ]
    for (const [party, field] of parties) {
      const { status, body } = await quote({ party })
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
    }
  })

  it("is quoted with the seats left, even if too few", async () => {
    const departure = await createDeparture(tours.haLongCruise, { date: inDays(20), capacity: 3 })
    const quoted = await quote({ travelDate: inDays(20) }, "haLongCruise")
    assert.deepEqual([quoted.body.data.placesLeft, quoted.body.data.departureId], [3, departure])
    assert.equal(quoted.body.data.startTime, "08:00")
    assert.equal(quoted.body.data.freeCancellationUntil, new Date(`${inDays(17)}T08:00:00+07:00`).toISOString())
    await book({ travelDate: inDays(20), travelers: 2 }, "haLongCruise")
    assert.equal((await quote({ travelDate: inDays(20) }, "haLongCruise")).body.data.placesLeft, 1)
  })

  it("is quoted with what cancelling refunds until when, whatever the date", async () => {
    const at = (days: number) => new Date(`${inDays(days)}T08:00:00+07:00`).toISOString()
    const steps = async (days: number, tour: TourName = "hoiAnLanterns") =>
      (await quote({ travelDate: inDays(days) }, tour)).body.data.cancellationSteps
    const [half, none] = [
      { refundPercent: 50, until: at(29) },
      { refundPercent: 0, until: null },
    ]
    assert.deepEqual(await steps(30), [{ refundPercent: 100, until: at(27) }, half, none])
    assert.deepEqual(await steps(2), [{ refundPercent: 50, until: at(1) }, none])
    assert.deepEqual(await steps(30, "daNangByNight"), [{ refundPercent: 100, until: at(30) }])
  })

  it("promises the same free cancellation in quote and booking for a tour without bands", async () => {
    const { data } = (await quote({ travelDate: inDays(34) }, "daNangByNight")).body
    const { booking } = (await book({ travelDate: inDays(34) }, "daNangByNight")).body
    assert.notEqual(data.freeCancellationUntil, null)
    assert.deepEqual(
      [booking.freeCancellationUntil, booking.cancellationSteps],
      [data.freeCancellationUntil, data.cancellationSteps],
    )
    const tour = await api.get(`/tours/${tours.daNangByNight}`)
    assert.equal(tour.body.data.freeCancellationHours, 0)
  })

  it("is quoted with a holiday's price and rules", async () => {
    await createHolidayIn([40, 41], { surchargePercent: 20, noRefund: true, noChange: true })
    const { data } = (await quote({ travelDate: inDays(40) })).body
    assert.deepEqual([data.total, data.freeCancellationUntil, data.changesAllowed], [108, null, false])
    assert.deepEqual(data.changeTerms, {
      en: "Tet: the date can't be changed once it is confirmed.",
      vi: "Dịp Tết: đã xác nhận thì không đổi ngày.",
    })
    const usual = (await quote({ travelDate: inDays(42) })).body.data
    assert.deepEqual([usual.total, usual.changeTerms], [90, null])
  })

  it("has the price and rules of a holiday for the share of its days that are in it", async () => {
    await createHolidayIn([301, 305], { surchargePercent: 30, noRefund: true, noChange: true })
    const weekFrom = async (days: number) => {
      const { status, body, text } = await quote({ travelDate: inDays(days) }, "heritageWeek")
      assert.equal(status, 200, text)
      const { total, cancellationSteps, changesAllowed, holidayTerms } = body.data
      return [total, cancellationSteps[0].refundPercent, changesAllowed, holidayTerms?.en.slice(0, 25)]
    }
    assert.deepEqual(await weekFrom(294), [1380, 100, true, undefined])
    assert.deepEqual(await weekFrom(295), [1439.14, 86, true, "Tet: 1 of 7 travel days. "])
    assert.deepEqual(await weekFrom(300), [1675.71, 29, false, "Tet: 5 of 7 travel days. "])
    assert.deepEqual(await weekFrom(305), [1439.14, 86, true, "Tet: 1 of 7 travel days. "])
    assert.deepEqual(await weekFrom(306), [1380, 100, true, undefined])
    const { booking } = (await book({ travelDate: inDays(300) }, "heritageWeek")).body
    assert.deepEqual(booking.cancellationBands, [{ hoursBefore: 0, refundPercent: 29 }])
    assert.deepEqual(booking.cancellationPolicy, {
      en: "Tet: 5 of 7 travel days. Once confirmed, their share of the price, 71%, is not refunded when the trip is cancelled.",
      vi: "Tết: 5 trong 7 ngày đi. Khi đã xác nhận, phần giá của những ngày này (71%) không hoàn khi hủy.",
    })
    assert.deepEqual([booking.changesAllowed, booking.lines[1].label.en], [false, "Tet, +30% on 5 of 7 days"])
    const { body } = await api.get(`/tours/${tours.heritageWeek}/departures?from=${inDays(290)}&to=${inDays(300)}`)
    assert.deepEqual(
      body.holidays.map(({ from }: { from: string }) => from),
      [inDays(301)],
    )
  })
})

describe("a child below the youngest age of a tour", () => {
  it("is refused with the reason, unless staff take it", async () => {
    const id = tours.sapaTerraces
    const path = `/tours/${id}`
    const { version } = (await api.get(`${path}/edit`, staff.headers)).body.data ?? { version: 1 }
    const priceRules = {
      children: { by: "age", free: null, bands: [{ below: 11, percent: 50 }] },
      tiers: [],
      privateGroups: [],
      choices: [],
    }
    const edited = await api.put(
      path,
      { facts: { minAge: 8 }, priceRules, pricing: { adult: 210, child: 100, currency: "USD" }, version },
      staff.headers,
    )
    assert.equal(edited.status, 200, edited.text)
    const order = (age: number) => ({
      travelDate: inDays(50),
      travelers: 3,
      party: { adults: 2, children: 1, childAges: [age] },
    })
    for (const send of [quote, book]) {
      const { status, body } = await send(order(4), "sapaTerraces")
      assert.deepEqual(
        [status, body.errors],
        [422, [{ field: "party.childAges.0", message: "This tour is for guests aged 8 and over" }]],
      )
    }
    assert.equal((await quote(order(8), "sapaTerraces")).status, 200)
    const byStaff = { ...order(4), productId: id, productType: "tour", customerInfo: emma }
    assert.equal((await api.post("/bookings", byStaff, staff.headers)).status, 422)
    const taken = await sendBooking(api, { ...byStaff, anyAge: true }, staff.headers)
    const moved = await api.post(`/bookings/${taken.id}/move`, { travelDate: inDays(51) }, taken.guest)
    assert.equal(moved.status, 200, moved.text)
    const asGuest = await api.post("/bookings", { ...requestFor(id, order(4)), anyAge: true })
    assert.equal(asGuest.status, 422)
    for (const [bands, free] of [
      [[{ below: 8, percent: 50 }], null],
      [[], { below: 5, perAdults: 2, furtherPercent: 50 }],
    ]) {
      const children = { by: "age", free, bands }
      const refused = await api.put(
        path,
        { priceRules: { ...priceRules, children }, version: version + 1 },
        staff.headers,
      )
      assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "priceRules"])
    }
  })
})

describe("an order of a product", () => {
  const order = (name: ProductName, changes: Record<string, unknown> = {}) => ({
    productId: products[name],
    productType: "product",
    travelers: 2,
    travelDate: inDays(10),
    customerInfo: emma,
    ...changes,
  })

  it("is priced per item, one per traveler by default", async () => {
    const two = (await sendBooking(api, order("sim"))).booking
    assert.deepEqual([two.productType, two.pricing.total, two.productDetails?.quantity], ["product", 24, 2])
    const five = (await sendBooking(api, order("sim", { quantity: 5 }))).booking
    assert.deepEqual([five.pricing.total, five.productDetails?.quantity, five.startTime], [60, 5, null])
    assert.deepEqual(five.product.name, { en: "Tourist SIM", vi: "SIM du lịch" })
  })

  it("is priced per person, with a child price", async () => {
    const { booking } = await sendBooking(api, order("fastTrack", { party: { adults: 1, children: 1 } }))
    assert.deepEqual([booking.pricing.total, booking.productDetails?.quantity], [64, null])
    const refused = await api.post("/bookings", order("fastTrack", { quantity: 2 }))
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "quantity"])
  })

  it("is priced in đồng if the product is", async () => {
    const { booking } = await sendBooking(api, order("lunch", { totalPrice: 260_000 }))
    assert.deepEqual([booking.pricing.currency, booking.totalPrice, booking.priceChanged], ["VND", 260_000, false])
  })

  it("costs the same per item on a holiday, and more per person", async () => {
    const quoteOn = async (name: ProductName, travelDate: string) => {
      const { customerInfo, ...asked } = order(name, { travelDate })
      return (await api.post("/quotes", asked)).body.data.total
    }
    assert.deepEqual([await quoteOn("sim", inDays(40)), await quoteOn("fastTrack", inDays(40))], [24, 93.6])
  })

  it("requires product, contact and date, and rejects extras", async () => {
    const refusals: [object, string, string][] = [
      [{ productId: "" }, "productId", "Product information is missing"],
      [{ customerInfo: {} }, "customerInfo.email", "Please enter your email and phone number"],
      [{ travelDate: "" }, "travelDate", "Please choose a travel date"],
      [{ travelers: 11 }, "travelers", "The number of travellers must be between 1 and 10"],
      [{ extras: [] }, "extras", "The request has an unknown field"],
      [{ productId: tours.hoiAnLanterns }, "productId", "This can no longer be booked."],
    ]
    for (const [changes, field, message] of refusals) {
      const { status, body } = await api.post("/bookings", order("sim", changes as Record<string, unknown>))
      assert.equal(status, 422)
      assert.deepEqual(body.errors[0], { field, message })
    }
  })
})

describe("price rules of a tour", () => {
  it("are rejected if inconsistent", async () => {
    const sound = { children: null, tiers: [], privateGroups: [] }
    const wrong = [
      {
        ...sound,
        tiers: [
          { people: 6, percentOff: 10 },
          { people: 4, percentOff: 5 },
        ],
      },
      { ...sound, tiers: [{ people: 4, percentOff: 91 }] },
      {
        ...sound,
        privateGroups: [
          { people: 4, price: 10 },
          { people: 4, price: 20 },
        ],
      },
      { ...sound, privateGroups: [{ people: 4, price: -1 }] },
      { ...sound, children: { by: "age", free: null, bands: [{ below: 30, percent: 50 }] } },
      { ...sound, children: { by: "age", free: { below: 5, perAdults: 0, furtherPercent: 50 }, bands: [] } },
      {
        ...sound,
        children: {
          by: "age",
          free: { below: 5, perAdults: 2, furtherPercent: 50 },
          bands: [{ below: 4, percent: 50 }],
        },
      },
      { ...sound, discount: 5 },
    ]
    for (const priceRules of wrong) {
      const { status, body } = await api.put(`/tours/${tours.sapaTerraces}`, { priceRules, version: 1 }, staff.headers)
      assert.equal(status, 422, JSON.stringify(priceRules))
      assert.match(body.errors[0].field, /^priceRules/)
    }
    const change = { pickupZones: [pickupZones[0], pickupZones[0]], version: 1 }
    assert.equal((await api.put(`/tours/${tours.sapaTerraces}`, change, staff.headers)).status, 422)
  })
})
