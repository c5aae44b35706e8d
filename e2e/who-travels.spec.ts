import assert from "node:assert/strict"
import { findViolations } from "./axe.ts"
import { inDays, type TestSite, test, visit } from "./fixtures.ts"
import { STAFF } from "./site.ts"

const english = {
  locale: "en-GB",
  prefix: "",
  needed: /^We still need from you: travellers' names and passport details\.$/,
  send: "Send the travellers' names",
  change: "Change the travellers' names",
  traveller: (nth: number) => `Traveller ${nth}`,
  name: "Name as in the passport",
  birthYear: "Year of birth",
  passport: "Passport, last 4",
  submit: "Send these details",
  noName: /this traveller's name/,
  wrongYear: /year of birth with four digits/,
  wrongPassport: /last four characters/,
  stillNeeded: /^We still need from you: passport details\.$/,
  contact: "Change phone or requests",
  closed: /too close to the start/,
}
const vietnamese: typeof english = {
  locale: "vi-VN",
  prefix: "/vi",
  needed: /^Bạn còn cần gửi cho chúng tôi: họ tên khách đi và thông tin hộ chiếu\.$/,
  send: "Gửi họ tên khách đi",
  change: "Sửa họ tên khách đi",
  traveller: (nth) => `Khách ${nth}`,
  name: "Họ tên như trên hộ chiếu",
  birthYear: "Năm sinh",
  passport: "4 ký tự cuối hộ chiếu",
  submit: "Gửi thông tin",
  noName: /họ tên khách này/,
  wrongYear: /năm sinh gồm bốn chữ số/,
  wrongPassport: /bốn ký tự cuối/,
  stillNeeded: /^Bạn còn cần gửi cho chúng tôi: thông tin hộ chiếu\.$/,
  contact: "Đổi số điện thoại, yêu cầu",
  closed: /không đổi được số điện thoại/,
}

let made = 0

/** A request of two for the overnight cruise, which registers its passengers. Booking closes so many hours ahead. */
async function request(site: TestSite, cutoffHours: number) {
  const { data: tour } = await site.call("GET", "/tours/slug/ha-long-bay-overnight-cruise")
  const { data: signedIn } = await site.call("POST", "/auth/login", STAFF)
  const times = { date: inDays(2), startTime: `23:${10 + ++made}`, cutoffHours, capacity: 9 }
  const { data } = await site.call("POST", "/departures", { tourId: tour._id, ...times }, signedIn.token)
  const body = {
    ...(cutoffHours > 48 && { afterClosing: true }),
    productId: tour._id,
    productType: "tour",
    travelers: 2,
    travelDate: data.date,
    departureId: data._id,
    customerInfo: { name: "Emma Jones", email: `names${made}@mail.example`, phone: "+44 7911 123456" },
  }
  const { booking, guestToken } = await site.call("POST", "/bookings", body, signedIn.token)
  return `/bookings/${booking._id}#key=${guestToken}`
}

test.use({ siteOptions: {} })

test.describe("a booking's page", () => {
  test.beforeEach(({ expectProblems }) => expectProblems(/status of 4(04|22)/))

  for (const words of [english, vietnamese]) {
    test(`takes the names of all who travel, and their passports later (${words.locale})`, {
      tag: "@phone",
    }, async ({ newVisitor, site }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, words.prefix + (await request(site, 1)))
      const main = page.getByRole("main")
      await main.getByText(words.needed).waitFor()
      await main.getByRole("button", { name: words.send }).click()
      const dialog = page.getByRole("dialog")
      const type = (nth: number, label: string, text: string) =>
        dialog
          .getByRole("group", { name: words.traveller(nth) })
          .getByLabel(label)
          .fill(text)
      await type(1, words.name, "Emma Jones")
      await type(1, words.birthYear, "84")
      await type(1, words.passport, "P1234F21")
      assert.deepEqual(await findViolations(page), [])
      await dialog.getByRole("button", { name: words.submit }).click()
      for (const wrong of [words.noName, words.wrongYear, words.wrongPassport])
        await dialog.getByRole("alert").getByText(wrong).waitFor()
      await type(2, words.name, "Trần Văn Lân")
      await type(1, words.birthYear, "1984")
      await type(1, words.passport, "4f21")
      await dialog.getByRole("button", { name: words.submit }).click()
      await dialog.waitFor({ state: "detached" })
      await main.getByText("Emma Jones · 1984 · …4F21").waitFor()
      await main.getByText(words.stillNeeded).waitFor()

      await main.getByRole("button", { name: words.send }).click()
      await type(2, words.birthYear, "1979")
      await type(2, words.passport, "88K2")
      await dialog.getByRole("button", { name: words.submit }).click()
      await dialog.waitFor({ state: "detached" })
      await main.getByText("Trần Văn Lân · 1979 · …88K2").waitFor()
      await main.getByRole("button", { name: words.change }).waitFor()
      assert.equal(await main.getByText(words.stillNeeded).count(), 0)
      assert.deepEqual(await findViolations(page), [])
    })

    test(`says whom to call after the cut-off (${words.locale})`, async ({ newVisitor, site }) => {
      const page = await newVisitor({ locale: words.locale })
      await visit(page, words.prefix + (await request(site, 72)))
      const main = page.getByRole("main")
      const closed = main.getByText(words.closed)
      await closed.waitFor()
      assert.match((await closed.getByRole("link").getAttribute("href")) ?? "", /^tel:\+84/)
      assert.equal(await main.getByRole("button", { name: words.contact }).count(), 0)
      assert.equal(await main.getByRole("button", { name: words.send }).count(), 0)
    })
  }
})
