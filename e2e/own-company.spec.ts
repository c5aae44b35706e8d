import assert from "node:assert/strict"
import { execFileSync } from "node:child_process"
import { readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { simpleParser } from "mailparser"
import sharp from "sharp"
import { type CrawledPage, crawl, headOf } from "./crawl.ts"
import { expect, inDays, openSite, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"
import { openScreen } from "./staff-screens.ts"

test.use({ siteOptions: { env: { DEMO: "0" } }, realPictures: true })

const NAME = { en: "Sông Xanh Travel", vi: "Du lịch Sông Xanh" }
/** What only the product or its demo company says of itself. */
const FOREIGN = /Ghé|demonstration|Hanoi Old Quarter|bản demo/g

/** The description of the API, where the product names itself. */
const DESCRIPTION = ["/openapi.json", "/docs"]

const both = (en: string, vi: string) => ({ en, vi })
const TEXTS = {
  title: both("A morning on the river", "Một sáng trên sông"),
  shortDescription: both("By boat to the market", "Đi thuyền ra chợ"),
  description: both("We leave at six.", "Sáu giờ khởi hành."),
  location: both("Cần Thơ", "Cần Thơ"),
}
const GUEST = { name: "Emma Jones", email: "emma@mail.example", phone: "+44 7911 123456" }

test.describe("a company of one's own", () => {
  test.beforeEach(({ site }) => openSite(site))

  test("is named on every page, mail, document, feed and answer, and no other company is", async ({ site }) => {
    const { token } = (await site.call("POST", "/auth/login", STAFF)).data
    const office = { weekdays: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "23:59", answerHours: 4 }
    const contact = { email: "office@songxanh.example", phone: "+84 292 382 0114", whatsapp: "84912000114" }
    await site.call("PUT", "/settings", { companyName: NAME, office, ...contact }, token)
    const voucher = await fill(site, token)

    const found: string[] = []
    const look = (where: string, text: string) =>
      found.push(...new Set([...text.matchAll(FOREIGN)].map(([word]) => `${where}: ${word}`)))

    const pages = await crawlAll(site)
    for (const { path, text } of pages) look(path, text)
    const english = pages.filter(
      ({ path, status, type }) => status === 200 && /html/.test(type) && !path.startsWith("/vi"),
    )
    assert.ok(english.length > 15, `${english.length} pages`)
    for (const { path, text } of english) assert.ok(text.includes(NAME.en), `${path} names no company`)
    for (const { path, text, type, status } of pages)
      if (status === 200 && /html/.test(type) && path.startsWith("/vi")) assert.ok(text.includes(NAME.vi), path)

    for (const path of ["/staff", "/manifest.webmanifest", "/offline"]) {
      const text = await site.text(path)
      look(path, text)
      assert.ok(text.includes(NAME.en), path)
    }
    const { paths } = JSON.parse(await site.text("/api/openapi.json")) as OpenApi
    const open = Object.entries(paths).filter(
      ([path, { get }]) =>
        !path.includes("{") &&
        !DESCRIPTION.includes(path) &&
        get?.security.some((needs) => Object.keys(needs).length === 0),
    )
    assert.ok(open.length > 15, `${open.length} open endpoints`)
    for (const [path] of open)
      for (const language of ["en", "vi"])
        look(`GET /api${path} in ${language}`, await site.text(`/api${path}`, { "accept-language": language }))

    look("the voucher", textOf(voucher))
    assert.ok(textOf(voucher).includes(NAME.en))
    const mails = await mailsOf(site, 8)
    for (const mail of mails) {
      look(`the mail '${mail.subject}'`, [mail.subject, mail.from?.text, mail.text, mail.html].join("\n"))
      assert.ok(
        [NAME.en, NAME.vi].some((name) => mail.from?.text.includes(name)),
        mail.from?.text,
      )
      for (const { filename, content, contentType } of mail.attachments)
        look(
          `${filename} of the mail '${mail.subject}'`,
          /pdf/.test(contentType) ? textOf(content) : content.toString(),
        )
    }
    assert.deepEqual(found, [])
  })

  test("uploads its logo, and wears it on the site, in mails and in the back office", { tag: "@both" }, async ({
    page,
    newVisitor,
    site,
    expectProblems,
  }) => {
    expectProblems(/422/)
    await openScreen(page, "/settings/logo", { language: "en" })
    const input = (name: string) => page.getByRole("group", { name })
    const choose = (name: string, file: string, content: string | Buffer) =>
      input(name)
        .locator("input[type=file]")
        .setInputFiles({ name: file, mimeType: "image/svg+xml", buffer: Buffer.from(content) })
    const drawing = (content: string, viewBox: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" onload="alert(1)">${content}</svg>`
    await choose("On light ground", "letters.svg", drawing("<text>Sông Xanh</text>", "0 0 300 100"))
    await expect(input("On light ground").getByRole("alert")).toContainText("Please convert them to paths (outlines)")
    await input("On light ground").getByRole("button", { name: "Dismiss" }).click()
    const wave = '<path d="M0 50c50-60 100-60 150 0s100 60 150 0v50H0z" fill="#0b5d57"/>'
    await choose("On light ground", "logo.svg", drawing(`<script>alert(1)</script>${wave}`, "0 0 300 100"))
    await expect(input("On light ground").getByRole("img", { name: "How it looks" })).toBeVisible()
    await choose("Square symbol", "wide.svg", drawing(wave, "0 0 300 100"))
    await expect(input("Square symbol").getByRole("img", { name: "How it looks" })).toHaveCount(2)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await expect(input("Square symbol").getByRole("alert")).toContainText("The symbol must be about square")
    await input("Square symbol").getByRole("button", { name: "Remove the logo" }).click()
    await choose("Square symbol", "symbol.svg", drawing('<circle cx="5" cy="5" r="5" fill="#c23b22"/>', "0 0 10 10"))
    await expect(input("Square symbol").getByRole("img", { name: "How it looks" })).toHaveCount(2)
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByText("All changes saved").waitFor()

    const visitor = await newVisitor()
    for (const path of ["/contact", "/vi/contact"]) {
      await visit(visitor, path)
      const logo = visitor
        .getByRole("banner")
        .getByRole("link")
        .filter({ has: visitor.getByRole("img") })
      await expect(logo.getByRole("img")).toHaveAttribute("src", /^\/media\/logos\/\w+\/h80\.webp$/)
      await expect.poll(() => logo.getByRole("img").evaluate((img: HTMLImageElement) => img.naturalHeight)).toBe(80)
    }
    const icon = await visitor.locator("link[rel=icon][type='image/png']").getAttribute("href")
    const { data } = await sharp(Buffer.from(await (await fetch(site.origin + icon)).arrayBuffer()))
      .raw()
      .toBuffer({ resolveWithObject: true })
    assert.deepEqual([...data.subarray((96 * 192 + 96) * 4).subarray(0, 3)], [0xc2, 0x3b, 0x22])
    await visitor.goto("/staff")
    const { companyName } = (await site.call("GET", "/settings")).data
    await expect(visitor.getByRole("heading", { level: 1, name: companyName.vi })).toBeVisible()
    await expect(visitor).toHaveTitle(companyName.en)
  })
})

type OpenApi = { paths: Record<string, { get?: { security: Record<string, string[]>[] } }> }

/** Reads all pages that links lead to, and the files for machines. Documents that are the same for all are read once. */
async function crawlAll(site: TestSite): Promise<CrawledPage[]> {
  const from = [
    "/",
    "/vi",
    "/robots.txt",
    "/sitemap.xml",
    "/rss.xml",
    "/vi/rss.xml",
    "/manifest",
    "/verify/GHE-AAAA-AAAA",
  ]
  const isOwn = (path: string) => !/^\/(media|assets|api)\//.test(path)
  const goOn = (page: CrawledPage) => !page.type.startsWith("text/html") || !headOf(page).noindex
  return [...(await crawl(site.origin, [...from, ...UNLINKED], goOn, isOwn)).values()]
}

/** Pages that mails or buttons lead to. */
const UNLINKED = [
  ...["/login", "/register", "/forgot-password", "/reset-password", "/verify-email", "/profile", "/review", "/compare"],
  ...["/wishlist", "/plan", "/newsletter/confirm", "/newsletter/unsubscribe", "/waiting-list", "/nothing"],
].flatMap((path) => [path, `/vi${path}`])

/** Adds what a company sells, and has guests write to it. Returns the voucher of a booking. */
async function fill(site: TestSite, token: string): Promise<Buffer> {
  const named = { name: both("Rivers", "Sông nước"), description: both("By boat", "Bằng thuyền") }
  const post = (path: string, body: object, by?: string) => site.call("POST", path, body, by)
  await post("/tour-categories", { slug: "rivers", ...named }, token)
  await post("/categories", { slug: "can-tho", ...named }, token)
  const { data: tour } = await post(
    "/tours",
    {
      slug: "morning-on-the-river",
      ...TEXTS,
      category: "rivers",
      destination: "can-tho",
      duration: { days: 1, nights: 0 },
      pricing: { adult: 25, currency: "USD" },
      isActive: true,
    },
    token,
  )
  await post("/transfer-categories", { slug: "vans", ...named, vehicleType: "van", serviceType: "shared" }, token)
  const ride = { type: "city", serviceType: "shared", vehicleType: "van", duration: 45, category: "vans" }
  const ends = { from: both("Cần Thơ", "Cần Thơ"), to: both("Châu Đốc", "Châu Đốc") }
  const seats = { pricing: { adult: 15, currency: "USD" }, isActive: true }
  await post("/transfers", { slug: "to-chau-doc", ...TEXTS, ...ride, ...ends, ...seats }, token)
  const content = both("<p>Come early.</p>", "<p>Đi sớm.</p>")
  const { title, shortDescription: excerpt } = TEXTS
  await post("/blogs", { slug: "river", title, excerpt, content, categories: ["food"], isActive: true }, token)
  for (const language of ["en", "vi"])
    await post(
      "/bookings",
      bookingOf(tour._id, { language, customerInfo: { ...GUEST, email: `${language}@mail.example` } }),
    )
  const { booking, guestToken } = await post("/bookings", bookingOf(tour._id, { language: "en", customerInfo: GUEST }))
  await post(`/bookings/${booking._id}/confirm`, {}, token)
  await post("/auth/register", {
    name: GUEST.name,
    email: "member@mail.example",
    password: "lụa đỏ",
    phone: GUEST.phone,
  })
  await post("/auth/forgot-password", { email: "member@mail.example" })
  await post("/newsletter", { email: "reader@mail.example" })
  await post("/contact", { ...GUEST, subject: "Bags", message: "Where can we leave our bags?" })
  await post("/consultations", { ...GUEST, subject: "Months", message: "Which month is best?", interests: ["food"] })
  const headers = { "x-guest-token": guestToken }
  const voucher = await fetch(`${site.origin}/api/bookings/${booking._id}/voucher.pdf`, { headers })
  assert.equal(voucher.status, 200)
  return Buffer.from(await voucher.arrayBuffer())
}

const bookingOf = (productId: string, changes: object) => ({
  productId,
  productType: "tour",
  travelers: 2,
  travelDate: inDays(30),
  ...changes,
})

/** Returns the mails of the site, once there are so many. */
async function mailsOf({ dataDir }: TestSite, count: number) {
  const folder = join(dataDir, "outbox")
  const names = () => readdirSync(folder).filter((name) => name.endsWith(".eml"))
  await expect.poll(() => names().length).toBeGreaterThanOrEqual(count)
  return Promise.all(names().map((name) => simpleParser(readFileSync(join(folder, name)))))
}

/** Returns the text of a PDF with what it says of itself. */
function textOf(pdf: Buffer): string {
  const file = test.info().outputPath("document.pdf")
  writeFileSync(file, pdf)
  const options = { encoding: "utf8" } as const
  return execFileSync("pdftotext", [file, "-"], options) + execFileSync("pdfinfo", [file], options)
}
