import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { safeParse } from "zod/v4/core"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import { confirmEmail, disableUser, lan, mailedToken, signIn, signInStaff, signUp } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { passwordChangeForm, registrationForm } from "./account.ts"
import { createFirstAdmin } from "./first-admin.server.ts"

const api = await openEmptySite("pglite")

const LANGUAGES = ["en", "vi"] as const
const UNAUTHORIZED = '{"success":false,"code":"UNAUTHORIZED","message":"Unauthorized access."}'

type Send = (body: unknown, headers: Record<string, string>) => Promise<TestAnswer>
type Refusal = [field: string, value: unknown, en: string, vi: string]

async function refuses(send: Send, valid: object, [field, value, ...texts]: Refusal): Promise<void> {
  for (const [index, language] of LANGUAGES.entries()) {
    const { status, body } = await send({ ...valid, [field]: value }, { "accept-language": language })
    assert.equal(status, 422)
    assert.equal(body.code, "VALIDATION_FAILED")
    assert.deepEqual(body.errors, [{ field, message: texts[index] }])
    assert.equal(body.message, texts[index])
  }
}

const NAME: Refusal[] = [
  ["name", undefined, "Name is required", "Vui lòng nhập họ và tên"],
  ["name", "", "Name is required", "Vui lòng nhập họ và tên"],
  ["name", "\u200b\u2060\u200b", "Name is required", "Vui lòng nhập họ và tên"],
  ["name", " L ", "Name must be at least 2 characters", "Họ và tên phải có ít nhất 2 ký tự"],
  ["name", "Lan\nAdmin", "Please write this on one line", "Vui lòng viết trên một dòng"],
  ["name", "L".repeat(101), "This text is too long", "Nội dung quá dài"],
]
const EMAIL: Refusal[] = [
  ["email", undefined, "Email is required", "Vui lòng nhập email"],
  ["email", " ", "Email is required", "Vui lòng nhập email"],
  ["email", "lan@thu", "Please enter a valid email", "Vui lòng nhập email hợp lệ"],
  ["email", "lan thu.example", "Please enter a valid email", "Vui lòng nhập email hợp lệ"],
  ["email", "lan@thu.example\r\nBcc: all@thu.example", "Please write this on one line", "Vui lòng viết trên một dòng"],
]
const TEN_DIGITS = [
  "Please enter a valid 10-digit phone number",
  "Vui lòng nhập số điện thoại hợp lệ gồm 10 chữ số",
] as const
const PHONE: Refusal[] = [
  ["phone", undefined, "Phone number is required", "Vui lòng nhập số điện thoại"],
  ["phone", "", "Phone number is required", "Vui lòng nhập số điện thoại"],
  ["phone", "091234567", ...TEN_DIGITS],
  ["phone", "09123456789", ...TEN_DIGITS],
  [
    "phone",
    "+84 91234567 89 0123",
    "This number doesn't fit its country (Vietnam): one there looks like 0912 345 678. Choose another country, or begin with + and its code.",
    "Đây không phải số điện thoại của Việt Nam. Số ở đó có dạng 0912 345 678. Bạn chọn quốc gia khác, hoặc nhập số bắt đầu bằng + và mã quốc gia.",
  ],
  [
    "phone",
    "0912345678/0987654321",
    "Please enter one phone number here. You can write a second one into your message or requests.",
    "Vui lòng chỉ nhập một số điện thoại. Số thứ hai bạn có thể ghi vào phần lời nhắn hoặc yêu cầu.",
  ],
  ["phone", "+33 12", ...TEN_DIGITS],
  ["phone", "call me", ...TEN_DIGITS],
  ["phone", "0912-345-678", ...TEN_DIGITS],
  ["phone", "O912345678", ...TEN_DIGITS],
]
const passwordRefusals = (field: string, missingEn: string, missingVi: string): Refusal[] => [
  [field, undefined, missingEn, missingVi],
  [field, "", missingEn, missingVi],
  [field, "12345", "Password must be at least 6 characters", "Mật khẩu phải có ít nhất 6 ký tự"],
  [field, "x".repeat(201), "This text is too long", "Nội dung quá dài"],
]

const NOT_THEIRS = ["role", "isDisabled", "emailVerified", "_id", "id", "passwordHash", "confirmPassword"]
const refusesForeignFields = async (send: Send, valid: object) => {
  for (const field of NOT_THEIRS) {
    const unknown = ["The request has an unknown field", "Yêu cầu có trường không xác định"] as const
    await refuses(send, valid, [field, "admin", ...unknown])
  }
}

describe("POST /auth/register", () => {
  const send: Send = (body, headers) => api.post("/auth/register", body, headers)

  it("creates an account and signs its browser in", async () => {
    const { status, body, headers } = await api.post("/auth/register", {
      ...lan,
      email: " Lan@Thu.Example ",
      name: " Lan ",
    })
    assert.equal(status, 201)
    assert.equal(headers.get("cache-control"), "no-store")
    const { token, _id, ...rest } = body.data
    assert.deepEqual(rest, {
      name: "Lan",
      email: "lan@thu.example",
      phone: "0987 654 321",
      role: "customer",
      emailVerified: false,
      pendingEmail: null,
    })
    assert.match(token, /^[\w-]{43}$/)
    const profile = await api.get("/auth/profile", { authorization: `Bearer ${token}` })
    assert.deepEqual(profile.body, { success: true, data: { _id, ...rest } })
  })

  it("stores the token as a hash, the password as argon2id, the phone as typed and as E.164", async () => {
    const { token, user } = await signUp(api, { email: "stored@thu.example" })
    const { rows } = await db.execute(
      sql`select u.*, s.token_hash from users u join sessions s on s.user_id = u.id where u.id = ${user._id}`,
    )
    assert.equal(rows.length, 1)
    assert.match(String(rows[0]?.password_hash), /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    assert.equal(rows[0]?.phone, "0987 654 321")
    assert.equal(rows[0]?.phone_e164, "+84987654321")
    assert.ok(!JSON.stringify(rows).includes(token))
  })

  it("accepts values at the limits", async () => {
    const enough = { name: "Lý", email: "a@b.c", phone: "0 9 1 2 3 4 5 6 7 8", password: "123456" }
    assert.equal((await api.post("/auth/register", enough)).status, 201)
  })

  it("takes numbers of other countries, with their code or with the country they are of", async () => {
    for (const [phone, countryCode, shown, number] of [
      ["06 12 34 56 78", "FR", "+33 6 12 34 56 78", "+33612345678"],
      ["010-1234-5678", "KR", "+82 10 1234 5678", "+821012345678"],
      ["07911 123456", "GB", "+44 7911 123456", "+447911123456"],
      ["+33 6 12 34 56 79", "VN", "+33 6 12 34 56 79", "+33612345679"],
      ["0082 10 1234 5679", undefined, "+82 10 1234 5679", "+821012345679"],
      ["+84912345678", undefined, "+84912345678", "+84912345678"],
      ["0912 345 678", "US", "0912 345 678", "+84912345678"],
    ] as const) {
      const email = `${number.slice(1)}.${countryCode}@mail.example`
      const { status, body } = await send({ ...lan, email, phone, ...(countryCode && { countryCode }) }, {})
      assert.equal(status, 201, phone)
      assert.equal(body.data.phone, shown)
      const { rows } = await db.execute(sql`select phone_e164 from users where email = ${email.toLowerCase()}`)
      assert.deepEqual(rows, [{ phone_e164: number }])
      const headers = { authorization: `Bearer ${body.data.token}` }
      const saved = await api.put("/auth/profile", { name: lan.name, email, phone: body.data.phone }, headers)
      assert.deepEqual([saved.status, saved.body.data?.phone], [200, shown], "saving the profile keeps the number")
    }
  })

  it("reports a wrong number together with the other errors", async () => {
    const { body } = await send({ ...lan, name: "", phone: "123", countryCode: "GB" }, {})
    assert.deepEqual(
      body.errors.map(({ field }: { field: string }) => field),
      ["name", "phone"],
    )
  })

  const refusals = [
    ...NAME,
    ...EMAIL,
    ...PHONE,
    ...passwordRefusals("password", "Password is required", "Vui lòng nhập mật khẩu"),
  ]
  for (const refusal of refusals) {
    it(`refuses ${refusal[0]} ${JSON.stringify(refusal[1])?.slice(0, 30)}`, () => refuses(send, lan, refusal))
  }

  it("refuses fields that clients must not set", () => refusesForeignFields(send, lan))

  it("repeats the answer for a repeated key and creates one account", async () => {
    const key = { "idempotency-key": "register-once" }
    const person = { ...lan, email: "once@thu.example" }
    const [first, second] = [await send(person, key), await send(person, key)]
    assert.equal(first.status, 201)
    assert.equal(second.text, first.text)
    const { rows } = await db.execute(sql`select 1 from users where email = ${person.email}`)
    assert.equal(rows.length, 1)
    const kept = (await db.execute(sql`select row_to_json(k)::text as text from idempotency_keys k`)).rows
    for (const { text } of kept) {
      assert.ok(!String(text).includes(first.body.data.token))
      assert.ok(!String(text).includes(lan.password))
    }
  })
})

describe("POST /auth/login", () => {
  const valid = { email: "login@thu.example", password: lan.password }
  const send: Send = (body, headers) => api.post("/auth/login", body, headers)
  before(() => signUp(api, { email: valid.email }))

  it("accepts any letter case of the address and any Unicode form of the password", async () => {
    const { status, body } = await api.post("/auth/login", {
      email: " LOGIN@thu.example",
      password: lan.password.normalize("NFD"),
    })
    assert.equal(status, 200)
    assert.deepEqual(Object.keys(body.data), [
      "token",
      "_id",
      "name",
      "email",
      "phone",
      "role",
      "emailVerified",
      "pendingEmail",
    ])
    assert.equal((await api.get("/auth/profile", { authorization: `Bearer ${body.data.token}` })).status, 200)
  })

  it("gives the same answer for a wrong password, an unknown address and a disabled account", async () => {
    await disableUser(api, await signUp(api, { email: "disabled@thu.example" }))
    const tries = [
      { email: valid.email, password: "wrong password" },
      { email: "nobody@thu.example", password: "wrong password" },
      { email: "disabled@thu.example", password: lan.password },
    ]
    const texts = { en: "Email or password is incorrect", vi: "Email hoặc mật khẩu không đúng" }
    for (const language of LANGUAGES) {
      const answers = await Promise.all(tries.map((body) => send(body, { "accept-language": language })))
      for (const answer of answers) {
        assert.equal(answer.status, 401)
        assert.deepEqual(answer.body, { success: false, code: "INVALID_CREDENTIALS", message: texts[language] })
        assert.deepEqual([...answer.headers], [...answers[0]!.headers])
      }
    }
  })

  it("does not accept a stored token hash as a token", async () => {
    for (const authorization of [
      "Bearer",
      "Bearer x",
      "Basic bGFuOng=",
      `Bearer ${"a".repeat(43)}`,
      `bearer ${"a".repeat(44)}`,
    ]) {
      assert.equal((await api.get("/auth/profile", { authorization })).text, UNAUTHORIZED)
    }
  })

  const refusals = [...EMAIL, ["password", "", "Password is required", "Vui lòng nhập mật khẩu"] as Refusal]
  for (const refusal of refusals) {
    it(`refuses ${refusal[0]} ${JSON.stringify(refusal[1])?.slice(0, 30)}`, () => refuses(send, valid, refusal))
  }
  it("refuses fields that clients must not set", () => refusesForeignFields(send, valid))
})

describe("POST /auth/logout", () => {
  it("ends only the token it is sent with, and never fails", async () => {
    const first = await signUp(api, { email: "logout@thu.example" })
    const second = await signIn(api, "logout@thu.example", lan.password)
    for (let time = 0; time < 2; time++) {
      const { status, body } = await api.post("/auth/logout", undefined, first.headers)
      assert.equal(status, 200)
      assert.deepEqual(body, { success: true })
      assert.equal((await api.get("/auth/profile", first.headers)).text, UNAUTHORIZED)
    }
    assert.equal((await api.get("/auth/profile", second.headers)).status, 200)
    assert.equal((await api.post("/auth/logout", undefined)).status, 200)
  })
})

describe("PUT /auth/profile", () => {
  const { password: _, ...profile } = lan
  let headers: Record<string, string>
  before(async () => {
    headers = (await signUp(api, { email: "profile@thu.example" })).headers
  })
  const send: Send = (body, more) => api.put("/auth/profile", body, { ...headers, ...more })

  it("changes name and phone and keeps the token", async () => {
    const { status, body } = await send({ name: "Lan Anh", email: "profile@thu.example", phone: "0912345678" }, {})
    assert.equal(status, 200)
    assert.equal(body.data.name, "Lan Anh")
    assert.equal(body.data.phone, "0912345678")
    assert.deepEqual((await api.get("/auth/profile", headers)).body.data, body.data)
  })

  for (const refusal of [...NAME, ...EMAIL, ...PHONE]) {
    it(`refuses ${refusal[0]} ${JSON.stringify(refusal[1])?.slice(0, 30)}`, () => refuses(send, profile, refusal))
  }

  it("refuses fields that clients must not set", async () => {
    await refusesForeignFields(send, profile)
    assert.equal((await api.get("/auth/profile", headers)).body.data.role, "customer")
  })
})

describe("PUT /auth/change-password", () => {
  const valid = { currentPassword: lan.password, newPassword: "another one" }

  it("ends all tokens, returns a new one with the same lifetime and notifies the owner", async () => {
    const first = await signUp(api, { email: "change@thu.example" })
    const remembered = await signIn(api, "change@thu.example", lan.password, true)
    await api.sendMails()
    const { status, body } = await api.put("/auth/change-password", valid, {
      ...remembered.headers,
      "accept-language": "vi",
    })
    assert.equal(status, 200)
    const { token, ...user } = body.data
    assert.deepEqual(user, remembered.user)
    for (const { headers } of [first, remembered])
      assert.equal((await api.get("/auth/profile", headers)).text, UNAUTHORIZED)
    assert.equal((await api.get("/auth/profile", { authorization: `Bearer ${token}` })).status, 200)
    const { rows } = await db.execute(
      sql`select expires_at > now() + interval '29 days' as long from sessions where user_id = ${user._id}`,
    )
    assert.deepEqual(rows, [{ long: true }])
    assert.equal((await api.post("/auth/login", { email: user.email, password: lan.password })).status, 401)
    assert.equal((await api.post("/auth/login", { email: user.email, password: valid.newPassword })).status, 200)
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.to, user.email)
    assert.equal(mail?.headers.subject, "Mật khẩu của quý khách đã được thay đổi")
    assert.ok(mail?.text.includes("https://ghe.example/vi/forgot-password\n"))
  })

  it("refuses a wrong current password and keeps the sessions", async () => {
    const { headers } = await signUp(api, { email: "wrong@thu.example" })
    const send: Send = (body, more) => api.put("/auth/change-password", body, { ...headers, ...more })
    await refuses(send, valid, [
      "currentPassword",
      "wrong",
      "Current password is incorrect",
      "Mật khẩu hiện tại không đúng",
    ])
    assert.equal((await api.get("/auth/profile", headers)).status, 200)
  })

  const refusals: Refusal[] = [
    ["currentPassword", "", "Current password is required", "Vui lòng nhập mật khẩu hiện tại"],
    ...passwordRefusals("newPassword", "New password is required", "Vui lòng nhập mật khẩu mới"),
  ]
  for (const refusal of refusals) {
    const [field, value] = refusal
    it(`refuses ${field} ${JSON.stringify(value)?.slice(0, 30)}`, async () => {
      const { headers } = await signUp(api, { email: `refused${field}${String(value).length}@thu.example` })
      const send: Send = (body, more) => api.put("/auth/change-password", body, { ...headers, ...more })
      await refuses(send, valid, refusal)
    })
  }

  it("requires twelve characters for staff", async () => {
    const { headers } = await signInStaff(api, "staff", "short")
    const send: Send = (body, more) => api.put("/auth/change-password", body, { ...headers, ...more })
    const texts = [
      "The password of a staff account must be at least 12 characters",
      "Mật khẩu của tài khoản nhân viên phải có ít nhất 12 ký tự",
    ] as const
    await refuses(send, { ...valid, currentPassword: "twelve characters" }, ["newPassword", "eleven char", ...texts])
  })

  const common = [
    "123456789012",
    "PasswordPassword",
    "qwertyuiop123",
    "Iloveyou2026!",
    "1qaz2wsx3edc4rfv",
    "matkhau123456",
  ]
  for (const newPassword of common) {
    it(`refuses the common password ${newPassword} for staff but not for customers`, async () => {
      const change = (headers: Record<string, string>, currentPassword: string) =>
        api.put("/auth/change-password", { currentPassword, newPassword }, headers)
      const staff = await signInStaff(api, "staff", `common-${newPassword.toLowerCase().replace("!", "")}`)
      const { status, body } = await change(staff.headers, "twelve characters")
      assert.equal(status, 422)
      const message = "This password is too common for a staff account. Please choose another one."
      assert.deepEqual(body.errors, [{ field: "newPassword", message }])
      const customer = await signUp(api, { email: `${newPassword.replace("!", "").toLowerCase()}@common.example` })
      assert.equal((await change(customer.headers, lan.password)).status, 200)
    })
  }
})

describe("account forms", () => {
  const problems = (form: typeof registrationForm | typeof passwordChangeForm, value: object) =>
    (safeParse(form, value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message])

  it("requires the password twice", () => {
    const change = { currentPassword: "lụa đỏ", newPassword: "123456" }
    assert.deepEqual(problems(registrationForm, { ...lan, confirmPassword: lan.password }), [])
    assert.deepEqual(problems(registrationForm, { ...lan, confirmPassword: "" }), [
      ["confirmPassword", "confirmationRequired"],
    ])
    assert.deepEqual(problems(registrationForm, { ...lan, confirmPassword: "other" }), [
      ["confirmPassword", "passwordsDiffer"],
    ])
    assert.deepEqual(problems(passwordChangeForm, { ...change, confirmPassword: "123456" }), [])
    assert.deepEqual(problems(passwordChangeForm, { ...change, confirmPassword: "1234567" }), [
      ["confirmPassword", "passwordsDiffer"],
    ])
  })
})

describe("createFirstAdmin", () => {
  it("creates one administrator, with the configured password or a generated one", async () => {
    await db.execute(sql`delete from users where role <> 'customer'`)
    const generated = await createFirstAdmin({ staffEmail: "boss@ghe.example", staffPassword: undefined })
    assert.ok(generated && generated.length >= 12)
    assert.equal((await signIn(api, "boss@ghe.example", generated)).user.role, "admin")
    assert.equal(await createFirstAdmin({ staffEmail: "other@ghe.example", staffPassword: undefined }), undefined)
    await db.execute(sql`delete from users where role <> 'customer'`)
    assert.equal(
      await createFirstAdmin({ staffEmail: "boss@ghe.example", staffPassword: "twelve characters" }),
      undefined,
    )
    assert.equal((await signIn(api, "boss@ghe.example", "twelve characters")).user.emailVerified, true)
    assert.equal(await mailedToken(api, "boss@ghe.example"), undefined)
  })

  it("refuses one of the most common passwords", async () => {
    await db.execute(sql`delete from users where role <> 'customer'`)
    await assert.rejects(createFirstAdmin({ staffEmail: "boss@ghe.example", staffPassword: "password1234" }), {
      message: "STAFF_PASSWORD is one of the most common passwords. Set it to one that nobody guesses.",
    })
  })

  it("refuses to start if the address belongs to a customer, and leaves that account unchanged", async () => {
    await db.execute(sql`delete from users where role <> 'customer'`)
    const customer = await signUp(api, { email: "guest@thu.example" })
    await confirmEmail(api, customer, "guest@thu.example")
    await assert.rejects(createFirstAdmin({ staffEmail: "guest@thu.example", staffPassword: "twelve characters" }), {
      message: "STAFF_EMAIL guest@thu.example is a customer's account. Set STAFF_EMAIL to an address of the company.",
    })
    assert.equal((await signIn(api, "guest@thu.example", lan.password)).user.role, "customer")
  })
})
