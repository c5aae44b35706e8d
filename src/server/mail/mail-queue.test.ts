import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { scaleLimits } from "#server/limits/rate-limits.server.ts"
import { resetLimits, SITE } from "#server/testing/api.ts"
import { bookTour, emma, inDays, lan, solve, withNewAddress } from "#server/testing/fixtures.ts"
import { openTestSite } from "#server/testing/site.ts"
import { mailWriters } from "#slices.server.ts"
import { queueMails } from "./outbox.server.ts"
import { sendNext } from "./send-mails.server.ts"
import type { Mail } from "./transport.server.ts"

const { api, tours } = await openTestSite()
beforeEach(async () => {
  await db.execute(sql`truncate outbox`)
  scaleLimits(10_000)
})

let strangers = 0
const lookUp = (ip: string, headers: Record<string, string> = {}) =>
  api.request(`/bookings/guest/stranger${++strangers}@mail.example`, { headers }, { ip })
const forget = (ip: string) =>
  api.request(
    "/auth/forgot-password",
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: `stranger${++strangers}@mail.example` }),
    },
    { ip },
  )
const fromManyNetworks = async (times: number, ask: (ip: string) => Promise<{ status: number }>) => {
  for (let n = 0; n < times; n++) assert.equal((await ask(`198.51.${n >> 8}.${n & 255}`)).status, 200)
}

async function sendSome(steps: number, rest?: () => Promise<void>): Promise<string[]> {
  const recipients: string[] = []
  for (let n = 0; n < steps; n++) {
    const sent: Mail[] = []
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close: () => {} }
    if (!(await sendNext(mailWriters(SITE), mailer, rest))) break
    recipients.push(sent[0]?.to ?? "")
  }
  return recipients
}

describe("the outbox order", () => {
  it("sends mails about bookings and accounts before lookups and password resets", async () => {
    await fromManyNetworks(200, lookUp)
    await fromManyNetworks(200, forget)
    const guest = withNewAddress(emma)
    await api.post("/auth/register", { ...lan, email: "newcomer@mail.example" })
    await bookTour(api, tours.hoiAnLanterns, { travelDate: inDays(30), customerInfo: guest })
    const recipients = (await sendSome(6)).filter(Boolean)
    assert.deepEqual(recipients, [guest.email, "office@ghe.example", "newcomer@mail.example"])
  })

  it("sends the oldest mail every fourth time", async () => {
    await queueMails([{ kind: "newsletter-wish", recipient: "reader@mail.example", language: "en", payload: {} }])
    const notice = { kind: "password-changed", recipient: "owner@mail.example", language: "en" as const, payload: {} }
    await queueMails(Array.from({ length: 20 }, () => notice))
    assert.ok((await sendSome(4)).includes("reader@mail.example"))
  })

  it("is first in, first out within a priority", async () => {
    const mails = ["a", "b", "c"].map((name) => ({ kind: "password-changed", recipient: `${name}@mail.example` }))
    for (const mail of mails) await queueMails([{ ...mail, language: "en", payload: {} }])
    assert.deepEqual(await sendSome(3), ["a@mail.example", "b@mail.example", "c@mail.example"])
  })

  it("pauses after a mail, but not after a row without one", async () => {
    await fromManyNetworks(5, lookUp)
    await queueMails([{ kind: "password-changed", recipient: emma.email, language: "en", payload: {} }])
    let rests = 0
    const recipients = await sendSome(10, async () => void rests++)
    assert.deepEqual([recipients.length, rests], [6, 1])
  })
})

describe("a long queue", () => {
  it("requires proof of work for lookups and password resets", async () => {
    await fromManyNetworks(301, lookUp)
    resetLimits()
    const refused = await lookUp("203.0.113.9")
    assert.deepEqual([refused.status, refused.body.code], [429, "PROOF_REQUIRED"])
    assert.equal(refused.body.message, "We're receiving many requests right now. Please try again in half a minute.")
    assert.equal(refused.headers.get("retry-after"), "30")
    assert.equal((await forget("203.0.113.9")).body.code, "PROOF_REQUIRED")
    assert.equal((await lookUp("203.0.113.9", { "x-proof": await solve(refused.body.challenge) })).status, 200)
    await sendSome(400)
    resetLimits()
    assert.equal((await lookUp("203.0.113.9")).status, 200)
  })

  it("does not affect bookings, messages and registrations", async () => {
    await fromManyNetworks(301, lookUp)
    resetLimits()
    await bookTour(api, tours.hoiAnLanterns, { customerInfo: withNewAddress(emma) })
    const { status } = await api.post("/auth/register", { ...lan, email: "second.newcomer@mail.example" })
    assert.equal(status, 201)
    assert.equal((await api.post("/newsletter", { email: "reader2@mail.example" })).status, 202)
  })
})
