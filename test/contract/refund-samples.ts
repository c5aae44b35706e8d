import { accountKey, type BankAccount } from "../../src/domain/settings/bank-accounts/bank-account.ts"
import { storeSettings } from "../../src/domain/settings/settings.server.ts"
import { bookTour, company, emma, inDays } from "../../src/server/testing/fixtures.ts"
import {
  type ContractSite,
  fresh,
  type InvalidInput,
  json,
  type Samples,
  type Sent,
  withField,
} from "./contract-site.ts"
import { PICTURE } from "./staff-samples.ts"

const COMPANY_ACCOUNT: BankAccount = {
  ...{ bin: "970436", bankName: "", accountNumber: "1017595600", holder: "CONG TY GHE", branch: "" },
  ...{ currency: "VND", swift: "", usedFor: "all" },
}
const OWED = 1_000_000
const ACCOUNT = { way: "transfer", bin: "970436", accountNumber: "0123456789", holder: "EMMA JONES" }

async function confirmed({ api, tours, visitors }: ContractSite) {
  const customerInfo = { ...emma, email: `${fresh("payer")}@mail.example` }
  const made = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  await api.post(`/bookings/${made.id}/confirm`, {}, visitors.staff.headers)
  return made
}

/** A cancelled booking for which the company owes a million đồng. */
async function owing(site: ContractSite) {
  const made = await confirmed(site)
  const line = { kind: "payment", amount: OWED, currency: "VND", vndPerUsd: 26_000, method: "cash", paidOn: inDays(0) }
  await site.api.post(`/bookings/${made.id}/payments`, line, site.visitors.staff.headers)
  await site.api.put(`/bookings/${made.id}/cancel`, { cancellationReason: "Illness" }, made.guest)
  await site.api.put(`/refunds/${made.id}/account`, ACCOUNT, made.guest)
  return made
}

const slipOf = (id: string, headers: Record<string, string>): Sent => {
  const body = new FormData()
  body.append("image", new File([new Uint8Array(PICTURE)], "slip.png"))
  return { method: "POST", path: `/slips/${id}`, headers, body }
}

async function sentSlip(site: ContractSite) {
  const { id, guest } = await confirmed(site)
  const { data } = await (await site.send(slipOf(id, guest))).json()
  return { id, guest, slip: data.slips[0] as { _id: string; url: string } }
}

export function refundSamples(site: ContractSite): Samples {
  return {
    "GET /refunds/{id}": async () => {
      const { id, guest } = await owing(site)
      return { method: "GET", path: `/refunds/${id}`, headers: guest }
    },
    "PUT /refunds/{id}/account": async () => {
      const { id, guest } = await owing(site)
      return json("PUT", `/refunds/${id}/account`, { ...ACCOUNT, accountNumber: fresh("765").replace("-", "") }, guest)
    },
    "POST /refunds/{id}/begin": async () => ({ method: "POST", path: `/refunds/${(await owing(site)).id}/begin` }),
    "POST /refunds/{id}/put-back": async () => {
      const { id } = await owing(site)
      await site.api.post(`/refunds/${id}/begin`, {}, site.visitors.staff.headers)
      return { method: "POST", path: `/refunds/${id}/put-back` }
    },
    "POST /refunds/{id}": async () =>
      json("POST", `/refunds/${(await owing(site)).id}`, { amount: OWED, accountVersion: 1, method: "transfer" }),
    "GET /settings/counter-code.pdf": async () => {
      await storeSettings({ ...company, bankAccounts: [COMPANY_ACCOUNT] })
      return {
        method: "GET",
        path: `/settings/counter-code.pdf?account=${encodeURIComponent(accountKey(COMPANY_ACCOUNT))}`,
      }
    },
    "GET /slips/{id}": async () => {
      const { id, guest } = await sentSlip(site)
      return { method: "GET", path: `/slips/${id}`, headers: guest }
    },
    "POST /slips/{id}": async () => {
      const { id, guest } = await confirmed(site)
      return slipOf(id, guest)
    },
    "GET /slips/{id}/{slip}/picture": async () => ({
      method: "GET",
      path: (await sentSlip(site)).slip.url.replace("/api", ""),
    }),
    "PUT /slips/{id}/{slip}": async () => {
      const { id, slip } = await sentSlip(site)
      return json("PUT", `/slips/${id}/${slip._id}`, { status: "seen" })
    },
    "DELETE /slips/{id}/{slip}": async () => {
      const { id, guest, slip } = await sentSlip(site)
      return { method: "DELETE", path: `/slips/${id}/${slip._id}`, headers: guest }
    },
  }
}

const idOf = ({ path }: Sent) => path.split("/")[2] ?? ""

export const REFUND_INVALID_INPUTS = {
  NOTHING_OWED: async ({ site, sample }) => {
    const sent = await sample()
    const refund = { amount: OWED, accountVersion: 1, method: "cash" }
    await site.api.post(`/refunds/${idOf(sent)}`, refund, site.visitors.staff.headers)
    return { sent }
  },
  REFUND_BEGUN: async ({ site, sample }) => {
    const sent = await sample()
    await site.api.post(`/refunds/${idOf(sent)}/begin`, {}, site.visitors.staff.headers)
    return { sent }
  },
  BALANCE_CHANGED: async ({ sample }) => ({ sent: withField(await sample(), { amount: OWED + 1 }) }),
  REFUND_ACCOUNT_CHANGED: async ({ sample }) => ({ sent: withField(await sample(), { accountVersion: 99 }) }),
  NOTHING_TO_PAY: async ({ site, sample }) => {
    const sent = await sample()
    const cancel = { cancellationReason: "Illness", refundPercent: 100 }
    await site.api.put(`/bookings/${idOf(sent)}/cancel`, cancel, site.visitors.staff.headers)
    return { sent }
  },
  TOO_MANY_SLIPS: async ({ site, sample }) => {
    const sent = await sample()
    for (let nth = 0; nth < 3; nth++) await site.send(slipOf(idOf(sent), sent.headers ?? {}))
    return { sent: slipOf(idOf(sent), sent.headers ?? {}) }
  },
  SLIP_CHECKED: async ({ site, sample }) => {
    const sent = await sample()
    await site.api.put(sent.path, { status: "seen" }, site.visitors.staff.headers)
    return { sent }
  },
} satisfies Record<string, InvalidInput>
