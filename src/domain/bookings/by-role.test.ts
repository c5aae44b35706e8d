import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { AREAS, STAFF_ROLE_NAMES, type StaffRole } from "#lib/roles.ts"
import { hanoiDate } from "#lib/today.ts"
import { begin, bookTour, emma, inDays, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const colleagues = Object.fromEntries(
  await Promise.all(STAFF_ROLE_NAMES.map(async (role) => [role, await signInStaff(api, role)] as const)),
)
const as = (role: StaffRole) => colleagues[role]!.headers
const book = () => bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
const is = (area: keyof typeof AREAS, role: StaffRole) => (AREAS[area] as readonly string[]).includes(role)
const payment = { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: hanoiDate() }

describe("a booking of somebody else", () => {
  for (const role of STAFF_ROLE_NAMES) {
    it(`is shown to ${role} as far as the job needs it, and changed by sales alone`, async () => {
      const { id } = await book()
      const { status, body } = await api.get(`/bookings/${id}`, as(role))
      assert.equal(status, is("bookings", role) ? 200 : 404)
      assert.equal("staffNote" in (body.booking ?? {}), is("bookings", role))
      const refused = is("bookings", role) ? 403 : 404
      const changes: [string, string, object][] = [
        ["PUT", `/bookings/${id}`, { specialRequests: "A window seat" }],
        ["POST", `/bookings/${id}/move/quote`, { travelDate: inDays(33) }],
        ["POST", `/bookings/${id}/plan-link`, {}],
        ["PUT", `/bookings/${id}/cancel`, { cancellationReason: "Illness" }],
      ]
      for (const [method, path, sent] of changes) {
        const answer = method === "PUT" ? await api.put(path, sent, as(role)) : await api.post(path, sent, as(role))
        if (is("sales", role)) assert.ok(answer.status < 300, `${path}: ${answer.text}`)
        else assert.equal(answer.status, refused, `${path}: ${answer.text}`)
      }
      const { status: now } = (await api.get(`/bookings/${id}`, as("admin"))).body.booking
      assert.equal(now, is("sales", role) ? "cancelled" : "pending")
    })
  }

  it("doesn't keep anybody from a booking of their own", async () => {
    for (const role of ["guide", "content"] as const) {
      const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) }, as(role))
      assert.equal((await api.get(`/bookings/${id}`, as(role))).status, 200)
      const cancelled = await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness" }, as(role))
      assert.deepEqual([cancelled.status, cancelled.body.booking?.cancelledBy], [200, "customer"], cancelled.text)
    }
  })
})

describe("a booking by phone", () => {
  it("has the freedoms of staff for sales alone", async () => {
    const { email: _, ...nameless } = emma
    for (const role of STAFF_ROLE_NAMES) {
      const order = { customerInfo: { ...nameless, phone: `+44 7911 ${100_000 + STAFF_ROLE_NAMES.indexOf(role)}` } }
      const request = { productId: tours.hoiAnLanterns, productType: "tour", travelers: 2, travelDate: inDays(31) }
      const { status } = await api.post("/bookings", { ...request, ...order, confirm: true }, as(role))
      assert.equal(status, is("sales", role) ? 201 : 422, role)
    }
  })
})

describe("money", () => {
  it("is recorded by sales and accounts, and given back by accounts", async () => {
    for (const role of STAFF_ROLE_NAMES) {
      const { id } = await book()
      const paid = await api.post(`/bookings/${id}/payments`, payment, as(role))
      assert.equal(paid.status, is("payments", role) ? 201 : 403, role)
      await api.post(`/bookings/${id}/payments`, payment, as("admin"))
      const refund = await api.post(`/bookings/${id}/payments`, { ...payment, kind: "refund", amount: 500 }, as(role))
      assert.equal(refund.status, is("accounts", role) ? 201 : 403, role)
      const { payments } = (await api.get(`/bookings/${id}/payments`, as("admin"))).body.data
      const first = payments[0]._id
      const reversed = await api.post(`/bookings/${id}/payments/${first}/reverse`, { reason: "Wrong guest" }, as(role))
      assert.equal(reversed.status, is("accounts", role) ? 201 : 403, role)
    }
  })
})

describe("how a trip ended", () => {
  it("is noted and undone by operations, who undo nothing else", async () => {
    const { id } = await book()
    const post = (what: string, role: StaffRole) => api.post(`/bookings/${id}/${what}`, {}, as(role))
    assert.equal((await post("confirm", "sales")).status, 200)
    assert.equal((await post("undo", "operations")).status, 403)
    await begin(id)
    assert.equal((await post("no-show", "operations")).status, 200)
    assert.equal((await post("undo", "accounts")).status, 403)
    assert.equal((await post("undo", "operations")).body.booking.status, "confirmed")
  })
})
