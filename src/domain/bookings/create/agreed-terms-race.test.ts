import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 20

describe("bookings while staff change the terms (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const { headers } = await signInStaff(api, "admin")
  const text = (round: number) => ({ en: `<p>Round ${round}: {{guestDays}} days</p>`, vi: "<p>{{guestDays}}</p>" })
  const terms = { kind: "terms", slug: "terms", title: "Terms", content: text(-1), isActive: true }
  const { _id } = (await api.post("/pages", terms, headers)).body.data

  const book = async () => {
    const { booking } = await bookTour(api, tours.sapaTerraces, { customerInfo: withNewAddress(emma) })
    assert.ok(booking.terms)
    const { data } = (await api.get(`/pages/${_id}/versions/${booking.terms.version}`)).body
    return { number: booking.terms.version, words: data.content.en }
  }

  it("agree to words that were in force, and the save succeeds, in whatever order they come", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const guestDays = 400 + round
      const retention = { guestDays, networkDays: 30 }
      assert.equal((await api.put("/settings", { retention }, headers)).status, 200)
      const [saved, first, second] = await Promise.all([
        api.put(`/pages/${_id}`, { content: text(round) }, headers),
        book(),
        book(),
      ])
      assert.equal(saved.status, 200, saved.text)
      const inForce = [round - 1, round].map((nth) => `<p>Round ${nth}: ${guestDays} days</p>`)
      for (const { words } of [first, second]) assert.ok(inForce.includes(words), `${words} in round ${round}`)
      assert.equal(first.number === second.number, first.words === second.words)
      const { rows } = await db.execute(sql`select content ->> 'en' as text from page_versions
        where page_id = ${_id} order by number desc limit 1`)
      assert.deepEqual(rows, [{ text: text(round).en }], "the newest version is the text of the page")
    }
    const { rows } = await db.execute(sql`select count(*)::int as n from page_versions where page_id = ${_id}`)
    assert.ok(Number(rows[0]?.n) <= 2 * ROUNDS + 1, "each text has one copy for each state of the settings")
  })

  it("write one version for all that are sent at once after a change of the settings", async () => {
    await api.put("/settings", { retention: { guestDays: 900, networkDays: 30 } }, headers)
    const booked = await Promise.all([book(), book(), book(), book()])
    assert.equal(new Set(booked.map(({ number }) => number)).size, 1)
    assert.match(booked[0]?.words ?? "", /900 days/)
  })
})
