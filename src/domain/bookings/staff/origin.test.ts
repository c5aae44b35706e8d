import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { emma, minh, requestFor, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const { headers } = await signInStaff(api, "staff", "hoa")

const book = async (changes: object = {}, as: Record<string, string> = headers) => {
  const request = requestFor(tours.hoiAnLanterns, { customerInfo: withNewAddress(minh), ...changes })
  const { status, body } = await api.post("/bookings", request, as)
  assert.equal(status, 201, body.message)
  return (await api.get(`/bookings/${body.booking._id}`, headers)).body.booking
}
const listed = async (query: string) => (await api.get(`/bookings?view=row&${query}`, headers)).body.bookings
const asked = { channel: "zalo", name: "Minh", phone: "0912 345 678", message: "Còn chỗ không?", language: "vi" }

describe("the channel of a booking", () => {
  it("is the site, the phone, or what staff say, and a filter of the list", async () => {
    const online = await book({ customerInfo: withNewAddress(emma) }, {})
    const byPhone = await book()
    const byZalo = await book({ channel: "zalo" })
    assert.deepEqual([online.channel, byPhone.channel, byZalo.channel], ["site", "phone", "zalo"])
    assert.deepEqual(
      (await listed("channel=zalo")).map(({ _id, channel }: Record<string, string>) => [_id, channel]),
      [[byZalo._id, "zalo"]],
    )
    const wrong = await api.post("/bookings", requestFor(tours.hoiAnLanterns, { channel: "fax" }), headers)
    assert.equal(wrong.body.errors.find(({ field }: { field: string }) => field === "channel").field, "channel")
  })

  it("is changed without a mail, and stands in the files; guests neither see nor set it", async () => {
    const customerInfo = withNewAddress(emma)
    const { _id, reference, version } = await book({ customerInfo })
    await api.sendMails()
    const changed = await api.put(`/bookings/${_id}`, { channel: "partner", version }, headers)
    assert.equal(changed.status, 200, changed.body.message)
    assert.equal("channel" in changed.body.booking, false)
    assert.deepEqual(await api.sendMails(), [])
    const csv = (await api.get("/exports/bookings", headers)).text.split("\r\n")
    const at = csv[0]!.split(";").indexOf("Kênh")
    assert.equal(csv.find((line) => line.startsWith(reference))?.split(";")[at], "Đối tác")
    const guest = await api.put(`/bookings/${_id}?ref=${reference}`, { channel: "site" })
    assert.notEqual(guest.status, 200)
    const history = (await api.get(`/bookings/${_id}/history`, headers)).body.data
    assert.deepEqual(history.at(-1).data.after, { channel: "partner" })
    const events = (await api.get(`/bookings/${_id}/events`, headers)).body.data
    assert.deepEqual(
      events.map(({ kind }: { kind: string }) => kind),
      ["requested"],
    )
  })
})

describe("the cause of a cancellation", () => {
  it("is said by staff, or later, and by nobody else", async () => {
    const cancel = async (booking: { _id: string; version: number }, more: object = {}) => {
      const body = { cancellationReason: "Khách đổi lịch", version: booking.version, ...more }
      const answer = await api.put(`/bookings/${booking._id}/cancel`, body, headers)
      assert.equal(answer.status, 200, answer.body.message)
      return (await api.get(`/bookings/${booking._id}`, headers)).body.booking
    }
    assert.equal((await cancel(await book(), { cancellationCause: "price" })).cancellationCause, "price")
    const unsaid = await cancel(await book())
    assert.equal(unsaid.cancellationCause, null)
    const { _id, version } = unsaid
    const later = await api.put(`/bookings/${_id}`, { cancellationCause: "weather", version }, headers)
    assert.equal(later.status, 200, later.body.message)
    assert.equal((await api.get(`/bookings/${_id}`, headers)).body.booking.cancellationCause, "weather")
    const open = await book()
    const early = await api.put(`/bookings/${open._id}`, { cancellationCause: "price" }, headers)
    assert.deepEqual([early.status, early.body.errors[0].field], [422, "cancellationCause"])
  })
})

describe("a booking made from an enquiry", () => {
  it("remembers it and closes it; one that is gone doesn't stand in the way", async () => {
    const enquiry = (await api.post("/enquiries", asked, headers)).body.data
    const { _id, reference } = await book({ channel: "zalo", enquiryId: enquiry._id })
    const { status, owner, bookings } = (await api.get(`/enquiries/${enquiry._id}`, headers)).body.data
    assert.equal(status, "closed")
    assert.ok(owner.name)
    assert.deepEqual(bookings, [{ _id, reference, status: "pending" }])
    const found = (await api.get(`/enquiries?booking=${_id}`, headers)).body
    assert.deepEqual([found.data.length, found.data[0]._id], [1, enquiry._id])
    await book({ enquiryId: crypto.randomUUID() })
  })
})
