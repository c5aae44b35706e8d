import assert from "node:assert/strict"
import { after, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { applyRetention } from "#domain/privacy/retention.server.ts"
import { addDays } from "#lib/today.ts"
import { runningConfig, setRunningConfig } from "#server/config/running-config.server.ts"
import { db } from "#server/database/database.server.ts"
import {
  act,
  admin,
  api,
  book,
  bookInHalves,
  COLUMNS,
  csv,
  headers,
  importAll,
  type Line,
  ledger,
  mailsTo,
  only,
  read,
  report,
  SECRET,
  send,
  stored,
  TODAY,
  webhook,
} from "#server/testing/statements.ts"
import { personalData } from "#slices.server.ts"
import { DAYS_APART } from "./bank-statement.ts"

describe("SePay's webhook", () => {
  const before = runningConfig()
  after(() => setRunningConfig(before))

  it("is off until a secret is set", async () => {
    assert.equal((await webhook(report(1_000, "x"))).status, 404)
    setRunningConfig({ ...before, sepaySecret: SECRET })
  })

  it("refuses a wrong signature, an old one and none, and stores nothing of it", async () => {
    const old = Math.floor(Date.now() / 1000) - 301
    for (const answer of [
      await webhook(report(1_000, "FORGED"), { secret: "another secret" }),
      await webhook(report(1_000, "FORGED"), { at: old }),
      await api.post("/webhooks/sepay", report(1_000, "FORGED")),
    ])
      assert.deepEqual([answer.status, answer.body.code], [401, "UNAUTHORIZED"])
    assert.equal((await stored("search=forged")).length, 0)
    assert.equal((await webhook({ id: 1 })).status, 422)
    assert.equal((await webhook({ ...report(1, "x"), pad: "x".repeat(40_000) })).status, 413)
  })

  it("records what is exactly owed at once, the same transaction once, and a statement adds nothing to it", async () => {
    const one = await book()
    await mailsTo()
    const sent = report(one.left, `${one.code} COC`)
    for (let times = 0; times < 2; times++) assert.deepEqual((await webhook(sent)).body, { success: true })
    const [line, ...more] = await ledger(one.id)
    assert.deepEqual([line.amount, line.recordedBy, more.length], [one.left, null, 0])
    assert.equal((await read(one.id)).balance, 0)
    assert.equal((await mailsTo()).filter((subject) => /^Payment received/.test(subject)).length, 1)
    const rest = csv([[one.left, `CT DEN:${sent.id} ${one.code} COC NGUYEN VAN A`, `FT.${sent.id}`]])
    assert.deepEqual(await importAll(rest), { added: 0, known: 1, matched: 0, waiting: 0, outgoing: 0 })
    assert.deepEqual(await importAll(rest), { added: 0, known: 1, matched: 0, waiting: 0, outgoing: 0 })
    assert.equal((await ledger(one.id)).length, 1)
  })

  it("checks the guest's slip of it", async () => {
    const one = await book()
    await db.execute(sql`insert into booking_slips (booking_id, key, width, height)
      values (${one.id}, ${`slip-${one.code}`}, 1, 1), (${one.id}, ${`more-${one.code}`}, 1, 1)`)
    const statuses = async () =>
      (await api.get(`/slips/${one.id}`, headers)).body.data.slips.map(({ status }: { status: string }) => status)
    await importAll(csv([[one.left - 1_000_000, `${one.code} mot phan`]]))
    const { _id } = await only(`${one.code} mot phan`)
    assert.deepEqual(await statuses(), ["new", "new"])
    await act(_id, "assign", { parts: [{ bookingId: one.id, amount: one.left - 1_000_000 }] })
    assert.deepEqual(await statuses(), ["seen", "new"])
    await webhook(report(1_000_000, `${one.code} CON LAI`))
    assert.deepEqual(await statuses(), ["seen", "seen"])
    const { data } = (await api.get(`/bookings/${one.id}/history`, headers)).body
    const seen = data.filter(({ kind }: { kind: string }) => kind === "slip-seen")
    assert.deepEqual(seen.map(({ by }: { by: string | null }) => by).sort(), ["accounts", null])
  })

  it("is the same transaction as a row with its reference that is dated some days apart", async () => {
    const dayAfter = (days: number) => addDays(TODAY, days).split("-").reverse().join("/")
    const one = await book()
    const half = Math.floor(one.left / 2)
    await webhook(
      report(half, `${one.code} nua`, {
        referenceCode: "FT263352888",
        transactionDate: `${addDays(TODAY, -3)} 08:00:00`,
      }),
    )
    const other = { known: 1, added: 0, matched: 0, waiting: 0, outgoing: 0 }
    assert.deepEqual(await importAll(csv([[half, `${one.code} nua`, "FT263352888"]])), other)
    assert.deepEqual(await importAll(csv([[half, `${one.code} nua`, "FT263352888", dayAfter(-2)]])), other)
    const again = csv([[half, `${one.code} nua`, "FT263352999", dayAfter(-3)]])
    assert.equal((await importAll(again)).added, 1, "another reference is another transfer")
    await webhook(
      report(half, `${one.code} nua`, { referenceCode: "FT263352999", transactionDate: `${TODAY} 08:00:00` }),
    )
    assert.equal((await stored(`search=${one.code}`)).length, 2)
  })

  it("is the same transaction as a row with its reference in other words, also once its texts are erased", async () => {
    const email = "apart@mail.example"
    const one = await book({ email })
    const half = Math.floor(one.left / 2)
    const transactionDate = `${addDays(TODAY, -DAYS_APART)} 08:00:00`
    const sent = report(half, `${one.code} nua`, { referenceCode: "FT263358812", transactionDate })
    assert.equal((await webhook(sent)).status, 200)
    const other = csv([[half, "CK NHANH 247 TU NGUYEN THI LAN", "FT263358812"]])
    const known = { added: 0, known: 1, matched: 0, waiting: 0, outgoing: 0 }
    assert.deepEqual(await importAll(other), known)
    await db.execute(sql`update bank_transactions set nth = null, fingerprint = null where amount_minor = ${half}
      and bank_reference = 'FT263358812'`)
    await api.put(`/bookings/${one.id}/cancel`, { cancellationReason: "Ill", refundPercent: 0 }, admin.headers)
    await api.post("/people/erase", { email }, admin.headers)
    assert.deepEqual(await importAll(other), known)
  })

  it("waits if it has no reference and the sum of the day is stored in other words", async () => {
    const [one, two, guest] = [await book(), await book(), await book()]
    const nowhere = { referenceCode: null }
    await webhook(report(one.left, "NGUYEN THI LAN chuyen khoan", nowhere))
    assert.equal((await importAll(csv([[one.left, `QR 9912 ${one.code}`, "FT263359001"]]))).matched, 0)
    const waits = await only(`QR 9912 ${one.code}`)
    assert.deepEqual([waits.kind, (await read(one.id)).paid], ["maybeKnown", 0])
    const parts = [{ bookingId: one.id, amount: one.left }]
    assert.equal((await act(waits._id, "assign", { parts })).body.data.state, "matched")
    await act((await only("NGUYEN THI LAN chuyen"))._id, "ignore", { reason: "Bao hai lan" })
    await send("import", csv([[two.left, `${two.code} theo sao ke`, ""]]), { accepted: [] })
    await webhook(report(two.left, `bao co ${two.code}`, nowhere))
    assert.deepEqual([(await only(`bao co ${two.code}`)).kind, (await read(two.id)).paid], ["maybeKnown", 0])
    await webhook(report(guest.left, `bao co ${guest.code}`, { referenceCode: "FT263359077" }))
    assert.equal((await read(guest.id)).balance, 0, "the statement's row names another booking")
  })

  it("waits if a report without a reference is dated a day apart, or comes by another statement of the day", async () => {
    const [night, early, twice] = [await bookInHalves(), await bookInHalves(), await bookInHalves()]
    const nowhere = { referenceCode: null }
    const yesterday = addDays(TODAY, -1).split("-").reverse().join("/")
    const at = (days: number, time: string) => ({ ...nowhere, transactionDate: `${addDays(TODAY, days)} ${time}` })
    await webhook(report(night.left / 2, `${night.code} coc`, at(-1, "23:59:00")))
    assert.equal((await importAll(csv([[night.left / 2, `MBVCB.1 ${night.code} CT TU`, "FT263359201"]]))).matched, 0)
    assert.equal((await only(`MBVCB.1 ${night.code}`)).kind, "maybeKnown")
    assert.equal((await importAll(csv([[early.left / 2, `${early.code} coc`, "", yesterday]]))).matched, 1)
    await webhook(report(early.left / 2, `bao co ${early.code}`, at(0, "00:05:00")))
    assert.equal((await only(`bao co ${early.code}`)).kind, "maybeKnown")
    const half = twice.left / 2
    const [first, other] = [`${twice.code} coc`, `MBVCB.2 ${twice.code} CT TU`]
    assert.equal((await importAll(csv([[half, first, ""]]))).matched, 1)
    assert.equal((await importAll(csv([[half, other, "FT263359202"]]))).matched, 0)
    assert.equal((await only(other)).kind, "maybeKnown")
    for (const { id } of [night, early, twice]) assert.equal((await ledger(id)).length, 1)
  })

  it("of equal rows of one file are two transfers, also as long as they wait", async () => {
    const one = await bookInHalves()
    const [a, b] = [`${one.code} lan 1`, `${one.code} lan 2`]
    await send(
      "import",
      csv([
        [one.left / 2, a, ""],
        [one.left / 2, b, ""],
      ]),
      { accepted: [] },
    )
    assert.deepEqual([(await only(a)).kind, (await only(b)).kind], ["exact", "exact"])
  })

  it("waits if the other report belongs to its booking, and not if that belongs to another one", async () => {
    const [right, wrong] = [await book(), await book()]
    const half = right.left / 2
    const nowhere = { referenceCode: null }
    await webhook(report(half, "PHAM VAN CHUYEN dat coc", nowhere))
    const { _id } = await only("PHAM VAN CHUYEN dat coc")
    const given = (await act(_id, "assign", { parts: [{ bookingId: wrong.id, amount: half }] })).body.data
    await act(_id, "move", { allocationId: given.allocations[0]._id, bookingId: right.id })
    assert.equal((await importAll(csv([[half, `QR 9913 ${right.code}`, "FT263359105"]]))).matched, 0)
    const waits = await only(`QR 9913 ${right.code}`)
    assert.deepEqual([waits.kind, (await ledger(right.id)).length], ["maybeKnown", 1])
    const { reference } = await read(right.id)
    const { content, source, amount, bookings } = waits.otherReport
    assert.deepEqual(
      { content, source, amount, bookings },
      {
        content: "PHAM VAN CHUYEN dat coc",
        source: "webhook",
        amount: half,
        bookings: [{ bookingId: right.id, reference }],
      },
    )
    await webhook(report(wrong.left, "PHAM VAN CHUYEN het", nowhere))
    const parts = [{ bookingId: right.id, amount: wrong.left, aboveBalance: true }]
    await act((await only("PHAM VAN CHUYEN het"))._id, "assign", { parts })
    assert.equal((await importAll(csv([[wrong.left, `QR 9914 ${wrong.code}`, "FT263359106"]]))).matched, 1)
  })

  it("meets a statement that came first", async () => {
    const one = await book()
    await importAll(csv([[one.left, `${one.code} truoc`, "REF-FIRST"]]))
    await webhook(report(one.left, one.code, { referenceCode: "REF-FIRST" }))
    assert.deepEqual([(await ledger(one.id)).length, (await stored(`search=${one.code}`)).length], [1, 1])
  })

  it("keeps what isn't exact for a person, takes the fields of the Bank Hub, and ignores other accounts", async () => {
    const one = await book()
    await webhook(report(one.left - 1, `${one.code} thieu mot dong`))
    assert.equal((await only("thieu mot dong")).kind, "short")
    const hub = {
      transaction_id: "bh-1",
      transaction_date: `${TODAY} 10:00:00`,
      account_number: "1017595600",
      va: null,
      payment_code: null,
      content: "Bank Hub rut tien",
      transfer_type: "debit",
      amount: 20_000,
      reference_code: "BH1",
    }
    assert.equal((await webhook(hub)).status, 200)
    assert.equal((await only("Bank Hub rut tien")).amount, -20_000)
    const other = await webhook(report(5, "tai khoan khac", { accountNumber: "5550001" }))
    assert.deepEqual([other.status, (await stored("search=tai%20khoan%20khac")).length], [200, 0])
  })

  it("refuses a day that is none, and never takes đồng for dollars", async () => {
    for (const transactionDate of ["2026-13-45 00:00:00", "2031-01-01 00:00:00"])
      assert.equal((await webhook(report(1_000, "ngay sai", { transactionDate }))).status, 422)
    assert.equal((await webhook(report(1_000, "vao tai khoan do la", { accountNumber: "333" }))).status, 200)
    assert.equal((await stored("search=vao%20tai%20khoan%20do%20la")).length, 0)
  })

  it("only proposes if the company wants that, and takes an API key instead of a signature", async () => {
    setRunningConfig({ ...before, sepayApiKey: "key of the webhook", sepayRecord: false })
    const one = await book()
    const sent = report(one.left, `${one.code} de xuat`)
    const withKey = (authorization: string) =>
      api.request("/webhooks/sepay", { method: "POST", body: JSON.stringify(sent), headers: { authorization } })
    assert.equal((await withKey("Apikey wrong")).status, 401)
    assert.equal((await withKey("Apikey key of the webhook")).status, 200)
    const found = await only(`${one.code} de xuat`)
    assert.deepEqual([found.state, found.kind, found.source], ["waiting", "exact", "webhook"])
  })
})

describe("the texts of bank transactions", () => {
  const before = runningConfig()
  const erase = async (email: string, id: string) => {
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 0 }, admin.headers)
    const { status, text } = await api.post("/people/erase", { email }, admin.headers)
    assert.equal(status, 200, text)
  }
  const CASH = { kind: "payment", amount: 50_000, currency: "VND", vndPerUsd: 26_000, method: "cash", paidOn: TODAY }
  const textsOf = async (amount: number) => {
    const { rows } = await db.execute(
      sql`select content, bank_reference, ignored_reason, state from bank_transactions where amount_minor = ${amount}`,
    )
    return rows.map((row) => Object.values(row).join("|"))
  }

  it("are erased with a guest's data, and the statement still adds nothing", async () => {
    const one = await book({ email: "erase@mail.example" })
    const file = csv([[one.left, `${one.code} xoa`]])
    await importAll(file)
    await erase("erase@mail.example", one.id)
    assert.equal((await stored(`search=${one.code}`)).length, 0)
    assert.equal((await importAll(file)).added, 0)
    const without = { ...COLUMNS, reference: null }
    assert.equal((await importAll(file, { columns: without })).added, 0)
  })

  it("are erased with a guest who is named, but not where the money went to another booking", async () => {
    const email = "named@mail.example"
    const [one, other] = [await book({ email }), await book()]
    const unclaimed: Line = [7_770_001, `ct den ${one.reference.toLowerCase()} chua gan`]
    const left: Line = [7_770_002, `${one.code} tien thua`]
    const moved: Line = [7_770_003, `${one.code} cho dat cho khac`]
    await send("import", csv([unclaimed, left, moved, [7_770_004, "khong lien quan"]]), { accepted: [] })
    await act((await only(left[1]))._id, "ignore", { reason: "Chi Lan tra lai" })
    const { _id } = await only(moved[1])
    const part = (bookingId: string) => ({ parts: [{ bookingId, amount: 7_770_003, aboveBalance: true }] })
    const { allocations } = (await act(_id, "assign", part(one.id))).body.data
    await act(_id, "move", { allocationId: allocations[0]._id, bookingId: other.id, aboveBalance: true })
    await erase(email, one.id)
    assert.deepEqual(await textsOf(7_770_001), ["|||waiting"])
    assert.deepEqual(await textsOf(7_770_002), ["|||ignored"])
    assert.match((await textsOf(7_770_003))[0]!, /cho dat cho khac/)
    assert.match((await textsOf(7_770_004))[0]!, /khong lien quan/)
  })

  it("are erased with a guest whose booking had the money until that was undone, also if it was a link", async () => {
    const email = "undone@mail.example"
    const one = await book({ email })
    const lines: Line[] = [
      [7_790_001, "LE THI HOAN TAC"],
      [7_790_002, "LE THI GHI TAY"],
      [7_790_003, "LE THI NGUOI KHAC"],
    ]
    await send("import", csv(lines), { accepted: [] })
    await api.post(`/bookings/${one.id}/payments`, { ...CASH, amount: 7_790_002, aboveBalance: true }, headers)
    for (const [amount, content] of lines.slice(0, 2)) {
      const { _id } = await only(content)
      const said = amount === 7_790_002 && { isAnother: false }
      const given = await act(_id, "assign", { parts: [{ bookingId: one.id, amount, aboveBalance: true, ...said }] })
      assert.equal(given.body.data.allocations[0].isLink, amount === 7_790_002)
      assert.equal((await act(_id, "undo")).body.data.state, "waiting")
    }
    await erase(email, one.id)
    for (const amount of [7_790_001, 7_790_002]) assert.deepEqual(await textsOf(amount), ["|||waiting"])
    assert.match((await textsOf(7_790_003))[0]!, /NGUOI KHAC/)
  })

  it("are erased in the ledger and history of another booking, from which the money was moved", async () => {
    const email = "right@mail.example"
    const [wrong, right] = [await book(), await book({ email })]
    const content = "TRAN VAN NHAM gui tien"
    await send("import", csv([[7_750_001, content]]), { accepted: [] })
    const { _id } = await only(content)
    const parts = [{ bookingId: wrong.id, amount: 7_750_001, aboveBalance: true }]
    const { allocations } = (await act(_id, "assign", { parts })).body.data
    await act(_id, "move", { allocationId: allocations[0]._id, bookingId: right.id, aboveBalance: true })
    const kept = { ...CASH, method: "transfer", note: "Staff's own words" }
    await api.post(`/bookings/${wrong.id}/payments`, { ...kept, aboveBalance: true }, headers)
    const textOf = async (id: string) => JSON.stringify((await api.get(`/bookings/${id}/history`, admin.headers)).body)
    assert.match(`${await textOf(wrong.id)}${JSON.stringify(await ledger(wrong.id))}`, /TRAN VAN NHAM.*TRAN VAN NHAM/)
    await erase(email, right.id)
    const left = `${await textOf(wrong.id)}${JSON.stringify(await ledger(wrong.id))}`
    assert.doesNotMatch(left, /TRAN VAN NHAM/)
    assert.match(left, /Staff's own words/)
    const { rows } = await db.execute(sql`select data as found from booking_events where data::text ~ 'TRAN VAN NHAM'
      union all select after from audit_log where after::text ~ 'TRAN VAN NHAM'`)
    assert.deepEqual(rows, [])
  })

  it("are erased with a booking that is named and whose time is over, with the reasons in the log", async () => {
    const [one, other] = [await book(), await book()]
    const lines: Line[] = [
      [7_780_001, `${one.code} PHAM THI RIENG chuyen thieu`],
      [7_780_002, `${one.code} PHAM THI RIENG chuyen du`],
      [7_780_003, `${other.code} chua den luc`],
    ]
    await send("import", csv(lines), { accepted: [] })
    await act((await only(lines[1]![1]))._id, "ignore", { reason: "Tra lai chi Rieng" })
    await db.execute(
      sql`update bookings set travel_date = travel_date - 1500, status = 'completed' where id = ${one.id}`,
    )
    await applyRetention(personalData)
    assert.deepEqual(await textsOf(7_780_001), ["|||waiting"])
    assert.deepEqual(await textsOf(7_780_002), ["|||ignored"])
    assert.match((await textsOf(7_780_003))[0]!, /chua den luc/)
    const logged = await db.execute(sql`select 1 from audit_log where after::text like '%chi Rieng%'`)
    assert.deepEqual(logged.rows, [])
  })

  it("that only a webhook brought are known to the statement after they are erased", async () => {
    setRunningConfig({ ...before, sepaySecret: SECRET })
    const email = "webhook@mail.example"
    const one = await book({ email })
    const sent = report(one.left, `${one.code} COC`)
    const bare = report(2_222_001, `${one.code} khong so`, { referenceCode: null })
    for (const reported of [sent, bare]) assert.equal((await webhook(reported)).status, 200)
    await erase(email, one.id)
    const file = csv([
      [one.left, `CT DEN:${one.code} COC EMMA`, sent.referenceCode],
      [2_222_001, `CT DEN: 77 ${one.reference} khong so NGUYEN VAN A`, "FT-CUA-SAO-KE"],
    ])
    const known = { added: 0, known: 2, matched: 0, waiting: 0, outgoing: 0 }
    assert.deepEqual(await importAll(file), known)
    assert.deepEqual(await importAll(file), known)
    assert.equal((await importAll(csv([[one.left, "khoan khac", "FT-KHAC-HAN"]]))).added, 1)
    setRunningConfig(before)
  })

  it("that belong to nobody are erased after the time of guests' data, with reasons and those of the till", async () => {
    const one = await book()
    const old: Line[] = [
      [3_330_001, "nguyen thi cu chuyen"],
      [-3_330_002, "tra luong chi Hoa"],
      [one.left, one.code],
      [3_330_003, "con moi"],
    ]
    await importAll(csv(old))
    await act((await only("tra luong chi Hoa"))._id, "ignore", { reason: "Luong chi Hoa" })
    const entry = { kind: "out", amount: 55_123, currency: "VND", reason: "Ung cho anh Nam" }
    const entered = await api.post("/cash-book/entries", entry, headers)
    assert.equal(entered.status, 201, entered.text)
    await db.execute(sql`alter table bank_transactions disable trigger bank_transactions_kept`)
    await db.execute(sql`update bank_transactions set booked_on = booked_on - 1100
      where amount_minor in (3330001, -3330002) or content = ${one.code}`)
    await db.execute(sql`alter table bank_transactions enable trigger bank_transactions_kept`)
    await db.execute(sql`update till_entries set entered_on = entered_on - 1100`)
    const { next } = (await api.get("/privacy/retention", admin.headers)).body.data
    const coming = next.map(({ name, count }: { name: string; count: number }) => `${name} ${count}`)
    assert.deepEqual(coming, ["bankTransactions 2", "tillEntries 1"])
    await applyRetention(personalData)
    assert.deepEqual(await textsOf(3_330_001), ["|||waiting"])
    assert.deepEqual(await textsOf(-3_330_002), ["|||ignored"])
    assert.match((await textsOf(3_330_003))[0]!, /con moi/)
    assert.equal((await stored(`search=${one.code}`)).length, 1)
    const { rows } = await db.execute(sql`select reason from till_entries`)
    assert.deepEqual(rows, [{ reason: "" }])
    const logged = await db.execute(sql`select subject, after from audit_log where after::text ~ 'chi Hoa|anh Nam'`)
    assert.deepEqual(logged.rows, [])
  })
})
