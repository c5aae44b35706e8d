import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TestAnswer } from "#server/testing/api.ts"
import { inDays, minh, requestFor, sendBooking, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { createProducts, createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const [products, transfers] = [await createProducts(), await createTransfers()]
const staff = await signInStaff(api, "staff")

const tour = (travelDate: string) => ({ productType: "tour", productId: tours.hoiAnLanterns, travelers: 2, travelDate })
const orders = (travelDate: string) => [
  tour(travelDate),
  { productType: "transfer", productId: transfers.fromNoiBai, travelers: 2, largeBags: 0, travelDate },
  { productType: "product", productId: products.lunch, travelers: 2, travelDate },
]
const asBooking = (order: object) => ({
  ...requestFor(tours.hoiAnLanterns),
  ...order,
  customerInfo: withNewAddress(minh),
})
const error = ({ status, body }: TestAnswer) => [status, body.errors?.[0].field, body.errors?.[0].message]

describe("the cut-off of products on request", () => {
  it("is 12 hours before the start by default, for every kind of product, with the phone for today", async () => {
    const closed = [
      422,
      "travelDate",
      "This date can no longer be booked online. Please choose another date. Call us for today: +84 24 3926 0114.",
    ]
    for (const order of orders(inDays(0))) {
      assert.deepEqual(error(await api.post("/quotes", order)), closed, order.productType)
      assert.deepEqual(error(await api.post("/bookings", asBooking(order))), closed, order.productType)
    }
    for (const order of orders(inDays(2))) assert.equal((await api.post("/quotes", order)).status, 200)
  })

  it("does not apply to staff", async () => {
    for (const order of orders(inDays(0))) {
      assert.equal((await api.post("/quotes", order, staff.headers)).status, 200, order.productType)
      await sendBooking(api, asBooking(order), staff.headers)
    }
  })

  it("is set for each product by staff, and also binds guests who move", async () => {
    const { booking, guestToken } = await sendBooking(api, asBooking(tour(inDays(40))))
    const path = `/tours/${tours.hoiAnLanterns}`
    const { version } = (await api.get(`${path}?view=edit`, staff.headers)).body.data
    const { status, text } = await api.put(path, { version, cutoffHours: 720 }, staff.headers)
    assert.equal(status, 200, text)
    assert.equal((await api.get(path)).body.data.cutoffHours, 720)
    assert.match(error(await api.post("/quotes", tour(inDays(20))))[2], /Call us for this date: \+84/)
    assert.equal((await api.post("/quotes", tour(inDays(32)))).status, 200)
    const move = (headers: Record<string, string>) =>
      api.post(`/bookings/${booking._id}/move`, { travelDate: inDays(21) }, headers)
    assert.deepEqual(error(await move({ "x-guest-token": guestToken })).slice(0, 2), [422, "travelDate"])
    assert.equal((await move(staff.headers)).status, 200)
    for (const wrong of [-1, 721, 1.5, "12"])
      assert.equal((await api.put(path, { cutoffHours: wrong }, staff.headers)).body.errors[0].field, "cutoffHours")
  })
})
