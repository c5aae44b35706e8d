import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { besideTransaction } from "#server/testing/beside-transaction.ts"
import { createDeparture, emma, inDays, signInStaff, type Visitor } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

describe("beside a colleague who leaves (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const admin = await signInStaff(api, "admin", "boss")
  let made = 0
  const newColleague = () => signInStaff(api, "operations", `leaver-${++made}`)
  /** As the leaving does first: what is tied to the account by then is let go. */
  const besideLeaving = <T>({ user }: Visitor, run: () => Promise<T>) =>
    besideTransaction(api.databaseUrl, [["update users set is_disabled = true where id = $1", [user._id]]], run)

  it("no departure gets them as its guide", async () => {
    const colleague = await newColleague()
    const guideId = colleague.user._id
    const id = await createDeparture(tours.haLongCruise, { date: inDays(3), capacity: 8 })
    const { version } = (await api.get(`/departures/${id}`, admin.headers)).body.data
    const changed = await besideLeaving(colleague, () =>
      api.put(`/departures/${id}`, { version, guideId }, admin.headers),
    )
    assert.deepEqual([changed.status, changed.body.errors?.[0].field], [422, "guideId"], changed.text)
  })

  it("no new departure gets them as its guide", async () => {
    const colleague = await newColleague()
    const departure = { tourId: tours.haLongCruise, date: inDays(4), startTime: "08:00", capacity: 8 }
    const created = await besideLeaving(colleague, () =>
      api.post("/departures", { ...departure, guideId: colleague.user._id }, admin.headers),
    )
    assert.deepEqual([created.status, created.body.errors?.[0].field], [422, "guideId"], created.text)
  })

  it("no enquiry gets them as its owner", async () => {
    const colleague = await signInStaff(api, "sales", "seller")
    await api.post("/contact", { ...emma, subject: "Bags", message: "Where do they go?" })
    const { _id } = (await api.get("/enquiries?limit=1", admin.headers)).body.data[0]
    const taken = await besideLeaving(colleague, () =>
      api.put(`/contact/${_id}`, { owner: colleague.user._id }, admin.headers),
    )
    assert.deepEqual([taken.status, taken.body.errors?.[0].field], [422, "owner"], taken.text)
  })

  it("no link for guides is made by them", async () => {
    const colleague = await newColleague()
    const id = await createDeparture(tours.haLongCruise, { date: inDays(5), capacity: 8 })
    const made = await besideLeaving(colleague, () => api.post(`/departures/${id}/guide-links`, {}, colleague.headers))
    assert.equal(made.status, 401, made.text)
    assert.deepEqual((await api.get(`/departures/${id}/guide-links`, admin.headers)).body.data, [])
  })
})
