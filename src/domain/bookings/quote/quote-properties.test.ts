import assert from "node:assert/strict"
import { describe, it } from "node:test"
import * as fc from "fast-check"
import type { Choice } from "#domain/catalogue/content.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Holiday } from "#domain/holidays/holiday.ts"
import type { Product } from "#domain/products/product.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Tour } from "#domain/tours/tour.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { createDeparture, inDays, signInStaff, type TourName } from "#server/testing/fixtures.ts"
import {
  createHolidayIn,
  createProducts,
  createTransfers,
  type ProductName,
  pickupZones,
} from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { ProductRequest, QuoteRequest, TourRequest, TransferRequest } from "./order.schema.ts"
import { startsOfLegs } from "./pickup-times.ts"
import { quoteProduct, quoteTour, quoteTransfer, type Terms } from "./quote.ts"
import type { Quote, Quoted } from "./types.ts"

const option = (code: string, price: number, alone = false) => ({ code, name: { en: code, vi: code }, price, alone })
/** One of each unit, required and not. */
const choices: Choice[] = [
  { code: "room", name: { en: "Room" }, per: "room", isRequired: false, options: [option("single", 70.55, true)] },
  {
    code: "seat",
    name: { en: "Seat" },
    per: "seat",
    isRequired: true,
    options: [option("any", 0), option("front", 3)],
  },
  { code: "hotel", name: { en: "Hotel" }, per: "person", isRequired: false, options: [option("better", 33.33)] },
  {
    code: "guide",
    name: { en: "Guide" },
    per: "booking",
    isRequired: true,
    options: [option("en", 20), option("fr", 30)],
  },
]
const RUNS = Number(process.env.GHE_FC_RUNS ?? 700)

type Published = {
  tours: Record<string, Tour>
  transfers: Record<string, Transfer>
  products: Record<string, Product>
  departures: Record<string, Departure[]>
  holidays: Holiday[]
  settings: Settings
}

const { api, tours } = await openTestSite()
const ids = { tours, transfers: await createTransfers(), products: await createProducts() }
await createHolidayIn([10, 12], { surchargePercent: 30 })
await createHolidayIn([12, 14], { surchargePercent: 15 }, { en: "Fair", vi: "Hội" })
for (const day of [5, 11, 13])
  await createDeparture(ids.tours.haLongCruise, {
    date: inDays(day),
    capacity: 20,
    priceMinor: day === 11 ? 110_55 : null,
  })
await priceTours()
const published = await readPublished()

async function priceTours(): Promise<void> {
  const { headers } = await signInStaff(api, "staff")
  const { data: limousine } = (await api.get(`/transfers/${ids.transfers.limousine}`)).body
  const withChoices = { priceRules: { ...limousine.priceRules, choices }, version: 1 }
  assert.equal((await api.put(`/transfers/${ids.transfers.limousine}`, withChoices, headers)).status, 200)
  const free = { below: 5, perAdults: 2, furtherPercent: 50 }
  const rules = {
    hoiAnLanterns: { by: "age", free, bands: [{ below: 11, percent: null }] },
    haLongCruise: { by: "height", free: { ...free, below: 100 }, bands: [{ below: 140, percent: 75 }] },
    bikesOfHoiAn: {
      by: "age",
      free: null,
      bands: [
        { below: 3, percent: 0 },
        { below: 12, percent: 33 },
      ],
    },
  }
  for (const [name, children] of Object.entries(rules)) {
    const priceRules = {
      children,
      tiers: [{ people: 4, percentOff: 7 }],
      privateGroups: [
        { people: 4, price: 199.99 },
        { people: 10, price: 333.33 },
      ],
      choices,
    }
    const change = { priceRules, pickupZones, version: 1 }
    assert.equal((await api.put(`/tours/${ids.tours[name as TourName]}`, change, headers)).status, 200)
  }
}

async function readPublished(): Promise<Published> {
  const data = async (path: string) => (await api.get(path)).body.data
  const byId = (list: { _id: string }[]) => Object.fromEntries(list.map((one) => [one._id, one]))
  return {
    tours: byId(await data("/tours")) as Published["tours"],
    transfers: byId(await data("/transfers")) as Published["transfers"],
    products: byId(await data("/products")) as Published["products"],
    departures: { [ids.tours.haLongCruise]: await data(`/tours/${ids.tours.haLongCruise}/departures`) },
    holidays: await data("/holidays"),
    settings: await data("/settings"),
  }
}

function quotedByBrowser(order: QuoteRequest): Quote {
  const { holidays, settings, products } = published
  const extras = "extras" in order ? (order.extras ?? []) : []
  const terms: Terms = {
    extras: extras.map(({ productId, quantity }) => ({ product: products[productId]!, quantity })),
    holidays,
    exchangeRate: settings.exchangeRate,
  }
  if (order.productType === "tour") {
    const departure = published.departures[order.productId]?.find(({ date }) => date === order.travelDate)
    return quoteTour(order, published.tours[order.productId]!, order.privateGroup ? undefined : departure, terms)
  }
  if (order.productType === "product") return quoteProduct(order, products[order.productId]!, terms)
  const transfer = published.transfers[order.productId]!
  const { returnTrip, ...outward } = order
  const returnTimes = returnTrip?.travelDate ? { ...returnTrip, travelDate: returnTrip.travelDate } : undefined
  const { outbound, returnLeg = returnTrip && {} } = startsOfLegs({ ...outward, returnTrip: returnTimes }, transfer)
  if ("problem" in outbound || (returnLeg && "problem" in returnLeg)) throw new Error("A generated time is ambiguous.")
  return quoteTransfer(order, transfer, { outbound, returnLeg }, terms)
}

/** A pick-up for an early flight is on the day before, and bookings need a day's notice. */
const day = fc.integer({ min: 3, max: 20 }).map(inDays)
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom(0, 5, 30, 59))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"))
const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const given = (order: object) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined))

const party = (max: number) =>
  fc
    .tuple(
      fc.integer({ min: 1, max }),
      fc.array(fc.tuple(fc.integer({ min: 0, max: 17 }), fc.integer({ min: 50, max: 190 }))),
    )
    .chain(([adults, all]) => {
      const children = all.slice(0, max - adults)
      const said = { childAges: children.map(([age]) => age), childHeights: children.map(([, height]) => height) }
      return fc.boolean().map((tells) => ({ adults, children: children.length, ...(tells && said) }))
    })
const travelling = (max: number) => party(max).map((who) => ({ party: who, travelers: who.adults + who.children }))

const extrasOf = (names: ProductName[]) =>
  maybe(
    fc
      .subarray(names, { minLength: 1 })
      .chain((chosen) =>
        fc.tuple(
          ...chosen.map((name) =>
            fc.integer({ min: 1, max: 20 }).map((quantity) => ({ productId: ids.products[name], quantity })),
          ),
        ),
      ),
  )
const chosen = maybe(
  fc
    .record({
      room: fc.integer({ min: 0, max: 3 }),
      seat: fc.integer({ min: 0, max: 3 }),
      hotel: fc.boolean(),
      guide: fc.constantFrom("en", "fr"),
    })
    .map(({ room, seat, hotel, guide }) => [
      ...(room ? [{ code: "room", option: "single", quantity: room }] : []),
      ...(seat ? [{ code: "seat", option: "front", quantity: seat }] : []),
      ...(hotel ? [{ code: "hotel", option: "better" }] : []),
      { code: "guide", option: guide },
    ]),
)
const zone = maybe(fc.constantFrom("old-quarter", "west-lake", "office").map((code) => ({ zone: code })))

const tourOrder = () =>
  fc
    .record({
      productId: fc.constantFrom(ids.tours.hoiAnLanterns, ids.tours.bikesOfHoiAn, ids.tours.haLongCruise),
      who: travelling(10),
      travelDate: day,
      departureDay: fc.constantFrom(5, 11, 13).map(inDays),
      privateGroup: maybe(fc.boolean()),
      pickup: zone,
      choices: chosen,
      extras: extrasOf(["sim", "lunch", "onRequest"]),
    })
    .map(({ who, departureDay, ...order }) => {
      const dated = order.productId === ids.tours.haLongCruise && !order.privateGroup
      return given({
        ...order,
        ...who,
        productType: "tour",
        travelDate: dated ? departureDay : order.travelDate,
      }) as TourRequest
    })

const way = (travelDate: string) =>
  fc.tuple(maybe(clock), maybe(clock), fc.boolean()).map(([flightTime, pickupTime, before]) => {
    const isSmall = [flightTime, pickupTime].some((time) => time !== undefined && time < "06:00")
    const isDay = [flightTime, pickupTime].some((time) => time !== undefined && time >= "06:00")
    const night = before ? addDay(travelDate, -1) : travelDate
    return given({
      flightTime: isSmall && isDay ? undefined : flightTime,
      pickupTime: isSmall && isDay ? undefined : pickupTime,
      nightOf: isSmall && !isDay ? night : undefined,
    })
  })
const addDay = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

const transferOrder = () =>
  fc
    .record({
      productId: fc.constantFrom(ids.transfers.fromNoiBai, ids.transfers.toNoiBai, ids.transfers.limousine),
      who: travelling(8),
      outbound: day.chain((travelDate) => way(travelDate).map((times) => ({ travelDate, ...times }))),
      returnLeg: maybe(
        fc.oneof(
          { arbitrary: fc.constant({}), weight: 1 },
          {
            arbitrary: fc
              .integer({ min: 23, max: 30 })
              .map(inDays)
              .chain((travelDate) => way(travelDate).map((times) => ({ travelDate, ...times }))),
            weight: 3,
          },
        ),
      ),
      largeBags: maybe(fc.integer({ min: 0, max: 8 })),
      services: maybe(
        fc.record({
          childSeats: fc.integer({ min: 0, max: 4 }),
          extraStops: fc.integer({ min: 0, max: 5 }),
          waitingHours: fc.integer({ min: 0, max: 12 }),
          nameSign: fc.constantFrom("", "Mr. Minh"),
        }),
      ),
      pickup: zone,
      choices: chosen,
      extras: extrasOf(["sim", "fastTrack"]),
    })
    .map(({ who, outbound, returnLeg, services, pickup, choices, ...order }) => {
      const sold = order.productId === ids.transfers.limousine
      const zones = order.productId === ids.transfers.toNoiBai ? { pickup } : {}
      return given({
        ...order,
        ...who,
        ...outbound,
        returnTrip: returnLeg,
        ...(sold ? { choices } : services),
        ...zones,
        productType: "transfer",
      }) as TransferRequest
    })

const productOrder = () =>
  fc
    .record({
      productId: fc.constantFrom(ids.products.sim, ids.products.fastTrack, ids.products.lunch),
      who: travelling(10),
      travelDate: day,
      quantity: maybe(fc.integer({ min: 1, max: 20 })),
    })
    .map(({ who, quantity, ...order }) => {
      const byItem = order.productId === ids.products.sim
      return given({
        ...order,
        ...who,
        quantity: byItem ? quantity : undefined,
        productType: "product",
      }) as ProductRequest
    })

function checkSound(quote: Quote): void {
  for (const { quantity, unitMinor, totalMinor } of quote.lines) {
    assert.ok([quantity, unitMinor, totalMinor].every(Number.isSafeInteger) && quantity > 0)
    assert.equal(totalMinor, quantity * unitMinor)
  }
  assert.equal(
    quote.totalMinor,
    quote.lines.reduce((sum, line) => sum + line.totalMinor, 0),
  )
  assert.ok(Number.isSafeInteger(quote.totalVnd) && quote.totalMinor >= 0 && quote.totalVnd >= 0)
  assert.equal(quote.totalMinor === 0, quote.totalVnd === 0)
}

let agreed = 0

const agreeing = async (order: QuoteRequest) => {
  const { status, body } = await api.post("/quotes", order)
  const mine = quotedByBrowser(order)
  checkSound(mine)
  if (status === 422) {
    assert.match(body.errors[0].field, /^(travelers|vehicle|privateGroup|choices)$/, JSON.stringify(body))
    return
  }
  assert.equal(status, 200, JSON.stringify(body))
  const { lines, currency, total, totalMinor, totalVnd, vndPerUsd, rateDate }: Quoted = body.data
  assert.deepEqual({ lines, currency, total, totalMinor, totalVnd, vndPerUsd, rateDate }, mine)
  agreed++
}

describe("a quote", () => {
  for (const [what, order] of [
    ["tours", tourOrder],
    ["transfers", transferOrder],
    ["products", productOrder],
  ] as const) {
    it(`of ${what} is equal in browser and server, an integer, never negative, and the sum of its lines`, async () => {
      agreed = 0
      await fc.assert(fc.asyncProperty(order() as fc.Arbitrary<QuoteRequest>, agreeing), { numRuns: RUNS })
      assert.ok(agreed > RUNS * 0.6, `${agreed} of ${RUNS}`)
    })
  }

  it("never falls when an adult or child is added, without tiers and supplements for one", async () => {
    const joins = fc.tuple(tourOrder(), fc.constantFrom("adult", "child"), fc.integer({ min: 0, max: 17 }))
    await fc.assert(
      fc.property(joins, ([order, who, age]) => {
        const { party = { adults: order.travelers, children: 0 } } = order
        const more =
          who === "adult"
            ? { ...party, adults: party.adults + 1 }
            : {
                adults: party.adults,
                children: party.children + 1,
                childAges: [...(party.childAges ?? []), age],
                childHeights: [...(party.childHeights ?? []), 60 + age * 7],
              }
        fc.pre(party.children === 0 || party.childAges !== undefined)
        const tour = published.tours[order.productId]!
        const untiered = { ...tour, priceRules: { ...tour.priceRules, tiers: [], choices: [] } }
        const priced = (people: typeof party) =>
          quoteTour({ ...order, privateGroup: false, extras: [], party: people }, untiered, undefined, {
            exchangeRate: published.settings.exchangeRate,
          }).totalMinor
        assert.ok(priced(more) >= priced(party))
      }),
      { numRuns: RUNS },
    )
  })

  it("falls at a tier: the fourth traveler makes the whole group 7% cheaper", () => {
    const tour = published.tours[ids.tours.bikesOfHoiAn]!
    const { exchangeRate } = published.settings
    const total = (travelers: number) =>
      quoteTour(
        { productType: "tour", productId: tour._id, travelers, travelDate: inDays(3) },
        { ...tour, priceRules: { ...tour.priceRules, tiers: [{ people: 4, percentOff: 50 }] } },
        undefined,
        { exchangeRate },
      ).totalMinor
    assert.ok(total(4) < total(3))
  })

  it("of a transfer never falls when a person or bag is added", async () => {
    await fc.assert(
      fc.property(transferOrder(), (order) => {
        const sold = published.transfers[order.productId]!
        // Someone who travels alone may pay a supplement.
        const transfer = { ...sold, priceRules: { ...sold.priceRules, choices: [] } }
        const bags = order.largeBags ?? order.travelers
        const total = (people: number, largeBags: number) =>
          quoteTransfer(
            { ...order, extras: [], party: { adults: people, children: 0 }, travelers: people, largeBags },
            transfer,
            { outbound: {} },
            { exchangeRate: published.settings.exchangeRate },
          ).totalMinor
        const now = total(order.travelers, bags)
        for (const next of [total(order.travelers + 1, bags), total(order.travelers, bags + 1)])
          assert.ok(next === 0 || now === 0 || next >= now)
      }),
      { numRuns: RUNS },
    )
  })
})
