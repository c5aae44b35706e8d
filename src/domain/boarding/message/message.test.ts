import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, createDeparture, emma, inDays, minh, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const { headers } = await signInStaff(api, "staff", "hoa")

const MESSAGE = {
  en: { subject: "New pick-up time", text: "We pick you up at seven.\n\nSee you soon." },
  vi: { subject: "Đổi giờ đón", text: "Xe đón quý khách lúc bảy giờ." },
}

let hour = 5
/** A departure with an English guest, a Vietnamese one, one without an address, and one who cancelled. */
async function departureWithGuests() {
  const startTime = `${String(++hour).padStart(2, "0")}:00`
  const id = await createDeparture(tours.haLongCruise, { date: inDays(20), capacity: 20, startTime })
  const book = async (changes: object) => {
    const order = { travelDate: inDays(20), departureId: id, ...changes }
    return (await bookTour(api, tours.haLongCruise, order, headers)).booking
  }
  const english = await book({ customerInfo: withNewAddress(emma), language: "en" })
  const vietnamese = await book({ customerInfo: withNewAddress(minh), language: "vi" })
  const byPhone = await book({ customerInfo: { name: "Ba", phone: "0912345678" }, language: "vi" })
  const gone = await book({ customerInfo: withNewAddress(emma), language: "en" })
  await api.put(`/bookings/${gone._id}/cancel`, { cancellationReason: "Ill" }, headers)
  return { id, english, vietnamese, byPhone, gone }
}
const send = (id: string, message: object, more = {}) =>
  api.post(`/departures/${id}/message`, message, { ...headers, ...more })
const lastEvent = async (id: string) => (await api.get(`/bookings/${id}/history`, headers)).body.data.at(-1)
/** Sends all mails and returns those with this subject. */
const mailsOf = async (subject: string) =>
  (await api.sendMails()).filter(({ headers }) => headers.subject?.startsWith(subject))

describe("a message to all guests of a departure", () => {
  it("is shown first as each guest would get it", async () => {
    const { id, english, byPhone, gone } = await departureWithGuests()
    const { data } = (await api.post(`/departures/${id}/message/preview`, MESSAGE, headers)).body
    const of = (booking: { _id: string }) => data.find(({ _id }: { _id: string }) => _id === booking._id)
    assert.equal(data.length, 3)
    assert.match(of(english).mail.subject, /^New pick-up time: GHE-/)
    assert.match(of(english).mail.text, /Dear .*\n\nWe pick you up at seven\.\n\nSee you soon\./)
    assert.match(of(byPhone).mail.text, /bảy giờ/)
    assert.equal(of(byPhone).email, "")
    assert.equal(of(gone), undefined)
    assert.equal((await mailsOf("New pick-up time")).length, 0)
  })

  it("reaches each guest once in their language, and stays in the history of each booking", async () => {
    const { id, english, vietnamese, byPhone, gone } = await departureWithGuests()
    await api.sendMails()
    const key = { "idempotency-key": crypto.randomUUID() }
    const answers = [await send(id, MESSAGE, key), await send(id, MESSAGE, key)]
    for (const { status, body } of answers) assert.deepEqual([status, body.data], [201, { mailed: 2, toRing: 1 }])
    const mails = await api.sendMails()
    assert.deepEqual(
      mails.map(({ headers: { to, subject } }) => `${to} ${subject}`).sort(),
      [
        `${english.customerInfo.email} New pick-up time: ${english.reference}`,
        `${vietnamese.customerInfo.email} Đổi giờ đón: ${vietnamese.reference}`,
      ].sort(),
    )
    for (const { _id, language } of [english, vietnamese, byPhone]) {
      const { kind, data } = await lastEvent(_id)
      assert.deepEqual([kind, data.after.message], ["departure-message", MESSAGE[language as "en" | "vi"]])
    }
    assert.notEqual((await lastEvent(gone._id)).kind, "departure-message")
  })

  it("is refused with blanks, and without a language that some guests read", async () => {
    const { id } = await departureWithGuests()
    const blank = await send(id, { ...MESSAGE, en: { ...MESSAGE.en, text: "We pick you up at [time]." } })
    assert.deepEqual([blank.status, blank.body.errors[0].field], [422, "en.text"])
    const missing = await send(id, { en: MESSAGE.en })
    assert.deepEqual([missing.status, missing.body.errors[0].field], [422, "vi.text"])
    assert.equal((await mailsOf("New pick-up time")).length, 0)
  })

  it("answers 404 for an unknown departure", async () => {
    assert.equal((await send(crypto.randomUUID(), MESSAGE)).status, 404)
    assert.equal((await api.post(`/departures/${crypto.randomUUID()}/message/preview`, MESSAGE, headers)).status, 404)
  })
})
