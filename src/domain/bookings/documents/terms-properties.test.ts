import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { before, describe, it } from "node:test"
import * as fc from "fast-check"
import type { Booking } from "#domain/bookings/booking.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { paymentFacts } from "#domain/bookings/summary/payment-words.ts"
import { cancellationTerms } from "#domain/catalogue/cancellation-words.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { isTooYoung, type Tour } from "#domain/tours/tour.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { percentOf, toMajor, toMinor } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { emma, inDays, signInStaff, type Visitor, withNewAddress } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { childPrices } from "#site/bookings/checkout/price-words.ts"
import { seed } from "../../../../demo/seed.server.ts"

const RUNS = 6
const hasTool = spawnSync("pdftotext", ["-v"]).error === undefined

const api = await openEmptySite()
let staff: Visitor
let settings: Settings
let tours: Tour[]
let transfers: Transfer[]

before(async () => {
  await transact(seed)
  staff = await signInStaff(api, "staff")
  settings = (await api.get("/settings")).body.data
  tours = (await api.get("/tours")).body.data
  transfers = (await api.get("/transfers")).body.data
})

/** Families of one, two and five, with children of any age and height. */
const family = fc
  .tuple(fc.constantFrom([1, 0], [2, 0], [1, 1], [2, 3], [4, 1]), fc.array(fc.nat(17), { minLength: 5, maxLength: 5 }))
  .map(([[adults = 1, children = 0], ages]) => ({ adults, children, ages: ages.slice(0, children) }))
type Family = { adults: number; children: number; ages: number[] }

const language = fc.constantFrom<Language>("en", "vi")
const one = fc.nat(10_000)

/** A child of that age is some 75 cm tall at the start, and grows 6 cm a year. */
const measures = ({ ages }: Family, tour: Tour) =>
  tour.priceRules.children?.by === "height" ? ages.map((age) => 75 + 6 * age) : ages

/** Staff book them after a question, but the page says no price. */
const isTooYoungFor = (tour: Tour, who: Family) =>
  tour.priceRules.children?.by !== "height" && who.ages.some((age) => isTooYoung(age, tour.facts))

function tourOrder(tour: Tour, who: Family, date: string, departureId?: string) {
  const { adults, children } = who
  const key = tour.priceRules.children?.by === "height" ? "childHeights" : "childAges"
  const party = { adults, children, ...(children > 0 && { [key]: measures(who, tour) }) }
  return {
    productId: tour._id,
    productType: "tour",
    travelers: adults + children,
    travelDate: date,
    party,
    ...(departureId && { departureId }),
  }
}

/** Adds up what the page says of adults, children and groups. */
function saidTotal(tour: Tour, who: Family, adultPrice: number, departurePrice?: number): number {
  const adultMinor = toMinor(adultPrice, tour.pricing.currency)
  const said = childPrices(tour, departurePrice)
  const counted = measures(who, tour)
  let sum = who.adults * adultMinor + (said.length === 0 ? who.children * adultMinor : 0)
  for (const { least, below = Number.POSITIVE_INFINITY, unitMinor, freePerAdults } of said) {
    const count = counted.filter((measure) => measure >= least && measure < below).length
    const guests = freePerAdults === undefined ? 0 : Math.min(count, Math.floor(who.adults / freePerAdults))
    sum += (count - guests) * unitMinor
  }
  const tier = tour.priceRules.tiers.findLast(({ people }) => who.adults + who.children >= people)
  const reduced = tier ? sum - percentOf(sum, tier.percentOff) : sum
  return who.adults + who.children === 1 ? reduced + singleSupplement(tour) : reduced
}

/** Returns the supplement that the page announces for people who travel alone. */
const singleSupplement = ({ priceRules, pricing }: Tour) =>
  priceRules.choices
    .flatMap(({ options }) => options.filter(({ alone }) => alone).slice(0, 1))
    .reduce((sum, { price }) => sum + toMinor(price, pricing.currency), 0)

function checkQuote(quote: Quoted, about: string) {
  assert.ok(["USD", "VND"].includes(quote.currency), about)
  assert.ok(quote.lines.length > 0, about)
  assert.equal(
    quote.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    quote.totalMinor,
    about,
  )
  assert.equal(toMajor(quote.totalMinor, quote.currency), quote.total, about)
  for (const each of ["en", "vi"] as const) {
    assert.ok(cancellationTerms(quote.cancellationSteps, false, each), `${about}: cancellation`)
    assert.ok(inLanguage(settings.howToPay, each), "how to pay")
  }
}

function checkBooking(booking: Booking, quote: Quoted, about: string) {
  const { pricing, lines } = booking
  assert.equal(pricing.currency, quote.currency, about)
  assert.deepEqual([pricing.total, lines], [quote.total, quote.lines], about)
  assert.equal(
    lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
    toMinor(pricing.total, pricing.currency),
    about,
  )
  assert.ok(booking.cancellationSteps.length > 0, about)
}

/**
 * A mail or voucher names the total in its currency, its lines, what cancelling costs, and how to pay. Blanks don't count:
 * pdftotext finds none in a line that fills its width.
 */
function checkText(text: string, booking: Booking, about: string, withLines: boolean) {
  const plain = (words: string) => words.replace(/\s+/gu, "").replaceAll("-", "−")
  const { language: its, pricing, lines, cancellationSteps, confirmedAt } = booking
  const has = (words: string) => assert.ok(plain(text).includes(plain(words)), `${about}: '${words}' in ${text}`)
  has(formatPrice(pricing.total, pricing.currency, its))
  if (withLines && lines.length > 1) for (const { label } of lines) has(label[its])
  has(cancellationTerms(cancellationSteps, confirmedAt !== null, its) ?? "")
  const planned = paymentFacts(booking, its)
  for (const words of planned.flat()) has(words)
  if (planned.length === 0) has(inLanguage(settings.howToPay, its))
}

async function book(order: Record<string, unknown>, its: Language, quote: Quoted, about: string): Promise<void> {
  const customerInfo = withNewAddress(emma)
  const { body, text } = await api.post("/bookings", { ...order, customerInfo, language: its }, staff.headers)
  assert.ok(body.booking, `${about}: ${text}`)
  const booking: Booking = body.booking
  checkBooking(booking, quote, about)
  const mailed = async () => (await api.sendMails()).find(({ headers }) => headers.to?.includes(customerInfo.email))
  checkText((await mailed())?.text ?? "", booking, about, true)
  const confirmed: Booking = (await api.post(`/bookings/${booking._id}/confirm`, {}, staff.headers)).body.booking
  const mail = await mailed()
  checkText(mail?.text ?? "", confirmed, about, true)
  const pdf = mail?.attachments.find(({ contentType }) => contentType === "application/pdf")?.content
  assert.ok(pdf, `${about}: voucher`)
  if (hasTool)
    checkText(spawnSync("pdftotext", ["-raw", "-", "-"], { input: pdf }).stdout.toString(), confirmed, about, false)
  const { currency, total } = confirmed.pricing
  const payment = { kind: "payment", amount: toMinor(total, currency), currency, method: "cash", paidOn: inDays(0) }
  const { data } = (await api.post(`/bookings/${booking._id}/payments`, payment, staff.headers)).body
  assert.deepEqual([data.currency, data.due, data.paid, data.balance], [currency, total, total, 0], about)
  for (const line of data.payments) assert.deepEqual([line.currency, line.counted > 0], [currency, true], about)
}

describe("the demo company's prices", () => {
  it("are in quotes, bookings, mails, vouchers and ledgers with currency, lines, cancellation and how to pay", async () => {
    await fc.assert(
      fc.asyncProperty(one, one, family, language, fc.integer({ min: 15, max: 60 }), async (nth, to, who, its, day) => {
        const tour = tours[nth % tours.length]!
        const departures = tour.hasDepartures ? (await api.get(`/tours/${tour._id}/departures`)).body.data : []
        const departure = departures.filter(({ placesLeft }: { placesLeft: number }) => placesLeft >= 5)[nth % 7]
        if (tour.hasDepartures && !departure) return
        if (isTooYoungFor(tour, who)) return
        const orders = [tourOrder(tour, who, departure?.date ?? inDays(day), departure?._id)]
        const transfer = transfers[to % transfers.length]!
        const travelers = who.adults + who.children
        const ride = { productId: transfer._id, productType: "transfer", travelers, travelDate: inDays(day) }
        for (const order of [...orders, { ...ride, party: { adults: who.adults, children: who.children } }]) {
          const about = `${order.productType === "tour" ? tour.slug : transfer.slug} ${JSON.stringify(who)} ${its}`
          const { status, body, text } = await api.post("/quotes", order, staff.headers)
          if (order.productType === "transfer" && status === 422 && body.errors[0].field === "travelers") continue
          assert.equal(status, 200, `${about}: ${text}`)
          checkQuote(body.data, about)
          await book(order, its, body.data, about)
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })

  it("are what the page says for one, two and five people, with children of all ages, on each tour", async () => {
    const holidays: { from: string; to: string }[] = (await api.get("/holidays")).body.data
    for (const tour of tours) {
      const isHoliday = (date: string) =>
        holidays.some(({ from, to }) => from <= addDays(date, tour.duration.days - 1) && date <= to)
      const day = Array.from({ length: 90 }, (_, nth) => inDays(20 + nth)).find((date) => !isHoliday(date))!
      const departures = tour.hasDepartures ? (await api.get(`/tours/${tour._id}/departures`)).body.data : []
      const departure = departures.find(
        ({ date, placesLeft }: { date: string; placesLeft: number }) => placesLeft >= 5 && !isHoliday(date),
      )
      if (tour.hasDepartures && !departure) continue
      for (const who of fc.sample(family, 3).filter((one) => !isTooYoungFor(tour, one))) {
        const order = tourOrder(tour, who, departure?.date ?? day, departure?._id)
        const { body, text } = await api.post("/quotes", order, staff.headers)
        const said = saidTotal(tour, who, departure?.price ?? tour.pricing.adult, departure?.price)
        assert.equal(body.data?.totalMinor, said, `${tour.slug} ${JSON.stringify(who)}: ${text}`)
      }
    }
  })
})
