import assert from "node:assert/strict"
import { describe, it, mock } from "node:test"
import { company, inDays, signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { findPublicSettings, storeSettings } from "./settings.server.ts"
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

describe("the notice over the site", () => {
  const noticeText = { en: "Closed on 2 September", vi: "Nghỉ ngày 2/9" }
  const shownOn = async (noticeFrom: string, noticeUntil: string) => {
    await storeSettings({ ...company, noticeText, noticeFrom, noticeUntil })
    const { data } = (await api.get("/settings")).body
    assert.deepEqual((await api.get("/settings/group/notice")).body.data.noticeText, data.noticeText)
    return data.noticeText
  }

  it("is given to visitors on its days alone, and to staff who edit it at all times", async () => {
    assert.deepEqual(await shownOn(inDays(0), inDays(0)), noticeText)
    assert.deepEqual(await shownOn("", ""), noticeText)
    assert.deepEqual(await shownOn(inDays(-2), inDays(-1)), { en: "" })
    assert.deepEqual(await shownOn(inDays(1), ""), { en: "" })
    const { headers } = await signInStaff(api, "staff")
    for (const path of ["/settings?view=edit", "/settings/group/notice?view=edit"])
      assert.deepEqual((await api.get(path, headers)).body.data.noticeText, noticeText)
  })

  it("appears at midnight in Hanoi", async () => {
    await shownOn("2026-09-01", "2026-09-02")
    const textAt = async (time: string) => {
      mock.timers.enable({ apis: ["Date"], now: Date.parse(`${time}+07:00`) })
      return findPublicSettings()
        .then((settings) => settings.noticeText.en)
        .finally(() => mock.timers.reset())
    }
    const times = ["2026-08-31T23:59:59", "2026-09-01T00:00:00", "2026-09-02T23:59:59", "2026-09-03T00:00:00"]
    const texts: string[] = []
    for (const time of times) texts.push(await textAt(time))
    assert.deepEqual(texts, ["", noticeText.en, noticeText.en, ""])
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
