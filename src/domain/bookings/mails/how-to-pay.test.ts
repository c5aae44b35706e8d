import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

const { api, tours } = await openTestSite()
const staff = await signInStaff(api, "staff")
const admin = await signInStaff(api, "admin")
const mailTo = async (email: string) =>
  (await api.sendMails()).find((mail) => mail.headers.to?.includes(email))?.text ?? ""

describe("how to pay", () => {
  it("is taken from the settings, in the mails about new and confirmed bookings", async () => {
    const howToPay = { en: "Pay by bank transfer, a week before.", vi: "Quý khách chuyển khoản trước một tuần." }
    const { settings, data = settings } = (await api.get("/settings")).body
    assert.equal(data.howToPay.en, "Pay after we confirm: bank transfer, or cash on the day.")
    const { status, text } = await api.put("/settings", { howToPay }, staff.headers)
    assert.equal(status, 200, text)
    const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: emma })
    assert.ok((await mailTo(emma.email)).includes(howToPay.en))
    await api.post(`/bookings/${booking._id}/confirm`, {}, staff.headers)
    assert.ok((await mailTo(emma.email)).includes(howToPay.en))
  })

  it("is said by the plan where one was agreed, and by the settings only while there is no account for it", async () => {
    const howToPay = { en: "Cash only, on the day.", vi: "Chỉ nhận tiền mặt khi đi." }
    const deposit = { value: 30, unit: "percent" } as const
    const paymentPlan = { deposit, withinHours: 24, restDaysBefore: 7, fullWithinDays: null, release: false }
    assert.equal((await api.put("/settings", { howToPay, paymentPlan }, staff.headers)).status, 200)
    const readMails = async () => {
      const customerInfo = withNewAddress(emma)
      const { booking } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
      const ofRequest = await mailTo(customerInfo.email)
      await api.post(`/bookings/${booking._id}/confirm`, {}, staff.headers)
      return [ofRequest, await mailTo(customerInfo.email)] as const
    }
    const [asked, confirmed] = await readMails()
    assert.match(asked, /Deposit/)
    assert.doesNotMatch(asked, /Cash only/)
    assert.match(confirmed, /Cash only/)
    const account = {
      ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY SONG XANH" },
      ...{ branch: "", currency: "VND", swift: "", usedFor: "all" },
    }
    const saved = await api.put("/settings/group/bankAccounts", { bankAccounts: [account] }, admin.headers)
    assert.equal(saved.status, 200, saved.text)
    const [, withAccount] = await readMails()
    assert.match(withAccount, /1017595600/)
    assert.doesNotMatch(withAccount, /Cash only/)
  })
})
