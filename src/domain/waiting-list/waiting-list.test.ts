import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { SentMail } from "#server/testing/api.ts"
import {
  bookedOn,
  createDeparture,
  emma,
  inDays,
  requestFor,
  sendBooking,
  signInStaff,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { keepWaitingLists } from "./waiting-list.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

let nextDay = 20
let guests = 0
const newEmail = () => `waiting${++guests}@mail.example`

/** A departure with a booking of this many people and no place left. */
async function openFull(people = 4) {
  const travelDate = inDays(++nextDay)
  const departureId = await createDeparture(tours.haLongCruise, { date: travelDate, capacity: people })
  const customerInfo = { ...emma, email: newEmail() }
  const order = requestFor(tours.haLongCruise, { travelDate, departureId, travelers: people, customerInfo })
  return { travelDate, departureId, booked: await sendBooking(api, order) }
}

type Full = Awaited<ReturnType<typeof openFull>>

const join = (departureId: string, more: object = {}) =>
  api.post("/waiting-list", { departureId, name: "Minh", email: newEmail(), adults: 2, language: "en", ...more })

const postFrom = (ip: string | undefined, path: string, body: object) => {
  const headers = { "content-type": "application/json" }
  return api.request(path, { method: "POST", headers, body: JSON.stringify(body) }, ip ? { ip } : undefined)
}

const tokenIn = ({ text }: SentMail) => /token=([\w-]+)/.exec(text)?.[1] ?? ""
const mailTo = (mails: SentMail[], email: string, subject: RegExp) =>
  mails.find(({ headers }) => headers.to === email && subject.test(headers.subject ?? ""))

/** Joins and confirms. Returns the address and the token of the mailed link. */
async function wait(
  departureId: string,
  { email = newEmail(), ...more }: Record<string, unknown> & { email?: string } = {},
  ip?: string,
) {
  const asked = { departureId, name: "Minh", email, adults: 2, language: "en", ...more }
  assert.equal((await postFrom(ip, "/waiting-list", asked)).status, 202)
  const token = tokenIn(mailTo(await api.sendMails(), email, /Confirm your place/)!)
  assert.equal((await act("confirm", token)).status, 200)
  return { email, token }
}

const act = (action: "confirm" | "leave", token: string) =>
  api.post(`/waiting-list/${action}?${new URLSearchParams({ token })}`, {})
const placeOf = async (token: string) =>
  (await api.get(`/waiting-list/place?${new URLSearchParams({ token })}`)).body.data
const statusOf = async (token: string) => (await placeOf(token)).status
const cancel = ({ booked }: Full, headers: Record<string, string> = booked.guest) =>
  api.put(`/bookings/${booked.id}/cancel`, { cancellationReason: "Ill" }, headers)
const bookAt = ({ travelDate, departureId }: Full, travelers: number, more: object = {}) =>
  api.post(
    "/bookings",
    requestFor(tours.haLongCruise, {
      travelDate,
      departureId,
      travelers,
      customerInfo: { ...emma, email: newEmail() },
      ...more,
    }),
  )
const placesLeftOn = async ({ travelDate }: Full) => {
  const { body } = await api.get(`/tours/${tours.haLongCruise}/departures?from=${travelDate}&to=${travelDate}`)
  return body.data[0].placesLeft
}
const heldOn = async ({ departureId }: Full) => {
  const { rows } = await db.execute<{ held: number }>(sql`select held from departures where id = ${departureId}`)
  return rows[0]?.held
}
const expireOffers = () =>
  db.execute(sql`update waiting_list set offered_until = now() - interval '1 second' where status = 'offered'`)

describe("POST /waiting-list", () => {
  it("sends a link to confirm, and counts once it is confirmed", async () => {
    const full = await openFull()
    const email = newEmail()
    assert.equal((await join(full.departureId, { email })).status, 202)
    const mail = mailTo(await api.sendMails(), email, /Confirm your place/)!
    assert.match(mail.text, /2 adults/)
    assert.ok(!mail.text.includes("Minh"), "the address may be a stranger's")
    assert.equal((await cancel(full)).status, 200)
    assert.equal(await statusOf(tokenIn(mail)), "unconfirmed")
    assert.equal(await placesLeftOn(full), 4)
    assert.equal((await act("confirm", tokenIn(mail))).status, 200)
    assert.equal(await statusOf(tokenIn(mail)), "offered")
    assert.equal(await placesLeftOn(full), 2)
  })

  it("answers the same for an address that is on the list, and tells only the address", async () => {
    const { departureId } = await openFull()
    const { email } = await wait(departureId)
    const [again, first] = [await join(departureId, { email, adults: 4 }), await join(departureId)]
    assert.deepEqual([again.status, again.text], [first.status, first.text])
    const mail = mailTo(await api.sendMails(), email, /on the waiting list already/)!
    assert.match(mail.text, /2 adults/)
    const { body } = await api.get(`/waiting-list?departureId=${departureId}`, staff.headers)
    assert.deepEqual(
      body.data
        .filter((party: { email: string }) => party.email === email)
        .map((party: { people: number }) => party.people),
      [2],
    )
  })

  it("lets nobody change a request: a second one says so by mail, and the one that is confirmed counts", async () => {
    const { departureId } = await openFull()
    for (const confirmed of [0, 1]) {
      const email = newEmail()
      await join(departureId, { email, adults: 2 })
      await join(departureId, { email, adults: 1, childAges: [4, 7], phone: "0912 345 678" })
      const mails = (await api.sendMails()).filter(({ headers }) => headers.to === email)
      assert.equal(mails.length, 2)
      assert.ok(!mails[0]!.text.includes("asked before"))
      assert.match(mails[1]!.text, /asked before, for 2 adults\. Only the request that you confirm counts/)
      const [first, second] = mails.map(tokenIn)
      assert.deepEqual([(await placeOf(first!)).people, (await placeOf(second!)).people], [2, 3])
      await act("confirm", [first!, second!][confirmed]!)
      await act("confirm", [second!, first!][confirmed]!)
      const statuses = [await statusOf(first!), await statusOf(second!)]
      assert.deepEqual(statuses, confirmed ? ["left", "waiting"] : ["waiting", "left"])
    }
  })

  it("takes one party for each mailbox, however its address is spelled", async () => {
    const { departureId } = await openFull()
    const first = await wait(departureId, { email: "thu.ha@gmail.com" })
    for (const email of ["thuha+2@gmail.com", "T.huha@googlemail.com"]) {
      assert.equal((await join(departureId, { email })).status, 202)
      const mails = await api.sendMails()
      assert.deepEqual(
        mails.map(({ headers }) => headers.to),
        [first.email],
      )
      assert.match(mails[0]!.headers.subject ?? "", /on the waiting list already/)
    }
    const { rows } = await db.execute(sql`select from waiting_list where departure_id = ${departureId}`)
    assert.equal(rows.length, 1)
  })

  it("refuses a party for which there is room, one that never fits, and a departure that is closed", async () => {
    const { departureId } = await openFull()
    assert.equal((await join(departureId, { adults: 5 })).body.errors[0].field, "adults")
    const free = await createDeparture(tours.haLongCruise, { date: inDays(++nextDay), capacity: 3 })
    assert.equal((await join(free)).body.code, "PLACES_LEFT")
    await db.execute(sql`update departures set status = 'closed' where id = ${departureId}`)
    assert.deepEqual((await join(departureId)).body.errors[0].field, "departureId")
    assert.equal((await join(crypto.randomUUID())).status, 422)
  })
})

describe("places that come free", () => {
  it("are offered in order to each party that fits, at once, and nobody else can book them", async () => {
    const full = await openFull(4)
    const [four, three, one] = [
      await wait(full.departureId, { adults: 4 }),
      await wait(full.departureId, { adults: 3 }),
      await wait(full.departureId, { adults: 1 }),
    ]
    await db.execute(sql`update departures set capacity = 8, booked = 8 where id = ${full.departureId}`)
    assert.equal((await cancel(full)).status, 200)
    assert.deepEqual(
      [await statusOf(four.token), await statusOf(three.token), await statusOf(one.token)],
      ["offered", "waiting", "waiting"],
    )
    assert.equal((await bookAt(full, 1)).body.code, "PLACES_LEFT")
    assert.equal((await placeOf(one.token)).ahead, 1)
    assert.equal((await act("leave", four.token)).status, 200)
    assert.deepEqual([await statusOf(three.token), await statusOf(one.token)], ["offered", "offered"])
    assert.deepEqual([await heldOn(full), await placesLeftOn(full)], [4, 0])
  })

  it("go to the first whose party fits", async () => {
    const full = await openFull(2)
    const large = await wait(full.departureId, { adults: 2 })
    await db.execute(sql`update waiting_list set adults = 3, people = 3 where departure_id = ${full.departureId}`)
    const small = await wait(full.departureId, { adults: 2 })
    await cancel(full)
    assert.deepEqual([await statusOf(large.token), await statusOf(small.token)], ["waiting", "offered"])
  })

  it("come free when staff raise the capacity, which can't fall below what is held", async () => {
    const full = await openFull()
    const { token } = await wait(full.departureId)
    const path = `/departures/${full.departureId}`
    const { body } = await api.get(path, staff.headers)
    const put = (capacity: number, version: number) => api.put(path, { capacity, version }, staff.headers)
    assert.equal((await put(6, body.data.version)).status, 200)
    assert.equal(await statusOf(token), "offered")
    const refused = await put(5, body.data.version + 1)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "capacity"])
  })

  it("are mailed with a link, and booked by it as long as they are held", async () => {
    const full = await openFull(2)
    const { email, token } = await wait(full.departureId)
    await cancel(full)
    const mail = mailTo(await api.sendMails(), email, /Places have come free/)!
    const link = tokenIn(mail)
    const offer = await placeOf(link)
    const hours = (Date.parse(offer.offeredUntil) - Date.now()) / 3_600_000
    assert.ok(hours > 11.9 && hours <= 12, String(hours))
    const customerInfo = { ...emma, email }
    const booked = await bookAt(full, 2, { customerInfo, waitingListToken: link })
    assert.deepEqual([booked.status, booked.body.booking.placesHeld], [201, true])
    assert.deepEqual([await bookedOn(full.departureId), await heldOn(full)], [2, 0])
    assert.equal(await statusOf(token), "booked")
    const { rows } = await db.execute(
      sql`select email_confirmed_at is not null as known from bookings where id = ${booked.body.booking._id}`,
    )
    assert.deepEqual(rows, [{ known: true }])
    assert.equal((await bookAt(full, 1, { waitingListToken: link })).body.code, "PLACES_LEFT")
  })

  it("stay held if the booking with the link is refused", async () => {
    const full = await openFull(2)
    const { token } = await wait(full.departureId)
    await cancel(full)
    assert.equal((await bookAt(full, 3, { waitingListToken: token })).body.code, "PLACES_LEFT")
    assert.deepEqual([await statusOf(token), await heldOn(full)], ["offered", 2])
  })

  it("aren't for links to another departure", async () => {
    const [full, other] = [await openFull(2), await openFull(2)]
    const { token } = await wait(full.departureId)
    const waiting = await wait(other.departureId)
    await cancel(full)
    await cancel(other)
    assert.equal((await bookAt(other, 2, { waitingListToken: token })).body.code, "PLACES_LEFT")
    assert.deepEqual([await statusOf(token), await statusOf(waiting.token)], ["offered", "offered"])
  })

  it("go to the next party after twelve hours, and the first one is told", async () => {
    const full = await openFull(2)
    const [first, second] = [await wait(full.departureId), await wait(full.departureId)]
    await cancel(full)
    await api.sendMails()
    await expireOffers()
    assert.equal((await bookAt(full, 2, { waitingListToken: first.token })).body.code, "PLACES_LEFT")
    await keepWaitingLists()
    assert.deepEqual([await statusOf(first.token), await statusOf(second.token)], ["expired", "offered"])
    assert.ok(mailTo(await api.sendMails(), first.email, /no longer held/))
  })

  it("are given back to the guest whose cancellation staff undo, before anybody heard of the offer", async () => {
    const full = await openFull(2)
    const { email, token } = await wait(full.departureId)
    assert.equal((await cancel(full, staff.headers)).status, 200)
    assert.equal(await statusOf(token), "offered")
    assert.equal((await api.post(`/bookings/${full.booked.id}/undo`, {}, staff.headers)).status, 200)
    assert.equal(await statusOf(token), "waiting")
    assert.deepEqual([await bookedOn(full.departureId), await heldOn(full)], [2, 0])
    assert.equal(mailTo(await api.sendMails(), email, /come free/), undefined)
  })

  it("stay the guest's where staff have overbooked the departure since", async () => {
    const full = await openFull(2)
    const { token } = await wait(full.departureId)
    await cancel(full)
    const { travelDate, departureId } = full
    const overbooked = requestFor(tours.haLongCruise, { travelDate, departureId, overbook: true })
    assert.equal((await api.post("/bookings", overbooked, staff.headers)).status, 201)
    assert.equal((await bookAt(full, 2, { waitingListToken: token })).status, 201)
    assert.deepEqual([await bookedOn(departureId), await heldOn(full)], [4, 0])
  })
})

describe("parties of one network on a waiting list", () => {
  const hoursOf = async (token: string) => {
    const { offeredUntil } = await placeOf(token)
    return offeredUntil && Math.round((Date.parse(offeredUntil) - Date.now()) / 3_600_000)
  }
  const offersOf = (parties: { token: string }[]) => Promise.all(parties.map(({ token }) => hoursOf(token)))
  const expireAll = async () => {
    await expireOffers()
    await keepWaitingLists()
  }

  it("get one offer at a time before the others, and are offered what is left for a shorter time", async () => {
    const full = await openFull(10)
    const first = await wait(full.departureId, { adults: 2 }, "198.51.100.1")
    const behind = [
      await wait(full.departureId, { adults: 2 }, "198.51.100.1"),
      await wait(full.departureId, { adults: 4 }, "198.51.100.99"),
    ]
    const honest = [
      await wait(full.departureId, { adults: 3 }, "203.0.113.5"),
      await wait(full.departureId, { adults: 3 }, "2001:db8:5::1"),
    ]
    await cancel(full)
    assert.deepEqual(await offersOf([first, ...honest, ...behind]), [12, 12, 12, 3, null])
  })

  it("block a departure that they filled themselves for less than a day, and no other party", async () => {
    const ip = (n: number) => `198.51.101.${n}`
    const full = await openFull(10)
    const strangers = []
    for (let n = 1; n <= 10; n++) strangers.push(await wait(full.departureId, { adults: 10 }, ip(n)))
    const honest = await wait(full.departureId, { adults: 2 }, "203.0.113.6")
    await cancel(full)
    assert.deepEqual((await offersOf(strangers)).filter(Boolean), [12])
    await expireAll()
    assert.equal(await hoursOf(honest.token), 12)
    assert.deepEqual((await offersOf(strangers)).filter(Boolean), [])
    await act("leave", honest.token)
    for (const hours of [3, 3]) {
      assert.deepEqual((await offersOf(strangers)).filter(Boolean), [hours])
      await expireAll()
    }
    assert.deepEqual((await offersOf(strangers)).filter(Boolean), [])
    assert.equal((await bookAt(full, 10)).status, 201)
  })

  it("count with its unconfirmed bookings, also for what it books next", async () => {
    const ip = "198.51.102.7"
    const [full, other] = [await openFull(10), await openFull(10)]
    const party = await wait(full.departureId, { adults: 10 }, ip)
    await cancel(full)
    assert.equal(await hoursOf(party.token), 12)
    await cancel(other)
    const order = (travelers: number) =>
      requestFor(tours.haLongCruise, {
        travelDate: other.travelDate,
        departureId: other.departureId,
        travelers,
        customerInfo: { ...emma, email: newEmail() },
      })
    assert.equal((await postFrom(ip, "/bookings", order(8))).body.booking.placesHeld, true)
    await db.execute(sql`update departures set capacity = 30 where id = ${other.departureId}`)
    assert.equal((await postFrom(ip, "/bookings", order(3))).body.code, "PROOF_REQUIRED")
    assert.equal((await postFrom(ip, "/bookings", order(2))).body.booking.placesHeld, true)
  })

  it("are marked for staff, with the bookings of the same mailbox", async () => {
    const ip = "198.51.103.7"
    const full = await openFull(4)
    const customerInfo = { ...emma, email: "b.lan+tour@gmail.com", name: "Lan Related" }
    const booked = await postFrom(ip, "/bookings", requestFor(tours.hoiAnLanterns, { customerInfo }))
    assert.equal(booked.status, 201)
    const sameMailbox = await wait(full.departureId, { email: "blan@gmail.com" }, "203.0.113.8")
    const sameNetwork = await wait(full.departureId, {}, "198.51.103.8")
    const { body } = await api.get(`/waiting-list?departureId=${full.departureId}`, staff.headers)
    const marks = new Map(body.data.map((party: { email: string; related: object }) => [party.email, party.related]))
    assert.deepEqual(marks.get(sameMailbox.email), { mailbox: 1, network: 0 })
    assert.deepEqual(marks.get(sameNetwork.email), { mailbox: 0, network: 1 })
    const list = await api.get("/bookings?view=row&search=Lan%20Related", staff.headers)
    assert.deepEqual(list.body.bookings[0].related, { mailbox: 1, network: 1 })
  })
})

describe("a waiting list", () => {
  it("ends with a mail when its departure closes or is cancelled", async () => {
    const [closing, cancelled] = [await openFull(), await openFull()]
    const [one, two] = [await wait(closing.departureId), await wait(cancelled.departureId)]
    await db.execute(sql`update departures set closes_at = now() where id = ${closing.departureId}`)
    await api.post(`/departures/${cancelled.departureId}/call-off`, { reason: "Storm" }, staff.headers)
    await keepWaitingLists()
    assert.deepEqual([await statusOf(one.token), await statusOf(two.token)], ["ended", "ended"])
    const mails = await api.sendMails()
    assert.match(mailTo(mails, one.email, /has closed/)!.text, /no longer takes bookings/)
    assert.match(mailTo(mails, two.email, /has closed/)!.text, /has been cancelled/)
    await keepWaitingLists()
    assert.deepEqual(await api.sendMails(), [])
  })

  it("is left by the mailed link, once, and can be joined again", async () => {
    const { departureId } = await openFull()
    const { email, token } = await wait(departureId)
    for (let n = 0; n < 2; n++) assert.equal((await act("leave", token)).status, 200)
    assert.equal(await statusOf(token), "left")
    await join(departureId, { email })
    assert.ok(mailTo(await api.sendMails(), email, /Confirm your place/))
    assert.equal((await act("leave", "unknown")).status, 422)
  })

  it("is shown to staff, who may take a party off", async () => {
    const full = await openFull(2)
    const first = await wait(full.departureId, { name: "Lan", childAges: [6], adults: 1, phone: "0912 345 678" })
    await wait(full.departureId)
    const list = async () => (await api.get(`/waiting-list?departureId=${full.departureId}`, staff.headers)).body.data
    const [lan] = await list()
    assert.deepEqual([lan.name, lan.childAges, lan.phone, lan.status], ["Lan", [6], "0912 345 678", "waiting"])
    await cancel(full)
    const { body } = await api.get("/waiting-list/offered", staff.headers)
    const offered = body.data.find((party: { _id: string }) => party._id === lan._id)
    assert.deepEqual([offered.date, offered.tour._id], [full.travelDate, tours.haLongCruise])
    const remove = () => api.request(`/waiting-list/${lan._id}`, { method: "DELETE", headers: staff.headers })
    assert.equal((await remove()).status, 200)
    assert.equal(await statusOf(first.token), "left")
    assert.equal((await list())[0].status, "offered")
  })

  it("holds places once where a backup is restored", async () => {
    const full = await openFull(2)
    const { email } = await wait(full.departureId)
    await cancel(full)
    await db.execute(sql`create temporary table kept as select * from waiting_list where email = ${email}`)
    await db.execute(sql`delete from waiting_list where email = ${email}`)
    await db.execute(sql`update departures set held = 2 where id = ${full.departureId}`)
    await db.execute(sql`insert into waiting_list select * from kept`)
    assert.equal(await heldOn(full), 2)
  })

  it("gives held places back when a person's data is erased", async () => {
    const full = await openFull(2)
    const { email } = await wait(full.departureId)
    await cancel(full)
    assert.equal(await placesLeftOn(full), 0)
    const admin = await signInStaff(api, "admin")
    assert.equal((await api.post("/people/erase", { email }, admin.headers)).status, 200)
    assert.equal(await placesLeftOn(full), 2)
  })
})
