import assert from "node:assert/strict"
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { after, describe, it } from "node:test"
import { hanoiDate } from "#lib/today.ts"
import { transact } from "#server/database/transactions.server.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { readContent } from "./content-files.server.ts"
import { importContent } from "./import-content.server.ts"

const both = (en: string, vi: string) => ({ en, vi })
const picture = "/media/posters/rice-fields/16x9-1440.webp"
const shown = { alt: both("Rice fields", "Ruộng lúa"), width: 1440, height: 810, color: "#7e9f4b" }

const symbol = { url: "/media/logos/mark/h160.webp", width: 1024, height: 1024 }

/** A small company: file names and what they hold. */
const files = {
  "company.json": {
    format: 1,
    settings: {
      companyName: both("Small Tours", "Lữ hành Nhỏ"),
      logo: { light: null, dark: null, symbol },
    },
    holidays: [{ name: both("Village fair", "Hội làng"), from: "2090-01-01", to: "2090-01-02" }],
    cancellationPolicies: {
      strict: {
        cancellationPolicy: both("No refund.", "Không hoàn tiền."),
        cancellationBands: [{ hoursBefore: 0, refundPercent: 0 }],
      },
    },
  },
  "pictures.json": { [picture]: shown },
  "pictures/rice-fields/full.svg": "<svg xmlns='http://www.w3.org/2000/svg' width='16' height='9'/>",
  "logos/mark.svg": "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9H0z'/></svg>",
  "places.json": [
    { slug: "north", name: both("North", "Miền Bắc") },
    { slug: "hanoi", name: both("Hanoi", "Hà Nội"), parent: "north" },
  ],
  "tour-categories.json": [{ slug: "walks", name: both("Walks", "Đi bộ") }],
  "transfer-categories.json": [],
  "tours/old-quarter.json": {
    title: both("Old Quarter", "Phố cổ"),
    description: both("A walk.", "Một buổi đi bộ."),
    location: both("Hanoi", "Hà Nội"),
    category: "walks",
    destination: "hanoi",
    images: [picture],
    pricing: { adult: 20, currency: "USD" },
    cancellation: "strict",
    schedules: [{ weekdays: [1, 2, 3, 4, 5, 6, 7], startTime: "09:00", capacity: 8 }],
  },
  "posts/spring.json": { title: both("Spring", "Mùa xuân"), categories: ["culture"], daysAgo: 3 },
  "posts/spring.en.md": "It *rains* & rains.\n\n> Bring a coat.\n\n<script>alert(1)</script>",
  "posts/spring.vi.md": "Trời *mưa*.\n\n> Nhớ mang áo.",
  "pages/us.json": {
    kind: "about",
    title: both("Us", "Về chúng tôi"),
    image: picture,
    isActive: true,
    changedOn: "2026-03-12",
  },
  "pages/us.en.md": "#### Hanoi\n\nWe are {{companyName}}.",
  "pages/us.vi.md": "#### Hà Nội\n\nChúng tôi là {{companyName}}.",
}
type File = keyof typeof files

const made: string[] = []
after(() => made.forEach((folder) => void rmSync(folder, { recursive: true })))

function write(changes: Record<string, unknown> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), "ghe-content-"))
  made.push(folder)
  for (const [name, value] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), typeof value === "string" ? value : JSON.stringify(value))
  }
  return folder
}

const change = (file: File, fields: object) => ({ [file]: { ...(files[file] as object), ...fields } })
const fill = (changes?: Record<string, unknown>) =>
  transact((transaction) => importContent(readContent(write(changes)), transaction))

const api = await openEmptySite()

describe("a company's content in files", () => {
  const tour = (fields: object) => change("tours/old-quarter.json", fields)
  const holiday = change("company.json", {
    holidays: [{ name: both("Fair", "Hội"), from: "2090-01-02", to: "2090-01-01" }],
  })
  const wrong: [what: string, changes: Record<string, unknown>, sentence: RegExp][] = [
    ["another format", change("company.json", { format: 2 }), /company\.json: format: This version reads format 1$/],
    ["a logo that can't be drawn", { "logos/mark.svg": "<svg/>" }, /logos\/mark\.svg: logo: We couldn't read this SVG/],
    [
      "a logo that isn't there",
      change("company.json", {
        settings: { logo: { light: { ...symbol, url: "/media/logos/absent/h160.webp" }, dark: null, symbol: null } },
      }),
      /company\.json: logo\.light: This logo is no longer stored/,
    ],
    ["wrong settings", change("company.json", { settings: { phone: "call us" } }), /company\.json: settings\.phone: /],
    ["invalid JSON", { "places.json": "[{]" }, /places\.json can't be read: .*JSON/],
    [
      "a category without a name",
      { "tour-categories.json": [{ slug: "a" }] },
      /tour-categories\.json: 0\.name: Please enter/,
    ],
    ["a title in no language", tour({ title: {} }), /tours\/old-quarter\.json: title: Please enter/],
    ["an unknown field", tour({ colour: "red" }), /tours\/old-quarter\.json: colour: /],
    ["an unknown policy", tour({ cancellation: "lax" }), /old-quarter\.json: cancellation: .* no policy 'lax'$/],
    ["an unknown category", tour({ category: "swims" }), /tours\/old-quarter\.json: category: /],
    ["an unknown picture", tour({ images: ["/media/tours/absent/full-1440.webp"] }), /old-quarter\.json: images\./],
    ["half a schedule", tour({ schedules: [{ capacity: 8 }] }), /old-quarter\.json: schedules\.0\.weekdays: /],
    [
      "a minimum above the seats",
      tour({ schedules: [{ weekdays: [1], startTime: "09:00", capacity: 8, minimum: 9 }] }),
      /old-quarter\.json: minimum: /,
    ],
    ["a holiday that ends before it begins", holiday, /company\.json: to: /],
    ["a page with a mark left", { "pages/us.vi.md": "[[Ở đâu]]" }, /pages\/us\.json: content\.vi: Still to be decided/],
    ["a post without text", { "posts/spring.en.md": "", "posts/spring.vi.md": "" }, /posts\/spring\.json: content: /],
  ]
  for (const [what, changes, sentence] of wrong)
    it(`refuses ${what}, naming file and field`, async () => {
      await assert.rejects(fill(changes), (error: Error) => {
        assert.match(error.message, sentence)
        return error.constructor === Error
      })
    })

  it("is imported as its staff would enter it", async () => {
    await fill()
    const read = async (path: string) => (await api.get(path)).body.data
    const { companyName, logo } = await read("/settings")
    assert.deepEqual([companyName, logo.symbol], [both("Small Tours", "Lữ hành Nhỏ"), symbol])
    assert.ok(existsSync(join(api.dataDir, "media/originals/logos/mark/full.webp")))
    assert.equal((await read("/holidays")).length, 1)
    const tour = await read("/tours/slug/old-quarter")
    assert.deepEqual([tour.category.slug, tour.destination.slug], ["walks", "hanoi"])
    assert.deepEqual(tour.images, [{ url: picture, ...shown }])
    assert.ok(existsSync(join(api.dataDir, "media/originals/posters/rice-fields/full.svg")))
    assert.deepEqual(tour.cancellationPolicy, both("No refund.", "Không hoàn tiền."))
    const { headers } = await signInStaff(api, "staff")
    const [schedule] = (await api.get(`/departures/schedules?tourId=${tour._id}`, headers)).body.data
    assert.deepEqual([schedule.from, schedule.capacity, schedule.cutoffHours], [hanoiDate(), 8, 12])
    const post = await read("/blogs/slug/spring")
    assert.equal(
      post.content.en,
      "<p>It <em>rains</em> &amp; rains.</p>\n<blockquote><p>Bring a coat.</p></blockquote>",
    )
    assert.equal(post.content.vi, "<p>Trời <em>mưa</em>.</p>\n<blockquote><p>Nhớ mang áo.</p></blockquote>")
    assert.equal(Math.round((Date.now() - Date.parse(post.createdAt)) / 86_400_000), 3)
    const page = await read("/pages/slug/us")
    assert.equal(page.content.en, "<h4>Hanoi</h4>\n<p>We are Small Tours.</p>")
    assert.deepEqual([page.image.url, hanoiDate(new Date(page.updatedAt))], [picture, "2026-03-12"])
  })
})
