import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import { after, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import writeExcelFile from "write-excel-file/node"
import { applyRetention } from "#domain/privacy/retention.server.ts"
import type { BankAccount } from "#domain/settings/bank-accounts/bank-account.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { runningConfig, setRunningConfig } from "#server/config/running-config.server.ts"
import { db } from "#server/database/database.server.ts"
import { bookTour, copyBooking, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { personalData } from "#slices.server.ts"
import { DAYS_APART, type PreviewRow } from "./bank-statement.ts"

const { api, tours } = await openTestSite()
const admin = await signInStaff(api, "admin")
const accounts = await signInStaff(api, "accounts")
const { headers } = accounts

const account = (accountNumber: string, more: Partial<BankAccount> = {}): BankAccount => ({
  bin: "970436",
  bankName: "",
  accountNumber,
  holder: "CONG TY GHE",
  branch: "",
  currency: "VND",
  swift: "",
  usedFor: "all",
  ...more,
})
await api.put(
  "/settings/group/bankAccounts",
  { bankAccounts: [account("1017595600"), account("222"), account("333", { currency: "USD", swift: "BFTVVNVX" })] },
  admin.headers,
)

/** Books and confirms. `left`: what is owed in đồng. */
async function book(changes: object = {}) {
  const customerInfo = { ...withNewAddress(emma), ...changes }
  const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  const { status, text } = await api.post(`/bookings/${id}/confirm`, {}, admin.headers)
  assert.equal(status, 200, text)
  return { id, ...(await read(id)) }
}
async function read(id: string) {
  const { reference, balance, balanceOther, paid } = (await api.get(`/bookings/${id}`, admin.headers)).body.booking
  return {
    reference: String(reference),
    code: String(reference).replaceAll("-", ""),
    left: balanceOther,
    balance,
    paid,
  }
}
const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, headers)).body.data.payments

const TODAY = hanoiDate()
const [year, month, day] = TODAY.split("-")
const VN_DAY = `${day}/${month}/${year}`
const HEAD = "Ngày giao dịch;Số tham chiếu;Số tiền ghi nợ;Số tiền ghi có;Nội dung"
type Line = [amount: number | string, content: string, reference?: string, date?: string]

const dotted = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ".")
let numbered = 0
/** A statement as Vietcombank exports it. Amounts below zero went out. */
function csv(lines: Line[], { foot = "" } = {}): string {
  const rows = lines.map(([amount, content, reference = `FT26${++numbered}`, date = VN_DAY]) => {
    const out = typeof amount === "number" && amount < 0 ? dotted(-amount) : ""
    const into = typeof amount === "string" ? amount : amount < 0 ? "" : dotted(amount)
    return [date, reference, out, into, content].join(";")
  })
  return ["SAO KÊ TÀI KHOẢN;;;;", HEAD, ...rows, foot].join("\r\n")
}

const COLUMNS = {
  header: 2,
  date: 0,
  reference: 1,
  amountOut: 2,
  amountIn: 3,
  content: 4,
  decimal: ",",
  dateFormat: "dmy",
}
type Fields = { account?: string; columns?: object; accepted?: number[]; delimiter?: string }
async function send(what: string, file: string | Buffer, { account = "970436-1017595600", ...fields }: Fields = {}) {
  const form = new FormData()
  form.set("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "statement.csv")
  form.set("account", account)
  if (what !== "inspect") form.set("columns", JSON.stringify(fields.columns ?? COLUMNS))
  if (fields.delimiter) form.set("delimiter", JSON.stringify(fields.delimiter))
  if (fields.accepted) form.set("accepted", JSON.stringify(fields.accepted))
  return api.request(`/bank-statements/${what}`, { method: "POST", body: form, headers })
}
const previewOf = async (file: string | Buffer, fields: Fields = {}): Promise<PreviewRow[]> => {
  const { status, body, text } = await send("preview", file, fields)
  assert.equal(status, 200, text)
  return body.data.rows
}
const importAll = async (file: string | Buffer, fields: Fields = {}) => {
  const accepted = (await previewOf(file, fields)).map(({ row }) => row)
  return (await send("import", file, { accepted, ...fields })).body.data
}
const stored = async (query: string) => (await api.get(`/bank-statements?limit=100&${query}`, headers)).body.data
const only = async (content: string) => {
  const found = (await stored(`search=${encodeURIComponent(content)}`)).filter((one: { content: string }) =>
    one.content.includes(content),
  )
  assert.equal(found.length, 1, content)
  return found[0]
}
const act = (id: string, what: string, body: object = {}) => api.post(`/bank-statements/${id}/${what}`, body, headers)
const mailsTo = async () => (await api.sendMails()).map(({ headers: { subject } }) => String(subject))

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
    await mailsTo()
    const path = `/bookings/${one.id}/payments/${data.allocations[0].paymentId}/reverse`
    assert.equal((await api.post(path, { reason: "Typed twice" }, headers)).status, 201)
    const [mail, ...others] = await api.sendMails()
    assert.deepEqual(others, [])
    assert.match(mail!.text, /We have changed what we recorded .*No payment is recorded for this booking now/s)
    await act(_id, "assign", { parts })
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
    const parts = [{ bookingId: one.id, amount: half }]
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
    const parts = [{ bookingId: one.id, amount: 400_000 }]
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
    const given = (await act(_id, "assign", { parts: [{ bookingId: wrong.id, amount: 500_000 }] })).body.data
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
    const { data } = (await act(out._id, "assign", { parts: [{ bookingId: one.id, amount: owed }] })).body
    assert.deepEqual([data.state, (await ledger(one.id)).length], ["matched", before])
  })

  for (const method of ["cash", "card", "momo"])
    it(`counts once if staff recorded it as ${method}, in and out`, async () => {
      const one = await book()
      const [paidOn, half] = [addDays(TODAY, -DAYS_APART), one.left / 2]
      await byHand(one.id, half, { method, paidOn })
      await importAll(csv([[half, `${one.code} ${method} vao`]]))
      const into = await only(`${one.code} ${method} vao`)
      const parts = [{ bookingId: one.id, amount: half }]
      assert.deepEqual([into.kind, into.proposals[0].reason], ["recorded", "recorded"])
      assert.equal((await act(into._id, "assign", { parts })).body.data.allocations[0].isLink, true)
      await byHand(one.id, half, { method, paidOn, kind: "refund", aboveBalance: true })
      await importAll(csv([[-half, `hoan ${one.code} ${method} ra`]]))
      const out = await only(`hoan ${one.code} ${method} ra`)
      assert.deepEqual([out.kind, out.proposals[0].reason], ["recorded", "recorded"])
      assert.equal((await act(out._id, "assign", { parts })).body.data.allocations[0].isLink, true)
      assert.deepEqual([(await read(one.id)).paid, (await ledger(one.id)).length], [0, 2])
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

describe("the texts of bank transactions", () => {
  const before = runningConfig()
  const erase = async (email: string, id: string) => {
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Ill", refundPercent: 0 }, admin.headers)
    const { status, text } = await api.post("/people/erase", { email }, admin.headers)
    assert.equal(status, 200, text)
  }
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
    const cash = {
      kind: "payment",
      amount: 7_790_002,
      currency: "VND",
      vndPerUsd: 26_000,
      method: "cash",
      paidOn: TODAY,
    }
    await api.post(`/bookings/${one.id}/payments`, { ...cash, aboveBalance: true }, headers)
    for (const [amount, content] of lines.slice(0, 2)) {
      const { _id } = await only(content)
      const given = await act(_id, "assign", { parts: [{ bookingId: one.id, amount, aboveBalance: true }] })
      assert.equal(given.body.data.allocations[0].isLink, amount === 7_790_002)
      assert.equal((await act(_id, "undo")).body.data.state, "waiting")
    }
    await erase(email, one.id)
    for (const amount of [7_790_001, 7_790_002]) assert.deepEqual(await textsOf(amount), ["|||waiting"])
    assert.match((await textsOf(7_790_003))[0]!, /NGUOI KHAC/)
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

const SECRET = "a secret of the webhook"
const webhook = (sent: object, { secret = SECRET, at = Math.floor(Date.now() / 1000), ...more } = {}) => {
  const body = JSON.stringify(sent)
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  const signed = { "x-sepay-timestamp": String(at), "x-sepay-signature": `sha256=${signature}` }
  return api.request("/webhooks/sepay", { method: "POST", body, headers: { ...signed, ...more } })
}
let sepayId = 92_704
const report = (transferAmount: number, content: string, more: object = {}) => ({
  id: ++sepayId,
  gateway: "Vietcombank",
  transactionDate: `${TODAY} 00:00:01`,
  accountNumber: "1017595600",
  subAccount: null,
  code: null,
  content,
  transferType: "in",
  description: "",
  transferAmount,
  accumulated: 19_077_000,
  referenceCode: `FT.${sepayId}`,
  ...more,
})

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
