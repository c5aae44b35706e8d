import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import fc from "fast-check"
import { backAfter, balanceMinors, dueMinor, type Owed, presentPaid } from "#domain/bookings/balance.ts"
import { storeSettings } from "#domain/settings/settings.server.ts"
import { usualView, writeBothKept, writeShown } from "#i18n/money/shown-money.ts"
import { CURRENCIES, type Currency, otherCurrency, toMajor, toVnd } from "#lib/money.ts"
import { hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, company, emma, requestFor, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { addUp, type CountedLine, netPaid } from "./ledger.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

const RUNS = { numRuns: 5_000 }
const rates = fc.integer({ min: 20_000_00, max: 30_000_00 }).map((hundredths) => hundredths / 100)
const currencies = fc.constantFrom(...CURRENCIES)
const totals = (currency: Currency) =>
  currency === "USD" ? fc.integer({ min: 10_00, max: 20_000_00 }) : fc.integer({ min: 200_000, max: 500_000_000 })

const bookings = currencies.chain((currency) =>
  fc.record({
    status: fc.constant("confirmed"),
    currency: fc.constant(currency),
    fxRate: rates,
    totalMinor: totals(currency),
    depositMinor: fc.constant(null),
    cancellation: fc.constant(null),
  }),
)
const line = (kind: CountedLine["kind"], amountMinor: number, currency: Currency, fxRate: number): CountedLine => ({
  kind,
  amountMinor,
  currency,
  fxRate,
})
const leftIn = (currency: Currency, booking: Owed, lines: CountedLine[]) => {
  const { own, other } = addUp(booking, lines).balance
  return currency === booking.currency ? own : other
}
/** Reads an amount as a guest copies it from the page, in minor units. */
const readShown = (text: string, currency: Currency) =>
  Math.round(Number(text.replace(/[^\d.]/g, "")) * (currency === "USD" ? 100 : 1))

describe("who pays what was shown", () => {
  it("has settled the booking, in either currency", () => {
    fc.assert(
      fc.property(bookings, currencies, (booking, currency) => {
        const view = { ...usualView("en", booking.fxRate), currency }
        const shown = writeShown(toMajor(booking.totalMinor, booking.currency), booking.currency, view)
        const paid = line("payment", readShown(shown, currency), currency, booking.fxRate)
        assert.deepEqual(addUp(booking, [paid]).balance, { own: 0, other: 0 }, shown)
      }),
      RUNS,
    )
  })

  it("has settled it with a deposit and the rest as shown, each in either currency", () => {
    fc.assert(
      fc.property(
        bookings,
        currencies,
        currencies,
        fc.integer({ min: 1, max: 99 }),
        (booking, first, second, percent) => {
          const { currency, fxRate } = booking
          const deposit = line("payment", Math.ceil((leftIn(first, booking, []) * percent) / 100), first, fxRate)
          const { balance } = addUp(booking, [deposit])
          const kept = { own: toMajor(balance.own, currency), other: toMajor(balance.other, otherCurrency(currency)) }
          const view = { ...usualView("en", fxRate), currency: second }
          const [shown = ""] = writeBothKept(kept, currency, view).split(" (")
          const rest = line("payment", readShown(shown, second), second, fxRate)
          assert.deepEqual(addUp(booking, [deposit, rest]).balance, { own: 0, other: 0 }, shown)
        },
      ),
      RUNS,
    )
  })

  it("reads a total, a part and a rest in đồng that add up", () => {
    fc.assert(
      fc.property(bookings, fc.integer({ min: 1, max: 99 }), (booking, percent) => {
        const total = leftIn("VND", booking, [])
        const deposit = Math.ceil((total * percent) / 100)
        const paid = [line("payment", deposit, "VND", booking.fxRate)]
        assert.equal(leftIn("VND", booking, paid), total - deposit)
      }),
      RUNS,
    )
  })

  it("still owes what a thousand đồng less leave, and gets back what a thousand more do", () => {
    fc.assert(
      fc.property(bookings, (booking) => {
        const total = leftIn("VND", booking, [])
        const after = (amount: number) => addUp(booking, [line("payment", amount, "VND", booking.fxRate)]).balance
        assert.ok(after(total - 1_000).own > 0)
        assert.ok(after(total + 1_000).own < 0)
        assert.equal(leftIn("VND", booking, [line("payment", total - 1_000, "VND", booking.fxRate)]), 1_000)
      }),
      RUNS,
    )
  })

  it("gets the fee's rest back as shown after a cancellation, and nothing is left", () => {
    fc.assert(
      fc.property(bookings, fc.integer({ min: 0, max: 99 }), (booking, percent) => {
        const { currency, fxRate, totalMinor } = booking
        const paid = line("payment", leftIn("VND", booking, []), "VND", fxRate)
        const fee = toMajor(Math.round((totalMinor * percent) / 100), currency)
        const cancelled = { ...booking, status: "cancelled", cancellation: { fee } }
        const back = line("refund", -leftIn("VND", cancelled, [paid]), "VND", fxRate)
        assert.deepEqual(addUp(cancelled, [paid, back]).balance, { own: 0, other: 0 })
      }),
      RUNS,
    )
  })

  it("gets back exactly what was shown as paid by parts in both currencies, and nothing is left", () => {
    const percents = fc.integer({ min: 1, max: 99 })
    const free = { status: "cancelled", cancellation: { fee: 0 } }
    fc.assert(
      fc.property(bookings, currencies, currencies, percents, (booking, first, second, percent) => {
        const { fxRate } = booking
        // The office refunds in đồng. Small parts in đồng vanish in whole dollars.
        const back = booking.currency === "VND" ? "VND" : second
        const pay = (lines: CountedLine[], currency: Currency, share = 100) => {
          const amount = Math.ceil((leftIn(currency, booking, lines) * share) / 100)
          return [...lines, line("payment", amount, currency, fxRate)]
        }
        const lines = pay(pay([], first, percent), otherCurrency(first))
        const shown = (currency: Currency) => leftIn(currency, booking, []) - leftIn(currency, booking, lines)
        const cancelled = { ...booking, ...free }
        for (const currency of CURRENCIES) assert.equal(-leftIn(currency, cancelled, lines), shown(currency))
        const pricing = { currency: booking.currency, vndPerUsd: fxRate }
        const { paid, paidOther } = presentPaid({ ...booking, ...netPaid(booking, lines) })
        assert.deepEqual(backAfter(0, { pricing, paid, paidOther }), { own: paid, other: paidOther })
        const refund = line("refund", shown(back), back, fxRate)
        assert.deepEqual(addUp(cancelled, [...lines, refund]).balance, { own: 0, other: 0 })
      }),
      RUNS,
    )
  })

  it("gets back what was shown as paid of a part, or less a fee, in either currency", () => {
    fc.assert(
      fc.property(
        bookings,
        currencies,
        currencies,
        fc.integer({ min: 5, max: 90 }),
        fc.integer({ min: 0, max: 90 }),
        (booking, first, back, percent, feePercent) => {
          const { currency, fxRate, totalMinor } = booking
          const paid = [line("payment", Math.ceil((leftIn(first, booking, []) * percent) / 100), first, fxRate)]
          const fee = toMajor(Math.round((totalMinor * feePercent) / 100), currency)
          const cancelled = { ...booking, status: "cancelled", cancellation: { fee } }
          const owed = -leftIn(back, cancelled, paid)
          if (owed <= 0) return
          const refund = line("refund", owed, back, fxRate)
          assert.deepEqual(addUp(cancelled, [...paid, refund]).balance, { own: 0, other: 0 })
        },
      ),
      RUNS,
    )
  })

  it("is still owed a thousand đồng that were forgotten, and no refund goes without a payment", () => {
    const cancelled = { status: "cancelled", currency: "USD", fxRate: 26_350, totalMinor: 87_00 } as const
    const booking = { ...cancelled, depositMinor: null, cancellation: { fee: 0 } }
    const paid = line("payment", 2_292_000, "VND", 26_350)
    assert.equal(addUp(booking, [paid, line("refund", 2_291_000, "VND", 26_350)]).balance.other, -1_000)
    assert.equal(addUp(booking, [line("refund", 1_000, "VND", 26_350)]).balance.other, 1_000)
  })

  it("is still owed what a refund in another currency is short of", () => {
    const cancelled = { status: "cancelled", fxRate: 26_350, depositMinor: null, cancellation: { fee: 0 } } as const
    const inDong = { ...cancelled, currency: "VND", totalMinor: 2_635_000 } as const
    const inDollars = { ...cancelled, currency: "USD", totalMinor: 87_00 } as const
    const left = (booking: Owed, paid: [number, Currency], back: [number, Currency]) =>
      addUp(booking, [line("payment", ...paid, 26_350), line("refund", ...back, 26_350)]).balance
    assert.deepEqual(left(inDong, [100_00, "USD"], [2_600_000, "VND"]), { own: -35_000, other: -1_00 })
    assert.deepEqual(left(inDong, [2_635_000, "VND"], [99_00, "USD"]), { own: -26_350, other: -1_00 })
    assert.deepEqual(left(inDollars, [87_00, "USD"], [2_291_000, "VND"]), { own: -6, other: -1_000 })
    assert.deepEqual(left(inDollars, [2_292_000, "VND"], [86_00, "USD"]), { own: -98, other: -26_000 })
    // The dollars that were shown for 2,648,000 đồng are 13,000 less.
    assert.deepEqual(left({ ...inDong, totalMinor: 2_648_000 }, [100_00, "USD"], [2_610_000, "VND"]).own, -25_000)
    assert.deepEqual(left({ ...inDong, totalMinor: 2_648_000 }, [100_00, "USD"], [2_648_000, "VND"]).own, 0)
  })

  it("never loses more of a rest than the roundings of what was shown", () => {
    const shares = fc.integer({ min: 0, max: 110 })
    const parts = fc.array(fc.tuple(currencies, shares), { maxLength: 3 })
    fc.assert(
      fc.property(bookings, parts, parts, fc.integer({ min: 0, max: 100 }), (booking, paid, refunded, percent) => {
        const { currency, fxRate, totalMinor } = booking
        const feeMinor = Math.round((totalMinor * percent) / 100)
        const cancelled = { ...booking, status: "cancelled", cancellation: { fee: toMajor(feeMinor, currency) } }
        const lines: CountedLine[] = []
        for (const [of, share] of paid) {
          const amount = Math.round((leftIn(of, booking, lines) * share) / 100)
          if (amount > 0) lines.push(line("payment", amount, of, fxRate))
        }
        for (const [of, share] of refunded) {
          const amount = Math.round((-leftIn(of, cancelled, lines) * share) / 100)
          if (amount > 0) lines.push(line("refund", amount, of, fxRate))
        }
        // In the smallest unit of the booking, without any rounding.
        const exact = lines.reduce((left, { kind, amountMinor, currency: of }) => {
          const rate = currency === "USD" ? 100 / fxRate : fxRate / 100
          return left - (kind === "payment" ? 1 : -1) * amountMinor * (of === currency ? 1 : rate)
        }, feeMinor)
        const step = currency === "USD" ? 100_000 / fxRate : fxRate
        const { paidOwnMinor } = netPaid(booking, lines)
        // A fee, and what was paid and left of the price, are shown converted, each with half a step of rounding.
        const conversions = (feeMinor ? 1 : 0) + (paidOwnMinor > 0 ? 2 : 1)
        const explained = (step * conversions) / 2 + lines.length
        const { own, other } = addUp(cancelled, lines).balance
        assert.ok(Math.abs(own - exact) <= explained, `own ${own}, exactly ${exact}`)
        assert.ok(
          Math.abs(other * (step / (currency === "USD" ? 1_000 : 100)) - exact) <= explained + step / 2,
          `other ${other}`,
        )
        if (Math.abs(exact) > explained) assert.ok(own * exact > 0 && other * exact > 0, `${own} ${other} ${exact}`)
      }),
      RUNS,
    )
  })

  it("reads a deposit in đồng as the deposit that was asked for", () => {
    const booking = {
      status: "confirmed",
      currency: "USD",
      fxRate: 26_350,
      totalMinor: 510_00,
      depositMinor: 153_00,
    } as const
    const paid = [
      line("payment", leftIn("VND", { ...booking, totalMinor: 153_00, cancellation: null }, []), "VND", 26_350),
    ]
    assert.deepEqual(addUp({ ...booking, cancellation: null }, paid).paid, { own: 153_00, other: 4_032_000 })
  })

  it("pays no more for a rate of another day than the day's rate says", () => {
    const booking = {
      status: "confirmed",
      currency: "USD",
      fxRate: 26_350,
      totalMinor: 100_00,
      depositMinor: null,
      cancellation: null,
    } as const
    const at = (fxRate: number) => addUp(booking, [line("payment", 2_635_000, "VND", fxRate)]).balance.own
    assert.deepEqual([at(26_350), at(25_000), at(28_000)], [0, -5_40, 5_89])
  })
})

describe("the balance in the database", () => {
  it("is the one of the ledger, for whatever was agreed and paid", async () => {
    const amounts = fc.integer({ min: -3, max: 3 })
    const samples = fc.sample(
      fc.tuple(
        bookings,
        currencies,
        fc.integer({ min: 1, max: 100 }),
        currencies,
        fc.integer({ min: 0, max: 100 }),
        fc.boolean(),
        amounts,
        fc.tuple(currencies, fc.integer({ min: -50, max: 100 })),
      ),
      3_000,
    )
    const rows = samples.map(([of, first, percent, second, feePercent, isCancelled, more, [back, share]]) => {
      const depositMinor = Math.round((of.totalMinor * percent) / 100)
      const booking = { ...of, depositMinor }
      const deposit = line("payment", leftIn(first, { ...of, totalMinor: depositMinor }, []), first, of.fxRate)
      const rest = line("payment", leftIn(second, booking, [deposit]) + more, second, of.fxRate)
      const lines = percent % 2 ? [deposit, rest] : [deposit]
      const fee = toMajor(feePercent === 1 ? depositMinor : Math.round((of.totalMinor * feePercent) / 100), of.currency)
      const owed = isCancelled ? { ...booking, status: "cancelled", cancellation: { fee } } : booking
      const refund = Math.round((-leftIn(back, owed, lines) * share) / 100) + more
      if (isCancelled && refund > 0) lines.push(line("refund", refund, back, of.fxRate))
      return { owed, lines, paid: netPaid(owed, lines) }
    })
    const { rows: found } = await db.execute<{ balance: string }>(sql`
      select booking_balance_in_vnd(currency, fx, price, fee, deposit, paid, own, other) as balance
      from jsonb_to_recordset(${JSON.stringify(
        rows.map(({ owed, paid }) => ({
          ...{ currency: owed.currency, fx: owed.fxRate, price: owed.totalMinor, deposit: owed.depositMinor },
          ...{ fee: owed.cancellation && dueMinor(owed), paid: paid.paidMinor, own: paid.paidOwnMinor },
          other: paid.paidOtherMinor,
        })),
      )}::jsonb) as sample (currency text, fx numeric, price numeric, fee numeric, deposit numeric, paid numeric, own numeric, other numeric)`)
    const inDong = ({ owed, paid }: (typeof rows)[number]) => {
      const { own, other } = balanceMinors({ ...owed, ...paid })
      if (owed.currency === "VND") return own
      return paid.paidOtherMinor === 0 ? toVnd({ amount: own, currency: "USD" }, owed.fxRate) : other
    }
    assert.deepEqual(
      found.map(({ balance }) => Number(balance)),
      rows.map(inDong),
    )
  })
})

describe("a booking that was paid in đồng as shown", () => {
  const post = (id: string, sent: object) =>
    api.post(
      `/bookings/${id}/payments`,
      { kind: "payment", currency: "VND", method: "transfer", paidOn: hanoiDate(), ...sent },
      staff.headers,
    )
  const ids = async (query: string): Promise<string[]> =>
    (await api.get(`/bookings?limit=50&${query}`, staff.headers)).body.bookings.map(({ _id }: { _id: string }) => _id)
  const listed = async (id: string) => {
    const found = await Promise.all(["owed", "settled", "refund"].map((one) => ids(`balance=${one}`)))
    return found.map((list) => list.includes(id))
  }

  it("is settled in ledger, lists, export and on the guest's page at once", async () => {
    const totals = [49_00, 34_50, 86_00, 127_33, 1_249_99, 50_01]
    for (const vndPerUsd of [26_350, 25_433.5]) {
      await storeSettings({ ...company, exchangeRate: { vndPerUsd, date: hanoiDate() } })
      for (const amount of totals) {
        const { id, guest } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
        const price = { amount, currency: "USD", version: 1 }
        assert.equal((await api.put(`/bookings/${id}/price`, price, staff.headers)).status, 200)
        const shown = (await api.get(`/bookings/${id}`, guest)).body.booking.balanceOther as number
        assert.equal(shown % 1_000, 0)
        const deposit = Math.round(shown * 0.3)
        assert.equal((await post(id, { amount: deposit, vndPerUsd })).body.data.balanceOther, shown - deposit)
        assert.deepEqual(await listed(id), [true, false, false])
        const { data } = (await post(id, { amount: shown - deposit, vndPerUsd })).body
        assert.deepEqual([data.paid, data.balance, data.balanceOther], [amount / 100, 0, 0], `${amount} ${vndPerUsd}`)
        assert.deepEqual(await listed(id), [false, true, false], `${amount} ${vndPerUsd}`)
        const read = (await api.get(`/bookings/${id}`, guest)).body.booking
        assert.deepEqual([read.paid, read.paidOther, read.balance], [amount / 100, shown, 0])
      }
    }
  })

  it("gives back what it showed as paid, with a deposit in dollars and the rest in đồng", async () => {
    await storeSettings({ ...company, exchangeRate: { vndPerUsd: 26_350, date: hanoiDate() } })
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const read = async () => (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    const { version } = await read()
    await api.put(`/bookings/${id}/price`, { amount: 87_00, currency: "USD", version }, staff.headers)
    await api.put(`/bookings/${id}/confirm`, {}, staff.headers)
    await post(id, { amount: 26_10, currency: "USD" })
    const { balanceOther } = await read()
    assert.equal(balanceOther, 1_605_000)
    await post(id, { amount: balanceOther, vndPerUsd: 26_350 })
    const before = await read()
    assert.deepEqual([before.paid, before.paidOther, before.balance], [87, 2_292_000, 0])
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 100 }, staff.headers)
    const after = await read()
    assert.deepEqual([after.paid, after.paidOther, after.balance, after.balanceVnd], [87, 2_292_000, -87, -2_292_000])
    await post(id, { kind: "refund", amount: 2_292_000, vndPerUsd: 26_350 })
    const { balance, balanceOther: left, balanceVnd } = await read()
    assert.deepEqual([balance, left, balanceVnd, await listed(id)], [0, 0, 0, [false, true, false]])
  })

  it("owes the exact rest in đồng, as the list sorts it, when a thousand are missing", async () => {
    await storeSettings({ ...company, exchangeRate: { vndPerUsd: 26_350, date: hanoiDate() } })
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const { balanceOther } = (await api.get(`/bookings/${id}`, staff.headers)).body.booking
    const { data } = (await post(id, { amount: balanceOther - 1_000, vndPerUsd: 26_350 })).body
    assert.deepEqual([data.balanceOther, data.balance > 0, await listed(id)], [1_000, true, [true, false, false]])
  })
})

describe("a payment above the balance", () => {
  const pay = async (sent: object) => {
    await storeSettings(company)
    const { id: to } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const common = { kind: "payment", vndPerUsd: 26_000, method: "cash", paidOn: hanoiDate() }
    return api.post(`/bookings/${to}/payments`, { ...common, ...sent }, staff.headers)
  }

  for (const [what, sent] of [
    ["đồng typed as dollars", { amount: 2_241_000_00, currency: "USD" }],
    ["ten times the price in đồng", { amount: 23_400_000, currency: "VND" }],
    ["a cent more", { amount: 90_01, currency: "USD" }],
  ] as const)
    it(`is refused unless it is said to be right: ${what}`, async () => {
      const refused = await pay(sent)
      assert.deepEqual(
        [refused.status, refused.body.code, refused.body.errors[0].field],
        [409, "ABOVE_BALANCE", "amount"],
      )
      assert.match(refused.body.message, sent.currency === "USD" ? /\$90\b/ : /₫2,340,000/)
      assert.equal((await pay({ ...sent, aboveBalance: true })).status, 201)
    })

  it("is taken in either currency up to what is owed", async () => {
    assert.equal((await pay({ amount: 90_00, currency: "USD" })).status, 201)
    assert.equal((await pay({ amount: 2_340_000, currency: "VND" })).status, 201)
  })

  it("is refused as the deposit of a booking by phone, which isn't made then", async () => {
    const payment = { amount: 4_000_000_00, currency: "USD", method: "cash", paidOn: hanoiDate() }
    const order = requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(emma), payment })
    const { status, body } = await api.post("/bookings", order, staff.headers)
    assert.deepEqual([status, body.code, body.errors[0].field], [409, "ABOVE_BALANCE", "payment.amount"])
  })
})
