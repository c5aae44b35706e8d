import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { bookTour, emma, inDays, signInStaff, type TourName, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

async function booked(tour: TourName = "madeToMeasure", language = "en") {
  const made = await bookTour(api, tours[tour], { customerInfo: withNewAddress(emma), language })
  await api.sendMails()
  return made
}
const agree = (id: string, amount: unknown, currency: string, version = 1) =>
  api.put(`/bookings/${id}/price`, { amount, currency, version }, staff.headers)

describe("an agreed price", () => {
  it("is stored at the day's rate, with history and audit log", async () => {
    const { id } = await booked()
    const { status, body } = await agree(id, 1250_50, "USD")
    assert.equal(status, 200, JSON.stringify(body))
    const { totalPrice, pricing, lines, version } = body.booking
    assert.deepEqual([totalPrice, pricing.total, pricing.currency, version], [32_513_000, 1250.5, "USD", 2])
    assert.deepEqual([pricing.vndPerUsd, pricing.rateDate], [26_000, "2026-01-05"])
    assert.deepEqual(lines, [
      {
        code: "agreed",
        label: { en: "Price as agreed", vi: "Giá theo thỏa thuận" },
        quantity: 1,
        unitMinor: 1250_50,
        totalMinor: 1250_50,
      },
    ])
    const history = (await api.get(`/bookings/${id}/history`, staff.headers)).body.data
    const { kind, actor, data } = history.at(-1)
    assert.deepEqual(
      [kind, actor, data.before.totalMinor, data.after.totalMinor],
      ["priced", staff.user._id, 0, 1250_50],
    )
    const { rows } = await db.execute(
      sql`select actor, after from audit_log where subject = ${`booking:${id}`} order by id desc limit 1`,
    )
    assert.deepEqual(rows, [
      { actor: staff.user._id, after: { currency: "USD", totalMinor: 1250_50, totalVnd: 32_513_000 } },
    ])
  })

  it("is mailed in the guest's language and printed on the voucher", async () => {
    const { id } = await booked("madeToMeasure", "vi")
    await agree(id, 32_000_000, "VND")
    const [mail] = await api.sendMails()
    assert.match(mail?.headers.subject ?? "", /^Giá đặt chỗ GHE-/)
    assert.match(mail?.text ?? "", /Giá cho đặt chỗ của quý khách là 32\.000\.000\u00a0₫ \(1\.231\u00a0\$\)\. /)
    assert.match(mail?.text ?? "", /Tổng cộng: 32\.000\.000\u00a0₫ \(1\.231\u00a0\$\)/)
    await agree(id, 30_000_000, "VND", 2)
    const [again] = await api.sendMails()
    assert.match(
      again?.text ?? "",
      /là 30\.000\.000\u00a0₫ \(1\.154\u00a0\$\) \(trước đó: 32\.000\.000\u00a0₫ \(1\.231\u00a0\$\)\)/,
    )
  })

  it("stays when the guest changes date or party, and waits for the office again", async () => {
    for (const tour of ["madeToMeasure", "hoiAnLanterns"] as const) {
      const { id, guest } = await booked(tour)
      await agree(id, 900_00, "USD")
      await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
      const { data } = (await api.post(`/bookings/${id}/move/quote`, { travelDate: inDays(50) }, guest)).body
      assert.deepEqual([data.quote.total, data.difference, data.needsConfirmation], [900, 0, true])
      const moved = (await api.post(`/bookings/${id}/move`, { travelDate: inDays(50) }, guest)).body.booking
      assert.deepEqual([moved.pricing.total, moved.travelDate, moved.status], [900, inDays(50), "pending"])
      await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
      const larger = (await api.post(`/bookings/${id}/move`, { travelers: 3 }, guest)).body.booking
      assert.deepEqual([larger.pricing.total, larger.lines[0].code, larger.status], [900, "agreed", "pending"])
      const back = (await api.put(`/bookings/${id}`, { travelers: 2 }, guest)).body.booking
      assert.deepEqual([back.pricing.total, back.status], [900, "pending"])
    }
  })

  it("is kept or replaced by staff, as they choose", async () => {
    const { id, guest } = await booked("hoiAnLanterns")
    await agree(id, 9_000_00, "USD")
    const quote = async (keepPrice: boolean) =>
      (await api.post(`/bookings/${id}/move/quote`, { travelers: 3, keepPrice }, staff.headers)).body.data.quote.total
    assert.equal(await quote(true), 9_000)
    const anew = await quote(false)
    assert.ok(anew > 0 && anew < 1_000)
    const refused = await api.post(`/bookings/${id}/move`, { travelers: 3, keepPrice: false }, guest)
    assert.deepEqual([refused.status, refused.body.errors[0].field], [422, "keepPrice"])
    const moved = await api.post(`/bookings/${id}/move`, { travelers: 3, keepPrice: false }, staff.headers)
    assert.equal(moved.body.booking.pricing.total, anew)
  })

  it("shows its mail before it is sent", async () => {
    const { id } = await booked("hoiAnLanterns", "vi")
    const path = `/bookings/${id}/price/preview?amount=4000000&currency=VND`
    const { data } = (await api.get(path, staff.headers)).body
    assert.match(data.text, /Giá cho đặt chỗ của quý khách là 4\.000\.000\u00a0₫ \(154\u00a0\$\) \(trước đó: /)
    await agree(id, 4_000_000, "VND")
    const [mail] = await api.sendMails()
    assert.equal(mail?.headers.subject, data.subject)
  })

  it("may replace a quoted price, and applies to cancellation", async () => {
    const { id, guest } = await booked("hoiAnLanterns")
    await agree(id, 80_00, "USD")
    await api.post(`/bookings/${id}/confirm`, {}, staff.headers)
    await db.execute(sql`update bookings set travel_date = ${inDays(2)} where id = ${id}`)
    const { data } = (await api.get(`/bookings/${id}/cancellation`, guest)).body
    assert.deepEqual([data.total, data.fee], [80, 40])
  })

  it("is rejected if invalid, based on an old version, or the booking is over", async () => {
    const { id } = await booked()
    for (const amount of [0, -1, 12.5, "900", 1e12, null]) {
      const { status, body } = await agree(id, amount, "USD")
      assert.deepEqual([status, body.errors[0].field], [422, "amount"], String(amount))
    }
    assert.equal((await agree(id, 900_00, "EUR")).body.errors[0].field, "currency")
    assert.equal((await agree(id, 900_00, "USD", 7)).body.code, "VERSION_CONFLICT")
    await api.put(`/bookings/${id}/cancel`, { cancellationReason: "Illness" }, staff.headers)
    assert.equal((await agree(id, 900_00, "USD", 2)).body.code, "CANNOT_CHANGE")
    assert.equal((await agree(crypto.randomUUID(), 900_00, "USD")).status, 404)
  })
})
