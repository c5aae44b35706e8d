import assert from "node:assert/strict"
import { test } from "node:test"
import { createDataProvider } from "./data-provider.ts"
import { createI18nProvider } from "./i18n/i18n-provider.ts"
import { labelOf, type StaffSlice } from "./staff-slice.ts"
import { staffSlices } from "./staff-slices.ts"

const toys: StaffSlice = {
  messages: { toys: { name: { en: "Toys", vi: "Đồ chơi" } } },
  fields: { wheels: { en: "Wheels", vi: "Bánh xe" } },
  mails: { "toy-sold": { en: "Toy sold", vi: "Đã bán đồ chơi" } },
  resources: [{ name: "toys", endpoint: "/toys", listKey: "toys", always: { view: "row" } }],
}

// The provider of texts sets the language of the page, which calls of the API name.
Object.assign(globalThis, { document: { documentElement: { lang: "vi" } } })

function translations(slices: StaffSlice[]) {
  const { translate, changeLocale } = createI18nProvider(slices)
  return { translate, changeLocale }
}

test("a slice's records, texts, fields and mails are known by its description alone", async (t) => {
  const fetched = t.mock.method(globalThis, "fetch", async () => Response.json({ toys: [{ _id: "t1" }] }))
  const { data } = await createDataProvider(toys.resources ?? []).getList("toys", { filter: { search: "car" } })
  assert.deepEqual(data, [{ _id: "t1", id: "t1" }])
  assert.equal(fetched.mock.calls[0]?.arguments[0], "/api/toys?view=row&search=car&page=1&limit=25")

  const { translate, changeLocale } = translations([...staffSlices, toys])
  assert.equal(translate("toys.name"), "Đồ chơi")
  assert.equal(translate("content.fields.wheels"), "Bánh xe")
  await changeLocale("en")
  assert.equal(translate("staff.mails.toy-sold"), "Toy sold")
  assert.equal(translate("staff.mails.booking-confirmed"), "Booking confirmed")
})

test("every entry of the menu has a name of its own in both languages", async () => {
  const { translate, changeLocale } = translations(staffSlices)
  const entries = staffSlices
    .flatMap(({ resources = [], pages = [] }) => [...resources, ...pages])
    .filter(({ menu }) => menu)
  for (const locale of ["vi", "en"]) {
    await changeLocale(locale)
    const names = entries.map((entry) => translate(labelOf(entry), { _: labelOf(entry) }))
    assert.equal(new Set(names).size, entries.length)
    assert.deepEqual(
      names.filter((name) => name.includes(".")),
      [],
    )
  }
})

test("no two slices use one name for a resource, a page or their texts", () => {
  const names = staffSlices.flatMap(({ resources = [], pages = [] }) =>
    [...resources, ...pages].map(({ name }) => name),
  )
  assert.equal(new Set(names).size, names.length)
  const texts = staffSlices.flatMap(({ messages = {} }) => Object.keys(messages))
  assert.equal(new Set(texts).size, texts.length)
})

test("pages and posts have their own words for 'archived', because they were never on sale", async () => {
  const { translate, changeLocale } = translations(staffSlices)
  for (const locale of ["vi", "en"]) {
    await changeLocale(locale)
    const sold = translate("content.status.archivedHint")
    const hints = ["pages", "blogs"].map((resource) => translate(`${resource}.archivedHint`, { _: sold }))
    assert.ok(!hints.includes(sold), locale)
  }
})
