import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { addDays } from "#lib/today.ts"
import { runningConfig, setRunningConfig } from "#server/config/running-config.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, withNewAddress } from "#server/testing/fixtures.ts"
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
  previewOf,
  read,
  report,
  SECRET,
  send,
  stored,
  TODAY,
  tours,
  webhook,
} from "#server/testing/statements.ts"
import { DAYS_APART } from "./bank-statement.ts"

const typoOf = (code: string) => `${code.slice(0, 9)}${code[9] === "Z" ? "Y" : "Z"}${code.slice(10)}`

describe("a transfer that waits", () => {
  const waiting = async (amount: number, content: string) => {
    await send("import", csv([[amount, content]]), { accepted: [] })
    return only(content)
  }

  it("is proposed for the booking with the sum, name or phone number in its content", async () => {
    const named = await book({ name: "Trần Thị Hải Yến", phone: "0912 777 345" })
    const one = await waiting(111_111, "TRAN THI HAI YEN chuyen tien dat tour")
    assert.deepEqual(
      one.proposals.map((p: { bookingId: string; reason: string }) => [p.bookingId, p.reason]),
      [[named.id, "name"]],
    )
    const called = await waiting(111_112, "0912777345 gui tien")
    assert.deepEqual([called.proposals[0].bookingId, called.proposals[0].reason], [named.id, "phone"])
    const two = await book({ name: "Erik Lindqvist" })
    const whole = await waiting(two.left, "ERIK LINDQVIST pays the tour")
    assert.deepEqual([whole.proposals[0].bookingId, whole.proposals[0].reason], [two.id, "name"])
    const sums = await waiting(two.left, "khong ghi gi")
    assert.ok(sums.proposals.every((p: { reason: string }) => p.reason === "amount") && sums.proposals.length > 0)
    const typo = `${named.code.slice(0, 7)}${named.code[7] === "Z" ? "Y" : "Z"}${named.code.slice(8)}`
    const near = await waiting(named.left, `GHE loi ma ${typo} x`)
    assert.deepEqual([near.proposals[0].bookingId, near.proposals[0].reason], [named.id, "near"])
    const { code } = await book()
    const wrong = [`${code.slice(0, 5)}${code.slice(6)}`, `${code.slice(0, 8)}7${code.slice(8)}`, typoOf(code)]
    for (const [nth, misspelt] of wrong.entries()) {
      const { proposals } = await waiting(111_113 + nth, `CT tu 99887766 ${misspelt}. sai ${nth}`)
      assert.equal(proposals[0]?.reference.replaceAll("-", ""), code, misspelt)
    }
  })

  it("is split over bookings, its rest kept as credit and given to another one later", async () => {
    const [a, b, c] = [await book(), await book(), await book()]
    const { _id, left } = await waiting(a.left + b.left + 300_000, "Tien doan Ha Noi")
    assert.equal(left, a.left + b.left + 300_000)
    const parts = [a, b].map(({ id, left: amount }) => ({ bookingId: id, amount }))
    const split = (await act(_id, "assign", { parts, rest: "credit" })).body.data
    assert.deepEqual([split.state, split.left, split.allocations.length], ["credit", 300_000, 2])
    assert.deepEqual([(await read(a.id)).balance, (await read(b.id)).balance], [0, 0])
    const listed = await stored("state=credit")
    assert.ok(listed.some((one: { _id: string }) => one._id === _id))
    const more = await act(_id, "assign", { parts: [{ bookingId: c.id, amount: 300_001 }] })
    assert.deepEqual([more.status, more.body.code], [409, "MORE_THAN_LEFT"])
    assert.match(more.body.message, /300,000/)
    const done = (await act(_id, "assign", { parts: [{ bookingId: c.id, amount: 300_000 }] })).body.data
    assert.deepEqual([done.state, done.left], ["matched", 0])
    assert.equal(done.decidedBy, "accounts")
    const late = await act(_id, "assign", { parts: [{ bookingId: c.id, amount: 300_000 }] })
    assert.deepEqual([late.status, late.body.code], [409, "TRANSFER_DECIDED"])
    assert.match(late.body.message, /recorded this transfer already/)
  })

  it("is compared with the steps of a payment plan: two deposits at once, one that is short and one paid twice", async () => {
    const plan = { deposit: { value: 30, unit: "percent" }, withinHours: 24, restDaysBefore: 7, fullWithinDays: null }
    const usePlan = (paymentPlan: object | null) => api.put("/settings/group/payments", { paymentPlan }, admin.headers)
    assert.equal((await usePlan({ ...plan, release: false })).status, 200)
    const [a, b, c] = [await book(), await book(), await book()]
    await usePlan(null)
    const { dueNowOther: deposit } = (await api.get(`/bookings/${a.id}`, admin.headers)).body.booking.payments
    const both = await waiting(2 * deposit, `${a.code} ${b.code} coc hai`)
    const parts = both.proposals.map(({ bookingId, amount }: Record<string, unknown>) => [bookingId, amount])
    assert.deepEqual([both.kind, parts], ["several", [a.id, b.id].map((id) => [id, deposit])])
    const short = await waiting(deposit - 50_000, `${c.code} thieu coc`)
    assert.deepEqual([short.kind, short.asked], ["short", { kind: "deposit", amount: deposit }])
    const file = csv([
      [deposit, `${c.code} coc lan 1`],
      [deposit, `${c.code} coc lan 2`],
    ])
    const kinds = (await previewOf(file)).map(({ kind, asked }) => [kind, asked?.kind])
    assert.deepEqual(kinds, [
      ["exact", undefined],
      ["twice", "deposit"],
    ])
    assert.equal((await importAll(file)).matched, 1)
    const again = await only("coc lan 2")
    assert.deepEqual([again.state, again.kind, again.asked.kind], ["waiting", "twice", "deposit"])
  })

  it("asks before a booking gets more than it owes, and keeps the bank's amount", async () => {
    const one = await book()
    const { _id } = await waiting(one.left + 100_000, `${one.code} du`)
    const part = { bookingId: one.id, amount: one.left + 100_000 }
    const asked = await act(_id, "assign", { parts: [part] })
    assert.deepEqual(
      [asked.status, asked.body.code, asked.body.errors[0].field],
      [409, "ABOVE_BALANCE", "parts.0.amount"],
    )
    const { data } = (await act(_id, "assign", { parts: [{ ...part, aboveBalance: true }] })).body
    assert.deepEqual([data.state, data.amount], ["matched", one.left + 100_000])
    const change = sql`update bank_transactions set amount_minor = amount_minor + 1 where id = ${_id}`
    await assert.rejects(
      async () => await db.execute(change),
      ({ cause }: Error) => /What the bank reported is never changed/.test(String(cause)),
    )
  })

  it("is moved to another booking in one action, and both ledgers tell so", async () => {
    const [wrong, right] = [await book(), await book()]
    const { _id } = await waiting(500_000, "Chuyen nham 500")
    const given = (await act(_id, "assign", { parts: [{ bookingId: wrong.id, amount: 500_000 }] })).body.data
    await mailsTo()
    const allocationId = given.allocations[0]._id
    const moved = (await act(_id, "move", { allocationId, bookingId: right.id })).body.data
    assert.deepEqual(
      [moved.state, moved.allocations.map((a: { bookingId: string }) => a.bookingId)],
      ["matched", [right.id]],
    )
    assert.deepEqual([(await read(wrong.id)).paid, (await ledger(wrong.id)).length], [0, 2])
    assert.equal((await ledger(wrong.id))[1].note, "transfer-moved")
    assert.equal((await ledger(right.id))[0].amount, 500_000)
    assert.deepEqual((await mailsTo()).map((subject) => subject.slice(0, 16)).sort(), [
      "Payment correcte",
      "Payment received",
    ])
    const [{ _id: there }] = moved.allocations
    const toItself = await act(_id, "move", { allocationId: there, bookingId: right.id })
    assert.deepEqual([toItself.status, toItself.body.errors[0].field], [422, "bookingId"])
    const again = await act(_id, "move", { allocationId, bookingId: right.id })
    assert.deepEqual([again.status, again.body.code], [409, "ALREADY_REVERSED"])
    const [{ _id: second }] = moved.allocations
    await db.execute(sql`update bank_allocations set created_at = now() - interval '25 hours' where id = ${second}`)
    const late = await act(_id, "move", { allocationId: second, bookingId: wrong.id })
    assert.deepEqual([late.status, late.body.code], [409, "CANNOT_UNDO"])
  })

  it("is undone within a day, and open again", async () => {
    const one = await book()
    const yesterday = addDays(TODAY, -1).split("-").reverse().join("/")
    await send("import", csv([[one.left, `${one.code} undo`, "", yesterday]]), { accepted: [] })
    const { _id } = await only(`${one.code} undo`)
    await act(_id, "assign", { parts: [{ bookingId: one.id, amount: one.left }] })
    await mailsTo()
    const { data } = (await act(_id, "undo")).body
    assert.match((await mailsTo()).join(), /^Payment corrected/)
    const days = (await ledger(one.id)).map(({ paidOn }: { paidOn: string }) => paidOn)
    assert.deepEqual(days, [addDays(TODAY, -1), addDays(TODAY, -1)])
    assert.deepEqual([data.state, data.left, data.kind], ["waiting", one.left, "exact"])
    assert.deepEqual([(await read(one.id)).paid, (await ledger(one.id)).length], [0, 2])
    assert.equal((await act(_id, "undo")).body.code, "CANNOT_UNDO")
    await act(_id, "assign", { parts: [{ bookingId: one.id, amount: one.left }] })
    await db.execute(
      sql`update bank_allocations set created_at = now() - interval '25 hours' where transaction_id = ${_id}`,
    )
    assert.equal((await act(_id, "undo")).body.code, "CANNOT_UNDO")
  })

  it("is open again if its payment is undone in the booking's ledger", async () => {
    const one = await book()
    const { _id } = await waiting(one.left, `${one.code} ledger`)
    const { data } = (await act(_id, "assign", { parts: [{ bookingId: one.id, amount: one.left }] })).body
    const path = `/bookings/${one.id}/payments/${data.allocations[0].paymentId}/reverse`
    assert.equal((await api.post(path, { reason: "Typed twice" }, headers)).status, 201)
    const [found] = await stored(`search=${one.code}`)
    assert.deepEqual([found.state, found.left, found.allocations], ["waiting", one.left, []])
  })

  it("is taken back on the bank's day in the booking's ledger, too, and the guest is told what is paid now", async () => {
    const one = await book()
    const lastWeek = addDays(TODAY, -7)
    const date = lastWeek.split("-").reverse().join("/")
    await send("import", csv([[one.left, `${one.code} tuan truoc`, "", date]]), { accepted: [] })
    const { _id } = await only(`${one.code} tuan truoc`)
    const parts = [{ bookingId: one.id, amount: one.left }]
    const { data } = (await act(_id, "assign", { parts })).body
    assert.match((await api.sendMails()).at(-1)!.text, /Your bank transfer has arrived.*nothing is left to pay/s)
    const path = `/bookings/${one.id}/payments/${data.allocations[0].paymentId}/reverse`
    assert.equal((await api.post(path, { reason: "Typed twice" }, headers)).status, 201)
    const [mail, ...others] = await api.sendMails()
    assert.deepEqual(others, [])
    assert.match(mail!.text, /We have changed what we recorded .*No payment is recorded for this booking now/s)
    await act(_id, "assign", { parts })
    const half = await bookInHalves()
    await mailsTo()
    await importAll(csv([[half.left / 2, `${half.code} coc`, ""]]))
    const [deposit] = await api.sendMails()
    assert.match(deposit!.text, /arrived.*The rest.*, by .*Paid/s)
    assert.doesNotMatch(deposit!.text, /nothing is left/)
    const lines = (await ledger(one.id)).map(({ kind, paidOn }: Record<string, string>) => `${kind} ${paidOn}`)
    assert.deepEqual(lines, [`payment ${lastWeek}`, `refund ${lastWeek}`, `payment ${lastWeek}`])
  })

  it("is told of once for a decision, however many parts of it a booking has", async () => {
    const one = await book()
    const { _id } = await waiting(600_000, `${one.code} hai phan`)
    for (const amount of [200_000, 400_000]) await act(_id, "assign", { parts: [{ bookingId: one.id, amount }] })
    await mailsTo()
    await act(_id, "undo")
    assert.equal((await ledger(one.id)).length, 4)
    assert.deepEqual(
      (await mailsTo()).map((subject) => subject.slice(0, 17)),
      ["Payment corrected"],
    )
  })

  it("is left out with a reason, and taken back", async () => {
    const { _id } = await waiting(80_000_000, "Giam doc nop quy")
    assert.equal((await act(_id, "ignore", { reason: " " })).status, 422)
    const ignored = (await act(_id, "ignore", { reason: "Owner's money" })).body.data
    assert.deepEqual([ignored.state, ignored.ignoredReason], ["ignored", "Owner's money"])
    const booking = await book()
    const parts = [{ bookingId: booking.id, amount: 1 }]
    assert.equal((await act(_id, "assign", { parts })).body.code, "TRANSFER_DECIDED")
    assert.equal((await act(_id, "undo")).body.data.state, "waiting")
  })

  it("pays back what is owed to a guest if it went out", async () => {
    const one = await book()
    await importAll(csv([[one.left, `${one.code} tra truoc`]]))
    await api.put(`/bookings/${one.id}/cancel`, { cancellationReason: "Storm", refundPercent: 100 }, admin.headers)
    const out = await waiting(-one.left, "Hoan tien khach bao")
    assert.deepEqual([out.kind, out.proposals[0].reason], ["outgoing", "refund"])
    const proposal = out.proposals.find((p: { bookingId: string }) => p.bookingId === one.id)
    assert.equal(proposal.amount, one.left)
    const { data } = (await act(out._id, "assign", { parts: [{ bookingId: one.id, amount: one.left }] })).body
    assert.equal(data.state, "matched")
    assert.deepEqual([(await read(one.id)).balance, (await ledger(one.id)).at(-1).kind], [0, "refund"])
  })

  it("that went out asks where nothing is owed back, as after a refund that was recorded before", async () => {
    const unpaid = await book()
    await api.put(`/bookings/${unpaid.id}/cancel`, { cancellationReason: "Ill", refundPercent: 0 }, admin.headers)
    const named = await waiting(-700_000, `Hoan ${unpaid.code}`)
    const [proposal] = named.proposals
    assert.deepEqual([named.kind, proposal.status, proposal.amount], ["notOwed", "cancelled", 0])
    const one = await book()
    await importAll(csv([[one.left, one.code]]))
    await api.put(`/bookings/${one.id}/cancel`, { cancellationReason: "Ill", refundPercent: 50 }, admin.headers)
    const owed = -(await read(one.id)).left
    const refund = { kind: "refund", amount: owed, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
    await api.post(`/bookings/${one.id}/payments`, { ...refund, paidOn: TODAY }, headers)
    const { _id } = await waiting(-(owed - 11_000), `Hoan ${one.code} tru phi`)
    const give = (more: object) =>
      act(_id, "assign", { parts: [{ bookingId: one.id, amount: owed - 11_000, ...more }] })
    const asked = await give({})
    assert.deepEqual([asked.status, asked.body.code], [409, "ABOVE_BALANCE"])
    assert.match(asked.body.errors[0].message, /Nothing is owed back.*recorded before/)
    assert.equal((await ledger(one.id)).length, 2)
    assert.equal((await give({ aboveBalance: true })).status, 200)
  })

  it("of 0 is never a payment", async () => {
    const one = await book()
    await send(
      "import",
      csv([
        ["0", `${one.code} khong dong`],
        [-1, "phi"],
      ]),
      { accepted: [3] },
    )
    const zero = await only(`${one.code} khong dong`)
    assert.deepEqual([zero.kind, zero.state, (await ledger(one.id)).length], ["zero", "waiting", 0])
    assert.deepEqual(zero.proposals, [])
    const parts = [{ bookingId: one.id, amount: 1 }]
    assert.equal((await act(zero._id, "assign", { parts })).status, 422)
    assert.equal((await act(zero._id, "ignore", { reason: "Notice" })).body.data.state, "ignored")
  })

  it("waits for a cancelled booking, a request and dollars from a booking in đồng", async () => {
    const cancelled = await book()
    await api.put(`/bookings/${cancelled.id}/cancel`, { cancellationReason: "Ill", refundPercent: 100 }, admin.headers)
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const pending = await read(id)
    const rows = await previewOf(
      csv([
        [cancelled.left, cancelled.code],
        [pending.left, pending.code],
      ]),
    )
    assert.deepEqual(
      rows.map(({ kind }) => kind),
      ["cancelled", "unconfirmed"],
    )
    const dong = await book()
    const { version } = (await api.get(`/bookings/${dong.id}`, admin.headers)).body.booking
    await api.put(`/bookings/${dong.id}/price`, { amount: 2_000_000, currency: "VND", version }, admin.headers)
    const usd = csv([["70,50", dong.code]])
    assert.deepEqual(
      (await previewOf(usd, { account: "970436-333" })).map(({ kind }) => kind),
      ["foreign"],
    )
    const dollars = await book()
    const [exact] = await previewOf(csv([[`${dollars.balance},00`, dollars.code]]), { account: "970436-333" })
    assert.equal(exact?.kind, "exact")
  })
})

describe("a transfer at another rate than the booking's", () => {
  const setRate = async (vndPerUsd: number) => {
    const exchangeRate = { vndPerUsd, date: TODAY }
    const { status, text } = await api.put("/settings/group/pricing", { exchangeRate }, admin.headers)
    assert.equal(status, 200, text)
  }
  const settled = async (id: string) => {
    const { balance, left } = await read(id)
    assert.deepEqual([balance, left], [0, 0])
  }
  for (const rate of [24_000, 28_000])
    it(`settles the booking by a statement, the webhook, a decision and a move: ${rate}`, async () => {
      const [imported, reported, assigned, moved] = [await book(), await book(), await book(), await book()]
      const before = runningConfig()
      setRunningConfig({ ...before, sepaySecret: SECRET })
      await setRate(rate)
      try {
        assert.equal((await importAll(csv([[imported.left, imported.code]]))).matched, 1)
        await settled(imported.id)
        assert.equal((await webhook(report(reported.left, reported.code))).status, 200)
        await settled(reported.id)
        const content = `ty gia ${rate} ${assigned.code}`
        await send("import", csv([[assigned.left, content]]), { accepted: [] })
        const { _id } = await only(content)
        const parts = [{ bookingId: assigned.id, amount: assigned.left }]
        const { body, text } = await act(_id, "assign", { parts })
        assert.ok(body.success, text)
        await settled(assigned.id)
        const [{ _id: allocationId }] = body.data.allocations
        assert.equal((await act(_id, "move", { allocationId, bookingId: moved.id })).status, 200)
        await settled(moved.id)
      } finally {
        setRunningConfig(before)
        await setRate(26_000)
      }
    })
})

describe("a transfer that staff have recorded by hand", () => {
  const byHand = async (id: string, amount: number, changes: object = {}) => {
    const line = { kind: "payment", amount, currency: "VND", vndPerUsd: 26_000, method: "transfer", paidOn: TODAY }
    const { status, text } = await api.post(`/bookings/${id}/payments`, { ...line, ...changes }, headers)
    assert.equal(status, 201, text)
  }

  it("is never recorded again: a half that is paid looks like the half that is open", async () => {
    const one = await book()
    const half = one.left / 2
    await byHand(one.id, half)
    await mailsTo()
    const content = `${one.code} COC theo bien lai`
    const result = await importAll(csv([[half, content]]))
    assert.deepEqual([result.matched, result.waiting, (await ledger(one.id)).length], [0, 1, 1])
    const waits = await only(content)
    assert.deepEqual([waits.kind, waits.proposals[0].reason, waits.proposals[0].amount], ["recorded", "recorded", half])
    const parts = [{ bookingId: one.id, amount: half, isAnother: false }]
    const { data } = (await act(waits._id, "assign", { parts })).body
    assert.deepEqual([data.state, (await ledger(one.id)).length, await mailsTo()], ["matched", 1, []])
    assert.equal((await importAll(csv([[half, `${one.code} con lai`]]))).matched, 1)
    assert.equal((await read(one.id)).balance, 0)
  })

  it("stays recorded if the link is undone, and may be linked again", async () => {
    const one = await book()
    await byHand(one.id, 400_000)
    const content = `${one.code} gan roi bo`
    await importAll(csv([[400_000, content]]))
    const { _id } = await only(content)
    const parts = [{ bookingId: one.id, amount: 400_000, isAnother: false }]
    await act(_id, "assign", { parts })
    const { data } = (await act(_id, "undo")).body
    assert.deepEqual([data.state, data.left, data.kind], ["waiting", 400_000, "recorded"])
    assert.equal((await ledger(one.id)).length, 1)
    assert.equal((await act(_id, "assign", { parts })).body.data.state, "matched")
    assert.equal((await ledger(one.id)).length, 1)
  })

  it("stands once after it is moved: the line of the wrong booking is taken back, and both guests are told", async () => {
    const [wrong, right] = [await book(), await book()]
    await byHand(wrong.id, 500_000)
    const content = `${wrong.code} chuyen sang`
    await importAll(csv([[500_000, content]]))
    const { _id } = await only(content)
    const given = (await act(_id, "assign", { parts: [{ bookingId: wrong.id, amount: 500_000, isAnother: false }] }))
      .body.data
    assert.equal(given.allocations[0].isLink, true)
    await mailsTo()
    const allocationId = given.allocations[0]._id
    const { data } = (await act(_id, "move", { allocationId, bookingId: right.id })).body
    assert.deepEqual(
      data.allocations.map(({ bookingId, isLink }: Record<string, unknown>) => [bookingId, isLink]),
      [[right.id, false]],
    )
    assert.deepEqual([(await read(wrong.id)).paid, (await ledger(wrong.id)).length], [0, 2])
    assert.deepEqual([data.state, (await ledger(right.id))[0].amount], ["matched", 500_000])
    const subjects = (await mailsTo()).map((subject) => subject.slice(0, 16))
    assert.deepEqual(subjects.sort(), ["Payment correcte", "Payment received"])
  })

  it("is a refund that went out, also beside a fee that was kept", async () => {
    const one = await book()
    await importAll(csv([[one.left, one.code]]))
    await api.put(`/bookings/${one.id}/cancel`, { cancellationReason: "Ill", refundPercent: 50 }, admin.headers)
    const owed = -(await read(one.id)).left
    assert.ok(owed > 0)
    await byHand(one.id, owed, { kind: "refund", account: "970436-1017595600" })
    const content = `Hoan tien khong ghi ma ${one.id.slice(0, 6)}`
    await importAll(csv([[-owed, content]]))
    const out = await only(content)
    const proposal = out.proposals.find(({ bookingId }: { bookingId: string }) => bookingId === one.id)
    assert.deepEqual([out.kind, proposal.reason, proposal.amount], ["outgoing", "recorded", owed])
    const before = (await ledger(one.id)).length
    const { data } = (await act(out._id, "assign", { parts: [{ bookingId: one.id, amount: owed, isAnother: false }] }))
      .body
    assert.deepEqual([data.state, (await ledger(one.id)).length], ["matched", before])
  })

  for (const method of ["card", "momo"])
    it(`counts once if staff recorded it as ${method}, in and out`, async () => {
      const one = await book()
      const [paidOn, half] = [addDays(TODAY, -DAYS_APART), one.left / 2]
      await byHand(one.id, half, { method, paidOn })
      await importAll(csv([[half, `${one.code} ${method} vao`]]))
      const into = await only(`${one.code} ${method} vao`)
      const parts = [{ bookingId: one.id, amount: half, isAnother: false }]
      assert.deepEqual([into.kind, into.proposals[0].reason], ["recorded", "recorded"])
      assert.equal((await act(into._id, "assign", { parts })).body.data.allocations[0].isLink, true)
      await byHand(one.id, half, { method, paidOn, kind: "refund", aboveBalance: true })
      await importAll(csv([[-half, `hoan ${one.code} ${method} ra`]]))
      const out = await only(`hoan ${one.code} ${method} ra`)
      assert.deepEqual([out.kind, out.proposals[0].reason], ["recorded", "recorded"])
      assert.equal((await act(out._id, "assign", { parts })).body.data.allocations[0].isLink, true)
      assert.deepEqual([(await read(one.id)).paid, (await ledger(one.id)).length], [0, 2])
    })

  it("is asked about as a part of a split and of a move, and linked or recorded as a person answers", async () => {
    const [a, b] = [await book(), await book()]
    await byHand(a.id, 200_000)
    await send("import", csv([[500_000, `${a.code} ${b.code} chia doi`]]), { accepted: [] })
    const { _id } = await only(`${a.code} ${b.code} chia doi`)
    const parts = (isAnother?: boolean) => [
      { bookingId: b.id, amount: 300_000 },
      { bookingId: a.id, amount: 200_000, ...(isAnother !== undefined && { isAnother }) },
    ]
    const asked = await act(_id, "assign", { parts: parts() })
    const [{ field, message }] = asked.body.errors
    assert.deepEqual([asked.status, asked.body.code, field], [409, "RECORDED_BY_HAND", "parts.1.isAnother"])
    assert.match(message, /200,000.* for GHE-/)
    assert.deepEqual([(await ledger(a.id)).length, (await ledger(b.id)).length], [1, 0])
    const split = (await act(_id, "assign", { parts: parts(true) })).body.data
    assert.deepEqual([(await ledger(a.id)).length, (await ledger(b.id)).length], [2, 1])
    await byHand(a.id, 300_000)
    const ofB = split.allocations.find(({ bookingId }: { bookingId: string }) => bookingId === b.id)
    const to = { allocationId: ofB._id, bookingId: a.id }
    const stopped = await act(_id, "move", to)
    assert.deepEqual([stopped.body.code, stopped.body.errors[0].field], ["RECORDED_BY_HAND", "isAnother"])
    const moved = (await act(_id, "move", { ...to, isAnother: false })).body.data
    const links = moved.allocations.map(({ bookingId, isLink }: Record<string, unknown>) => [bookingId, isLink])
    assert.deepEqual(links, [
      [a.id, false],
      [a.id, true],
    ])
    assert.deepEqual([(await ledger(a.id)).length, (await read(b.id)).paid], [3, 0])
    const gone = await act((await only(`${a.code} ${b.code} chia doi`))._id, "undo")
    assert.equal(gone.status, 200)
    const nothing = await act(_id, "assign", { parts: [{ bookingId: b.id, amount: 1_000, isAnother: false }] })
    assert.deepEqual([nothing.status, nothing.body.code], [409, "RECORDED_BY_HAND"])
  })

  it("as cash doesn't stay in the till: it is taken back and recorded as the transfer, in and out", async () => {
    const one = await book()
    const half = one.left / 2
    const till = async () => (await api.get(`/cash-book?from=${TODAY}&to=${TODAY}`, headers)).body.data.till[0].closing
    const before = await till()
    const collected = async () =>
      (await api.get("/cash-book/collected", headers)).body.data.map(({ person }: { person: string }) => person)
    await byHand(one.id, half, { method: "cash" })
    await byHand(one.id, half, { method: "cash", collectedBy: "Guide Nam" })
    await mailsTo()
    for (const nth of [1, 2]) {
      await importAll(csv([[half, `${one.code} tien mat ${nth}`]]))
      const { _id } = await only(`${one.code} tien mat ${nth}`)
      const parts = [{ bookingId: one.id, amount: half, isAnother: false }]
      assert.equal((await act(_id, "assign", { parts })).body.data.allocations[0].isLink, true)
    }
    assert.deepEqual([await till(), (await collected()).includes("Guide Nam")], [before, false])
    const lines = await ledger(one.id)
    const standing = lines.filter(({ isReversed, reverses }: Record<string, unknown>) => !isReversed && !reverses)
    assert.deepEqual(
      standing.map(({ method, account }: Record<string, string>) => [method, account]),
      [1, 2].map(() => ["transfer", "970436-1017595600"]),
    )
    assert.deepEqual([lines.length, (await read(one.id)).balance, await mailsTo()], [6, 0, []])
    await byHand(one.id, one.left, { method: "cash", kind: "refund" })
    await importAll(csv([[-one.left, `hoan ${one.code} tien mat`]]))
    const parts = [{ bookingId: one.id, amount: one.left, isAnother: false }]
    const out = await act((await only(`hoan ${one.code} tien mat`))._id, "assign", { parts })
    assert.deepEqual([out.status, await till(), (await read(one.id)).balance], [200, before, one.balance], out.text)
  })

  it("is recorded beside the equal one if a person says that it is another", async () => {
    const one = await book()
    const half = one.left / 2
    await byHand(one.id, half, { method: "cash" })
    await importAll(csv([[half, `${one.code} nua con lai`]]))
    const { _id, kind } = await only(`${one.code} nua con lai`)
    const parts = [{ bookingId: one.id, amount: half, isAnother: true }]
    const { data } = (await act(_id, "assign", { parts })).body
    assert.deepEqual([kind, data.allocations[0].isLink], ["recorded", false])
    assert.deepEqual([(await ledger(one.id)).length, (await read(one.id)).balance], [2, 0])
  })

  it("is known in another export of the bank, and with a column that was not mapped before", async () => {
    const one = await book()
    const file = csv([
      [one.left, `${one.code} doi cot`, "FT-DOI-COT-1"],
      [77_000, "Thu tien nuoc uong", "FT-DOI-COT-2"],
    ])
    const without = { ...COLUMNS, reference: null }
    await importAll(file, { columns: without })
    assert.deepEqual(await importAll(file), { added: 0, known: 2, matched: 0, waiting: 0, outgoing: 0 })
    const other = csv([[77_000, "CK DEN: THU TIEN NUOC UONG tai quay", ""]])
    assert.equal((await importAll(other)).known, 1)
  })
})

describe("the list of bank transactions", () => {
  it("counts what waits, filters, and adds up accounts by day", async () => {
    const { body } = await api.get("/bank-statements?state=waiting&limit=100", headers)
    assert.equal(body.counts.waiting, body.data.length)
    assert.ok(body.data.every((one: { state: string }) => one.state === "waiting"))
    const [day] = (await api.get("/bank-statements/days", headers)).body.data
    assert.deepEqual([day.day, day.account.bank], [TODAY, "Vietcombank"])
    assert.ok(day.in > day.assigned && day.out > 0 && day.open > 0)
  })

  it("shows those of a day as they stand in the statement", async () => {
    const contents = ["Thu tu mot", "Thu tu hai", "Thu tu ba", "Thu tu bon"]
    await send("import", csv(contents.map((content, nth): Line => [9_100 + nth, content])), { accepted: [] })
    const found = (await stored("search=thu%20tu")).map(({ content }: { content: string }) => content)
    assert.deepEqual(found, contents)
  })
})
