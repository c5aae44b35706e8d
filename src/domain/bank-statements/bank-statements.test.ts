import assert from "node:assert/strict"
import { describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import writeExcelFile from "write-excel-file/node"
import { addDays } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { copyBooking } from "#server/testing/fixtures.ts"
import {
  api,
  book,
  COLUMNS,
  csv,
  type Fields,
  HEAD,
  headers,
  importAll,
  type Line,
  ledger,
  mailsTo,
  only,
  previewOf,
  read,
  send,
  stored,
  TODAY,
  VN_DAY,
} from "#server/testing/statements.ts"
import type { PreviewRow } from "./bank-statement.ts"

describe("a statement of ten rows", () => {
  it("matches three by themselves, mails nobody before it is applied, and adds nothing the second time", async () => {
    const [exact, lower, withO, short, first, second] = await Promise.all(Array.from({ length: 6 }, () => book()))
    const known = await book()
    await importAll(csv([[known!.left, `${known!.code} TT`, "FT-KNOWN"]]))
    await mailsTo()
    const file = csv([
      [exact!.left, `MBVCB.3278907687.${exact!.code} COC.CT tu 0123456789 NGUYEN VAN A`],
      [lower!.left, `ct den ${lower!.reference.toLowerCase().replaceAll("-", " ")} chuyen tien`],
      [withO!.left, `-CHUYEN TIEN-${withO!.code.replaceAll("0", "O").replaceAll("1", "I")}-`],
      [short!.left - 50_000, `${short!.code} thieu`],
      [exact!.left, `${exact!.code} lan hai`],
      [first!.left + second!.left, `${first!.code} ${second!.code}`],
      [1_234_567, "Thanh toan tour Hoi An"],
      [-2_500_000, "Tra tien thue xe"],
      ["0", "Thong bao bieu phi moi"],
      [known!.left, `${known!.code} TT`, "FT-KNOWN"],
    ])
    const rows = await previewOf(file)
    assert.deepEqual(
      rows.map(({ kind, isKnown }) => (isKnown ? "known" : kind)),
      ["exact", "exact", "exact", "short", "twice", "several", "unknown", "outgoing", "zero", "known"],
    )
    const proposed = (nth: number) => rows[nth]!.proposals.map(({ bookingId, amount }) => [bookingId, amount])
    assert.deepEqual(proposed(3), [[short!.id, short!.left - 50_000]])
    assert.deepEqual(proposed(4), [[exact!.id, exact!.left]])
    assert.deepEqual(
      new Map(proposed(5) as [string, number][]),
      new Map([
        [first!.id, first!.left],
        [second!.id, second!.left],
      ]),
    )
    assert.deepEqual([await mailsTo(), (await ledger(exact!.id)).length], [[], 0])

    const accepted = rows.filter(({ kind }) => kind === "exact").map(({ row }) => row)
    const { status, body } = await send("import", file, { accepted })
    assert.deepEqual([status, body.data], [201, { added: 9, known: 1, matched: 3, waiting: 5, outgoing: 1 }])
    for (const one of [exact, lower, withO]) assert.equal((await read(one!.id)).balance, 0)
    const mails = await mailsTo()
    assert.equal(mails.length, 3)
    for (const subject of mails) assert.match(subject, /^Payment received/)
    const [line] = await ledger(exact!.id)
    assert.deepEqual([line.method, line.paidOn, line.currency, line.amount], ["transfer", TODAY, "VND", exact!.left])

    const again = await previewOf(file)
    assert.ok(again.every(({ isKnown }) => isKnown))
    const second2 = (await send("import", file, { accepted: again.map(({ row }) => row) })).body.data
    assert.deepEqual(second2, { added: 0, known: 10, matched: 0, waiting: 0, outgoing: 0 })
    assert.deepEqual([await mailsTo(), (await ledger(exact!.id)).length], [[], 1])
  })

  it("records only what was ticked", async () => {
    const [ticked, not] = [await book(), await book()]
    const file = csv([
      [ticked.left, ticked.code],
      [not.left, not.code],
    ])
    const { data } = (await send("import", file, { accepted: [3] })).body
    assert.deepEqual([data.matched, data.waiting], [1, 1])
    assert.deepEqual([(await read(ticked.id)).balance, (await read(not.id)).paid], [0, 0])
    assert.equal((await only(not.code)).kind, "exact")
  })
})

describe("a file with a broken row", () => {
  const broken: [what: string, line: Line, column: RegExp, vietnamese: RegExp][] = [
    [
      "a date that is none",
      [1_000, "a", "b", "31/02/2026"],
      /^Row 4, column Ngày giao dịch: “31\/02\/2026” can't be read as a date$/,
      /^Dòng 4, cột Ngày giao dịch: “31\/02\/2026” không đọc được thành ngày$/,
    ],
    [
      "a day far ahead",
      [1_000, "a", "b", "01/01/2031"],
      /^Row 4, column Ngày giao dịch: .* is not a day of the last two years/,
      /^Dòng 4/,
    ],
    [
      "an amount of letters",
      ["1.2oo", "a"],
      /^Row 4, column Số tiền ghi có: “1.2oo” can't be read as an amount/,
      /^Dòng 4, cột Số tiền ghi có/,
    ],
    ["half a đồng", ["1.000,50", "a"], /^Row 4, column Số tiền ghi có/, /^Dòng 4/],
    ["thousands of the other way to write", ["1,290,000", "a"], /^Row 4, column Số tiền ghi có/, /^Dòng 4/],
    ["no amount", ["", "a"], /^Row 4, column Số tiền ghi có: is empty/, /đang trống/],
  ]
  for (const [what, line, english, vietnamese] of broken)
    it(`stores nothing and names the row and column: ${what}`, async () => {
      const one = await book()
      const file = csv([[one.left, one.code], line])
      for (const step of ["preview", "import"]) {
        const { status, body } = await send(step, file, { accepted: [3] })
        assert.deepEqual([status, body.errors[0].field], [422, "rows.4"])
        assert.match(body.errors[0].message, english)
      }
      const form = new FormData()
      form.set("file", new Blob([file]))
      form.set("account", "970436-1017595600")
      form.set("columns", JSON.stringify(COLUMNS))
      const vi = { ...headers, "accept-language": "vi" }
      const { body } = await api.request("/bank-statements/import", { method: "POST", body: form, headers: vi })
      assert.match(body.errors[0].message, vietnamese)
      assert.deepEqual([(await read(one.id)).paid, (await stored(`search=${one.code}`)).length], [0, 0])
    })

  it("stores nothing if its last row is broken, and leaves totals out", async () => {
    const broken = csv([
      [1_000, "hang cuoi"],
      [2_000, "ngay hong", "LAST", "hôm qua"],
    ])
    const { status, body } = await send("preview", broken)
    assert.deepEqual([status, body.errors[0].field], [422, "rows.4"])
    const totals = [
      ["Tổng cộng", "", "0", "1.000", "1 giao dịch"],
      ["Số dư cuối kỳ", "", "", "5.000.000", "VND"],
      ["", "", "Total", "1.000", "sum of all"],
      ["", "", "", "9.000", ""],
      ["Ngân hàng không chịu trách nhiệm"],
    ].map((row) => row.join(";"))
    const opening = `${VN_DAY};;;;Số dư đầu kỳ`
    const [head, names, ...rows] = csv([[1_000, "Tong tien tour 2 khach"]], { foot: totals.join("\r\n") }).split("\r\n")
    const { body: read, text } = await send("preview", [head, names, opening, ...rows].join("\r\n"))
    assert.ok(read.success, text)
    assert.deepEqual(
      [read.data.rows.map(({ content }: PreviewRow) => content), read.data.leftOut],
      [["Tong tien tour 2 khach"], 6],
    )
  })

  it("never takes a transfer for a total, whoever sent it and wherever it stands", async () => {
    const one = await book()
    const others: Line[] = [
      [1_000, "a"],
      [2_000, "b"],
    ]
    const names = ["CONG TY TNHH ABC TT", "Tong Thi Hoa ck", "Total tour for 2", "SUM LEE pays", "Cong no thang 12"]
    for (const name of names)
      for (const place of [1, 2])
        for (const date of ["Dec 1 2026", ""]) {
          const lines = others.toSpliced(place, 0, [one.left, `${name} ${one.code}`, "x", date])
          const { status, body } = await send("import", csv(lines), { accepted: [] })
          assert.deepEqual([status, body.errors?.[0].field], [422, `rows.${3 + place}`], `${name} ${place} ${date}`)
        }
    const inside = csv([others[0]!, [3_000, "Tổng cộng", "x", ""], others[1]!])
    assert.equal((await send("preview", inside)).body.errors[0].field, "rows.4")
    const last = csv([...others, [one.left, "", "x", "Dec 1 2026"]])
    assert.equal((await send("preview", last)).body.errors[0].field, "rows.5")
    assert.equal((await stored(`search=${one.code}`)).length, 0)
    for (const name of [
      "Cộng phát sinh",
      "Tổng phát sinh trong kỳ",
      "Số dư cuối kỳ: 5.000.000",
      "Total credit",
      "Tổng cộng:",
    ])
      assert.equal((await previewOf(csv([...others, [3_000, name, "", ""]]))).length, 2, name)
  })

  it("is refused if every amount is 0, which a wrong column looks like", async () => {
    const { status, body } = await send(
      "preview",
      csv([
        ["0", "a"],
        ["0", "b"],
      ]),
    )
    assert.deepEqual([status, body.errors[0].field], [422, "columns"])
    assert.match(body.message, /Every amount in this file is 0/)
  })

  it("is refused if it is no statement, too long or of another company's account", async () => {
    const field = async (file: string | Buffer, fields?: Fields) => {
      const { status, body } = await send("preview", file, fields)
      assert.equal(status, 422)
      return body.errors[0].field
    }
    assert.equal(await field(Buffer.from([0x50, 0x4b, 3, 4, 1, 2, 3])), "file")
    assert.equal(await field(Buffer.alloc(2_000)), "file")
    assert.equal(await field(csv([[1, "a"]]), { account: "970436-999" }), "account")
    assert.equal(await field(csv(Array.from({ length: 5_001 }, () => [1_000, "x"] as Line))), "file")
    const { amountIn, amountOut, ...none } = COLUMNS
    assert.equal(await field(csv([[1, "a"]]), { columns: none }), "amount")
    assert.equal(await field(csv([[1, "a"]]), { columns: { ...COLUMNS, content: 0 } }), "columns")
    const large = await send("preview", Buffer.alloc(5.5 * 1024 * 1024, "a"))
    assert.equal(large.status, 413)
  })
})

describe("the columns of a bank", () => {
  it("are guessed from the headings, and remembered once they were used", async () => {
    const file = csv([[1_290_000, "Ăn trưa"]], { foot: "Tổng cộng;;0;1.290.000;" })
    const guessed = (await send("inspect", file, { account: "970436-222" })).body.data
    assert.deepEqual([guessed.columns, guessed.isRemembered, guessed.rows[0][0]], [COLUMNS, false, "SAO KÊ TÀI KHOẢN"])
    const { body } = await send("preview", file, { account: "970436-222" })
    assert.deepEqual([body.data.rows.length, body.data.leftOut], [1, 1])
    const mine = { ...COLUMNS, reference: null }
    await send("import", file, { account: "970436-222", columns: mine, accepted: [] })
    const remembered = (await send("inspect", file, { account: "970436-222" })).body.data
    assert.deepEqual([remembered.columns, remembered.isRemembered], [mine, true])
    const other = (await send("inspect", file.replace("Nội dung", "Diễn giải"), { account: "970436-222" })).body.data
    assert.equal(other.isRemembered, false)
  })

  it("are those of an XLSX file with real dates and numbers, and its rows are those of the CSV", async () => {
    const one = await book()
    const text = (value: string) => ({ value, type: String })
    const date = { value: new Date(`${TODAY}T00:00:00Z`), type: Date, format: "dd/mm/yyyy" }
    const xlsx = await writeExcelFile(
      [
        ["Date", "Debit", "Credit", "Description", "Reference"].map(text),
        [date, null, { value: one.left, type: Number }, text(`${one.code} xlsx`), text("0042")],
        [date, { value: 55_000, type: Number }, null, text("Phí chuyển khoản"), text("0043")],
      ] as never,
      {},
    ).toBuffer()
    const { columns } = (await send("inspect", xlsx)).body.data
    assert.deepEqual(
      [columns.header, columns.date, columns.amountOut, columns.amountIn, columns.content, columns.reference],
      [1, 0, 1, 2, 3, 4],
    )
    const rows = await previewOf(xlsx, { columns })
    assert.deepEqual(
      rows.map(({ bookedOn, amount, kind, bankReference }) => [bookedOn, amount, kind, bankReference]),
      [
        [TODAY, one.left, "exact", "0042"],
        [TODAY, -55_000, "outgoing", "0043"],
      ],
    )
    assert.deepEqual(await importAll(xlsx, { columns }), { added: 2, known: 0, matched: 1, waiting: 0, outgoing: 1 })
    const same = csv([
      [one.left, `${one.code} XLSX`, "0042"],
      [-55_000, "Phi chuyen khoan", "0043"],
    ])
    assert.ok((await previewOf(same)).every(({ isKnown }) => isKnown))
  })

  it("are separated by what a person says, if the guess is wrong, and by the same the next time", async () => {
    const name = (nth: number) => `"${["a", "b", "c", "d", nth].join(";")}"`
    const file = (from: number) =>
      ["Date,Amount,Content", ...[1, 2].map((nth) => `${TODAY},6100${from + nth},${name(nth)}`)].join("\n")
    const inspect = async (fields: Fields) =>
      (await send("inspect", file(0), { account: "970436-222", ...fields })).body
    const guessed = (await inspect({})).data
    assert.deepEqual([guessed.delimiter, guessed.columns.date], [";", undefined])
    const said = (await inspect({ delimiter: "," })).data
    assert.deepEqual([said.delimiter, said.rows[1]], [",", [TODAY, "61001", "a;b;c;d;1"]])
    const fields = { account: "970436-222", columns: said.columns, delimiter: "," }
    assert.equal((await importAll(file(0), fields)).added, 2)
    const again = (await inspect({})).data
    assert.deepEqual([again.delimiter, again.isRemembered], [",", true])
    assert.equal((await previewOf(file(2), { ...fields, delimiter: undefined as never })).length, 2)
    const wrong = await inspect({ delimiter: "x" })
    assert.deepEqual([wrong.errors[0].field, wrong.code], ["delimiter", "VALIDATION_FAILED"])
  })

  it("hold two equal rows as two transactions, and overlapping files add only what is new", async () => {
    const toll: Line = [-35_000, "Phi cau duong", "SAME"]
    assert.equal((await importAll(csv([toll, toll]))).added, 2)
    assert.equal((await importAll(csv([toll, toll, toll]))).added, 1)
    assert.equal((await importAll(csv([toll]))).added, 0)
  })

  it("are read in UTF-8 with a mark, UTF-16 and Windows-1258, with semicolons, commas and tabs", async () => {
    const plain = csv([[70_000, "Tiền nước", "ENC"]])
    const quoted = ["", HEAD.replaceAll(";", ","), `${VN_DAY},ENC,,"70,000.00",Tiền nước`].join("\n")
    const files: [string | Buffer, object][] = [
      [plain, COLUMNS],
      [`\uFEFF${plain}`, COLUMNS],
      [Buffer.from(`\uFEFF${plain.replaceAll(";", "\t")}`, "utf16le"), COLUMNS],
      [quoted, { ...COLUMNS, decimal: "." }],
    ]
    for (const [file, columns] of files) {
      const [row] = await previewOf(file, { columns })
      assert.deepEqual([row?.amount, row?.content, row?.bookedOn], [70_000, "Tiền nước", TODAY])
    }
    const ascii = HEAD.normalize("NFD").replace(/\p{M}|đ/gu, "")
    // ề is ê with a combining accent there, and ư one byte.
    const windows = Buffer.concat([
      Buffer.from(`\n${ascii}\n${VN_DAY};ENC;;70.000;Ti`, "latin1"),
      Buffer.from([0xea, 0xcc]),
      Buffer.from("n n", "latin1"),
      Buffer.from([0xfd, 0xf3, 0xec]),
    ])
    const [row] = await previewOf(windows)
    assert.match(row?.content ?? "", /^Tiền nư/)
  })
})

describe("a large statement", () => {
  it("costs a bounded amount of work, however many rows and bookings have the same sum", async () => {
    const one = await book({ name: "Nguyễn Thị Minh Anh" })
    await copyBooking(one.id, 450, "GHE-COST-")
    const yesterday = addDays(TODAY, -1).split("-").reverse().join("/")
    const filler = "nguyen thi hoa tran van binh chuyen tien du lich hoi an thanh toan tour gia dinh ".repeat(6)
    const rows = (what: string) =>
      Array.from({ length: 600 }, (_, nth): Line => [one.left, `${what} ${nth} ${filler}`, "", yesterday])
    const work = async (step: string, file: string) => {
      const folds = mock.method(String.prototype, "normalize")
      const searches = mock.method(String.prototype, "includes")
      try {
        const { status, text } = await send(step, file, { accepted: [] })
        assert.ok(status < 300, text)
        return [folds.mock.callCount(), searches.mock.callCount()] as const
      } finally {
        folds.mock.restore()
        searches.mock.restore()
      }
    }
    await work("import", csv(rows("a")))
    for (const step of ["preview", "import"]) {
      const [folds, searches] = await work(step, csv(rows("b")))
      // Each text is folded a few times, and compared with a hundred others.
      assert.ok(folds < 20_000, `${step}: ${folds} texts are folded`)
      assert.ok(searches < 500_000, `${step}: ${searches} texts are searched`)
    }
  })

  it("costs a bounded amount of work, however many bookings each row names", async () => {
    const one = await book()
    await copyBooking(one.id, 240, "GHE-")
    const { rows: copies } = await db.execute<{ id: string }>(
      sql`select id from bookings where reference ~ '^GHE-\\d+$' order by id`,
    )
    const codes = copies.map((_, nth) => `${String(nth).padStart(3, "0")}BCDFGH`)
    for (const [nth, { id }] of copies.entries()) {
      const reference = `GHE-${codes[nth]!.slice(0, 3)}-BCD-FGH`
      await db.execute(sql`update bookings set reference = ${reference} where id = ${id}`)
    }
    const named = (nth: number) => Array.from({ length: 24 }, (_, at) => `GHE${codes[(nth * 24 + at) % codes.length]}`)
    const file = csv(Array.from({ length: 400 }, (_, nth): Line => [one.left, named(nth).join(" ")]))
    const roundings = mock.method(Math, "round")
    try {
      const rows = await previewOf(file)
      assert.ok(rows.every(({ kind, proposals }) => kind === "several" && proposals.length === 5))
      const count = roundings.mock.callCount()
      assert.ok(count < 20_000, `${count} amounts are worked out`)
    } finally {
      roundings.mock.restore()
    }
  })
})
