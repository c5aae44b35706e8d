import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { createDeparture, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { type Job, type OtherJob, spanOf, whyNotFree } from "./assignment.ts"

const { api, tours } = await openTestSite()
const { headers: signedIn } = await signInStaff(api, "operations", "nga")
const headers = { ...signedIn, "accept-language": "en" }

const add = async (body: object): Promise<string> => {
  const answer = await api.post("/resources", body, headers)
  assert.equal(answer.status, 201, answer.text)
  return answer.body.data._id
}
const depart = (day: number, startTime = "08:00") =>
  createDeparture(tours.hoiAnLanterns, { date: inDays(day), startTime, capacity: 12 })
const assign = (departureId: string, resourceId: string, reason?: string) =>
  api.post(`/crews/${departureId}`, { resourceId, ...(reason && { reason }) }, headers)
const codes = ({ body }: { body: { reasons: { code: string }[] } }) => body.reasons.map(({ code }) => code)
const columns = async (id: string) => {
  const { guide, guidePhone, guideId, vehicle } = (await api.get(`/departures/${id}`, headers)).body.data
  return { guide, guidePhone, guideId, vehicle }
}
const names = async (id: string) =>
  (await api.get(`/crews/${id}`, headers)).body.data.map(({ name }: { name: string }) => name)

describe("the crew of a departure", () => {
  it("is written onto it for guests and guides, and taken off again", async () => {
    const account = (await signInStaff(api, "guide", "nam")).user
    const guide = await add({ kind: "guide", name: "Đỗ Hải Nam", phone: "0900 000 411", accountId: account._id })
    const vehicle = await add({ kind: "vehicle", name: "29B-411.08", vehicleKind: "Ford Transit" })
    const id = await depart(10)
    assert.equal((await assign(id, guide)).status, 201)
    const both = (await assign(id, vehicle)).body.data
    const named = { guide: "Đỗ Hải Nam", guidePhone: "0900 000 411", guideId: account._id }
    assert.deepEqual(await columns(id), { ...named, vehicle: "Ford Transit 29B-411.08" })
    const ledBy = async (name: string) => {
      const { headers: own } = await signInStaff(api, "guide", name)
      return (await api.get("/guide/departures", own)).body.data.map(({ _id }: { _id: string }) => _id)
    }
    assert.deepEqual([await ledBy("nam"), await ledBy("tam")], [[id], []])
    await api.post("/resources/absences", { resourceId: guide, from: inDays(10), to: inDays(10) }, headers)
    assert.equal((await assign(id, guide)).body.code, "ALREADY_ASSIGNED")
    assert.equal((await api.request(`/crews/${id}/${both[1]._id}`, { method: "DELETE", headers })).status, 200)
    assert.deepEqual(await columns(id), { ...named, vehicle: "" })
    const { version } = (await api.get(`/resources/${guide}`, headers)).body.data
    const edit = { name: "Đỗ Hải Nam Anh", phone: "0900 000 499", version }
    assert.equal((await api.put(`/resources/${guide}`, edit, headers)).status, 200)
    Object.assign(named, { guide: edit.name, guidePhone: edit.phone })
    assert.deepEqual(await columns(id), { ...named, vehicle: "" }, "as the entry says since")
    const jobs = `/crews/jobs?resourceId=${guide}&from=${inDays(0)}&to=${inDays(30)}`
    const [job] = (await api.get(jobs, headers)).body.data
    assert.deepEqual([job.departureId, job.firstDay, job.overrideReason], [id, inDays(10), ""])
  })

  it("refuses who isn't free with every reason, and takes them with a reason that the history shows", async () => {
    const papers = [{ kind: "guideInternational", number: "101", expires: inDays(19) }]
    const guide = await add({ kind: "guide", name: "Vũ Thu Trang", languages: ["en"], papers })
    await api.post("/resources/absences", { resourceId: guide, from: inDays(20), to: inDays(21) }, headers)
    const [first, second] = [await depart(20), await depart(20, "13:00")]
    await db.execute(sql`update tours set facts = '{"guideLanguages": ["ko"]}' where id = ${tours.hoiAnLanterns}`)
    const refused = await assign(first, guide)
    assert.deepEqual(
      [refused.status, refused.body.code, codes(refused)],
      [409, "RESOURCE_NOT_FREE", ["off", "expired", "language"]],
    )
    assert.match(
      refused.body.message,
      /^Vũ Thu Trang isn't free: off from .+ to .+; a paper expires on .+, before the end; doesn't speak Korean\. To assign it all the same, say why\.$/,
    )
    assert.equal((await assign(first, guide, "New card is on its way")).status, 201)
    const overlapping = await assign(second, guide, "")
    assert.deepEqual(codes(overlapping), ["busy", "off", "expired", "language"])
    assert.equal((await assign(second, guide, "Covers both")).status, 201)
    await db.execute(sql`update tours set facts = '{}' where id = ${tours.hoiAnLanterns}`)
    const { rows } = await db.execute(
      sql`select after from audit_log where subject = ${`departure:${second}`} order by id desc limit 1`,
    )
    assert.deepEqual(rows, [{ after: { crew: ["Vũ Thu Trang (Covers both)"] } }])
  })

  it("offers the free ones first, and says why the others aren't", async () => {
    const [free, busy] = [await add({ kind: "boat", name: "Bình Minh" }), await add({ kind: "boat", name: "An Bình" })]
    const [here, there] = [await depart(30), await depart(30, "09:00")]
    await assign(there, busy)
    const choices = (await api.get(`/crews/${here}/choices?kind=boat`, headers)).body.data
    const brief = choices.map(({ resourceId, reasons }: { resourceId: string; reasons: { code: string }[] }) => [
      resourceId,
      reasons.map(({ code }) => code),
    ])
    assert.deepEqual(brief, [
      [free, []],
      [busy, ["busy"]],
    ])
  })

  it("is assigned to a whole schedule at once, but for the days on which it isn't free", async () => {
    const boat = await add({ kind: "boat", name: "Sông Hồng" })
    const range = { from: inDays(50), to: inDays(53) }
    const weekdays = [1, 2, 3, 4, 5, 6, 7]
    const schedule = { tourId: tours.haLongCruise, weekdays, ...range, startTime: "06:10", capacity: 8 }
    const { _id } = (await api.post("/departures/schedules", schedule, headers)).body.data
    await api.post("/resources/absences", { resourceId: boat, from: inDays(53), to: inDays(60) }, headers)
    const all = async () =>
      (await api.post(`/crews/schedules/${_id}`, { resourceId: boat, ...range }, headers)).body.data
    const { assigned, refused } = await all()
    const days = refused.map(({ date, reasons }: { date: string; reasons: { code: string }[] }) => [
      date,
      reasons[0]?.code,
    ])
    assert.equal(assigned + refused.length, 4)
    assert.ok(assigned > 0)
    assert.deepEqual(days.at(-1), [inDays(53), "off"])
    assert.deepEqual(await all(), { assigned, refused })
    const long = await api.post(
      `/crews/schedules/${_id}`,
      { resourceId: boat, from: inDays(50), to: inDays(150) },
      headers,
    )
    assert.equal(long.status, 422)
  })

  it("moves with its departure as far as it is free there, and goes when that is called off", async () => {
    const [a, b] = [await add({ kind: "driver", name: "Cường" }), await add({ kind: "driver", name: "Bảo" })]
    const [id, other] = [await depart(40), await depart(41, "09:00")]
    for (const driver of [a, b]) assert.equal((await assign(id, driver)).status, 201)
    assert.equal((await assign(other, b)).status, 201)
    assert.equal((await api.post(`/departures/${id}/move`, { date: inDays(41) }, headers)).status, 200)
    assert.deepEqual(await names(id), ["Cường"])
    assert.equal((await api.post(`/departures/${id}/call-off`, { reason: "Storm" }, headers)).status, 200)
    assert.deepEqual(await names(id), [])
    assert.equal((await assign(id, a)).body.code, "CALLED_OFF")
    assert.equal((await assign(await depart(42), a)).status, 201)
  })
})

describe("why somebody isn't free", () => {
  const span = (from: string, to: string, travelMinutes = 0) =>
    spanOf({ start: new Date(`2027-01-02T${from}:00Z`), usualEnd: new Date(`2027-01-02T${to}:00Z`), travelMinutes })
  const job = (times: ReturnType<typeof span>): Job => ({
    ...{ ...times, firstDay: "2027-01-02", lastDay: "2027-01-02" },
    languages: [],
    people: 7,
  })
  const other = (times: ReturnType<typeof span>): OtherJob => ({ ...times, title: { en: "Cruise" } })
  const van = { kind: "vehicle" as const, isArchived: false, papers: [], languages: [], seats: 6 }
  const reasons = (others: OtherJob[], wanted: Job) =>
    whyNotFree({ ...van, seats: 7 }, { absences: [], others, seatsBeside: [] }, wanted)

  it("counts the way between two trips, and seats against guests", () => {
    const morning = other(span("01:00", "07:20", 10))
    const [busy] = reasons([morning], job(span("07:30", "12:00", 30)))
    assert.deepEqual([busy?.code, busy?.isBefore, busy?.minutes], ["busy", true, 40])
    assert.deepEqual(reasons([morning], job(span("08:00", "12:00", 30))), [])
    const withSeats = (seatsBeside: (number | null)[]) =>
      whyNotFree(van, { absences: [], others: [], seatsBeside }, job(span("08:00", "12:00")))
    assert.deepEqual(withSeats([]), [{ code: "seats", seats: 6, people: 7 }])
    assert.deepEqual([withSeats([1]), withSeats([null])], [[], []], "with another vehicle")
  })

  it("counts the last paper of each kind", () => {
    const paper = (kind: "guideInternational" | "other", expires: string | null) => ({
      kind,
      expires,
      number: "",
      class: "",
    })
    const why = (...papers: ReturnType<typeof paper>[]) =>
      whyNotFree(
        { ...van, seats: null, papers },
        { absences: [], others: [], seatsBeside: [] },
        job(span("08:00", "12:00")),
      )
    const [old, renewed] = [paper("guideInternational", "2027-01-01"), paper("guideInternational", "2031-01-01")]
    assert.deepEqual(
      [why(old).length, why(old, renewed).length, why(paper("other", "2027-01-01"), paper("other", null)).length],
      [1, 0, 1],
    )
  })
})
