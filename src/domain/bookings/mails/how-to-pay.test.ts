import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, emma, signInStaff } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")

describe("how to pay", () => {
  it("is taken from the settings, in the mails about new and confirmed bookings", async () => {
    const howToPay = { en: "Pay by bank transfer, a week before.", vi: "Quý khách chuyển khoản trước một tuần." }
    const { settings, data = settings } = (await api.get("/settings")).body
    assert.equal(data.howToPay.en, "Pay after we confirm: bank transfer, or cash on the day.")
    const { status, text } = await api.put("/settings", { howToPay }, staff.headers)
    assert.equal(status, 200, text)
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma })
    const toEmma = async () => (await api.sendMails()).find((mail) => mail.headers.to?.includes(emma.email))?.text ?? ""
    assert.ok((await toEmma()).includes(howToPay.en))
    await api.post(`/bookings/${booking._id}/confirm`, {}, staff.headers)
    assert.ok((await toEmma()).includes(howToPay.en))
  })
})
