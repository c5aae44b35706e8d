import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { hanoiDate } from "#lib/today.ts"
import { emma, inDays, minh, requestFor, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const { headers } = staff

type Row = { _id: string; balance: number; totalPrice: number; customerInfo: { name: string } } & Record<
  string,
  unknown
>

const book = async (changes: object = {}, by: Record<string, string> = {}) => {
  const order = requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), ...changes })
  return (await api.post("/bookings", order, by)).body.booking._id as string
}
const list = async (query: string): Promise<Row[]> =>
  (await api.get(`/bookings?view=row&limit=50&${query}`, headers)).body.bookings
const idsOf = async (query: string) => (await list(query)).map(({ _id }) => _id)
const pay = (id: string, change: object) =>
  api.post(
    `/bookings/${id}/payments`,
    { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: hanoiDate(), ...change },
    headers,
  )
const agree = async (id: string, amount: number, currency: string) => {
  const { version } = (await api.get(`/bookings/${id}`, headers)).body.booking
  assert.equal((await api.put(`/bookings/${id}/price`, { amount, currency, version }, headers)).status, 200)
}
const ledgerBalance = async (id: string) => (await api.get(`/bookings/${id}/payments`, headers)).body.data.balance
const listedBalance = async (id: string) => (await list("sort=newest")).find(({ _id }) => _id === id)?.balance

describe("the balance in the list of bookings", () => {
  it("equals the balance of the ledger after every kind of change", async () => {
    const id = await book()
    const steps = [
      () => pay(id, {}),
      () => pay(id, { amount: 333_333, currency: "VND", vndPerUsd: 25_100 }),
      () => pay(id, { kind: "refund", amount: 3_33 }),
      () => agree(id, 2_000_001, "VND"),
      () => pay(id, { amount: 1_77, vndPerUsd: 26_123 }),
      async () => {
        const { payments } = (await api.get(`/bookings/${id}/payments`, headers)).body.data
        await api.post(`/bookings/${id}/payments/${payments[1]._id}/reverse`, { reason: "Typed twice" }, headers)
      },
      () => agree(id, 70_50, "USD"),
      () => api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 35 }, headers),
    ]
    const { total } = (await api.get(`/bookings/${id}`, headers)).body.booking.pricing
    assert.deepEqual([await listedBalance(id), await ledgerBalance(id)], [total, total])
    for (const [at, step] of steps.entries()) {
      await step()
      const balance = await ledgerBalance(id)
      assert.equal(await listedBalance(id), balance, `step ${at}`)
      assert.equal((await api.get(`/bookings/${id}`, headers)).body.booking.balance, balance, `step ${at}`)
    }
  })

  it("filters what is owed to the company, settled, and owed to the guest", async () => {
    const [owed, settled, refund] = [await book(), await book(), await book()]
    const { total } = (await api.get(`/bookings/${settled}`, headers)).body.booking.pricing
    await pay(settled, { amount: total * 100 })
    await pay(refund, { amount: total * 100 + 1, aboveBalance: true })
    const found = async (balance: string) => {
      const ids = await idsOf(`balance=${balance}`)
      return [owed, settled, refund].map((id) => ids.includes(id))
    }
    assert.deepEqual(await found("owed"), [true, false, false])
    assert.deepEqual(await found("settled"), [false, true, false])
    assert.deepEqual(await found("refund"), [false, false, true])
  })
})

describe("a booking without a price", () => {
  it("is neither settled nor owed, with a deposit or without, but without a price", async () => {
    const ids = [await book({ productId: tours.madeToMeasure }), await book({ productId: tours.madeToMeasure })]
    await pay(ids[1]!, { aboveBalance: true })
    for (const id of ids) {
      const found = await Promise.all(
        ["owed", "settled", "refund", "unpriced"].map(async (balance) =>
          (await idsOf(`balance=${balance}`)).includes(id),
        ),
      )
      assert.deepEqual(found, [false, false, false, true])
    }
    const [priced] = ids
    await agree(priced!, 40_00, "USD")
    assert.deepEqual([(await idsOf("balance=unpriced")).includes(priced!), await listedBalance(priced!)], [false, 40])
  })

  it("is confirmed only once a price is agreed", async () => {
    const id = await book({ productId: tours.madeToMeasure })
    const confirm = () => api.post(`/bookings/${id}/confirm`, {}, headers)
    const { status, body } = await confirm()
    assert.deepEqual([status, body.code], [409, "PRICE_MISSING"])
    await agree(id, 40_00, "USD")
    assert.equal((await confirm()).status, 200)
  })
})

describe("the list of bookings", () => {
  it("filters by product, language and who booked", async () => {
    const english = await book({ language: "en" })
    const byPhone = await book({ language: "vi", customerInfo: withNewAddress(minh) }, headers)
    const found = async (query: string) => {
      const ids = await idsOf(query)
      return [english, byPhone].map((id) => ids.includes(id))
    }
    assert.deepEqual(await found("language=en"), [true, false])
    assert.deepEqual(await found("source=office"), [false, true])
    assert.deepEqual(await found("source=site"), [true, false])
    assert.deepEqual(await found(`productId=${tours.hoiAnLanterns}`), [true, true])
    assert.deepEqual(await found(`productId=${tours.haLongCruise}`), [false, false])
  })

  const NAMES = ["Ân", "Dương", "Đông", emma.name, minh.name]
  const sorted: [column: string, key: (row: Row) => string | number][] = [
    ["travelDate", ({ travelDate }) => String(travelDate)],
    ["createdAt", ({ createdAt }) => String(createdAt)],
    ["total", ({ totalPrice }) => totalPrice],
    ["balance", ({ balance, pricing }) => balance * (pricing as { vndPerUsd: number }).vndPerUsd],
    ["name", ({ customerInfo }) => NAMES.indexOf(customerInfo.name)],
  ]
  for (const [column, key] of sorted)
    it(`sorts by ${column}, up and down`, async () => {
      for (const [at, name] of ["Ân", "Đông", "Dương"].entries())
        await book({ customerInfo: { ...withNewAddress(emma), name }, travelDate: inDays(40 - at), travelers: at + 1 })
      const up = (await list(`sort=${column}`)).filter(({ pricing }) => isInDollars(pricing)).map(key)
      const down = (await list(`sort=${column}&order=desc`)).filter(({ pricing }) => isInDollars(pricing)).map(key)
      const order = up.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0))
      assert.ok(new Set(up).size > 1)
      assert.deepEqual(up, order)
      assert.deepEqual(down, order.toReversed())
    })
})

const isInDollars = (pricing: unknown) => (pricing as { currency: string }).currency === "USD"
