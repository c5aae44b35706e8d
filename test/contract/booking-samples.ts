import { sql } from "drizzle-orm"
import { storeMailedToken } from "../../src/domain/bookings/guest-tokens.server.ts"
import type { BankAccount } from "../../src/domain/settings/bank-accounts/bank-account.ts"
import { storeSettings } from "../../src/domain/settings/settings.server.ts"
import { hanoiDate } from "../../src/lib/today.ts"
import { db } from "../../src/server/database/database.server.ts"
import { begin, company, emma, inDays, requestFor, sendBooking } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, fresh, json, type Samples, type Sent } from "./contract-site.ts"

const ACCOUNT: BankAccount = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY GHE", branch: "" },
  ...{ currency: "VND", swift: "", usedFor: "all" },
}

export function bookingSamples(site: ContractSite): Samples {
  const order = () => {
    const customerInfo = { ...emma, email: `${fresh("emma")}@mail.example` }
    return requestFor(site.tours.hoiAnLanterns, { customerInfo, travelers: 3, party: { adults: 2, children: 1 } })
  }
  const booked = () => sendBooking(site.api, order())
  const { productId, productType, travelers, travelDate } = requestFor(site.tours.hoiAnLanterns)
  return {
    "POST /bookings": () => json("POST", "/bookings", order()),
    "POST /quotes": () => json("POST", "/quotes", { productId, productType, travelers, travelDate }),
    "GET /bookings/{id}": async () => {
      const { booking, guestToken } = await booked()
      return { method: "GET", path: `/bookings/${booking.reference}`, headers: { "x-guest-token": guestToken } }
    },
    "GET /bookings/guest/{contact}": async () => {
      const { booking } = await booked()
      return { method: "GET", path: `/bookings/guest/${booking.customerInfo.email}?ref=${booking.reference}` }
    },
    ...lifeSamples(site, booked),
    "GET /search": () => ({ method: "GET", path: "/search?q=ha+long+2+days" }),
    "GET /search/leaving-soon": () => ({ method: "GET", path: "/search/leaving-soon?limit=2" }),
    "GET /search/places": () => ({ method: "GET", path: "/search/places?q=ha" }),
    "GET /tours/{id}/availability": () => ({ method: "GET", path: `/tours/${site.tours.haLongCruise}/availability` }),
    "GET /tours/{id}/departures": () => ({ method: "GET", path: `/tours/${site.tours.haLongCruise}/departures` }),
  }
}

function lifeSamples(
  { api, visitors }: ContractSite,
  booked: () => Promise<{ booking: { _id: string; customerInfo: { email: string } }; guestToken: string }>,
): Samples {
  const staff = visitors.staff.headers
  const confirmed = async () => {
    const made = await booked()
    await api.post(`/bookings/${made.booking._id}/confirm`, {}, staff)
    return made
  }
  const begun = async () => {
    const made = await confirmed()
    await begin(made.booking._id)
    return made
  }
  const completed = async () => {
    const made = await begun()
    await api.post(`/bookings/${made.booking._id}/complete`, {}, staff)
    return made
  }
  const failed = async () => {
    const { booking } = await booked()
    const mails = (await api.get(`/outbox?bookingId=${booking._id}`, staff)).body.data
    const mail = mails.find(({ recipient }: { recipient: string }) => recipient === booking.customerInfo.email)
    await db.execute(sql`update outbox set attempts = 1, last_error = 'No greeting' where id = ${mail._id}`)
    return mail
  }
  const guest =
    (method: string, end: string, body?: object, make = booked): (() => Promise<Sent>) =>
    async () => {
      const { booking, guestToken } = await make()
      const headers = { "x-guest-token": guestToken }
      const path = `/bookings/${booking._id}${end}`
      return body ? json(method, path, body, headers) : { method, path, headers }
    }
  const decide =
    (decision: string, make = booked): (() => Promise<Sent>) =>
    async () =>
      json("POST", `/bookings/${(await make()).booking._id}/${decision}`, {})
  return {
    "POST /bookings/{id}/confirm-email": async () => {
      const { booking } = await booked()
      const key = fresh("key".padEnd(40, "-"))
      await storeMailedToken(key, booking._id, booking.customerInfo.email)
      return json("POST", `/bookings/${booking._id}/confirm-email`, { key })
    },
    "PUT /bookings/{id}": guest("PUT", "", { specialRequests: "A window seat" }),
    "GET /bookings/{id}/events": guest("GET", "/events"),
    "GET /bookings/{id}/cancellation": guest("GET", "/cancellation"),
    "PUT /bookings/{id}/cancel": guest("PUT", "/cancel", { cancellationReason: "Illness" }),
    "POST /bookings/{id}/move/quote": guest("POST", "/move/quote", { travelDate: inDays(33) }),
    "POST /bookings/{id}/move": guest("POST", "/move", { travelDate: inDays(33) }),
    "POST /bookings/{id}/end-links": guest("POST", "/end-links"),
    "POST /bookings/{id}/plan-link": guest("POST", "/plan-link"),
    "POST /bookings/{id}/plan-link/end": async () => {
      const { path, headers = {} } = await guest("POST", "/plan-link")()
      await api.post(path, {}, headers)
      return { method: "POST", path: `${path}/end`, headers }
    },
    "GET /plan": async () => {
      const { path, headers } = await guest("POST", "/plan-link")()
      const { data } = (await api.post(path, {}, headers)).body
      return { method: "GET", path: "/plan", headers: { "x-plan-token": data.token } }
    },
    "GET /bookings/{id}/documents": guest("GET", "/documents", undefined, confirmed),
    "GET /bookings/{id}/calendar.ics": guest("GET", "/calendar.ics"),
    "GET /bookings/{id}/voucher.pdf": guest("GET", "/voucher.pdf", undefined, confirmed),
    "GET /bookings/{id}/vietqr.png": async () => {
      await storeSettings({ ...company, bankAccounts: [ACCOUNT] })
      return guest("GET", "/vietqr.png", undefined, confirmed)()
    },
    "GET /bookings/{id}/history": async () => ({
      method: "GET",
      path: `/bookings/${(await booked()).booking._id}/history`,
    }),
    "PUT /bookings/{id}/price": async () =>
      json("PUT", `/bookings/${(await booked()).booking._id}/price`, { amount: 125_00, currency: "USD", version: 1 }),
    "GET /bookings/{id}/payments": async () => ({
      method: "GET",
      path: `/bookings/${(await booked()).booking._id}/payments`,
    }),
    "POST /bookings/{id}/payments": async () =>
      json("POST", `/bookings/${(await booked()).booking._id}/payments`, {
        kind: "payment",
        amount: 25_00,
        currency: "USD",
        method: "cash",
        paidOn: hanoiDate(),
        note: "At the pier",
        collectedBy: "Nguyễn Văn Tú",
      }),
    "PUT /bookings/{id}/payment-plan": async () => {
      const paymentPlan = {
        ...{ deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null },
        release: true,
      }
      return json("PUT", `/bookings/${(await booked()).booking._id}/payment-plan`, { paymentPlan, version: 1 })
    },
    "GET /bookings/{id}/price/preview": async () => {
      const path = `/bookings/${(await booked()).booking._id}/price/preview?amount=9000&currency=USD`
      return { method: "GET", path }
    },
    "POST /bookings/{id}/payments/{paymentId}/reverse": async () => {
      const path = `/bookings/${(await booked()).booking._id}/payments`
      const line = { kind: "payment", amount: 100, currency: "USD", method: "cash", paidOn: hanoiDate() }
      const { payments } = (await api.post(path, line, staff)).body.data
      return json("POST", `${path}/${payments[0]._id}/reverse`, { reason: "Booked to the wrong guest" })
    },
    "GET /contact-log": async () => ({
      method: "GET",
      path: `/contact-log?bookingId=${(await booked()).booking._id}`,
    }),
    "POST /contact-log": async () =>
      json("POST", "/contact-log", {
        bookingId: (await booked()).booking._id,
        channel: "call",
        text: "Call back at 15:00",
      }),
    "PUT /contact-log/{id}": async () => {
      const bookingId = (await booked()).booking._id
      const remindAt = { date: inDays(1), time: "15:00" }
      const { data } = (await api.post("/contact-log", { bookingId, channel: "call", text: "Later", remindAt }, staff))
        .body
      return json("PUT", `/contact-log/${data._id}`, { isDone: true })
    },
    "POST /bookings/{id}/confirm": decide("confirm"),
    "POST /bookings/{id}/complete": decide("complete", begun),
    "POST /bookings/{id}/no-show": decide("no-show", begun),
    "POST /bookings/{id}/undo": decide("undo", completed),
    "POST /bookings/{id}/viewers": async () => ({
      method: "POST",
      path: `/bookings/${(await booked()).booking._id}/viewers`,
    }),
    "GET /verify/{reference}": async () => {
      const { booking } = (await confirmed()) as { booking: { _id: string; reference?: string } }
      return { method: "GET", path: `/verify/${booking.reference}` }
    },
    "GET /outbox/{id}": async () => ({ method: "GET", path: `/outbox/${(await failed())._id}` }),
    "POST /outbox/{id}/resend": async () => ({ method: "POST", path: `/outbox/${(await failed())._id}/resend` }),
    "PUT /outbox/{id}/recipient": async () =>
      json("PUT", `/outbox/${(await failed())._id}/recipient`, { recipient: `${fresh("emma")}@mail.example` }),
    "POST /outbox/{id}/dismiss": async () => ({ method: "POST", path: `/outbox/${(await failed())._id}/dismiss` }),
  }
}
