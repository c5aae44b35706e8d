import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { expireNextBooking } from "#domain/bookings/lifecycle/expire.server.ts"
import { makeAllDepartures } from "#domain/departures/staff/schedules/generator.server.ts"
import { db } from "#server/database/database.server.ts"
import type { SentMail, TestAnswer } from "#server/testing/api.ts"
import {
  bookedOn,
  confirmEmail,
  createDeparture,
  emma,
  inDays,
  lan,
  minh,
  requestFor,
  signInStaff,
  signUp,
  solve,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

const MAX_PER_NETWORK = 30
const MAX_PER_ADDRESS = 20

let guests = 0
const newGuest = () => ({ ...emma, email: `guest${++guests}@mail.example` })
let nextDay = 10
const newDeparture = async (capacity = 400) => {
  const travelDate = inDays(++nextDay)
  return { travelDate, departureId: await createDeparture(tours.haLongCruise, { date: travelDate, capacity }) }
}
type Trip = Awaited<ReturnType<typeof newDeparture>>

const send = (ip: string, request: object, headers: Record<string, string> = {}) =>
  api.request(
    "/bookings",
    {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": "203.0.113.99", ...headers },
      body: JSON.stringify(request),
    },
    { ip },
  )

async function book(ip: string, trip: Trip, changes: Record<string, unknown> = {}): Promise<TestAnswer> {
  const request = requestFor(tours.haLongCruise, { ...trip, customerInfo: newGuest(), ...changes })
  const answer = await send(ip, request)
  if (answer.body.code !== "PROOF_REQUIRED") return answer
  return send(ip, request, { "x-proof": await solve(answer.body.challenge) })
}

async function exhaust(ip: string, trip: Trip): Promise<void> {
  for (const travelers of [10, 10]) assert.equal((await book(ip, trip, { travelers })).body.booking.placesHeld, true)
}

async function bookWithoutPlaces(ip: string, changes: Record<string, unknown> = {}, capacity?: number) {
  const trip = await newDeparture(capacity)
  await exhaust(ip, await newDeparture())
  const { status, body } = await book(ip, trip, changes)
  assert.deepEqual([status, body.booking.status, body.booking.placesHeld], [201, "pending", false])
  return { ...trip, id: body.booking._id as string, token: body.guestToken as string, booking: body.booking }
}

const received = (mails: SentMail[], email: string) =>
  mails.find(({ headers, text }) => headers.to === email && /request/i.test(headers.subject ?? "") && text)!

async function mailedKey(email: string): Promise<string> {
  const { text } = received(await api.sendMails(), email)
  return /[#?](?:key|confirm)=([\w-]{43})/.exec(text)?.[1] ?? ""
}

const openLink = (id: string, key: string) => api.post(`/bookings/${id}/confirm-email`, { key })
const show = (id: string) => api.get(`/bookings/${id}`, staff.headers)
const confirm = (id: string) => api.post(`/bookings/${id}/confirm`, {}, staff.headers)

async function wrongDepartures(): Promise<unknown[]> {
  const { rows } = await db.execute(sql`select d.id from departures d where d.booked <>
    (select coalesce(sum(travelers), 0) from bookings b
      where b.departure_id = d.id and b.status <> 'cancelled' and b.holds_places)`)
  return rows
}

describe("seat limits of POST /bookings", () => {
  it(`hold at most ${MAX_PER_ADDRESS} unconfirmed seats for one address, with any emails`, async () => {
    const trip = await newDeparture()
    for (let n = 0; n < 12; n++) {
      const { status, body } = await book("198.51.100.7", trip, { travelers: 5 })
      assert.equal(status, 201)
      assert.deepEqual(
        [body.booking.status, body.booking.placesHeld, typeof body.booking.answerBy, body.guestToken.length],
        ["pending", n < 4, "string", 43],
      )
    }
    assert.equal(await bookedOn(trip.departureId), MAX_PER_ADDRESS)
  })

  it(`hold at most ${MAX_PER_NETWORK} seats for a /24, a /64 and a /48`, async () => {
    for (const [nth, ip] of [(n: number) => `198.51.101.${n}`, (n: number) => `2001:db8:1:${n}::1`].entries()) {
      const [first, second] = [await newDeparture(), await newDeparture()]
      for (let n = 1; n <= 20; n++)
        assert.equal((await book(ip(n), n % 2 ? first : second, { travelers: 4 })).status, 201)
      const held = ((await bookedOn(first.departureId)) ?? 0) + ((await bookedOn(second.departureId)) ?? 0)
      assert.equal(held, 28, `family ${nth}`)
    }
    const trip = await newDeparture()
    for (let n = 1; n <= 5; n++) await book(`2001:db8:2:1::${n}`, trip, { travelers: 7 })
    assert.equal(await bookedOn(trip.departureId), 14)
  })

  it(`hold at most ${MAX_PER_ADDRESS} seats for one email, from any networks`, async () => {
    const customerInfo = newGuest()
    let held = 0
    for (let n = 1; n <= 9; n++) {
      const trip = await newDeparture()
      const { status } = await book(`198.18.${n}.1`, trip, { travelers: 4, customerInfo })
      assert.equal(status, 201)
      held += (await bookedOn(trip.departureId)) ?? 0
    }
    assert.equal(held, MAX_PER_ADDRESS)
  })

  it("require a proof of work beyond that, once for each request", async () => {
    const ip = "198.51.102.1"
    const trip = await newDeparture()
    await exhaust(ip, trip)
    const request = () => requestFor(tours.haLongCruise, { ...trip, customerInfo: newGuest() })
    const refused = await send(ip, request())
    assert.deepEqual([refused.status, refused.body.code], [429, "PROOF_REQUIRED"])
    assert.ok(Number(refused.headers.get("retry-after")) > 0)
    const proof = { "x-proof": await solve(refused.body.challenge) }
    assert.equal((await send("198.51.103.1", request(), proof)).body.booking.placesHeld, true)
    const taken = await send(ip, request(), proof)
    assert.deepEqual([taken.status, taken.body.booking?.placesHeld], [201, false])
    assert.equal((await send(ip, request(), proof)).body.code, "PROOF_REQUIRED")
    assert.equal((await send(ip, request(), { "x-proof": "bm9uZQ==" })).body.code, "PROOF_REQUIRED")
  })

  it("reject requests for which there are not enough seats", async () => {
    const ip = "198.51.104.1"
    await exhaust(ip, await newDeparture())
    const { status, body } = await book(ip, await newDeparture(3), { travelers: 4 })
    assert.deepEqual([status, body.code], [409, "PLACES_LEFT"])
  })

  it("don't affect requests without a departure", async () => {
    const ip = "198.51.105.1"
    await exhaust(ip, await newDeparture())
    const { status, body } = await send(ip, requestFor(tours.hoiAnLanterns, { customerInfo: newGuest() }))
    assert.deepEqual([status, body.booking.placesHeld], [201, true])
  })

  it("return the first answer again for a repeated key", async () => {
    const ip = "198.51.106.1"
    const trip = await newDeparture()
    await exhaust(ip, await newDeparture())
    const request = requestFor(tours.haLongCruise, { ...trip, customerInfo: newGuest() })
    const key = { "idempotency-key": "again-and-again" }
    const refused = await send(ip, request, key)
    const proof = { "x-proof": await solve(refused.body.challenge) }
    const first = await send(ip, request, { ...key, ...proof })
    assert.equal(first.status, 201)
    assert.equal((await send(ip, request, { ...key, ...proof })).text, first.text)
  })

  it("store no readable address or network", async () => {
    await book("198.51.107.77", await newDeparture())
    const { rows } = await db.execute<{ whole: string }>(sql`select row_to_json(b)::text as whole from bookings b`)
    assert.ok(rows.every(({ whole }) => !whole.includes("198.51.107")))
  })
})

describe("seat limits for ordinary guests", () => {
  it("don't affect guests of a hotel who open the mail or are confirmed by staff", async () => {
    const ip = "198.51.110.1"
    const trip = await newDeparture()
    for (const [nth, travelers] of [2, 4, 3, 4, 2, 4, 3, 4, 4, 2].entries()) {
      const customerInfo = newGuest()
      const request = requestFor(tours.haLongCruise, { ...trip, travelers, customerInfo })
      const { status, body } = await send(ip, request)
      assert.deepEqual([status, body.booking?.placesHeld], [201, true])
      if (nth % 2) assert.equal((await confirm(body.booking._id)).status, 200)
      else assert.equal((await openLink(body.booking._id, await mailedKey(customerInfo.email))).status, 200)
    }
    assert.equal(await bookedOn(trip.departureId), 32)
  })

  it("don't affect signed-in users with a verified email", async () => {
    const ip = "198.51.111.1"
    await exhaust(ip, await newDeparture())
    const her = await signUp(api)
    const customerInfo = { ...minh, email: lan.email }
    const unproved = await send(
      ip,
      requestFor(tours.haLongCruise, { ...(await newDeparture()), customerInfo }),
      her.headers,
    )
    assert.equal(unproved.body.code, "PROOF_REQUIRED")
    await confirmEmail(api, her, lan.email)
    const proved = await send(
      ip,
      requestFor(tours.haLongCruise, { ...(await newDeparture()), customerInfo }),
      her.headers,
    )
    assert.deepEqual([proved.status, proved.body.booking.placesHeld], [201, true])
    const other = requestFor(tours.haLongCruise, { ...(await newDeparture()), customerInfo: newGuest() })
    assert.equal((await send(ip, other, her.headers)).body.code, "PROOF_REQUIRED", "an address that is not hers")
  })

  it("keep a request pending until staff's deadline if the guest doesn't read mail", async () => {
    const { id } = await bookWithoutPlaces("198.51.112.1")
    await expireNextBooking()
    assert.equal((await show(id)).body.booking.status, "pending")
  })

  it("don't count bookings made by staff", async () => {
    const ip = "198.51.113.1"
    await exhaust(ip, await newDeparture())
    const request = requestFor(tours.haLongCruise, { ...(await newDeparture()), customerInfo: newGuest() })
    assert.equal((await send(ip, request, staff.headers)).body.booking.placesHeld, true)
  })
})

describe("a confirmation link", () => {
  it("reserves the seats once", async () => {
    const { id, departureId, booking } = await bookWithoutPlaces("198.51.120.1")
    assert.equal(await bookedOn(departureId), 0)
    const key = await mailedKey(booking.customerInfo.email)
    const opened = await openLink(id, key)
    assert.deepEqual(
      [opened.status, opened.body.booking.placesHeld, opened.body.booking.status],
      [200, true, "pending"],
    )
    assert.equal(await bookedOn(departureId), 2)
    await openLink(id, key)
    assert.equal(await bookedOn(departureId), 2)
    const { body } = await api.get(`/bookings/${id}/history`, staff.headers)
    assert.deepEqual(
      body.data.map(({ kind }: { kind: string }) => kind),
      ["requested", "places-held"],
    )
  })

  it("makes room for the next request of the same network", async () => {
    const ip = "198.51.121.1"
    const trip = await newDeparture()
    const customerInfo = newGuest()
    const first = await book(ip, trip, { travelers: 10, customerInfo })
    await book(ip, trip, { travelers: 10 })
    await openLink(first.body.booking._id, await mailedKey(customerInfo.email))
    const request = requestFor(tours.haLongCruise, { ...trip, travelers: 10, customerInfo: newGuest() })
    assert.equal((await send(ip, request)).body.booking.placesHeld, true)
  })

  it("cannot be replaced by the browser's token or an invented one", async () => {
    const { id, token, departureId } = await bookWithoutPlaces("198.51.122.1")
    const byBrowser = await openLink(id, token)
    assert.deepEqual([byBrowser.status, byBrowser.body.code], [409, "LINK_REQUIRED"])
    const byHeader = await api.post(`/bookings/${id}/confirm-email`, {}, { "x-guest-token": token })
    assert.equal(byHeader.status, 409)
    assert.equal((await openLink(id, "x".repeat(43))).status, 404)
    assert.equal(await bookedOn(departureId), 0)
  })

  it("changes nothing when a mail scanner fetches it", async () => {
    const { id, departureId, booking } = await bookWithoutPlaces("198.51.123.1")
    const key = await mailedKey(booking.customerInfo.email)
    await api.get(`/bookings/${id}`, { "x-guest-token": key })
    await api.request(`/bookings/${id}`, { method: "HEAD", headers: { "x-guest-token": key } })
    assert.equal(await bookedOn(departureId), 0)
  })

  it("explains that the departure is full, and reserves the seats when there is room again", async () => {
    const { id, departureId, travelDate, booking } = await bookWithoutPlaces("198.51.124.1", {}, 3)
    const key = await mailedKey(booking.customerInfo.email)
    const other = await book("198.51.125.1", { departureId, travelDate })
    const late = await openLink(id, key)
    const { status, placesHeld, emailConfirmed } = late.body.booking
    assert.deepEqual([late.status, status, placesHeld, emailConfirmed], [200, "pending", false, true])
    assert.equal(await bookedOn(departureId), 2)
    const cancellationReason = "Another plan"
    await api.put(`/bookings/${other.body.booking._id}/cancel`, { cancellationReason }, staff.headers)
    assert.equal((await openLink(id, key)).body.booking.placesHeld, true)
  })

  it("may also be the one-time link of a lookup", async () => {
    const { id, departureId, booking } = await bookWithoutPlaces("198.51.126.1")
    await api.sendMails()
    await api.get(`/bookings/guest/${booking.customerInfo.email}`)
    const [mail] = await api.sendMails()
    const proof = /[?&]proof=([\w-]+)/.exec(mail?.text ?? "")?.[1]
    const { body } = await api.get(`/bookings/guest/${booking.customerInfo.email}?proof=${proof}`)
    assert.equal(body.bookings.find(({ _id }: { _id: string }) => _id === id).placesHeld, true)
    assert.equal(await bookedOn(departureId), 2)
  })

  it("is offered as one clear button, in the guest's language, and only if needed", async () => {
    for (const [language, words] of [
      ["en", "Confirm your email to hold your places"],
      ["vi", "Xác nhận email để giữ chỗ"],
    ] as const) {
      const ip = `198.51.${language === "en" ? 127 : 128}.1`
      const usual = newGuest()
      const held = await send(
        ip,
        requestFor(tours.haLongCruise, { ...(await newDeparture()), customerInfo: usual, language }),
      )
      const { booking } = await bookWithoutPlaces(`198.51.${language === "en" ? 129 : 130}.1`, { language })
      const mails = await api.sendMails()
      const to = (email: string) => mails.find(({ headers }) => headers.to === email)
      const [mail, usualMail] = [to(booking.customerInfo.email), to(usual.email)]
      assert.ok(mail?.html.includes(words))
      for (const form of [mail?.html, mail?.text]) assert.ok(form?.includes(`/bookings/${booking._id}?confirm=`))
      assert.equal(held.body.booking.placesHeld, true)
      for (const form of [usualMail?.html, usualMail?.text]) assert.ok(form && !form.includes("confirm="))
      const office = mails.filter(({ headers }) => headers.to === "office@ghe.example")
      assert.ok(office.some(({ text }) => text.includes(booking.reference) && text.includes("chưa giữ chỗ")))
    }
  })
})

describe("requests without seats, for staff", () => {
  it("get their seats when staff confirm them", async () => {
    const { id, departureId } = await bookWithoutPlaces("198.51.140.1")
    const { status, body } = await confirm(id)
    assert.deepEqual([status, body.booking.status, body.booking.placesHeld], [200, "confirmed", true])
    assert.equal(await bookedOn(departureId), 2)
  })

  it("cannot be confirmed without enough seats, until staff raise the capacity", async () => {
    const { id, departureId, travelDate } = await bookWithoutPlaces("198.51.141.1", {}, 3)
    await book("198.51.142.1", { departureId, travelDate })
    const refused = await confirm(id)
    assert.deepEqual([refused.status, refused.body.code], [409, "PLACES_LEFT"])
    assert.match(refused.body.message, /capacity/)
    const { data } = (await api.get(`/departures?from=${travelDate}&to=${travelDate}`, staff.headers)).body
    const change = { capacity: 4, version: data[0].version }
    assert.equal((await api.put(`/departures/${departureId}`, change, staff.headers)).status, 200)
    assert.equal((await confirm(id)).status, 200)
    assert.equal(await bookedOn(departureId), 4)
  })

  it("are listed with their number and networks", async () => {
    const customerInfo = { ...newGuest(), name: "Wilhelmina Searched" }
    const { id } = await bookWithoutPlaces("198.51.143.1", { customerInfo })
    for (const view of ["row", "full"]) {
      const { body } = await api.get(`/bookings?placesHeld=false&limit=50&view=${view}`, staff.headers)
      assert.ok(body.bookings.some(({ _id }: { _id: string }) => _id === id))
      assert.ok(body.bookings.every(({ placesHeld }: { placesHeld: boolean }) => !placesHeld))
      const { requests, places, networks } = body.withoutPlaces
      assert.equal(requests, body.pagination.total)
      assert.ok(places >= requests && networks > 1)
    }
    const named = await api.get("/bookings?placesHeld=false&search=Wilhelmina", staff.headers)
    assert.ok(named.body.bookings.some(({ _id }: { _id: string }) => _id === id))
    const held = await api.get("/bookings?placesHeld=true&limit=50", staff.headers)
    assert.ok(held.body.bookings.every(({ placesHeld }: { placesHeld: boolean }) => placesHeld))
  })

  it("are notified when the departure is cancelled", async () => {
    const { id, departureId } = await bookWithoutPlaces("198.51.144.1")
    await api.post(`/departures/${departureId}/call-off`, { reason: "A storm" }, staff.headers)
    assert.equal((await show(id)).body.booking.calledOff.reason, "A storm")
    assert.equal((await confirm(id)).body.code, "CALLED_OFF")
  })

  it("are listed in the answer to a close-out", async () => {
    const { departureId, travelDate } = await bookWithoutPlaces("198.51.145.1")
    const closeOut = { tourId: tours.haLongCruise, from: travelDate, to: travelDate, reason: "Repairs" }
    const { body } = await api.post("/departures/close-outs", closeOut, staff.headers)
    assert.deepEqual(
      body.booked.map(({ _id }: { _id: string }) => _id),
      [departureId],
    )
    await makeAllDepartures()
    assert.equal(await bookedOn(departureId), 0)
  })
})

describe("a booking without seats", () => {
  const byToken = (token: string) => ({ "x-guest-token": token })

  it("moves and changes its party without reserving seats", async () => {
    const { id, token, departureId } = await bookWithoutPlaces("198.51.150.1")
    const other = await newDeparture()
    const moved = await api.post(`/bookings/${id}/move`, { ...other, travelers: 5 }, byToken(token))
    assert.deepEqual([moved.status, moved.body.booking.placesHeld, moved.body.booking.travelers], [200, false, 5])
    assert.deepEqual([await bookedOn(departureId), await bookedOn(other.departureId)], [0, 0])
    const full = await api.post(`/bookings/${id}/move`, { ...(await newDeparture(4)) }, byToken(token))
    assert.equal(full.body.code, "PLACES_LEFT")
  })

  it("gets seats when it is moved after its email was confirmed", async () => {
    const { id, departureId, travelDate, booking } = await bookWithoutPlaces("198.51.151.1", {}, 3)
    const key = await mailedKey(booking.customerInfo.email)
    await book("198.51.152.1", { departureId, travelDate })
    await openLink(id, key)
    const other = await newDeparture()
    const { body } = await api.post(`/bookings/${id}/move`, other, byToken(key))
    assert.equal(body.booking.placesHeld, true)
    assert.deepEqual([await bookedOn(departureId), await bookedOn(other.departureId)], [2, 2])
  })

  it("releases no seats when it is cancelled or expires", async () => {
    const first = await bookWithoutPlaces("198.51.153.1")
    const tripOf = ({ departureId, travelDate }: Trip) => ({ departureId, travelDate })
    await book("198.51.154.1", tripOf(first), { travelers: 3 })
    const cancellationReason = "Another plan"
    await api.put(`/bookings/${first.id}/cancel`, { cancellationReason }, byToken(first.token))
    assert.equal(await bookedOn(first.departureId), 3)
    const second = await bookWithoutPlaces("198.51.155.1")
    await book("198.51.156.1", tripOf(second), { travelers: 3 })
    await db.execute(sql`update bookings set answer_by = now() - interval '30 days' where id = ${second.id}`)
    assert.equal(await expireNextBooking(), true)
    assert.equal((await show(second.id)).body.booking.status, "cancelled")
    assert.equal(await bookedOn(second.departureId), 3)
  })

  it("cannot be used to grow a small booking into many seats", async () => {
    const ip = "198.51.157.1"
    const trip = await newDeparture()
    const small = await book(ip, trip, { travelers: 1 })
    await book(ip, trip, { travelers: 10 })
    await book(ip, trip, { travelers: 9 })
    const id = small.body.booking._id
    const grown = await api.post(`/bookings/${id}/move`, { travelers: 10 }, byToken(small.body.guestToken))
    assert.deepEqual([grown.status, grown.body.code], [409, "EMAIL_UNCONFIRMED"])
    assert.equal(await bookedOn(trip.departureId), MAX_PER_ADDRESS)
    const other = await newDeparture()
    const moved = await api.post(`/bookings/${id}/move`, other, byToken(small.body.guestToken))
    assert.equal(moved.body.booking.placesHeld, true)
    await openLink(id, await mailedKey(small.body.booking.customerInfo.email))
    const after = await api.post(`/bookings/${id}/move`, { travelers: 10 }, byToken(small.body.guestToken))
    assert.equal(after.status, 200, after.text)
    assert.equal(await bookedOn(other.departureId), 10)
  })

  it("loses its origin when it is no longer pending", async () => {
    const { id } = await bookWithoutPlaces("198.51.158.1")
    const known = async () => {
      const { rows } = await db.execute(sql`select requested_from_address is not null as address,
        requested_from_network is not null as network from bookings where id = ${id}`)
      return rows[0]
    }
    assert.deepEqual(await known(), { address: true, network: true })
    await confirm(id)
    assert.deepEqual(await known(), { address: false, network: false })
  })
})

describe("departures", () => {
  it("match the seats of their bookings after all of this", async () => {
    assert.deepEqual(await wrongDepartures(), [])
  })
})
