import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, type SentMail } from "#server/testing/api.ts"
import { bookTour, confirmEmail, emma, inDays, signInStaff, signUp, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")
const OFFICE = "office@ghe.example"
beforeEach(async () => {
  await db.execute(sql`truncate outbox`)
  scaleLimits(10_000)
})

async function booked(changes: Record<string, unknown> = {}) {
  const customerInfo = withNewAddress(emma)
  const order = { language: "en", customerInfo, ...changes }
  const { id, guest, reference } = await bookTour(api, tours.hoiAnLanterns, order)
  await api.sendMails()
  const change = (wanted: object, headers: Record<string, string> = guest) =>
    api.put(`/bookings/${id}`, wanted, headers)
  return { id, guest, email: customerInfo.email, reference, change }
}

async function sendLater(): Promise<SentMail[]> {
  await db.execute(sql`update outbox set next_attempt_at = now() where sent_at is null`)
  return api.sendMails()
}
const recipients = (mails: SentMail[]) => mails.map(({ headers }) => headers.to)
const secondsUntilDue = async () =>
  (
    await db.execute<{ wait: number }>(
      sql`select round(extract(epoch from next_attempt_at - now()))::int as wait from outbox where sent_at is null order by id`,
    )
  ).rows.map(({ wait }) => wait)

describe("changes of a booking", () => {
  it("are mailed once to guest and company, from the last mailed state to the current one", async () => {
    const { change, email } = await booked()
    for (const text of ["One bed", "Two beds", "Three beds"]) await change({ specialRequests: text })
    await change({ customerInfo: { phone: "+44 7911 654321" } })
    await change({ travelers: 3 })
    assert.deepEqual(await api.sendMails(), [], "they wait for more")
    const waits = await secondsUntilDue()
    assert.equal(waits.length, 2)
    assert.ok(
      waits.every((wait) => wait > 240 && wait <= 300),
      String(waits),
    )
    const mails = await sendLater()
    assert.deepEqual(recipients(mails), [email, OFFICE])
    assert.match(mails[0]?.text ?? "", /These details of your booking have changed: phone number, special requests\./)
    assert.match(mails[0]?.text ?? "", /Before: .* · 2 travellers/)
    assert.match(mails[0]?.text ?? "", /#key=/)
    assert.match(mails[1]?.text ?? "", /Three beds/)
    assert.deepEqual(await sendLater(), [])
  })

  it("are not mailed if they were reverted", async () => {
    const { change } = await booked()
    await change({ specialRequests: "A window seat" })
    await change({ specialRequests: "" })
    await change({ travelers: 3 })
    await change({ travelers: 2 })
    assert.deepEqual(await sendLater(), [])
  })

  it("are mailed at once with a new date, together with pending ones", async () => {
    const { change, email } = await booked()
    await change({ specialRequests: "A window seat" })
    await change({ travelDate: inDays(31) })
    const mails = await api.sendMails()
    assert.deepEqual(recipients(mails), [email, OFFICE])
    assert.match(mails[0]?.text ?? "", /details of your booking have changed: special requests\.[\s\S]*Before: /)
  })

  it("are included in the mail that confirms or cancels the booking, sent at once", async () => {
    const { id, guest, change, email } = await booked()
    await change({ specialRequests: "A window seat" })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    const confirmed = await api.sendMails()
    assert.deepEqual(recipients(confirmed), [email])
    assert.match(confirmed[0]?.text ?? "", /Also changed: special requests\./)
    assert.deepEqual(recipients(await sendLater()), [OFFICE], "the company has still to hear of the wish")
    await change({ customerInfo: { phone: "+44 7911 654321" } })
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    const cancelled = await api.sendMails()
    assert.deepEqual(recipients(cancelled), [email, OFFICE])
    assert.match(cancelled[0]?.text ?? "", /Also changed: phone number\./)
    assert.deepEqual(await sendLater(), [])
  })

  it("are rate-limited; mails over the limit are sent later, complete", async () => {
    const { id, change, email } = await booked()
    resetLimits()
    const mailed: string[] = []
    for (let n = 0; n < 40; n++) {
      assert.equal((await change({ specialRequests: `y${n}` })).status, 200)
      mailed.push(...recipients(await sendLater()).map(String))
    }
    const toGuest = mailed.filter((to) => to === email).length
    assert.ok(toGuest >= 6 && toGuest <= 7, `${toGuest} mails`)
    assert.equal((await api.get(`/bookings/${id}`, staff.headers)).body.booking.specialRequests, "y39")
    const waits = await secondsUntilDue()
    assert.equal(waits.length, 2, "one row for the guest and one for the company")
    scaleLimits(1)
    const later = await sendLater()
    assert.deepEqual(recipients(later), [email, OFFICE])
    assert.match(later[1]?.text ?? "", /y39/)
  })

  it("are mailed at once with an agreed price", async () => {
    const { id, change } = await booked()
    await change({ specialRequests: "A private boat" })
    await api.put(`/bookings/${id}/price`, { amount: 500_00, currency: "USD", version: 2 }, staff.headers)
    const [mail] = await api.sendMails()
    assert.match(mail?.headers.subject ?? "", /^Price of your booking/)
    assert.match(mail?.text ?? "", /Also changed: special requests\./)
  })
})

describe("mails to the office", () => {
  const totals = (mails: SentMail[]) =>
    mails
      .filter(({ headers }) => headers.to === OFFICE)
      .map(({ text }) => /^Tổng cộng: .*$/m.exec(text)?.[0].replaceAll("\u00A0", " "))

  it("show đồng first, in requests, changes and cancellations", async () => {
    const { id, guest } = await bookTour(api, tours.hoiAnLanterns, {
      language: "en",
      customerInfo: withNewAddress(emma),
    })
    const requested = await api.sendMails()
    assert.match(requested[0]?.text ?? "", /Total: \$90/)
    await api.put(`/bookings/${id}`, { travelDate: inDays(35), travelers: 3 }, guest)
    const changed = await sendLater()
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, guest)
    const cancelled = await sendLater()
    assert.deepEqual(
      [requested, changed, cancelled].flatMap(totals),
      ["≈ 2.340.000 ₫ (90 $)", "≈ 3.510.000 ₫ (135 $)", "≈ 3.510.000 ₫ (135 $)"].map((sum) => `Tổng cộng: ${sum}`),
    )
    assert.match(changed.map(({ text }) => text).join(), /Trước đó: .* · ≈\u00A0[\d.]+\u00A0₫ \(90\u00A0\$\)/)
  })
})

describe("mails about requests of an address that nobody has confirmed", () => {
  const bookAndCancel = async (days: number, customerInfo: typeof emma, headers: Record<string, string> = {}) => {
    const order = { travelDate: inDays(days), language: "en", customerInfo }
    const { id, guest } = await bookTour(api, tours.hoiAnLanterns, order, headers)
    const mails = await sendLater()
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Sick" }, { ...headers, ...guest })
    const all = [...mails, ...(await sendLater())]
    return all.filter(({ headers }) => headers.to === customerInfo.email).map(({ headers }) => headers.subject ?? "")
  }

  it("are limited; those over the limit are sent later, unless a cancellation made them obsolete", async () => {
    const victim = withNewAddress(emma)
    resetLimits()
    const mailed: string[][] = []
    for (let n = 0; n < 6; n++) mailed.push(await bookAndCancel(30 + n, victim))
    assert.deepEqual(
      mailed.map(({ length }) => length),
      [2, 2, 2, 0, 0, 0],
      "five, and the first refill",
    )
    const order = { travelDate: inDays(50), language: "en", customerInfo: victim }
    const { id } = await bookTour(api, tours.hoiAnLanterns, order)
    assert.deepEqual(recipients(await sendLater()), [OFFICE])
    scaleLimits(10_000)
    const later = (await sendLater()).map(({ headers }) => headers.subject?.replace(/ GHE.*/, ""))
    assert.deepEqual(later.toSorted(), [...Array(3).fill("Booking cancelled"), "We have your request"])
    assert.equal((await api.get(`/outbox?bookingId=${id}&status=waiting`, staff.headers)).body.data.length, 0)
  })

  it("are not limited once the address is confirmed", async () => {
    const owner = withNewAddress(emma)
    const visitor = await signUp(api, { email: owner.email })
    await confirmEmail(api, visitor, owner.email)
    resetLimits()
    for (let n = 0; n < 5; n++) assert.equal((await bookAndCancel(30 + n, owner, visitor.headers)).length, 2)
  })

  it("are not delayed if staff cancel", async () => {
    const guest = withNewAddress(emma)
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: guest })
    await api.sendMails()
    resetLimits()
    for (let n = 0; n < 4; n++) await bookAndCancel(40 + n, guest)
    await api.put(`/bookings/${booking._id}/cancel`, { cancellationReason: "Storm" }, staff.headers)
    assert.deepEqual(recipients(await api.sendMails()), [guest.email])
  })
})

describe("a new email address on a booking", () => {
  const victim = "victim@mail.example"
  const lure = "Click http://evil.example/pay to keep your prize"
  const linkIn = (mail: SentMail | undefined) => new URL(/https:\S+\/bookings\?\S+/.exec(mail?.text ?? "")?.[0] ?? "")
  const open = (link: URL) =>
    api.get(
      `/bookings/guest/${encodeURIComponent(link.searchParams.get("contact") ?? "")}?proof=${link.searchParams.get("proof")}`,
    )

  it("gets only a confirmation link, and the old address is notified", async () => {
    const { id, change, email, reference } = await booked({ specialRequests: lure })
    const { body } = await change({ customerInfo: { name: lure, email: victim } })
    assert.deepEqual([body.booking.customerInfo.email, body.booking.pendingEmail], [email, victim])
    const mails = await api.sendMails()
    assert.deepEqual(recipients(mails).toSorted(), [email, OFFICE, victim].toSorted())
    const toVictim = mails.find(({ headers }) => headers.to === victim)
    for (const part of [toVictim?.text, toVictim?.html, toVictim?.headers.subject]) {
      assert.doesNotMatch(part ?? "", /evil|prize|GHE-|Lantern|key=/)
      assert.ok(!part?.includes(id) && !part?.includes(reference))
    }
    const toOld = mails.find(({ headers }) => headers.to === email)
    assert.match(toOld?.text ?? "", /details of your booking have changed: name, email address\./)
    assert.match(toOld?.text ?? "", /a link to the new email address \(v•••@m•••\)\. Until it is confirmed there/)
    assert.doesNotMatch(toOld?.text ?? "", /victim|evil/)
    await change({ specialRequests: "Anything" })
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    assert.ok(!recipients(await sendLater()).includes(victim), "until it is confirmed")
  })

  it("takes effect once when the link is opened, and then gets the mails", async () => {
    const { id, change, email, reference } = await booked()
    const own = withNewAddress(emma).email
    await change({ customerInfo: { email: own } })
    const link = linkIn((await api.sendMails()).find(({ headers }) => headers.to === own))
    assert.equal(link.searchParams.get("confirm"), "1")
    const { body } = await open(link)
    assert.deepEqual([body.bookings.length, body.bookings[0]._id, body.bookings[0].pendingEmail], [1, id, null])
    assert.equal(body.bookings[0].customerInfo.email, own)
    assert.equal((await open(link)).body.bookings.length, 0)
    const mails = await sendLater()
    const toOld = mails.find(({ headers }) => headers.to === email)
    assert.match(toOld?.text ?? "", new RegExp(`booking ${reference} has been changed to \\S+•••@m•••\\.`))
    assert.doesNotMatch(toOld?.text ?? "", new RegExp(`#key=|${own}|Jones`))
    assert.match(mails.find(({ headers }) => headers.to === own)?.text ?? "", /email address\.[\s\S]*#key=/)
    const { rows } = await db.execute(
      sql`select before, after from audit_log where subject = ${`booking:${id}`} order by id desc limit 1`,
    )
    assert.deepEqual(rows[0]?.after, { customerEmail: own, customerPendingEmail: null })
    const history = await api.get(`/bookings/${id}/history`, staff.headers)
    assert.ok(history.text.includes("customerEmail") && !history.text.includes(own))
  })

  it("gets a limited number of links, across all bookings", async () => {
    const others = [await booked(), await booked(), await booked()]
    resetLimits()
    let links = 0
    for (const { change } of [...others, ...others]) {
      await change({ customerInfo: { email: "mailbox@mail.example" } })
      links += recipients(await sendLater()).filter((to) => to === "mailbox@mail.example").length
    }
    assert.ok(links >= 3 && links <= 4, `${links} links`)
  })

  it("waits for a link instead of losing it after strangers have used up those of an address", async () => {
    const guests = [await booked(), await booked(), await booked(), await booked(), await booked()]
    resetLimits()
    for (const { change } of guests) await change({ customerInfo: { email: "named@mail.example" } })
    const sent = recipients(await api.sendMails()).filter((to) => to === "named@mail.example")
    const { rows } = await db.execute<{ wait: number }>(
      sql`select extract(epoch from next_attempt_at - now())::int as wait from outbox
        where sent_at is null and recipient = 'named@mail.example'`,
    )
    assert.deepEqual([sent.length, rows.length], [4, 1])
    assert.ok(rows[0]!.wait > 60 && rows[0]!.wait <= 21_600, String(rows[0]!.wait))
  })

  it("is dropped when the old address is entered again, and its link stops working", async () => {
    const { id, change, email } = await booked()
    await change({ customerInfo: { email: "typo@mail.example" } })
    const link = linkIn((await api.sendMails()).find(({ headers }) => headers.to === "typo@mail.example"))
    await change({ customerInfo: { email } })
    assert.equal((await api.get(`/bookings/${id}`, staff.headers)).body.booking.pendingEmail, null)
    assert.equal((await open(link)).body.bookings.length, 0)
    assert.equal((await api.get(`/bookings/${id}`, staff.headers)).body.booking.customerInfo.email, email)
  })

  it("needs no link if it is the owner's verified email", async () => {
    const address = withNewAddress(emma).email
    const owner = await signUp(api, { email: address })
    await confirmEmail(api, owner, address)
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) }, owner.headers)
    const changed = await api.put(`/bookings/${id}`, { customerInfo: { email: address } }, owner.headers)
    assert.deepEqual([changed.body.booking.customerInfo.email, changed.body.booking.pendingEmail], [address, null])
  })

  it("is deleted with the person's data", async () => {
    const admin = await signInStaff(api, "admin")
    const { id, change } = await booked()
    await change({ customerInfo: { email: "gone@mail.example" } })
    await api.post("/people/erase", { email: "gone@mail.example" }, admin.headers)
    assert.equal((await api.get(`/bookings/${id}`, staff.headers)).body.booking.pendingEmail, null)
  })
})

describe("a greeting", () => {
  const cases: [name: string, en: string, vi: string][] = [
    ["Trần Văn Minh", "Dear Trần Văn Minh,", "Kính gửi quý khách Trần Văn Minh,"],
    ["J. R. O’Connor-Smith", "Dear J. R. O’Connor-Smith,", "Kính gửi quý khách J. R. O’Connor-Smith,"],
    ["李雷", "Dear 李雷,", "Kính gửi quý khách 李雷,"],
    ["", "Hello,", "Kính gửi quý khách,"],
    ["Click http://evil.example/pay to keep your prize", "Dear guest,", "Kính gửi quý khách,"],
    ["evil.example", "Dear guest,", "Kính gửi quý khách,"],
    ["Win at t.me", "Dear guest,", "Kính gửi quý khách,"],
    ["www evil example/pay", "Dear guest,", "Kính gửi quý khách,"],
    ["prize@evil.example", "Dear guest,", "Kính gửi quý khách,"],
    ["Call 0900 123 456", "Dear guest,", "Kính gửi quý khách,"],
  ]
  for (const [name, en, vi] of cases) {
    it(`addresses '${name}'`, async () => {
      for (const [language, greeting] of [
        ["en", en],
        ["vi", vi],
      ] as const) {
        const customerInfo = { ...withNewAddress(emma), name }
        await bookTour(api, tours.hoiAnLanterns, { customerInfo, language })
        const mail = (await api.sendMails()).find(({ headers }) => headers.to === customerInfo.email)
        assert.equal(mail?.text.split("\n")[0], greeting)
      }
    })
  }
})
