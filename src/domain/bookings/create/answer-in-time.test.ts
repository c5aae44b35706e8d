import assert from "node:assert/strict"
import { after, before, describe, it, mock } from "node:test"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { NO_PRICE_RULES } from "#domain/tours/tour.ts"
import { addDays, daysFrom, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"
import {
  bookedOn,
  company,
  createDeparture,
  emma,
  minh,
  requestFor,
  sendBooking,
  signInStaff,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { createTransfers, pickupZones } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const office = { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 }
const { api, tours } = await openTestSite()
const transfers = await createTransfers()
const staff = await signInStaff(api, "staff")

const saturday = daysFrom(addDays(hanoiDate(), 1), 7).find((day) => weekdayOf(day) === 6)!
const [sunday, monday] = [addDays(saturday, 1), addDays(saturday, 2)]

const at = async (date: string, time: string, work: () => Promise<void>) => {
  mock.timers.enable({ apis: ["Date"], now: hanoiInstant(date, time) })
  await work().finally(() => mock.timers.reset())
}

const edit = async (path: string, changes: object) => {
  const { version } = (await api.get(`${path}?view=edit`, staff.headers)).body.data
  const { status, text } = await api.put(path, { version, ...changes }, staff.headers)
  assert.equal(status, 200, text)
}
const quote = (order: object) => api.post("/quotes", { productType: "tour", travelers: 2, ...order })
const REFUSAL = /can't answer before this trip.*Call us.*\+84 24 3926 0114 \(Zalo 0912000114\)/

async function assertRefused(order: object): Promise<void> {
  const asked = { ...requestFor(tours.haLongCruise), ...order, customerInfo: withNewAddress(minh) }
  for (const answer of [await quote(order), await api.post("/bookings", asked)]) {
    assert.deepEqual([answer.status, answer.body.errors?.[0].field], [422, "travelDate"], answer.text)
    assert.match(answer.body.errors[0].message, REFUSAL)
  }
}

async function assertPromised(order: object, promise: Date): Promise<void> {
  const { body, text } = await quote(order)
  assert.equal(body.data?.answerBy, promise.toISOString(), text)
  const asked = { ...requestFor(tours.haLongCruise), ...order, customerInfo: withNewAddress(minh) }
  const { booking } = await sendBooking(api, asked)
  assert.deepEqual([booking.status, booking.answerBy], ["pending", promise.toISOString()])
}

describe("the promise to answer before the trip", () => {
  const departures: Record<"early" | "late" | "certain", string> = { early: "", late: "", certain: "" }
  const cruise = () => ({ productId: tours.haLongCruise })

  before(async () => {
    await storeSettings({ ...company, office, zalo: "0912000114" })
    const on = (date: string, startTime: string, more: object) =>
      createDeparture(tours.haLongCruise, { date, startTime, capacity: 40, ...more })
    departures.early = await on(monday, "07:30", { minimum: 4 })
    departures.late = await on(monday, "10:00", { minimum: 4 })
    departures.certain = await on(sunday, "07:30", { minimum: 4, status: "guaranteed" })
    await edit(`/tours/${tours.haLongCruise}`, {
      pickupZones,
      priceRules: { ...NO_PRICE_RULES, privateGroups: [{ people: 4, price: 400 }] },
    })
    await edit(`/tours/${tours.hoiAnLanterns}`, { cutoffHours: 2, startTime: "08:15" })
    await edit(`/transfers/${transfers.fromNoiBai}`, { cutoffHours: 0 })
  })
  after(() => mock.timers.reset())

  it("refuses departures that start before the office opens again", () =>
    at(saturday, "19:00", async () => {
      await assertRefused({ ...cruise(), travelDate: monday, departureId: departures.early })
      const asked = {
        productType: "tour",
        travelers: 2,
        ...cruise(),
        travelDate: monday,
        departureId: departures.early,
      }
      const { body } = await api.post("/quotes", asked, { "accept-language": "vi" })
      assert.match(body.errors[0].message, /kịp trả lời.*\(Zalo 0912000114\)/)
    }))

  it("promises an answer before the first guests are collected", () =>
    at(saturday, "19:00", () =>
      assertPromised(
        { ...cruise(), travelDate: monday, departureId: departures.late },
        // Half an hour before 10:00, while four opening hours would be over at 12:00.
        hanoiInstant(monday, "09:30"),
      ),
    ))

  it("promises an answer by closing time while the office is open", () =>
    at(saturday, "16:00", () =>
      assertPromised(
        { ...cruise(), travelDate: monday, departureId: departures.early },
        hanoiInstant(saturday, "18:00"),
      ),
    ))

  it("confirms a departure at once that is certain to run", () =>
    at(saturday, "19:00", async () => {
      await api.sendMails()
      const order = { ...cruise(), travelDate: sunday, departureId: departures.certain }
      assert.equal((await quote(order)).body.data.answerBy, null)
      const { booking } = await sendBooking(api, { ...requestFor(tours.haLongCruise), ...order, customerInfo: emma })
      assert.deepEqual([booking.status, booking.placesHeld, booking.confirmedAt !== null], ["confirmed", true, true])
      assert.equal(await bookedOn(departures.certain), 2)
      const mails = await api.sendMails()
      const to = (address: string) => mails.filter(({ headers }) => headers.to === address)
      assert.match(
        to(emma.email)
          .map(({ text }) => text)
          .join(""),
        /confirmed/i,
      )
      assert.equal(to(emma.email).length, 1)
      assert.match(to("office@ghe.example")[0]!.text, /đã được xác nhận|already confirmed/)
    }))

  it("limits the places that one network has confirmed at once, until a mailed link proves the address", () =>
    at(saturday, "19:00", async () => {
      const book = () => {
        const order = { ...cruise(), travelDate: sunday, departureId: departures.certain, travelers: 10 }
        const request = { ...requestFor(tours.haLongCruise), ...order, customerInfo: withNewAddress(minh) }
        const init = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(request) }
        return api.request("/bookings", init, { ip: "198.51.100.7" })
      }
      const answers = [await book(), await book(), await book()]
      assert.deepEqual(
        answers.map(({ status }) => status >= 400),
        [false, false, true],
        answers[2]!.text,
      )
      const { booking } = answers[0]!.body
      const mail = (await api.sendMails()).find(({ headers }) => headers.to === booking.customerInfo.email)
      const [, key = ""] = /[#?](?:key|confirm)=([\w-]{43})/.exec(mail?.text ?? "") ?? []
      assert.equal((await api.post(`/bookings/${booking._id}/confirm-email`, { key })).status, 200)
      assert.equal((await book()).status, 201)
    }))

  it("offers only what can be answered", () =>
    at(saturday, "19:00", async () => {
      const open = (await api.get(`/tours/${tours.haLongCruise}/departures?from=${saturday}`)).body.data
      const ids = open.map(({ _id }: { _id: string }) => _id)
      assert.deepEqual(ids, [departures.certain, departures.late])
      const leaving = async () =>
        (await api.get("/search/leaving-soon")).body.data.map(({ next }: { next: { date: string } }) => next.date)
      assert.deepEqual(await leaving(), [sunday])
      const found = await api.get(`/tours?view=offer&from=${monday}&to=${monday}&adults=2`)
      const cruises = found.body.data.filter(({ _id }: { _id: string }) => _id === tours.haLongCruise)
      assert.deepEqual(
        cruises.map(({ next }: { next: { departureId: string } }) => next.departureId),
        [departures.late],
      )
    }))

  it("holds for tours on any day, private ones too", () =>
    at(saturday, "17:30", async () => {
      const { body } = await api.get(`/tours/${tours.hoiAnLanterns}/departures?from=${saturday}`)
      assert.equal(body.firstDay, addDays(saturday, 3))
      for (const travelDate of [sunday, monday]) await assertRefused({ productId: tours.hoiAnLanterns, travelDate })
      await assertRefused({ ...cruise(), travelDate: monday, privateGroup: true })
      await assertPromised(
        { productId: tours.hoiAnLanterns, travelDate: addDays(saturday, 3) },
        hanoiInstant(monday, "11:30"),
      )
    }))

  it("holds for transfers", () =>
    at(saturday, "19:00", async () => {
      const ride = { productType: "transfer", productId: transfers.fromNoiBai, largeBags: 0 }
      await assertRefused({ ...ride, travelDate: saturday, pickupTime: "23:30" })
      await assertRefused({ ...ride, travelDate: sunday, pickupTime: "23:30" })
      await assertPromised({ ...ride, travelDate: monday, pickupTime: "09:30" }, hanoiInstant(monday, "09:30"))
      await assertPromised({ ...ride, travelDate: monday, pickupTime: "14:00" }, hanoiInstant(monday, "12:00"))
    }))

  it("brings the promise forward when a request moves to a trip that begins sooner", () =>
    at(saturday, "16:00", async () => {
      const later = { productId: tours.hoiAnLanterns, travelDate: addDays(saturday, 9) }
      const asked = { ...requestFor(tours.hoiAnLanterns), ...later, customerInfo: withNewAddress(minh) }
      const { booking, guest } = await sendBooking(api, asked)
      assert.equal(booking.answerBy, hanoiInstant(monday, "10:00").toISOString())
      const moved = await api.post(`/bookings/${booking._id}/move`, { travelDate: sunday }, guest)
      assert.equal(moved.status, 200, moved.text)
      assert.equal(moved.body.booking.answerBy, hanoiInstant(saturday, "18:00").toISOString())
    }))

  it("leaves staff to decide", () =>
    at(saturday, "19:00", async () => {
      const order = { ...cruise(), travelDate: monday, departureId: departures.early }
      const request = { ...requestFor(tours.haLongCruise), ...order, customerInfo: withNewAddress(minh) }
      const { headers } = await signInStaff(api, "staff", "late")
      const { booking } = await sendBooking(api, request, headers)
      assert.equal(booking.status, "pending")
      assert.ok(booking.answerBy <= hanoiInstant(monday, "07:00").toISOString())
    }))
})
