import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { begin, bookTour, createDeparture, emma, inDays } from "../../src/server/testing/fixtures.ts"
import { refundAssigned, settleNamed } from "./bank-samples.ts"
import type { InputContext, InvalidInput } from "./contract-site.ts"
import { json, type Sent, withField } from "./contract-site.ts"

export const LIFECYCLE_INVALID_INPUTS = {
  CANNOT_CANCEL: async (scene) => ({ sent: await ended(scene) }),
  CANNOT_CHANGE: async (scene) => {
    const sent = await ended(scene)
    return {
      sent: ["/bookings/{id}/price", "/bookings/{id}/payment-plan"].includes(scene.endpoint.path)
        ? withField(sent, { version: 3 })
        : sent,
    }
  },
  HAS_BEGUN: async (scene) => {
    const sent = await scene.sample()
    await db.execute(sql`update bookings set travel_date = ${inDays(-1)} where id = ${idOf(sent)}`)
    const { path } = scene.endpoint
    if (path === "/bookings/{id}/cancel") return { sent }
    const move = { travelDate: inDays(35) }
    // Requests and contact would be refused first, because they close earlier.
    return { sent: path === "/bookings/{id}" ? { ...sent, body: JSON.stringify(move) } : withField(sent, move) }
  },
  NO_FIXED_PRICE: async ({ site, sample }) => {
    const sent = await sample()
    const onRequest = site.tours.madeToMeasure
    await db.execute(
      sql`update bookings set product_id = ${onRequest}, refund_cap = 0, confirmed_at = now() where id = ${idOf(sent)}`,
    )
    return { sent: withField(sent, { travelDate: inDays(35) }) }
  },
  CURRENCY_DIFFERS: async ({ site, endpoint, sample }) => {
    const other = { currency: "VND", amount: 5_000_000 }
    if (endpoint.path !== "/bookings") return { sent: withField(await sample(), other) }
    const payment = { ...other, method: "cash", paidOn: inDays(0) }
    return { sent: await sample().then((sent) => withField(sent, { payment })), headers: site.headersOf("staff") }
  },
  PRICE_MISSING: async ({ site, endpoint, sample }) => {
    const sent = await sample()
    if (endpoint.path === "/bookings")
      return {
        sent: withField(sent, { productId: site.tours.madeToMeasure, confirm: true }),
        headers: site.headersOf("staff"),
      }
    await db.execute(sql`update bookings set total_minor = 0, total_vnd = 0 where id = ${idOf(sent)}`)
    return { sent }
  },
  ABOVE_BALANCE: async ({ site, endpoint, sample }) => {
    if (endpoint.path.startsWith("/bank-statements")) return { sent: await settleNamed(site, await sample()) }
    const slip = { amount: 2_241_000_00, currency: "USD" }
    if (endpoint.path !== "/bookings") return { sent: withField(await sample(), slip) }
    const payment = { ...slip, method: "cash", paidOn: inDays(0) }
    return { sent: withField(await sample(), { payment }), headers: site.headersOf("staff") }
  },
  ALREADY_REVERSED: async ({ site, sample }) => {
    const sent = await sample()
    await site.send({ ...sent, headers: { ...sent.headers, ...site.visitors.staff.headers } })
    return { sent }
  },
  ALREADY_HANDED_OVER: async ({ site, sample }) => {
    const sent = await sample()
    await site.send({ ...sent, headers: { ...sent.headers, ...site.visitors.staff.headers } })
    return { sent }
  },
  REFUND_FOLLOWS: async ({ site, endpoint, sample }) => {
    const sent = await sample()
    if (endpoint.path.startsWith("/bank-statements")) return { sent: await refundAssigned(site, sent) }
    const refund = { kind: "refund", amount: 1, currency: "USD", method: "cash", paidOn: inDays(0) }
    await site.api.post(`/bookings/${idOf(sent)}/payments`, refund, site.visitors.staff.headers)
    return { sent }
  },
  NOT_CONFIRMED: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update bookings set status = 'pending' where id = ${idOf(sent)}`)
    return { sent }
  },
  PRICE_CHANGED: async ({ sample }) => ({
    sent: withField(await sample(), { travelDate: inDays(35), totalPrice: 1 }),
  }),
  REFUND_CHANGED: async ({ sample }) => ({ sent: withField(await sample(), { refundPercent: 7 }) }),
  LINK_REQUIRED: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update guest_tokens set mailed = false where booking_id = ${idOf(sent)}`)
    return { sent }
  },
  NOT_STARTED: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update bookings set travel_date = ${inDays(30)} where id = ${idOf(sent)}`)
    return { sent }
  },
  UNDO_TOO_LATE: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update booking_events set at = at - interval '2 days'`)
    await db.execute(sql`update cash_hand_overs set created_at = created_at - interval '2 days'`)
    await db.execute(sql`update till_entries set created_at = created_at - interval '2 days'`)
    await db.execute(sql`update audit_log set at = at - interval '2 days'`)
    return { sent }
  },
  WRONG_STATUS: async ({ site, sample }) => {
    const sent = await sample()
    const path = `/bookings/${idOf(sent)}/cancel`
    await site.api.put(path, { cancellationReason: "Illness" }, site.visitors.staff.headers)
    return { sent }
  },
} satisfies Record<string, InvalidInput>

export async function moveToFull({ site, endpoint }: InputContext): Promise<Sent> {
  const { haLongCruise } = site.tours
  const date = inDays(300 + ++departed)
  await createDeparture(haLongCruise, { date, capacity: 2 })
  const { id, guest } = await bookTour(site.api, haLongCruise, { travelDate: date, travelers: 2 })
  return json(endpoint.method, endpoint.path.replace("{id}", id), { travelers: 4 }, guest)
}
let departed = 0

/** A party that could book. */
export async function waitForFree({ site }: InputContext): Promise<Sent> {
  const departureId = await createDeparture(site.tours.haLongCruise, { date: inDays(300 + ++departed), capacity: 9 })
  return json("POST", "/waiting-list", { departureId, name: emma.name, email: emma.email, adults: 2 })
}

export async function growTooLarge({ site, endpoint }: InputContext): Promise<Sent> {
  const { haLongCruise } = site.tours
  const date = inDays(300 + ++departed)
  await createDeparture(haLongCruise, { date, capacity: 40 })
  const customerInfo = { ...emma, email: `grows${departed}@mail.example` }
  const book = (travelers: number, phone: string) =>
    bookTour(site.api, haLongCruise, { travelDate: date, travelers, customerInfo: { ...customerInfo, phone } })
  const { id, guest } = await book(1, "+44 7911 123401")
  await book(10, "+44 7911 123402")
  await book(9, "+44 7911 123403")
  return json(endpoint.method, endpoint.path.replace("{id}", id), { travelers: 10 }, guest)
}

export async function confirmOnFull({ endpoint, sample }: InputContext): Promise<Sent> {
  const sent = await sample()
  const date = inDays(300 + ++departed)
  await db.execute(sql`with full_departure as (
      insert into departures (tour_id, date, start_time, capacity, booked, closes_at)
      select id, ${date}, '08:00', 2, 2, now() + interval '1 day' from tours limit 1 returning id)
    update bookings set departure_id = (select id from full_departure), holds_places = (status = 'cancelled') where id = ${idOf(sent)}`)
  return { ...sent, path: endpoint.path.replace("{id}", idOf(sent) ?? "") }
}

export async function undoOnFull(scene: InputContext): Promise<Sent> {
  const { site } = scene
  const customerInfo = { ...emma, email: `undone${++departed}@mail.example` }
  const { id } = await bookTour(site.api, site.tours.hoiAnLanterns, { customerInfo })
  const { headers } = site.visitors.staff
  await site.api.post(`/bookings/${id}/confirm`, {}, headers)
  await site.api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness" }, headers)
  return confirmOnFull({ ...scene, sample: async () => json("POST", `/bookings/${id}/undo`, {}) })
}

async function ended({ site, sample }: InputContext): Promise<Sent> {
  const sent = await sample()
  await begin(idOf(sent))
  for (const decision of ["confirm", "complete"])
    await site.api.post(`/bookings/${idOf(sent)}/${decision}`, {}, site.visitors.staff.headers)
  return sent
}

const idOf = ({ path }: Sent) => path.split("/")[2]
