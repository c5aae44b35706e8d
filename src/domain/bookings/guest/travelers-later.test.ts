import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { begin, createDeparture, emma, inDays, requestFor, sendBooking, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

async function need(needsTravelers: string) {
  const path = `/tours/${tours.haLongCruise}`
  const { version } = (await api.get(`${path}?view=edit`, staff.headers)).body.data
  return api.put(path, { version, needsTravelers }, staff.headers)
}

let hour = 5
/** Books a departure for two that closes 12 hours before its start. */
async function book(changes: object = {}) {
  const startTime = `${String(++hour).padStart(2, "0")}:00`
  const departureId = await createDeparture(tours.haLongCruise, { date: inDays(20), capacity: 9, startTime })
  const order = { travelDate: inDays(20), departureId, travelers: 2, customerInfo: emma, ...changes }
  const { id, guest, booking } = await sendBooking(api, requestFor(tours.haLongCruise, order))
  const change = (fields: object, headers: object = {}) => api.put(`/bookings/${id}`, fields, { ...guest, ...headers })
  return { id, departureId, guest, booking, change }
}

const couple = [
  { name: "Emma Jones", birthYear: 1984, passportEnding: "4f21" },
  { name: "Trần Văn Lân", birthYear: 1979, passportEnding: " 88K2 " },
]
const known = [
  { name: "Emma Jones", birthYear: 1984, passportEnding: "4F21" },
  { name: "Trần Văn Lân", birthYear: 1979, passportEnding: "88K2" },
]
const errorOf = ({ status, body }: TestAnswer) => [status, body.errors?.[0]?.field, body.errors?.[0]?.message]

describe("a tour that needs to know its travellers", () => {
  it("takes one of three answers to what it needs", async () => {
    assert.deepEqual(errorOf(await need("visas")).slice(0, 2), [422, "needsTravelers"])
    for (const needs of ["none", "names", "passports"]) {
      assert.equal((await need(needs)).status, 200)
      assert.equal((await api.get(`/tours/${tours.haLongCruise}`)).body.data.needsTravelers, needs)
    }
  })

  it("asks for nothing while it is booked, and says afterwards what is missing", async () => {
    for (const [needs, missing] of [
      ["none", []],
      ["names", ["travelerNames"]],
      ["passports", ["travelerNames", "passports"]],
    ] as const) {
      await need(needs)
      assert.deepEqual((await book()).booking.missing, missing)
    }
  })

  it("takes names first and the rest later, at the same price and status", async () => {
    const { id, guest, change, booking } = await book()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const named = await change({ travelerList: couple.map(({ name }) => ({ name })) })
    assert.deepEqual([named.status, named.body.booking.missing], [200, ["passports"]])
    const { body } = await change({ travelerList: couple })
    assert.deepEqual(body.booking.tourDetails.travelerList, known)
    const { status, missing, pricing } = body.booking
    assert.deepEqual([status, missing, pricing.total], ["confirmed", [], booking.pricing.total])
    const events = (await api.get(`/bookings/${id}/events`, guest)).body.data
    assert.deepEqual(events.at(-1).changed, [{ en: "travellers' names", vi: "họ tên khách đi" }])
  })

  it("refuses what can't be right, in the language of the guest", async () => {
    const { change } = await book()
    const [emma, lan] = couple
    for (const [travelerList, field, en, vi] of [
      [[emma], "travelerList", /one name for each traveller/, /mỗi khách một tên/],
      [[emma, lan, emma], "travelerList", /one name for each traveller/, /mỗi khách một tên/],
      [[emma, { name: " " }], "travelerList.1.name", /this traveller's name/, /họ tên khách này/],
      [[emma, { ...lan, birthYear: 79 }], "travelerList.1.birthYear", /year of birth/, /năm sinh/],
      [[emma, { ...lan, birthYear: 2090 }], "travelerList.1.birthYear", /year of birth/, /năm sinh/],
      [[emma, { ...lan, birthYear: null }], "travelerList.1.birthYear", /year of birth/, /năm sinh/],
      [[{ ...emma, passportEnding: "P1234F21" }, lan], "travelerList.0.passportEnding", /last four/, /bốn ký tự cuối/],
    ] as const) {
      for (const [language, words] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const [status, name, message] = errorOf(await change({ travelerList }, { "accept-language": language }))
        assert.deepEqual([status, name], [422, field])
        assert.match(message, words)
      }
    }
  })

  it("shows them to the guest and to staff, and never to fellow travellers, guides or in mails", async () => {
    const { id, guest, departureId, change } = await book({ travelerList: couple })
    assert.equal((await change({ specialRequests: "Vegan" })).body.booking.tourDetails.travelerList.length, 2)
    const [passenger] = (await api.get(`/departures/${departureId}/manifest`, staff.headers)).body.data.passengers
    assert.deepEqual([passenger.travelerList, passenger.missing], [known, []])
    const plan = (await api.post(`/bookings/${id}/plan-link`, {}, guest)).body.data.token
    const link = (await api.post(`/departures/${departureId}/guide-links`, {}, staff.headers)).body.data.token
    const shared = [
      await api.get("/plan", { "x-plan-token": plan }),
      await api.get("/manifest", { "x-manifest-token": link }),
    ]
    for (const { status, text } of shared) {
      assert.equal(status, 200)
      for (const secret of [/Trần Văn Lân/, /\b4F21\b/, /\b1984\b/]) assert.doesNotMatch(text, secret)
    }
    const mails = await api.sendMails()
    assert.ok(mails.some(({ text }) => text.includes("Trần Văn Lân")))
    // Random ids may contain the figures.
    for (const { text, html } of mails)
      for (const secret of [/\b4F21\b/, /\b1984\b/]) assert.doesNotMatch(`${text}${html}`, secret)
  })

  it("asks again when the party changes, and keeps them over another date", async () => {
    const { id, departureId, change } = await book({ travelerList: couple })
    const moved = await change({ travelers: 3, departureId })
    assert.deepEqual(moved.body.booking.missing, ["travelerNames", "passports"])
    const later = await createDeparture(tours.haLongCruise, { date: inDays(22), capacity: 9, startTime: "07:00" })
    await change({ travelerList: [...couple, { name: "Mai" }] })
    const other = await api.post(`/bookings/${id}/move`, { travelDate: inDays(22), departureId: later }, staff.headers)
    assert.equal(other.body.booking.tourDetails.travelerList.length, 3, other.text)
  })
})

describe("phone number, requests and names", () => {
  const changes = [
    { travelerList: couple },
    { customerInfo: { phone: "+44 7911 654321" } },
    { specialRequests: "Vegan" },
  ]

  it("are the guest's to change until the booking's cut-off, then staff's, and the guest reads whom to call", async () => {
    const { id, guest, change } = await book()
    for (const fields of changes) assert.equal((await change(fields)).status, 200)
    await db.execute(
      sql`update bookings set cutoff_hours = 600, special_requests = '', version = version + 1 where id = ${id}`,
    )
    assert.equal((await api.get(`/bookings/${id}`, guest)).body.booking.canChange, false)
    for (const fields of [
      { travelerList: couple.toReversed() },
      { customerInfo: { phone: "+44 7911 777777" } },
      { specialRequests: "Nuts" },
    ]) {
      for (const [language, words] of [
        ["en", /so shortly before the start\. Please call \+84 24 3926 0114\./],
        ["vi", /Bạn vui lòng gọi \+84 24 3926 0114\./],
      ] as const) {
        const { status, body } = await change(fields, { "accept-language": language })
        assert.deepEqual([status, body.code], [409, "CANNOT_CHANGE"], JSON.stringify(fields))
        assert.match(body.message, words)
      }
      assert.equal((await api.put(`/bookings/${id}`, fields, staff.headers)).status, 200)
    }
    assert.equal((await change({ language: "vi" })).status, 200)
    await begin(id)
    for (const fields of changes) assert.equal((await change(fields)).body.code, "HAS_BEGUN")
  })

  it("stay open to guests whose departure was cancelled", async () => {
    const { id, change } = await book()
    await db.execute(sql`update bookings set cutoff_hours = 600, called_off_reason = 'Storm' where id = ${id}`)
    assert.equal((await change({ customerInfo: { phone: "+44 7911 654321" } })).status, 200)
  })

  it("close with the departure, or as many hours ahead as the product takes no requests", async () => {
    const closesAt = new Date(`${inDays(19)}T20:00:00+07:00`)
    const departureId = await createDeparture(tours.haLongCruise, {
      date: inDays(20),
      startTime: "05:00",
      capacity: 9,
      closesAt,
    })
    const order = { travelDate: inDays(20), departureId, travelers: 2 }
    const dated = await sendBooking(api, requestFor(tours.haLongCruise, order))
    const onRequest = await sendBooking(api, requestFor(tours.hoiAnLanterns, { travelDate: inDays(20) }))
    const { rows } = await db.execute(
      sql`select id, cutoff_hours from bookings where id in (${dated.id}, ${onRequest.id})`,
    )
    assert.deepEqual(
      [dated, onRequest].map(({ id }) => rows.find((row) => row.id === id)?.cutoff_hours),
      [9, 12],
    )
  })
})
