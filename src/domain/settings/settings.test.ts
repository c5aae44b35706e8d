import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { company } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { storeSettings } from "./settings.server.ts"
import { DEFAULT_SETTINGS, isNoticeShown } from "./settings.ts"

const api = await openEmptySite("pglite")

describe("GET /settings", () => {
  it("returns the defaults of the spec on a new site", async () => {
    const { data } = (await api.get("/settings")).body
    assert.equal(data.primaryColor, "#3B82F6")
    assert.deepEqual(data.topBar, { backgroundColor: "#1F2937", textColor: "#FFFFFF", hoverColor: "#93C5FD" })
    assert.deepEqual(data.footer, {
      backgroundColor: "#1F2937",
      textColor: "#FFFFFF",
      secondaryTextColor: "#D1D5DB",
      borderColor: "#374151",
    })
    assert.deepEqual(data.figures, { home: [], about: [] })
    const none = { average: 0, count: 0 }
    assert.deepEqual(data.ratings, { tour: none, transfer: none })
    assert.deepEqual(data.companyName, { en: "Your travel company", vi: "Công ty du lịch" })
  })

  it("returns changed settings at once and defaults for the rest", async () => {
    await storeSettings(company)
    const { data } = (await api.get("/settings")).body
    assert.equal(data.phone, company.phone)
    assert.equal(data.primaryColor, "#3B82F6")
  })

  it("returns a group", async () => {
    const { body } = await api.get("/settings/group/pricing")
    const { howToPay, displayRates } = DEFAULT_SETTINGS
    const exchangeRate = { vndPerUsd: 26_000, date: "2026-01-05" }
    assert.deepEqual(body, { success: true, data: { howToPay, exchangeRate, displayRates } })
    for (const group of ["nothing", "toString", "__proto__"])
      assert.equal((await api.get(`/settings/group/${group}`)).status, 404)
  })
})

describe("isNoticeShown", () => {
  const noticeText = { en: "", vi: "Nghỉ ngày 2/9" }
  const isShown = (noticeFrom: string, noticeUntil: string, day: string) =>
    isNoticeShown({ noticeText, noticeFrom, noticeUntil }, day)

  it("returns whether a day is between the first and the last, both included", () => {
    const days = ["2026-08-31", "2026-09-01", "2026-09-02", "2026-09-03"]
    const shown = (from: string, until: string) => days.filter((day) => isShown(from, until, day))
    assert.deepEqual(shown("2026-09-01", "2026-09-02"), ["2026-09-01", "2026-09-02"])
    assert.deepEqual(shown("2026-09-02", ""), ["2026-09-02", "2026-09-03"])
    assert.deepEqual(shown("", "2026-09-01"), ["2026-08-31", "2026-09-01"])
    assert.deepEqual(shown("", ""), days)
  })

  it("returns false without words", () =>
    assert.equal(isNoticeShown({ noticeText: { en: "" }, noticeFrom: "", noticeUntil: "" }, "2026-09-01"), false))
})
