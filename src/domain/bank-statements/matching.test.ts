import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { codesWithin, findMostIn, newReference } from "#domain/bookings/reference.server.ts"
import type { Cell } from "#server/documents/read-sheet.server.ts"
import type { Columns } from "./columns.schema.ts"
import { guessColumns } from "./file/guess-columns.server.ts"
import { parseAmount, parseDate } from "./file/parse-cells.server.ts"
import { parseRows } from "./file/parse-rows.server.ts"
import { afterPayment, judge, type Payable } from "./match/judge.ts"

const references = fc.constant(null).map(() => newReference("GHE"))
/** What banks put around a content. */
const noise = fc.oneof(
  fc.constantFrom(
    "MBVCB.3278907687.",
    "CT DEN:",
    "-CHUYEN TIEN-OQCH0007abc",
    " COC",
    " CON LAI. TU: NGUYEN VAN ANH",
    "/Ref:",
  ),
  fc.string({ maxLength: 40 }),
)
const spelling = fc.array(fc.constantFrom("", "", " ", "-", ".", "_", "–"), { minLength: 12, maxLength: 12 })

describe("a reference in the content of a transfer", () => {
  it("is found whatever the bank puts around and between, in any case, with O for 0 and I or L for 1", () => {
    fc.assert(
      fc.property(
        references,
        noise,
        noise,
        spelling,
        fc.boolean(),
        fc.constantFrom("I", "L", "1"),
        (of, a, z, gaps, lower, one) => {
          const symbols = [...of.replaceAll("-", "")].map((symbol, nth) =>
            nth < 3 ? symbol : ({ 0: "O", 1: one }[symbol] ?? symbol),
          )
          const spelt = symbols.map((symbol, nth) => symbol + gaps[nth]).join("")
          const text = `${a} ${lower ? spelt.toLowerCase() : spelt} ${z}`
          assert.ok(codesWithin(text, "GHE").includes(of.slice(4)), text)
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it("is found without its prefix, unless it could be the number of an account", () => {
    assert.deepEqual(codesWithin("chuyen 7K3M9Q2BT toi", "GHE").includes("7K3-M9Q-2BT"), true)
    assert.deepEqual(codesWithin("0123456789012 03/11", "GHE"), [])
    assert.deepEqual(codesWithin("GHE012345678", "GHE"), ["012-345-678"])
  })

  it("costs a bounded number of candidates, however long the text", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1_000, maxLength: 20_000 }), (text) => codesWithin(text, "GHE").length <= 24),
    )
    const worst = "BCDFGHJKMNPQRSTVWXYZ0123".repeat(100)
    assert.equal(codesWithin(`${worst}`, "GHE").length, 24)
    assert.equal(codesWithin(`${"BCDFGHJK9".repeat(40)} GHE 7K3 M9Q 2BT`, "GHE")[0], "7K3-M9Q-2BT")
  })

  it("is nearly there after one wrong letter, wherever it is", () => {
    for (let at = 0; at < 9; at++) {
      const symbols = [..."7K3M9Q2BT"]
      symbols[at] = "W"
      assert.ok(findMostIn(`xx GHE${symbols.join("")} yy`)("7K3-M9Q-2BT"), symbols.join(""))
    }
    assert.ok(!findMostIn("CHUYEN TIEN TOUR 3M9Q")("7K3-M9Q-2BT"))
  })
})

describe("an amount", () => {
  it("is read as banks write it, or not at all", () => {
    const cases: [Cell, "VND" | "USD", "," | ".", number | null | undefined][] = [
      ["1.290.000", "VND", ",", 1_290_000],
      ["1,290,000.00", "VND", ".", 1_290_000],
      ["+1 290 000 VND", "VND", ".", 1_290_000],
      ["1.290.000 đ", "VND", ",", 1_290_000],
      ["-1,290,000", "VND", ".", -1_290_000],
      ["1,290,000-", "VND", ".", -1_290_000],
      ["(1.290.000)", "VND", ",", -1_290_000],
      ["1290000", "VND", ",", 1_290_000],
      [1_290_000, "VND", ",", 1_290_000],
      ["70.50", "USD", ".", 70_50],
      ["$1,234.5", "USD", ".", 1_234_50],
      [70.5, "USD", ",", 70_50],
      ["0", "VND", ",", 0],
      ["-0", "VND", ",", 0],
      [null, "VND", ",", null],
      ["-", "VND", ",", null],
      ["290.000", "VND", ".", undefined],
      ["1,290,000", "VND", ",", undefined],
      ["1.29.000", "VND", ",", undefined],
      ["1.290.000,50", "VND", ",", undefined],
      ["USD 50", "VND", ",", undefined],
      ["1e6", "VND", ",", undefined],
      ["12abc", "VND", ",", undefined],
      ["--5", "VND", ",", undefined],
      ["9".repeat(20), "VND", ",", undefined],
      [Number.NaN, "VND", ",", undefined],
      [0.5, "VND", ",", undefined],
      [{ date: "2026-11-30" }, "VND", ",", undefined],
    ]
    for (const [cell, currency, decimal, expected] of cases)
      assert.equal(parseAmount(cell, currency, decimal), expected, JSON.stringify(cell))
  })

  it("is the one that was written, in both ways to write", () => {
    const written = fc.integer({ min: 0, max: 999_999_999_999 })
    fc.assert(
      fc.property(written, fc.constantFrom(",", "."), (amount, decimal) => {
        const text = amount.toLocaleString(decimal === "," ? "de" : "en")
        assert.equal(parseAmount(text, "VND", decimal as "," | "."), amount)
        assert.equal(parseAmount(`${text}${decimal}00`, "VND", decimal as "," | "."), amount)
      }),
    )
  })
})

describe("a date", () => {
  it("is read as it is said to be written, with or without a time", () => {
    const cases: [Cell, Columns["dateFormat"], string | undefined][] = [
      ["05/12/2026", "dmy", "2026-12-05"],
      ["5-12-26 14:02:37", "dmy", "2026-12-05"],
      ["12/05/2026", "mdy", "2026-12-05"],
      ["2026-12-05T08:00:00", "dmy", "2026-12-05"],
      ["2026/12/05", "ymd", "2026-12-05"],
      [{ date: "2026-12-05" }, "mdy", "2026-12-05"],
      [46361, "dmy", "2026-12-05"],
      ["31/02/2026", "dmy", undefined],
      ["13/13/2026", "mdy", undefined],
      ["05/12/2026", "ymd", undefined],
      ["Tổng cộng", "dmy", undefined],
      [7, "dmy", undefined],
      [null, "dmy", undefined],
    ]
    for (const [cell, format, expected] of cases) assert.equal(parseDate(cell, format), expected, JSON.stringify(cell))
  })
})

describe("the columns of a statement", () => {
  const sheets: [bank: string, rows: Cell[][], expected: Partial<Columns>][] = [
    [
      "Vietcombank",
      [
        ["VIETCOMBANK"],
        [],
        ["STT", "Ngày giao dịch", "Số tham chiếu", "Số tiền ghi nợ", "Số tiền ghi có", "Mô tả"],
        [1, "28/11/2026", "FT1", null, "1,290,000", "x"],
      ],
      { header: 3, date: 1, reference: 2, amountOut: 3, amountIn: 4, content: 5, decimal: ".", dateFormat: "dmy" },
    ],
    [
      "Techcombank",
      [
        ["Date", "Description", "Debit", "Credit", "Balance"],
        ["2026-11-28", "x", null, 5, 10],
      ],
      { header: 1, date: 0, content: 1, amountOut: 2, amountIn: 3, balance: 4 },
    ],
    [
      "TPBank",
      [
        ["Ngày", "Nội dung", "Số tiền", "Số dư", "Mã giao dịch"],
        ["28/11/2026", "x", "+1.290.000", "9.000.000", "7"],
      ],
      { header: 1, date: 0, content: 1, amount: 2, balance: 3, reference: 4, decimal: "," },
    ],
    [
      "short headings",
      [
        ["Ngày", "Nợ", "Có", "Diễn giải"],
        ["28/11/2026", "", "5.000", "x"],
      ],
      { amountOut: 1, amountIn: 2, content: 3 },
    ],
  ]
  for (const [bank, rows, expected] of sheets)
    it(`are guessed: ${bank}`, () => {
      const guessed = guessColumns(rows)
      for (const [name, value] of Object.entries(expected)) assert.equal(guessed[name as keyof Columns], value, name)
    })

  it("never break the reading, whatever a file holds", () => {
    const cell: fc.Arbitrary<Cell> = fc.oneof(
      fc.constant(null),
      fc.string(),
      fc.double(),
      fc.constant({ date: "2026-11-30" }),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 12 }), (rows) => {
        const columns: Columns = {
          ...guessColumns(rows),
          date: 0,
          amount: 1,
          content: 2,
          amountIn: null,
          amountOut: null,
        }
        const limits = { content: 500, reference: 80, from: "2024-01-01", until: "2026-12-31" }
        const { rows: read, broken } = parseRows(rows, columns, "VND", limits)
        for (const { row } of [...read, ...broken]) assert.ok(row > columns.header && row <= rows.length)
        for (const { amountMinor } of read) assert.ok(Number.isSafeInteger(amountMinor))
      }),
    )
  })
})

describe("a transfer compared with what is owed", () => {
  const payable = (changes: Partial<Payable> = {}): Payable => ({
    bookingId: "a",
    status: "confirmed",
    currency: "VND",
    balance: 1_290_000,
    dueNow: 387_000,
    steps: [
      { kind: "deposit", amount: 387_000, open: 387_000 },
      { kind: "rest", amount: 903_000, open: 903_000 },
    ],
    ...changes,
  })
  const paidDeposit = afterPayment(payable(), 387_000)
  const kindOf = (amountMinor: number, named: Payable[], currency: "VND" | "USD" = "VND") =>
    judge({ amountMinor, currency }, named).kind

  it("is exact for the whole balance or a step, and nothing else", () => {
    assert.equal(kindOf(1_290_000, [payable()]), "exact")
    assert.equal(kindOf(387_000, [payable()]), "exact")
    for (const [amount, kind] of [
      [1_240_000, "short"],
      [386_999, "short"],
      [1_290_001, "over"],
      [0, "zero"],
      [-1_290_000, "notOwed"],
    ] as const)
      assert.equal(kindOf(amount, [payable()]), kind)
    assert.equal(kindOf(387_000, []), "unknown")
    assert.equal(kindOf(387_000, [payable({ balance: 0, steps: [] })]), "twice")
    assert.equal(kindOf(387_000, [payable({ status: "cancelled" })]), "cancelled")
    assert.equal(kindOf(387_000, [payable({ status: "pending" })]), "unconfirmed")
    assert.equal(kindOf(387_000, [payable({ isCalledOff: true })]), "calledOff")
    assert.equal(kindOf(70_00, [payable({ balance: 80_00 })], "USD"), "foreign")
  })

  it("falls short of the step that it is nearest to, or exceeds it", () => {
    for (const [amount, named, kind, asked] of [
      [337_000, payable(), "short", { kind: "deposit", amount: 387_000 }],
      [400_000, payable(), "over", { kind: "deposit", amount: 387_000 }],
      [1_240_000, payable(), "short", { kind: "full", amount: 1_290_000 }],
      [1_300_000, payable(), "over", { kind: "full", amount: 1_290_000 }],
      [853_000, paidDeposit, "short", { kind: "rest", amount: 903_000 }],
      [40_000, afterPayment(payable(), 337_000), "short", { kind: "deposit", amount: 50_000 }],
    ] as const) {
      const verdict = judge({ amountMinor: amount, currency: "VND" }, [named])
      assert.deepEqual([verdict.kind, verdict.asked], [kind, asked], String(amount))
    }
  })

  it("is the same step a second time, unless another one asks for as much", () => {
    const verdict = judge({ amountMinor: 387_000, currency: "VND" }, [paidDeposit])
    assert.deepEqual([verdict.kind, verdict.asked], ["twice", { kind: "deposit", amount: 387_000 }])
    assert.equal(kindOf(903_000, [paidDeposit]), "exact")
    const half = { amount: 645_000, open: 645_000 }
    const halves = payable({
      dueNow: half.open,
      steps: [
        { kind: "deposit", ...half },
        { kind: "rest", ...half },
      ],
    })
    assert.equal(kindOf(half.amount, [afterPayment(halves, half.amount)]), "exact")
  })

  it("is split by what is due of each booking, and then by what else they owe", () => {
    const [a, b] = [payable(), payable({ bookingId: "b" })]
    for (const [amountMinor, named, parts] of [
      [774_000, [a, b], [387_000, 387_000]],
      [700_000, [a, b], [387_000, 313_000]],
      [800_000, [a, b], [413_000, 387_000]],
      [2_580_000, [a, b], [1_290_000, 1_290_000]],
      [3_000_000, [a, b], [1_290_000, 1_290_000]],
      [1_290_000, [paidDeposit, { ...b, dueNow: 0 }], [903_000, 387_000]],
    ] as const) {
      const verdict = judge({ amountMinor, currency: "VND" }, named)
      assert.deepEqual(
        verdict.parts.map(({ amount }) => amount),
        parts,
      )
    }
  })

  it("is never split into more than it is", () => {
    const one = fc.record({ balance: fc.integer({ min: -1_000, max: 5_000 }), bookingId: fc.uuid() })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 6 }), fc.integer({ min: -9_000, max: 9_000 }), (named, amountMinor) => {
        const { parts } = judge(
          { amountMinor, currency: "VND" },
          named.map((changes) => payable(changes)),
        )
        const sum = parts.reduce((all, { amount }) => all + amount, 0)
        assert.ok(sum <= Math.abs(amountMinor) && parts.every(({ amount }) => amount > 0))
      }),
    )
  })
})
