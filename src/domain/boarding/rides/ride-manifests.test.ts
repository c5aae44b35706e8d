import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { DayJob, RideManifest } from "#domain/boarding/boarding.ts"
import { bookTour, createDeparture, emma, inDays, minh, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers, transferRequest } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"
import { fetchSheet } from "#server/testing/spreadsheet.ts"

const { api, tours } = await openTestSite()
const { limousine, toNoiBai } = await createTransfers()
const staff = await signInStaff(api, "staff")
const path = `/transfers/${limousine}`
const { version } = (await api.get(`${path}?view=edit`, staff.headers)).body.data
const timetable = { times: ["07:30", "15:00"], returnTimes: ["08:00"], places: 9 }
assert.equal((await api.put(path, { version, timetable, namesRequired: true }, staff.headers)).status, 200)

const date = inDays(30)
const book = async (changes: object) => {
  const { status, body, text } = await api.post(
    "/bookings",
    transferRequest(limousine, { travelDate: date, ...changes }),
  )
  assert.equal(status, 201, text)
  return body.booking
}
const couple = await book({
  customerInfo: emma,
  pickupTime: "15:00",
  travelers: 2,
  dropoff: { place: "Sapa Jade Hill" },
  pickup: { place: "Metropole" },
  travelerList: [{ name: "Emma Jones" }, { name: "Tom Jones" }],
  returnTrip: { travelDate: inDays(32), pickupTime: "08:00" },
})
await book({ customerInfo: minh, travelers: 3 })
const rides = async (query = `date=${date}`, headers: object = staff.headers) => {
  const { status, body } = await api.get(`/departures/rides?${query}`, { ...headers })
  return { status, data: (body.data ?? []) as RideManifest[] }
}

describe("GET /departures/rides", () => {
  it("lists each departure of the day with its places, and who rides from where to where", async () => {
    const { data } = await rides()
    assert.deepEqual(
      data.map(({ isReturn, time, places, sold }) => [isReturn, time, places, sold]),
      [
        [false, "07:30", 9, 0],
        [false, "15:00", 9, 2],
        [false, null, null, 3],
        [true, "08:00", 9, 0],
      ],
    )
    const [passenger] = data[1]?.passengers ?? []
    assert.deepEqual([passenger?.reference, passenger?.phone], [couple.reference, "+447911123456"])
    assert.deepEqual([passenger?.pickupTime, passenger?.pickupPlace?.en], ["15:00", "Metropole"])
    assert.equal(passenger?.dropoffPlace?.en, "Sapa Jade Hill")
    assert.deepEqual(passenger?.travelerList, [{ name: "Emma Jones" }, { name: "Tom Jones" }])
    assert.deepEqual(data[2]?.passengers[0]?.missing, ["travelerNames"])
  })

  it("lists the way back the other way round", async () => {
    const { data } = await rides(`date=${inDays(32)}`)
    const back = data.find(({ isReturn }) => isReturn)
    const [passenger] = back?.passengers ?? []
    assert.deepEqual([back?.sold, passenger?.pickupTime], [2, "08:00"])
    assert.deepEqual([passenger?.pickupPlace?.en, passenger?.dropoffPlace?.en], ["Sapa Jade Hill", "Metropole"])
  })

  it("leaves out cancelled bookings and other transfers", async () => {
    const gone = await book({ customerInfo: minh, travelers: 1, pickupTime: "07:30" })
    const sold = async () => (await rides()).data[0]?.sold
    assert.equal(await sold(), 1)
    await api.put(`/bookings/${gone._id}/cancel`, { cancellationReason: "Ill" }, staff.headers)
    assert.equal(await sold(), 0)
    assert.equal((await rides(`date=${date}&transferId=${limousine}`)).data.length, 4)
    for (const other of [crypto.randomUUID(), "x"]) assert.deepEqual((await rides(`transferId=${other}`)).data, [])
  })

  it("stands among all jobs of the day, with what staff need to meet the guests", async () => {
    const jobs = async (day: string) =>
      (await api.get(`/departures/day?date=${day}`, staff.headers)).body.data as DayJob[]
    const order = { pickup: { place: "Metropole" }, pickupTime: "10:30", flightNumber: "VN254", flightTime: "14:10" }
    const car = await book({ customerInfo: minh, productId: toNoiBai, travelers: 1, ...order })
    const departureId = await createDeparture(tours.haLongCruise, { date, capacity: 12, startTime: "07:45" })
    for (const name of ["An", "Bình"])
      await bookTour(api, tours.haLongCruise, { departureId, customerInfo: { ...emma, name } }, staff.headers)
    await bookTour(api, tours.hoiAnLanterns, { travelDate: date, specialRequests: "vegetarian" })
    const listed = await jobs(date)
    assert.deepEqual(
      listed.map(({ kind, time, totals }) => [kind, time, totals.people]).toSorted(),
      [
        ["departure", "07:45", 4],
        ["ride", "15:00", 2],
        ["ride", null, 3],
        ["tour", "08:00", 2],
        ["transfer", "10:30", 1],
      ].toSorted(),
    )
    assert.deepEqual(listed.at(-1)?.time, null, "what has no time comes last")
    const [guest] = listed.find(({ kind }) => kind === "transfer")?.passengers ?? []
    assert.deepEqual(
      [guest?.reference, guest?.pickupPlace?.en, guest?.flight?.number],
      [car.reference, "Metropole", "VN254"],
    )
    assert.equal(listed.find(({ kind }) => kind === "tour")?.passengers[0]?.requests, "vegetarian")
    assert.deepEqual(
      (await jobs(inDays(32))).map(({ kind, isReturn }) => [kind, isReturn]),
      [["ride", true]],
    )
    const sheet = await fetchSheet(`/exports/day/sheet?date=${date}`, { ...staff.headers, "accept-language": "en" })
    assert.equal(sheet.length, 2 + listed.reduce((sum, { passengers }) => sum + passengers.length, 0))
    assert.ok(sheet.some((row) => row.includes("Metropole") && row.includes(car.customerInfo.name)))
    const owed = sheet[1]?.indexOf("Balance in đồng") ?? -1
    const row = sheet.find((cells) => cells.includes("Metropole"))
    assert.equal(row?.[owed], guest?.balanceOther)
  })

  it("is for staff, and refuses what is no day", async () => {
    assert.equal((await rides(undefined, {})).status, 401)
    assert.equal((await rides("date=tomorrow")).status, 422)
  })
})
