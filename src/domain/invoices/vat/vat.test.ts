import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { balanceMinors } from "#domain/bookings/balance.ts"
import { netPaid } from "#domain/bookings/payments/ledger.ts"
import { toShownMinor } from "#i18n/money/shown-money.ts"
import { CURRENCIES, toVnd } from "#lib/money.ts"
import { readPastedNumbers } from "../handover/pasted-numbers.ts"
import { amountInWords, numberInWords } from "../papers/in-words.ts"
import { grossVnd, invoiceLines, type Sale } from "./invoice-lines.server.ts"
import { addUpVat, partsInVnd, type RatePeriod, splitVat, totalsByRate, VAT_RATES, vatRateOn } from "./vat.ts"

const RATES: RatePeriod[] = [
  { kind: null, productId: null, rate: "8", validFrom: "2025-07-01", validTo: "2026-12-31" },
  { kind: null, productId: null, rate: "10", validFrom: "2027-01-01", validTo: null },
  { kind: "fee", productId: null, rate: "KKKNT", validFrom: "2025-07-01", validTo: null },
  { kind: null, productId: "abroad", rate: "0", validFrom: "2025-07-01", validTo: null },
]
const tour = { kind: "tour", productId: "bay" } as const

describe("the rate of an invoice", () => {
  it("is 8 % until 31 December 2026 and 10 % from the next day", () => {
    assert.equal(vatRateOn(RATES, tour, "2026-12-31"), "8")
    assert.equal(vatRateOn(RATES, tour, "2027-01-01"), "10")
  })

  it("is unknown on a day for which staff entered none", () => {
    assert.equal(vatRateOn(RATES, tour, "2025-06-30"), undefined)
  })

  it("is the product's own before that of its kind, and that before the general one", () => {
    assert.equal(vatRateOn(RATES, { kind: "tour", productId: "abroad" }, "2027-03-01"), "0")
    assert.equal(vatRateOn(RATES, { kind: "fee", productId: null }, "2027-03-01"), "KKKNT")
  })

  it("is the one that began last where several hold", () => {
    const prolonged: RatePeriod = { ...RATES[0]!, validFrom: "2027-01-15", validTo: "2027-06-30" }
    assert.equal(vatRateOn([...RATES, prolonged], tour, "2027-02-01"), "8")
    assert.equal(vatRateOn([...RATES, prolonged], tour, "2027-07-01"), "10")
  })
})

/** A booking in dollars of which this much was paid in đồng, at the booking's rate. */
function bookingOf(given: { minors: number[]; totalMinor: number; fxRate: number; paidVnd: number }) {
  const { minors, totalMinor, fxRate, paidVnd } = given
  const line = { kind: "payment", amountMinor: paidVnd, currency: "VND", fxRate } as const
  const lines = minors.map((minor) => ({
    ...({ code: "agreed", label: { en: "", vi: "" }, quantity: 1 } as const),
    ...{ unitMinor: minor, totalMinor: minor },
  }))
  const row: Sale = {
    ...({ status: "confirmed", currency: "USD", productType: "tour" } as const),
    ...{ fxRate, totalMinor, depositMinor: null, cancellation: null, lines },
    ...{
      productId: "",
      travelDate: "2026-12-31",
      reference: "",
      details: { name: { en: "Bay", vi: "Vịnh" }, extras: [] },
    },
    ...netPaid({ currency: "USD", fxRate }, [line]),
  }
  return { row, paidVnd }
}

describe("VAT of bookings", () => {
  const lines = fc.array(
    fc.record({ minor: fc.integer({ min: -500_000, max: 90_000_000 }), rate: fc.constantFrom(...VAT_RATES) }),
    {
      minLength: 1,
      maxLength: 12,
    },
  )

  it("loses no đồng over two thousand random bookings", () => {
    const booking = fc.record({
      lines,
      currency: fc.constantFrom(...CURRENCIES),
      vndPerUsd: fc.integer({ min: 2_000_000, max: 3_000_000 }).map((rate) => rate / 100),
    })
    fc.assert(
      fc.property(booking, ({ lines, currency, vndPerUsd }) => {
        const minors = lines.map(({ minor }) => minor)
        const total = minors.reduce((sum, minor) => sum + minor, 0)
        const parts = partsInVnd(minors, (amount) => toVnd({ amount, currency }, vndPerUsd))
        const split = parts.map((vnd, nth) => ({ rate: lines[nth]!.rate, ...splitVat(vnd, lines[nth]!.rate) }))
        assert.equal(addUpVat(split).gross, toVnd({ amount: total, currency }, vndPerUsd))
        for (const { net, tax, gross } of split) {
          assert.equal(net + tax, gross)
          assert.ok(Number.isSafeInteger(net) && Number.isSafeInteger(tax))
        }
        assert.deepEqual(addUpVat(totalsByRate(split)), addUpVat(split))
      }),
      { numRuns: 2_000 },
    )
  })

  it("adds up to what was collected in đồng for a booking in dollars, to the đồng", () => {
    const parts = fc.array(fc.integer({ min: -50_000, max: 900_000 }).filter(Boolean), { minLength: 1, maxLength: 12 })
    const rate = fc.integer({ min: 20_000, max: 30_000 })
    fc.assert(
      fc.property(parts, rate, fc.integer({ min: 0, max: 4 }), rate, (minors, fxRate, step, vndPerUsd) => {
        const totalMinor = minors.reduce((sum, minor) => sum + minor, 0)
        fc.pre(totalMinor > 0)
        // What settles it is between the exact sum and the one that is shown.
        const exact = toVnd({ amount: totalMinor, currency: "USD" }, fxRate)
        const shown = toShownMinor(totalMinor, "USD", fxRate)
        const paidVnd = exact + Math.trunc(((shown - exact) * step) / 4)
        const settled = bookingOf({ minors, totalMinor, fxRate, paidVnd })
        const terms = { date: "2026-12-31", vndPerUsd, periods: RATES, gross: grossVnd(settled, vndPerUsd) }
        const lines = invoiceLines(settled.row, terms)
        assert.ok(Array.isArray(lines))
        assert.equal(addUpVat(lines).gross, paidVnd)
      }),
      { numRuns: 1_000 },
    )
  })

  it("is adjusted to what the guest pays in all, as pages show it, before and after that is paid", () => {
    const some = fc.record({
      fxRate: fc.integer({ min: 2_400_000, max: 2_700_000 }).map((rate) => rate / 100),
      was: fc.integer({ min: 1_000, max: 400_000 }),
      now: fc.integer({ min: 1_000, max: 400_000 }),
    })
    fc.assert(
      fc.property(some, ({ fxRate, was, now }) => {
        const paidVnd = toShownMinor(was, "USD", fxRate)
        const last = { status: "issued", fxRate: 1 } as const
        const open = { ...bookingOf({ minors: [now], totalMinor: now, fxRate, paidVnd }), last }
        const gross = grossVnd(open, fxRate)
        const left = balanceMinors(open.row).other
        assert.equal(gross, toShownMinor(now, "USD", fxRate))
        if (left <= 0) return
        const paid = { ...bookingOf({ minors: [now], totalMinor: now, fxRate, paidVnd: paidVnd + left }), last }
        assert.equal(grossVnd(paid, fxRate), gross, "nothing is left to adjust once the rest is paid")
      }),
    )
  })

  it("is of the price at the rate of its day while dollars are paid or something is open", () => {
    const settled = bookingOf({ minors: [10_000], totalMinor: 10_000, fxRate: 26_000, paidVnd: 2_600_000 })
    assert.equal(grossVnd(settled, 25_000), 2_600_000)
    const inPart = bookingOf({ minors: [10_000], totalMinor: 10_000, fxRate: 26_000, paidVnd: 1_300_000 })
    assert.equal(grossVnd(inPart, 25_000), 2_500_000)
    const both = { ...inPart, row: { ...inPart.row, paidOwnMinor: 5_000, paidMinor: 10_000 } }
    assert.equal(grossVnd(both, 25_000), 1_300_000 + 1_250_000)
  })

  it("is inside of a price, rounded for each line", () => {
    assert.deepEqual(splitVat(1_000_000, "8"), { net: 925_926, tax: 74_074, gross: 1_000_000 })
    assert.deepEqual(splitVat(1_000_000, "10"), { net: 909_091, tax: 90_909, gross: 1_000_000 })
    assert.deepEqual(splitVat(1_000_000, "KCT"), { net: 1_000_000, tax: 0, gross: 1_000_000 })
  })
})

describe("an amount in words", () => {
  const vi = (number: number) => numberInWords(number, "vi")

  it("follows how Vietnamese says 1, 4 and 5 after tens, and zeros between", () => {
    const said: Record<number, string> = {
      0: "không",
      5: "năm",
      10: "mười",
      11: "mười một",
      14: "mười bốn",
      15: "mười lăm",
      20: "hai mươi",
      21: "hai mươi mốt",
      24: "hai mươi tư",
      25: "hai mươi lăm",
      101: "một trăm linh một",
      105: "một trăm linh năm",
      110: "một trăm mười",
      204: "hai trăm linh bốn",
      1000: "một nghìn",
      1005: "một nghìn không trăm linh năm",
      1050000: "một triệu không trăm năm mươi nghìn",
      2000015: "hai triệu không trăm mười lăm",
      4190000: "bốn triệu một trăm chín mươi nghìn",
      21000021: "hai mươi mốt triệu không trăm hai mươi mốt",
      1000000000: "một tỷ",
      100000000000: "một trăm tỷ",
    }
    for (const [number, words] of Object.entries(said)) assert.equal(vi(Number(number)), words)
  })

  it("names the currency and begins with a capital", () => {
    assert.equal(amountInWords(1_290_000, "VND", "vi"), "Một triệu hai trăm chín mươi nghìn đồng")
    assert.equal(amountInWords(1_290_000, "VND", "en"), "One million two hundred ninety thousand Vietnamese đồng")
    assert.equal(amountInWords(121.5, "USD", "en"), "One hundred twenty-one US dollars and fifty cents")
    assert.equal(amountInWords(1.01, "USD", "en"), "One US dollar and one cent")
    assert.equal(amountInWords(121.5, "USD", "vi"), "Một trăm hai mươi mốt đô la Mỹ và năm mươi xu")
  })

  it("differs for different amounts up to a hundred billion", () => {
    const amount = fc.integer({ min: 0, max: 100_000_000_000 })
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        if (one !== other) assert.notEqual(vi(one), vi(other))
        assert.doesNotMatch(vi(one), /undefined|\s\s/)
        assert.doesNotMatch(numberInWords(one, "en"), /undefined|\s\s|-$/)
      }),
    )
  })
})

describe("numbers pasted from a spreadsheet", () => {
  it("are read with or without headings, and with dates as Vietnam writes them", () => {
    const pasted =
      "Mã\tKý hiệu\tSố\tNgày\nGHE-1\t1C26TGH\t0012\t31/12/2026\tM1\thttps://x.example\nGHE-2\t1C26TGH\t13\t2026-12-31"
    const { rows, unreadable } = readPastedNumbers(pasted)
    assert.deepEqual(unreadable, [])
    assert.deepEqual(rows[0], {
      ...{ reference: "GHE-1", series: "1C26TGH", number: "0012", issuedOn: "2026-12-31" },
      ...{ lookupCode: "M1", link: "https://x.example" },
    })
    assert.equal(rows[1]?.issuedOn, "2026-12-31")
  })

  it("name the line that lacks something", () => {
    assert.deepEqual(
      readPastedNumbers("GHE-1\t1C26TGH\t12\t31/12/2026\nGHE-2\t1C26TGH\t13\t31/13/2026").unreadable,
      [2],
    )
    assert.deepEqual(readPastedNumbers("\nGHE-7K3-M9Q-XDT\t1C26TGH\t\t").unreadable, [2], "also the first")
    assert.deepEqual(readPastedNumbers("Mã\tKý hiệu\n\nGHE-1\t1C26TGH\t12\t31/12/2026").lines, [3])
  })
})
