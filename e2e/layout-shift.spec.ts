import assert from "node:assert/strict"
import pLimit from "p-limit"
import { hold, hydrated, inDays, test } from "./fixtures.ts"
import { collectShifts, describeShift } from "./layout-shift.ts"

const TOUR = "hanoi-old-quarter-street-food-walk"
const CRUISE = "ha-long-bay-overnight-cruise"
const TRANSFER = "noi-bai-airport-to-hanoi-old-quarter"
const PATHS = [
  ...["", "/tours", "/tours?days=1", "/category/cruises", `/tour/${TOUR}`, `/tour/${CRUISE}`],
  ...[`/tour/${TOUR}/book`, `/tour/${CRUISE}/book`, `/transfer/${TRANSFER}/book`],
  ...["/transfers", `/transfer/${TRANSFER}`, "/blog", "/blog/first-day-in-vietnam"],
  ...["/contact", "/consultation", "/about", "/privacy", "/terms", "/newsletter", "/wishlist", "/styleguide"],
  ...["/login", "/register", "/forgot-password", "/profile", "/bookings"],
]
const WISHES = [`tour/${TOUR}`, `transfer/${TRANSFER}`]
/** Pictures are encoded when they are first asked for, one after the other. */
const ENCODING_MS = 240_000
/** As many at once as leave each page a part of a processor. */
const AT_ONCE = 3

test.describe("no page moves while it loads, also when its fonts come late", { tag: "@both" }, () => {
  for (const [language, prefix, realPictures] of [
    ["English", "", true],
    ["Vietnamese", "/vi", false],
  ] as const)
    test.describe(`in ${language}`, () => {
      // Pictures are the same in both languages, and each takes long to encode.
      test.use({ realPictures })

      test(realPictures ? "with its pictures" : "with plain pictures", async ({ newVisitor, site }) => {
        const customerInfo = { name: "Anna Still", email: "still@example.com", phone: "0912345678" }
        const { data: tour } = await site.call("GET", `/tours/slug/${TOUR}`)
        const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: inDays(45) }
        const { booking, guestToken } = await site.call("POST", "/bookings", { ...order, customerInfo })

        const measure = async (path: string) => {
          const page = await newVisitor()
          const release = await hold(page, "**/*.woff2")
          await page.addInitScript(collectShifts)
          await page.addInitScript((wishes) => {
            for (const key of ["ghe-wishlist", "ghe-recently-seen"]) localStorage.setItem(key, JSON.stringify(wishes))
          }, WISHES)
          await page.goto(prefix + path || "/", { waitUntil: "commit" })
          await hydrated(page)
          release()
          await page.waitForLoadState("networkidle", { timeout: ENCODING_MS })
          const shift = await describeShift(page, prefix + path)
          await page.context().close()
          return shift
        }
        const atOnce = pLimit(AT_ONCE)
        const paths = [...PATHS, `/bookings/${booking._id}#key=${guestToken}`]
        const shifts = await Promise.all(paths.map((path) => atOnce(measure, path)))
        assert.equal(shifts.filter(Boolean).join("\n"), "")
      })
    })
})
