import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db, transaction } from "#server/database/database.server.ts"
import { waitForLockWaiter } from "#server/testing/api.ts"
import { bookTour, emma, inDays, requestFor, sendBooking, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 20

describe("erasing a person while they book (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const admin = await signInStaff(api, "admin", "hoa")

  it(`leaves each booking complete or refuses, in ${ROUNDS} rounds`, async () => {
    const outcomes: Record<number, number> = {}
    for (let round = 0; round < ROUNDS; round++) {
      const customerInfo = { ...emma, email: `emma${round}@mail.example` }
      const order = (days: number) => requestFor(tours.hoiAnLanterns, { customerInfo, travelDate: inDays(days) })
      const old = (await sendBooking(api, order(40))).booking
      await db.execute(sql`update bookings set travel_date = ${inDays(-9)}, status = 'completed' where id = ${old._id}`)
      const booking = api.post("/bookings", order(50))
      const erasing = api.post("/people/erase", { email: customerInfo.email }, admin.headers)
      const [booked, erased] = await Promise.all([booking, erasing])
      assert.equal(booked.status, 201, booked.text)
      assert.ok([200, 409].includes(erased.status), erased.text)
      outcomes[erased.status] = (outcomes[erased.status] ?? 0) + 1
      const { rows } = await db.execute(sql`select customer_name as name, customer_email as email,
        customer_phone <> '' as phone, (select count(*)::int from outbox where payload ->> 'bookingId' = b.id::text) as mails
        from bookings b where id = ${booked.body.booking._id}`)
      assert.deepEqual(rows, [{ name: emma.name, email: customerInfo.email, phone: true, mails: 2 }])
      const [former] = (await db.execute(sql`select customer_email as email from bookings where id = ${old._id}`)).rows
      assert.equal(former?.email, erased.status === 200 ? "" : customerInfo.email)
    }
    assert.equal(
      Object.values(outcomes).reduce((all, some) => all + some),
      ROUNDS,
    )
  })

  it("leaves a trip complete that is booked after the first check", async () => {
    const customerInfo = { ...emma, email: "between@mail.example" }
    const old = (await bookTour(api, tours.hoiAnLanterns, { customerInfo })).booking
    await db.execute(sql`update bookings set travel_date = ${inDays(-9)}, status = 'completed' where id = ${old._id}`)
    let erasing: Promise<{ body: { code: string } }> | undefined
    // Holds the old booking, so that the erasure waits after its first question.
    await transaction(async (held) => {
      await held.execute(sql`select 1 from bookings where id = ${old._id} for update`)
      erasing = api.post("/people/erase", { email: customerInfo.email }, admin.headers)
      await waitForLockWaiter()
      await bookTour(api, tours.hoiAnLanterns, { customerInfo, travelDate: inDays(60) })
    })
    assert.equal((await erasing)?.body.code, "JOURNEY_AHEAD")
    const { rows } = await db.execute(
      sql`select count(*)::int as n from bookings where customer_email = ${customerInfo.email}`,
    )
    assert.deepEqual(rows, [{ n: 2 }])
  })

  it("leaves an enquiry that is written in the meantime complete, with its mails", async () => {
    const { name, phone } = emma
    const writer = { name, phone, email: "writing@mail.example" }
    const asked = { subject: "Lanterns", message: "How many?", tourReference: { tourId: tours.hoiAnLanterns } }
    assert.equal((await api.post("/consultations", { ...writer, ...asked })).status, 201)
    let erasing: Promise<{ status: number }> | undefined
    // Holds the first request, so that the erasure waits before it deletes any.
    await transaction(async (held) => {
      await held.execute(sql`select 1 from enquiries where email = ${writer.email} for update`)
      erasing = api.post("/people/erase", { email: writer.email }, admin.headers)
      await waitForLockWaiter()
      assert.equal((await api.post("/consultations", { ...writer, ...asked })).status, 201)
    })
    assert.equal((await erasing)?.status, 200)
    const { rows } = await db.execute(sql`select (select count(*)::int from outbox
      where payload ->> 'enquiryId' = c.id::text) as mails from enquiries c where email = ${writer.email}`)
    assert.deepEqual(rows, [{ mails: 2 }])
    const { rows: orphans } = await db.execute(sql`select recipient from outbox where payload ? 'enquiryId'
      and payload ->> 'enquiryId' not in (select id::text from enquiries)`)
    assert.deepEqual(orphans, [])
  })

  it("signs out a customer who books while their account is deleted", async () => {
    const visitor = await signUp(api, { email: "leaving@mail.example" })
    let booking: Promise<{ status: number }> | undefined
    await transaction(async (held) => {
      await held.execute(sql`delete from users where email = 'leaving@mail.example'`)
      booking = api.post("/bookings", requestFor(tours.hoiAnLanterns), visitor.headers)
      await waitForLockWaiter()
    })
    assert.equal((await booking)?.status, 401)
  })
})
