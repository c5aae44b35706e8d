import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { VehicleType } from "#domain/categories/category.ts"
import type { Transfer } from "#domain/transfers/transfer.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { askedAddresses, emptyDraft, emptyLeg, isQuotable, orderToQuote } from "./transfer-draft.ts"

const { api } = await openTestSite()
const ids = await createTransfers()
const findTransfer = async (id: string): Promise<Transfer> => (await api.get(`/transfers/${id}`)).body.data

describe("a draft of a transfer", () => {
  it("includes the return in its price as soon as the box is ticked", async () => {
    const transfer = await findTransfer(ids.fromNoiBai)
    const draft = { ...emptyDraft, outbound: { ...emptyLeg, travelDate: "2027-03-10" }, returnLeg: emptyLeg }
    assert.equal(isQuotable(transfer, draft), true)
    assert.deepEqual(orderToQuote(transfer, draft).returnTrip, {})
    const dated = { ...draft, returnLeg: { ...emptyLeg, travelDate: "2027-03-20" } }
    assert.deepEqual(orderToQuote(transfer, dated).returnTrip, { travelDate: "2027-03-20" })
  })

  it("asks for addresses only where the vehicle comes to the door", async () => {
    const transfer = { ...(await findTransfer(ids.limousine)), airport: null }
    const asked = (vehicleType: VehicleType, hotelPickup: boolean) =>
      askedAddresses({
        ...transfer,
        category: { ...transfer.category, vehicleType },
        pickupZones: [
          { code: "center", name: { en: "Center" }, hotelPickup, meetingPoint: null, minutesBefore: 0, surcharge: 0 },
        ],
      })
    assert.deepEqual(asked("limousine", false), { pickup: true, dropoff: true })
    assert.deepEqual(asked("bus", true), { pickup: true, dropoff: false })
    assert.deepEqual(asked("bus", false), { pickup: false, dropoff: false })
    assert.deepEqual(asked("train", false), { pickup: false, dropoff: false })
  })
})
