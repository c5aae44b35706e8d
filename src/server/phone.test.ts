import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { COUNTRIES } from "#lib/countries.ts"
import { phoneExample } from "#lib/phone/phone-examples.ts"
import { hasTwoNumbers } from "#lib/phone/phone-parts.ts"
import { HttpError } from "#server/errors.server.ts"
import { e164, possibleNumbers, shownPhone, storedPhone } from "#server/phone.server.ts"

describe("possibleNumbers", () => {
  it("reads a number as it is written in each country", () => {
    for (const [typed, number] of [
      ["0912 345 678", "+84912345678"],
      ["07911 123456", "+447911123456"],
      ["8 912 345-67-89", "+79123456789"],
      ["06 20 123 4567", "+36201234567"],
      ["０１０-1234-5678", "+821012345678"],
    ] as const)
      assert.ok(possibleNumbers(typed).includes(number), typed)
  })

  it("reads a number with its country only as that", () => {
    assert.deepEqual(possibleNumbers("+44 (0) 7911 123456"), ["+447911123456"])
  })
})

describe("storedPhone", () => {
  const refusal = (typed: string, countryCode?: string) => {
    try {
      return storedPhone(typed, { countryCode })
    } catch (error) {
      return error instanceof HttpError ? error.errors?.[0]?.message : assert.fail(String(error))
    }
  }

  it("takes the example of every country, as it is written there and with its code", () => {
    for (const { code } of COUNTRIES) {
      const example = phoneExample(code)!
      const { phoneE164 } = storedPhone(example, { countryCode: code })
      assert.ok(phoneE164, `${code} ${example}`)
      assert.equal(storedPhone(phoneE164).phoneE164, phoneE164, code)
    }
  })

  it("refuses what its country can't have, and says what it looks like there", () => {
    for (const [typed, country, en, vi] of [
      [
        "+1 010-1234-5678",
        "US",
        /\(United States\): one there looks like \(201\) 555-0123/,
        /của Hoa Kỳ. Số ở đó có dạng/,
      ],
      ["+1 010-1234-5678", "KR", /United States/, /Hoa Kỳ/],
      ["010-1234-5678-9012-3456", "KR", /\(South Korea\): one there looks like 010-2000-0000/, /Hàn Quốc/],
      ["+44 123", "VN", /United Kingdom/, /Vương quốc Anh/],
      ["010-1234-5678", "VN", /\(Vietnam\): one there looks like 0912 345 678/, /Việt Nam/],
      ["+999 12345678", "VN", /with \+ and the code of its country/, /mã quốc gia/],
    ] as const) {
      const message = refusal(typed, country) as { en: string; vi: string }
      assert.match(message.en, en, typed)
      assert.match(message.vi, vi, typed)
    }
  })

  it("takes ten digits and old numbers in Vietnam, and none at all", () => {
    for (const typed of ["0123456789", "0912 345 678", "84912345678", "+84 0912 345 678"])
      assert.match(storedPhone(typed).phoneE164 ?? "", /^\+84/, typed)
    assert.deepEqual(storedPhone(""), { phone: "", phoneE164: null })
  })
})

describe("hasTwoNumbers", () => {
  it("tells two numbers from one", () => {
    for (const two of [
      "0912345678/0987654321",
      "0912345678 - 0987654321",
      "0912345678, 0987654321",
      "0912 345 678 hoặc 0987 654 321",
      "0912345678 0987654321",
      "0912345678 x 0987654321",
      "+84 912 345 678 / +84 987 654 321",
    ])
      assert.ok(hasTwoNumbers(two), two)
    for (const one of [
      "0912 345 678",
      "010-1234-5678",
      "+44 (0) 7911 123456",
      "028 3822 1234 ext 35",
      "+84 912 345 678 ext 1234567",
      "+84 912 345 678 máy lẻ 1234567",
      "028 3822 1234/35",
    ])
      assert.ok(!hasTwoNumbers(one), one)
  })
})

describe("shownPhone", () => {
  it("adds the country unless it is Vietnam", () => {
    assert.equal(shownPhone("07911 123456", "GB"), "+44 7911 123456")
    assert.equal(shownPhone("+44 (0) 7911 123456", "VN"), "+44 7911 123456")
    assert.equal(shownPhone("+44 7911-123456"), "+44 7911-123456")
    assert.equal(shownPhone("\u200B0912 345 678"), "0912 345 678")
    assert.equal(shownPhone("0049 30 123456"), "+49 30 123456")
    assert.equal(shownPhone("84912345678"), "0912 345 678")
    assert.equal(shownPhone("0084 912 345 678"), "0912 345 678")
  })
})

describe("e164", () => {
  it("reads the mobiles of France, Korea and Britain as they are written there", () => {
    for (const [typed, country, number] of [
      ["06 12 34 56 78", "FR", "+33612345678"],
      ["010-1234-5678", "KR", "+821012345678"],
      ["07911 123456", "GB", "+447911123456"],
    ] as const) {
      assert.equal(e164(typed, country), number)
      assert.equal(e164(shownPhone(typed, country)), number, "a shown number needs no country")
    }
  })

  it("reads Vietnamese numbers also where the browser proposes a country that has no such number", () => {
    for (const country of ["US", "GB", "KR", "AU", "+1"])
      assert.equal(e164("0912 345 678", country), "+84912345678", country)
    assert.equal(shownPhone("0912 345 678", "US"), "0912 345 678")
  })

  it("uses the given country or dial code unless the number has its own", () => {
    assert.equal(e164("0912 345 678"), "+84912345678")
    assert.equal(e164("07911 123456", "GB"), "+447911123456")
    assert.equal(e164("912345678", "+84"), "+84912345678")
    assert.equal(e164("+44 7911 123456", "VN"), "+447911123456")
  })

  it("returns null for an unknown dial code", () => {
    for (const dialCode of ["+999", "+6153", "+1999"]) assert.equal(e164("0912345678", dialCode), null)
    assert.equal(e164("+84 912 345 678", "+999"), "+84912345678")
    assert.equal(e164("0912345678", "ZZ"), "+84912345678")
  })
})
