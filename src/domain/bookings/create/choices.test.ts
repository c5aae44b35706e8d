import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { buildFacts } from "#domain/bookings/documents/voucher-facts.server.ts"
import type { QuoteLine } from "#domain/bookings/quote/types.ts"
import { createDeparture, emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const staff = await signInStaff(api, "staff")
const cabin = {
  code: "cabin",
  name: { en: "Cabins", vi: "Cabin" },
  per: "room",
  options: [{ code: "single", name: { en: "Single cabin", vi: "Cabin đơn" }, price: 70, alone: true }],
}
const hotel = {
  code: "hotel",
  name: { en: "Hotel", vi: "Khách sạn" },
  per: "person",
  isRequired: true,
  options: [
    { code: "three", name: { en: "3-star hotel", vi: "Khách sạn 3 sao" }, price: 0 },
    { code: "four", name: { en: "4-star hotel", vi: "Khách sạn 4 sao" }, price: 40 },
  ],
}
const berth = {
  code: "berth",
  name: { en: "Berths", vi: "Giường" },
  per: "seat",
  options: [
    { code: "lower", name: { en: "Lower berth", vi: "Giường dưới" }, price: 3 },
    { code: "upper", name: { en: "Upper berth", vi: "Giường trên" }, price: 0 },
  ],
}
const rules = { children: null, tiers: [{ people: 4, percentOff: 10 }], privateGroups: [{ people: 6, price: 400 }] }
await offer(`/tours/${tours.haLongCruise}`, { ...rules, choices: [cabin] })
await offer(`/tours/${tours.hoiAnLanterns}`, { ...rules, tiers: [], choices: [hotel] })
await offer(`/transfers/${transfers.limousine}`, { choices: [berth] })
for (const day of [20, 27]) await createDeparture(tours.haLongCruise, { date: inDays(day), capacity: 40 })

async function offer(path: string, priceRules: object): Promise<void> {
  const { priceRules: old, version } = (await api.get(path)).body.data
  const change = { priceRules: { ...old, ...priceRules }, version }
  const { status, text } = await api.put(path, change, staff.headers)
  assert.equal(status, 200, text)
}

type Wish = { code: string; option: string; quantity?: number }
const single = (quantity: number): Wish => ({ code: "cabin", option: "single", quantity })

async function quoted(productId: string, travelers: number, choices?: Wish[], more: object = {}) {
  const isTour = productId !== transfers.limousine
  const trip = { productId, productType: isTour ? "tour" : "transfer", travelers, travelDate: inDays(20) }
  const { status, body } = await api.post("/quotes", { ...trip, ...(choices && { choices }), ...more })
  assert.equal(status, 200, JSON.stringify(body))
  const chosen = (body.data.lines as QuoteLine[]).filter(({ code }) => code === "choice")
  return [body.data.total, chosen.map(({ label, quantity }) => `${quantity} × ${label.en}`)]
}

const book = async (travelers: number, choices: Wish[], travelDate = inDays(20)) => {
  const order = requestFor(tours.haLongCruise, { travelers, travelDate, choices, customerInfo: emma })
  return sendBooking(api, order)
}

describe("choosing options of a product", () => {
  it("charges the single cabin to whoever travels alone, and to others who ask for it", async () => {
    const { haLongCruise: cruise } = tours
    const price = (await api.get(`/tours/${cruise}`)).body.data.price
    assert.deepEqual(await quoted(cruise, 1), [price + 70, ["1 × Single cabin"]])
    assert.deepEqual(await quoted(cruise, 1, [single(1)]), [price + 70, ["1 × Single cabin"]])
    assert.deepEqual(await quoted(cruise, 2), [2 * price, []])
    assert.deepEqual(await quoted(cruise, 2, [single(2)]), [2 * price + 140, ["2 × Single cabin"]])
    // The group discount of 10% leaves the cabin as it is.
    assert.deepEqual(await quoted(cruise, 5), [4.5 * price, []])
    assert.deepEqual(await quoted(cruise, 5, [single(1)]), [4.5 * price + 70, ["1 × Single cabin"]])
  })

  it("charges no single supplement in a private group", async () => {
    assert.deepEqual(await quoted(tours.haLongCruise, 1, undefined, { privateGroup: true }), [400, []])
  })

  it("takes the first option of a required choice for everyone, unless another is chosen", async () => {
    const { hoiAnLanterns: walk } = tours
    const price = (await api.get(`/tours/${walk}`)).body.data.price
    assert.deepEqual(await quoted(walk, 2), [2 * price, ["2 × 3-star hotel"]])
    const better = [{ code: "hotel", option: "four" }]
    assert.deepEqual(await quoted(walk, 5, better), [5 * (price + 40), ["5 × 4-star hotel"]])
  })

  it("counts berths on both legs of a transfer", async () => {
    const wishes = [
      { code: "berth", option: "lower", quantity: 2 },
      { code: "berth", option: "upper" },
    ]
    const price = (await api.get(`/transfers/${transfers.limousine}`)).body.data.price
    assert.deepEqual(await quoted(transfers.limousine, 3, wishes), [
      3 * price + 6,
      ["2 × Lower berth", "1 × Upper berth"],
    ])
    assert.deepEqual(await quoted(transfers.limousine, 3, wishes, { returnTrip: {} }), [
      6 * price + 12,
      ["4 × Lower berth", "2 × Upper berth"],
    ])
  })

  it("refuses unknown, double and too many options in both languages", async () => {
    const cases: [wishes: unknown, field: string, en: string, vi: string][] = [
      [[{ code: "room", option: "single" }], "choices.0.code", "This option isn't available", "Không có lựa chọn"],
      [[{ code: "cabin", option: "twin" }], "choices.0.option", "choose one of: single", "hiện có: single"],
      [[single(3)], "choices", "Cabins: Please choose no more than the number of travellers", "hơn số khách"],
      [[single(1), single(1)], "choices", "listed twice", "ghi hai lần"],
      [[{ code: "cabin" }], "choices.0.option", "This option isn't available", "Không có lựa chọn"],
    ]
    const order = { productId: tours.haLongCruise, productType: "tour", travelers: 2, travelDate: inDays(20) }
    for (const [choices, field, en, vi] of cases) {
      for (const [language, words] of Object.entries({ en, vi })) {
        const { status, body } = await api.post("/quotes", { ...order, choices }, { "accept-language": language })
        assert.equal(status, 422)
        assert.equal(body.errors[0].field, field)
        assert.ok(body.errors[0].message.includes(words), body.errors[0].message)
      }
    }
    const two = ["three", "four"].map((option) => ({ code: "hotel", option }))
    const { body } = await api.post("/quotes", { ...order, productId: tours.hoiAnLanterns, choices: two })
    assert.match(body.errors[0].message, /only one/)
  })

  it("shows them on the booking, in mail and voucher, and to staff and guide", async () => {
    const { booking } = await book(2, [single(1)])
    assert.deepEqual(booking.tourDetails?.choices, [
      { code: "cabin", option: "single", name: { en: "Single cabin", vi: "Cabin đơn" }, quantity: 1 },
    ])
    const mail = (await api.sendMails()).find(({ headers }) => headers.to?.includes(emma.email))
    assert.match(mail?.text ?? "", /1 × Single cabin/)
    assert.ok(buildFacts(booking).some(({ lines }) => lines.includes("1 × Single cabin")))
    const { body } = await api.get(`/departures/${booking.departure?._id}/manifest`, staff.headers)
    assert.deepEqual(body.data.passengers[0].choices, booking.tourDetails?.choices)
  })

  it("keeps them when the booking moves, and prices them anew", async () => {
    const { booking, guestToken } = await book(2, [single(1)])
    const headers = { "x-guest-token": guestToken }
    await offer(`/tours/${tours.haLongCruise}`, {
      choices: [{ ...cabin, options: [{ ...cabin.options[0], price: 85 }] }],
    })
    const moved = await api.post(
      `/bookings/${booking._id}/move`,
      { travelDate: inDays(27), version: booking.version },
      headers,
    )
    assert.equal(moved.status, 200, moved.text)
    const { lines, tourDetails } = moved.body.booking
    assert.deepEqual([lines.at(-1).code, lines.at(-1).totalMinor], ["choice", 85_00])
    assert.equal(tourDetails.choices[0].quantity, 1)
    const { version } = moved.body.booking
    const none = await api.post(`/bookings/${booking._id}/move`, { choices: null, version }, staff.headers)
    assert.deepEqual(none.body.booking?.tourDetails.choices, [], none.text)
    await offer(`/tours/${tours.haLongCruise}`, { choices: [cabin] })
  })
})

describe("the choices of a tour", () => {
  it("need names, options and unique codes, and rooms for solo travellers must be optional", async () => {
    const path = `/tours/${tours.hoiAnLanterns}`
    const { priceRules, version } = (await api.get(path)).body.data
    const refused: [choice: object, message: RegExp][] = [
      [{ ...cabin, options: [] }, /at least one option/],
      [{ ...cabin, name: {} }, /Vietnamese, English or both/],
      [{ ...cabin, options: [cabin.options[0], cabin.options[0]] }, /Codes must differ/],
      [{ ...cabin, per: "person" }, /Only rooms/],
      [{ ...cabin, isRequired: true }, /can't be required/],
      [{ ...berth, options: [{ ...berth.options[0], price: -1 }] }, /Prices must be 0 or more/],
    ]
    for (const [choice, message] of refused) {
      const change = { priceRules: { ...priceRules, choices: [choice] }, version }
      const { status, body } = await api.put(path, change, staff.headers)
      assert.equal(status, 422, JSON.stringify(choice))
      assert.match(body.errors[0].message, message)
    }
  })

  it("are left empty if a request doesn't name them", async () => {
    const path = `/tours/${tours.bikesOfHoiAn}`
    const { version } = (await api.get(path)).body.data
    const { body } = await api.put(path, { priceRules: rules, version }, staff.headers)
    assert.deepEqual(body.data.priceRules.choices, [])
  })
})
