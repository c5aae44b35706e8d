import assert from "node:assert/strict"
import { beforeEach, describe, it, mock } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import type { TestAnswer } from "#server/testing/api.ts"
import {
  bookTour,
  confirmEmail,
  disableUser,
  emma,
  lan,
  mailedToken,
  requestFor,
  signIn,
  signInStaff,
  signUp,
  type Visitor,
} from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { endUnconfirmedAccounts } from "./account.server.ts"

const { api, tours } = await openTestSite()
beforeEach(() => api.sendMails())

const HALF_AN_HOUR_MS = 30 * 60_000
const LINK_INVALID = {
  en: "This link has expired or was already used. Please ask for a new one.",
  vi: "Liên kết đã hết hạn hoặc đã được dùng. Bạn vui lòng yêu cầu liên kết mới.",
}

const book = async (email: string, headers: Record<string, string> = {}): Promise<string> =>
  (await bookTour(api, tours.hoiAnLanterns, { customerInfo: { ...emma, email } }, headers)).booking._id

const bookingsOf = async ({ headers }: Pick<Visitor, "headers">): Promise<string[]> =>
  (await api.get("/bookings/my-bookings", headers)).body.bookings.map(({ _id }: { _id: string }) => _id)

const profileOf = async ({ headers }: Pick<Visitor, "headers">) => (await api.get("/auth/profile", headers)).body.data
const profileFor = (email: string, currentPassword?: string) => ({
  name: lan.name,
  phone: lan.phone,
  email,
  currentPassword,
})
const askFor = (email: string, { headers }: Pick<Visitor, "headers">, language = "en") =>
  api.put("/auth/profile", profileFor(email, lan.password), { ...headers, "accept-language": language })

async function later<T>(ms: number, run: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ["Date"], now: Date.now() + ms })
  return run().finally(() => mock.timers.reset())
}

async function refusesLink(answer: Promise<TestAnswer>, language: "en" | "vi" = "en"): Promise<void> {
  const { status, body } = await answer
  assert.equal(status, 422)
  assert.deepEqual(body.errors, [{ field: "token", message: LINK_INVALID[language] }])
}

describe("POST /auth/verify-email", () => {
  it("attaches the guest bookings of the confirmed address only", async () => {
    const mine = await book("older@mail.example")
    const other = await book("somebody@mail.example")
    const visitor = await signUp(api, { email: "older@mail.example" })
    assert.deepEqual(await bookingsOf(visitor), [])
    assert.equal((await api.get(`/bookings/${mine}`, visitor.headers)).status, 404)
    const { status, body } = await confirmEmail(api, visitor, "older@mail.example")
    assert.equal(status, 200)
    assert.equal(body.data.emailVerified, true)
    assert.deepEqual(await bookingsOf(visitor), [mine])
    assert.equal((await api.get(`/bookings/${mine}`, visitor.headers)).status, 200)
    assert.equal((await api.get(`/bookings/${other}`, visitor.headers)).status, 404)
  })

  it("leaves bookings that another account made for this address", async () => {
    const friend = await signUp(api, { email: "friend@thu.example" })
    const theirs = await book("invited@thu.example", friend.headers)
    const invited = await signUp(api, { email: "invited@thu.example" })
    await confirmEmail(api, invited, "invited@thu.example")
    assert.deepEqual(await bookingsOf(invited), [])
    assert.deepEqual(await bookingsOf(friend), [theirs])
  })

  it("attaches later guest bookings at the next sign-in", async () => {
    await confirmEmail(api, await signUp(api, { email: "next@mail.example" }), "next@mail.example")
    const mine = await book("next@mail.example")
    assert.deepEqual(await bookingsOf(await signIn(api, "next@mail.example", lan.password)), [mine])
  })

  it("mails a link in the visitor's language, on the site's own address, and stores its token as a hash", async () => {
    const headers = { "accept-language": "vi", host: "evil.example" }
    await api.post("/auth/register", { ...lan, email: "mail@thu.example" }, headers)
    const [mail, ...others] = await api.sendMails()
    assert.equal(others.length, 0)
    assert.equal(mail?.headers.to, "mail@thu.example")
    assert.equal(mail?.headers.subject, "Xin quý khách xác nhận địa chỉ email")
    const [, token] = /https:\/\/ghe\.example\/vi\/verify-email\?token=([\w-]{43})\n/.exec(mail?.text ?? "") ?? []
    assert.ok(token)
    const stored = (
      await db.execute(sql`select row_to_json(l)::text || row_to_json(o)::text as text from one_time_links l, outbox o`)
    ).rows
    assert.ok(stored.length > 0 && stored.every(({ text }) => !String(text).includes(token)))
  })

  it("accepts a link for half an hour", async () => {
    const visitor = await signUp(api, { email: "slow@thu.example" })
    const token = await mailedToken(api, "slow@thu.example")
    await later(HALF_AN_HOUR_MS, () => refusesLink(api.post("/auth/verify-email", { token }, visitor.headers)))
    await later(HALF_AN_HOUR_MS - 1000, async () => {
      assert.equal((await api.post("/auth/verify-email", { token }, visitor.headers)).status, 200)
    })
  })

  it("requires the account as well as the link", async () => {
    const attacker = await signUp(api, { email: "victim@thu.example" })
    const other = await signUp(api, { email: "bystander@thu.example" })
    const mine = await book("victim@thu.example")
    const token = await mailedToken(api, "victim@thu.example")
    assert.equal((await api.post("/auth/verify-email", { token })).status, 401)
    for (const language of ["en", "vi"] as const) {
      const headers = { ...other.headers, "accept-language": language }
      await refusesLink(api.post("/auth/verify-email", { token }, headers), language)
      await refusesLink(api.post("/auth/verify-email", { token: "made-up" }, headers), language)
    }
    assert.equal((await profileOf(attacker)).emailVerified, false)
    assert.deepEqual(await bookingsOf(attacker), [])
    assert.equal((await api.get(`/bookings/${mine}`, attacker.headers)).status, 404)
  })

  it("accepts the same link again without changes", async () => {
    const visitor = await signUp(api, { email: "twice@thu.example" })
    const token = await mailedToken(api, "twice@thu.example")
    const first = await api.post("/auth/verify-email", { token }, visitor.headers)
    const second = await api.post("/auth/verify-email", { token }, visitor.headers)
    assert.equal(second.text, first.text)
    assert.equal((await api.post("/auth/resend-verification", undefined, visitor.headers)).status, 200)
    assert.deepEqual(await api.sendMails(), [])
  })

  it("mails the link again on request", async () => {
    const visitor = await signUp(api, { email: "again@thu.example" })
    await api.sendMails()
    assert.equal((await api.post("/auth/resend-verification", undefined, visitor.headers)).status, 200)
    assert.equal((await confirmEmail(api, visitor, "again@thu.example")).status, 200)
  })
})

describe("POST /auth/register with an address that has an account", () => {
  const TAKEN = {
    en: "An account with this email already exists. Sign in or reset your password",
    vi: "Email này đã có tài khoản. Bạn hãy đăng nhập hoặc đặt lại mật khẩu",
  }
  const register = (email: string, language = "en") =>
    api.post("/auth/register", { ...lan, email, password: "another one" }, { "accept-language": language })

  it("refuses the email field, in both languages and any spelling", async () => {
    await confirmEmail(api, await signUp(api, { email: "taken@thu.example" }), "taken@thu.example")
    await signUp(api, { email: "unconfirmed@thu.example" })
    await signInStaff(api, "staff", "colleague")
    const banned = await signUp(api, { email: "banned@thu.example" })
    await disableUser(api, banned)
    await api.sendMails()
    for (const email of [
      " TAKEN@thu.example",
      "unconfirmed@thu.example",
      "colleague@ghe.example",
      "banned@thu.example",
    ]) {
      for (const language of ["en", "vi"] as const) {
        const { status, body } = await register(email, language)
        const message = TAKEN[language]
        assert.equal(status, 409)
        assert.deepEqual(body, { success: false, code: "EMAIL_TAKEN", message, errors: [{ field: "email", message }] })
      }
    }
    assert.deepEqual(await api.sendMails(), [])
  })

  it("changes nothing for the owner, confirmed or not", async () => {
    const owner = await signUp(api, { email: "mine@thu.example" })
    for (let time = 0; time < 6; time++) assert.equal((await register("mine@thu.example")).status, 409)
    assert.equal((await signIn(api, "mine@thu.example", lan.password)).user._id, owner.user._id)
    const stranger = { email: "mine@thu.example", password: "another one" }
    assert.equal((await api.post("/auth/login", stranger)).status, 401)
    assert.equal((await profileOf(owner)).name, lan.name)
  })

  it("lets the owner take over with a mailed link, which removes what the other person entered", async () => {
    const mine = await book("squatted@mail.example")
    const squatter = await signUp(api, {
      email: "squatted@mail.example",
      name: "Click evil.example",
      phone: "0900000000",
    })
    assert.equal((await register("squatted@mail.example")).status, 409)
    await api.sendMails()
    await api.post("/auth/forgot-password", { email: "squatted@mail.example" })
    const token = await mailedToken(api, "squatted@mail.example")
    assert.equal((await api.post("/auth/reset-password", { token, password: "of the owner" })).status, 200)
    assert.equal((await api.get("/auth/profile", squatter.headers)).status, 401)
    assert.equal(
      (await api.post("/auth/login", { email: "squatted@mail.example", password: lan.password })).status,
      401,
    )
    const owner = await signIn(api, "squatted@mail.example", "of the owner")
    assert.deepEqual(
      [owner.user.name, owner.user.phone, owner.user.emailVerified, owner.user.pendingEmail],
      ["", "", true, null],
    )
    const { rows } = await db.execute(sql`select phone_e164 from users where id = ${owner.user._id}`)
    assert.deepEqual(rows, [{ phone_e164: null }])
    assert.deepEqual(await bookingsOf(owner), [mine])
  })

  it("accepts the address again after a week without confirmation or bookings", async () => {
    const people = ["forgotten", "busy", "young", "known"].map((name) => `${name}@week.example`)
    const [, busy, , known] = await Promise.all(people.map((email) => signUp(api, { email })))
    await confirmEmail(api, known!, "known@week.example")
    await book("guest-of-busy@mail.example", busy!.headers)
    await db.execute(sql`
      update users set created_at = now() - case when email = 'young@week.example' then interval '6 days 23 hours'
        else interval '7 days 1 minute' end
      where email like '%@week.example'`)
    await endUnconfirmedAccounts()
    const { rows } = await db.execute(sql`select email from users where email like '%@week.example' order by email`)
    assert.deepEqual(
      rows.map(({ email }) => email),
      ["busy@week.example", "known@week.example", "young@week.example"],
    )
    const mails = await db.execute(sql`select recipient from outbox where recipient = 'forgotten@week.example'`)
    assert.deepEqual(mails.rows, [])
    assert.equal((await register("forgotten@week.example")).status, 201)
  })
})

describe("PUT /auth/profile with a new address", () => {
  const REFUSALS = {
    missing: { en: "Current password is required", vi: "Vui lòng nhập mật khẩu hiện tại" },
    wrong: { en: "Current password is incorrect", vi: "Mật khẩu hiện tại không đúng" },
  }

  it("requires the password, which a stolen token does not reveal", async () => {
    const visitor = await signUp(api, { email: "stolen@thu.example" })
    await confirmEmail(api, visitor, "stolen@thu.example")
    for (const [password, texts] of [
      [undefined, REFUSALS.missing],
      ["", REFUSALS.missing],
      ["a guess", REFUSALS.wrong],
    ] as const) {
      for (const language of ["en", "vi"] as const) {
        const headers = { ...visitor.headers, "accept-language": language }
        const { status, body } = await api.put("/auth/profile", profileFor("thief@thu.example", password), headers)
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field: "currentPassword", message: texts[language] }])
      }
    }
    assert.equal((await profileOf(visitor)).pendingEmail, null)
    assert.deepEqual(await api.sendMails(), [])
    assert.equal((await api.put("/auth/profile", profileFor("stolen@thu.example"), visitor.headers)).status, 200)
  })

  it("refuses an address that has an account", async () => {
    await signUp(api, { email: "has-it@thu.example" })
    const visitor = await signUp(api, { email: "wants-it@thu.example" })
    const { status, body } = await askFor("has-it@thu.example", visitor)
    assert.deepEqual([status, body.code, body.errors[0].field], [409, "EMAIL_TAKEN", "email"])
    assert.equal((await profileOf(visitor)).pendingEmail, null)
  })

  it("refuses the link if someone registers with the address before it is confirmed", async () => {
    const visitor = await signUp(api, { email: "late-mover@thu.example" })
    await askFor("contested@thu.example", visitor)
    const token = await mailedToken(api, "contested@thu.example")
    await signUp(api, { email: "contested@thu.example" })
    const { status, body } = await api.post("/auth/verify-email", { token }, visitor.headers)
    assert.deepEqual([status, body.code], [409, "EMAIL_TAKEN"])
    assert.equal((await profileOf(visitor)).email, "late-mover@thu.example")
  })

  it("notifies the current address at once, with a way to stop it", async () => {
    const visitor = await signUp(api, { email: "told@thu.example" })
    await confirmEmail(api, visitor, "told@thu.example")
    const subjects = {
      en: "Someone asked to change your email address",
      vi: "Có yêu cầu đổi địa chỉ email của quý khách",
    }
    for (const [language, prefix] of [
      ["en", ""],
      ["vi", "/vi"],
    ] as const) {
      await askFor(`${language}-thief@thu.example`, visitor, language)
      const notice = (await api.sendMails()).find(({ headers }) => headers.to === "told@thu.example")
      assert.equal(notice?.headers.subject, subjects[language])
      assert.ok(notice?.text.includes(`${language}-thief@thu.example`))
      assert.match(notice?.text ?? "", new RegExp(String(new Date().getUTCFullYear())))
      assert.ok(notice?.text.includes(`https://ghe.example${prefix}/forgot-password\n`))
    }
  })

  it("cancels the change after a password reset, which invalidates the attacker's link", async () => {
    const owner = await signUp(api, { email: "robbed@thu.example" })
    await confirmEmail(api, owner, "robbed@thu.example")
    const thief = await signIn(api, "robbed@thu.example", lan.password)
    await askFor("robber@thu.example", thief)
    const thiefsLink = await mailedToken(api, "robber@thu.example")
    await api.post("/auth/forgot-password", { email: "robbed@thu.example" })
    const token = await mailedToken(api, "robbed@thu.example")
    assert.equal((await api.post("/auth/reset-password", { token, password: "brand new" })).status, 200)
    assert.equal((await api.post("/auth/verify-email", { token: thiefsLink }, thief.headers)).status, 401)
    const again = await signIn(api, "robbed@thu.example", "brand new")
    assert.equal(again.user.pendingEmail, null)
    assert.equal(again.user.name, lan.name)
    await refusesLink(api.post("/auth/verify-email", { token: thiefsLink }, again.headers))
  })

  it("changes the address on confirmation, signs out everywhere else and notifies the old address", async () => {
    const visitor = await signUp(api, { email: "before@thu.example" })
    await confirmEmail(api, visitor, "before@thu.example")
    const elsewhere = await signIn(api, "before@thu.example", lan.password)
    const { body } = await askFor(" After@thu.example", visitor)
    assert.equal(body.data.email, "before@thu.example")
    assert.equal(body.data.pendingEmail, "after@thu.example")
    assert.equal((await api.post("/auth/login", { email: "after@thu.example", password: lan.password })).status, 401)
    const confirmed = await confirmEmail(api, visitor, "after@thu.example")
    assert.equal(confirmed.body.data.email, "after@thu.example")
    assert.equal(confirmed.body.data.pendingEmail, null)
    assert.equal((await api.get("/auth/profile", elsewhere.headers)).status, 401)
    assert.equal((await api.get("/auth/profile", visitor.headers)).status, 200)
    assert.equal((await api.post("/auth/login", { email: "before@thu.example", password: lan.password })).status, 401)
    assert.equal((await signIn(api, "after@thu.example", lan.password)).user._id, visitor.user._id)
    const [notice] = await api.sendMails()
    assert.equal(notice?.headers.to, "before@thu.example")
    assert.equal(notice?.headers.subject, "Your email address has been changed")
  })

  it("refuses a link for a previously requested address", async () => {
    const visitor = await signUp(api, { email: "first@thu.example" })
    const token = await mailedToken(api, "first@thu.example")
    await askFor("theirs@thu.example", visitor)
    await refusesLink(api.post("/auth/verify-email", { token }, visitor.headers))
    assert.equal((await profileOf(visitor)).emailVerified, false)
  })

  it("keeps the change pending when the profile is saved with the current address", async () => {
    const visitor = await signUp(api, { email: "present@thu.example" })
    await confirmEmail(api, visitor, "present@thu.example")
    await askFor("wanted@thu.example", visitor)
    await api.put("/auth/profile", profileFor("present@thu.example"), visitor.headers)
    assert.equal((await profileOf(visitor)).pendingEmail, "wanted@thu.example")
  })
})

describe("password reset", () => {
  const forgot = (email: string, headers: Record<string, string> = {}) =>
    api.post("/auth/forgot-password", { email }, headers)
  const reset = (token: unknown, password = "brand new", headers: Record<string, string> = {}) =>
    api.post("/auth/reset-password", { token, password }, headers)

  it("gives the same answer and does the same work with and without an account", async () => {
    await signUp(api, { email: "forgot@thu.example" })
    await api.sendMails()
    const queued = async () =>
      Number((await db.execute(sql`select count(*) as n from outbox where kind = 'reset-password'`)).rows[0]?.n)
    const answers: TestAnswer[] = []
    for (const email of ["forgot@thu.example", "nobody@thu.example"]) {
      const before = await queued()
      answers.push(await forgot(email))
      assert.equal((await queued()) - before, 1)
    }
    for (const answer of answers) {
      assert.equal(answer.status, 200)
      assert.equal(answer.text, '{"success":true}')
      assert.deepEqual([...answer.headers], [...answers[0]!.headers])
    }
    assert.deepEqual(
      (await api.sendMails()).map(({ headers }) => headers.to),
      ["forgot@thu.example"],
    )
  })

  it("accepts a mailed link once, in the visitor's language, and signs out everywhere", async () => {
    const visitor = await signUp(api, { email: "reset@thu.example" })
    await api.sendMails()
    await forgot("reset@thu.example", { "accept-language": "vi", host: "evil.example" })
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.subject, "Đặt mật khẩu mới")
    const [, token] =
      /https:\/\/ghe\.example\/vi\/reset-password\?token=([\w-]{43})#account=reset%40thu\.example\n/.exec(
        mail?.text ?? "",
      ) ?? []
    const answer = await reset(token)
    assert.equal(answer.text, '{"success":true}')
    assert.equal((await api.get("/auth/profile", visitor.headers)).status, 401)
    assert.equal((await api.post("/auth/login", { email: "reset@thu.example", password: lan.password })).status, 401)
    assert.equal((await signIn(api, "reset@thu.example", "brand new")).user._id, visitor.user._id)
    for (const language of ["en", "vi"] as const)
      await refusesLink(reset(token, "once more", { "accept-language": language }), language)
    assert.deepEqual(
      (await api.sendMails()).map(({ headers }) => headers.subject),
      ["Your password has been changed"],
    )
  })

  it("confirms an unconfirmed address", async () => {
    const mine = await book("reader@mail.example")
    await signUp(api, { email: "reader@mail.example" })
    await api.sendMails()
    await forgot("reader@mail.example")
    await reset(await mailedToken(api, "reader@mail.example"))
    const visitor = await signIn(api, "reader@mail.example", "brand new")
    assert.equal(visitor.user.emailVerified, true)
    assert.deepEqual(await bookingsOf(visitor), [mine])
  })

  it("accepts only the newest unused link, for half an hour", async () => {
    await signUp(api, { email: "late@thu.example" })
    await api.sendMails()
    await forgot("late@thu.example")
    const first = await mailedToken(api, "late@thu.example")
    await later(HALF_AN_HOUR_MS, () => refusesLink(reset(first)))
    await forgot("late@thu.example")
    const second = await mailedToken(api, "late@thu.example")
    assert.equal((await reset(second)).status, 200)
    await refusesLink(reset(first))
  })

  it("accepts a link only while the account still has the address it was mailed to", async () => {
    const attacker = await signUp(api, { email: "attacker@thu.example" })
    await api.sendMails()
    await forgot("attacker@thu.example")
    const token = await mailedToken(api, "attacker@thu.example")
    await askFor("prey@thu.example", attacker)
    assert.equal((await reset(token)).status, 200)
    const { user } = await signIn(api, "attacker@thu.example", "brand new")
    assert.deepEqual([user.email, user.pendingEmail], ["attacker@thu.example", null])
    assert.equal((await api.post("/auth/login", { email: "prey@thu.example", password: "brand new" })).status, 401)
  })

  it("invalidates links mailed to the old address when the account gets a new one", async () => {
    const visitor = await signUp(api, { email: "old@thu.example" })
    await confirmEmail(api, visitor, "old@thu.example")
    await forgot("old@thu.example")
    const token = await mailedToken(api, "old@thu.example")
    await askFor("new@thu.example", visitor)
    await confirmEmail(api, visitor, "new@thu.example")
    await refusesLink(reset(token))
  })

  it("refuses disabled accounts and requires twelve characters for staff", async () => {
    const disabled = await signUp(api, { email: "off@thu.example" })
    await api.sendMails()
    await forgot("off@thu.example")
    const token = await mailedToken(api, "off@thu.example")
    await disableUser(api, disabled)
    await refusesLink(reset(token))
    await forgot("off@thu.example")
    assert.deepEqual(await api.sendMails(), [])
    const staff = await signInStaff(api, "admin", "chief")
    await forgot(staff.user.email)
    const theirs = await mailedToken(api, staff.user.email)
    const { status, body } = await reset(theirs, "eleven char")
    assert.equal(status, 422)
    assert.equal(body.errors[0].field, "password")
    assert.equal((await reset(theirs, "twelve characters!")).status, 200)
  })

  it("names the invalid fields in both languages", async () => {
    const cases: [string, object, string, string, string][] = [
      ["forgot-password", {}, "email", "Email is required", "Vui lòng nhập email"],
      ["forgot-password", { email: "lan" }, "email", "Please enter a valid email", "Vui lòng nhập email hợp lệ"],
      ["reset-password", { password: "brand new" }, "token", LINK_INVALID.en, LINK_INVALID.vi],
      [
        "reset-password",
        { token: "x", password: "" },
        "password",
        "New password is required",
        "Vui lòng nhập mật khẩu mới",
      ],
      [
        "reset-password",
        { token: "x", password: "12345" },
        "password",
        "Password must be at least 6 characters",
        "Mật khẩu phải có ít nhất 6 ký tự",
      ],
    ]
    for (const [path, sent, field, en, vi] of cases) {
      for (const [language, message] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const { status, body } = await api.post(`/auth/${path}`, sent, { "accept-language": language })
        assert.equal(status, 422)
        assert.deepEqual(body.errors, [{ field, message }])
      }
    }
  })
})

describe("GET /bookings/my-bookings", () => {
  it("lists the bookings an account made, whatever their contact, newest first, in pages", async () => {
    const visitor = await signUp(api, { email: "traveller@thu.example" })
    const first = await book("friend@mail.example", visitor.headers)
    const second = await book("traveller@thu.example", visitor.headers)
    assert.deepEqual(await bookingsOf(visitor), [second, first])
    const page = await api.get("/bookings/my-bookings?page=2&limit=1", visitor.headers)
    assert.deepEqual(
      page.body.bookings.map(({ _id }: { _id: string }) => _id),
      [first],
    )
    assert.deepEqual(page.body.pagination, { page: 2, limit: 1, total: 2, pages: 2 })
    assert.equal(page.headers.get("cache-control"), "no-store")
    const { rows } = await db.execute(sql`select actor from booking_events where booking_id = ${first}`)
    assert.deepEqual(rows, [{ actor: visitor.user._id }])
  })

  it("shows bookings to their owner and staff and returns 404 to others", async () => {
    const visitor = await signUp(api, { email: "private@thu.example" })
    const other = await signUp(api, { email: "curious@thu.example" })
    const id = await book("private@thu.example", visitor.headers)
    const staff = await signInStaff(api, "staff", "agent")
    for (const { headers } of [visitor, staff])
      assert.equal((await api.get(`/bookings/${id}`, headers)).body.booking._id, id)
    const nothing = '{"success":false,"code":"NOT_FOUND","message":"Booking not found"}'
    for (const headers of [other.headers, {}]) assert.equal((await api.get(`/bookings/${id}`, headers)).text, nothing)
  })

  it("treats an expired token as a guest when booking", async () => {
    const { status, body } = await api.post(
      "/bookings",
      requestFor(tours.sapaTerraces, { customerInfo: { ...emma, email: "over@mail.example" } }),
      { authorization: `Bearer ${"a".repeat(43)}` },
    )
    assert.equal(status, 201)
    assert.ok(body.guestToken)
    assert.equal(body.openedByAccount, false)
  })

  it("says whether the account opens the new booking", async () => {
    const visitor = await signUp(api, { email: "opens@thu.example" })
    const sent = requestFor(tours.sapaTerraces, { customerInfo: { ...emma, email: "opens@thu.example" } })
    const key = { "idempotency-key": "says whether the account opens" }
    for (const headers of [{}, key, key]) {
      const { body } = await api.post("/bookings", sent, { ...visitor.headers, ...headers })
      assert.equal(body.openedByAccount, true)
    }
    const guest = await api.post("/bookings", { ...sent, customerInfo: { ...emma, email: "no@thu.example" } })
    assert.equal(guest.body.openedByAccount, false)
  })
})
