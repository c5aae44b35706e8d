import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer, TestApi } from "#server/testing/api.ts"
import {
  bookTour,
  confirmEmail,
  emma,
  inDays,
  mailedToken,
  sendBooking,
  signUp,
  type TourName,
} from "#server/testing/fixtures.ts"
import { type TransferName, transferRequest } from "#server/testing/fixtures-products.ts"

export const guest = {
  name: "Quitterie Zwölfnagel",
  email: "quitterie@canary.example",
  phone: "0912 888 777",
  countryCode: "VN",
}

/** Words of one person that occur nowhere else. Each stands for a place that holds it. */
export const CANARIES = [
  ...["Zwölfnagel", guest.email, "zwformer@canary.example", "zwunsure@canary.example", "zwpending@canary.example"],
  ...["zwwaiting@canary.example", "zwmistyped@canary.example", "zwwrong@canary.example", "912888777", "912 888 777"],
  ...["912888666", "203.0.113.77", "zwbrowser", "zwreferrer", "zwrequests", "zwallergy", "zwpeanuts", "zwsign"],
  ...["zwpickup", "zwdropoff", "ZW4711", "zwreason", "zwstaffnote", "zwsubject", "zwmessage", "zwnote", "zwanswer"],
  ...[
    "zwpassenger",
    "zwwish",
    "zwpayment",
    "zwpayer",
    "zwreview",
    "zwreply",
    "zwbounce",
    "zwcall",
    "zwformercall",
    "zwvisit",
    "zwdeparture",
    "zwquestion",
    "zwquestioncall",
    "ZWHOLDER",
    "zwrefund",
    "zwbuyer",
    "ZW123456",
    "zwstreet",
  ],
]

export type Stage = {
  api: TestApi
  tours: Record<TourName, string>
  transfers: Record<TransferName, string>
  staff: Record<string, string>
}

/** Leaves the words wherever the site stores something of guests. The trips are over in the end. */
export async function liveThrough(stage: Stage): Promise<void> {
  // The files of all mails stay.
  const api = { ...stage.api, sendMails: () => stage.api.sendMails(true) }
  const visitor = await register(api)
  await travel({ ...stage, api }, visitor.headers)
  await handOver({ ...stage, api })
  await beToldOfDeparture({ ...stage, api })
  await enquire({ ...stage, api })
  await askByPhone({ ...stage, api })
  await subscribe(api)
  await waitForPlaces({ ...stage, api })
  await changeAddresses(api, visitor.headers)
  await api.sendMails()
  await db.execute(sql`update outbox set sent_at = null, attempts = 12, last_error = ${`550 zwbounce ${guest.email}`}
    where id = (select max(id) from outbox where recipient = ${guest.email})`)
}

const headersWithKey = (headers: object = {}) => ({ ...headers, "idempotency-key": crypto.randomUUID() })

function ok({ status, text, body }: TestAnswer) {
  assert.ok(status < 300, text)
  return body
}

/** Registers with another address and changes it to the guest's. */
async function register(api: TestApi) {
  const { name, phone } = guest
  const visitor = await signUp(api, { name, phone, email: "zwformer@canary.example" })
  ok(await confirmEmail(api, visitor, "zwformer@canary.example"))
  for (const email of ["zwunsure@canary.example", guest.email])
    ok(await api.put("/auth/profile", { name, phone, email, currentPassword: "lụa đỏ" }, visitor.headers))
  ok(await confirmEmail(api, visitor, guest.email))
  ok(await api.put("/wishlist", { add: [{ kind: "tour", slug: "zwwish" }] }, visitor.headers))
  ok(await api.post("/auth/forgot-password", { email: guest.email }))
  await api.sendMails()
  return visitor
}

async function travel({ api, tours, transfers, staff }: Stage, own: Record<string, string>): Promise<void> {
  const order = { customerInfo: { ...guest, email: "ZWMISTYPED@canary.example" }, specialRequests: "zwrequests" }
  const trip = (await bookTour(api, tours.hoiAnLanterns, order, headersWithKey(own))).booking
  await api.sendMails()
  const change = (body: object, headers = staff) => api.put(`/bookings/${trip._id}`, body, headers)
  ok(await change({ customerInfo: { email: guest.email }, staffNote: "zwstaffnote" }))
  ok(await change({ specialRequests: "zwallergy" }, own))
  ok(await change({ specialRequests: "zwpeanuts" }, own))
  await db.execute(sql`update bookings set requested_from_address = 'a', requested_from_network = 'n'`)
  const paid = {
    kind: "payment",
    aboveBalance: true,
    amount: 50_00,
    currency: "USD",
    method: "transfer",
    paidOn: inDays(0),
  }
  ok(await api.post(`/bookings/${trip._id}/payments`, { ...paid, note: "zwpayment" }, headersWithKey(staff)))
  await noteContact({ api, staff }, { bookingId: trip._id, text: "zwcall" })
  await askForInvoice({ api, staff }, trip._id, own)
  await api.sendMails()
  await end(trip._id)
  const review = { rating: 5, text: "zwreview, ten words are enough here.", name: guest.name, language: "en" }
  ok(await api.put(`/reviews/own?booking=${trip._id}`, { ...review, consent: true }, own))
  const { rows } = await db.execute<{ id: string; version: number }>(sql`select id, version from reviews`)
  const reply = { en: "zwreply to Zwölfnagel", vi: "zwreply" }
  const decision = { status: "published", reply, version: rows[0]?.version }
  ok(await api.put(`/reviews/moderation/${rows[0]?.id}`, decision, staff))

  const ride = {
    ...{
      customerInfo: guest,
      nameSign: "zwsign",
      travelerList: [{ name: "zwname" }, { name: "zwpassenger", birthYear: 1984, passportEnding: "ZWPP" }],
      dropoff: { place: "zwdropoff 6" },
    },
    flightNumber: "ZW4711",
    flightTime: "10:00",
  }
  const out = { customerInfo: guest, pickup: { zone: "old-quarter", place: "zwpickup 5" }, pickupTime: "09:00" }
  await end((await sendBooking(api, transferRequest(transfers.toNoiBai, { ...out, travelDate: inDays(32) }))).id)
  const landing = await sendBooking(api, transferRequest(transfers.fromNoiBai, ride), headersWithKey())
  const email = "zwpending@canary.example"
  ok(await api.put(`/bookings/${landing.id}`, { customerInfo: { email } }, landing.guest))
  await api.sendMails()
  ok(await api.post(`/bookings/${landing.id}/payments`, paid, headersWithKey(staff)))
  ok(await api.put(`/bookings/${landing.id}/cancel`, { cancellationReason: "zwreason" }, landing.guest))
  const account = { way: "transfer", bin: "970436", accountNumber: "4711000815", holder: "ZWHOLDER", note: "zwrefund" }
  ok(await api.put(`/refunds/${landing.id}/account`, account, landing.guest))
}

/** An invoice that is handed over, and a request for payment. */
async function askForInvoice({ api, staff }: Pick<Stage, "api" | "staff">, id: string, own: Record<string, string>) {
  const buyer = { kind: "person", name: "zwbuyer", passport: "ZW123456", address: "zwstreet 8", email: guest.email }
  ok(await api.put(`/bookings/${id}/buyer`, { buyer }, own))
  ok(await api.post("/invoices/exports", { bookingIds: [id] }, headersWithKey(staff)))
  const { _id } = ok(await api.post(`/papers/bookings/${id}/requests`, { dueOn: null }, headersWithKey(staff))).data
  ok(await api.post(`/papers/bookings/${id}/${_id}/mail`, {}, staff))
}

/** A message to all guests of a departure, one of whom it may be about. */
async function beToldOfDeparture({ api, tours, staff }: Stage): Promise<void> {
  const travelDate = inDays(33)
  const { data } = ok(
    await api.post(
      "/departures",
      { tourId: tours.haLongCruise, date: travelDate, startTime: "05:30", capacity: 9 },
      staff,
    ),
  )
  const { id } = await bookTour(api, tours.haLongCruise, { customerInfo: guest, travelDate, departureId: data._id })
  ok(await api.post(`/bookings/${id}/confirm`, {}, staff))
  const text = { subject: "zwdeparture", text: "zwdeparture, please bring a coat." }
  ok(await api.post(`/departures/${data._id}/message`, { en: text, vi: text }, headersWithKey(staff)))
  await api.sendMails()
  await end(id)
}

/** A question of a guest who left only a phone number, which their bookings have, too. */
async function askByPhone({ api, staff }: Stage): Promise<void> {
  const asked = { tour: "lanterns-of-hoi-an", contact: guest.phone, message: "zwquestion: may we come later?" }
  ok(await api.post("/questions", asked, headersWithKey()))
  const [question] = ok(await api.get("/enquiries?search=0912888777", staff)).data
  await noteContact({ api, staff }, { enquiryId: question._id, text: "zwquestioncall" })
  await api.sendMails()
}

const end = (id: string) =>
  db.execute(sql`update bookings set travel_date = ${inDays(-9)}, status = 'completed' where id = ${id}`)

/** A booking goes to another guest, one field at a time. */
async function handOver({ api, tours, staff }: Stage): Promise<void> {
  const customerInfo = { ...guest, phone: "0912 888 666" }
  const order = { customerInfo, travelDate: inDays(31) }
  const trip = (await bookTour(api, tours.hoiAnLanterns, order, headersWithKey())).booking
  const paid = {
    kind: "payment",
    aboveBalance: true,
    amount: 50_00,
    currency: "USD",
    method: "transfer",
    paidOn: inDays(0),
  }
  ok(await api.post(`/bookings/${trip._id}/payments`, { ...paid, note: "zwpayer" }, headersWithKey(staff)))
  await noteContact({ api, staff }, { bookingId: trip._id, text: "zwformercall" })
  const { email, phone, name } = emma
  for (const field of [{ email }, { phone, countryCode: "GB" }, { name }])
    ok(await api.put(`/bookings/${trip._id}`, { customerInfo: field }, staff))
  await api.sendMails()
}

async function enquire({ api, tours, staff }: Stage): Promise<void> {
  const writer = { name: guest.name, phone: "+84 912.888.777", email: "zwwrong@canary.example" }
  const asked = { subject: "zwsubject", message: "zwmessage", tourReference: { tourId: tours.hoiAnLanterns } }
  const more = { referrerUrl: "https://site.example/zwreferrer" }
  const from = headersWithKey({ "user-agent": "zwbrowser" })
  ok(await api.post("/consultations", { ...writer, ...asked, ...more }, from))
  ok(await api.post("/contact", { ...writer, subject: "zwsubject", message: "zwmessage" }, headersWithKey(from)))
  await db.execute(sql`update enquiries set network = '203.0.113.77'`)
  for (const { _id, kind } of ok(await api.get("/enquiries?search=zwwrong", staff)).data) {
    const path = kind === "consultation" ? "consultations" : "contact"
    ok(
      await api.post(
        `/enquiries/${_id}/answers`,
        { subject: "Re: zwsubject", text: "zwanswer" },
        headersWithKey(staff),
      ),
    )
    await api.sendMails()
    await noteContact({ api, staff }, { enquiryId: _id, text: "zwvisit" })
    ok(await api.put(`/${path}/${_id}`, { note: "zwnote", email: guest.email }, staff))
  }
}

async function noteContact({ api, staff }: Pick<Stage, "api" | "staff">, noted: object): Promise<void> {
  ok(await api.post("/contact-log", { channel: "call", ...noted }, headersWithKey(staff)))
}

async function subscribe(api: TestApi): Promise<void> {
  ok(await api.post("/newsletter", { email: guest.email }))
  const init = { method: "POST" }
  ok(
    await api.request(`/newsletter/confirm?token=${await mailedToken(api, guest.email)}`, init, { ip: "203.0.113.77" }),
  )
}

async function waitForPlaces({ api, tours, staff }: Stage): Promise<void> {
  const full = { tourId: tours.haLongCruise, date: inDays(50), startTime: "05:20", capacity: 1 }
  const { data } = ok(await api.post("/departures", full, staff))
  await db.execute(sql`update departures set booked = 1 where id = ${data._id}`)
  const { name, email, phone } = guest
  ok(await api.post("/waiting-list", { departureId: data._id, name, email, phone, adults: 1 }))
}

/** An address that waits to be confirmed, on the account and on another guest's booking. */
async function changeAddresses(api: TestApi, own: Record<string, string>): Promise<void> {
  const { name, phone } = guest
  const email = "zwwaiting@canary.example"
  ok(await api.put("/auth/profile", { name, phone, email, currentPassword: "lụa đỏ" }, own))
}
