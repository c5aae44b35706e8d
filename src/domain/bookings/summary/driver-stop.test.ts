import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Booking, TourDetails, TransferDetails } from "#domain/bookings/booking.ts"
import { findDriverStop } from "./booking-locations.ts"

const tour = (pickup: TourDetails["pickup"]) =>
  ({ tourDetails: { meetingPoint: { en: "Opera House at 7:45; or Tuan Chau at 11:15" }, pickup } }) as Booking
const transfer = (details: Partial<TransferDetails>) =>
  ({
    tourDetails: null,
    transferDetails: {
      vehicleType: "car",
      airportEnd: null,
      dropoff: null,
      to: { en: "Tuan Chau or Hon Gai" },
      ...details,
    },
  }) as Booking
const zone = { en: "Old Quarter" }

describe("the card for drivers", () => {
  it("is for those who are picked up, and names their address only", () => {
    const fetched = { zone, meetingPoint: null, place: "24 Hang Vai", time: "07:15" }
    assert.deepEqual(findDriverStop(tour(fetched)), { kind: "pickup", address: { en: "24 Hang Vai" } })
    assert.deepEqual(findDriverStop(tour({ ...fetched, place: "" })), { kind: "pickup", address: null })
  })

  it("isn't shown for a meeting point, nor for trains and buses", () => {
    assert.equal(findDriverStop(tour(null)), null)
    const pier = { zone, meetingPoint: { en: "49 Le Loi Street" }, place: "", time: null }
    assert.equal(findDriverStop(tour(pier)), null)
    for (const vehicleType of ["train", "bus"] as const) assert.equal(findDriverStop(transfer({ vehicleType })), null)
  })

  it("names the drop-off address or the airport, never a choice of places", () => {
    assert.equal(findDriverStop(transfer({}))?.address, null)
    assert.deepEqual(findDriverStop(transfer({ dropoff: { place: "15 Ngô Quyền" } }))?.address, { en: "15 Ngô Quyền" })
    const to = { en: "Noi Bai airport", vi: "Sân bay Nội Bài" }
    assert.deepEqual(findDriverStop(transfer({ airportEnd: "to", to }))?.address, to)
  })
})
