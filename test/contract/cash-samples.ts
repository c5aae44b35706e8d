import { hanoiDate } from "../../src/lib/today.ts"
import { bookTour, emma, inDays, withNewAddress } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, json, type Samples } from "./contract-site.ts"

export function cashSamples({ api, tours, visitors }: ContractSite): Samples {
  const staff = visitors.staff.headers
  const person = "Nguyễn Văn Tú"
  const collected = async () => {
    const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const cash = { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: hanoiDate() }
    const { data } = (await api.post(`/bookings/${id}/payments`, { ...cash, collectedBy: person }, staff)).body
    return { person, payments: [data.payments[0]._id] }
  }
  let counted = 12_450_000
  return {
    "GET /cash-book": () => ({ method: "GET", path: `/cash-book?from=${inDays(-1)}&to=${inDays(0)}` }),
    "GET /cash-book/choices": async () => {
      const { id } = await bookTour(api, tours.hoiAnLanterns)
      return { method: "GET", path: `/cash-book/choices?bookingId=${id}` }
    },
    "POST /cash-book/hand-overs": async () => json("POST", "/cash-book/hand-overs", await collected()),
    "POST /cash-book/hand-overs/{id}/undo": async () => {
      const { data } = (await api.post("/cash-book/hand-overs", await collected(), staff)).body
      return { method: "POST", path: `/cash-book/hand-overs/${data._id}/undo` }
    },
    "POST /cash-book/entries": () =>
      json("POST", "/cash-book/entries", { kind: "count", amount: counted++, currency: "VND", settle: true }),
    "POST /cash-book/entries/{id}/undo": async () => {
      const entry = { kind: "bank", amount: 5_000_000, currency: "VND", reason: "Vietcombank" }
      const { data } = (await api.post("/cash-book/entries", entry, staff)).body
      return { method: "POST", path: `/cash-book/entries/${data._id}/undo` }
    },
  }
}
