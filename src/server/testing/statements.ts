import assert from "node:assert/strict"
import { createHmac } from "node:crypto"
import type { PreviewRow } from "#domain/bank-statements/bank-statement.ts"
import type { BankAccount } from "#domain/settings/bank-accounts/bank-account.ts"
import { hanoiDate } from "#lib/today.ts"
import { bookTour, emma, signInStaff, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"

export const { api, tours } = await openTestSite()
export const admin = await signInStaff(api, "admin")
const accounts = await signInStaff(api, "accounts")
export const { headers } = accounts

const account = (accountNumber: string, more: Partial<BankAccount> = {}): BankAccount => ({
  bin: "970436",
  bankName: "",
  accountNumber,
  holder: "CONG TY GHE",
  branch: "",
  currency: "VND",
  swift: "",
  usedFor: "all",
  ...more,
})
await api.put(
  "/settings/group/bankAccounts",
  { bankAccounts: [account("1017595600"), account("222"), account("333", { currency: "USD", swift: "BFTVVNVX" })] },
  admin.headers,
)

/** Books and confirms. `left`: what is owed in đồng. */
export async function book(changes: object = {}) {
  const customerInfo = { ...withNewAddress(emma), ...changes }
  const { id } = await bookTour(api, tours.hoiAnLanterns, { customerInfo })
  const { status, text } = await api.post(`/bookings/${id}/confirm`, {}, admin.headers)
  assert.equal(status, 200, text)
  return { id, ...(await read(id)) }
}
/** Books with a payment plan of two equal steps. */
export async function bookInHalves() {
  const setPlan = (paymentPlan: object | null) => api.put("/settings/group/payments", { paymentPlan }, admin.headers)
  const halves = { deposit: { value: 50, unit: "percent" }, withinHours: 24, restDaysBefore: 7 }
  assert.equal((await setPlan({ ...halves, fullWithinDays: null, release: false })).status, 200)
  const booked = await book()
  await setPlan(null)
  return booked
}
export async function read(id: string) {
  const { reference, balance, balanceOther, paid } = (await api.get(`/bookings/${id}`, admin.headers)).body.booking
  return {
    reference: String(reference),
    code: String(reference).replaceAll("-", ""),
    left: balanceOther,
    balance,
    paid,
  }
}
export const ledger = async (id: string) => (await api.get(`/bookings/${id}/payments`, headers)).body.data.payments

export const TODAY = hanoiDate()
const [year, month, day] = TODAY.split("-")
export const VN_DAY = `${day}/${month}/${year}`
export const HEAD = "Ngày giao dịch;Số tham chiếu;Số tiền ghi nợ;Số tiền ghi có;Nội dung"
export type Line = [amount: number | string, content: string, reference?: string, date?: string]

const dotted = (amount: number) => String(amount).replace(/\B(?=(\d{3})+$)/g, ".")
let numbered = 0
/** A statement as Vietcombank exports it. Amounts below zero went out. */
export function csv(lines: Line[], { foot = "" } = {}): string {
  const rows = lines.map(([amount, content, reference = `FT26${++numbered}`, date = VN_DAY]) => {
    const out = typeof amount === "number" && amount < 0 ? dotted(-amount) : ""
    const into = typeof amount === "string" ? amount : amount < 0 ? "" : dotted(amount)
    return [date, reference, out, into, content].join(";")
  })
  return ["SAO KÊ TÀI KHOẢN;;;;", HEAD, ...rows, foot].join("\r\n")
}

export const COLUMNS = {
  header: 2,
  date: 0,
  reference: 1,
  amountOut: 2,
  amountIn: 3,
  content: 4,
  decimal: ",",
  dateFormat: "dmy",
}
export type Fields = { account?: string; columns?: object; accepted?: number[]; delimiter?: string }
export async function send(
  what: string,
  file: string | Buffer,
  { account = "970436-1017595600", ...fields }: Fields = {},
) {
  const form = new FormData()
  form.set("file", new Blob([typeof file === "string" ? file : new Uint8Array(file)]), "statement.csv")
  form.set("account", account)
  if (what !== "inspect") form.set("columns", JSON.stringify(fields.columns ?? COLUMNS))
  if (fields.delimiter) form.set("delimiter", JSON.stringify(fields.delimiter))
  if (fields.accepted) form.set("accepted", JSON.stringify(fields.accepted))
  return api.request(`/bank-statements/${what}`, { method: "POST", body: form, headers })
}
export const previewOf = async (file: string | Buffer, fields: Fields = {}): Promise<PreviewRow[]> => {
  const { status, body, text } = await send("preview", file, fields)
  assert.equal(status, 200, text)
  return body.data.rows
}
export const importAll = async (file: string | Buffer, fields: Fields = {}) => {
  const accepted = (await previewOf(file, fields)).map(({ row }) => row)
  return (await send("import", file, { accepted, ...fields })).body.data
}
export const stored = async (query: string) => (await api.get(`/bank-statements?limit=100&${query}`, headers)).body.data
export const only = async (content: string) => {
  const found = (await stored(`search=${encodeURIComponent(content)}`)).filter((one: { content: string }) =>
    one.content.includes(content),
  )
  assert.equal(found.length, 1, content)
  return found[0]
}
export const act = (id: string, what: string, body: object = {}) =>
  api.post(`/bank-statements/${id}/${what}`, body, headers)
export const mailsTo = async () => (await api.sendMails()).map(({ headers: { subject } }) => String(subject))

export const SECRET = "a secret of the webhook"
export const webhook = (sent: object, { secret = SECRET, at = Math.floor(Date.now() / 1000), ...more } = {}) => {
  const body = JSON.stringify(sent)
  const signature = createHmac("sha256", secret).update(`${at}.${body}`).digest("hex")
  const signed = { "x-sepay-timestamp": String(at), "x-sepay-signature": `sha256=${signature}` }
  return api.request("/webhooks/sepay", { method: "POST", body, headers: { ...signed, ...more } })
}
let sepayId = 92_704
export const report = (transferAmount: number, content: string, more: object = {}) => ({
  id: ++sepayId,
  gateway: "Vietcombank",
  transactionDate: `${TODAY} 00:00:01`,
  accountNumber: "1017595600",
  subAccount: null,
  code: null,
  content,
  transferType: "in",
  description: "",
  transferAmount,
  accumulated: 19_077_000,
  referenceCode: `FT.${sepayId}`,
  ...more,
})
