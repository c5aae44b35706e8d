import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { forgetTokenNetworks, sweepGuestTokens } from "#domain/bookings/guest-tokens.server.ts"
import { db } from "#server/database/database.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import {
  bookTour,
  emma,
  inDays,
  minh,
  requestFor,
  signInStaff,
  signUp,
  withNewAddress,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const owner = await signUp(api)
beforeEach(() => api.sendMails())

async function booked(changes: object = {}, headers: Record<string, string> = {}) {
  const customerInfo = withNewAddress(emma)
  return { ...(await bookTour(api, tours.hoiAnLanterns, { customerInfo, ...changes }, headers)), customerInfo }
}
const guestWith = (token: string) => ({ "x-guest-token": token })

async function mailedTo(email: string) {
  const mails = (await api.sendMails()).filter(({ headers }) => headers.to === email)
  return mails.flatMap(({ text }) => /#key=([\w-]{43})/.exec(text)?.[1] ?? []).map(guestWith)
}
const find = async (id: string, headers: object) => (await api.get(`/bookings/${id}`, { ...headers })).status
const endLinks = (id: string, headers: Record<string, string>) =>
  api.request(`/bookings/${id}/end-links`, { method: "POST", headers })

describe("a new email address on a booking", () => {
  it("revokes all links except those of the confirming browser, and gets its own", async () => {
    const { id, guest, customerInfo } = await booked()
    const [mailed] = await mailedTo(customerInfo.email)
    assert.equal(await find(id, mailed!), 200)
    const email = `${crypto.randomUUID()}@mail.example`
    assert.equal((await api.put(`/bookings/${id}`, { customerInfo: { email } }, guest)).status, 200)
    assert.equal(await find(id, mailed!), 200, "the address waits to be confirmed")
    const sent = (await api.sendMails()).find(({ headers }) => headers.to === email)
    const proof = /proof=([\w-]+)/.exec(sent?.text ?? "")?.[1]
    assert.equal((await api.get(`/bookings/guest/${email}?proof=${proof}`, guest)).status, 200)
    assert.equal(await find(id, mailed!), 404)
    assert.equal((await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Not mine" }, mailed)).status, 404)
    assert.equal(await find(id, guest), 200)
    await api.sendMails()
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const [own] = await mailedTo(email)
    assert.equal(await find(id, own!), 200)
  })

  it("revokes all links if staff change it; other changes revoke none", async () => {
    const { id, guest } = await booked()
    await api.put(`/bookings/${id}`, { customerInfo: { name: "E. Jones" }, version: 1 }, staff.headers)
    assert.equal(await find(id, guest), 200)
    const email = `${crypto.randomUUID()}@mail.example`
    await api.put(`/bookings/${id}`, { customerInfo: { email }, version: 2 }, staff.headers)
    assert.equal(await find(id, guest), 404)
  })

  it("does not affect other bookings of the same link", async () => {
    const { id, customerInfo } = await booked()
    const other = await booked({ customerInfo, travelDate: inDays(31) })
    await api.get(`/bookings/guest/${customerInfo.email}`)
    const proof = /proof=([\w-]+)/.exec((await api.sendMails()).map(({ text }) => text).join())?.[1]
    const { body } = await api.get(`/bookings/guest/${customerInfo.email}?proof=${proof}`)
    const both = guestWith(body.guestToken)
    const email = `${crypto.randomUUID()}@mail.example`
    await api.put(`/bookings/${id}`, { customerInfo: { email }, version: 1 }, staff.headers)
    assert.deepEqual([await find(id, both), await find(other.id, both)], [404, 200])
  })
})

describe("POST /bookings/{id}/end-links", () => {
  it("keeps the caller's own token", async () => {
    const { id, guest, customerInfo } = await booked()
    const [mailed] = await mailedTo(customerInfo.email)
    const { status, body } = await endLinks(id, mailed!)
    assert.deepEqual([status, body], [200, { success: true, data: { ended: 1 } }])
    assert.deepEqual([await find(id, mailed!), await find(id, guest)], [200, 404])
    const { data } = (await api.get(`/bookings/${id}/history`, staff.headers)).body
    assert.deepEqual([data.at(-1).kind, data.at(-1).data.after], ["links-ended", { ended: 1 }])
  })

  it("is allowed for the owner and staff too, and no one else", async () => {
    const { id, guest } = await booked({ customerInfo: withNewAddress(minh) }, owner.headers)
    const stranger = await booked()
    for (const headers of [{}, stranger.guest]) assert.equal((await endLinks(id, headers)).status, 404)
    assert.equal(await find(id, guest), 200)
    assert.equal((await endLinks(id, owner.headers)).body.data.ended, 1)
    assert.deepEqual([await find(id, guest), await find(id, owner.headers)], [404, 200])
    const { body } = await endLinks(stranger.id, staff.headers)
    assert.deepEqual([body.data.ended, await find(stranger.id, stranger.guest)], [1, 404])
  })
})

describe("a link to a booking", () => {
  it("works until sixty days after the last day of the trip, and is then deleted", async () => {
    const { id, guest } = await booked({ productId: tours.heritageWeek })
    await db.execute(sql`update guest_tokens set created_at = now() - interval '90 days' where booking_id = ${id}`)
    const travelled = (days: number) =>
      db.execute(sql`update bookings set travel_date = ${inDays(-days)} where id = ${id}`)
    await travelled(66)
    await sweepGuestTokens()
    assert.equal(await find(id, guest), 200)
    await travelled(67)
    assert.equal(await find(id, guest), 404)
    await travelled(66)
    assert.equal(await find(id, guest), 200)
    await travelled(67)
    await sweepGuestTokens()
    await travelled(1)
    assert.equal(await find(id, guest), 404)
  })

  it("is deleted among thousands of others, in batches", async () => {
    const live = await booked({ travelDate: inDays(3) })
    const over = await booked({ travelDate: inDays(3), customerInfo: { ...emma, email: "over@mail.example" } })
    await db.execute(sql`update bookings set travel_date = ${inDays(-100)} where id = ${over.id}`)
    await db.execute(sql`insert into guest_tokens (token_hash, booking_id, network_hash, created_at)
      select md5(n::text), case when n % 3 = 0 then ${live.id}::uuid else ${over.id}::uuid end, 'network',
        now() - interval '90 days' from generate_series(1, 3500) n`)
    const tokensOf = async (id: string) =>
      (
        await db.execute<{ n: number; networks: number }>(
          sql`select count(*)::int as n, count(network_hash)::int as networks from guest_tokens
          where booking_id = ${id} and created_at < now() - interval '80 days'`,
        )
      ).rows[0]
    await sweepGuestTokens(() => true)
    assert.deepEqual(await tokensOf(over.id), { n: 2334, networks: 2334 })
    await forgetTokenNetworks()
    assert.deepEqual(await tokensOf(over.id), { n: 2334, networks: 0 })
    await sweepGuestTokens()
    assert.deepEqual(
      [await tokensOf(over.id), await tokensOf(live.id)],
      [
        { n: 0, networks: 0 },
        { n: 1166, networks: 0 },
      ],
    )
  })

  it("counts a transfer's return as the last day", async () => {
    const { id, guest } = await booked()
    const returnTrip = JSON.stringify({ returnTrip: { travelDate: inDays(-60) } })
    await db.execute(sql`update guest_tokens set created_at = now() - interval '90 days' where booking_id = ${id}`)
    await db.execute(
      sql`update bookings set travel_date = ${inDays(-80)}, details = details || ${returnTrip}::jsonb where id = ${id}`,
    )
    assert.equal(await find(id, guest), 200)
  })

  it("works for a day if access is proved again after that", async () => {
    const { id, booking, customerInfo } = await booked()
    await db.execute(sql`update bookings set travel_date = ${inDays(-200)} where id = ${id}`)
    const { body } = await api.get(`/bookings/guest/${customerInfo.email}?ref=${booking.reference}`)
    assert.equal(await find(id, guestWith(body.guestToken)), 200)
    await db.execute(sql`update guest_tokens set created_at = now() - interval '25 hours' where booking_id = ${id}`)
    assert.equal(await find(id, guestWith(body.guestToken)), 404)
  })

  it("works among the newest twenty mailed links, which don't revoke the browser's token", async () => {
    const { id, guest, customerInfo } = await booked()
    const links = await mailedTo(customerInfo.email)
    const mail = { kind: "booking-received", recipient: customerInfo.email, language: "en" } as const
    for (let n = 0; n < 22; n++) {
      await queueMails([{ ...mail, payload: { bookingId: id } }], db)
      links.push(...(await mailedTo(customerInfo.email)))
    }
    const found = await Promise.all(links.map((headers) => find(id, headers)))
    assert.equal(found.filter((status) => status === 200).length, 20)
    assert.deepEqual([found.at(-1), found[0], await find(id, guest)], [200, 404, 200])
  })

  it("works among the newest twenty browser tokens", async () => {
    const { id, booking, customerInfo } = await booked()
    for (let n = 0; n < 23; n++) await api.get(`/bookings/guest/${customerInfo.email}?ref=${booking.reference}`)
    const { rows } = await db.execute(sql`select count(*)::int as n from guest_tokens where booking_id = ${id}`)
    assert.equal(rows[0]?.n, 20)
  })
})

describe("a repeated request without an Idempotency-Key", () => {
  const from = (ip: string, order: object, headers: Record<string, string> = {}) =>
    api.request(
      "/bookings",
      {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(order),
      },
      { ip },
    )
  const buildOrder = (changes = {}) =>
    requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(minh), ...changes })

  it("gives a stranger on another network no token", async () => {
    const order = buildOrder()
    const first = await from("203.0.113.7", order)
    assert.equal(first.status, 201)
    for (const headers of [{}, owner.headers, guestWith((await booked()).guest["x-guest-token"]!)]) {
      const { status, body } = await from("198.51.100.9", order, headers)
      assert.deepEqual(
        [status, body.code, body.booking, body.guestToken],
        [409, "ALREADY_REQUESTED", undefined, undefined],
      )
      assert.deepEqual(
        body.message,
        "We already have this request. To change it, open it under 'My bookings' or from our email.",
      )
    }
    const { rows } = await db.execute(
      sql`select network_hash as hash from guest_tokens where booking_id = ${first.body.booking._id}`,
    )
    assert.equal(rows.length, 1)
    assert.doesNotMatch(String(rows[0]?.hash), /203/)
  })

  it("is answered again on the same network, with its token, and for its owner", async () => {
    const order = buildOrder()
    const first = await from("2001:db8:1:2::7", order)
    const token = guestWith(first.body.guestToken)
    for (const [ip, headers] of [
      ["2001:db8:1:2::8", {}],
      ["198.51.100.9", token],
    ] as const) {
      const { status, body } = await from(ip, order, headers)
      assert.deepEqual([status, body.booking?._id], [201, first.body.booking._id])
    }
    const theirs = buildOrder()
    const signedIn = await from("203.0.113.7", theirs, owner.headers)
    const elsewhere = await from("198.51.100.9", theirs, owner.headers)
    assert.deepEqual([elsewhere.status, elsewhere.body.booking?._id], [201, signedIn.body.booking._id])
  })

  it("is recognised from the same browser with another key, as from a second tab", async () => {
    const order = buildOrder()
    const withKey = (headers = {}) => ({ "idempotency-key": crypto.randomUUID(), ...headers })
    const first = await from("203.0.113.7", order, withKey())
    const token = guestWith(first.body.guestToken)
    const second = await from("198.51.100.9", order, withKey(token))
    assert.deepEqual([second.status, second.body.booking?._id], [201, first.body.booking._id])
    assert.equal(await find(first.body.booking._id, guestWith(second.body.guestToken)), 200)
    const changed = await from("198.51.100.9", { ...order, specialRequests: "A window seat" }, withKey(token))
    assert.deepEqual([changed.status, changed.body.code], [409, "ALREADY_REQUESTED"])
    const stranger = await from("198.51.100.9", order, withKey())
    assert.deepEqual([stranger.status, stranger.body.booking], [409, undefined])
  })

  it("makes one booking of two tabs that send at once", async () => {
    const order = buildOrder()
    const send = () => from("203.0.113.7", order, { "idempotency-key": crypto.randomUUID() })
    const tabs = await Promise.all([send(), send(), send()])
    assert.equal(new Set(tabs.map(({ body }) => body.booking._id)).size, 1)
  })

  it("is not needed with a key, which works from everywhere", async () => {
    const order = buildOrder()
    const key = { "idempotency-key": crypto.randomUUID() }
    const first = await from("203.0.113.7", order, key)
    const again = await from("198.51.100.9", order, key)
    assert.deepEqual([again.status, again.text], [201, first.text])
  })
})
