import { createHmac } from "node:crypto"
import { sql } from "drizzle-orm"
import { readSettings, storeSettings } from "../../src/domain/settings/settings.server.ts"
import { runningConfig, setRunningConfig } from "../../src/server/config/running-config.server.ts"
import { db } from "../../src/server/database/database.server.ts"
import { emma, inDays, requestFor, sendBooking } from "../../src/server/testing/fixtures.ts"
import { type ContractSite, fresh, type InvalidInput, json, type Samples, type Sent } from "./contract-site.ts"

const BANK = { bin: "970436", accountNumber: "1017595600" }
const COLUMNS = { header: 1, date: 0, amount: 1, content: 2, decimal: ",", dateFormat: "ymd" }
export const WEBHOOK = "/webhooks/sepay"
const KEY = "key of the webhook"

async function keepAccount(): Promise<void> {
  const { version: _, updatedAt, ...settings } = await readSettings()
  const account = { ...BANK, bankName: "", holder: "CONG TY GHE", branch: "", currency: "VND", swift: "" } as const
  await storeSettings({ ...settings, bankAccounts: [{ ...account, usedFor: "all" }] })
}

async function statement(): Promise<FormData> {
  await keepAccount()
  const form = new FormData()
  form.set("file", new File([`Ngày;Số tiền;Nội dung\n${inDays(0)};1.000;${fresh("transfer")}`], "statement.csv"))
  form.set("account", `${BANK.bin}-${BANK.accountNumber}`)
  form.set("columns", JSON.stringify(COLUMNS))
  return form
}

/** Signs a call of the webhook. Whoever has the secret may send it, signed in or not. */
export function signed({ headers, ...sent }: Sent): Sent {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const signature = createHmac("sha256", KEY)
    .update(`${timestamp}.${String(sent.body)}`)
    .digest("hex")
  return { ...sent, headers: { ...headers, "x-sepay-timestamp": timestamp, "x-sepay-signature": signature } }
}

/** Makes a sample of the webhook that is refused, because it is off or isn't signed. */
export function refusedByWebhook({ headers, ...sent }: Sent, isOff: boolean): Sent {
  if (isOff) setRunningConfig({ ...runningConfig(), sepaySecret: undefined })
  return { ...sent, headers: { "content-type": "application/json" } }
}

/** @returns the id of a transfer of 1,000 đồng that waits */
async function transfer(): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into bank_transactions (bin, account_number, currency, booked_on, amount_minor, content, fingerprint, nth)
    values (${BANK.bin}, ${BANK.accountNumber}, 'VND', ${inDays(0)}, 1000, ${fresh("Transfer")}, ${fresh("print")}, 0)
    returning id`)
  return rows[0]!.id
}

export function bankSamples(site: ContractSite): Samples {
  const { api, visitors } = site
  const act = (id: string, what: string, body: object) => json("POST", `/bank-statements/${id}/${what}`, body)
  const sendFile = (what: string) => async (): Promise<Sent> => ({
    method: "POST",
    path: `/bank-statements/${what}`,
    body: await statement(),
  })
  const booked = async () => {
    const customerInfo = { ...emma, email: `${fresh("emma")}@mail.example` }
    return (await sendBooking(api, requestFor(site.tours.hoiAnLanterns, { customerInfo }))).id
  }
  const assignment = async (id: string) => act(id, "assign", { parts: [{ bookingId: await booked(), amount: 1_000 }] })
  const assigned = async () => {
    const sent = await assignment(await transfer())
    return (await api.post(sent.path, JSON.parse(String(sent.body)), visitors.staff.headers)).body.data
  }
  const inspection = async () => {
    const sent = await sendFile("inspect")()
    ;(sent.body as FormData).delete("columns")
    return sent
  }
  return {
    "GET /bank-statements/{id}": async () => ({ method: "GET", path: `/bank-statements/${await transfer()}` }),
    "POST /bank-statements/inspect": inspection,
    "POST /bank-statements/preview": sendFile("preview"),
    "POST /bank-statements/import": sendFile("import"),
    "POST /bank-statements/{id}/assign": async () => assignment(await transfer()),
    "POST /bank-statements/{id}/move": async () => {
      const { _id, allocations } = await assigned()
      return act(_id, "move", { allocationId: allocations[0]._id, bookingId: await booked() })
    },
    "POST /bank-statements/{id}/ignore": async () => act(await transfer(), "ignore", { reason: "Rent" }),
    "POST /bank-statements/{id}/undo": async () => act((await assigned())._id, "undo", {}),
    "POST /webhooks/sepay": async () => {
      await keepAccount()
      setRunningConfig({ ...runningConfig(), sepaySecret: KEY })
      const body = {
        id: fresh("sepay"),
        transactionDate: `${inDays(0)} 10:00:00`,
        accountNumber: BANK.accountNumber,
        transferType: "in",
        transferAmount: 1_000,
        content: "chuyen tien",
        referenceCode: fresh("FT"),
      }
      return signed(json("POST", WEBHOOK, body))
    },
  }
}

const idOf = ({ path }: Sent) => path.split("/")[2]!

/** Settles the booking that an action names, so that anything more is above its balance. */
export async function settleNamed({ api, visitors }: ContractSite, sent: Sent): Promise<Sent> {
  const { bookingId, parts } = JSON.parse(String(sent.body))
  const id = bookingId ?? parts[0].bookingId
  const { balance, pricing } = (await api.get(`/bookings/${id}`, visitors.staff.headers)).body.booking
  const cash = { kind: "payment", amount: balance * 100, currency: pricing.currency, method: "cash", paidOn: inDays(0) }
  await api.post(`/bookings/${id}/payments`, cash, visitors.staff.headers)
  return sent
}

/** Gives the money of an assigned transfer back, so that it can't be taken from its booking. */
export async function refundAssigned({ api, visitors }: ContractSite, sent: Sent): Promise<Sent> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select booking_id as id from bank_allocations where transaction_id = ${idOf(sent)}`,
  )
  const refund = {
    kind: "refund",
    amount: 1_000,
    currency: "VND",
    vndPerUsd: 26_000,
    method: "cash",
    paidOn: inDays(0),
  }
  await api.post(`/bookings/${rows[0]!.id}/payments`, refund, visitors.staff.headers)
  return sent
}

export const BANK_INVALID_INPUTS = {
  MORE_THAN_LEFT: async ({ sample }) => {
    const sent = await sample()
    const { parts } = JSON.parse(String(sent.body))
    return { sent: { ...sent, body: JSON.stringify({ parts: [{ ...parts[0], amount: 1_001 }] }) } }
  },
  TRANSFER_DECIDED: async ({ sample, endpoint }) => {
    const sent = await sample()
    const set = endpoint.path.endsWith("/assign") ? sql`ignored_reason = 'Rent'` : sql`assigned_minor = 1`
    await db.execute(sql`update bank_transactions set ${set} where id = ${idOf(sent)}`)
    return { sent }
  },
  RECORDED_BY_HAND: async ({ sample }) => {
    const sent = await sample()
    const body = JSON.parse(String(sent.body))
    const said = body.parts ? { parts: [{ ...body.parts[0], isAnother: false }] } : { ...body, isAnother: false }
    return { sent: { ...sent, body: JSON.stringify(said) } }
  },
  CANNOT_UNDO: async ({ sample }) => {
    const sent = await sample()
    await db.execute(sql`update bank_allocations set created_at = now() - interval '2 days'
      where transaction_id = ${idOf(sent)}`)
    return { sent }
  },
} satisfies Record<string, InvalidInput>
