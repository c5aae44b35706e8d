import assert from "node:assert/strict"
import { spawnSync } from "node:child_process"
import { describe, it } from "node:test"
import { api as app } from "#api.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits } from "#server/testing/api.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff", "hoa")

const entryOf = async (id: string) => (await api.get(`/tours/${id}?view=edit`, staff.headers)).body.data
const change = async (changes: object) => {
  const { version } = await entryOf(tours.haLongCruise)
  const answer = await api.put(`/tours/${tours.haLongCruise}`, { version, ...changes }, staff.headers)
  assert.equal(answer.status, 200, answer.text)
}
await change({
  slug: "ha-long-overnight",
  itinerary: [
    {
      title: { en: "Into the bay", vi: "Ra vịnh" },
      description: { en: "Caves and kayaks.", vi: "Hang động và chèo kayak." },
      meals: ["lunch", "dinner"],
      stay: { en: "On board", vi: "Trên du thuyền" },
      steps: [
        { time: "08:15", text: { en: "Pick-up in the Old Quarter", vi: "Đón tại phố cổ" } },
        { text: { en: "Kayaking\u{1F6F6} in Luon Cave", vi: "Chèo kayak ở hang Luồn" } },
      ],
    },
  ],
  included: [{ en: "Cabin with a window", vi: "Cabin có cửa sổ" }],
  excluded: [{ en: "Drinks", vi: "Đồ uống" }],
  packing: [{ en: "Swimwear", vi: "Đồ bơi" }],
})

const path = "/tours/slug/ha-long-overnight/itinerary.pdf"

describe("GET /tours/slug/:slug/itinerary.pdf", () => {
  it("is a file for everyone, in the language that is asked for", async () => {
    const english = await api.get(path)
    assert.equal(english.status, 200)
    assert.equal(english.headers.get("content-type"), "application/pdf")
    assert.equal(english.headers.get("content-disposition"), 'attachment; filename="itinerary-ha-long-overnight.pdf"')
    assert.match(english.headers.get("cache-control") ?? "", /^public/)
    const vietnamese = await api.get(`${path}?language=vi`)
    assert.match(vietnamese.headers.get("content-disposition") ?? "", /"lich-trinh-ha-long-overnight\.pdf"$/)
    assert.equal((await api.get(`${path}?language=fr`)).status, 422)
  })

  it("answers 404 for a draft and leads from a former slug to the present one", async () => {
    assert.equal((await api.get("/tours/slug/nowhere/itinerary.pdf")).status, 404)
    await change({ slug: "ha-long-by-night" })
    const old = await api.get(`${path}?language=vi`)
    assert.equal(old.status, 308)
    assert.equal(old.headers.get("location"), "/api/tours/slug/ha-long-by-night/itinerary.pdf?language=vi")
    await change({ slug: "ha-long-overnight" })
    await change({ isActive: false })
    assert.equal((await api.get(path)).status, 404)
    await change({ isActive: true })
  })

  it("limits how many a network draws", async () => {
    resetLimits()
    const statuses: number[] = []
    for (let n = 0; n < 33; n++) statuses.push((await api.get(path)).status)
    scaleLimits(10_000)
    assert.equal(statuses[0], 200)
    assert.equal(statuses.at(-1), 429)
  })
})

const hasPdfToText = spawnSync("pdftotext", ["-v"]).error === undefined
const skip = hasPdfToText ? false : "pdftotext (poppler-utils) is not installed"

describe("the itinerary of a tour", { skip }, () => {
  const read = async (language: "en" | "vi") => {
    const input = Buffer.from(await (await app.request(`/api${path}?language=${language}`)).arrayBuffer())
    const text = spawnSync("pdftotext", ["-layout", "-", "-"], { input }).stdout.toString()
    return text.normalize("NFC").replace(/\s+/g, " ")
  }
  const contains = (text: string, all: string[]) => {
    for (const words of all) assert.ok(text.includes(words), `${words}\n${text}`)
  }

  it("tells in Vietnamese what happens when, with the price in đồng first", async () => {
    contains(await read("vi"), [
      "Lịch trình",
      "Du thuyền vịnh Hạ Long",
      "từ 3.354.000 ₫ (129 $) mỗi người",
      "Ngày 1",
      "08:15 Đón tại phố cổ",
      "Chèo kayak ở hang Luồn",
      "Bữa ăn: trưa, tối · Nghỉ đêm: Trên du thuyền",
      "Cabin có cửa sổ",
      "Không bao gồm",
      "Đồ uống",
      "Cần mang theo",
      "Đồ bơi",
      "+84 24 3926 0114",
      "ghe.example/vi/tour/ha-long-overnight",
      "trang 1/",
    ])
  })

  it("is in English for other readers, and marks letters that the font lacks", async () => {
    const text = await read("en")
    contains(text, [
      "from $129 (₫3,354,000) per person",
      "8:15 AM Pick-up in the Old Quarter",
      "Kayaking[…] in Luon Cave",
      "Meals: lunch, dinner · Night: On board",
      "What to bring",
      "ghe.example/tour/ha-long-overnight",
      "page 1 of",
    ])
    assert.doesNotMatch(text, /Ngày|Đồ bơi/)
  })

  it("shows a change at once", async () => {
    await change({ packing: [{ en: "A torch", vi: "Đèn pin" }] })
    const text = await read("en")
    assert.ok(text.includes("A torch") && !text.includes("Swimwear"), text)
  })
})
