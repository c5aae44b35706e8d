import { addDays, hanoiDate } from "#lib/today.ts"
import { hydrated, test } from "./fixtures.ts"
import { assertStill, collectShifts } from "./layout-shift.ts"

const TOUR = "hanoi-old-quarter-street-food-walk"
const TRANSFER = "noi-bai-airport-to-hanoi-old-quarter"
const PATHS = [
  ...["/", "/tours?days=1", "/category/cruises", `/tour/${TOUR}`, `/tour/${TOUR}/book`],
  ...["/transfers", `/transfer/${TRANSFER}`, "/blog", "/blog/first-day-in-vietnam"],
  ...["/contact", "/consultation", "/about", "/privacy", "/newsletter", "/wishlist"],
  ...["/login", "/register", "/forgot-password", "/profile", "/bookings"],
]
const WISHES = [`tour/${TOUR}`, `transfer/${TRANSFER}`]

test.describe("no page moves while it loads", () => {
  test.use({ realPictures: true })

  test("not those that the browser fills either", async ({ newVisitor, site }) => {
    const customerInfo = { name: "Anna Still", email: "still@example.com", phone: "0912345678" }
    const { data: tour } = await site.call("GET", `/tours/slug/${TOUR}`)
    const order = { productId: tour._id, productType: "tour", travelers: 2, travelDate: addDays(hanoiDate(), 45) }
    const { booking, guestToken } = await site.call("POST", "/bookings", { ...order, customerInfo })
    for (const path of [...PATHS, `/bookings/${booking._id}#key=${guestToken}`]) {
      const page = await newVisitor()
      await page.addInitScript(collectShifts)
      await page.addInitScript((wishes) => localStorage.setItem("ghe-wishlist", JSON.stringify(wishes)), WISHES)
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState("networkidle")
      await assertStill(page, path)
      await page.context().close()
    }
  })
})
