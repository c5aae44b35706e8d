import assert from "node:assert/strict"
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { beforeEach, describe, it } from "node:test"
import { setImmediate } from "node:timers/promises"
import { sql } from "drizzle-orm"
import { GUEST_LINK_MAIL } from "#domain/bookings/guest/guest-access.server.ts"
import { sendNextReminder } from "#domain/bookings/lifecycle/remind.server.ts"
import { bookingMails } from "#domain/bookings/mails/booking-mails.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { hanoiInstant } from "#lib/today.ts"
import { sweepLinks } from "#server/auth/one-time-tokens.server.ts"
import { db } from "#server/database/database.server.ts"
import { sweepIdempotencyKeys } from "#server/http/idempotency.server.ts"
import { startJobs } from "#server/jobs/jobs.server.ts"
import { SITE } from "#server/testing/api.ts"
import { bookTour, createDeparture, emma, inDays, minh, requestFor } from "#server/testing/fixtures.ts"
import { queueHello, writeHello } from "#server/testing/mails.ts"
import { openTestSite } from "#server/testing/site.ts"
import { mailWriters, slices } from "#slices.server.ts"
import { forgetMailsTo, sweepMailFiles, sweepOutbox } from "./forget-mails.server.ts"
import { holdMails, queueMails, releaseMails } from "./outbox.server.ts"
import { sendNext } from "./send-mails.server.ts"
import { type Mail, openMailer } from "./transport.server.ts"

const { api, tours } = await openTestSite()
beforeEach(() => db.execute(sql`truncate outbox`))

const rows = async () =>
  (
    await db.execute<{ attempts: number; sent: boolean; last_error: string | null; wait: number }>(
      sql`select attempts, sent_at is not null as sent, last_error, round(extract(epoch from next_attempt_at - now()))::int as wait from outbox order by id`,
    )
  ).rows

describe("booking mails", () => {
  it("confirm a request to the guest in Vietnamese", async () => {
    const date = inDays(60)
    const [year, month, day] = date.split("-").map(Number)
    const departureId = await createDeparture(tours.haLongCruise, {
      date,
      capacity: 9,
      startTime: "07:45",
    })
    const order = { travelDate: date, departureId, language: "vi", totalPrice: 250 }
    const { booking } = await bookTour(api, tours.haLongCruise, order)
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.to, "minh@thu.example")
    assert.equal(mail?.headers.from, "Ghé Việt Nam <office@ghe.example>")
    assert.equal(mail?.headers.subject, `Đã nhận yêu cầu ${booking.reference}: Du thuyền vịnh Hạ Long`)
    assert.equal(mail?.headers["content-language"], "vi")
    assert.equal(mail?.headers["auto-submitted"], "auto-generated")
    assert.match(mail?.headers["message-id"] ?? "", /^<outbox-\d+-[0-9a-f-]{36}-0@ghe\.example>$/)
    assert.match(mail?.headers["content-type"] ?? "", /^multipart\/alternative/)
    assert.ok(!Number.isNaN(Date.parse(mail?.headers.date ?? "")))
    const text = mail?.text ?? ""
    assert.match(text, /^Kính gửi quý khách Trần Văn Minh,\n/)
    assert.ok(text.includes(`Mã đặt chỗ: ${booking.reference}`))
    assert.match(text, new RegExp(`\\nNgày đi: (Thứ \\S+|Chủ Nhật), ${day}/${month}/${year}, 07:45\\n`))
    assert.ok(text.includes("Tổng cộng: 6.708.000\u00a0₫ (258\u00a0$)"))
    assert.ok(text.includes("giá đã thay đổi, lúc quý khách đặt trang web hiển thị 6.500.000\u00a0₫ (250\u00a0$)"))
    assert.ok(text.includes("Điều kiện hủy: Hủy miễn phí đến 3 ngày trước khởi hành."))
    assert.match(text, new RegExp(`https://ghe.example/vi/bookings/${booking._id}#key=[\\w-]{43}\\n`))
    assert.ok(!/\bbạn\b/.test(text))
  })

  it("are in English for the guest and in Vietnamese for staff", async () => {
    const order = { customerInfo: emma, language: "en", specialRequests: "Two beds, please." }
    const { booking } = await bookTour(api, tours.madeToMeasure, order)
    const [guest, staff, ...others] = await api.sendMails()
    assert.equal(others.length, 0)
    assert.equal(guest?.headers.subject, `We have your request ${booking.reference}: Made to measure`)
    assert.ok(guest?.text.includes("Total: Contact for price"))
    assert.ok(guest?.text.includes(`https://ghe.example/bookings/${booking._id}#key=`))
    assert.ok(!guest?.text.includes("guestToken"))
    assert.equal(staff?.headers.to, "office@ghe.example")
    assert.equal(staff?.headers.subject, `Đặt tour mới ${booking.reference}: Tour theo yêu cầu`)
    assert.ok(staff?.text.includes("Khách: Emma Jones\nEmail: emma@mail.example\nĐiện thoại: +44 7911 123456"))
    assert.ok(staff?.text.includes("Two beds, please."))
  })

  it("are sent only if the booking was made", async () => {
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(44), capacity: 1 })
    const request = requestFor(tours.haLongCruise, { travelDate: inDays(44), departureId, travelers: 2 })
    assert.equal((await api.post("/bookings", request)).status, 409)
    assert.deepEqual(await rows(), [])
  })
})

describe("the outbox", () => {
  const failing = { send: () => Promise.reject(new Error("Greeting never received")), close: () => {} }
  const writers = { hello: writeHello }
  const due = () => db.execute(sql`update outbox set next_attempt_at = now()`)

  it("retries with growing delays and stops after twelve tries", async () => {
    await queueHello(minh.email)
    for (const [attempts, wait] of [
      [1, 30],
      [2, 60],
      [3, 120],
      [4, 240],
    ] as const) {
      assert.equal(await sendNext(writers, failing), true)
      const [row] = await rows()
      assert.deepEqual({ ...row, wait: 0 }, { attempts, sent: false, last_error: "Greeting never received", wait: 0 })
      assert.ok(row && row.wait <= wait && row.wait > wait / 2)
      assert.equal(await sendNext(writers, failing), false)
      await due()
    }
    await db.execute(sql`update outbox set attempts = 12`)
    assert.equal(await sendNext(writers, failing), false)
  })

  it("deletes the files of erased mails only", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "ghe-mails-"))
    const mailer = openMailer({ ...SITE, dataDir })
    await queueHello(emma.email, minh.email)
    while (await sendNext(writers, mailer));
    const recipients = () =>
      readdirSync(join(dataDir, "outbox")).map(
        (name) => /^To: (.*)\r$/m.exec(readFileSync(join(dataDir, "outbox", name), "latin1"))?.[1],
      )
    await sweepMailFiles(dataDir)
    assert.deepEqual(recipients().sort(), [emma.email, minh.email])
    await forgetMailsTo(emma.email, db)
    await sweepMailFiles(dataDir)
    assert.deepEqual(recipients(), [minh.email])
    rmSync(dataDir, { recursive: true })
    await sweepMailFiles(dataDir)
  })

  it("keeps mails of an unknown kind", async () => {
    await queueMails([{ kind: "unknown", recipient: minh.email, language: "vi", payload: {} }])
    await sendNext(writers, failing)
    assert.equal(
      (await rows())[0]?.last_error,
      "No writer for mails of the kind 'unknown'. Add one to the mails of its slice.",
    )
  })

  it("sends each mail once from two processes", async () => {
    const folders = ["a", "b"].map((name) => mkdtempSync(join(tmpdir(), `ghe-mails-${name}-`)))
    const recipients = Array.from({ length: 40 }, (_, n) => `guest${n}@mail.example`)
    await queueHello(...recipients)
    const loops = folders.flatMap((dataDir) => {
      const mailer = openMailer({ ...SITE, dataDir })
      return Array.from({ length: 4 }, async () => {
        while (await sendNext(writers, mailer));
      })
    })
    await Promise.all(loops)
    const sent = folders.flatMap((folder) =>
      readdirSync(join(folder, "outbox")).map((name) => readFileSync(join(folder, "outbox", name), "latin1")),
    )
    assert.deepEqual(sent.map((mail) => /^To: (.*)\r$/m.exec(mail)?.[1]).sort(), recipients.sort())
    assert.ok((await rows()).every(({ attempts, sent }) => attempts === 1 && sent))
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  it("is sent by the jobs until they stop", { timeout: 30_000 }, async () => {
    await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(77) })
    const jobs = startJobs({ ...SITE, dataDir: api.dataDir }, { slices, writers: mailWriters(SITE) })
    await untilSent()
    await jobs.stop()
    assert.equal(readdirSync(join(api.dataDir, "outbox")).length, 2)
  })

  it("sends nothing about a booking that is gone", async () => {
    await queueMails([
      { kind: "booking-received", recipient: minh.email, language: "vi", payload: { bookingId: crypto.randomUUID() } },
    ])
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} }
    assert.equal(
      await sendNext(bookingMails({ ...SITE, findCompany: findSettings, findWords: async () => ({}) }), mailer),
      true,
    )
    assert.deepEqual(sent, [])
  })
})

describe("sweepOutbox and other sweeps", () => {
  it("delete only old answers, links and lookups", async () => {
    const key = { "idempotency-key": "to-be-swept" }
    await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(78) }, key)
    await api.get(`/bookings/guest/${minh.email}`)
    await api.sendMails()
    const left = async () =>
      (
        await db.execute(
          sql`select (select count(*)::int from idempotency_keys) as keys, (select count(*)::int from one_time_links) as links, (select count(*)::int from outbox) as mails`,
        )
      ).rows[0]
    const sweep = async () => {
      await sweepIdempotencyKeys()
      await sweepLinks()
      await sweepOutbox(GUEST_LINK_MAIL)
    }
    await sweep()
    assert.deepEqual(await left(), { keys: 1, links: 1, mails: 3 })
    await db.execute(sql`update idempotency_keys set created_at = created_at - interval '3 days'`)
    await db.execute(sql`update one_time_links set expires_at = expires_at - interval '2 days'`)
    await db.execute(sql`update outbox set sent_at = sent_at - interval '2 days'`)
    await sweep()
    assert.deepEqual(await left(), { keys: 0, links: 0, mails: 2 })
  })
})

describe("a restored copy", () => {
  it("sends nothing until its mails are released, including those its jobs queue in the meantime", async () => {
    await api.post("/newsletter", { email: "before@mail.example" })
    await holdMails()
    const departureId = await createDeparture(tours.haLongCruise, { date: inDays(1), capacity: 9 })
    const { id } = await bookTour(api, tours.haLongCruise, { travelDate: inDays(1), departureId, totalPrice: 250 })
    await db.execute(sql`update bookings set status = 'confirmed', confirmed_at = now() where id = ${id}`)
    while (await sendNextReminder(hanoiInstant(inDays(0), "09:30")));
    assert.deepEqual(await api.sendMails(), [])
    const { rows } = await db.execute(sql`select 1 from outbox where kind = 'booking-reminder'`)
    assert.equal(rows.length, 1)
    const waiting = await releaseMails(api)
    assert.equal((await api.sendMails()).length, waiting)
  })
})

async function untilSent(): Promise<void> {
  while ((await rows()).some(({ sent }) => !sent)) await setImmediate()
}
