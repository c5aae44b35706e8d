import assert from "node:assert/strict"
import { before, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { createTransferCategory } from "#domain/categories/category-trees.server.ts"
import { createProduct } from "#domain/products/products.server.ts"
import { createTransfer } from "#domain/transfers/transfer-records.server.ts"
import { db } from "#server/database/database.server.ts"
import { createCatalogue, inDays, signInStaff, type TourName } from "#server/testing/fixtures.ts"
import { openEmptySite } from "#server/testing/site.ts"
import { content } from "../../../demo/content.server.ts"
import { storeSettings } from "./settings.server.ts"
import { SETTINGS_GROUPS, type Settings, type StoredSettings } from "./settings.ts"

const api = await openEmptySite()
const staff = await signInStaff(api, "staff")
const admin = await signInStaff(api, "admin", "owner")
let tours: Record<TourName, string>

const read = async (): Promise<StoredSettings> => (await api.get("/settings?view=edit", staff.headers)).body.data
const whole = async () => {
  const { updatedAt, ...settings } = await read()
  return settings
}
const put = async (changes: object) => api.put("/settings", { ...(await whole()), ...changes }, staff.headers)
const putGroup = async (group: string, changes: object, version?: number) =>
  api.put(`/settings/group/${group}`, { version: version ?? (await read()).version, ...changes }, staff.headers)

describe("PUT /settings", () => {
  it("accepts the settings as they were read and applies changes at once", async () => {
    assert.equal((await read()).version, 1)
    const address = { en: "24 Hang Vai, Hanoi", vi: "24 Hàng Vải, Hà Nội" }
    const { status, body } = await put({ address, phone: "+84 24 3926 0114", primaryColor: "#0B5D57" })
    assert.equal(status, 200)
    assert.deepEqual([body.data.version, body.data.address], [2, address])
    const { data } = (await api.get("/settings")).body
    assert.deepEqual([data.address, data.phone, data.primaryColor], [address, "+84 24 3926 0114", "#0B5D57"])
    assert.deepEqual([data.version, data.updatedAt], [undefined, undefined])
  })

  it("changes nothing when sent twice", async () => {
    const { version } = await read()
    assert.equal((await put({})).body.data.version, version)
  })

  it("returns what someone else has changed meanwhile", async () => {
    const mine = await whole()
    assert.equal((await put({ phone: "1900 1234", email: "office@ghe.example" })).status, 200)
    const { status, body } = await api.put(
      "/settings",
      { ...mine, tiktok: "https://www.tiktok.com/@ghe" },
      staff.headers,
    )
    assert.equal(status, 409)
    assert.deepEqual([body.code, body.version], ["VERSION_CONFLICT", mine.version + 1])
    assert.match(body.message, /^staff changed this in the meantime/)
    assert.deepEqual(body.fields.toSorted(), ["email", "phone", "tiktok"])
    assert.equal((await read()).tiktok, "")
  })

  it("records who changed which setting", async () => {
    await put({ messenger: "ghe.vietnam" })
    const { rows } = await db.execute(
      sql`select actor, action, before, after from audit_log where subject = 'settings' order by id desc limit 1`,
    )
    const entry = { actor: staff.user._id, action: "update" }
    assert.deepEqual(rows, [{ ...entry, before: { messenger: "" }, after: { messenger: "ghe.vietnam" } }])
  })

  it("warns about missing Vietnamese texts", async () => {
    const { body } = await put({ footerText: { en: "Licence 01-0000" } })
    assert.deepEqual(
      body.warnings.map(({ field }: { field: string }) => field),
      ["footerText"],
    )
  })

  it("changes only the fields sent, also without a version", async () => {
    const { version, updatedAt, ...before } = (await api.get("/settings?view=edit", staff.headers)).body.data
    const { status, body } = await api.put("/settings", { zalo: "0912000115" }, staff.headers)
    assert.equal(status, 200)
    assert.deepEqual(body.data, { ...before, zalo: "0912000115", version: version + 1, updatedAt: body.data.updatedAt })
  })

  it("takes each form of a tax code, and the badge as the ministry writes it", async () => {
    for (const taxCode of ["0101234567", "0101234567-001", "001085123456", ""])
      assert.deepEqual((await put({ taxCode: ` ${taxCode} ` })).body.data.taxCode, taxCode)
    const badgeUrl = "http://online.gov.vn/Home/WebDetails/12345"
    assert.equal((await put({ badgeUrl })).body.data.badgeUrl, badgeUrl.replace("http:", "https:"))
  })

  it("takes each form of Google's links to reviews", async () => {
    const links = [
      "https://g.page/r/ghe/review",
      "https://search.google.com/local/writereview?placeid=ChIJ",
      "https://www.google.com/maps/place/Ghe/@21.03,105.85,17z",
      "https://www.google.com/maps?cid=1",
      "https://maps.google.com/?cid=1",
      "https://maps.app.goo.gl/abc",
      "",
    ]
    for (const googleReviews of links)
      assert.deepEqual((await put({ googleReviews })).body.data?.googleReviews, googleReviews)
  })

  const colors = { backgroundColor: "#111111", textColor: "#222222", hoverColor: "#333333" }
  const office = { weekdays: [1], opens: "08:00", closes: "17:00", answerHours: 4 }
  const rate = { vndPerUsd: 26_000, date: "2026-01-05" }
  const rating = { average: 4.8, count: 3 }
  const figures = { home: [], about: [] }
  const label = { en: "satisfied", vi: "hài lòng" }
  const slide = { picture: "/media/posters/hanoi-dawn/16x9-1440.webp", caption: { en: "Hanoi" }, link: "/tours" }
  const slides = (count: number) =>
    Array.from({ length: count }, (_, nth) => ({ ...slide, picture: slide.picture.replace("dawn", `dawn${nth}`) }))
  const place = { slug: "hanoi", picture: null }
  const wrong: [string, object, string][] = [
    ["a colour name", { primaryColor: "white" }, "primaryColor"],
    ["a colour of three digits", { primaryColor: "#fff" }, "primaryColor"],
    ["CSS injected into a colour", { topBar: { ...colors, textColor: "#ffffff;x:url(//e)" } }, "topBar.textColor"],
    [
      "a top bar with a missing colour",
      { topBar: { backgroundColor: "#111111", textColor: "#222222" } },
      "topBar.hoverColor",
    ],
    ["an http URL", { facebook: "http://www.facebook.com/ghe" }, "facebook"],
    ["a javascript URL", { facebook: "javascript:alert(1)//facebook.com" }, "facebook"],
    ["a URL of another host", { facebook: "https://facebook.com.evil.example/" }, "facebook"],
    ["a URL of a host with the same ending", { instagram: "https://notinstagram.com/ghe" }, "instagram"],
    ["a URL with credentials", { youtube: "https://www.youtube.com@evil.example/" }, "youtube"],
    ["a URL of another social network", { tiktok: "https://www.youtube.com/@ghe" }, "tiktok"],
    ["a phone number in words", { phone: "call us" }, "phone"],
    ["a short phone number", { phone: "113" }, "phone"],
    ["an email address without @", { email: "office" }, "email"],
    ["an email address with an injected header", { email: "a@b.example\r\nBcc: c@d.example" }, "email"],
    ["a WhatsApp number without a country code", { whatsapp: "0912 000 114" }, "whatsapp"],
    ["a Zalo name", { zalo: "ghe" }, "zalo"],
    ["a Messenger page with a path", { messenger: "ghe/../x" }, "messenger"],
    ["a company without a name", { companyName: { en: "", vi: "" } }, "companyName"],
    ["a name on two lines", { companyName: { en: "Ghé\nBcc: x" } }, "companyName.en"],
    ["a number instead of a text", { address: 7 }, "address"],
    ["a rate of zero", { exchangeRate: { ...rate, vndPerUsd: 0 } }, "exchangeRate.vndPerUsd"],
    ["a negative rate", { exchangeRate: { ...rate, vndPerUsd: -26_000 } }, "exchangeRate.vndPerUsd"],
    ["a rate in thousands", { exchangeRate: { ...rate, vndPerUsd: 26.35 } }, "exchangeRate.vndPerUsd"],
    [
      "a negative rate of another currency",
      { displayRates: { vndPerEur: -1, vndPerKrw: 18 } },
      "displayRates.vndPerEur",
    ],
    ["a euro in thousands", { displayRates: { vndPerEur: 30.6, vndPerKrw: 18 } }, "displayRates.vndPerEur"],
    ["a won as dear as a euro", { displayRates: { vndPerEur: 30_600, vndPerKrw: 30_600 } }, "displayRates.vndPerKrw"],
    ["a rate without a date", { exchangeRate: { vndPerUsd: 26_000 } }, "exchangeRate.date"],
    ["a rate dated tomorrow", { exchangeRate: { ...rate, date: inDays(1) } }, "exchangeRate.date"],
    ["a rate dated 30 February", { exchangeRate: { ...rate, date: "2026-02-30" } }, "exchangeRate.date"],
    ["an office that never opens", { office: { ...office, weekdays: [] } }, "office.weekdays"],
    ["an eighth weekday", { office: { ...office, weekdays: [8] } }, "office.weekdays.0"],
    ["a repeated weekday", { office: { ...office, weekdays: [1, 1] } }, "office.weekdays"],
    ["an office that closes before it opens", { office: { ...office, closes: "07:00" } }, "office.closes"],
    ["an office that opens at 25:00", { office: { ...office, opens: "25:00" } }, "office.opens"],
    [
      "a rating of six stars",
      { ratings: { tour: { ...rating, average: 6 }, transfer: rating } },
      "ratings.tour.average",
    ],
    ["half a review", { ratings: { tour: rating, transfer: { ...rating, count: 0.5 } } }, "ratings.transfer.count"],
    ["a figure without a number", { figures: { ...figures, home: [{ figure: "", label }] } }, "figures.home.0.figure"],
    ["a figure of nothing", { figures: { ...figures, about: [{ figure: "98%" }] } }, "figures.about.0.label"],
    [
      "five figures on a page",
      { figures: { ...figures, home: Array(5).fill({ figure: "1", label }) } },
      "figures.home",
    ],
    [
      "a picture that was never uploaded",
      { pictures: { about: `/media/company/${"a".repeat(26)}/16x9-1440.webp`, contact: null, account: [] } },
      "pictures.about.url",
    ],
    [
      "a picture of another site",
      { pictures: { about: "https://x.example/a.webp", contact: null, account: [] } },
      "pictures.about.url",
    ],
    ["a tax code of three digits", { taxCode: "123" }, "taxCode"],
    ["a tax code with one digit for the branch", { taxCode: "0101234567-1" }, "taxCode"],
    ["a tax code of eleven digits", { taxCode: "01012345678" }, "taxCode"],
    ["an enterprise number in words", { enterpriseNumber: "như mã số thuế" }, "enterpriseNumber"],
    ["a licence of tomorrow", { licenceIssuedOn: inDays(1) }, "licenceIssuedOn"],
    ["a licence dated 5/12", { licenceIssuedOn: "5/12" }, "licenceIssuedOn"],
    ["a licence of another kind", { licenceKind: "local" }, "licenceKind"],
    ["a badge of another host", { badgeUrl: "https://online.gov.vn.evil.example/Home" }, "badgeUrl"],
    ["a badge that runs a script", { badgeUrl: "javascript:alert(1)//online.gov.vn" }, "badgeUrl"],
    ["complaints that are never answered", { complaintAnswerDays: 0 }, "complaintAnswerDays"],
    ["a slide without a picture", { heroSlides: [{ caption: { en: "Sapa" }, link: "" }] }, "heroSlides.0.picture"],
    [
      "a slide that leads to another site",
      { heroSlides: [{ ...slide, link: "//evil.example/a" }] },
      "heroSlides.0.link",
    ],
    ["a slide that runs a script", { heroSlides: [{ ...slide, link: "javascript:alert(1)" }] }, "heroSlides.0.link"],
    ["the same slide twice", { heroSlides: [slide, slide] }, "heroSlides"],
    ["thirteen slides", { heroSlides: slides(13) }, "heroSlides"],
    ["the same place twice", { homePlaces: [place, place] }, "homePlaces"],
    ["a place without a name", { homePlaces: [{ slug: null, picture: null }] }, "homePlaces.0.slug"],
    ["ten tours on the home page", { homeTours: Array.from({ length: 10 }, (_, n) => `tour-${n}`) }, "homeTours"],
    ["a reason without words", { benefits: [{ title: { en: "" }, text: { en: "Why" } }] }, "benefits.0.title"],
    [
      "a notice that ends before it begins",
      { noticeText: { en: "Closed" }, noticeFrom: inDays(2), noticeUntil: inDays(1) },
      "noticeUntil",
    ],
    [
      "a Google link that redirects",
      { googleReviews: "https://www.google.com/url?q=https://evil.example" },
      "googleReviews",
    ],
    [
      "a Google link that redirects from below the maps",
      { googleReviews: "https://www.google.com/maps/../url?q=https://evil.example" },
      "googleReviews",
    ],
    [
      "a Google Maps link that redirects",
      { googleReviews: "https://maps.google.com/url?q=https://evil.example" },
      "googleReviews",
    ],
    ["a host below Google's that redirects", { googleReviews: "https://r.search.google.com/local/x" }, "googleReviews"],
    ["a notice from 30 February", { noticeFrom: "2026-02-30" }, "noticeFrom"],
    ["an unknown field", { role: "admin" }, "role"],
  ]
  for (const [what, changes, field] of wrong) {
    it(`refuses ${what}`, async () => {
      const before = await read()
      const { status, body } = await put(changes)
      assert.equal(status, 422)
      assert.equal(body.errors[0].field, field)
      assert.ok(!/Invalid|expected/i.test(body.errors[0].message), body.errors[0].message)
      assert.deepEqual(await read(), before)
    })
  }

  it("accepts the demo settings", async () => {
    await storeSettings(content.settings as Partial<Settings>)
    const before = await read()
    assert.deepEqual((await put({})).body.data, before)
  })

  it("normalises numbers for chat links", async () => {
    const { body } = await put({
      zalo: "0912.000.114",
      whatsapp: "+84 (912) 000-114",
      facebook: "https://vi-vn.facebook.com/ghe.vietnam",
      youtube: "https://youtu.be/abc",
      office: { ...office, weekdays: [6, 1, 3] },
    })
    const { zalo, whatsapp, facebook, youtube, office: kept } = body.data
    assert.deepEqual([zalo, whatsapp], ["0912000114", "84912000114"])
    assert.deepEqual([facebook, youtube], ["https://vi-vn.facebook.com/ghe.vietnam", "https://youtu.be/abc"])
    assert.deepEqual(kept.weekdays, [1, 3, 6])
  })
})

describe("PUT /settings/group/{group}", () => {
  it("accepts every group as it was read", async () => {
    for (const group of Object.keys(SETTINGS_GROUPS)) {
      const { data } = (await api.get(`/settings/group/${group}?view=edit`, staff.headers)).body
      const { updatedAt, ...sent } = data
      const { status, body } = await api.put(`/settings/group/${group}`, sent, staff.headers)
      assert.equal(status, 200, group)
      assert.equal(body.data.version, data.version)
      // Who needs a second factor is not public, and guests read accounts on their booking.
      const { version, secondFactorRoles: _, bankAccounts, paymentReminders, ...shown } = sent
      assert.deepEqual((await api.get(`/settings/group/${group}`)).body.data, shown)
    }
  })

  it("changes only the fields of the group", async () => {
    const before = await read()
    const { status } = await putGroup("social", { facebook: "", instagram: "", youtube: "", tiktok: "" })
    assert.equal(status, 200)
    const after = await read()
    assert.deepEqual([after.facebook, after.youtube, after.version], ["", "", before.version + 1])
    assert.deepEqual([after.office, after.address], [before.office, before.address])
  })

  it("refuses fields of other groups, outdated versions and unknown groups", async () => {
    const social = { facebook: "", instagram: "", youtube: "", tiktok: "" }
    assert.equal((await putGroup("social", { ...social, phone: "1900 1234" })).body.errors[0].field, "phone")
    assert.equal((await putGroup("social", { facebook: "" })).status, 200)
    const mine = { ...social, tiktok: "https://tiktok.com/@ghe" }
    const conflict = await putGroup("social", mine, 1)
    assert.deepEqual([conflict.status, conflict.body.fields], [409, ["tiktok"]])
    for (const group of ["nothing", "toString", "__proto__"]) assert.equal((await putGroup(group, {})).status, 404)
  })
})

describe("PUT /settings with another retention", () => {
  const retention = { guestDays: 30, networkDays: 30 }
  const ways: [path: string, change: object][] = [
    ["/settings", { retention, holdHours: 12 }],
    ["/settings/group/privacy", { retention }],
  ]
  for (const [path, change] of ways) {
    it(`needs an administrator at ${path}`, async () => {
      const before = await read()
      for (const [language, said] of [
        ["en", /Only an administrator/],
        ["vi", /Chỉ quản trị viên/],
      ] as const) {
        const { status, body } = await api.put(path, change, { ...staff.headers, "accept-language": language })
        assert.deepEqual([status, body.code], [403, "FORBIDDEN"])
        assert.match(body.message, said)
      }
      assert.deepEqual(await read(), before)
      assert.equal((await api.put(path, { retention: before.retention }, staff.headers)).status, 200)
      assert.deepEqual((await api.put(path, change, admin.headers)).body.data.retention, retention)
      assert.equal((await api.put(path, { retention: before.retention }, admin.headers)).status, 200)
    })
  }
})

describe("PUT /settings by accounts", () => {
  it("changes prices and payment alone", async () => {
    const { headers } = await signInStaff(api, "accounts")
    const howToPay = { en: "By bank transfer.", vi: "Chuyển khoản." }
    assert.deepEqual((await api.put("/settings/group/pricing", { howToPay }, headers)).body.data.howToPay, howToPay)
    for (const [group, change] of [
      ["contact", { phone: "024 3926 0999" }],
      ["privacy", { retention: { guestDays: 30, networkDays: 30 } }],
    ] as const) {
      const { status, body } = await api.put(`/settings/group/${group}`, change, headers)
      assert.deepEqual([status, body.code], [403, "FORBIDDEN"], group)
    }
    assert.equal((await api.put("/settings", { howToPay }, headers)).status, 403)
  })
})

describe("PUT /settings with another exchange rate", () => {
  before(async () => {
    tours = await createCatalogue()
  })

  it("updates list filters and order for prices in đồng only", async () => {
    const text = { en: "Priced in đồng", vi: "Giá bằng đồng" }
    const texts = { title: text, shortDescription: text, description: text, location: text }
    const dong = { currency: "VND" as const, isActive: true }
    await db.execute(sql`update tours set currency = 'VND', price_minor = 2600000 where id = ${tours.sapaTerraces}`)
    const name = { slug: "vans", name: text, description: text }
    const vans = await createTransferCategory({ ...name, vehicleType: "van", serviceType: "shared" })
    const ride = { type: "city" as const, serviceType: "shared" as const, vehicleType: "van" as const }
    const ends = { name: text, origin: text, destination: text, durationMinutes: 30 }
    const price = { price: { adult: 520_000, child: null } }
    await createTransfer({ slug: "ride", ...texts, ...dong, ...ride, ...ends, ...price, categoryId: vans.id })
    await createProduct({ slug: "thing", ...texts, ...dong, priceMinor: 260_000 })
    const slugs = async (path: string) =>
      (await api.get(path)).body.data.map(({ slug }: { slug: string }) => slug) as string[]
    const found = (path: string, usd: number) => slugs(`/${path}?minPrice=${usd}&maxPrice=${usd}`)
    const between = (path: string, least: number, most: number, currency: string) =>
      slugs(`/${path}?minPrice=${least}&maxPrice=${most}&currency=${currency}`)
    assert.deepEqual(await between("tours", 2_600_000, 2_600_000, "VND"), ["sapa-terraces-on-foot"])
    assert.deepEqual(await between("tours", 2_602_000, 2_650_000, "VND"), [])
    assert.deepEqual(await between("transfers", 520_000, 520_000, "VND"), ["ride"])
    assert.deepEqual(await between("products", 260_000, 260_000, "VND"), ["thing"])
    await putGroup("pricing", { displayRates: { vndPerEur: 26_000, vndPerKrw: null } })
    assert.deepEqual(await between("products", 10, 10, "EUR"), ["thing"])
    const byPrice = () => slugs("/tours?sort=price-low")
    assert.deepEqual(await found("products", 10), ["thing"])
    const before = await byPrice()
    assert.ok(before.indexOf("sapa-terraces-on-foot") < before.indexOf("ha-long-bay-overnight"))

    const { status } = await putGroup("pricing", { exchangeRate: { vndPerUsd: 13_000, date: "2026-01-06" } })
    assert.equal(status, 200)
    assert.deepEqual(await found("tours", 200), ["sapa-terraces-on-foot"])
    assert.deepEqual(await found("transfers", 40), ["ride"])
    assert.deepEqual(await found("products", 20), ["thing"])
    const after = await byPrice()
    assert.ok(after.indexOf("sapa-terraces-on-foot") > after.indexOf("ha-long-bay-overnight"))
    const others = (list: string[]) => list.filter((slug) => slug !== "sapa-terraces-on-foot")
    assert.deepEqual(others(after), others(before))
  })

  it("changes neither prices nor versions", async () => {
    const { data } = (await api.get(`/tours/${tours.sapaTerraces}?view=edit`, staff.headers)).body
    assert.deepEqual([data.pricing.adult, data.version], [2_600_000, 1])
  })
})

describe("GET /settings/group/{group}/changes", () => {
  it("says who changed the group's fields, the newest first", async () => {
    const rate = (vndPerUsd: number) => ({ exchangeRate: { vndPerUsd, date: "2026-01-07" } })
    await putGroup("pricing", rate(25_000))
    await putGroup("social", { facebook: "https://www.facebook.com/someone" })
    await api.put("/settings", { ...rate(25_500), holdHours: 49 }, staff.headers)
    const { status, body } = await api.get("/settings/group/pricing/changes?limit=2", staff.headers)
    assert.equal(status, 200)
    assert.deepEqual(
      body.data.map(({ by, before, after }: Record<string, unknown>) => [by, before, after]),
      [
        [staff.user.name, rate(25_000), rate(25_500)],
        [staff.user.name, body.data[1].before, rate(25_000)],
      ],
    )
    assert.ok(body.pagination.total >= 2)
    const office = (await api.get("/settings/group/office/changes", staff.headers)).body.data
    assert.deepEqual(office[0].after, { holdHours: 49 })
    assert.equal((await api.get("/settings/group/unknown/changes", staff.headers)).status, 404)
    assert.equal((await api.get("/settings/group/pricing/changes")).status, 401)
  })
})
