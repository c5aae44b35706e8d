import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"
import { begin, emma, inDays, requestFor, sendBooking } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, fresh, type InvalidInput, json, type Samples } from "./contract-site.ts"

const BUYER = {
  ...{ kind: "company", name: "Công ty TNHH Sông Hồng", taxCode: "0312345678-001" },
  address: "12 Tràng Tiền, Hoàn Kiếm, Hà Nội",
}

export function invoiceSamples({ api, tours, visitors }: ContractSite): Samples {
  const staff = visitors.staff.headers
  const booked = async () => {
    const customerInfo = { ...emma, email: `${fresh("emma")}@mail.example` }
    return sendBooking(api, requestFor(tours.hoiAnLanterns, { customerInfo, buyer: BUYER }))
  }
  const completed = async () => {
    const { booking } = await booked()
    await api.post(`/bookings/${booking._id}/confirm`, {}, staff)
    await begin(booking._id)
    await api.post(`/bookings/${booking._id}/complete`, {}, staff)
    return booking
  }
  const bookingIds = async () => [(await completed())._id]
  const exported = async () => {
    const ids = await bookingIds()
    return (await api.post("/invoices/exports", { bookingIds: ids }, staff)).body.data as { _id: string }
  }
  const number = () => ({ series: "1C26TGH", number: fresh("").replace(/\D/g, ""), issuedOn: inDays(0) })
  const paper = async () => {
    const { booking } = await booked()
    const made = await api.post(`/papers/bookings/${booking._id}/requests`, { dueOn: null }, staff)
    return { booking, paper: made.body.data }
  }
  return {
    "PUT /bookings/{id}/buyer": async () => {
      const { booking, guestToken } = await booked()
      const buyer = { kind: "person", name: "Emma Jones", passport: "512345678" }
      return json("PUT", `/bookings/${booking._id}/buyer`, { buyer }, { "x-guest-token": guestToken })
    },
    "POST /invoices/preview": async () => json("POST", "/invoices/preview", { bookingIds: await bookingIds() }),
    "POST /invoices/exports": async () => json("POST", "/invoices/exports", { bookingIds: await bookingIds() }),
    "PUT /invoices/waived": async () =>
      json("PUT", "/invoices/waived", { bookingIds: await bookingIds(), isWaived: true }),
    "POST /invoices/issued": async () =>
      json("POST", "/invoices/issued", { rows: [{ reference: (await completed()).reference, ...number() }] }),
    "PUT /invoices/columns": () =>
      json("PUT", "/invoices/columns", { columns: [{ heading: "Mã số thuế", field: "taxCode", text: "" }] }),
    "GET /invoices/bookings/{id}": async () => {
      const { booking, guestToken } = await booked()
      const headers = { "x-guest-token": guestToken }
      return { method: "GET", path: `/invoices/bookings/${booking._id}`, headers }
    },
    "PUT /invoices/{id}": async () => {
      const { _id, reference } = await completed()
      await api.post("/invoices/issued", { rows: [{ reference, ...number() }] }, staff)
      const { invoices } = (await api.get(`/invoices/bookings/${_id}`, staff)).body.data
      return json("PUT", `/invoices/${invoices[0]._id}`, number())
    },
    "GET /exports/invoices/{id}/sheet": async () => ({
      method: "GET",
      path: `/exports/invoices/${(await exported())._id}/sheet`,
    }),
    "POST /papers/bookings/{id}/receipts": async () => {
      const { booking } = await booked()
      const line = { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: inDays(0) }
      const { payments } = (await api.post(`/bookings/${booking._id}/payments`, line, staff)).body.data
      return json("POST", `/papers/bookings/${booking._id}/receipts`, { paymentId: payments[0]._id })
    },
    "POST /papers/bookings/{id}/requests": async () =>
      json("POST", `/papers/bookings/${(await booked()).booking._id}/requests`, { dueOn: null }),
    "POST /papers/bookings/{id}/{paperId}/mail": async () => {
      const made = await paper()
      return { method: "POST", path: `/papers/bookings/${made.booking._id}/${made.paper._id}/mail` }
    },
    "GET /papers/{id}/file.pdf": async () => ({
      method: "GET",
      path: (await paper()).paper.file.replace(/^\/api/, ""),
    }),
  }
}

export const INVOICE_INVALID_INPUTS = {
  ALREADY_EXPORTED: async ({ site, sample }) => {
    const sent = await sample()
    await site.send({ ...sent, headers: { ...sent.headers, ...site.visitors.staff.headers } })
    return { sent }
  },
  INVOICE_EXISTS: async ({ site, endpoint, sample }) => {
    const sent = await sample()
    const ids = endpoint.path.startsWith("/bookings")
      ? [sent.path.split("/")[2]]
      : (JSON.parse(String(sent.body)).bookingIds as string[])
    const { rows } = await db.execute<{ reference: string }>(
      sql`select reference from bookings where id = ${String(ids[0])}`,
    )
    const number = fresh("").replace(/\D/g, "")
    const issued = { reference: rows[0]?.reference, series: "1C26TGX", number, issuedOn: inDays(0) }
    await site.api.post("/invoices/issued", { rows: [issued] }, site.visitors.staff.headers)
    return { sent }
  },
  PAPER_OUTDATED: async ({ site: { api, visitors }, sample }) => {
    const sent = await sample()
    const [, , , bookingId] = sent.path.split("/")
    const staff = visitors.staff.headers
    const ledger = `/bookings/${bookingId}/payments`
    const line = { kind: "payment", amount: 10_00, currency: "USD", method: "cash", paidOn: inDays(0) }
    const { payments } = (await api.post(ledger, line, staff)).body.data
    const paymentId = payments[0]._id
    const made = (await api.post(`/papers/bookings/${bookingId}/receipts`, { paymentId }, staff)).body.data
    await api.post(`${ledger}/${paymentId}/reverse`, { reason: "Typed twice" }, staff)
    return { sent: { ...sent, path: `/papers/bookings/${bookingId}/${made._id}/mail` } }
  },
  NOTHING_DUE: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update bookings set total_minor = 0, total_vnd = 0 where id = ${sent.path.split("/")[3]}`)
    return { sent }
  },
} satisfies Record<string, InvalidInput>
