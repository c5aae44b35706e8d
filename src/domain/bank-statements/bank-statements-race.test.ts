import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { hanoiDate } from "#lib/today.ts"
import { runningConfig, setRunningConfig } from "#server/config/running-config.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { onPostgres } from "#server/testing/postgres.ts"
import { openTestSite } from "#server/testing/site.ts"

const ROUNDS = 6
const COLUMNS = { header: 1, date: 0, reference: 1, amount: 2, content: 3, decimal: ".", dateFormat: "ymd" }

describe("bank transactions at the same time (PostgreSQL)", onPostgres, async () => {
  const { api, tours } = await openTestSite("postgres")
  const admin = await signInStaff(api, "admin")
  const { headers } = admin
  setRunningConfig({ ...runningConfig(), sepayApiKey: "key of the webhook" })
  const account = {
    bin: "970436",
    bankName: "",
    accountNumber: "1017595600",
    holder: "GHE",
    branch: "",
    currency: "VND",
  }
  const bankAccounts = [{ ...account, swift: "", usedFor: "all" }]
  await api.put("/settings/group/bankAccounts", { bankAccounts }, headers)

  async function book() {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    await api.post(`/bookings/${id}/confirm`, {}, headers)
    const { reference, balanceOther } = (await api.get(`/bookings/${id}`, headers)).body.booking
    return { id, code: String(reference).replaceAll("-", ""), left: Number(balanceOther) }
  }
  const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, headers)).body.data
  let numbered = 0
  const fileOf = (amount: number, content: string, reference = `R${++numbered}`) =>
    `Date\tRef\tAmount\tContent\n${hanoiDate()}\t${reference}\t${amount}\t${content}`
  async function importFile(file: string, accepted = [2]) {
    const form = new FormData()
    form.set("file", new Blob([file]))
    form.set("account", "970436-1017595600")
    form.set("columns", JSON.stringify(COLUMNS))
    form.set("accepted", JSON.stringify(accepted))
    const answer = await api.request("/bank-statements/import", { method: "POST", body: form, headers })
    assert.equal(answer.status, 201, answer.text)
    return answer.body.data as { added: number; matched: number }
  }
  const report = (amount: number, content: string, referenceCode: string) =>
    api.request("/webhooks/sepay", {
      method: "POST",
      headers: { authorization: "Apikey key of the webhook" },
      body: JSON.stringify({
        id: ++numbered,
        transactionDate: `${hanoiDate()} 08:00:00`,
        accountNumber: "1017595600",
        transferType: "in",
        transferAmount: amount,
        content,
        referenceCode,
      }),
    })
  const find = async (search: string) => (await api.get(`/bank-statements?search=${search}`, headers)).body.data
  const act = (id: string, what: string, body: object) => api.post(`/bank-statements/${id}/${what}`, body, headers)

  it("gives a transfer away once when two colleagues do so for different bookings", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await book(), await book()]
      await importFile(fileOf(one.left, `doan khach ${round}x`), [])
      const [{ _id }] = await find(`${round}x`)
      const give = (id: string) =>
        act(_id, "assign", { parts: [{ bookingId: id, amount: one.left, aboveBalance: true }] })
      const answers = await Promise.all([give(one.id), give(other.id)])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409])
      assert.equal(answers.find(({ status }) => status === 409)?.body.code, "TRANSFER_DECIDED")
      assert.equal((await ledger(one.id)).payments.length + (await ledger(other.id)).payments.length, 1)
    }
  })

  it("lets no allocations exceed the amount, even past the code that checks it", async () => {
    const one = await book()
    await importFile(fileOf(1_000, "kiem tra rang buoc"), [])
    const [{ _id }] = await find("rang")
    await act(_id, "assign", { parts: [{ bookingId: one.id, amount: 1_000 }] })
    await api.post(
      `/bookings/${one.id}/payments`,
      { kind: "payment", amount: 200, currency: "VND", vndPerUsd: 26_000, method: "cash", paidOn: hanoiDate() },
      headers,
    )
    const line = (await ledger(one.id)).payments.at(-1)._id
    const insert = sql`insert into bank_allocations (transaction_id, booking_id, payment_id, amount_minor)
      values (${_id}, ${one.id}, ${line}, 1)`
    await assert.rejects(
      async () => await db.execute(insert),
      ({ cause }: Error) => /"bank_transactions_assigned_check"/.test(String(cause)),
    )
  })

  it("stores and records a transfer once when the same statement is imported twice, or beside the webhook", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, code, left } = await book()
      const reference = `FT26${++numbered}`
      const file = fileOf(left, `${code} COC`, reference)
      const work = [importFile(file), importFile(file), report(left, `${code} COC`, reference)]
      await Promise.all(round % 2 ? work.toReversed() : work)
      assert.equal((await find(code)).length, 1)
      const { payments, balanceOther } = await ledger(id)
      assert.deepEqual([payments.length, balanceOther], [1, 0])
    }
  })

  it("lets a statement claim what the webhook reported while a colleague gives that to a booking it pays", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, code, left } = await book()
      const reference = `FT27${++numbered}`
      await report(1_000, `${code} them ${round}`, reference)
      const [{ _id }] = await find(`${code}%20them`)
      const rows = [fileOf(left, code), fileOf(1_000, `${code} them ${round}`, reference).split("\n")[1]]
      const part = { bookingId: id, amount: 1_000, aboveBalance: true }
      const [{ added }, given] = await Promise.all([importFile(rows.join("\n")), act(_id, "assign", { parts: [part] })])
      assert.deepEqual([added, given.status], [1, 200], given.text)
      assert.equal((await find(code)).length, 2)
    }
  })

  it("keeps ledger and transaction together when one colleague undoes and another moves or reverses", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await book(), await book()]
      await importFile(fileOf(one.left, `${one.code} r${round}`))
      const [{ _id, allocations }] = await find(one.code)
      const [{ _id: allocationId, paymentId }] = allocations
      const second =
        round % 2
          ? act(_id, "move", { allocationId, bookingId: other.id, aboveBalance: true })
          : api.post(`/bookings/${one.id}/payments/${paymentId}/reverse`, { reason: "Wrong" }, headers)
      const answers = await Promise.all([act(_id, "undo", {}), second])
      for (const { status, text } of answers) assert.ok([200, 201, 409].includes(status), text)
      assert.equal((await ledger(one.id)).balanceOther, one.left)
      const [found] = await find(one.code)
      const given = (await ledger(other.id)).payments.filter(
        (line: { isReversed: boolean; reverses: string | null }) => !line.isReversed && !line.reverses,
      )
      assert.equal(found.left, given.length ? 0 : one.left)
    }
  })

  it("keeps a payment that staff have typed if its link is undone while a colleague moves it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const [one, other] = [await book(), await book()]
      const line = { kind: "payment", amount: 500_000, currency: "VND", vndPerUsd: 26_000, method: "transfer" }
      await api.post(`/bookings/${one.id}/payments`, { ...line, paidOn: hanoiDate() }, headers)
      await importFile(fileOf(500_000, `${one.code} go tay ${round}`))
      const [{ _id }] = await find(one.code)
      const parts = [{ bookingId: one.id, amount: 500_000, isAnother: false }]
      const [{ _id: allocationId }] = (await act(_id, "assign", { parts })).body.data.allocations
      const answers = await Promise.all([
        act(_id, "undo", {}),
        act(_id, "move", { allocationId, bookingId: other.id, aboveBalance: true }),
      ])
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409], answers.map(({ text }) => text).join())
      const isUndone = answers[0]!.status === 200
      assert.deepEqual((await ledger(one.id)).payments.length, isUndone ? 1 : 2)
      assert.equal((await ledger(other.id)).payments.length, isUndone ? 0 : 1)
    }
  })
})
