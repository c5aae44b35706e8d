import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { resetLimits, type TestAnswer } from "#server/testing/api.ts"
import { createDeparture, emma, inDays, lan, requestFor, sendBooking, signUp } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite("pglite")
const STRANGERS = 20
/** The largest burst of mails to one address, and what two limits of different mails add. */
const MOST_MAILS = 12

let requests = 0
function send(ip: string, path: string, body?: object, headers: Record<string, string> = {}): Promise<TestAnswer> {
  const sent = { "content-type": "application/json", "idempotency-key": `named-${++requests}`, ...headers }
  const init = body ? { method: "POST", headers: sent, body: JSON.stringify(body) } : { headers }
  return api.request(path, init, { ip })
}

const trip = { travelDate: inDays(30), departureId: "" }
trip.departureId = await createDeparture(tours.haLongCruise, { date: trip.travelDate, capacity: 2 })
await sendBooking(api, requestFor(tours.haLongCruise, { ...trip, travelers: 2, customerInfo: emma }))
const her = await signUp(api, { email: "victim@mail.example" })
const phone = "+44 7911 123456"

type Try = (ip: string, email: string, nth: number) => Promise<TestAnswer>
const words = { name: "Emma Jones", phone, subject: "Kayaks", message: "May we bring our own kayaks on this trip?" }
const order = (email: string, changes: object) =>
  requestFor(tours.hoiAnLanterns, { customerInfo: { ...emma, email }, ...changes })

const OWN: Record<string, { send: Try; status: number; hostile?: Try }> = {
  "a booking, after refused ones": {
    send: (ip, email) => send(ip, "/bookings", order(email, { travelDate: inDays(20) })),
    hostile: (ip, email) => send(ip, "/bookings", order(email, { travelDate: inDays(-3) })),
    status: 201,
  },
  "a booking, after accepted ones": {
    send: (ip, email, nth) => send(ip, "/bookings", order(email, { travelDate: inDays(40 + nth) })),
    status: 201,
  },
  "a question": {
    send: (ip, contact) => send(ip, "/questions", { tour: "lanterns-of-hoi-an", contact, message: words.message }),
    hostile: (ip, email) => send(ip, "/newsletter", { email }),
    status: 201,
  },
  "a message": { send: (ip, email) => send(ip, "/contact", { ...words, email }), status: 201 },
  "a request for advice": {
    send: (ip, email) => send(ip, "/consultations", { ...words, email, preferredContactMethod: "email" }),
    status: 201,
  },
  "the newsletter": { send: (ip, email) => send(ip, "/newsletter", { email }), status: 202 },
  "a place on a waiting list": {
    send: (ip, email) =>
      send(ip, "/waiting-list", { departureId: trip.departureId, name: "Emma", email, adults: 2, language: "en" }),
    status: 202,
  },
  "a lookup by address": { send: (ip, email) => send(ip, `/bookings/guest/${email}`), status: 200 },
  "a lookup by phone": { send: (ip) => send(ip, `/bookings/guest/${encodeURIComponent(phone)}`), status: 200 },
  "a new password": { send: (ip, email) => send(ip, "/auth/forgot-password", { email }), status: 200 },
  "a sign-in": {
    send: (ip) => send(ip, "/auth/login", { email: her.user.email, password: lan.password }),
    hostile: (ip) => send(ip, "/auth/login", { email: her.user.email, password: "a guess" }),
    status: 200,
  },
  "the link that confirms an account's address": {
    send: (ip) => send(ip, "/auth/resend-verification", {}, her.headers),
    hostile: (ip, _email, nth) => send(ip, "/auth/register", { ...lan, email: `x${nth}@mail.example` }),
    status: 200,
  },
}

describe("requests of strangers who name a guest's address, each from another network", () => {
  beforeEach(() => api.sendMails())

  let victims = 0
  for (const [name, { send: own, hostile = own, status }] of Object.entries(OWN))
    it(`doesn't keep its owner from ${name}, and bounds the mails`, async () => {
      resetLimits()
      const email = `named${++victims}@mail.example`
      const victimIp = "203.0.113.50"
      if (name === "a sign-in") assert.equal((await own(victimIp, email, 0)).status, 200)
      for (let n = 1; n <= STRANGERS; n++) await hostile(`198.51.${100 + victims}.${n}`, email, n)
      const answer = await own(victimIp, email, STRANGERS + 1)
      assert.equal(answer.status, status, answer.text)
      const to = (await api.sendMails()).filter(({ headers }) => headers.to === email)
      assert.ok(to.length <= MOST_MAILS, `${to.length} mails`)
    })

  it("doesn't keep her link from her if they type her number so that it finds nothing", async () => {
    resetLimits()
    const lookUp = (ip: string, typed: string) => send(ip, `/bookings/guest/${encodeURIComponent(typed)}`)
    for (let n = 1; n <= STRANGERS; n++) await lookUp(`198.51.90.${n}`, "+84 7911 123456")
    await api.sendMails()
    assert.equal((await lookUp("203.0.113.50", "07911 123456")).status, 200)
    assert.equal((await api.sendMails()).filter(({ headers }) => headers.to === emma.email).length, 1)
  })

  it("sends few booking mails to one mailbox, however it is spelled", async () => {
    resetLimits()
    for (let n = 1; n <= STRANGERS; n++)
      await send(`198.51.91.${n}`, "/bookings", order(`spelled+${n}@mail.example`, { travelDate: inDays(60 + n) }))
    const to = (await api.sendMails()).filter(({ headers }) => String(headers.to).startsWith("spelled"))
    assert.ok(to.length > 0 && to.length <= MOST_MAILS, `${to.length} mails`)
  })
})
