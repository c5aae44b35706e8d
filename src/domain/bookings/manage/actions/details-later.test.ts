import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { createTransfers, type TransferName, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
const transfers = await createTransfers()
const staff = await signInStaff(api, "staff", "hoa")

const book = (name: TransferName, changes: Record<string, unknown> = {}, language = "en") =>
  api.post(
    "/bookings",
    transferRequest(transfers[name], { customerInfo: withNewAddress(emma), language, ...changes }),
    { "accept-language": language },
  )

async function confirmed(name: TransferName, changes: Record<string, unknown> = {}) {
  const { body } = await book(name, changes)
  assert.ok(body.booking, JSON.stringify(body))
  const id: string = body.booking._id
  await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
  await api.sendMails()
  const guest = { "x-guest-token": body.guestToken }
  const change = (fields: object, headers: Record<string, string> = guest) =>
    api.put(`/bookings/${id}`, fields, headers)
  return { id, guest, change, email: body.booking.customerInfo.email as string }
}

/** Changes of details wait five minutes for more. */
async function sendLater() {
  await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
  return api.sendMails()
}

describe("a transfer without flight or time", () => {
  it("is refused if the guest was asked and didn't tick 'I'll send it later'", async () => {
    for (const [name, language, field, words] of [
      [
        "fromNoiBai",
        "en",
        "flightNumber",
        "Please enter your flight number or landing time, or tick 'I'll send it later'",
      ],
      ["toNoiBai", "vi", "flightTime", "Vui lòng nhập giờ cất cánh hoặc giờ đón, hoặc đánh dấu 'Tôi sẽ gửi sau'"],
      ["limousine", "en", "pickupTime", "Please enter a pick-up time, or tick 'I'll send it later'"],
    ] as const) {
      const { status, body } = await book(name, { timeLater: false }, language)
      assert.deepEqual([status, body.errors], [422, [{ field, message: words }]])
    }
    const back = { travelDate: inDays(40), timeLater: false }
    const { body } = await book("fromNoiBai", { flightNumber: "VN254", timeLater: false, returnTrip: back })
    assert.deepEqual(
      body.errors.map(({ field }: { field: string }) => field),
      ["returnTrip.flightTime"],
    )
  })

  it("is accepted with a flight number, a landing time, or 'I'll send it later'", async () => {
    for (const [given, missing] of [
      [{ flightNumber: "VN254", timeLater: false }, ["dropoffPlace"]],
      [{ flightTime: "14:10", timeLater: false, dropoff: { place: "Hotel Metropole" } }, []],
      [{ timeLater: true }, ["arrival", "dropoffPlace"]],
      [{}, ["arrival", "dropoffPlace"]],
    ] as const) {
      const { status, body } = await book("fromNoiBai", given)
      assert.deepEqual([status, body.booking?.missing], [201, missing], JSON.stringify(given))
    }
  })

  it("lists the missing details of each kind of transfer", async () => {
    for (const [name, given, missing] of [
      ["toNoiBai", { flightNumber: "VN255" }, ["pickupTime", "pickupPlace"]],
      ["toNoiBai", { flightTime: "14:10", pickup: { zone: "old-quarter" } }, ["pickupPlace"]],
      ["toNoiBai", { flightTime: "14:10", pickup: { zone: "office" } }, []],
      ["limousine", { pickup: { place: "1 Hang Bai" }, dropoff: { place: "Sapa" } }, ["pickupTime"]],
      // A car for some hours in town ends where it began.
      ["onRequest", { pickupTime: "08:00", pickup: { place: "1 Hang Bai" } }, []],
      ["fromNoiBai", { flightTime: "14:10", returnTrip: { travelDate: inDays(40) } }, ["dropoffPlace", "returnTime"]],
    ] as const) {
      const { body } = await book(name, given)
      assert.deepEqual(body.booking?.missing, missing, `${name} ${JSON.stringify(given)}`)
    }
  })
})

describe("sending details of a confirmed booking later", () => {
  it("keeps it confirmed at its price, and tells the guest and the company what changed", async () => {
    const { id, change, email } = await confirmed("fromNoiBai", { timeLater: true })
    const { status, body } = await change({
      flightNumber: "vn254",
      flightTime: "14:10",
      dropoff: { place: "Hotel Metropole" },
    })
    assert.equal(status, 200, JSON.stringify(body))
    const { booking } = body
    assert.deepEqual([booking.status, booking.startTime, booking.missing], ["confirmed", "14:10", []])
    assert.deepEqual(booking.transferDetails.flight, { number: "VN254", date: inDays(30), time: "14:10" })
    assert.deepEqual([booking.pricing.total, booking.calendarSequence], [15, 1])
    const mails = await sendLater()
    const textTo = (address: string) => mails.find(({ headers }) => headers.to?.includes(address))?.text ?? ""
    assert.match(textTo(email), /details of your booking have changed: pick-up time, flight, drop-off address\./)
    assert.match(textTo(email), /VN254 · 2:10/)
    assert.match(textTo("office@ghe.example"), /Hotel Metropole/)
    const [entry] = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data.toReversed()
    assert.deepEqual([entry.kind, entry.data.after.pickupTime], ["changed", "14:10"])
  })

  it("says beforehand that nothing has to be paid or confirmed", async () => {
    const { id, guest } = await confirmed("fromNoiBai")
    const { data } = (await api.post(`/bookings/${id}/move/quote`, { flightTime: "14:10" }, guest)).body
    assert.deepEqual([data.difference, data.needsConfirmation, data.startTime], [0, false, "14:10"])
  })

  it("keeps the agreed price even if the transfer has become more expensive", async () => {
    const { change } = await confirmed("toNoiBai", { travelDate: inDays(31) })
    const vehicles = [{ code: "seats4", price: 99 }]
    const raised = await api.put(
      `/transfers/${transfers.toNoiBai}`,
      { pricing: { vehicles, currency: "USD" } },
      staff.headers,
    )
    assert.equal(raised.status, 200, raised.text)
    const { booking } = (await change({ flightTime: "14:10", pickup: { place: "1 Hang Bai" } })).body
    assert.deepEqual([booking.status, booking.pricing.total, booking.startTime], ["confirmed", 15, "10:55"])
    assert.deepEqual(booking.missing, [])
  })

  it("waits for the company again if the price changes or the agreed time is replaced", async () => {
    const night = await confirmed("fromNoiBai", { travelDate: inDays(33) })
    const late = (await night.change({ flightTime: "23:10" })).body.booking
    assert.deepEqual([late.status, late.pricing.total], ["pending", 20])
    const day = await confirmed("fromNoiBai", { travelDate: inDays(34), flightTime: "10:00" })
    assert.equal((await day.change({ flightTime: "16:00" })).body.booking.status, "pending")
  })

  it("lets staff correct times and addresses at the agreed price, with or without a mail", async () => {
    const { change, email } = await confirmed("fromNoiBai", { travelDate: inDays(35), flightTime: "10:00" })
    const fields = { flightTime: "16:00", dropoff: { place: "La Siesta" }, notifyGuest: false }
    const { booking } = (await change(fields, staff.headers)).body
    assert.deepEqual([booking.status, booking.startTime, booking.version], ["confirmed", "16:00", 3])
    assert.equal(
      (await sendLater()).some(({ headers }) => headers.to?.includes(email)),
      false,
    )
  })

  it("changes an address or a flight number without touching zone, price or status", async () => {
    const zone = { pickup: { zone: "west-lake" }, flightTime: "14:10", travelDate: inDays(36) }
    const { change } = await confirmed("toNoiBai", zone)
    const { booking } = (await change({ pickup: { place: "Sheraton" }, flightNumber: "VN7" })).body
    assert.deepEqual(booking.transferDetails.pickup.zone, { en: "West Lake", vi: "Hồ Tây" })
    assert.deepEqual([booking.transferDetails.pickup.place, booking.transferDetails.flight.number], ["Sheraton", "VN7"])
    assert.deepEqual([booking.status, booking.startTime, booking.missing], ["confirmed", "10:55", []])
  })
})
