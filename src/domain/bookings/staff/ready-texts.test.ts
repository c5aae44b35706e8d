import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { MissingDetail, StaffBooking } from "#domain/bookings/booking.ts"
import { presentPayments } from "#domain/bookings/payment-plan/payment-steps.ts"
import type { PaymentPlan } from "#domain/catalogue/payment-plan.ts"
import { readyText } from "./ready-texts.ts"

const booking = (missing: MissingDetail[]) =>
  ({
    reference: "GHE-1",
    status: "confirmed",
    product: { name: { en: "Airport car", vi: "Xe sân bay" } },
    travelDate: "2027-01-05",
    startTime: null,
    party: { adults: 2, children: 0 },
    customerInfo: { name: "Emma Jones" },
    pricing: { total: 0, currency: "USD" },
    calledOff: null,
    tourDetails: null,
    transferDetails: null,
    productDetails: null,
    missing,
  }) as unknown as StaffBooking

const PRICED = { pricing: { total: 49, currency: "USD", vndPerUsd: 26_350, rateDate: "2026-11-01" } }

describe("the ready text for a guest", () => {
  it("asks for the missing details of the trip", () => {
    const text = (language: "en" | "vi") => readyText(booking(["arrival", "dropoffPlace"]), "guest", language)
    assert.match(text("en"), /We still need from you: flight or landing time and drop-off address\./i)
    assert.match(text("vi"), /Xin quý khách cho biết thêm: chuyến bay hoặc giờ hạ cánh và địa chỉ trả khách\./i)
  })

  it("names the price as mails and vouchers do", () => {
    const priced = {
      ...booking([]),
      pricing: { total: 129, currency: "USD", vndPerUsd: 26_000, rateDate: "2026-11-01" },
    }
    assert.match(readyText(priced as StaffBooking, "guest", "vi"), /^Tổng tiền: 3\.354\.000.₫ \(129.\$\)$/m)
    assert.match(readyText(priced as StaffBooking, "guest", "en"), /^Total: \$129 \(₫3,354,000\)$/m)
  })

  it("says what is paid, what is left and how to pay it, as the guest's page does", () => {
    const howToPay = { en: "Pay by bank transfer three days before.", vi: "Chuyển khoản trước ba ngày." }
    const text = (language: "en" | "vi", money: object) =>
      readyText({ ...booking([]), ...PRICED, ...money } as StaffBooking, "guest", language, howToPay).replaceAll(
        "\u00a0",
        " ",
      )
    const partly = { paid: 14.69, paidOther: 387_000, balance: 34.31, balanceOther: 904_000 }
    assert.match(
      text("vi", partly),
      /^Tổng tiền: 1\.291\.000 ₫ \(49 \$\)\nĐã thanh toán: 387\.000 ₫ \(14,69 \$\)\nCòn phải trả: 904\.000 ₫ \(34,31 \$\)\nChuyển khoản trước ba ngày\.$/m,
    )
    assert.match(text("en", partly), /^Still to pay: \$34\.31 \(₫904,000\)\nPay by bank transfer three days before\.$/m)
    const settled = text("en", { paid: 49, paidOther: 1_291_000, balance: 0, balanceOther: 0 })
    assert.match(settled, /^Everything is paid\.$/m)
    assert.doesNotMatch(settled, /transfer|Still to pay/)
  })

  it("says by the plan what is due by when, and what is paid of it", () => {
    const release = { fullWithinDays: null, release: false }
    const plan: PaymentPlan = {
      deposit: { value: 30, unit: "percent" },
      withinHours: 24,
      restDaysBefore: 7,
      ...release,
    }
    const agreed = { paymentPlan: plan, depositMinor: 1470, depositDueAt: new Date("2026-12-01T03:00:00Z") }
    const trip = { startsAt: new Date("2027-01-04T17:00:00Z"), restDueAt: new Date("2026-12-28T16:59:00Z") }
    const text = (paidMinor: number) => {
      const none = { cancellation: null, calledOffReason: null, fxRate: 26_350, paidOtherMinor: 0 }
      const priced = { status: "confirmed", currency: "USD", totalMinor: 4900 } as const
      const paid = { paidMinor, paidOwnMinor: paidMinor }
      const payments = presentPayments({ ...priced, ...none, ...paid, ...agreed, ...trip }, new Date("2026-11-30"))
      const money = { paid: paidMinor / 100, paidOther: paidMinor * 263.5, balance: 49 - paidMinor / 100 }
      const all = { ...booking([]), ...PRICED, ...money, balanceOther: 1, payments } as unknown as StaffBooking
      return readyText(all, "guest", "en").replaceAll("\u00a0", " ")
    }
    assert.match(
      text(0),
      /^Total: .*\nDeposit \(30%\): \$14\.70 \(.*\), by .*Hanoi time\)\nThe rest: \$34\.30 .*, by .*28 Dec/m,
    )
    assert.match(text(1000), /^Deposit \(30%\): \$4\.70 .*\$10 .* of \$14\.70.* paid\nThe rest: .*\nPaid: \$10 /m)
    assert.doesNotMatch(text(1000), /Still to pay|Paid so far/)
  })

  it("says when guests who are picked up have to be ready", () => {
    const pickup = { zone: { en: "West Lake", vi: "Hồ Tây" }, meetingPoint: null, place: "Sheraton", time: "07:00" }
    const picked = { ...booking([]), startTime: "07:30", tourDetails: { pickup } } as unknown as StaffBooking
    assert.match(readyText(picked, "guest", "en"), /^When: .*\nReady from: 7:00 AM\nPick-up: Sheraton$/m)
    assert.match(readyText(picked, "guest", "vi"), /^Thời gian: .*\nCó mặt từ: 07:00\nĐiểm đón: Sheraton$/m)
    assert.match(readyText(picked, "driver", "en"), /^Giờ: .*\nKhách có mặt từ: 07:00\nĐón: Sheraton$/m)
    const van = { tourDetails: null, transferDetails: { pickup: { ...pickup, time: "06:30" } } }
    const driven = { ...picked, ...van } as unknown as StaffBooking
    assert.match(readyText(driven, "guest", "en"), /^Ready from: 6:30 AM$/m)
    assert.doesNotMatch(readyText({ ...driven, startTime: "06:30" }, "guest", "en"), /Ready from/)
  })

  it("calls a meeting point by its name", () => {
    const meetingPoint = { en: "Opera House", vi: "Nhà hát Lớn" }
    const told = (tourDetails: object, reader: "guest" | "driver", language: "en" | "vi") =>
      readyText({ ...booking([]), tourDetails } as unknown as StaffBooking, reader, language)
    assert.match(told({ meetingPoint }, "guest", "en"), /^Meeting point: Opera House$/m)
    assert.match(told({ meetingPoint }, "guest", "vi"), /^Điểm hẹn: Nhà hát Lớn$/m)
    assert.match(told({ pickup: { meetingPoint, place: "" } }, "driver", "vi"), /^Điểm hẹn: Nhà hát Lớn$/m)
  })

  it("asks for nothing when no detail is missing", () => {
    assert.doesNotMatch(readyText(booking([]), "guest", "en"), /need/)
    assert.doesNotMatch(readyText(booking([]), "guest", "vi"), /cho biết thêm/)
  })
})

describe("the ready text for a driver or a guide", () => {
  const arrival = {
    ...booking(["dropoffPlace"]),
    language: "en",
    customerInfo: { name: "Emma Jones", phone: "+44 7911 123456" },
    specialRequests: "Vegetarian",
    transferDetails: { flight: { number: "VN 254", time: "21:30" }, largeBags: 3, nameSign: "Mr Jones" },
  } as unknown as StaffBooking

  it("is in Vietnamese whatever language the guest speaks, with the flight", () => {
    for (const reader of ["driver", "guide"] as const) {
      const text = readyText(arrival, reader, "en")
      assert.match(text, /GHE-1 · Xe sân bay/)
      assert.match(text, /Chuyến bay: VN 254 21:30/)
      assert.match(text, /Khách nói tiếng Anh\./)
      assert.match(text, /Khách dặn: Vegetarian/)
      assert.doesNotMatch(text, /your|Flight|When:/)
    }
  })

  it("says what is to be collected", () => {
    const text = (money: object) =>
      (["driver", "guide"] as const).map((reader) =>
        readyText({ ...arrival, ...money } as StaffBooking, reader, "en").replaceAll("\u00a0", " "),
      )
    for (const one of text({ ...PRICED, balance: 34.31, balanceOther: 904_000 }))
      assert.match(one, /^Thu của khách: 904\.000 ₫ \(34,31 \$\)$/m)
    const partly = { balance: 34.31, balanceOther: 904_000, paid: 14.69, paidOther: 387_000 }
    for (const one of text({ ...PRICED, ...partly })) assert.match(one, /^Khách đã trả: 387\.000 ₫ \(14,69 \$\)$/m)
    for (const one of text({ ...PRICED, balance: 0, balanceOther: 0 })) assert.match(one, /khách đã trả đủ/)
    for (const one of text({})) assert.match(one, /chưa có giá/)
  })

  it("gives only the driver the name sign and the bags", () => {
    assert.match(readyText(arrival, "driver", "en"), /Bảng tên: Mr Jones[\s\S]*3 vali lớn/)
    assert.doesNotMatch(readyText(arrival, "guide", "en"), /Bảng tên|vali/)
  })
})
