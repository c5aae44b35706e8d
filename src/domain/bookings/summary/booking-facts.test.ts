import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Booking, Plan } from "#domain/bookings/booking.ts"
import { type BookingFact, bookingFacts, planFacts } from "./booking-facts.ts"

const plan: Plan = {
  productType: "transfer",
  product: { name: { en: "Noi Bai to Hanoi" }, slug: "noi-bai" },
  status: "confirmed",
  calledOff: false,
  travelDate: "2026-12-05",
  startTime: null,
  readyAt: null,
  meetingPoint: null,
  pickupZone: null,
  from: { en: "Noi Bai airport", vi: "Sân bay Nội Bài" },
  to: null,
  guide: null,
  vehicle: null,
}
const planned = (changes: Partial<Plan>) => planFacts({ ...plan, ...changes }, "vi").map(({ key }) => key)

const booking = {
  productType: "product",
  product: { name: { en: "Child car seat" } },
  productDetails: { quantity: 2, extras: [] as object[] },
  travelDate: "2026-12-05",
  startTime: "08:00",
  missing: ["passports"],
} as Booking
const valuesOf = (of: Booking, ...keys: BookingFact[]) =>
  bookingFacts(of, keys, "vi").map(({ label, lines }) => `${label.vi}: ${lines.join(" | ")}`)

describe("bookingFacts", () => {
  it("returns only what the booking has, each with the label of its kind", () => {
    assert.deepEqual(
      valuesOf(booking, "tour", "product", "when", "day", "travelers", "quantity", "extras", "missing"),
      [
        "Dịch vụ: Child car seat",
        "Ngày: Thứ Bảy, 5/12/2026 | 08:00",
        "Số lượng: 2",
        "Thông tin hộ chiếu: chưa có, sẽ bổ sung sau",
      ],
    )
  })

  it("names birth years and passports only in the list for the screen", () => {
    const travelerList = [{ name: "Emma Jones", birthYear: 1984, passportEnding: "4F21" }, { name: "Lan" }]
    const tour = { ...booking, tourDetails: { travelerList } } as Booking
    assert.deepEqual(valuesOf(tour, "travelerNames"), ["Họ tên khách đi: Emma Jones | Lan"])
    assert.deepEqual(valuesOf(tour, "travelerList"), ["Họ tên khách đi: Emma Jones · 1984 · …4F21 | Lan"])
  })

  it("gives fellow travellers the place, or else where the trip is from", () => {
    const [zone, to] = [{ en: "Old Quarter" }, { en: "Hanoi" }]
    assert.deepEqual(planned({}), ["when", "from"])
    assert.deepEqual(planned({ pickupZone: zone }), ["when", "pickupZone"])
    assert.deepEqual(planned({ pickupZone: zone, to, guide: "Hà" }), ["when", "pickupZone", "from", "to", "guide"])
  })
})
