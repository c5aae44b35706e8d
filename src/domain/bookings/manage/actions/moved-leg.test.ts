import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { BookedFlight, Booking } from "#domain/bookings/booking.ts"
import { changedLeg, readBookedLeg } from "./moved-leg.ts"

const booked = (travelDate: string, startTime: string | null, flight: BookedFlight | null = null) =>
  ({ travelDate, startTime, transferDetails: { flight } }) as Booking
const landing = { number: "VN254", date: "2027-03-02", time: "01:30" }

describe("readBookedLeg", () => {
  it("is built from the flight, with the night before the booked morning", () => {
    const leg = readBookedLeg(booked("2027-03-02", "01:30", landing), "from")
    assert.deepEqual(leg, {
      travelDate: "2027-03-02",
      pickupTime: "",
      flightNumber: "VN254",
      flightTime: "01:30",
      nightOf: "2027-03-01",
      timeLater: false,
    })
  })

  it("has the date of the flight if the pick-up is the evening before", () => {
    const flight = { number: "VN37", date: "2027-03-02", time: "00:40" }
    assert.equal(readBookedLeg(booked("2027-03-01", "21:25", flight), "to").travelDate, "2027-03-02")
  })

  it("is built from the pick-up without a flight", () => {
    const leg = readBookedLeg(booked("2027-03-02", "08:00"), null)
    assert.deepEqual([leg.travelDate, leg.pickupTime, leg.nightOf], ["2027-03-02", "08:00", ""])
  })
})

describe("changedLeg", () => {
  const old = readBookedLeg(booked("2027-03-02", "01:30", landing), "from")

  it("returns undefined if nothing changed", () => assert.equal(changedLeg(old, { ...old }, "from"), undefined))

  it("returns undefined while the night is missing", () => {
    assert.equal(changedLeg(old, { ...old, travelDate: "2027-03-05" }, "from"), undefined)
    const nextLeg = { ...old, travelDate: "2027-03-05", nightOf: "2027-03-05" }
    assert.deepEqual(changedLeg(old, nextLeg, "from"), {
      travelDate: "2027-03-05",
      flightNumber: "VN254",
      flightTime: "01:30",
      nightOf: "2027-03-05",
    })
  })

  it("removes emptied fields", () => {
    assert.deepEqual(changedLeg(old, { ...old, flightTime: "14:00", flightNumber: "" }, "from"), {
      travelDate: "2027-03-02",
      flightNumber: null,
      flightTime: "14:00",
      nightOf: null,
    })
  })
})
