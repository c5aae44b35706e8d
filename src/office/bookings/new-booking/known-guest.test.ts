import assert from "node:assert/strict"
import { it } from "node:test"
import type { PersonRow } from "#domain/people/people.ts"
import { knownGuestText } from "./known-guest.ts"

it("knownGuestText calls only those who have booked a known guest", () => {
  const person = { name: "Chị Hương", email: "", phone: "+84912345678" } as PersonRow
  assert.deepEqual(knownGuestText({ ...person, bookings: 2 }), [
    "bookings.new.known",
    { name: "Chị Hương", smart_count: 2 },
  ])
  assert.equal(knownGuestText({ ...person, bookings: 0 })[0], "bookings.new.onFile")
})
