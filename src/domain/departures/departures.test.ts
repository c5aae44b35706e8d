import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { decideOverdue } from "#domain/boarding/decision/decide-overdue.server.ts"
import { createHoliday } from "#domain/holidays/holidays.server.ts"
import { inBoth } from "#i18n/localized.ts"
import { hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { bookTour, createDeparture, inDays, requestFor, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { type Departure, willRunWords } from "./departure.ts"
import { selectOfTour } from "./departures.server.ts"

const { api, tours } = await openTestSite("pglite")
const staff = await signInStaff(api, "staff")
for (const day of [1, 5, 9, 400]) await createDeparture(tours.haLongCruise, { date: inDays(day), capacity: 8 })
await createDeparture(tours.haLongCruise, {
  date: inDays(5),
  capacity: 8,
  startTime: "13:30",
  priceMinor: 99_00,
  minimum: 4,
})
await createDeparture(tours.haLongCruise, { date: inDays(6), capacity: 8, status: "closed" })
await createDeparture(tours.haLongCruise, { date: inDays(7), capacity: 8, status: "called-off" })
await createDeparture(tours.haLongCruise, { date: inDays(8), capacity: 8, status: "guaranteed" })
await createDeparture(tours.haLongCruise, { date: inDays(2), capacity: 8, closesAt: new Date(Date.now() - 1) })
await createDeparture(tours.haLongCruise, { date: inDays(3), capacity: 8, closesAt: new Date(Date.now() + 3_600_000) })

const list = async (query = "", tour = tours.haLongCruise): Promise<Departure[]> =>
  (await api.get(`/tours/${tour}/departures${query}`)).body.data
const dates = async (query: string) => (await list(query)).map(({ date }) => date)

describe("GET /tours/{id}/departures", () => {
  it("lists a year of bookable departures by date and time, without closed, cancelled and past ones", async () => {
    const all = await list()
    assert.deepEqual(
      all.map(({ date, startTime }) => `${date} ${startTime}`),
      [
        [1, "08:00"],
        [3, "08:00"],
        [5, "08:00"],
        [5, "13:30"],
        [8, "08:00"],
        [9, "08:00"],
      ].map(([day, time]) => `${inDays(Number(day))} ${time}`),
    )
  })

  it("returns price, seats, minimum and cut-off", async () => {
    const [morning, noon] = (await list(`?from=${inDays(5)}&to=${inDays(5)}`)) as [Departure, Departure]
    assert.equal(morning.price, 129)
    assert.equal(noon.price, 99)
    assert.deepEqual([noon.capacity, noon.placesLeft, noon.booked, noon.minimum, noon.status], [8, 8, 0, 4, "open"])
    assert.equal(noon.closesAt, new Date(`${inDays(5)}T12:30:00+07:00`).toISOString())
  })

  it("updates the seats left and still lists full departures", async () => {
    const [departure] = (await list(`?from=${inDays(9)}`)) as [Departure]
    await bookTour(api, tours.haLongCruise, { travelDate: inDays(9), departureId: departure._id, travelers: 8 })
    const [after] = (await list(`?from=${inDays(9)}`)) as [Departure]
    assert.deepEqual([after.placesLeft, after.booked], [0, 8])
  })

  it("says whether a departure will run: guaranteed, enough guests, or how many more it needs", async () => {
    const words = async (day: number, time = "08:00") => {
      const found = (await list(`?from=${inDays(day)}&to=${inDays(day)}`)).find(({ startTime }) => startTime === time)
      return [found?.needed, found && willRunWords(found, "en"), found && willRunWords(found, "vi")]
    }
    assert.deepEqual(await words(8), [0, "Guaranteed", "Chắc chắn khởi hành"])
    assert.deepEqual(await words(3), [null, null, null])
    assert.deepEqual(await words(5, "13:30"), [4, "Needs 4 more", "Cần thêm 4 khách"])
    const { _id: departureId } = (await list(`?from=${inDays(5)}&to=${inDays(5)}`))[1] as Departure
    const book = (travelers: number) =>
      bookTour(api, tours.haLongCruise, { travelDate: inDays(5), departureId, travelers })
    await book(3)
    assert.deepEqual(await words(5, "13:30"), [1, "Needs 1 more", "Cần thêm 1 khách"])
    await book(1)
    assert.deepEqual(await words(5, "13:30"), [0, "Enough guests to run", "Đủ khách khởi hành"])
    const needsTwo = { status: "open", needed: 2 } as const
    const withParty = (people: number) => inBoth((language) => willRunWords(needsTwo, language, people))
    assert.deepEqual(withParty(1), { en: "Needs 1 more", vi: "Cần thêm 1 khách" })
    assert.deepEqual([withParty(2), withParty(3)], Array(2).fill({ en: "With you it runs", vi: "Có bạn là đủ khách" }))
    assert.equal(willRunWords({ status: "guaranteed", needed: 0 }, "en", 2), "Guaranteed")
  })

  it("takes no guests once the time of decision has passed with too few, until staff decide", async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const day = { date: inDays(40), capacity: 9, minimum: 4, closesAt: hour(48) }
    const make = (startTime: string, decideBy: Date, changes = {}) =>
      createDeparture(tours.haLongCruise, { ...day, startTime, decideBy, ...changes })
    const over = await make("05:01", hour(-1))
    const ahead = await make("05:02", hour(1))
    const guaranteed = await make("05:03", hour(-1), { status: "guaranteed" })
    const enough = await make("05:04", hour(-1), { booked: 4 })
    const listed = (await list(`?from=${day.date}&to=${day.date}`)).map(({ _id }) => _id)
    assert.deepEqual(listed, [ahead, guaranteed, enough])
    const order = requestFor(tours.haLongCruise, { travelDate: day.date, departureId: over })
    const asGuest = await api.post("/bookings", order)
    assert.deepEqual([asGuest.status, asGuest.body.errors[0].field], [422, "travelDate"])
    const { headers } = staff
    assert.equal((await api.post("/bookings", order, headers)).status, 422)
    assert.equal((await api.post("/bookings", { ...order, afterClosing: true }, headers)).status, 201)
    const due = (await api.get(`/departures?undecided=true&decideUntil=${inDays(0)}`, headers)).body.data
    assert.ok(due.some(({ _id }: { _id: string }) => _id === over))
    await api.post(`/departures/${over}/guarantee`, {}, headers)
    assert.deepEqual(
      (await list(`?from=${day.date}&to=${day.date}`)).map(({ _id }) => _id),
      [over, ...listed],
    )
  })

  it("runs with whoever has booked once the time of decision has passed, if the settings say so", async () => {
    const hour = (hours: number) => new Date(Date.now() + hours * 3_600_000)
    const day = { date: inDays(41), capacity: 9, minimum: 4, closesAt: hour(48) }
    const make = (startTime: string, changes = {}) =>
      createDeparture(tours.haLongCruise, { ...day, startTime, decideBy: hour(1), ...changes })
    const departures = [await make("05:01"), await make("05:02"), await make("05:03"), await make("05:04")]
    const [booked, empty, ahead, closed] = departures as [string, string, string, string]
    for (const departureId of [booked, ahead, closed])
      await bookTour(api, tours.haLongCruise, { travelDate: day.date, departureId }, staff.headers)
    await db.execute(
      sql`update departures set decide_by = now() - interval '1 hour' where id in (${booked}, ${empty}, ${closed})`,
    )
    await db.execute(sql`update departures set status = 'closed' where id = ${closed}`)
    const statuses = () =>
      Promise.all(departures.map(async (id) => (await api.get(`/departures/${id}`, staff.headers)).body.data.status))
    await decideOverdue()
    assert.deepEqual(await statuses(), ["open", "open", "open", "closed"])
    const settings = (undecided: string) => api.put("/settings/group/office", { undecided }, staff.headers)
    assert.equal((await settings("maybe")).body.errors[0].field, "undecided")
    assert.equal((await settings("run")).status, 200)
    await api.sendMails()
    await decideOverdue()
    await decideOverdue()
    assert.deepEqual(await statuses(), ["guaranteed", "open", "open", "closed"])
    assert.equal((await api.sendMails()).length, 1)
    const listed = (await list(`?from=${day.date}&to=${day.date}`)).map(({ _id }) => _id)
    assert.deepEqual(listed, [booked, ahead])
    await settings("close")
  })

  it("filters by from and to, both inclusive", async () => {
    assert.deepEqual(await dates(`?from=${inDays(3)}&to=${inDays(8)}`), [3, 5, 5, 8].map(inDays))
    assert.deepEqual(await dates(`?from=${inDays(395)}`), [inDays(400)])
    assert.deepEqual(await dates(`?from=${inDays(8)}&to=${inDays(3)}`), [])
  })

  it("returns the same dates in any server time zone", async () => {
    const here = process.env.TZ
    const expected = await list(`?from=${inDays(3)}&to=${inDays(8)}`)
    for (const zone of ["UTC", "Asia/Ho_Chi_Minh", "America/Los_Angeles", "Pacific/Kiritimati"]) {
      process.env.TZ = zone
      assert.deepEqual(await list(`?from=${inDays(3)}&to=${inDays(8)}`), expected, zone)
    }
    if (here === undefined) delete process.env.TZ
    else process.env.TZ = here
  })

  it("returns the holidays of these days with their surcharge", async () => {
    const fair = { name: { en: "Fair", vi: "Hội chợ" }, from: inDays(5), to: inDays(6), surchargePercent: 15 }
    await createHoliday({ ...fair, noRefund: true })
    const { body } = await api.get(`/tours/${tours.haLongCruise}/departures?from=${inDays(6)}&to=${inDays(8)}`)
    assert.deepEqual(body.holidays, [fair])
  })

  it("runs one query for the departures, which uses the index, and one for the holidays", async ({ mock }) => {
    const select = mock.method(db, "select")
    await list()
    assert.equal(select.mock.callCount(), 2)
    const plan = await transact(async (transaction) => {
      // A year of another tour, so that the planner has something to choose from.
      const start = "03:33"
      await transaction.execute(sql`insert into departures (tour_id, date, start_time, capacity, closes_at)
        select ${tours.sapaTerraces}::uuid, ${inDays(0)}::date + n, ${start}, 9, now() + make_interval(days => n)
        from generate_series(1, 365) n`)
      await transaction.execute(sql`analyze departures`)
      const query = selectOfTour(tours.haLongCruise, { from: inDays(0), to: inDays(366), earliest: new Date() })
      const { rows } = await transaction.execute(sql`explain ${query}`)
      await transaction.execute(sql`delete from departures where start_time = ${start}`)
      return rows.map((row) => row["QUERY PLAN"]).join("\n")
    })
    assert.match(plan, /(Index|Bitmap Index) Scan (using|on) departures_tour_id_date_start_time_unique/)
  })

  it("refuses malformed dates and unknown tours", async () => {
    for (const query of ["?from=tomorrow", "?to=2027-02-30", "?from=9999-12-31", "?to=0000-01-01"]) {
      assert.equal((await api.get(`/tours/${tours.haLongCruise}/departures${query}`)).status, 422)
    }
    for (const id of [tours.retired, "halong"]) assert.equal((await api.get(`/tours/${id}/departures`)).status, 404)
  })

  it("returns no departures for a tour on request", async () => {
    assert.deepEqual(await list("", tours.hoiAnLanterns), [])
  })

  it("says on which day a tour on request can start first", async () => {
    const firstDay = async () => (await api.get(`/tours/${tours.hoiAnLanterns}/departures`)).body.firstDay
    // By default a tour starts at 8:00 and closes 12 hours before.
    const closes = (date: string) => hanoiInstant(date, "08:00").getTime() - 12 * 3_600_000
    assert.equal(
      await firstDay(),
      [inDays(1), inDays(2)].find((date) => closes(date) > Date.now()),
    )
    const closed = { tourId: tours.hoiAnLanterns, from: inDays(0), to: inDays(9) }
    assert.equal((await api.post("/departures/close-outs", closed, staff.headers)).status, 201)
    assert.equal(await firstDay(), inDays(10))
  })
})
