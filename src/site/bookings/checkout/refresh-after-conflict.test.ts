import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { QueryClient } from "@tanstack/react-query"
import { ApiError } from "#lib/api/api-error.ts"
import { refreshAfterConflict } from "./refresh-after-conflict.ts"

const KEYS = [["departures", "tour-1"], ["bookings", "mine", "en"], ["bookings", "other", "en"], ["settings"]]

/** Returns the first words of the queries that an error makes stale. */
function refreshed(error: unknown, bookingId?: string): string[] {
  const client = new QueryClient()
  for (const key of KEYS) client.setQueryData(key, "shown")
  refreshAfterConflict(client, error, bookingId)
  const stale = KEYS.filter((key) => client.getQueryState(key)?.isInvalidated)
  client.clear()
  return stale.map((key) => key.slice(0, 2).join(" "))
}

const invalid = (field: string) => new ApiError(422, "INVALID", "Refused", [{ field, message: "Refused" }])

describe("refreshAfterConflict", () => {
  it("refreshes dates and the booking after a conflict", () => {
    const conflict = new ApiError(409, "PLACES_LEFT", "Full")
    assert.deepEqual(refreshed(conflict), ["departures tour-1"])
    assert.deepEqual(refreshed(conflict, "mine"), ["departures tour-1", "bookings mine"])
  })

  it("refreshes them when the date has closed meanwhile", () => {
    assert.deepEqual(refreshed(invalid("travelDate"), "mine"), ["departures tour-1", "bookings mine"])
  })

  it("fetches nothing after any other refusal", () => {
    const others = [
      ...[invalid("customerInfo.phone"), new ApiError(422, "INVALID", "Refused")],
      ...[new ApiError(429, "TOO_MANY", "Later"), new ApiError(0, "NETWORK", "Offline"), new Error("Bug")],
    ]
    for (const error of others) assert.deepEqual(refreshed(error, "mine"), [], String(error))
  })
})
