import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import jsQR from "jsqr"
import sharp from "sharp"
import { QRPay } from "vietnam-qr-pay"
import { api as site } from "#api.server.ts"
import { db } from "#server/database/database.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { accountFor, type BankAccount } from "./bank-account.ts"

const api = await openEmptySite()
const accounts = await signInStaff(api, "accounts")
const admin = await signInStaff(api, "admin")
const manager = await signInStaff(api, "staff")
const sales = await signInStaff(api, "sales")

const SONG_XANH: BankAccount = {
  bin: "970436",
  bankName: "",
  accountNumber: "1017595600",
  holder: "CONG TY SONG XANH",
  branch: "",
  currency: "VND",
  swift: "",
  usedFor: "all",
}
const put = (bankAccounts: object[], { headers } = accounts, language = "en") =>
  api.put("/settings/group/bankAccounts", { bankAccounts }, { ...headers, "accept-language": language })
const stored = async (): Promise<BankAccount[]> =>
  (await api.get("/settings/group/bankAccounts?view=edit", admin.headers)).body.data.bankAccounts

/** Returns the field and message of the one error. */
async function refusal(bankAccounts: object[], language = "en"): Promise<[string, string]> {
  const { status, body, text } = await put(bankAccounts, accounts, language)
  assert.deepEqual([status, body.errors?.length], [422, 1], text)
  return [body.errors[0].field, body.errors[0].message]
}

describe("the bank accounts of a company", () => {
  it("are changed by accountants and administrators, and by nobody else", async () => {
    assert.equal((await put([SONG_XANH])).status, 200)
    assert.equal((await put([{ ...SONG_XANH, branch: "Hoàn Kiếm" }], admin)).status, 200)
    for (const one of [manager, sales]) {
      const { status, body } = await put([{ ...SONG_XANH, accountNumber: "666" }], one)
      assert.deepEqual([status, body.code], [403, "FORBIDDEN"])
    }
    const whole = await api.put("/settings", { bankAccounts: [] }, manager.headers)
    assert.equal(whole.status, 403)
    assert.match(whole.body.message, /administrator or an accountant/)
    assert.deepEqual(await stored(), [{ ...SONG_XANH, branch: "Hoàn Kiếm" }])
  })

  it("are kept as banks write them", async () => {
    const typed = {
      bin: " 970 436 ",
      bankName: "Some other name",
      accountNumber: "1017 5956-00",
      holder: "Công ty Sông Xanh (Đà Nẵng)".replace(/[()]/g, ""),
      currency: "USD",
      swift: "bftv vnvx",
      usedFor: "tours",
    }
    assert.equal((await put([typed])).status, 200)
    const changed = { holder: "CONG TY SONG XANH DA NANG", currency: "USD", swift: "BFTVVNVX", usedFor: "tours" }
    assert.deepEqual(await stored(), [{ ...SONG_XANH, ...changed }])
  })

  it("say what is wrong, at the field and in the reader's language", async () => {
    const wrong = (changes: object) => refusal([SONG_XANH, { ...SONG_XANH, accountNumber: "2", ...changes }])
    const cases: [changes: object, field: string, message: RegExp][] = [
      [{ bin: "97043" }, "bin", /choose a bank/],
      [{ bin: "Vietcombank" }, "bin", /choose a bank/],
      [{ bin: "999999" }, "bankName", /enter the bank's name/],
      [{ accountNumber: "12345678901234567890" }, "accountNumber", /1 to 19/],
      [{ accountNumber: "" }, "accountNumber", /1 to 19/],
      [{ accountNumber: "10/17" }, "accountNumber", /1 to 19/],
      [{ holder: "" }, "holder", /as the bank writes it/],
      [{ holder: "ООО Ромашка" }, "holder", /as the bank writes it/],
      [{ currency: "EUR" }, "currency", /đồng or US dollars/],
      [{ currency: "USD" }, "swift", /SWIFT/],
      [{ currency: "USD", swift: "BFTV" }, "swift", /SWIFT/],
      [{ usedFor: "hotels" }, "usedFor", /paid into/],
      [{ accountNumber: "1017.595.600" }, "accountNumber", /already in the list/],
    ]
    for (const [changes, field, message] of cases) {
      const [at, said] = await wrong(changes)
      assert.equal(at, `bankAccounts.1.${field}`)
      assert.match(said, message)
    }
    const [, vietnamese] = await refusal([{ ...SONG_XANH, accountNumber: "12345678901234567890" }], "vi")
    assert.equal(vietnamese, "Số tài khoản gồm 1 đến 19 chữ số hoặc chữ cái")
    const eleven = Array.from({ length: 11 }, (_, nth) => ({ ...SONG_XANH, accountNumber: String(nth) }))
    assert.deepEqual(await refusal(eleven), ["bankAccounts", "This list is too long"])
    assert.equal((await put(eleven.slice(1))).status, 200)
  })

  it("may be of a bank that the product doesn't know", async () => {
    const account = { ...SONG_XANH, bin: "999999", bankName: "Ngân hàng Mới" }
    assert.equal((await put([account])).status, 200)
    assert.deepEqual(await stored(), [account])
  })

  it("are read by staff only", async () => {
    const everybody = await api.get("/settings")
    assert.doesNotMatch(everybody.text, /SONG XANH|bankAccounts/)
    assert.deepEqual((await api.get("/settings/group/bankAccounts")).body.data, {})
    assert.equal((await api.get("/settings/group/bankAccounts?view=edit")).status, 401)
    assert.equal((await stored()).length, 1)
  })

  it("are logged with who changed them", async () => {
    await put([SONG_XANH], admin)
    const { rows } = await db.execute(
      sql`select actor, after from audit_log where subject = 'settings' order by id desc limit 1`,
    )
    assert.deepEqual(rows, [{ actor: admin.user._id, after: { bankAccounts: [SONG_XANH] } }])
  })
})

describe("the code for a counter", {
  skip: spawnSync("pdftoppm", ["-v"]).error ? "pdftoppm (poppler-utils) is not installed" : false,
}, () => {
  const printed = async (size: string) => {
    const { status, headers } = await api.get(`/settings/counter-code.pdf?account=970436-1017595600&size=${size}`)
    assert.deepEqual([status, headers.get("content-type")], [200, "application/pdf"])
    const answer = await site.request(`/api/settings/counter-code.pdf?account=970436-1017595600&size=${size}`)
    const pdf = Buffer.from(await answer.arrayBuffer())
    return { pdf, png: spawnSync("pdftoppm", ["-r", "150", "-png"], { input: pdf, maxBuffer: 50_000_000 }).stdout }
  }

  it("reads as the account alone, and can be used again and again", async () => {
    await put([SONG_XANH])
    for (const [size, width] of [
      ["A6", 620],
      ["A5", 874],
    ] as const) {
      const { png } = await printed(size)
      const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      assert.ok(Math.abs(info.width - width) < 6, `${info.width}`)
      const scanned = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? ""
      const read = new QRPay(scanned)
      assert.deepEqual([read.isValid, read.consumer.bankBin, read.consumer.bankNumber], [true, "970436", "1017595600"])
      assert.deepEqual([read.initMethod, read.amount], ["11", undefined])
      assert.equal(QRPay.initVietQR({ bankBin: "970436", bankNumber: "1017595600" }).build(), scanned)
    }
  })

  it("is of accounts in đồng that the company has", async () => {
    await put([{ ...SONG_XANH, currency: "USD", swift: "BFTVVNVX" }])
    for (const account of ["970436-1017595600", "970436-666", ""])
      assert.equal((await api.get(`/settings/counter-code.pdf?account=${account}`)).status, 404, account)
  })
})

describe("an account for some products", () => {
  const [TOUR, OTHER] = [crypto.randomUUID(), crypto.randomUUID()]
  const own = { ...SONG_XANH, accountNumber: "2", usedFor: "transfers" as const, products: [TOUR] }

  it("is theirs alone, whatever else it is used for", () => {
    const number = (product: string, sold: "tour" | "transfer") =>
      accountFor([own, SONG_XANH], "VND", sold, product)?.accountNumber
    assert.deepEqual(
      [number(TOUR, "tour"), number(OTHER, "tour"), number(OTHER, "transfer")],
      ["2", "1017595600", "1017595600"],
    )
    assert.equal(accountFor([own], "VND", "tour", OTHER), undefined)
  })

  it("is stored with them", async () => {
    assert.equal((await put([own, { ...SONG_XANH, products: [] }])).status, 200)
    assert.deepEqual(await stored(), [own, SONG_XANH])
    assert.deepEqual(await refusal([{ ...own, products: ["hoi-an"] }]), [
      "bankAccounts.0.products.0",
      "Choose tours and services from the list",
    ])
  })
})
