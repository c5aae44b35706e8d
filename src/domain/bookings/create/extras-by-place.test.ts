import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { createProducts, createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const { lunch, fastTrack } = await createProducts()
const { toNoiBai } = await createTransfers()
const { headers } = await signInStaff(api, "staff")

const placeOf = async (tour: string): Promise<string> => (await api.get(`/tours/${tour}`)).body.data.destination.slug
const sellIn = async (product: string, changes: object) => {
  const { version } = (await api.get(`/products/${product}?view=edit`, headers)).body.data
  return api.put(`/products/${product}`, { ...changes, version }, headers)
}
const extras = (productId: string) => [{ productId, quantity: 1 }]
const orderTour = (travelDate: string, more: object = {}) =>
  requestFor(tours.hoiAnLanterns, { customerInfo: emma, travelDate, ...more })

describe("an extra", () => {
  it("of another destination is refused in quotes and bookings, with an explanation", async () => {
    assert.equal((await sellIn(lunch, { places: [await placeOf(tours.haLongCruise)] })).status, 200)
    const { status, body } = await api.post("/bookings", orderTour(inDays(40), { extras: extras(lunch) }))
    assert.deepEqual([status, body.errors[0].field], [422, "extras.0.productId"])
    assert.match(body.errors[0].message, /extra/i)
    assert.equal((await sellIn(lunch, { places: [await placeOf(tours.hoiAnLanterns)] })).status, 200)
    await sendBooking(api, orderTour(inDays(40), { extras: extras(lunch) }))
  })

  it("stays on its booking after a move, even if it is sold elsewhere by then", async () => {
    const { id, guest } = await sendBooking(api, orderTour(inDays(41), { extras: extras(lunch) }))
    await sellIn(lunch, { places: [await placeOf(tours.haLongCruise)] })
    const { status, body } = await api.post(`/bookings/${id}/move`, { travelDate: inDays(42) }, guest)
    assert.equal(status, 200, JSON.stringify(body))
    assert.equal(body.booking.tourDetails.extras[0].productId, lunch)
  })

  it("of other kinds of transfers is not sold with this one", async () => {
    const quote = () =>
      api.post("/quotes", {
        productId: toNoiBai,
        productType: "transfer",
        travelers: 2,
        travelDate: inDays(40),
        pickupTime: "10:00",
        extras: extras(fastTrack),
      })
    assert.equal((await quote()).status, 200)
    await sellIn(fastTrack, { transferTypes: ["intercity"] })
    assert.deepEqual((await quote()).body.errors[0].field, "extras.0.productId")
  })

  it("follows a renamed destination, which can't be deleted while it is used", async () => {
    const before = await placeOf(tours.hoiAnLanterns)
    await sellIn(lunch, { places: [before] })
    const place = (await api.get("/categories?active=all", headers)).body.data.find(
      ({ slug }: { slug: string }) => slug === before,
    )
    const { version } = (await api.get(`/categories/${place._id}?view=edit`, headers)).body.data
    const renamed = await api.put(`/categories/${place._id}`, { slug: "hoi-an-town", version }, headers)
    assert.equal(renamed.status, 200, renamed.text)
    assert.deepEqual((await api.get(`/products/${lunch}`)).body.data.places, ["hoi-an-town"])
  })

  it("can't have an unknown destination", async () => {
    const { status, body } = await sellIn(lunch, { places: ["atlantis"] })
    assert.deepEqual([status, body.errors[0].field], [422, "places.0"])
  })
})
