import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { createDeparture, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

describe("two who assign at once (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const { headers } = await signInStaff(api, "operations", "nga")

  it("never put one vehicle on two trips of the same time", async () => {
    for (let round = 0; round < 10; round++) {
      const vehicle = (await api.post("/resources", { kind: "vehicle", name: `29B-${round}` }, headers)).body.data._id
      const date = inDays(10 + round)
      const trips = await Promise.all(
        ["08:00", "09:30"].map((startTime) => createDeparture(tours.hoiAnLanterns, { date, startTime, capacity: 8 })),
      )
      const answers = await Promise.all(trips.map((id) => api.post(`/crews/${id}`, { resourceId: vehicle }, headers)))
      assert.deepEqual(answers.map(({ status }) => status).toSorted(), [201, 409])
      assert.equal(answers.find(({ status }) => status === 409)?.body.code, "RESOURCE_NOT_FREE")
    }
  })

  it("is refused by the database, too", async () => {
    const twice = sql`insert into assignments (resource_id, departure_id, starts_at, ends_at, busy)
      select resource_id, (select id from departures where id <> departure_id limit 1), starts_at, ends_at, busy
      from assignments limit 1`
    await assert.rejects(db.execute(twice), (error: Error) => /assignments_not_twice/.test(String(error.cause)))
  })
})
