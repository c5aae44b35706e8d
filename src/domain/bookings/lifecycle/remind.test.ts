import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { sendNextReviewInvitation } from "#domain/reviews/reviews.server.ts"
import { hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { begin, bookTour, emma, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { sendNextReminder } from "./remind.server.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

let guests = 0
/** Confirms long before the reminder is due. A booking that is confirmed later needs none. */
async function confirmed(travelDate: string) {
  const email = `reminded${++guests}@mail.example`
  const { id } = await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(20), customerInfo: { ...emma, email } })
  const { status, text } = await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
  assert.equal(status, 200, text)
  await db.execute(sql`update bookings set travel_date = ${travelDate} where id = ${id}`)
  return { id, email }
}
async function travelled(lastDay: string) {
  const booking = await confirmed(lastDay)
  await begin(booking.id)
  await api.post(`/bookings/${booking.id}/complete`, {}, staff.headers)
  await db.execute(sql`update bookings set travel_date = ${lastDay} where id = ${booking.id}`)
  return booking
}
const change = async (path: string, body: object) =>
  assert.equal((await api.put(path, body, staff.headers)).status, 200)
const noon = (date: string) => hanoiInstant(date, "12:00")

async function mailsAfter(send: () => Promise<boolean>) {
  await api.sendMails()
  while (await send());
  return api.sendMails()
}
const remindOn = (date: string) => mailsAfter(() => sendNextReminder(noon(date)))
const inviteOn = (date: string) => mailsAfter(() => sendNextReviewInvitation(noon(date)))
const to = (mails: Awaited<ReturnType<typeof remindOn>>) => mails.map(({ headers }) => headers.to)

describe("the day of a reminder", () => {
  it("is set by the company, and the mail says how far away the trip is", async () => {
    await change("/settings", { reminderDays: 3 })
    const { email } = await confirmed(inDays(3))
    assert.deepEqual(to(await remindOn(inDays(-1))), [])
    const [mail] = await remindOn(inDays(0))
    assert.equal(mail?.headers.to, email)
    assert.match(mail?.headers.subject ?? "", /^Your trip in 3 days GHE-/)
    assert.match(mail?.text ?? "", /\n\nYour trip starts in 3 days: /)
    assert.deepEqual(to(await remindOn(inDays(2))), [], "once")
  })

  it("is past for a booking that is confirmed after it", async () => {
    await change("/settings", { reminderDays: 3 })
    const order = { travelDate: inDays(3), customerInfo: { ...emma, email: "late@mail.example" } }
    const { id } = await bookTour(api, tours.hoiAnLanterns, order)
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    assert.ok(!to(await remindOn(inDays(0))).includes("late@mail.example"))
  })

  it("never comes if it is 0, or if the tour sends none", async () => {
    await confirmed(inDays(1))
    await change("/settings", { reminderDays: 0 })
    assert.deepEqual(to(await remindOn(inDays(0))), [])
    await change("/settings", { reminderDays: 1 })
    await change(`/tours/${tours.hoiAnLanterns}`, { sendsReminder: false })
    assert.deepEqual(to(await remindOn(inDays(0))), [])
    await change(`/tours/${tours.hoiAnLanterns}`, { sendsReminder: true })
    assert.equal((await remindOn(inDays(0))).length, 1)
  })
})

describe("the day of an invitation to review", () => {
  it("is set by the company, and the mail has its links to other sites", async () => {
    const tripadvisor = "https://www.tripadvisor.com/Attraction_Review-g293924"
    await change("/settings", { invitationDays: 3, googleReviews: "https://g.page/r/ghe/review", tripadvisor })
    const { email } = await travelled(inDays(-2))
    assert.deepEqual(to(await inviteOn(inDays(0))), [])
    const [mail] = await inviteOn(inDays(1))
    assert.equal(mail?.headers.to, email)
    assert.match(
      mail?.text ?? "",
      /Prefer to write there\?.*\nhttps:\/\/g\.page\/r\/ghe\/review\n\nhttps:\/\/www\.tripadvisor/,
    )
  })

  it("never comes if it is 0, or if the tour asks for none", async () => {
    await travelled(inDays(-5))
    await change("/settings", { invitationDays: 0 })
    assert.deepEqual(to(await inviteOn(inDays(0))), [])
    await change("/settings", { invitationDays: 1 })
    await change(`/tours/${tours.hoiAnLanterns}`, { asksForReview: false })
    assert.deepEqual(to(await inviteOn(inDays(0))), [])
    await change(`/tours/${tours.hoiAnLanterns}`, { asksForReview: true })
    assert.equal((await inviteOn(inDays(0))).length, 1)
  })

  it("takes links of Google and Tripadvisor only", async () => {
    for (const [field, link] of [
      ["googleReviews", "https://sites.google.com/ghe"],
      ["googleReviews", "https://google.com.evil.example/"],
      ["tripadvisor", "http://www.tripadvisor.com/ghe"],
      ["tripadvisor", "https://tripadvisor.example/"],
    ] as const) {
      const { status, body } = await api.put("/settings", { [field]: link }, staff.headers)
      assert.deepEqual([status, body.errors?.[0].field], [422, field], link)
    }
  })
})
