import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { sendNext } from "#server/mail/send-mails.server.ts"
import { bookTour, createDeparture, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { collectingMailer, queueHello, writeHello } from "#server/testing/mails.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"
import { expireNextBooking } from "./expire.server.ts"
import { sendNextReminder } from "./remind.server.ts"

const ROUNDS = 20

describe("concurrent changes of bookings (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const staff = await signInStaff(api, "admin", "hoa")

  let day = 0
  const twoDepartures = async (capacity = 10) => {
    day += 2
    const dates = [inDays(day), inDays(day + 1)] as const
    const ids = await Promise.all(dates.map((date) => createDeparture(tours.haLongCruise, { date, capacity })))
    return { dates, ids }
  }
  const book = (travelDate: string, departureId: string | undefined, travelers = 2) =>
    bookTour(api, tours.haLongCruise, { travelDate, departureId, travelers, customerInfo: withNewAddress(emma) })
  const cancel = (id: string, headers: Record<string, string>) =>
    api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, headers)

  const assertPlaces = async () => {
    const { rows } = await db.execute(sql`
      select d.booked, coalesce(sum(b.travelers) filter (where b.status <> 'cancelled'), 0)::int as taken
      from departures d left join bookings b on b.departure_id = d.id group by d.id having d.booked <>
        coalesce(sum(b.travelers) filter (where b.status <> 'cancelled'), 0)`)
    assert.deepEqual(rows, [])
  }

  it("cancel, move, confirm and resize one booking in turn, with the right number of seats", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { dates, ids } = await twoDepartures()
      const { id, guest } = await book(dates[0], ids[0])
      const answers = await Promise.all([
        cancel(id, guest),
        api.post(`/bookings/${id}/move`, { travelDate: dates[1] }, guest),
        api.post(`/bookings/${id}/confirm`, {}, staff.headers),
        api.put(`/bookings/${id}`, { travelers: 5 }, guest),
        cancel(id, staff.headers),
      ])
      assert.ok(
        answers.every(({ status }) => status === 200 || status === 409),
        answers.map(({ text }) => text).join("\n"),
      )
      assert.deepEqual([answers[0].status, answers[4].status], [200, 200])
      const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
      assert.equal(booking.status, "cancelled")
      const { data } = (await api.get(`/bookings/${id}/history`, staff.headers)).body
      assert.equal(data.filter(({ kind }: { kind: string }) => kind === "cancelled").length, 1)
      assert.equal(data.at(-1).kind, "cancelled")
      await assertPlaces()
    }
  })

  it("swap the dates of two bookings without a deadlock", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { dates, ids } = await twoDepartures()
      const there = await book(dates[0], ids[0])
      const back = await book(dates[1], ids[1])
      const answers = await Promise.all([
        api.post(`/bookings/${there.id}/move`, { travelDate: dates[1] }, there.guest),
        api.post(`/bookings/${back.id}/move`, { travelDate: dates[0] }, back.guest),
      ])
      assert.deepEqual(
        answers.map(({ status }) => status),
        [200, 200],
      )
    }
    await assertPlaces()
  })

  it("move as many of ten parties as five seats allow", async () => {
    const { dates, ids } = await twoDepartures(20)
    const small = await createDeparture(tours.haLongCruise, { date: dates[1], capacity: 5, startTime: "13:00" })
    const parties = await Promise.all(Array.from({ length: 10 }, () => book(dates[0], ids[0], 1)))
    const answers = await Promise.all(
      parties.map(({ id, guest }) =>
        api.post(`/bookings/${id}/move`, { travelDate: dates[1], departureId: small }, guest),
      ),
    )
    assert.equal(answers.filter(({ status }) => status === 200).length, 5)
    assert.ok(answers.every(({ status, body }) => status === 200 || body.code === "PLACES_LEFT"))
    await assertPlaces()
  })

  it("cancel bookings while the departure is cancelled", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { dates, ids } = await twoDepartures()
      const { id, guest } = await book(dates[0], ids[0])
      const [cancelled, off] = await Promise.all([
        cancel(id, guest),
        api.post(`/departures/${ids[0]}/call-off`, { reason: "Storm" }, staff.headers),
      ])
      assert.deepEqual([cancelled.status, off.status], [200, 200], `${cancelled.text}\n${off.text}`)
    }
    await assertPlaces()
  })

  it("expire and remind each booking once, with several job runners", async () => {
    await db.execute(sql`truncate outbox`)
    const { dates, ids } = await twoDepartures()
    const made = await Promise.all(Array.from({ length: 6 }, () => book(dates[0], ids[0], 1)))
    const [late, confirmed] = [made.slice(0, 3), made.slice(3)]
    for (const { id } of confirmed) await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await db.execute(sql`update bookings set answer_by = now() + interval '9 days' where status = 'pending'`)
    for (const { id } of late)
      await db.execute(sql`update bookings set answer_by = now() - interval '9 days' where id = ${id}`)
    await db.execute(sql`update bookings set reminded_at = null, travel_date = ${inDays(1)} where status = 'confirmed'`)
    const noon = new Date(`${inDays(0)}T12:00:00+07:00`)
    const clock = async () => {
      while ((await expireNextBooking()) || (await sendNextReminder(noon)));
    }
    await Promise.all([clock(), clock(), clock()])
    const { rows } = await db.execute(
      sql`select kind, count(*)::int as n from outbox where kind in ('booking-cancelled', 'booking-reminder') group by kind order by kind`,
    )
    const confirmedNow = (await db.execute(sql`select count(*)::int as n from bookings where status = 'confirmed'`))
      .rows[0]?.n
    assert.deepEqual(rows, [
      { kind: "booking-cancelled", n: 3 },
      { kind: "booking-reminder", n: confirmedNow },
    ])
  })

  it("undo a confirmation, or mail it and say that it is too late, but never both", async () => {
    await db.execute(sql`truncate outbox`)
    const { sent, mailer } = collectingMailer()
    const writers = { "booking-confirmed": writeHello }
    const roundTrips = async (count: number) => {
      for (let trip = 0; trip < count; trip++) await db.execute(sql`select 1`)
    }
    const outcomes = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const { dates, ids } = await twoDepartures()
      const { id } = await book(dates[0], ids[0])
      await db.execute(sql`delete from outbox`)
      await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
      await db.execute(sql`update outbox set next_attempt_at = now()`)
      sent.length = 0
      // In the first two rounds one comes long before the other; then they come closer and closer.
      const lead = round < 2 ? 60 : Math.floor(round / 2)
      const [answer] = await Promise.all([
        roundTrips(round % 2 ? lead : 0).then(() => api.post(`/bookings/${id}/undo`, {}, staff.headers)),
        roundTrips(round % 2 ? 0 : lead).then(() => sendNext(writers, mailer)),
      ])
      const { booking } = (await api.get(`/bookings/${id}`, staff.headers)).body
      const left = await db.execute(sql`select from outbox where kind = 'booking-confirmed' and sent_at is null`)
      assert.equal(left.rows.length, 0, "a mail goes out or is withdrawn")
      const seen = [answer.status, answer.body.code, booking.status, sent.length]
      const isUndone = answer.status === 200
      assert.deepEqual(seen, isUndone ? [200, undefined, "pending", 0] : [409, "UNDO_TOO_LATE", "confirmed", 1])
      assert.equal(await sendNext(writers, mailer), false)
      outcomes.add(isUndone ? "undone" : "mailed")
    }
    assert.deepEqual([...outcomes].toSorted(), ["mailed", "undone"])
    await assertPlaces()
  })

  it("send each mail once, and skip those another process has locked", { timeout: 60_000 }, async () => {
    await db.execute(sql`truncate outbox`)
    const recipients = Array.from({ length: 30 }, (_, n) => `guest${n}@mail.example`)
    await queueHello(...recipients)
    const { sent, mailer } = collectingMailer()
    const worker = async () => {
      while (await sendNext({ hello: writeHello }, mailer));
    }
    await transact(async (transaction) => {
      await transaction.execute(sql`select from outbox where recipient = ${recipients[0]} for update`)
      await Promise.all([worker(), worker(), worker()])
    })
    assert.deepEqual(sent.toSorted(), recipients.slice(1).toSorted())
    await worker()
    assert.equal(sent.at(-1), recipients[0])
  })

  it("send a mail and its copy again as one more mail, however often both are asked for", async () => {
    await db.execute(sql`truncate outbox restart identity`)
    await queueHello("again@mail.example")
    const { mailer } = collectingMailer()
    const resend = (id: number) => api.post(`/outbox/${id}/resend`, {}, staff.headers)
    for (let sent = 1; sent <= 5; sent++) {
      while (await sendNext({ hello: writeHello }, mailer));
      await Promise.all([1, sent, 1, sent].map(resend))
      const { rows } = await db.execute(sql`select id::int from outbox where sent_at is null`)
      assert.deepEqual(rows, [{ id: sent + 1 }])
    }
  })
})
