import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { QRPay } from "vietnam-qr-pay"
import { crc16, MAX_CONTENT, transferContent, vietQr } from "./vietqr.ts"

const ACCOUNT = { bin: "970436", accountNumber: "1017595600" }

describe("the text of a VietQR code", () => {
  it("is that of an implementation of others, to the letter", () => {
    assert.equal(
      vietQr({ ...ACCOUNT, amount: 1_290_000, content: transferContent("GHE-7K3-M9Q-2BT", "COC") }),
      "00020101021238540010A00000072701240006970436011010175956000208QRIBFTTA5303704540712900005802VN62200816GHE7K3M9Q2BT COC6304AE1C",
    )
    assert.equal(
      vietQr(ACCOUNT),
      "00020101021138540010A00000072701240006970436011010175956000208QRIBFTTA53037045802VN630438BB",
    )
  })

  it("ends in the checksum of published samples", () => {
    const ends = (sample: object, end: string) => assert.ok(vietQr(sample as typeof ACCOUNT).endsWith(end), end)
    ends({ bin: "970423", accountNumber: "0099999999" }, "53037045802VN6304CBB4")
    ends({ bin: "970403", accountNumber: "0011012345678" }, "53037045802VN63049E6F")
    assert.equal(crc16("123456789"), "29B1")
    assert.equal(
      crc16(
        "00020101021238630010A0000007270133000697042201190023457923442ASDFLJ0208QRIBFTTA53037045405401235802VN62290825chuyen khoan alsdkf laksj6304",
      ),
      "E5DB",
    )
    assert.equal(
      crc16(
        "00020101021238570010A00000072701270006970415011300110019324180208QRIBFTTA530370454061200005802VN62170813ung ho lu lut6304",
      ),
      "C15C",
    )
  })

  it("refuses what a code can't hold", () => {
    const content = "GHE7K3M9Q2BT"
    for (const wrong of [
      { bin: "97043" },
      { bin: "9704366" },
      { bin: "VCB436" },
      { accountNumber: "" },
      { accountNumber: "12345678901234567890" },
      { accountNumber: "10 17" },
      { accountNumber: "1017595600é" },
      { amount: 0 },
      { amount: -1 },
      { amount: 1.5 },
      { amount: Number.NaN },
      { amount: 10_000_000_000_000 },
      { content: "" },
      { content: "GHE-7K3" },
      { content: "đặt cọc" },
      { content: " A" },
      { content: "A".repeat(26) },
    ])
      assert.throws(() => vietQr({ ...ACCOUNT, amount: 1000, content, ...wrong }), RangeError, JSON.stringify(wrong))
  })

  it("is read by an implementation of others with the same fields", () => {
    const digits = (least: number, most: number) =>
      fc.array(fc.constantFrom(..."0123456789"), { minLength: least, maxLength: most }).map((all) => all.join(""))
    const signs = fc
      .array(fc.constantFrom(..."ABCXYZ0189"), { minLength: 1, maxLength: MAX_CONTENT })
      .map((all) => all.join(""))
    const number = fc
      .array(fc.constantFrom(..."0123456789ABCXYZ"), { minLength: 1, maxLength: 19 })
      .map((all) => all.join(""))
    fc.assert(
      fc.property(
        digits(6, 6),
        number,
        fc.option(fc.integer({ min: 1, max: 9_999_999_999_999 })),
        fc.option(signs),
        (bin, accountNumber, amount, content) => {
          const text = vietQr({ bin, accountNumber, ...(amount && { amount }), ...(content && { content }) })
          const read = new QRPay(text)
          assert.equal(read.isValid, true)
          assert.deepEqual([read.consumer.bankBin, read.consumer.bankNumber], [bin, accountNumber])
          assert.equal(read.amount ?? "", amount === null ? "" : String(amount))
          assert.equal(read.additionalData.purpose ?? "", content ?? "")
          assert.deepEqual([read.initMethod, read.currency, read.nation], [amount ? "12" : "11", "704", "VN"])
        },
      ),
    )
  })
})

describe("the content of a transfer", () => {
  it("is the reference without hyphens, and a word as far as there is room", () => {
    assert.equal(transferContent("GHE-7K3-M9Q-2BT"), "GHE7K3M9Q2BT")
    assert.equal(transferContent("GHE-7K3-M9Q-2BT", "Đặt cọc"), "GHE7K3M9Q2BT DAT COC")
    assert.equal(transferContent("ABCDE-7K3-M9Q-2BT", "thanh toán nốt"), "ABCDE7K3M9Q2BT THANH TOAN")
    assert.equal(transferContent("ĐL-7K3-M9Q-2BT", "còn—lại!"), "DL7K3M9Q2BT CON LAI")
  })
})
