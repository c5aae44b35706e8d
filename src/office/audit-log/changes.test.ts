import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { AuditEntry } from "#domain/audit-log/audit-log.ts"
import { wordsIn } from "#i18n/words.ts"
import { createI18nProvider } from "#office/frame/i18n/i18n-provider.ts"
import { staffSlices } from "#office/frame/staff-slices.ts"
import { describeChanges } from "./changes.ts"

// The provider of texts sets the language of the page, which calls of the API name.
Object.assign(globalThis, { document: { documentElement: { lang: "vi" } } })

const TOUR = "11111111-1111-4111-8111-111111111111"
const names = { [TOUR]: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" }, picture1: { en: "junk.jpg" } }

async function changesIn(language: "en" | "vi", kind: string, before: object | null, after: object | null) {
  const { translate, changeLocale } = createI18nProvider(staffSlices)
  await changeLocale(language)
  const entry: AuditEntry = {
    ...{ _id: "1", at: "2026-12-01T03:00:00.000Z", action: "update" },
    by: { _id: "system", name: null, role: null },
    about: { kind, _id: TOUR, name: null, date: null, exists: true },
    before: before as AuditEntry["before"],
    after: after as AuditEntry["after"],
  }
  const nameOf = (path: string) => path
  return describeChanges(entry, { words: wordsIn(language, translate), nameOf, names })
}

const lines = async (...args: Parameters<typeof changesIn>) =>
  (await changesIn(...args)).map(({ field, before, after }) => `${field}: ${before || "—"} → ${after || "—"}`)

describe("what a write changed, in words", () => {
  it("writes money, dates, times and choices as people do", async () => {
    const before = {
      pricing: { adult: 129, child: null, currency: "USD" },
      status: "pending",
      travelDate: "2026-12-05",
    }
    const after = {
      pricing: { adult: 139.5, child: 90, currency: "USD" },
      status: "confirmed",
      travelDate: "2026-12-06",
    }
    assert.deepEqual(await lines("en", "booking", before, after), [
      "pricing.adult: $129 → $139.50",
      "pricing.child: — → $90",
      "status: To answer → Confirmed",
      "travelDate: Sat, 5 Dec 2026 → Sun, 6 Dec 2026",
    ])
    const paid = { amountMinor: 25_00, currency: "USD", paidOn: "2026-12-01", totalVnd: 3_250_000, startTime: "14:30" }
    assert.deepEqual(await lines("vi", "booking", {}, paid), [
      "amountMinor: — → 25\u00A0$",
      "currency: — → USD",
      "paidOn: — → Thứ 3, 1/12/2026",
      "totalVnd: — → 3.250.000\u00A0₫",
      "startTime: — → 14:30",
    ])
    const noted = { note: "transfer-moved", reason: "Chuyển nhầm" }
    assert.deepEqual(await lines("en", "booking", {}, noted), [
      "note: — → Bank transfer moved to another booking",
      "reason: — → Chuyển nhầm",
    ])
    const rated = { amountMinor: 25_00, currency: "USD", fxRate: 26_000 }
    assert.deepEqual((await lines("vi", "booking", {}, rated)).slice(0, 1), [
      "amountMinor: — → ≈\u00A0650.000\u00A0₫ (25\u00A0$)",
    ])
  })

  it("names entries and pictures that a field holds by id or address", async () => {
    const before = { tourId: TOUR, images: [{ url: "/media/tours/picture1/16x9-1440.webp", alt: { en: "" } }] }
    const after = { tourId: "22222222-2222-4222-8222-222222222222", images: [] }
    assert.deepEqual(await lines("en", "close-out", before, after), [
      "tourId: Ha Long Bay → an entry that no longer exists",
      "images: junk.jpg → —",
    ])
  })

  it("names banks and what their accounts are used for", async () => {
    const account = { bin: "970436", accountNumber: "1017595600", usedFor: "transfers" }
    assert.deepEqual(await lines("en", "settings", { bankAccounts: [] }, { bankAccounts: [account] }), [
      "bankAccounts.0.bin: — → Vietcombank",
      "bankAccounts.0.accountNumber: — → 1017595600",
      "bankAccounts.0.usedFor: — → Transfers",
    ])
  })

  it("names what is told with its kind", async () => {
    assert.deepEqual(await lines("en", "answer", null, { asked: `message:${TOUR}` }), [
      "asked: — → Message from a guest: Ha Long Bay",
    ])
  })

  it("goes into lists and both languages, and leaves out what hasn't changed", async () => {
    const day = (title: string) => ({ title: { en: title, vi: "Ngày" }, meals: ["lunch"] })
    const before = {
      itinerary: [day("One"), day("Two")],
      isActive: true,
      version: 1,
      updatedAt: "2026-12-01T03:00:00Z",
    }
    const after = { itinerary: [day("One"), day("2")], isActive: false, version: 2, updatedAt: "2026-12-02T03:00:00Z" }
    assert.deepEqual(await lines("en", "tour", before, after), ["itinerary.1.title.en: Two → 2", "isActive: yes → no"])
  })

  it("shows of a long text what was taken out and put in, with the words around", async () => {
    const start = "We leave Hanoi early and drive along the Red River to the pier, where the junk is waiting for us. "
    const [change] = await changesIn(
      ...(["en", "post"] as const),
      { content: { en: `<p>${start}Lunch is on deck.</p>` } },
      { content: { en: `<p>${start}Dinner is on deck.</p>` } },
    )
    assert.deepEqual(change?.parts, [
      { kind: "same", text: "… the junk is waiting for us. " },
      { kind: "removed", text: "Lunch" },
      { kind: "added", text: "Dinner" },
      { kind: "same", text: " is on deck." },
    ])
  })

  it("shows texts whole that have nothing in common, however long, in a moment", async () => {
    const text = (letter: string) => Array.from({ length: 4_000 }, (_, n) => `${letter}${n}`).join(" ")
    const started = performance.now()
    const [change] = await changesIn("en", "post", { content: text("a") }, { content: text("b") })
    assert.equal(change?.parts, undefined)
    assert.ok(performance.now() - started < 2_000)
  })
})
