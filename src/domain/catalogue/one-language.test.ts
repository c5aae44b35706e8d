import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { inEach, inLanguage, shownLanguage } from "#i18n/localized.ts"
import { signInStaff } from "#server/testing/fixtures.ts"
import { createTransfers } from "#server/testing/fixtures-products.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api } = await openTestSite()
await createTransfers()
const { headers } = await signInStaff(api, "staff")
const vi = (text: string) => ({ vi: text })

const ENTRIES = [
  [
    "/tours",
    { title: vi("Chèo thuyền sông Hồng"), description: vi("Một buổi chiều trên sông."), category: "culture", price: 9 },
  ],
  [
    "/transfers",
    {
      title: vi("Xe đi Ninh Bình"),
      category: "cars",
      duration: 120,
      from: vi("Hà Nội"),
      to: vi("Ninh Bình"),
      pricing: { adult: 12 },
    },
  ],
  ["/products", { title: vi("Áo mưa"), price: 2 }],
  ["/blogs", { title: vi("Mùa lúa chín"), content: vi("<p>Tháng Chín.</p>"), categories: ["culture"] }],
  ["/tour-categories", { name: vi("Sông nước") }],
  ["/categories", { name: vi("Ninh Bình") }],
] as const

describe("content in Vietnamese only", () => {
  for (const [path, entry] of ENTRIES) {
    it(`is created and changed at ${path}, with an address made of its name`, async () => {
      const name = "title" in entry ? "title" : "name"
      const { status, body } = await api.post(path, entry, headers)
      assert.equal(status, 201, JSON.stringify(body))
      const { _id, slug } = body.data
      assert.match(slug, /^[a-z]+(-[a-z]+)*$/)
      const shown = (await api.get(`${path}/slug/${slug}`)).body.data
      assert.equal(inLanguage(shown[name], "en"), inLanguage(shown[name], "vi"))
      assert.equal((await api.put(`${path}/${_id}`, { [name]: vi("Tên khác") }, headers)).status, 200)
      const emptied = await api.put(`${path}/${_id}`, { [name]: { en: "", vi: " " } }, headers)
      assert.deepEqual([emptied.status, emptied.body.errors[0].field], [422, name])
      assert.match(emptied.body.message, /Vietnamese, English or both/)
    })
  }

  it("is taken for the texts of the settings", async () => {
    const sent = { companyName: vi("Công ty Ghé"), howToPay: vi("Chuyển khoản hoặc tiền mặt.") }
    const { status, body } = await api.put("/settings", sent, headers)
    assert.equal(status, 200, JSON.stringify(body))
    const { companyName } = (await api.get("/settings")).body.data
    assert.equal(inLanguage(companyName, "en"), "Công ty Ghé")
  })

  it("is sorted by its only name in English, too", async () => {
    await api.post("/tours", { title: vi("A Pa Chải"), category: "culture", price: 9 }, headers)
    const { data } = (await api.get("/tours?sort=name&view=card")).body
    assert.equal(data[0].title.vi, "A Pa Chải")
  })
})

describe("payloads of the specification", () => {
  it("need no description, location or short description", async () => {
    const tour = { title: { en: "River", vi: "Sông" }, isActive: true, category: "culture", price: 20 }
    const transfer = {
      title: "To Ninh Binh",
      isActive: true,
      category: "cars",
      duration: 90,
      from: "Hanoi",
      to: "Ninh Binh",
      price: 12,
    }
    const product = { title: "Raincoat", isActive: true, isFeatured: false, price: 2 }
    for (const [path, entry] of Object.entries({ "/tours": tour, "/transfers": transfer, "/products": product })) {
      const { status, body } = await api.post(path, entry, headers)
      assert.equal(status, 201, JSON.stringify(body))
      assert.deepEqual(body.data.description, { en: "" })
    }
  })
})

it("names the language in which a text is shown", () => {
  assert.equal(shownLanguage({ en: "", vi: "Sông" }, "en"), "vi")
  assert.equal(shownLanguage({ en: "River" }, "vi"), "en")
  assert.equal(shownLanguage({ en: "" }, "vi"), "vi")
  assert.deepEqual(inEach({ en: "", vi: "Sông" }), { en: "Sông", vi: "Sông" })
})
