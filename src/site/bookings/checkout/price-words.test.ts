import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { quoteTour, type Terms } from "#domain/bookings/quote/quote.ts"
import { NO_PRICE_RULES, type Tour, type TourPriceRules } from "#domain/tours/tour.ts"
import { formatPrice } from "#i18n/format.ts"
import { inBoth, LANGUAGES, type Language } from "#i18n/localized.ts"
import { type MoneyView, usualView } from "#i18n/money/shown-money.ts"
import { percentOf, toMajor, toMinor } from "#lib/money.ts"
import { content } from "../../../../demo/content.server.ts"
import { childPrices, childPriceWords, priceWords } from "./price-words.ts"

const tourWith = (pricing: { adult: number; child?: number }, priceRules: TourPriceRules) => ({
  pricing: { currency: "USD" as const, perTrip: false, ...pricing },
  priceRules,
  pickupZones: [],
  duration: { days: 1, nights: 0 },
})
type PricedTour = ReturnType<typeof tourWith>

const byAge: TourPriceRules = {
  ...NO_PRICE_RULES,
  children: {
    by: "age",
    free: { below: 5, perAdults: 2, furtherPercent: 50 },
    bands: [{ below: 11, percent: null }],
  },
  tiers: [{ people: 4, percentOff: 5 }],
  privateGroups: [{ people: 4, price: 500 }],
}

/** A reader who sees prices as the tour has them. */
const inOwn = ({ pricing }: Pick<Tour, "pricing">, language: Language): MoneyView => ({
  ...usualView(language, 26_000),
  currency: pricing.currency,
})
const IN_DOLLARS = inBoth((language) => ({ ...usualView(language, 26_000), currency: "USD" as const }))

/** Prices have a space that doesn't break. */
const inVietnamese = (tour: PricedTour) =>
  childPriceWords(tour, IN_DOLLARS.vi).map((words) => words.replaceAll("\u00a0", " "))

describe("priceWords", () => {
  it("says prices in the reader's currency", () => {
    const tour = tourWith({ adult: 135, child: 95 }, byAge)
    assert.equal(
      childPriceWords(tour, usualView("vi", 26_000))[1]?.replaceAll("\u00a0", " "),
      "Trẻ em từ 5 đến 10 tuổi: 2.470.000 ₫",
    )
  })

  it("says what children pay by age, what groups save and what a private group costs", () => {
    assert.deepEqual(priceWords(tourWith({ adult: 135, child: 95 }, byAge), IN_DOLLARS.en), [
      "Children under 5: one free for every 2 adults, further ones $67.50 each",
      "Children aged 5 to 10: $95",
      "Children aged 11 or more: $135",
      "Group of 4 or more, −5%",
      "Private group of up to 4: $500",
    ])
    assert.deepEqual(inVietnamese(tourWith({ adult: 135, child: 95 }, byAge)), [
      "Trẻ em dưới 5 tuổi: cứ 2 người lớn được miễn phí một bé, bé tiếp theo 67,50 $",
      "Trẻ em từ 5 đến 10 tuổi: 95 $",
      "Trẻ em từ 11 tuổi: 135 $",
    ])
  })

  it("says heights in centimetres, free bands, and one price where age doesn't matter", () => {
    const bands = [
      { below: 100, percent: 0 },
      { below: 130, percent: 50 },
    ]
    const byHeight = tourWith(
      { adult: 40, child: 30 },
      { ...NO_PRICE_RULES, children: { by: "height", free: null, bands } },
    )
    assert.deepEqual(childPriceWords(byHeight, IN_DOLLARS.en), [
      "Children under 100 cm: free",
      "Children of 100 to 129 cm: $20",
      "Children of 130 cm or more: $40",
    ])
    assert.deepEqual(inVietnamese(byHeight), [
      "Trẻ em cao dưới 100 cm: miễn phí",
      "Trẻ em cao 100–129 cm: 20 $",
      "Trẻ em cao từ 130 cm: 40 $",
    ])
    assert.deepEqual(childPriceWords(tourWith({ adult: 40, child: 30 }, NO_PRICE_RULES), IN_DOLLARS.en), [
      "Children: $30",
    ])
    assert.deepEqual(childPriceWords(tourWith({ adult: 40 }, NO_PRICE_RULES), IN_DOLLARS.en), [])
    const from = (minAge: number) => ({ ...tourWith({ adult: 135, child: 95 }, byAge), facts: { minAge } })
    const before = childPrices(from(0))
    assert.deepEqual(childPrices(from(8)), [{ ...before[1], least: 8 }, ...before.slice(2)])
    assert.deepEqual(childPrices(from(1))[0], { ...before[0], least: 1 })
  })

  it("follows the price of a departure", () => {
    assert.equal(
      childPriceWords(tourWith({ adult: 135, child: 95 }, byAge), IN_DOLLARS.en, 80)[1],
      "Children aged 5 to 10: $80",
    )
  })

  it("says what one, two and five people pay on every demo tour, with children of all ages", () => {
    let families = 0
    for (const { slug, pricing, priceRules } of content.tours) {
      const tour = tourWith(pricing as { adult: number; child?: number }, priceRules as TourPriceRules)
      const isByAge = tour.priceRules.children?.by !== "height"
      const measures = isByAge ? Array.from({ length: 18 }, (_, age) => age) : [60, 99, 100, 120, 139, 140, 170]
      for (const [adults, children] of [[1], [2], [1, 1], [2, 3], [4, 1], [5]] as const) {
        for (const measure of children ? measures : [undefined]) {
          const ages = Array.from({ length: children ?? 0 }, (_, nth) =>
            Math.min((measure ?? 0) + nth, measures.at(-1)!),
          )
          assert.equal(quotedTotal(tour, adults, ages), saidTotal(tour, adults, ages), `${slug}: ${adults} + ${ages}`)
          families += 1
        }
      }
    }
    assert.ok(families > 1000, `${families} families`)
  })
})

function quotedTotal(tour: PricedTour, adults: number, measures: number[]): number {
  const terms: Terms = { exchangeRate: { vndPerUsd: 26_000, date: "2026-01-05" } }
  const key = tour.priceRules.children?.by === "height" ? "childHeights" : "childAges"
  const party = { adults, children: measures.length, ...(tour.priceRules.children && { [key]: measures }) }
  const order = {
    productId: "",
    productType: "tour",
    travelers: adults + measures.length,
    travelDate: "",
    party,
  } as const
  return quoteTour(order, tour, undefined, terms).totalMinor
}

/** Adds up the prices in the sentences. Fails if one names none. */
function saidTotal(tour: PricedTour, adults: number, measures: number[]): number {
  const { currency } = tour.pricing
  const adultMinor = toMinor(tour.pricing.adult, currency)
  const said = childPrices(tour)
  let sum = adults * adultMinor
  for (const [nth, { least, below, unitMinor, freePerAdults }] of said.entries()) {
    for (const language of LANGUAGES) {
      const sentence = childPriceWords(tour, inOwn(tour, language))[nth] ?? ""
      const price = formatPrice(toMajor(unitMinor, currency), currency, language)
      assert.ok(sentence.includes(price) || unitMinor === 0, sentence)
    }
    const count = measures.filter((measure) => measure >= least && measure < (below ?? Number.POSITIVE_INFINITY)).length
    const guests = freePerAdults === undefined ? 0 : Math.min(count, Math.floor(adults / freePerAdults))
    sum += (count - guests) * unitMinor
  }
  if (said.length === 0) sum += measures.length * adultMinor
  const tier = tour.priceRules.tiers.findLast(({ people }) => adults + measures.length >= people)
  const people = tier ? sum - percentOf(sum, tier.percentOff) : sum
  return people + (adults + measures.length === 1 ? saidSupplement(tour) : 0)
}

/** Returns what someone who travels alone pays besides. */
function saidSupplement({ pricing, priceRules }: PricedTour): number {
  const option = priceRules.choices.flatMap(({ options }) => options).find(({ alone }) => alone)
  if (!option) return 0
  const { currency } = pricing
  for (const [language, words] of Object.entries({ en: "if you travel alone", vi: "đi một mình" })) {
    const said = priceWords({ pricing, priceRules }, inOwn({ pricing }, language as Language))
    const price = formatPrice(option.price, currency, language as Language)
    assert.ok(said.some((sentence) => sentence.includes(words) && sentence.includes(price)))
  }
  return toMinor(option.price, currency)
}
