import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { cancellationTerms, cancellationWords } from "./cancellation-words.ts"

describe("cancellationWords", () => {
  it("names each period and what it costs", () => {
    const bands = [
      { hoursBefore: 0, refundPercent: 0 },
      { hoursBefore: 72, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 50 },
    ]
    assert.deepEqual(cancellationWords(bands), {
      en: "Free cancellation until 3 days before the start; then 50% of the price until 24 hours before; then the full price.",
      vi: "Hủy miễn phí đến 3 ngày trước giờ khởi hành; sau đó phí hủy 50% đến 24 giờ trước; sau đó phí hủy 100%.",
    })
  })

  it("charges the full price after the last band, as cancellationCost does", () => {
    assert.deepEqual(cancellationWords([{ hoursBefore: 24, refundPercent: 50 }]), {
      en: "Cancelling costs 50% of the price until 24 hours before the start; then the full price.",
      vi: "Phí hủy 50% đến 24 giờ trước giờ khởi hành; sau đó phí hủy 100%.",
    })
  })

  it("is free until the start without bands", () => {
    assert.match(cancellationWords([]).en, /^Free cancellation until the start\.$/)
    assert.match(cancellationWords([{ hoursBefore: 0, refundPercent: 100 }]).vi, /^Hủy miễn phí đến giờ khởi hành\.$/)
  })
})

describe("cancellationTerms", () => {
  const over = [{ refundPercent: 0, until: null }]
  const until = "2026-12-24T01:00:00.000Z"

  it("says that a confirmed date costs everything when nothing is refunded any more", () => {
    assert.equal(cancellationTerms(over, false, "en"), "Once confirmed, cancelling this date costs 100%.")
    assert.equal(cancellationTerms(over, false, "vi"), "Đã xác nhận: hủy không được hoàn tiền.")
    assert.equal(cancellationTerms(over, true, "en"), "Cancelling costs the full price.")
  })

  it("says every step with its time in Hanoi", () => {
    const steps = [{ refundPercent: 100, until }, ...over]
    assert.equal(
      cancellationTerms(steps, false, "en"),
      "Once confirmed: free cancellation until 24 Dec 2026, 8:00 AM; then the full price (Hanoi time).",
    )
    assert.match(
      cancellationTerms(steps, true, "vi") ?? "",
      /^Hủy miễn phí đến .*; sau đó phí hủy 100% \(giờ Hà Nội\)\.$/,
    )
  })

  it("says nothing about a booking that can't be cancelled", () => {
    assert.equal(cancellationTerms([], true, "en"), undefined)
  })
})
