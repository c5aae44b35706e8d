import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookingMessages } from "#domain/bookings/staff/messages.ts"
import { interpolate } from "#i18n/interpolate.ts"
import type { Language } from "#i18n/localized.ts"
import { describeEvent } from "./history-text.ts"

/** Reads a text as react-admin does. */
function translate(key: string, options: Record<string, unknown> = {}): string {
  const found = key
    .split(".")
    .slice(1)
    .reduce<unknown>((texts, name) => (texts as Record<string, unknown>)?.[name], bookingMessages)
  const text = (found as { vi?: string } | undefined)?.vi ?? String(options._ ?? key)
  return interpolate(text.replaceAll("%{", "{"), options as Record<string, string>)
}
const told = (kind: string, data: object) =>
  describeEvent({ kind, data: data as Record<string, unknown> }, translate, "vi").map((line) =>
    line.replaceAll("\u00a0", " "),
  )

const moved = {
  status: "confirmed",
  travelDate: "2026-12-05",
  startTime: "08:00",
  departureId: null,
  travelers: 2,
  children: 0,
  currency: "USD",
  totalMinor: 129_00,
  totalVnd: 3_354_000,
  lateFeeMinor: 0,
}

describe("the history of a booking in words", () => {
  it("tells the old and the new price, and why", () => {
    const after = { currency: "VND", totalMinor: 3_000_000, totalVnd: 3_000_000, reason: "Khách quen" }
    const before = { currency: "USD", totalMinor: 129_00, totalVnd: 3_354_250 }
    assert.deepEqual(told("priced", { before, after }), [
      "Tổng tiền: ≈ 3.354.000 ₫ (129 $) → 3.000.000 ₫",
      "Lý do: Khách quen",
    ])
  })

  it("tells what a move changed, and nothing else", () => {
    const after = { ...moved, travelDate: "2026-12-06", travelers: 3, children: 1, status: "pending" }
    assert.deepEqual(told("moved", { before: moved, after }), [
      "Trạng thái: Đã xác nhận → Chờ trả lời",
      "Ngày đi: Thứ 7, 5/12/2026, 08:00 → CN, 6/12/2026, 08:00",
      "Số khách: 2 người lớn → 2 người lớn, 1 trẻ em",
    ])
  })

  it("tells changed details, and names changed contact fields without their values", () => {
    const pickup = { zone: null, meetingPoint: null, time: null, place: "9 Hàng Bạc" }
    const before = { pickup: null, nameSign: "" }
    const after = { pickup, nameSign: "Emma", reason: "Khách đổi khách sạn" }
    assert.deepEqual(told("changed", { before, after, changed: ["customerPhone", "customerPhoneE164"] }), [
      "Đón: — → 9 Hàng Bạc",
      "Bảng tên: — → Emma",
      "Đã đổi: điện thoại",
      "Lý do: Khách đổi khách sạn",
    ])
  })

  it("tells the amount, method, day and note of a payment", () => {
    const after = { amountMinor: 2_000_000, currency: "VND", fxRate: 26_000, method: "momo", paidOn: "2026-11-27" }
    assert.deepEqual(told("payment", { before: {}, after: { ...after, note: "Đặt cọc" } }), [
      "2.000.000 ₫ · MoMo · Thứ 6, 27/11/2026 · Đặt cọc",
    ])
  })

  it("tells dollars in đồng first, who collected them, and the account of a transfer", () => {
    const dollars = { amountMinor: 100_00, currency: "USD", fxRate: 26_000, paidOn: "2026-11-27" }
    const cash = { ...dollars, method: "cash", collectedBy: "Anh Tú" }
    assert.deepEqual(told("payment", { before: {}, after: cash }), [
      "≈ 2.600.000 ₫ (100 $) · Tiền mặt · Anh Tú thu hộ · Thứ 6, 27/11/2026",
    ])
    const transfer = { ...dollars, method: "transfer", account: "970436-0011004123456" }
    assert.deepEqual(told("payment", { before: {}, after: transfer }), [
      "≈ 2.600.000 ₫ (100 $) · Chuyển khoản · Vietcombank 0011004123456 · Thứ 6, 27/11/2026",
    ])
  })

  it("tells the refund and the reason of a cancellation, and nothing of a confirmation", () => {
    const after = { status: "cancelled", cancellationReason: "Ốm", refundPercent: 80 }
    assert.deepEqual(told("cancelled", { before: { status: "confirmed" }, after }), ["Hoàn lại: 80%", "Lý do: Ốm"])
    assert.deepEqual(told("confirmed", { before: { status: "pending" }, after: { status: "confirmed" } }), [])
  })

  it("tells a note of the site in the reader's language, and what colleagues typed as it is", () => {
    const why = (reason: string, language: Language) =>
      describeEvent({ kind: "reversed", data: { after: { reason } } }, translate, language).at(-1)
    assert.equal(why("transfer-moved", "vi"), "Lý do: Đã chuyển khoản tiền này sang đặt chỗ khác")
    assert.equal(why("transfer-moved", "en"), "Lý do: Bank transfer moved to another booking")
    assert.equal(why("Chuyển nhầm", "en"), "Lý do: Chuyển nhầm")
  })

  it("says nothing of an event whose data was erased", () => {
    assert.deepEqual(told("changed", { side: "guest", before: {}, after: {} }), [])
    assert.deepEqual(told("requested", {}), [])
  })
})
