import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { hanoiDate } from "#lib/today.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { CANARIES, guest, liveThrough } from "#server/testing/guest-life.ts"
import { openTestSite } from "#server/testing/site.ts"
import type { AuditEntry, AuditPage } from "./audit-log.ts"

const { api, tours } = await openTestSite()
const hoa = await signInStaff(api, "admin", "hoa")
const minh = await signInStaff(api, "staff", "minh")

async function read(search: string): Promise<AuditPage> {
  const { status, body, text } = await api.get(`/audit-log${search}`, hoa.headers)
  assert.equal(status, 200, text)
  return body.data
}

async function readAll(search = "?limit=50"): Promise<AuditEntry[]> {
  const all: AuditEntry[] = []
  for (let before = ""; ; ) {
    const { entries, next } = await read(`${search}${before}`)
    all.push(...entries)
    if (next === null) return all
    before = `&before=${next}`
  }
}

async function changeTour(changes: object, { headers } = minh): Promise<void> {
  const path = `/tours/${tours.hoiAnLanterns}`
  const { version } = (await api.get(`${path}?view=edit`, headers)).body.data
  const { status, text } = await api.put(path, { version, ...changes }, headers)
  assert.equal(status, 200, text)
}

describe("GET /audit-log", () => {
  it("tells who changed what, from what to what, with the name that it has now", async () => {
    await changeTour({ startTime: "07:15" })
    await changeTour({ startTime: "07:45", title: { en: "Lanterns at dusk", vi: "Đèn lồng chiều" } }, hoa)
    const { entries } = await read(`?kind=tour&id=${tours.hoiAnLanterns}`)
    const [last, first] = entries
    assert.deepEqual([last?.by, last?.action], [{ _id: hoa.user._id, name: "hoa", role: "admin" }, "update"])
    assert.deepEqual(first?.by, { _id: minh.user._id, name: "minh", role: "staff" })
    assert.deepEqual([first?.after?.startTime, last?.before?.startTime], ["07:15", "07:15"])
    assert.deepEqual(first?.about, {
      ...{ kind: "tour", _id: tours.hoiAnLanterns, date: null, exists: true },
      name: { en: "Lanterns at dusk", vi: "Đèn lồng chiều" },
    })
  })

  it("names what the fields of an entry stand for by id", async () => {
    const closed = { tourId: tours.hoiAnLanterns, from: inDays(50), to: inDays(51), reason: "Flood" }
    const { status, text } = await api.post("/departures/close-outs", closed, minh.headers)
    assert.equal(status, 201, text)
    const { entries, names } = await read("?kind=close-out&limit=1")
    assert.equal(entries[0]?.after?.tourId, tours.hoiAnLanterns)
    assert.deepEqual(names[tours.hoiAnLanterns], { en: "Lanterns at dusk", vi: "Đèn lồng chiều" })
  })

  it("shows what guests did by their link, and that an entry is gone", async () => {
    const { booking, guest: headers } = await bookTour(api, tours.hoiAnLanterns)
    await api.put(`/bookings/${booking._id}`, { specialRequests: "A window" }, headers)
    const { entries } = await read("?kind=booking&limit=1")
    assert.deepEqual(entries[0]?.by, { _id: "guest", name: null, role: null })
    assert.deepEqual(entries[0]?.about.name, { en: booking.reference })

    const row = { name: { en: "Day off", vi: "Nghỉ" }, from: inDays(400), to: inDays(401) }
    const { _id } = (await api.post("/holidays", row, minh.headers)).body.data
    await api.request(`/holidays/${_id}`, { method: "DELETE", headers: minh.headers })
    const gone = await read(`?kind=holiday&id=${_id}`)
    assert.deepEqual(
      gone.entries.map(({ action, about }) => [action, about.exists, about.name]),
      [
        ["delete", false, null],
        ["create", false, null],
      ],
    )
  })

  it("filters by person, action and day of Hanoi", async () => {
    const of = async (search: string) => (await readAll(`${search}&limit=50`)).length
    assert.ok((await readAll(`?actor=${minh.user._id}&limit=50`)).every(({ by }) => by._id === minh.user._id))
    assert.ok((await of(`?actor=${minh.user._id}&action=delete`)) > 0)
    assert.equal(await of(`?actor=${hoa.user._id}&action=export`), 0)
    const today = hanoiDate()
    const before = await of(`?from=${today}&to=${today}`)
    assert.ok(before > 0)
    await db.execute(sql`update audit_log set at = now() - interval '3 days'
      where id = (select min(id) from audit_log)`)
    assert.equal(await of(`?from=${today}&to=${today}`), before - 1)
    assert.equal(await of(`?from=${inDays(-4)}&to=${inDays(-2)}`), 1)
    assert.equal(await of(`?from=${inDays(1)}`), 0)
    assert.equal(await of(`?to=${inDays(-10)}`), 0)
  })

  it("reads page after page, each entry once", async () => {
    for (const startTime of ["08:00", "08:15", "08:30"]) await changeTour({ startTime })
    const whole = await readAll("?limit=50")
    const inPages = await readAll("?limit=3")
    assert.deepEqual(
      inPages.map(({ _id }) => _id),
      whole.map(({ _id }) => _id),
    )
    assert.ok(whole.length > 6)
  })

  it("is for administrators and managers, by all who work or have worked here", async () => {
    const sales = await signInStaff(api, "sales", "lien")
    const left = await signInStaff(api, "guide", "nga")
    assert.equal((await api.post(`/users/${left.user._id}/leave`, { handOverTo: null }, hoa.headers)).status, 200)
    for (const path of ["/audit-log", "/audit-log/people"]) {
      assert.equal((await api.get(path, minh.headers)).status, 200)
      assert.equal((await api.get(path, sales.headers)).status, 403)
    }
    const { data } = (await api.get("/audit-log/people", minh.headers)).body
    assert.deepEqual(
      data.map(({ name }: { name: string }) => name),
      ["hoa", "lien", "minh", "nga"],
    )
  })

  it("sends no more than a megabyte or one entry at once", async () => {
    const long = { text: "ă".repeat(200_000) }
    const rows = Array.from({ length: 4 }, (_, nth) => ({
      actor: "system",
      action: "update",
      subject: "list:long",
      after: { nth, ...long },
    }))
    await db.insert(auditLog).values(rows)
    await db
      .insert(auditLog)
      .values({ actor: "system", action: "update", subject: "list:long", after: { text: "a".repeat(2_000_000) } })
    const pages: number[] = []
    for (let before = ""; ; ) {
      const { data } = (await api.get(`/audit-log?kind=list&id=long&limit=50${before}`, hoa.headers)).body
      pages.push(data.entries.length)
      if (data.next === null) break
      before = `&before=${data.next}`
    }
    assert.deepEqual(pages, [1, 2, 2])
  })

  it("says what is wrong with a request", async () => {
    const reversed = await api.get(`/audit-log?from=${inDays(1)}&to=${inDays(0)}`, hoa.headers)
    assert.deepEqual([reversed.status, reversed.body.errors[0].field], [422, "to"])
    for (const search of ["?id=1", "?actor=nobody", "?before=x", "?kind=Tour!", "?from=2026-02-30", "?limit=51"])
      assert.equal((await api.get(`/audit-log${search}`, hoa.headers)).status, 422, search)
  })

  it("holds no secrets, should somebody write one", async () => {
    await db.execute(sql`insert into audit_log (actor, action, subject, after) values
      ('system', 'update', 'user:1', '{"role": "staff", "passwordHash": "x1", "deep": [{"token": "x2", "n": 1}]}')`)
    const { entries } = await read("?limit=1")
    assert.deepEqual(entries[0]?.after, { role: "staff", deep: [{ n: 1 }] })
  })

  it("shows nothing of a person once they are erased", async () => {
    const transfers = await createTransfers()
    await liveThrough({ api, tours, transfers, staff: hoa.headers })
    const said = async () => {
      const all = JSON.stringify(await readAll())
      return CANARIES.filter((canary) => all.includes(canary))
    }
    assert.ok((await said()).length > 0)
    const { status, text } = await api.post("/people/erase", { email: guest.email }, hoa.headers)
    assert.equal(status, 200, text)
    assert.deepEqual(await said(), [])
  })
})

describe("the audit log of years", () => {
  it("finds a page by index, whatever is asked for", async () => {
    await db.execute(sql`insert into audit_log (at, actor, action, subject)
      select now() - make_interval(mins => 20000 - n), case when n % 7 = 0 then 'system' else 'guest' end,
        case when n % 5000 = 0 then 'export' else 'update' end, 'booking:' || n
      from generate_series(1, 20000) n`)
    await db.execute(sql`analyze audit_log`)
    for (const [condition, index] of [
      [sql`subject = 'booking:77'`, "audit_log_by_subject"],
      [sql`split_part(subject, ':', 1) = 'holiday'`, "audit_log_by_kind"],
      [sql`actor = ${minh.user._id}`, "audit_log_by_actor"],
      [sql`action = 'export'`, "audit_log_by_action"],
    ] as const) {
      const { rows } = await db.execute(
        sql`explain select * from audit_log where ${condition} order by id desc limit 21`,
      )
      assert.match(JSON.stringify(rows), new RegExp(index))
    }
  })
})
